"""How strong and how quick Pikzi's masters are: `python -m bench.pikzi_masters [--games N] [--calibrate] [what …]`.

Paired seeds: from each, the player measured sits in every seat once (with teams, each team is measured once). All
others are the careful player. All figures with 95 % intervals.
`what` is some of: 2, 3, 4, 5, teams, young, short, rounds, network, thumb, times (all of them by default). With
`--calibrate`, whether the chances of the networks for 2, 3, 4, 5 and teams come true.
"""

import argparse
import sys
import time
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.masters import play, show_calibration, show_times
from bench.yardsticks.pikzi_players import Careful, Thumb
from guinguette.bots import Bot
from guinguette.bots.pikzi import Easy, Master, warm
from guinguette.games.pikzi import Options
from guinguette.solve.pikzi_values import MASTER, weights_file
from guinguette.solve.values import Network
from guinguette.training.calibration import Chances
from guinguette.training.lessons import Share, interval, seeds
from guinguette.training.pikzi import Lessons
from guinguette.training.pikzi.lessons import NO_SEARCH

SEED = 20260
BATCH = 250  # games
VARIANTS = {
    "2": (2, Options()),
    "3": (3, Options()),
    "4": (4, Options()),
    "5": (5, Options()),
    "teams": (4, Options(teams=True)),
    "young": (2, Options(young=True)),
    "short": (2, Options(portraits=2)),
    "rounds": (2, Options(rounds=2)),
}
NETWORKS = ("2", "3", "4", "5", "teams")
BAR = 0.6  # two players
NAMES = [*VARIANTS, "network", "thumb", "times"]


def lessons_of(variant: str) -> tuple[Lessons, Network, Options]:
    seats, options = VARIANTS[variant]
    return Lessons(seats, options), Network.load(weights_file(seats, teams=options.teams)), options


def measure(variant: str, games: int, *, search: bool = True) -> Share:
    """The master, or its network alone, against careful players."""
    lessons, net, options = lessons_of(variant)
    careful = lessons.judge(net, width=1)
    numbers = seeds(SEED, 0, games // lessons.outputs)
    if search:
        return lessons.match(MASTER, careful, careful, numbers, options)
    return lessons.match(NO_SEARCH, lessons.judge(net), careful, numbers, options)


def duel(one: Bot, other: Bot, games: int) -> Share:
    """Two players, from each seed in both seats."""
    shares = [
        (play("pikzi", [one, other], seed, [])[0] + play("pikzi", [other, one], seed, [])[1]) / 2
        for seed in range(games // 2)
    ]
    return interval(np.array(shares))


def show_matches(what: list[str], games: int) -> None:
    table = Table(title=f"{games:,} games each", title_justify="left")
    for column in ("match", "share of wins", "fair", "bar", "seconds"):
        table.add_column(column, justify="left" if column == "match" else "right")

    def add(title: str, share: Share, fair: float, began: float, bar: str = "") -> None:
        print(f"{title}: {share}", file=sys.stderr, flush=True)
        table.add_row(title, str(share), f"{fair:.1%}", bar, f"{time.perf_counter() - began:,.0f}")

    for variant in [name for name in VARIANTS if name in what]:
        began = time.perf_counter()
        fair = 1 / lessons_of(variant)[0].outputs
        add(f"{variant}: master against careful", measure(variant, games), fair, began, f"{BAR:.0%}" * (variant == "2"))
    if "network" in what:
        began = time.perf_counter()
        add("2: network without search against careful", measure("2", 10 * games, search=False), 0.5, began)
    if "thumb" in what:
        began = time.perf_counter()
        add("2: careful against rules of thumb", duel(Careful(), Thumb(), games), 0.5, began)
        add("2: easy against careful", duel(Easy(), Careful(), games), 0.5, began)
    Console().print(table)


def show_all_times(how: str, games: int) -> None:
    for players, options in ((2, {}), (5, {}), (4, {"teams": True})):
        title = f"master, {how}, {players} players{' in teams' if options else ''}"
        show_times(title, "pikzi", Master(), players, games, **options)


def observed(variant: str, games: int) -> Iterator[tuple[Chances, Chances]]:
    lessons, net, options = lessons_of(variant)
    return (lessons.observe(net, seeds(~SEED, first, BATCH), options) for first in range(0, games, BATCH))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("what", nargs="*", default=NAMES)
    args = parser.parse_args()
    if args.calibrate:
        show_calibration("pikzi", {name: observed(name, args.games) for name in args.what if name in NETWORKS})
        return
    if set(args.what) != {"times"}:
        show_matches(args.what, args.games)
    if "times" in args.what:
        show_all_times("not compiled yet", 3)
        warm()
        show_all_times("compiled", 10)


if __name__ == "__main__":
    main()
