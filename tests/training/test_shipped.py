"""The weights in the package come from the course of `guinguette train` today, with every number of its recipe."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from guinguette.solve import pickomino_values, pikzi_values, pina_coladice_values
from guinguette.solve.pickomino_values.position import weights_file
from guinguette.solve.values import Network
from guinguette.training import find_course

LARGEST = 1_000_000  # bytes of a game's weights

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


@pytest.mark.parametrize("game", [pickomino_values, pikzi_values, pina_coladice_values], ids=lambda game: game.__name__)
def test_weights_are_small_and_all_in_use(game: ModuleType) -> None:
    folder = Path(str(game.__file__)).parent / "weights"
    files = set(folder.iterdir())
    assert files == {file for *_, file in SHIPPED if file.parent == folder}
    assert sum(file.stat().st_size for file in files) < LARGEST
