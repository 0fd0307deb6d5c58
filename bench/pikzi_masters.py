"""How strong and how quick Pikzi's masters are: `python -m bench.pikzi_masters [--games N] [--calibrate] [what …]`.

Paired seeds: from each, the player measured sits in every seat once (with teams, each team is measured once). All
others are the careful player. All figures with 95 % intervals.
`what` is some of: 2, 3, 4, 5, teams, young, short, rounds, network, thumb, times (all of them by default). With
`--calibrate`, whether the chances of the networks for 2, 3, 4, 5 and teams come true.
"""

import argparse
import sys
from functools import cache, partial

import numpy as np

from bench.masters import BATCH, Bar, Match, play, show_calibration, show_matches, show_times
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
BARS = {"2": Bar(0.6, low=0.57)}
NAMES = [*VARIANTS, "network", "thumb", "times"]


@cache
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


def matches(what: list[str]) -> list[Match]:
    found = [
        Match(
            f"{variant}: master against careful",
            partial(measure, variant),
            1 / lessons_of(variant)[0].outputs,
            BARS.get(variant),
        )
        for variant in VARIANTS
        if variant in what
    ]
    if "network" in what:
        found.append(Match("2: network without search against careful", partial(measure, "2", search=False), 0.5))
    if "thumb" in what:
        found.append(Match("2: careful against rules of thumb", partial(duel, Careful(), Thumb()), 0.5))
        found.append(Match("2: easy against careful", partial(duel, Easy(), Careful()), 0.5))
    return found


def show_all_times(how: str, games: int) -> None:
    for players, options in ((2, {}), (5, {}), (4, {"teams": True})):
        title = f"master, {how}, {players} players{' in teams' if options else ''}"
        show_times(title, "pikzi", Master(), players, games, **options)


def observe(variant: str, first: int) -> tuple[Chances, Chances]:
    lessons, net, options = lessons_of(variant)
    return lessons.observe(net, seeds(~SEED, first, BATCH), options)


def main() -> bool:
    """Whether every bar holds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("what", nargs="*", default=NAMES)
    args = parser.parse_args()
    if args.calibrate:
        chosen = {name: VARIANTS[name][0] for name in NETWORKS if name in args.what}
        return show_calibration("pikzi", observe, chosen, args.games)
    held = show_matches(matches(args.what), args.games)
    if "times" in args.what:
        show_all_times("not compiled yet", 3)
        warm()
        show_all_times("compiled", 10)
    return held


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
