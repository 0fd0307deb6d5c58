"""Self-play of Piña Coladice, interpreted, in games so short that every number of the diary is known."""

import numpy as np
import pytest

from guinguette.games.pina_coladice import GAME, Options, Table
from guinguette.games.pina_coladice.state import FINISHED
from guinguette.solve.pina_coladice_values import EXACT, POINTS, Judge
from guinguette.solve.pina_coladice_values.desk import Desk
from guinguette.solve.pina_coladice_values.sight import number_of_features
from guinguette.solve.values import Network
from guinguette.training.pina_coladice.kernels import Diary, play_games, study_games


def ignorant(seats: int, kind: int = EXACT) -> Judge:
    return Judge(kind, Network.fresh(number_of_features(seats), 2, seats, np.random.default_rng(1)))


def games(seats: int, count: int, happy_hour: bool = False) -> list[Table]:
    return [GAME.start(seats, Options(happy_hour=happy_hour), seed) for seed in range(count)]


def study(seats: int, states: list[Table], trace: float, opening: int = 0) -> tuple[Diary, int]:
    diary = Diary.empty(40 * seats * len(states), len(states), number_of_features(seats), seats)
    return diary, study_games(Desk.lists(), ignorant(seats), states, trace, opening, diary)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_diary_of_games(seats: int) -> None:
    """One who knows nothing gives each seat the same chance, but in the last turn, which is solved."""
    states = games(seats, 2)
    diary, rows = study(seats, states, 1.0)
    assert rows == sum(s.turn for s in states)
    assert diary.targets[:rows].sum(axis=1) == pytest.approx(np.ones(rows), abs=1e-5)
    assert diary.means[:rows].sum(axis=1) == pytest.approx(np.ones(rows))
    first = 0
    for s, after in zip(states, diary.after, strict=True):
        assert s.phase == FINISHED
        last = after - 1
        assert diary.seat[first:after].tolist() == [(s.first + k) % seats for k in range(after - first)]
        assert diary.chances[first : last - seats] == pytest.approx(1 / seats)
        mover = [(seat - diary.seat[last]) % seats for seat in range(seats)]
        assert diary.targets[last, mover] == pytest.approx(diary.means[last], abs=1e-6)
        # by λ = 1 the surprise of all turns after it counts in full
        for row in range(first, last):
            to = [(seat - diary.seat[row]) % seats for seat in range(seats)]
            come = (diary.means[row:after] - diary.chances[row:after])[1:].sum(axis=0)
            assert diary.targets[row, to] == pytest.approx(diary.means[row] + come, abs=1e-5)
        first = after


def test_openings_are_not_studied() -> None:
    states = games(2, 6)
    diary, rows = study(2, states, 0.7, opening=12)
    turns = np.diff(diary.after, prepend=0)
    assert rows == turns.sum() < sum(s.turn for s in states)
    assert all(1 <= s.turn - studied + 1 <= 12 for s, studied in zip(states, turns, strict=True))


@pytest.mark.parametrize("happy_hour", [False, True])
def test_players_of_every_kind(happy_hour: bool) -> None:
    states = games(2, 2, happy_hour)
    shares = np.zeros((2, 2))
    play_games(Desk.lists(), (ignorant(2), ignorant(2, POINTS)), np.array([[0, 1], [1, 0]]), states, shares)
    for s, share in zip(states, shares, strict=True):
        ranks = [0, 0]
        GAME.rules.places(s, ranks)
        assert share.tolist() == [float(rank == 1) for rank in ranks]
