"""Self-play of Pikzi, interpreted: a diary that tells what was seen and what came."""

import numpy as np
import pytest
from numpy.typing import NDArray

from guinguette.games.pikzi import GAME, Options, Table
from guinguette.solve.pikzi_values.judge import Judge
from guinguette.solve.pikzi_values.room import Room
from guinguette.solve.pikzi_values.search import Plan
from guinguette.solve.values import Network
from guinguette.training.lessons import seeds
from guinguette.training.pikzi import Lessons
from guinguette.training.pikzi.hands import fit, study_hands
from guinguette.training.pikzi.kernels import NO_ROW, Diary, play_games, study_games
from guinguette.training.pikzi.lessons import NO_SEARCH

GAMES = 4


def tables(seats: int, *, teams: bool = False) -> list[Table]:
    """Short games."""
    return [GAME.start(seats, Options(portraits=1, teams=teams), seed) for seed in range(GAMES)]


def ignorant(lessons: Lessons) -> Judge:
    return lessons.judge(Network.fresh(lessons.features, 2, lessons.outputs, np.random.default_rng(1)))


def diary_of(seats: int, trace: float, *, teams: bool = False) -> tuple[Diary, int]:
    lessons = Lessons(seats, Options(teams=teams))
    diary = Diary.empty(1000, lessons.features, seats, lessons.outputs)
    return diary, study_games(ignorant(lessons), tables(seats, teams=teams), trace, diary, Room.lists())


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True)])
def test_the_diary_of_some_games(seats: int, teams: bool) -> None:
    diary, rows = diary_of(seats, 1.0, teams=teams)
    assert rows > 10 * GAMES
    assert diary.targets[:rows].sum(axis=1) == pytest.approx(np.ones(rows))
    assert diary.targets[:rows] == pytest.approx(diary.ends[:rows])
    assert (diary.before[:rows] == NO_ROW).sum() == seats * GAMES
    assert ((diary.inputs[:rows] != 0).sum(axis=1) > 10).all()


def test_a_trace_mixes_what_was_thought_with_what_came() -> None:
    """To one who knows nothing all chances are equal, so only each seat's last look differs when λ is 0."""
    diary, rows = diary_of(2, 0.0)
    last = np.setdiff1d(np.arange(rows), diary.before[:rows])
    assert diary.targets[last] == pytest.approx(diary.ends[last])
    assert np.delete(diary.targets[:rows], last, axis=0) == pytest.approx(0.5)


def test_a_full_diary_ends_with_a_whole_game() -> None:
    lessons = Lessons(2, Options())
    diary = Diary.empty(60, lessons.features, 2, 2)
    rows = study_games(ignorant(lessons), tables(2), 1.0, diary, Room.lists())
    assert 0 < rows <= 60
    assert diary.targets[:rows].sum(axis=1) == pytest.approx(np.ones(rows))


@pytest.mark.parametrize("plan", [NO_SEARCH, Plan(moves=2, worlds=2, depth=1)])
def test_games_are_played_to_their_end(plan: Plan) -> None:
    lessons = Lessons(2, Options())
    one = ignorant(lessons)
    shares: NDArray[np.float64] = np.zeros((2, GAMES))
    for hero in range(2):
        states = tables(2)
        play_games(plan, one, one._replace(width=1), hero, states, Room.lists(), shares[hero])
        assert all(GAME.rules.waiting(s) < -1 for s in states)
    assert set(shares.flat) <= {0.0, 0.5, 1.0}


def test_variants_are_mixed() -> None:
    found = Lessons(3, Options()).mixture(seeds(1, 0, 40))
    assert len(found) == 40
    assert len(set(found["rng"].tolist())) == 40
    assert {1, 2, 3, 4} == set(found["portraits"].tolist())
    assert (found["young"].sum(), (found["rounds"] == 2).sum()) == (4, 2)


def test_hands_are_compared_with_what_could_have_been_dealt() -> None:
    lessons = Lessons(2, Options())
    tallies = np.zeros((20, 3, 19))
    assert study_hands(ignorant(lessons), tables(2), tallies, Room.lists()) == 20
    assert (tallies[:, :, :-1].sum(axis=2) == 4).all()
    assert (tallies[:, 0] != tallies[:, 1]).any()


def test_hands_are_told_apart_by_what_they_keep() -> None:
    """True hands have a card half of the time, dealt ones a quarter of it: its odds are three times as high."""
    rng = np.random.default_rng(1)
    held = rng.random((4_000, 17)) < np.array([0.5] + [0.25] * 16)
    weights = fit(np.stack([held, ~held], axis=2).astype(float))
    assert np.exp(weights[0] - weights[1]) == pytest.approx(3, rel=0.2)
