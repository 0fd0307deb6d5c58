"""Self-play of Piña Coladice."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.games.pina_coladice import GAME, Options, Table
from guinguette.solve.engine import compiled
from guinguette.solve.pina_coladice_values.desk import Desk
from guinguette.solve.pina_coladice_values.judge import EXACT, POINTS, Judge
from guinguette.solve.pina_coladice_values.sight import number_of_features
from guinguette.solve.values import Network
from guinguette.training.lessons import Floats, Share, interval

from .kernels import Diary, play_games, study_games

OPENING = 6  # rounds in which a guest may play for points, before the game is studied
LONGEST = 20  # turns of a seat, on average over a batch; games that come later are not studied


def kernels() -> Any:
    return compiled("pina_coladice", play_games, study_games)


class PinaColadiceLessons:
    options = ("happy_hour",)

    def __init__(self, seats: int, options: Options) -> None:
        self.start = GAME.start(seats, options)
        self.features = number_of_features(seats)
        self.hidden = 64
        self.outputs = seats
        self.games = 40_000
        self.more_looks = 2 if seats == 2 and options.happy_hour else 0
        self.desk = Desk.arrays()

    @property
    def recipe(self) -> dict[str, Any]:
        return {"longest": LONGEST, "opening": OPENING}

    def tables(self, seeds: NDArray[np.uint64]) -> Any:
        states = self.start.array(len(seeds))
        states["rng"] = seeds
        return states

    def diary(self, net: Network, states: Any, trace: float, opening: int = 0) -> tuple[Diary, int]:
        """Of these games, and how many rows it has."""
        diary = Diary.empty(LONGEST * self.outputs * len(states), len(states), self.features, self.outputs)
        return diary, kernels().study_games(self.desk, Judge(EXACT, net), states, trace, opening, diary)

    def study(self, net: Network, seeds: NDArray[np.uint64], trace: float) -> tuple[Floats, Floats]:
        diary, rows = self.diary(net, self.tables(seeds), trace, OPENING * self.outputs)
        return diary.inputs[:rows], diary.targets[:rows]

    def watch(self, net: Network, seeds: NDArray[np.uint64]) -> tuple[Floats, Floats]:
        """Without guests."""
        diary, rows = self.diary(net, self.tables(seeds), 1.0)
        return diary.inputs[:rows], diary.targets[:rows]

    def observe(self, net: Network, seeds: NDArray[np.uint64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """By turn and seat of games against oneself: the chance to win that was predicted, and the share that came."""
        states = self.tables(seeds)
        diary, rows = self.diary(net, states, 1.0)
        turns = np.diff(diary.after, prepend=0)
        shares = np.repeat([win_shares(Table.load(state)) for state in states], turns, axis=0)
        return diary.chances[:rows], shares

    def strength(self, net: Network, seeds: NDArray[np.uint64]) -> Share:
        return self.match(Judge(EXACT, net), Judge(POINTS, net), seeds)

    def match(self, one: Judge, others: Judge, seeds: NDArray[np.uint64]) -> Share:
        """One player against others, from each seed in every seat."""
        seats = self.outputs
        wins = np.zeros(len(seeds))
        for seat in range(seats):
            players = np.ones((len(seeds), seats), np.int64)
            players[:, seat] = 0
            wins += self.play((one, others), players, self.tables(seeds))[:, seat] / seats
        return interval(wins)

    def play(self, judges: tuple[Judge, ...], players: NDArray[np.int64], states: Any) -> NDArray[np.float64]:
        """Games to their end, `players` telling each seat's judge; every seat's share of the win."""
        shares = np.zeros(players.shape)
        kernels().play_games(self.desk, judges, players, states, shares)
        return shares


def win_shares(s: Table) -> list[float]:
    """Of a finished game, by seat."""
    ranks = [0] * s.seats
    GAME.rules.places(s, ranks)
    return [(rank == 1) / ranks.count(1) for rank in ranks]
