"""What the measurements of all masters share."""

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import guinguette
from guinguette.bots import Bot
from guinguette.training.calibration import tenths
from guinguette.training.pictures import draw_calibration

PICTURES = Path("build")
Chances = NDArray[np.floating]


def play(game: str, bots: list[Bot], seed: int, seconds: list[float], **options: Any) -> list[float]:
    """Through views, as everywhere: each seat's share of the win; the time of every choice is added to `seconds`."""
    table, rng = guinguette.new(game, len(bots), seed, **options), Random(seed)
    while table.outcome is None:
        if table.to_move == guinguette.CHANCE:
            table.roll()
            continue
        view, legal = table.view(table.to_move), table.legal
        began = time.perf_counter()
        move = bots[table.to_move].choose(view, legal, rng)
        if len(legal) > 1:
            seconds.append(time.perf_counter() - began)
        table.play(move)
    winners = [standing.seat for standing in table.outcome if standing.place == 1]
    return [(seat in winners) / len(winners) for seat in range(len(bots))]


def show_times(title: str, game: str, bot: Bot, players: int, games: int, **options: Any) -> None:
    seconds: list[float] = []
    for seed in range(games):
        play(game, [bot] * players, seed, seconds, **options)
    median, high, most = np.quantile(seconds, [0.5, 0.99, 1]) * 1e3
    print(f"{title}: median {median:.1f} ms, p99 {high:.1f} ms, most {most:.0f} ms")


def show_duel(game: str, one: Bot, other: Bot, games: int) -> None:
    """Two players, from each seed in both seats."""
    shares = [play(game, [one, other][:: 1 - 2 * (n % 2)], n // 2, [])[n % 2] for n in range(games)]
    one_name, other_name = (type(bot).__name__.lower() for bot in (one, other))
    print(f"{one_name} against {other_name}: {np.mean(shares):.0%} of {games} games")


def show_calibration(name: str, observed: Sequence[tuple[Chances, Chances]]) -> None:
    """Chances predicted and shares of wins that came, by tenths."""
    predicted, actual = (np.concatenate(columns).ravel() for columns in zip(*observed, strict=True))
    table = Table(title=f"{name}: chances predicted, and what came", title_justify="left")
    for column in ("tenth", "predictions", "predicted", "won", "difference"):
        table.add_column(column, justify="right")
    found = tenths(predicted, actual)
    for k, tenth in enumerate(found):
        gap = tenth.actual - tenth.predicted
        shares = (f"{tenth.predicted:.2%}", f"{tenth.actual:.2%}", f"{gap:+.2%}")
        table.add_row(str(k + 1), f"{tenth.positions:,}", *shares)
    Console().print(table)
    PICTURES.mkdir(parents=True, exist_ok=True)
    draw_calibration(found, PICTURES / f"calibration-{name}.png")
