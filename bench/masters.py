"""What the measurements of all masters share."""

import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import guinguette
from guinguette.bots import Bot
from guinguette.training.calibration import TENTHS, Chances, tenths
from guinguette.training.pictures import draw_calibration

PICTURES = Path("build")


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


def show_calibration(game: str, observed: Mapping[str, Iterable[tuple[Chances, Chances]]]) -> None:
    """By variant and tenth: how many points of a hundred more were won than predicted, and the standard error."""
    found = {}
    ends = range(0, 100, 100 // TENTHS)
    print("| predicted |", *(f" {first}–{first + 10} % |" for first in ends), sep="")
    print("|---" * (1 + TENTHS), "|", sep="")
    for variant, batches in observed.items():
        found[variant] = tenths(batches)
        cells = [""] * TENTHS
        for tenth in found[variant]:
            gap = 100 * (tenth.actual - tenth.predicted)
            cells[int(min(tenth.predicted, 0.99) * TENTHS)] = f"{gap:+.2f} ± {100 * tenth.error:.2f}"
        print(f"| {variant} | {' | '.join(cells)} |", flush=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    draw_calibration(found, PICTURES / f"calibration-{game}.png")
