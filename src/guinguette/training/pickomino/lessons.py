"""Self-play of Pickomino."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.games.pickomino import GAME, Options, Table
from guinguette.solve.engine import compiled
from guinguette.solve.pickomino_values.desk import Desk
from guinguette.solve.pickomino_values.features import number_of_features
from guinguette.solve.pickomino_values.judge import LEAD, LEARNED, Judge
from guinguette.solve.values import Network
from guinguette.training.lessons import Floats, Share, interval

from .kernels import NO_ROW, Diary, play_games, study_games

MANY = 6  # seats, from which on it takes more games to meet everything
LONGEST = 128  # turns of a game, on average over a batch; what comes later is not studied


def kernels() -> Any:
    return compiled("pickomino", play_games, study_games)


class PickominoLessons:
    """Who begins makes no difference: a network looks from the seat that is to play."""

    options = ("edition",)

    def __init__(self, seats: int, options: Options) -> None:
        deluxe = options.edition == "deluxe"
        self.start = GAME.start(seats, Options(edition=options.edition))
        self.features = number_of_features(seats, deluxe)
        self.hidden = 64
        self.outputs = seats
        self.games = 40_000 if seats < MANY else 60_000
        self.more_looks = 0
        self.desk = Desk.arrays(seats, deluxe=deluxe)

    @property
    def recipe(self) -> dict[str, Any]:
        return {"longest": LONGEST}

    def tables(self, seeds: NDArray[np.uint64]) -> Any:
        states = self.start.array(len(seeds))
        states["rng"] = seeds
        return states

    def study(self, net: Network, seeds: NDArray[np.uint64], trace: float) -> tuple[Floats, Floats]:
        diary = Diary.empty(LONGEST * len(seeds), len(seeds), self.features, self.outputs)
        rows = kernels().study_games(self.desk, Judge(LEARNED, net), self.tables(seeds), trace, diary)
        return diary.inputs[:rows], diary.targets[:rows]

    def watch(self, net: Network, seeds: NDArray[np.uint64]) -> tuple[Floats, Floats]:
        return self.study(net, seeds, 1.0)

    def observe(self, net: Network, seeds: NDArray[np.uint64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """By turn and seat of games against oneself: the chance to win that was predicted, and the share that came."""
        states = self.tables(seeds)
        diary = Diary.empty(LONGEST * len(seeds), len(seeds), self.features, self.outputs)
        rows = kernels().study_games(self.desk, Judge(LEARNED, net), states, 1.0, diary)
        shares = np.zeros((rows, self.outputs))
        for state, last in zip(states, diary.last, strict=True):
            row, won = last, win_shares(Table.load(state))
            while row != NO_ROW:
                shares[row] = won
                row = diary.before[row]
        return diary.chances[:rows], shares

    def strength(self, net: Network, seeds: NDArray[np.uint64]) -> Share:
        return self.match(Judge(LEARNED, net), Judge(LEAD, net), seeds)

    def match(self, one: Judge, others: Judge, seeds: NDArray[np.uint64]) -> Share:
        """One player against others, from each seed in every seat."""
        seats = self.outputs
        wins = np.zeros(len(seeds))
        for seat in range(seats):
            shares = np.zeros((len(seeds), seats))
            players = np.ones((len(seeds), seats), np.int64)
            players[:, seat] = 0
            kernels().play_games(self.desk, (one, others), players, self.tables(seeds), shares)
            wins += shares[:, seat] / seats
        return interval(wins)


def win_shares(s: Table) -> NDArray[np.float64]:
    """Of a finished game, by seat."""
    ranks = [0] * s.seats
    GAME.rules.places(s, ranks)
    first = np.array(ranks) == 1
    shares: NDArray[np.float64] = first / first.sum()
    return shares
