"""Self-play of Pikzi."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.games.pikzi import GAME, Options
from guinguette.games.pikzi.state import MOST_SEATS
from guinguette.solve.engine import compiled
from guinguette.solve.pikzi_values.features import number_of_features
from guinguette.solve.pikzi_values.habits import habits_for
from guinguette.solve.pikzi_values.judge import Judge
from guinguette.solve.pikzi_values.room import Room
from guinguette.solve.pikzi_values.search import Plan
from guinguette.solve.pikzi_values.suspicion import suspicion_for
from guinguette.solve.values import Network
from guinguette.training.lessons import Floats, Share, interval

from .kernels import WHIM, Diary, play_games, study_games

LONGEST = 320  # looks of a game, on average over a batch; what comes later is not studied
WIDTH = 5  # moves that the network chooses from
NO_SEARCH = Plan(moves=1, worlds=0, depth=0)

# Of twenty games, how many are which variant, so that one network knows them all.
MIXTURE = (
    (Options(), 14),
    (Options(young=True), 2),
    (Options(portraits=1), 1),
    (Options(portraits=2), 1),
    (Options(portraits=3), 1),
    (Options(portraits=2, rounds=2), 1),
)


def kernels() -> Any:
    return compiled("pikzi", play_games, study_games)


class PikziLessons:
    """One network for a number of seats (or for teams): of the options, only teams matter."""

    options = ("teams",)

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.teams = options.teams
        self.features = number_of_features(seats)
        self.hidden = 64
        self.outputs = 2 if options.teams else seats
        self.games = 100_000
        self.more_looks = 4 if seats == MOST_SEATS else 0
        self.habits = habits_for(seats)
        self.suspicion = suspicion_for(seats)
        self.room = Room.arrays()

    @property
    def recipe(self) -> dict[str, Any]:
        thoughts = {"habits": self.habits, "suspicion": self.suspicion.tolist(), "width": WIDTH, "whim": WHIM}
        return thoughts | {"longest": LONGEST, "mixture": MIXTURE}

    def judge(self, net: Network, width: int = WIDTH) -> Judge:
        return Judge(net, self.habits, self.suspicion, width)

    def tables(self, seeds: NDArray[np.uint64], options: Options) -> Any:
        changed = Options(portraits=options.portraits, young=options.young, rounds=options.rounds, teams=self.teams)
        states = GAME.start(self.seats, changed).array(len(seeds))
        states["rng"] = seeds
        return states

    def mixture(self, seeds: NDArray[np.uint64]) -> Any:
        """All variants."""
        kinds = [options for options, number in MIXTURE for _ in range(number)]
        parts = [self.tables(seeds[k :: len(kinds)], options) for k, options in enumerate(kinds)]
        return np.concatenate(parts)

    def diary(self, net: Network, states: Any, trace: float) -> tuple[Diary, int]:
        """Of these games, and how many rows it has."""
        diary = Diary.empty(LONGEST * len(states), self.features, self.seats, self.outputs)
        return diary, kernels().study_games(self.judge(net), states, trace, diary, self.room)

    def study(self, net: Network, seeds: NDArray[np.uint64], trace: float) -> tuple[Floats, Floats]:
        diary, rows = self.diary(net, self.mixture(seeds), trace)
        return diary.inputs[:rows], diary.targets[:rows]

    def watch(self, net: Network, seeds: NDArray[np.uint64]) -> tuple[Floats, Floats]:
        """No variants but teams."""
        diary, rows = self.diary(net, self.tables(seeds, Options()), 1.0)
        return diary.inputs[:rows], diary.targets[:rows]

    def observe(self, net: Network, seeds: NDArray[np.uint64], options: Options) -> tuple[Floats, Floats]:
        """By look and seat of games against oneself: the chance to win that was predicted, and the share that came."""
        diary, rows = self.diary(net, self.tables(seeds, options), 1.0)
        return diary.chances[:rows], diary.ends[:rows]

    def strength(self, net: Network, seeds: NDArray[np.uint64]) -> Share:
        return self.match(NO_SEARCH, self.judge(net), self.judge(net, width=1), seeds, Options())

    def match(self, plan: Plan, one: Judge, others: Judge, seeds: NDArray[np.uint64], options: Options) -> Share:
        """One player, who may search, against others, from each seed in every seat."""
        heroes = self.outputs  # with teams, two seats make all the difference
        wins = np.zeros(len(seeds))
        for hero in range(heroes):
            shares = np.zeros(len(seeds))
            kernels().play_games(plan, one, others, hero, self.tables(seeds, options), self.room, shares)
            wins += shares / heroes
        return interval(wins)
