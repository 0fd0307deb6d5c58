"""What each specialist of Pickomino Deluxe does (DX-14 to DX-21)."""

from fractions import Fraction

import pytest

from guinguette import CHANCE
from guinguette.core.errors import BadOutcome, BadPosition

from .table import (
    deluxe,
    face_down,
    forced,
    go,
    grilled,
    moves,
    owns,
    prize,
    ranking,
    see,
    stacks,
    standing,
    told,
    why_not,
)

NULL = "roll (4444)"  # after 444w

# --- apple ---


def test_dx_14_the_apple_is_worth_three_worms_at_the_end() -> None:
    play = go(deluxe([], [], up=[21], owns=["-", "apple"], kept="44455w"), "stop")
    assert ranking(play) == [(1, 2, 3), (2, 1, 1)]


def test_dx_14_on_the_skewer_it_is_worth_nothing() -> None:
    play = go(deluxe([22], [], up=[21, 23], on={23: "apple"}, kept="444w"), NULL)
    assert [player.worms for player in see(play).players] == [0, 0]


# --- golden die ---


def test_dx_15_the_owner_chooses_before_the_first_roll() -> None:
    play = deluxe([], [], owns=["gold", "-"], phase="dice")
    assert moves(play) == {"gold", "white"}
    for move in ("roll", "stop", "keep 1"):
        assert why_not(play, move) == "DX-15"
    go(play, "gold")
    assert see(play).dice == 9
    with pytest.raises(BadOutcome):
        play.settle("12345123")
    with pytest.raises(BadOutcome):
        play.settle("123451231")


def test_dx_15_the_question_comes_at_the_start_of_each_of_the_owners_turns() -> None:
    play = go(deluxe([], [], owns=["-", "gold"], kept="444w"), "stop")
    assert (play.to_move, moves(play)) == (1, {"gold", "white"})


def test_dx_15_nobody_else_has_it() -> None:
    play = deluxe([], [], owns=["-", "gold"], kept="444w")
    assert why_not(play, "gold") == "DX-15"
    assert go(play, "roll (1235)").to_move == 0
    assert why_not(play, "white") == "DX-15"


def test_dx_15_its_faces_are_1_and_worm_three_of_each() -> None:
    play = go(deluxe([], [], owns=["gold", "-"], gold="hand", kept="11222345"), "roll")
    assert play.chances == (("g1", Fraction(1, 2)), ("gw", Fraction(1, 2)))
    for wrong in ("g2", "g3", "g4", "g5", "1", "w"):
        with pytest.raises(BadOutcome):
            play.settle(wrong)


def test_dx_15_the_choice_is_made_once() -> None:
    play = go(deluxe([], [], owns=["gold", "-"], phase="dice"), "white (11233355) keep 5")
    assert (see(play).dice, see(play).gold) == (6, "stays")
    assert why_not(play, "gold") == "DX-15"
    go(play, "roll (112333) keep 3")
    assert see(play).dice == 3


def test_dx_15_it_is_a_ninth_die_like_the_others() -> None:
    play = go(deluxe([], [], owns=["gold", "-"], phase="dice"), "gold (1123335w gw) keep w")
    assert (see(play).dice, see(play).gold, see(play).total) == (7, "aside", 10)
    with pytest.raises(BadOutcome):
        go(play, "roll (112333 g1)")
    go(play, "(1123335) keep 3")
    assert see(play).total == 19


def test_dx_15_it_is_rolled_again_while_it_is_not_aside() -> None:
    play = go(deluxe([], [], owns=["gold", "-"], phase="dice"), "gold (1123335w gw) keep 3, roll (11225 g1) keep 1")
    assert (see(play).dice, see(play).gold, see(play).total) == (3, "aside", 12)
    assert grilled(play) == [1, 0]


def test_dx_15_it_can_be_the_only_die_left() -> None:
    play = go(deluxe([], [], owns=["gold", "-"], gold="hand", kept="222555"), "roll (33 gw) keep 3")
    assert (moves(play), see(play).dice) == ({"stop", "roll"}, 1)
    assert stacks(go(play, "roll (gw) keep w")) == [[32], []]


def test_dx_15_it_can_be_the_worm_of_the_throw() -> None:
    play = go(deluxe([], [], owns=["gold", "-"], gold="hand", kept="11555333"), "roll (gw) keep w")
    assert stacks(play) == [[31], []]
    assert owns(play) == ["gold", None]


