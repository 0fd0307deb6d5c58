"""How strong the masters of Piña Coladice are: `python -m bench.pina_coladice_masters [variant …] [--show …]`.

Variants are plain-2 to plain-4 and happy-2 to happy-4 (Happy Hour), by number of players. What can be shown:

matches      a master against strong players, from each seed once in every seat; intervals are 95 %.
network      the same without its exact last turns.
calibration  whether its chances to win come true, as a table and a picture.
ends         how games end.
"""

import argparse
import sys
from functools import cache, partial

import numpy as np

from bench.masters import BATCH, Bar, Match, show_calibration, show_matches
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
BARS = {"plain-2": Bar(0.68)}
KINDS = {"matches": EXACT, "network": LEARNED}
SHOWN = ["matches", "network", "calibration", "ends"]
VARIANTS = {f"{rules}-{seats}": seats for rules in ("plain", "happy") for seats in range(2, 5)}


@cache
def lessons_of(variant: str) -> tuple[Lessons, Network]:
    seats, options = VARIANTS[variant], Options(happy_hour=variant.startswith("happy"))
    return Lessons(seats, options), Network.load(weights_file(seats, happy_hour=options.happy_hour))


def measure(variant: str, one: int, games: int) -> Share:
    """Against players for points."""
    lessons, net = lessons_of(variant)
    return lessons.match(Judge(one, net), Judge(POINTS, net), seeds(SEED, 0, games // lessons.outputs))


def matches(variants: list[str], what: str) -> list[Match]:
    who, bars = ("master", BARS) if what == "matches" else ("network", {})
    return [
        Match(
            f"{variant}: {who} against strong",
            partial(measure, variant, KINDS[what]),
            1 / VARIANTS[variant],
            bars.get(variant),
        )
        for variant in variants
    ]


def observe(variant: str, first: int) -> tuple[Chances, Chances]:
    lessons, net = lessons_of(variant)
    return lessons.observe(net, seeds(~SEED, first, BATCH))


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


def main() -> bool:
    """Whether every bar holds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS), metavar="variant")
    parser.add_argument("--show", nargs="+", choices=SHOWN, default=SHOWN)
    parser.add_argument("--games", type=int, default=20_000)
    args = parser.parse_args()
    held = [show_matches(matches(args.variants, what), args.games) for what in KINDS if what in args.show]
    if "calibration" in args.show:
        chosen = {variant: VARIANTS[variant] for variant in args.variants}
        held.append(show_calibration("pina_coladice", observe, chosen, args.games))
    if "ends" in args.show:
        for variant in args.variants:
            show_ends(variant, args.games)
    return all(held)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
