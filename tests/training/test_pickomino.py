"""Self-play of Pickomino, interpreted, in games so short that every number of the diary is known."""

import numpy as np
import pytest

from guinguette.games.pickomino import GAME, Options, Table
from guinguette.games.pickomino.state import DOWN, FINISHED, GONE, UP
from guinguette.solve.pickomino_values.desk import Desk
from guinguette.solve.pickomino_values.features import number_of_features
from guinguette.solve.pickomino_values.judge import LEAD, LEARNED, Judge
from guinguette.solve.pickomino_values.room import Room
from guinguette.solve.values import Network
from guinguette.training.pickomino.kernels import NO_ROW, Diary, play_games, study_games

P21 = 0.8930267  # the chance to roll 21 or more


def races(seats: int, games: int) -> list[Table]:
    """Tile 21 is left and nobody has a tile: whoever gets it wins."""
    found = []
    for seed in range(games):
        s = GAME.start(seats, Options(), seed)
        s.skewer = [GONE] * 2 + [UP] + [DOWN] * 15
        found.append(s)
    return found


def interpreted() -> Desk:
    return Desk.arrays(2, deluxe=False, width=1)._replace(room=Room.lists())


def ignorant(seats: int) -> Judge:
    return Judge(LEARNED, Network.fresh(number_of_features(seats, False), 2, seats, np.random.default_rng(1)))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_diary_of_a_race(seats: int) -> None:
    """To one who knows nothing each seat has the same chance after a null throw."""
    states = races(seats, 6)
    diary = Diary.empty(60, 6, number_of_features(seats, False), seats)
    rows = study_games(interpreted(), ignorant(seats), states, 1.0, diary)
    fair = 1 / seats
    mean = P21 + (1 - P21) * fair
    for game, s in enumerate(states):
        assert s.phase == FINISHED
        row = diary.last[game]
        while row != NO_ROW:
            assert diary.chances[row] == pytest.approx([fair] * seats)
            assert diary.means[row, diary.seat[row]] == pytest.approx(mean, abs=1e-4)
            assert diary.means[row].sum() == pytest.approx(1)
            assert diary.targets[row].sum() == pytest.approx(1)
            if row == diary.last[game]:
                assert diary.targets[row, 0] == pytest.approx(mean, abs=1e-4)
            else:  # by λ = 1 the surprise of the turn after it counts in full
                assert diary.targets[row, 0] < mean
            row = diary.before[row]
    assert rows == sum(s.turn for s in states)


def test_players_of_every_kind() -> None:
    states = races(3, 2)
    judges = (ignorant(3), ignorant(3)._replace(kind=LEAD))
    shares = np.zeros((2, 3))
    play_games(interpreted(), judges, np.array([[0, 1, 1], [1, 0, 1]]), states, shares)
    for s, share in zip(states, shares, strict=True):
        assert share.tolist() == [float(s.height[seat]) for seat in range(3)]
