"""Clauses of Pickomino Deluxe on tiles, grilled worms and the end (DX-1 to DX-8, DX-22 to DX-24).

`test_specialists` and `test_powers` have the others. Seats are counted from 1, as people do.
"""

import pytest

import guinguette
from guinguette import CHANCE, OVER

from .table import (
    deluxe,
    face_down,
    face_up,
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

# --- material ---


def test_dx_1_eighteen_tiles() -> None:
    skewer = see(guinguette.new("pickomino", edition="deluxe")).skewer
    assert [tile.value for tile in skewer] == [11, 13, *range(21, 37)]
    assert [tile.worms for tile in skewer] == [1, 1] + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    assert all(tile.up for tile in skewer)


def test_dx_2_seven_grilled_worms_in_the_reserve() -> None:
    play = guinguette.new("pickomino", 7, edition="deluxe")
    assert see(play).reserve == 7
    assert grilled(play) == [0] * 7


def test_dx_3_six_specialists_on_the_skewer() -> None:
    play = guinguette.new("pickomino", edition="deluxe")
    assert standing(play) == {11: "can", 21: "hen", 23: "raven", 25: "weasel", 27: "gold", 29: "apple"}
    assert owns(play) == [None, None]


def test_dx_3_the_base_game_has_none_of_this() -> None:
    play = guinguette.new("pickomino")
    assert standing(play) == {}
    assert see(play).reserve == 0
    assert go(play, "(11123455) keep 1").log()[-1].key == "pickomino-kept"
    assert grilled(play) == [0, 0]


# --- tiles 11 and 13 ---


@pytest.mark.parametrize(("kept", "tile"), [("15w", 11), ("35w", 13)])
def test_dx_4_the_exact_total_takes_11_or_13(kept: str, tile: int) -> None:
    assert stacks(go(deluxe([], [], kept=kept), "stop")) == [[tile], []]


@pytest.mark.parametrize("kept", ["25w", "45w", "55w", "555w"])
def test_dx_4_other_totals_below_21_are_null(kept: str) -> None:
    play = go(deluxe([], [], kept=kept), "stop")
    assert told(play) == [("null-low", "PK-14"), ("nothing-back", "PK-18")]


def test_dx_4_the_next_lower_tile_is_never_11_or_13() -> None:
    play = deluxe([], [], up=[11, 13, 30], kept="44455w")
    assert prize(play).kind == "null"
    assert forced(go(play, "stop")) == ["PK-14", "PK-18"]


def test_dx_4_13_face_down_is_not_replaced_by_11() -> None:
    assert forced(go(deluxe([], [], down=[13], kept="35w"), "stop")) == ["PK-14", "PK-18"]


def test_dx_4_11_and_13_can_be_put_back_and_turned_like_others() -> None:
    put_back = go(deluxe([13], [], kept="45w"), "stop")
    turned = go(deluxe([11], [], up=[13], kept="45w"), "stop")
    assert (13 in face_up(put_back), face_down(put_back)) == (True, [36])
    assert (face_up(turned), 13 in face_down(turned)) == ([11], True)


@pytest.mark.parametrize(("kept", "tile"), [("15w", 11), ("35w", 13)])
def test_dx_5_11_and_13_are_never_stolen(kept: str, tile: int) -> None:
    play = go(deluxe([], [22, tile], kept=kept), "stop")
    assert forced(play) == ["PK-14", "PK-18"]
    assert stacks(play) == [[], [22, tile]]


def test_dx_5_they_shield_what_lies_under_them() -> None:
    play = go(deluxe([], [27, 13], kept="44455w"), "stop")
    assert stacks(play) == [[26], [27, 13]]


# --- grilled worms ---


@pytest.mark.parametrize(("roll", "worms"), [("12345w55", 0), ("11234555", 1), ("11123455", 1), ("11111111", 1)])
def test_dx_6_two_ones_or_more_in_one_go_earn_one_grilled_worm(roll: str, worms: int) -> None:
    play = go(deluxe([], []), f"({roll}) keep 1")
    assert grilled(play) == [worms, 0]
    assert see(play).reserve == 7 - worms
    assert forced(play)[:worms] == ["DX-6"] * worms


def test_dx_6_only_ones() -> None:
    assert grilled(go(deluxe([], []), "(11222555) keep 2")) == [0, 0]


def test_dx_6_whatever_becomes_of_the_turn() -> None:
    play = go(deluxe([25], []), "(11234555) keep 1, roll (111111)")
    assert forced(play) == ["DX-6", "PK-9", "PK-15", "PK-16"]
    assert grilled(play) == [1, 0]


def test_dx_6_the_golden_die_counts_among_the_ones() -> None:
    with_it = go(deluxe([], [], owns=["gold", "-"], phase="dice"), "gold (1222345w g1) keep 1")
    without = go(deluxe([], [], owns=["gold", "-"], phase="dice"), "gold (1222345w gw) keep 1")
    assert (grilled(with_it), see(with_it).dice) == ([1, 0], 7)
    assert (grilled(without), see(without).dice) == ([0, 0], 8)


def test_dx_7_from_the_reserve_while_there_is_one() -> None:
    play = go(deluxe([], [], grilled=[0, 6]), "(11234555) keep 1")
    assert (grilled(play), see(play).reserve) == ([1, 6], 0)


def test_dx_7_then_from_the_only_player_who_can_give() -> None:
    play = go(deluxe([], [], [], grilled=[2, 0, 5]), "(11234555) keep 1")
    assert told(play)[-1] == ("grilled-from", "DX-7")
    assert grilled(play) == [3, 0, 4]
    assert moves(play) == {"stop", "roll"}


def test_dx_7_then_from_a_player_of_the_takers_choice() -> None:
    play = go(deluxe([], [], [], [], grilled=[1, 2, 0, 4]), "(11234555) keep 1")
    assert moves(play) == {"grill 2", "grill 4"}
    assert why_not(play, "grill 3") == "DX-7"  # who has none
    assert why_not(play, "grill 1") == "DX-7"  # the taker
    assert why_not(play, "grill 7") == "DX-7"  # nobody sits there
    assert why_not(play, "roll") == "DX-7"
    go(play, "grill 4")
    assert told(play)[-1] == ("grilled-from", "DX-7")
    assert grilled(play) == [2, 2, 0, 3]
    assert moves(play) == {"stop", "roll"}
    assert why_not(play, "grill 4") == "DX-7"


def test_dx_7_never_from_the_owner_of_the_hen() -> None:
    play = go(deluxe([], [], [], [], grilled=[0, 2, 3, 2], owns=["-", "-", "hen", "-"]), "(11234555) keep 1")
    assert moves(play) == {"grill 2", "grill 4"}
    assert why_not(play, "grill 3") == "DX-20"


def test_dx_7_the_hen_leaves_one_giver_who_is_not_asked() -> None:
    play = go(deluxe([], [], [], grilled=[0, 4, 3], owns=["-", "hen", "-"]), "(11234555) keep 1")
    assert grilled(play) == [1, 4, 2]


def test_dx_7_if_nobody_can_give_nothing_happens() -> None:
    play = go(deluxe([], [], [], grilled=[1, 6, 0], owns=["-", "hen", "-"]), "(11234555) keep 1")
    assert told(play)[-1] == ("no-grilled", "DX-7")
    assert grilled(play) == [1, 6, 0]
    assert moves(play) == {"stop", "roll"}


def test_dx_7_a_choice_with_the_last_dice_comes_before_the_automatic_stop() -> None:
    play = go(deluxe([], [], [], grilled=[0, 3, 4], kept="5555ww"), "roll (11) keep 1")
    assert moves(play) == {"grill 2", "grill 3"}
    assert stacks(play) == [[], [], []]
    go(play, "grill 3")
    assert grilled(play) == [1, 3, 3]
    assert stacks(play) == [[32], [], []]
    assert see(play).seat + 1 == 2


def test_dx_7_a_choice_with_the_last_dice_before_an_automatic_null_throw() -> None:
    play = go(deluxe([30], [], [], grilled=[0, 3, 4], kept="555555"), "roll (11) keep 1, grill 2")
    assert forced(play) == ["DX-7", "PK-11", "PK-15", "PK-16"]
    assert grilled(play) == [1, 2, 4]


def test_dx_8_a_grilled_worm_counts_one_worm() -> None:
    play = go(deluxe([], [25], grilled=[3, 1], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 1, 1 + 3), (2, 2, 2 + 1)]


def test_dx_8_a_null_throw_never_costs_grilled_worms() -> None:
    play = go(deluxe([25], [], grilled=[3, 0], kept="444w"), "roll (44ww)")
    assert stacks(play) == [[], []]
    assert grilled(play) == [3, 0]


def test_dx_8_a_thief_takes_no_grilled_worms() -> None:
    play = go(deluxe([], [27], grilled=[0, 3], kept="44455w"), "stop")
    assert stacks(play) == [[27], []]
    assert grilled(play) == [0, 3]


# --- the end ---


@pytest.mark.parametrize(("kept", "tile"), [("15w", 11), ("35w", 13)])
def test_dx_22_11_and_13_count_as_tiles(kept: str, tile: int) -> None:
    play = go(deluxe([], [30], up=[21, tile], kept="44455w"), "stop")
    assert stacks(play) == [[21], [30]]
    assert play.outcome is None
    play = go(deluxe([], [30], up=[tile], kept=kept), "stop")
    assert told(play)[-1] == ("last-tile", "PK-19")
    assert play.to_move == OVER


def test_dx_22_a_steal_or_a_null_throw_does_not_end_the_game() -> None:
    stolen = go(deluxe([], [27], up=[11], kept="44455w"), "stop")
    null = go(deluxe([22], [27], up=[11], kept="444w"), "stop")
    assert face_up(stolen) == [11]
    assert face_up(null) == [11, 22]  # 22 came back as the highest
    assert stolen.to_move == null.to_move == CHANCE


def test_dx_23_worms_on_tiles_and_grilled_worms_and_the_apple() -> None:
    play = go(deluxe([11, 30], [36, 13], grilled=[2, 0], owns=["apple", "can"], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 1, 1 + 3 + 1 + 2 + 3), (2, 2, 4 + 1)]


def test_dx_23_a_tie_goes_to_the_highest_tile() -> None:
    play = go(deluxe([], [36], grilled=[3, 0], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 2, 4), (2, 1, 4)]
    low = go(deluxe([], [11], up=[13], kept="35w"), "stop")
    assert ranking(low) == [(1, 1, 1), (2, 2, 1)]


def test_dx_23_a_tile_beats_none_on_a_tie() -> None:
    play = go(deluxe([], [], grilled=[0, 1], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 1, 1), (2, 2, 1)]


def test_dx_23_tied_players_without_a_tile_share_the_place() -> None:
    play = go(deluxe([], [], [], [], grilled=[0, 3, 0, 3], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 2, 3), (1, 4, 3), (3, 1, 1), (4, 3, 0)]


def test_dx_23_grilled_worms_rank_players_without_a_tile() -> None:
    play = go(deluxe([], [], [], owns=["-", "-", "apple"], grilled=[0, 2, 0], up=[35], kept="wwwwwww"), "stop")
    assert ranking(play) == [(1, 1, 4), (2, 3, 3), (3, 2, 2)]


# --- the order of things when a tile is taken ---


def test_dx_24_tile_then_the_ravens_pay_then_the_raven_moves() -> None:
    play = go(deluxe([], [], on={23: "raven", 11: "can"}, kept="5553w"), "stop")
    assert [what for what, _ in told(play)] == ["took", "grilled", "stands"]
    assert (stacks(play), grilled(play), standing(play)) == ([[23], []], [1, 0], {11: "can", 13: "raven"})


def test_dx_24_the_raven_waits_until_its_pay_is_chosen() -> None:
    play = go(deluxe([], [], [], on={23: "raven"}, grilled=[0, 3, 4], kept="5553w"), "stop")
    assert stacks(play)[0] == [23]
    assert standing(play) == {}
    assert moves(play) == {"grill 2", "grill 3"}
    go(play, "grill 2")
    assert [what for what, _ in told(play)] == ["took", "grilled-from", "stands"]
    assert standing(play) == {11: "raven"}
    assert see(play).seat + 1 == 2


def test_dx_24_tile_then_specialist_then_the_choice() -> None:
    play = go(deluxe([22], [], on={27: "gold"}, owns=["apple", "-"], kept="44455w"), "stop")
    assert stacks(play)[0] == [22, 27]
    assert moves(play) == {"back apple", "back gold"}
    go(play, "back gold")
    assert [what for what, _ in told(play)] == ["took", "got", "stands"]
    assert (owns(play), standing(play)) == (["apple", None], {11: "gold"})


def test_dx_24_the_end_is_checked_after_the_choice() -> None:
    start = deluxe([22], [], up=[27], on={27: "weasel"}, owns=["apple", "-"], kept="44455w")
    kept_apple, kept_weasel = go(start.copy(), "stop, back weasel"), go(start.copy(), "stop, back apple")
    assert start.copy().outcome is go(start.copy(), "stop").outcome is None
    assert forced(kept_apple) == ["DX-9", "DX-12", "PK-19"]
    assert told(kept_apple)[-2:] == [("left", "DX-12"), ("last-tile", "PK-19")]
    assert ranking(kept_apple) == [(1, 1, 1 + 2 + 3), (2, 2, 0)]
    assert ranking(kept_weasel) == [(1, 1, 1 + 2), (2, 2, 0)]


def test_dx_24_the_end_is_checked_after_the_ravens_pay() -> None:
    play = go(deluxe([], [], [], up=[23], on={23: "raven"}, grilled=[0, 3, 4], kept="5553w"), "stop")
    assert play.outcome is None
    go(play, "grill 3")
    assert [what for what, _ in told(play)] == ["took", "grilled-from", "left", "last-tile"]
    assert ranking(play) == [(1, 2, 3), (1, 3, 3), (3, 1, 1 + 1)]