def test_dx_15_it_can_be_null_like_the_others() -> None:
    play = go(deluxe([25], [], owns=["gold", "-"], gold="hand", kept="1155533w"), "roll (gw)")
    assert forced(play) == ["PK-9", "PK-15", "DX-12", "PK-16"]
    assert standing(play) == {11: "gold"}


def test_dx_15_the_largest_total_is_45() -> None:
    play = go(deluxe([], [], owns=["gold", "-"], phase="dice"), "gold (wwwwwwww gw) keep w")
    assert stacks(play) == [[36], []]


# --- canned worm ---


def test_dx_16_the_canned_worm_stands_for_a_missing_worm() -> None:
    play = go(deluxe([], [], owns=["can", "-"], kept="5551"), "stop")
    assert told(play) == [("can", "DX-16"), ("took", None)]
    assert stacks(play) == [[21], []]


def test_dx_16_it_is_not_used_up() -> None:
    play = go(deluxe([], [], owns=["can", "-"], kept="5551"), "stop (11122234) keep 1, stop (55512223) keep 5")
    assert owns(play)[0] == "can"
    go(play, "roll (44423) keep 4, stop")
    assert stacks(play)[0] == [21, 32]


def test_dx_16_with_a_worm_among_the_dice_it_does_nothing() -> None:
    play = go(deluxe([], [], owns=["can", "-"], kept="15w"), "stop")
    assert told(play) == [("took", None)]
    assert stacks(play) == [[11], []]


def test_dx_16_a_later_worm_takes_its_place() -> None:
    play = deluxe([], [], owns=["can", "-"], kept="5555")
    assert prize(play).tile == 25
    go(play, "roll (w123) keep w")
    assert prize(play).tile == 25
    assert told(go(play, "stop"))[-1] == ("took", None)


@pytest.mark.parametrize(("kept", "tile"), [("15", 11), ("114", 11), ("35", 13), ("44", 13)])
def test_dx_16_with_the_can_the_total_may_be_11_or_13(kept: str, tile: int) -> None:
    assert stacks(go(deluxe([], [], owns=["can", "-"], kept=kept), "stop")) == [[tile], []]


def test_dx_16_it_helps_to_steal() -> None:
    play = go(deluxe([], [27], owns=["can", "apple"], kept="44455"), "stop, back apple")
    assert forced(play) == ["DX-16", "PK-13", "DX-10", "DX-12"]
    assert (stacks(play), owns(play)) == ([[27], []], ["can", None])


def test_dx_16_it_works_when_the_turn_stops_by_itself() -> None:
    play = go(deluxe([], [], owns=["can", "-"], kept="555444"), "roll (11) keep 1")
    assert stacks(play) == [[34], []]


def test_dx_16_too_small_a_total_is_null_and_costs_the_can() -> None:
    play = go(deluxe([], [], owns=["can", "-"], kept="55"), "stop")
    assert forced(play) == ["DX-16", "PK-14", "PK-18", "DX-12"]
    assert standing(play) == {11: "can"}


def test_dx_16_it_does_not_save_a_null_roll() -> None:
    assert forced(go(deluxe([], [], owns=["can", "-"], kept="555444"), "roll (55)")) == ["PK-9", "PK-18", "DX-12"]


# --- weasel ---


def test_dx_17_the_weasel_rolls_again_exactly_the_dice_just_rolled() -> None:
    play = deluxe([], [], owns=["weasel", "-"], kept="444w", rolled="1235", phase="keep")
    assert moves(play) == {"keep 1", "keep 2", "keep 3", "keep 5", "weasel"}
    go(play, "weasel")
    assert play.to_move == CHANCE
    assert see(play).dice == 4
    go(play, "(5555)")
    assert moves(play) == {"keep 5"}
    assert ("weasel", "DX-17") in told(play)


def test_dx_17_once_per_turn() -> None:
    play = go(deluxe([], [], owns=["weasel", "-"]), "(11234555) weasel (11234555)")
    assert why_not(play, "weasel") == "DX-17"
    go(play, "keep 5, roll (11234)")
    assert why_not(play, "weasel") == "DX-17"


def test_dx_17_before_setting_anything_aside() -> None:
    assert why_not(go(deluxe([], [], owns=["weasel", "-"]), "(11234555) keep 5"), "weasel") == "DX-17"


def test_dx_17_only_its_owner() -> None:
    play = go(deluxe([], [], owns=["-", "weasel"]), "(11234555)")
    assert why_not(play, "weasel") == "DX-17"
    assert why_not(play, "null") == "DX-17"


