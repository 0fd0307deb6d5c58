"""How strong the masters of Piña Coladice are: `python -m bench.pina_coladice_masters [variant …] [--show …]`.

Variants are plain-2 to plain-4 and happy-2 to happy-4 (Happy Hour), by number of players. What can be shown:

matches      a master against strong players, from each seed once in every seat; intervals are 95 %.
network      the same without its exact last turns.
calibration  whether its chances to win come true, as a table and a picture.
ends         how games end.
"""

import argparse
import sys
import time
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.masters import show_calibration
from guinguette.games.pina_coladice import Options
from guinguette.games.pina_coladice.grid import line_owner
from guinguette.games.pina_coladice.state import NO_SEAT
from guinguette.games.pina_coladice.state import Table as State
from guinguette.solve.pina_coladice_values import EXACT, LEARNED, POINTS, Judge, weights_file
from guinguette.solve.values import Network
from guinguette.training.calibration import Chances
from guinguette.training.lessons import Share, seeds
from guinguette.training.pina_coladice import Lessons

SEED = 20260
BATCH = 500  # games
BARS = {"plain-2": 0.68}
SHOWN = ["matches", "network", "calibration", "ends"]
VARIANTS = [f"{rules}-{seats}" for rules in ("plain", "happy") for seats in range(2, 5)]


def lessons_of(variant: str) -> tuple[Lessons, Network]:
    rules, seats = variant.split("-")
    options = Options(happy_hour=rules == "happy")
    return Lessons(int(seats), options), Network.load(weights_file(int(seats), happy_hour=options.happy_hour))


def measure(variant: str, one: int, games: int) -> Share:
    """Against players for points."""
    lessons, net = lessons_of(variant)
    return lessons.match(Judge(one, net), Judge(POINTS, net), seeds(SEED, 0, games // lessons.outputs))


def show_matches(variants: list[str], who: str, games: int) -> None:
    table = Table(title=f"{who} against strong, {games:,} games each", title_justify="left")
    for column in ("variant", "share of wins", "fair", "bar", "games/s"):
        table.add_column(column, justify="left" if column == "variant" else "right")
    for variant in variants:
        began = time.perf_counter()
        share = measure(variant, EXACT if who == "master" else LEARNED, games)
        speed = games / (time.perf_counter() - began)
        fair, bar = 1 / int(variant[-1]), BARS.get(variant)
        print(f"{variant}: {share}", file=sys.stderr, flush=True)
        table.add_row(variant, str(share), f"{fair:.1%}", f"{bar:.1%}" if bar else "", f"{speed:,.0f}")
    Console().print(table)


def observed(variant: str, games: int) -> Iterator[tuple[Chances, Chances]]:
    lessons, net = lessons_of(variant)
    return (lessons.observe(net, seeds(~SEED, first, BATCH)) for first in range(0, games, BATCH))


def show_ends(variant: str, games: int) -> None:
    """How games of masters, and of players for points, end."""
    lessons, net = lessons_of(variant)
    for who, kind in (("masters", EXACT), ("strong players", POINTS)):
        states = lessons.tables(seeds(SEED, 0, games))
        lessons.play((Judge(kind, net),) * 2, np.zeros((games, lessons.outputs), np.int64), states)
        lines = np.mean([line_owner(State.load(s)) != NO_SEAT for s in states])
        points = np.mean([s["scores"][: lessons.outputs].mean() for s in states])
        rounds = np.mean(states["turn"]) / lessons.outputs
        told = f"{lines:.1%} end by a line, after {rounds:.1f} rounds, with {points:.1f} points on average"
        print(f"{variant}: of {games:,} games of {who}, {told}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", default=VARIANTS, metavar="variant")
    parser.add_argument("--show", nargs="+", choices=SHOWN, default=SHOWN)
    parser.add_argument("--games", type=int, default=20_000)
    args = parser.parse_args()
    if "matches" in args.show:
        show_matches(args.variants, "master", args.games)
    if "network" in args.show:
        show_matches(args.variants, "network", args.games)
    if "calibration" in args.show:
        show_calibration("pina_coladice", {variant: observed(variant, args.games) for variant in args.variants})
    if "ends" in args.show:
        for variant in args.variants:
            show_ends(variant, args.games)


if __name__ == "__main__":
    main()
