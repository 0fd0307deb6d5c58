"""PC-6 to PC-9: rolling and placing."""

import pytest

from guinguette import CHANCE, Illegal
from guinguette.games.pina_coladice import Keep
from guinguette.games.pina_coladice.grid import CELLS, NEIGHBOURS, size

from .tables import happy, moves, scores, table, told


def test_pc_6_the_first_roll_is_compulsory_and_of_five_dice() -> None:
    play = table()
    assert play.to_move == CHANCE
    with pytest.raises(Illegal):
        play.play("stop")
    play.settle("1 1 2 3 6")
    assert play.to_move == 0


def test_pc_6_any_dice_may_be_rolled_again_and_equal_ones_are_one_choice() -> None:
    play = table(phase="choose", dice="11223", rolls=1)
    keeps = [move for move in play.legal if isinstance(move, Keep)]
    assert len(keeps) == 3 * 3 * 2 - 1  # none to two 1s, none to two 2s, the 3 or not; but not all five
    assert moves(play)[0] == "keep none"
    assert moves(play)[-1] == "stop"
    assert len(moves(table(phase="choose", dice="66666", rolls=2))) == 5 + 1


def test_pc_6_dice_kept_earlier_may_be_taken_back() -> None:
    """The booklet's first example."""
    play = table(phase="roll")
    play.settle("2 2 5 4 1")
    play.play("keep 2 2")
    play.settle("5 1 5")
    play.play("keep 5 5")
    play.settle("3 3 5")
    assert moves(play) == ["place c1", "place d1", "place a2", "place b2", "place c2", "place c3"]
    # the pair of 3s, the full house, the double pair, three 5s, all odd, sum 21
    play.play("place d1")
    assert scores(play) == [1 + 3, 2]


def test_pc_6_the_player_may_stop_after_any_roll_and_the_third_is_the_last() -> None:
    play = table(phase="choose", dice="11223", rolls=1)
    play.play("stop")
    assert moves(play)[0] == "place a1"
    play = table(phase="choose", dice="11223", rolls=2)
    play.play("keep 1 1 2 2")
    play.settle("6")
    assert moves(play)[0] == "place a1"


def test_pc_7_one_token_where_the_dice_fit_and_there_is_room() -> None:
    play = table(tokens={"a1": "1", "b1": "2"}, phase="place", dice="11223", rolls=1)
    assert moves(play) == ["place a2", "place a3"]  # dp and sum 9; not p1 (own) nor p2 (full)
    for cell, reason in (("a1", "already"), ("b1", "no free slot"), ("c1", "do not make")):
        with pytest.raises(Illegal, match=reason) as refusal:
            play.play(f"place {cell}")
        assert refusal.value.clause == "PC-7"
    play.play("place a2")
    assert play.to_move == CHANCE
    assert play.state.seat == 1


def test_pc_7_two_slots_are_for_two_players() -> None:
    play = table(seats=4, tokens={"a1": "1-", "b1": "2-", "a2": "23"}, phase="place", dice="11223", rolls=1)
    assert moves(play) == ["place b1", "place a3"]


def test_pc_8_a_possible_placement_is_compulsory() -> None:
    play = table(phase="choose", dice="11346", rolls=1)
    play.play("stop")
    assert moves(play) == ["place a1"]
    with pytest.raises(Illegal) as refusal:
        play.play("stop")
    assert refusal.value.clause == "PC-8"


def test_pc_8_without_a_place_the_turn_ends() -> None:
    play = table(phase="choose", dice="13446", rolls=1)
    play.play("stop")
    assert play.state.seat == 1
    assert told(play) == ["no-place"]
    play = table(phase="choose", dice="13446", rolls=2)
    play.play("keep 1 3 4 4")
    play.settle("6")
    assert told(play)[-1] == "no-place"


def test_pc_9_the_second_slot_beside_three_tokens() -> None:
    """The booklet's second example: 3 points of the full house, and 3 for neighbours."""
    tokens = {"d1": "2-", "c1": "1-", "c2": "1-", "d2": "21"}
    play = table(seats=4, tokens=tokens, phase="place", dice="11122", rolls=1)
    before = scores(play)
    play.play("place d1")
    assert scores(play)[0] - before[0] == 6
    assert told(play)[:2] == ["placed", "beside"]


def test_pc_9_the_highest_free_slot() -> None:
    play = table(seats=4, phase="place", dice="11122", rolls=1)
    play.play("place d1")
    assert scores(play)[0] == 1 + 4


def test_pc_9_the_highest_free_slot_even_if_the_other_is_taken() -> None:
    play = happy(seats=4, tokens={"d1": "-2"}, phase="place", dice="11122", rolls=1)
    play.play("place d1")
    assert scores(play)[0] == 10 + 4


@pytest.mark.parametrize(("cell", "around"), [("a1", 3), ("b1", 5), ("b2", 8), ("d4", 3), ("d3", 5)])
def test_pc_9_neighbours_count_in_all_directions(cell: str, around: int) -> None:
    assert size(NEIGHBOURS[CELLS.index(cell)]) == around
