"""Clauses of Pickomino Deluxe on how specialists come and go (DX-9 to DX-13)."""

import pytest

from guinguette import CHANCE

from .table import (
    deluxe,
    face_down,
    face_up,
    forced,
    go,
    moves,
    owns,
    see,
    stacks,
    standing,
    told,
    why_not,
)


def test_dx_9_the_specialist_comes_with_its_tile() -> None:
    play = go(deluxe([], [], on={27: "gold", 29: "apple"}, kept="44455w"), "stop")
    assert owns(play) == ["gold", None]
    assert standing(play) == {29: "apple"}
    assert ("got", "DX-9") in told(play)


def test_dx_9_also_with_a_lower_tile_and_with_11() -> None:
    lower = go(deluxe([], [27], [22, 21], on={26: "can"}, kept="44455w", seat=3), "stop")
    assert stacks(lower)[2] == [22, 21, 27]  # a steal comes first
    lower = go(deluxe([], [], down=[27], on={26: "can"}, kept="44455w"), "stop")
    exact = go(deluxe([], [], on={11: "can"}, kept="15w"), "stop")
    assert owns(lower) == owns(exact) == ["can", None]


def test_dx_9_not_the_raven() -> None:
    play = go(deluxe([], [], on={27: "raven"}, kept="44455w"), "stop")
    assert owns(play) == [None, None]


@pytest.mark.parametrize("who", ["can", "weasel", "gold", "apple"])
def test_dx_10_the_victims_specialist_comes_with_the_stolen_tile(who: str) -> None:
    play = go(deluxe([], [22, 27], [], owns=["-", who, "-"], kept="44455w"), "stop")
    assert stacks(play) == [[27], [22], []]
    assert owns(play) == [who, None, None]
    assert forced(play) == ["PK-13", "DX-10"]


def test_dx_10_a_victim_without_a_specialist_gives_only_the_tile() -> None:
    play = go(deluxe([], [27], owns=["apple", "-"], kept="44455w"), "stop")
    assert owns(play) == ["apple", None]
    assert play.to_move == CHANCE


@pytest.mark.parametrize(("back", "left"), [("can", "weasel"), ("weasel", "can")])
def test_dx_11_of_two_specialists_the_player_chooses_one_to_give_back(back: str, left: str) -> None:
    play = go(deluxe([], [], on={25: "weasel"}, owns=["can", "-"], kept="5555w"), "stop")
    assert moves(play) == {"back can", "back weasel"}
    assert set(see(play).choice) == {"can", "weasel"}
    assert why_not(play, "back apple") == "DX-11"
    assert why_not(play, "roll") == "DX-11"
    go(play, f"back {back}")
    assert owns(play) == [left, None]
    assert standing(play) == {11: back}
    assert forced(play) == ["DX-9", "DX-12"]
    assert see(play).seat + 1 == 2


def test_dx_11_after_a_steal_too() -> None:
    play = go(deluxe([], [27], owns=["can", "weasel"], kept="44455w"), "stop")
    assert moves(play) == {"back can", "back weasel"}
    go(play, "back can")
    assert owns(play) == ["weasel", None]
    assert stacks(play) == [[27], []]


def test_dx_11_only_then() -> None:
    assert why_not(deluxe([], [], owns=["can", "-"], kept="44w"), "back can") == "DX-11"


NULL = "roll (4444)"  # after 444w


def test_dx_12_a_specialist_goes_back_to_the_lowest_free_face_up_tile() -> None:
    at_11 = go(deluxe([], [], owns=["apple", "-"], kept="444w"), NULL)
    at_13 = go(deluxe([], [], on={11: "can"}, owns=["apple", "-"], kept="444w"), NULL)
    at_21 = go(deluxe([], [], down=[13], on={11: "can"}, owns=["apple", "-"], kept="444w"), NULL)
    at_24 = go(
        deluxe([], [21], on={11: "can", 13: "hen", 22: "gold", 23: "raven"}, owns=["apple", "-"], kept="444w"), NULL
    )
    where = [next(tile for tile, who in standing(p).items() if who == "apple") for p in (at_11, at_13, at_21, at_24)]
    assert where == [11, 13, 21, 24]
    assert ("stands", "DX-12") in told(at_11)


def test_dx_12_with_every_face_up_tile_occupied_it_leaves_the_game() -> None:
    play = go(deluxe([], [], up=[21, 30], on={21: "hen", 30: "raven"}, owns=["apple", "-"], kept="444w"), NULL)
    assert told(play)[-1] == ("left", "DX-12")
    assert owns(play) == [None, None]
    assert standing(play) == {21: "hen", 30: "raven"}


def test_dx_13_tile_then_specialist_then_the_highest_is_turned() -> None:
    play = go(deluxe([22], [], up=[11, 30, 36], on={11: "can"}, owns=["apple", "-"], kept="444w"), NULL)
    assert told(play)[1:] == [
        ("null-roll", "PK-9"),
        ("put-back", "PK-15"),
        ("stands", "DX-12"),
        ("turned", "PK-16"),
    ]
    assert standing(play) == {11: "can", 22: "apple"}  # it stands on the very tile put back
    assert face_up(play) == [11, 22, 30]


def test_dx_13_a_specialist_on_the_turned_tile_moves_right_after() -> None:
    play = go(deluxe([22], [], up=[11, 30], on={11: "can", 30: "raven"}, owns=["-", "-"], kept="444w"), NULL)
    assert told(play)[-2:] == [("turned", "PK-16"), ("stands", "DX-12")]
    assert standing(play) == {11: "can", 22: "raven"}


def test_dx_13_the_one_put_back_stands_first_and_the_displaced_one_after() -> None:
    both = go(deluxe([22], [], up=[21, 30], on={30: "gold"}, owns=["apple", "-"], kept="444w"), NULL)
    assert standing(both) == {21: "apple", 22: "gold"}
    one = go(deluxe([22], [], up=[21, 30], on={21: "can", 30: "gold"}, owns=["apple", "-"], kept="444w"), NULL)
    assert told(one)[-3:] == [("stands", "DX-12"), ("turned", "PK-16"), ("left", "DX-12")]
    assert standing(one) == {21: "can", 22: "apple"}


def test_dx_13_the_one_put_back_can_stand_on_a_tile_that_stays_as_the_highest() -> None:
    play = go(deluxe([35], [], up=[21, 30], on={21: "can", 30: "gold"}, owns=["apple", "-"], kept="444w"), NULL)
    assert told(play)[-2:] == [("stands", "DX-12"), ("highest-stays", "PK-17")]
    assert standing(play) == {21: "can", 30: "gold", 35: "apple"}


def test_dx_13_a_null_throw_costs_the_specialist_even_without_a_tile() -> None:
    play = go(deluxe([], [], owns=["weasel", "-"], weasel=1, kept="444w"), NULL)
    assert forced(play) == ["PK-9", "PK-18", "DX-12"]
    assert owns(play) == [None, None]
    assert face_down(play) == []
