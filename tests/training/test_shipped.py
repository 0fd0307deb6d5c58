"""The weights in the package come from the course of `guinguette train` today, with every number of its recipe."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from guinguette.games.pikzi import GAME, Options
from guinguette.solve import pickomino_values, pikzi_values, pina_coladice_values
from guinguette.solve.pickomino_values.position import weights_file
from guinguette.solve.pikzi_values.room import Room
from guinguette.solve.values import Network
from guinguette.training import find_course
from guinguette.training.lessons import Floats, seeds
from guinguette.training.pikzi.kernels import Diary, study_games

LARGEST = 1_000_000  # bytes of a game's weights
WRONG = {"pickomino": 0.75, "pina_coladice": 0.75, "pikzi": 0.97}  # at most, of the error of calling all as likely

SHIPPED: list[tuple[str, int, dict[str, Any], Path]] = [
    *(
        ("pickomino", seats, {"edition": edition}, weights_file(seats, deluxe=edition == "deluxe"))
        for edition in ("classic", "deluxe")
        for seats in range(2, 8)
    ),
    *(
        ("pina_coladice", seats, {"happy_hour": happy}, pina_coladice_values.weights_file(seats, happy_hour=happy))
        for happy in (False, True)
        for seats in range(2, 5)
    ),
    *(("pikzi", seats, {}, pikzi_values.weights_file(seats, teams=False)) for seats in range(2, 6)),
    ("pikzi", 4, {"teams": True}, pikzi_values.weights_file(4, teams=True)),
]


@pytest.mark.parametrize(
    ("game", "seats", "options", "file"), SHIPPED, ids=[f"{game}-{file.stem}" for game, *_, file in SHIPPED]
)
def test_weights_come_from_the_usual_course(
    game: str, seats: int, options: dict[str, Any], file: Path, tmp_path: Path
) -> None:
    course = find_course(game, seats, options, 1, None, tmp_path)
    with np.load(file) as saved:
        assert str(saved["course"]) == course.name
    for shipped, fresh in zip(Network.load(file), course.learner.net, strict=True):
        assert shipped.shape == fresh.shape


@pytest.mark.parametrize(
    ("game", "seats", "options", "file"), SHIPPED, ids=[f"{game}-{file.stem}" for game, *_, file in SHIPPED]
)
def test_weights_know_who_wins(game: str, seats: int, options: dict[str, Any], file: Path, tmp_path: Path) -> None:
    """In fresh games: damaged weights, or those of another table, know no more than that somebody will."""
    net = Network.load(file)
    lessons = find_course(game, seats, options, 1, None, tmp_path).lessons
    inputs, results = watch_pikzi(lessons, net) if game == "pikzi" else lessons.watch(net, seeds(7, 0, 100))
    error, even = (float(((chances - results) ** 2).mean()) for chances in (net.chances(inputs), 1 / lessons.outputs))
    assert error < WRONG[game] * even


def watch_pikzi(lessons: Any, net: Network) -> tuple[Floats, Floats]:
    """Interpreted: to compile takes longer than some games."""
    states = [GAME.start(lessons.seats, Options(teams=lessons.teams), seed) for seed in range(16)]
    diary = Diary.empty(250 * lessons.seats * len(states), lessons.features, lessons.seats, lessons.outputs)
    rows = study_games(lessons.judge(net), states, 1.0, diary, Room.lists())
    return diary.inputs[:rows], diary.targets[:rows]


@pytest.mark.parametrize(("seats", "edition", "games"), [(4, "classic", 1500), (2, "deluxe", 200)])
def test_the_networks_of_pickomino_beat_strong_players(seats: int, edition: str, games: int, tmp_path: Path) -> None:
    """(Those for two players of classic win so little more that it would take tens of thousands of games to see.)"""
    lessons = find_course("pickomino", seats, {"edition": edition}, 1, None, tmp_path).lessons
    net = Network.load(weights_file(seats, deluxe=edition == "deluxe"))
    share, margin = lessons.strength(net, seeds(7, 0, games))
    assert share - margin > 1 / seats


@pytest.mark.parametrize("game", [pickomino_values, pikzi_values, pina_coladice_values], ids=lambda game: game.__name__)
def test_weights_are_small_and_all_in_use(game: ModuleType) -> None:
    folder = Path(str(game.__file__)).parent / "weights"
    files = set(folder.iterdir())
    assert files == {file for *_, file in SHIPPED if file.parent == folder}
    assert sum(file.stat().st_size for file in files) < LARGEST
