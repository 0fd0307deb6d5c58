"""What the measurements of all masters share."""

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import numpy as np
from rich.console import Console
from rich.table import Table

import guinguette
from guinguette.bots import Bot
from guinguette.training.calibration import TENTHS, Chances, Tenth, tenths
from guinguette.training.lessons import Share
from guinguette.training.pictures import draw_calibration

PICTURES = Path("build")
MOST_OFF = 1.0  # points of a hundred that chances may differ from what comes
BATCH = 500  # games that are looked at together
Observe = Callable[[str, int], tuple[Chances, Chances]]  # a batch of a variant, from the game of this number on

T = TypeVar("T")
R = TypeVar("R")


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


class Bar(NamedTuple):
    """What a share of wins must reach, and what the lower end of its interval must pass."""

    share: float = 0.0
    low: float = 0.0

    def holds(self, measured: Share) -> bool:
        return measured.share >= self.share and measured.share - measured.margin > self.low

    def __str__(self) -> str:
        told = [f"≥ {self.share:.1%}"] * (self.share > 0) + [f"interval > {self.low:.1%}"] * (self.low > 0)
        return ", ".join(told)


class Match(NamedTuple):
    """One to be measured against others; `run` plays so many games."""

    title: str
    run: Callable[[int], Share]
    fair: float
    bar: Bar | None = None


def show_matches(matches: Sequence[Match], games: int) -> bool:
    """All of them, on all cores; whether every bar holds. Intervals are 95 %."""
    table = Table(title=f"{games:,} games each", title_justify="left")
    for column in ("match", "share of wins", "fair", "must be", "", "minutes"):
        table.add_column(column, justify="left" if column == "match" else "right")
    held = True
    for match, (share, minutes) in zip(matches, on_all_cores(partial(timed, games), matches), strict=True):
        print(f"{match.title}: {share}", file=sys.stderr, flush=True)
        holds = match.bar is None or match.bar.holds(share)
        mark = "" if match.bar is None else "[green]✓[/]" if holds else "[red]✗[/]"
        table.add_row(match.title, str(share), f"{match.fair:.1%}", str(match.bar or ""), mark, f"{minutes:.1f}")
        held = held and holds
    if table.rows:
        Console().print(table)
    return held


def timed(games: int, match: Match) -> tuple[Share, float]:
    began = time.perf_counter()
    return match.run(games), (time.perf_counter() - began) / 60


def show_calibration(game: str, observe: Observe, variants: Mapping[str, int], games: int) -> bool:
    """By variant and tenth: how many points of a hundred more were won than predicted, and the standard error;
    whether all are within a point.

    `variants` tells how many sit at the table: so many games for two, and more where chances near 100 % are rarer.
    """
    found: dict[str, list[Tenth]] = {}
    print("| predicted |", *(f" {first}–{first + 10} % |" for first in range(0, 100, 100 // TENTHS)), " most |", sep="")
    print("|---" * (2 + TENTHS), "|", sep="")
    tasks = [(variant, games * seats // 2) for variant, seats in variants.items()]
    for variant, by_tenth in zip(variants, on_all_cores(partial(calibrated, observe), tasks), strict=True):
        found[variant] = by_tenth
        cells = [""] * TENTHS
        for tenth in by_tenth:
            cells[int(min(tenth.predicted, 0.99) * TENTHS)] = f"{gap(tenth):+.2f} ± {100 * tenth.error:.2f}"
        print(f"| {variant} | {' | '.join(cells)} | {max(abs(gap(tenth)) for tenth in by_tenth):.2f} |", flush=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    draw_calibration(found, PICTURES / f"calibration-{game}.png")
    return all(abs(gap(tenth)) <= MOST_OFF for by_tenth in found.values() for tenth in by_tenth)


def calibrated(observe: Observe, task: tuple[str, int]) -> list[Tenth]:
    variant, games = task
    return tenths(observe(variant, first) for first in range(0, games, BATCH))


def gap(tenth: Tenth) -> float:
    return 100 * (tenth.actual - tenth.predicted)


def on_all_cores(work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
    """The results, in the order of the tasks."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks)
