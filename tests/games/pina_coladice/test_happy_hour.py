"""PC-17 to PC-20: the Happy Hour die."""

from fractions import Fraction

import pytest

from guinguette import CHANCE, OVER, Illegal
from guinguette.games.pina_coladice.grid import CELLS

from .tables import happy, moves, scores, table, told


def test_pc_17_after_three_rolls_without_a_place() -> None:
    play = happy(phase="choose", rolls=2)
    play.play("keep 1 3 4 4")
    play.settle("6")
    assert play.to_move == CHANCE
    assert play.chances == tuple((str(die), Fraction(1, 6)) for die in range(1, 7))


def test_pc_17_who_stopped_earlier_just_passes() -> None:
    play = happy(phase="choose", rolls=2)
    play.play("stop")
    assert told(play) == ["no-place"]
    assert play.state.seat == 1


def test_pc_17_not_without_the_variant() -> None:
    play = table(phase="choose", dice="13446", rolls=2)
    play.play("keep 1 3 4 4")
    play.settle("6")
    assert play.state.seat == 1


@pytest.mark.parametrize(("before", "after"), [(10, 7), (3, 0), (2, 0), (0, 0)])
def test_pc_18_1_loses_three_points_but_never_below_0(before: int, after: int) -> None:
    play = happy(scores=f"{before},10")
    play.settle("1")
    assert scores(play) == [after, 10]
    assert play.state.seat == 1


def test_pc_18_2_takes_back_an_own_token_without_loss() -> None:
    play = happy(tokens={"a1": "1", "b2": "1", "c3": "2"})
    play.settle("2")
    assert moves(play) == ["back a1", "back b2"]
    with pytest.raises(Illegal, match="no token on c3"):
        play.play("back c3")
    play.play("back b2")
    assert scores(play) == [10, 10]
    assert "t5:-," in play.position


def test_pc_18_3_gives_every_other_player_a_point() -> None:
    play = happy(seats=4, seat=2)
    play.settle("3")
    assert scores(play) == [11, 10, 11, 11]


def test_pc_18_4_moves_anothers_token_to_a_free_slot() -> None:
    play = happy(tokens={"a1": "1", "b1": "2", "c1": "2"})
    play.settle("4")
    free = [cell for cell in CELLS if cell not in ("a1", "b1", "c1")]
    assert moves(play) == [f"move 2 {start} {end}" for start in ("b1", "c1") for end in free]
    for move, reason in (
        ("move 1 a1 d4", "another player's"),
        ("move 2 d4 d3", "no token on d4"),
        ("move 2 b1 a1", "free slot"),
        ("move 2 b1 c1", "free slot"),
        ("move 2 b1 b1", "free slot"),
    ):
        with pytest.raises(Illegal, match=reason) as refusal:
            play.play(move)
        assert refusal.value.clause == "PC-18"
    play.play("move 2 b1 d4")
    assert scores(play) == [10, 10]
    assert "p2:-," in play.position
    assert "five:2" in play.position


def test_pc_18_4_the_token_takes_the_highest_free_slot() -> None:
    play = happy(seats=3, tokens={"a1": "2-", "d1": "3-", "b2": "-1"})
    play.settle("4")
    play.play("move 2 a1 b2")
    assert "t5:21" in play.position
    play = happy(seats=3, tokens={"a1": "2-", "d1": "3-"})
    play.settle("4")
    play.play("move 2 a1 d1")
    assert "full:32" in play.position


def test_pc_18_4_may_make_its_owner_win_at_once() -> None:
    tokens = dict.fromkeys(("b1", "c1", "d1", "d4"), "2")
    play = happy(tokens=tokens)
    play.settle("4")
    play.play("move 2 d4 a1")
    assert play.to_move == OVER
    assert play.outcome is not None
    assert play.outcome[0].seat == 1


def test_pc_18_4_can_free_the_higher_slot() -> None:
    play = happy(seats=3, tokens={"a1": "23"})
    play.settle("4")
    play.play("move 2 a1 b1")
    assert "p1:-3" in play.position


@pytest.mark.parametrize(("seats", "before", "after"), [(2, "2", "--"), (4, "23", "-")])
def test_pc_18_5_turns_any_coaster_and_its_tokens_go_back(seats: int, before: str, after: str) -> None:
    play = happy(seats=seats, tokens={"a1": before})
    play.settle("5")
    assert moves(play) == [f"flip {cell}" for cell in CELLS]
    play.play("flip a1")
    assert f"p1:{after}," in play.position
    assert scores(play) == [10] * seats
    assert told(play).count("went-back") == len(before)


def test_pc_18_6_gains_four_points() -> None:
    play = happy()
    play.settle("6")
    assert scores(play) == [14, 10]


@pytest.mark.parametrize("die", ["2", "4"])
def test_pc_19_an_impossible_effect_is_skipped(die: str) -> None:
    play = happy()
    play.settle(die)
    assert told(play) == ["happy-die", "skipped"]
    assert play.state.seat == 1


@pytest.mark.parametrize(("die", "phase"), [("2", "back"), ("4", "move"), ("5", "flip")])
def test_pc_19_a_possible_one_is_compulsory(die: str, phase: str) -> None:
    play = happy(tokens={"a1": "1", "b1": "2"})
    play.settle(die)
    assert all(move.startswith(phase) for move in moves(play))
    with pytest.raises(Illegal) as refusal:
        play.play("stop")
    assert refusal.value.clause == "PC-18"


def test_pc_19_the_end_is_checked_afterwards() -> None:
    play = happy(scores="16,10")
    play.settle("6")
    assert play.state.last_round


def test_pc_20_a_triggered_end_stays_triggered() -> None:
    tokens = dict.fromkeys(("b1", "d1", "a3", "c3", "b4", "a1"), "1")
    play = happy(seat=2, last=1, tokens=tokens)
    play.settle("5")
    play.play("flip a1")
    assert play.to_move == OVER
