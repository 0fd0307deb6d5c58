"""How the careful player of Pikzi came by its habits: `python -m bench.pikzi_habits [--players N] [--generations N]`.

Evolution by play: habits are changed a little at random, each set plays a match against the champion, and the mean of
the better half begets the next generation. Every ten generations it is measured against the champion, and becomes it.
"""

import argparse
from collections.abc import Callable
from math import log

import numpy as np
from numpy.typing import NDArray

from guinguette.games.pikzi import Options
from guinguette.solve.pikzi_values.habits import Habits, habits_for
from guinguette.solve.values import Network
from guinguette.training.lessons import Share, seeds
from guinguette.training.pikzi import Lessons
from guinguette.training.pikzi.lessons import NO_SEARCH

SEED = 7
PAIRS = 10  # of opposite changes, in a generation
STEP = 0.3  # of a habit's size, at the beginning
SHRINK = 0.97  # from generation to generation
REIGN = 10  # generations of a champion

Numbers = NDArray[np.float64]


def matches(players: int) -> Callable[[Numbers, Numbers, int, int], Share]:
    lessons = Lessons(players, Options())
    net = Network.fresh(lessons.features, 1, lessons.outputs, np.random.default_rng(0))  # which nobody asks

    def match(one: Numbers, others: Numbers, first: int, games: int) -> Share:
        mine, theirs = (
            lessons.judge(net, width=1)._replace(habits=Habits(*map(float, numbers))) for numbers in (one, others)
        )
        return lessons.match(NO_SEARCH, mine, theirs, seeds(SEED, first, games // players), Options())

    return match


def evolve(players: int, generations: int, games: int) -> None:
    match = matches(players)
    champion = mean = np.array(habits_for(players))
    size = 0.15 + abs(mean)
    size[Habits._fields.index("triumph")] = 0  # only has to be more than anything else
    rng = np.random.default_rng(SEED)
    weights = np.array([log(PAIRS + 0.5) - log(place) for place in range(1, PAIRS + 1)])
    step, recent = STEP, []
    for generation in range(generations):
        half = rng.normal(size=(PAIRS, len(mean)))
        changes = np.concatenate([half, -half])
        scores = [match(mean + step * size * change, champion, generation * games, games).share for change in changes]
        better = changes[np.argsort(scores)[::-1][:PAIRS]]
        mean = mean + step * size * (weights @ better) / weights.sum()
        step *= SHRINK
        recent.append(mean)
        if generation % REIGN == REIGN - 1:
            heir = np.mean(recent[-REIGN // 2 :], axis=0)
            print(f"generation {generation + 1}: {match(heir, champion, 1 << 40, 10 * games)} against the champion")
            print("   ", Habits(*(round(float(number), 2) for number in heir)), flush=True)
            champion = heir


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=3000, help="of each match")
    args = parser.parse_args()
    evolve(args.players, args.generations, args.games)


if __name__ == "__main__":
    main()
