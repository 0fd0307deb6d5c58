"""How strong the masters of Pickomino are: `python -m bench.pickomino_masters [--games N] [--calibrate] [what …]`.

Paired seeds: from each, the player measured sits in every seat once. All figures with 95 % intervals.
`what` is some of: classic-2 … deluxe-7, points, network (all of them by default). With `--calibrate`, whether the
chances of these variants come true.
"""

import argparse
import sys
import time
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from bench.masters import show_calibration
from guinguette.games.pickomino import Options
from guinguette.solve.pickomino_values.judge import EXACT, LEAD, LEARNED, NOBODY, Judge
from guinguette.solve.pickomino_values.position import weights_file
from guinguette.solve.values import Network
from guinguette.training.calibration import Chances
from guinguette.training.lessons import Share, seeds
from guinguette.training.pickomino import Lessons

SEED = 20260
BATCH = 500  # games
BARS = {"classic-2": 0.525, "classic-4": 0.295, "deluxe-2": 0.52}
VARIANTS = [f"{edition}-{seats}" for edition in ("classic", "deluxe") for seats in range(2, 8)]


def lessons_of(variant: str) -> tuple[Lessons, Network]:
    edition, seats = variant.split("-")
    options = Options(edition="deluxe" if edition == "deluxe" else "classic")
    return Lessons(int(seats), options), Network.load(weights_file(int(seats), deluxe=edition == "deluxe"))


def measure(variant: str, one: int, others: int, games: int) -> Share:
    lessons, net = lessons_of(variant)
    return lessons.match(Judge(one, net), Judge(others, net), seeds(SEED, 0, games // lessons.outputs))


def matches(what: list[str]) -> list[tuple[str, str, int, int, float | None]]:
    found: list[tuple[str, str, int, int, float | None]] = [
        (f"{variant}: master against strong", variant, EXACT, LEAD, BARS.get(variant))
        for variant in VARIANTS
        if variant in what
    ]
    if "points" in what:
        found.append(("classic-2: master against most points", "classic-2", EXACT, NOBODY, 0.75))
        found.append(("classic-2: strong against most points", "classic-2", LEAD, NOBODY, None))
    if "network" in what:
        found.append(("classic-2: network alone against strong", "classic-2", LEARNED, LEAD, None))
    return found


def show_matches(what: list[str], games: int) -> None:
    table = Table(title=f"{games:,} games each", title_justify="left")
    for column in ("match", "share of wins", "fair", "bar", "games/s"):
        table.add_column(column, justify="left" if column == "match" else "right")
    for title, variant, one, others, bar in matches(what):
        began = time.perf_counter()
        share = measure(variant, one, others, games)
        speed = games / (time.perf_counter() - began)
        fair = 1 / int(variant[-1])
        print(f"{title}: {share}", file=sys.stderr, flush=True)
        table.add_row(title, str(share), f"{fair:.1%}", f"{bar:.1%}" if bar else "", f"{speed:,.0f}")
    Console().print(table)


def observed(variant: str, games: int) -> Iterator[tuple[Chances, Chances]]:
    lessons, net = lessons_of(variant)
    return (lessons.observe(net, seeds(~SEED, first, BATCH)) for first in range(0, games, BATCH))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("what", nargs="*", default=[*VARIANTS, "points", "network"])
    args = parser.parse_args()
    if not args.calibrate:
        show_matches(args.what, args.games)
    else:
        show_calibration("pickomino", {what: observed(what, args.games) for what in args.what if what in VARIANTS})


if __name__ == "__main__":
    main()
