"""PC-10 to PC-16: how a game ends, and who wins."""

import pytest

from guinguette import CHANCE, OVER, Playthrough
from guinguette.core.words import render

from .tables import happy, scores, table, told

LINES = {
    "row": ("b1", "c1", "d1"),
    "column": ("a2", "a3", "a4"),
    "diagonal": ("b2", "c3", "d4"),
}


def winners(play: Playthrough) -> list[int]:
    assert play.outcome is not None
    return [standing.seat for standing in play.outcome if standing.place == 1]


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_pc_10_four_in_a_line_win_at_once(line: tuple[str, ...]) -> None:
    rich = {"d2": "2", "d3": "2", "c4": "2"}
    play = table(tokens=dict.fromkeys(line, "1") | rich, phase="place", dice="11346", rolls=1)
    assert scores(play)[0] < scores(play)[1]
    play.play("place a1")
    assert play.to_move == OVER
    assert winners(play) == [0]


def test_pc_10_the_other_diagonal_and_slots_do_not_matter() -> None:
    tokens = {"d1": "21", "c2": "1-", "b3": "1-"}
    play = table(seats=4, tokens=tokens, phase="place", dice="12346", rolls=1)
    play.play("place a4")
    assert winners(play) == [0]


def test_pc_10_three_in_a_line_do_not_win() -> None:
    play = table(tokens={"b1": "1", "c1": "1"}, phase="place", dice="11346", rolls=1)
    play.play("place a1")
    assert play.to_move == CHANCE


def test_pc_11_twenty_points_end_the_game_after_the_round() -> None:
    play = happy(seats=3, scores="18,3,4", phase="place", dice="11122", rolls=1)
    play.play("place d1")
    assert told(play)[-1] == "twenty"
    for seat in (1, 2):
        assert play.state.seat == seat
        pass_turn(play)
    assert play.to_move == OVER
    assert winners(play) == [0]


def pass_turn(play: Playthrough) -> None:
    play.settle("1 3 4 4 6")
    play.play("stop")


def test_pc_11_the_last_player_of_a_round_ends_it_at_once() -> None:
    play = happy(seats=2, scores="3,18", seat=2, phase="place", dice="11122", rolls=1)
    play.play("place d1")
    assert told(play)[-2:] == ["twenty", "same-turns"]
    assert winners(play) == [1]


def test_pc_11_the_sixth_token_ends_the_game_after_the_round() -> None:
    tokens = dict.fromkeys(("b1", "d1", "a3", "c3", "b4"), "1")
    play = table(tokens=tokens, phase="place", dice="11346", rolls=1)
    play.play("place a1")
    assert scores(play)[0] < 20
    assert told(play)[-1] == "six-tokens"
    pass_turn(play)
    assert play.to_move == OVER


def test_pc_11_nineteen_points_do_not() -> None:
    play = happy(scores="16,3", phase="place", dice="11122", rolls=1)
    play.play("place d1")
    assert scores(play)[0] == 19
    assert not play.state.last_round


def test_pc_12_a_line_wins_in_the_last_round() -> None:
    tokens = dict.fromkeys(("b1", "c1", "d1"), "2")
    play = happy(seats=3, seat=2, scores="25,5,5", last=1, tokens=tokens, phase="place", dice="11346", rolls=1)
    play.play("place a1")
    assert winners(play) == [1]
    assert play.outcome is not None
    assert [standing.place for standing in play.outcome] == [1, 2, 3]


def test_pc_13_the_highest_score_wins() -> None:
    play = happy(seats=3, seat=3, scores="20,21,19", last=1, phase="choose", rolls=1)
    play.play("stop")
    assert play.outcome is not None
    assert [standing.seat for standing in play.outcome] == [1, 0, 2]


def test_pc_13_on_a_tie_the_last_placement_wins_even_if_the_token_is_gone() -> None:
    play = happy(seats=3, seat=3, scores="21,21,4", last=1, placed="61,59,0", phase="choose", rolls=1)
    play.play("stop")
    assert winners(play) == [0]
    assert told(play)[-2:] == ["same-turns", "tie-broken"]


def test_pc_13_nobody_ever_placed() -> None:
    """Left open by the booklet: tied players without any placement share the win."""
    play = happy(scores="20,20", seat=2, last=1, phase="choose", rolls=1)
    play.play("stop")
    assert winners(play) == [0, 1]


def test_pc_14_scores_pass_25() -> None:
    tokens = dict.fromkeys(("c1", "c2", "d2"), "1")
    play = happy(scores="19,3", tokens=tokens, phase="place", dice="11122", rolls=1)
    play.play("place d1")
    assert scores(play)[0] == 19 + 3 + 3
    play = happy(seats=2, seat=2, scores="25,19", last=1, tokens={"d4": "-"}, phase="place", dice="66666", rolls=1)
    play.play("place d4")
    assert scores(play) == [25, 23]
    play = happy(scores="10,25", seat=2, last=1, rolls=3)
    play.settle("6")
    assert scores(play) == [10, 29]


def test_pc_15_points_given_by_others_wait_for_ones_own_turn() -> None:
    play = happy(scores="10,19")
    play.settle("3")
    assert scores(play) == [10, 20]
    assert not play.state.last_round
    pass_turn(play)
    assert play.outcome is not None
    assert told(play)[-2:] == ["twenty", "same-turns"]


def test_pc_16_the_cocktail_is_announced_in_line_order() -> None:
    play = table(tokens=dict.fromkeys(("a2", "a3", "a4"), "1"), phase="place", dice="11346", rolls=1)
    play.play("place a1")
    line = play.log()[-1]
    assert line.clause == "PC-16"
    assert "basil + ginger + cherry + coconut" in render(line, "en", play.players)
    assert "basilic + gingembre + cerise + noix de coco" in render(line, "fr", play.players)
    cocktail = play.view().cocktail  # type: ignore[attr-defined]  # the view of this game
    assert cocktail.cells == ["a1", "a2", "a3", "a4"]
    assert cocktail.ingredients == ["basil", "ginger", "cherry", "coconut"]
