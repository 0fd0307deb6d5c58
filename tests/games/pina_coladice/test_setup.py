"""PC-1, PC-4 and PC-5: before the first turn."""

from fractions import Fraction

import pytest

import guinguette
from guinguette import CHANCE, Refused
from guinguette.games.pina_coladice.coasters import NAMES
from guinguette.games.pina_coladice.grid import CELLS
from guinguette.games.pina_coladice.view import View

from .tables import COASTERS, FACE_B, scores


def view_of(play: guinguette.Playthrough) -> View:
    view = play.view()
    assert isinstance(view, View)
    return view


def test_pc_1_six_tokens_to_place() -> None:
    assert [player.tokens for player in view_of(guinguette.new("pina_coladice", 4)).players] == [6] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pc_4_the_first_player_is_drawn_and_starts_at_1(seats: int) -> None:
    play = guinguette.new("pina_coladice", seats)
    assert [p for _, p in play.chances] == [Fraction(1, seats)] * seats
    play.settle("seat 2")
    assert scores(play) == [seats, *range(1, seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pc_5_the_grid_and_its_faces(seats: int) -> None:
    play = guinguette.new("pina_coladice", seats)
    play.settle("1")
    for drawn, name in enumerate(COASTERS):
        assert play.to_move == CHANCE
        assert [p for _, p in play.chances] == [Fraction(1, 25 - drawn)] * (25 - drawn)
        play.settle(name)
    grid = view_of(play).grid
    assert [coaster.name for coaster in grid] == COASTERS
    assert [coaster.cell for coaster in grid] == list(CELLS)
    assert {coaster.cell for coaster in grid if len(coaster.slots) == 2} == set(FACE_B[seats].split())


def test_pc_5_no_coaster_is_drawn_twice() -> None:
    play = guinguette.new("pina_coladice", 2)
    play.settle("1")
    play.settle("full")
    assert {name for name, _ in play.chances} == set(NAMES[1:]) - {"full"}
    with pytest.raises(Refused, match="on the grid already"):
        play.settle("full")
    with pytest.raises(Refused, match="short name"):
        play.settle("fool")