def test_dx_17_it_may_save_a_null_roll() -> None:
    play = go(deluxe([25], [], owns=["weasel", "-"], kept="444w"), "roll (44ww)")
    assert moves(play) == {"weasel", "null"}
    assert why_not(play, "keep 4") == "DX-17"
    go(play, "weasel (5511) keep 5, stop")
    assert stacks(play) == [[25, 27], []]
    assert owns(play) == ["weasel", None]


def test_dx_17_it_may_fail_to_save_a_null_roll() -> None:
    play = go(deluxe([25], [], owns=["weasel", "-"], kept="444w"), "roll (44ww) weasel (4444)")
    assert forced(play) == ["DX-17", "PK-9", "PK-15", "DX-12", "PK-16"]
    assert standing(play) == {11: "weasel"}


def test_dx_17_the_owner_may_decline_and_take_the_null_throw() -> None:
    play = go(deluxe([25], [], owns=["weasel", "-"], kept="444w"), "roll (44ww) null")
    assert forced(play) == ["PK-9", "PK-15", "DX-12", "PK-16"]
    assert (stacks(play), owns(play)) == ([[], []], [None, None])


def test_dx_17_a_roll_that_is_not_null_cannot_be_given_up() -> None:
    assert why_not(go(deluxe([], [], owns=["weasel", "-"]), "(11234555)"), "null") == "DX-17"


def test_dx_17_it_stands_up_again_at_the_end_of_the_turn() -> None:
    play = go(deluxe([], [], owns=["weasel", "-"]), "(11234555) weasel (wwwww123) keep w, stop")
    assert owns(play) == ["weasel", None]
    go(play, "(11234555) keep 1, stop (11234555)")
    assert "weasel" in moves(play)


# --- mother hen ---


def test_dx_18_with_the_hen_no_tile_is_lost() -> None:
    null_throw = go(deluxe([22, 27], [], owns=["hen", "-"], kept="444w"), NULL)
    theft = go(deluxe([], [22, 27], owns=["-", "hen"], kept="44455w"), "stop")
    assert stacks(null_throw)[0] == stacks(theft)[1] == [22, 27]


def test_dx_18_once_she_is_gone_the_tiles_are_in_danger_again() -> None:
    play = go(deluxe([22, 27], [], owns=["hen", "-"], kept="444w"), NULL)
    go(play, "(44455w11) keep 4, roll (55w11) keep 5, roll (w11) keep w, stop")
    assert stacks(play) == [[22], [27]]


def test_dx_19_a_thief_takes_only_the_hen() -> None:
    play = deluxe([22], [23, 27], owns=["-", "hen"], kept="44455w")
    assert (prize(play).kind, prize(play).seat, prize(play).clause) == ("hen", 1, "DX-19")
    go(play, "stop")
    assert told(play)[0] == ("only-hen", "DX-19")
    assert stacks(play) == [[22], [23, 27]]
    assert owns(play) == ["hen", None]


@pytest.mark.parametrize(("back", "left"), [("hen", "apple"), ("apple", "hen")])
def test_dx_19_a_thief_with_a_specialist_chooses(back: str, left: str) -> None:
    play = go(deluxe([22], [27], owns=["apple", "hen"], kept="44455w"), "stop")
    assert moves(play) == {"back apple", "back hen"}
    go(play, f"back {back}")
    assert owns(play) == [left, None]
    assert standing(play) == {11: back}
    assert stacks(play) == [[22], [27]]


@pytest.mark.parametrize(("kept", "tile"), [("15w", 11), ("35w", 13)])
def test_dx_19_from_11_and_13_there_is_no_steal_and_the_hen_stays(kept: str, tile: int) -> None:
    play = go(deluxe([], [27, tile], owns=["-", "hen"], kept=kept), "stop")
    assert forced(play) == ["PK-14", "PK-18"]
    assert owns(play) == [None, "hen"]


def test_dx_19_only_the_top_tile_calls_the_hen() -> None:
    play = go(deluxe([], [27, 30], owns=["-", "hen"], kept="44455w"), "stop")
    assert stacks(play)[0] == [26]
    assert owns(play) == [None, "hen"]


def test_dx_20_on_a_null_throw_only_the_hen_goes_back() -> None:
    play = go(deluxe([22], [], on={11: "can"}, owns=["hen", "-"], kept="444w"), NULL)
    assert told(play)[1:] == [("null-roll", "PK-9"), ("hen-saves", "DX-20"), ("stands", "DX-12")]
    assert (stacks(play), owns(play), standing(play)) == ([[22], []], [None, None], {11: "can", 13: "hen"})
    assert face_down(play) == []


