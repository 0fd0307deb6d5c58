"""How strong the masters of Pickomino are: `python -m bench.pickomino_masters [--games N] [--calibrate] [what …]`.

Paired seeds: from each, the player measured sits in every seat once. All figures with 95 % intervals.
`what` is some of: classic-2 … deluxe-7, network (all of them by default). With `--calibrate`, whether the
chances of these variants come true.
"""

import argparse
import sys
from functools import cache, partial

from bench.masters import BATCH, Bar, Match, show_calibration, show_matches
from guinguette.games.pickomino import Options
from guinguette.solve.pickomino_values.judge import EXACT, LEAD, LEARNED, Judge
from guinguette.solve.pickomino_values.position import weights_file
from guinguette.solve.values import Network
from guinguette.training.calibration import Chances
from guinguette.training.lessons import Share, seeds
from guinguette.training.pickomino import Lessons

SEED = 20260
BARS = {"classic-2": Bar(0.53, low=0.525), "classic-4": Bar(0.295), "deluxe-2": Bar(low=0.52)}
VARIANTS = {f"{edition}-{seats}": seats for edition in ("classic", "deluxe") for seats in range(2, 8)}


@cache
def lessons_of(variant: str) -> tuple[Lessons, Network]:
    seats, deluxe = VARIANTS[variant], variant.startswith("deluxe")
    options = Options(edition="deluxe" if deluxe else "classic")
    return Lessons(seats, options), Network.load(weights_file(seats, deluxe=deluxe))


def measure(variant: str, one: int, others: int, games: int) -> Share:
    lessons, net = lessons_of(variant)
    return lessons.match(Judge(one, net), Judge(others, net), seeds(SEED, 0, games // lessons.outputs))


def matches(what: list[str]) -> list[Match]:
    found = [
        Match(f"{variant}: master against strong", partial(measure, variant, EXACT, LEAD), 1 / seats, BARS.get(variant))
        for variant, seats in VARIANTS.items()
        if variant in what
    ]
    if "network" in what:
        run = partial(measure, "classic-2", LEARNED, LEAD)
        found.append(Match("classic-2: network alone against strong", run, 0.5))
    return found


def observe(variant: str, first: int) -> tuple[Chances, Chances]:
    lessons, net = lessons_of(variant)
    return lessons.observe(net, seeds(~SEED, first, BATCH))


def main() -> bool:
    """Whether every bar holds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("what", nargs="*", default=[*VARIANTS, "network"])
    args = parser.parse_args()
    if not args.calibrate:
        return show_matches(matches(args.what), args.games)
    chosen = {variant: seats for variant, seats in VARIANTS.items() if variant in args.what}
    return show_calibration("pickomino", observe, chosen, args.games)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