def test_dx_20_also_when_a_stop_is_null() -> None:
    no_worm = go(deluxe([22], [], owns=["hen", "-"], kept="444"), "stop")
    too_low = go(deluxe([22], [], owns=["hen", "-"], kept="444w"), "stop")
    assert forced(no_worm) == ["PK-11", "DX-20", "DX-12"]
    assert forced(too_low) == ["PK-14", "DX-20", "DX-12"]


def test_dx_20_the_owner_without_a_tile_keeps_the_hen() -> None:
    play = go(deluxe([], [22], owns=["hen", "-"], kept="444w"), NULL)
    assert owns(play) == ["hen", None]
    assert forced(play) == ["PK-9", "DX-20"]
    assert face_down(play) == []


def test_dx_20_the_hens_owner_never_gives_grilled_worms() -> None:
    play = go(deluxe([], [], grilled=[0, 7], owns=["-", "hen"]), "(11234555) keep 1")
    assert grilled(play) == [0, 7]
    play = go(deluxe([], [], grilled=[0, 7], owns=["-", "hen"], on={23: "raven"}, kept="5553w"), "stop")
    assert grilled(play) == [0, 7]
    assert ("no-grilled", "DX-7") in told(play)


def test_dx_20_the_hens_owner_may_take_grilled_worms() -> None:
    assert grilled(go(deluxe([], [], grilled=[0, 7], owns=["hen", "-"]), "(11234555) keep 1")) == [1, 6]


# --- raven ---


def test_dx_21_the_raven_pays_a_grilled_worm_and_moves() -> None:
    play = go(deluxe([], [], on={27: "raven", 11: "can"}, kept="44455w"), "stop")
    assert grilled(play) == [1, 0]
    assert standing(play) == {11: "can", 13: "raven"}
    assert owns(play) == [None, None]


def test_dx_21_the_log_names_the_raven_as_the_reason() -> None:
    play = go(deluxe([], [], on={27: "raven"}, kept="44455w"), "stop")
    assert forced(play) == ["DX-21", "DX-12"]


def test_dx_21_the_taker_keeps_an_own_specialist() -> None:
    play = go(deluxe([], [], on={27: "raven"}, owns=["apple", "-"], kept="44455w"), "stop")
    assert owns(play) == ["apple", None]
    assert play.to_move == CHANCE


def test_dx_21_with_an_empty_reserve_the_taker_chooses_who_pays() -> None:
    play = go(
        deluxe([], [], [], [], on={27: "raven"}, grilled=[0, 3, 2, 2], owns=["-", "-", "hen", "-"], kept="44455w"),
        "stop",
    )
    assert moves(play) == {"grill 2", "grill 4"}
    assert why_not(play, "grill 3") == "DX-20"
    go(play, "grill 4")
    assert grilled(play) == [1, 3, 2, 1]
    assert standing(play) == {11: "raven"}


def test_dx_21_with_one_giver_nobody_is_asked() -> None:
    play = go(deluxe([], [], on={27: "raven"}, grilled=[0, 7], kept="44455w"), "stop")
    assert grilled(play) == [1, 6]
    assert standing(play) == {11: "raven"}


def test_dx_21_it_moves_even_when_nobody_can_pay() -> None:
    play = go(deluxe([], [], on={27: "raven"}, grilled=[7, 0], kept="44455w"), "stop")
    assert grilled(play) == [7, 0]
    assert standing(play) == {11: "raven"}


def test_dx_21_it_leaves_the_game_when_no_tile_is_free() -> None:
    play = go(deluxe([], [], up=[27, 29], on={27: "raven", 29: "apple"}, kept="44455w"), "stop")
    assert told(play)[-1] == ("left", "DX-12")
    assert standing(play) == {29: "apple"}


def test_dx_21_nobody_can_own_it() -> None:
    with pytest.raises(BadPosition, match="DX-21"):
        deluxe([], [], owns=["raven", "-"])


def test_dx_21_it_moves_to_the_lowest_tile_without_a_specialist() -> None:
    play = deluxe([], [], on={11: "can", 13: "hen", 21: "weasel", 27: "raven"}, kept="44455w")
    go(play, "stop")
    assert standing(play) == {11: "can", 13: "hen", 21: "weasel", 22: "raven"}
