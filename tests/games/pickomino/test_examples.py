"""The worked examples of both booklets, and what engines get wrong."""

import pytest

from guinguette import CHANCE, OVER, Playthrough

from .table import classic, deluxe, face_down, face_up, forced, go, moves, prize, see, stacks, told, why_not

# --- the booklets' examples ---


def in_the_middle_of_a_game() -> Playthrough:
    """Thomas, Louise and Nina have a few tiles each; 30 lies hidden in Thomas's stack, 32 tops Nina's."""
    return classic([30, 21], [23, 26], [22, 32])


def test_example_thomas_sets_aside_up_to_27_and_could_stop() -> None:
    play = go(in_the_middle_of_a_game(), "(1 2 3 4 4 4 5 w) keep 4")
    assert see(play).total == 12
    go(play, "roll (4 4 2 3 w)")
    assert "keep 4" not in moves(play)
    go(play, "keep w")
    assert see(play).total == 17
    go(play, "roll (5 5 w w)")
    assert moves(play) == {"keep 5"}
    go(play, "keep 5")
    assert see(play).total == 27
    assert (prize(play).kind, prize(play).tile) == ("take", 27)
    assert stacks(go(play, "stop"))[0] == [30, 21, 27]


def test_example_thomas_goes_on_and_steals_32() -> None:
    play = go(
        in_the_middle_of_a_game(), "(12344 45w) keep 4, roll (4423w) keep w, roll (55ww) keep 5, roll (13) keep 3"
    )
    assert see(play).total == 30
    assert (prize(play).kind, prize(play).tile) == ("take", 29)  # 30 is visible nowhere
    go(play, "roll (2) keep 2")
    assert stacks(play) == [[30, 21, 32], [23, 26], [22]]
    assert forced(play) == ["PK-13"]
    assert see(play).seat + 1 == 2


def test_example_louise_dares_too_much() -> None:
    play = classic([30, 21, 32], [23, 26], [22], seat=2)
    go(play, "(1 2 3 3 4 4 5 w) keep 3, roll (1 2 5 5 5 w) keep 5, roll (w 1 1) keep w")
    assert see(play).total == 26
    go(play, "roll (3 w)")
    assert told(play)[-3:] == [("null-roll", "PK-9"), ("put-back", "PK-15"), ("turned", "PK-16")]
    assert stacks(play)[1] == [23]
    assert 26 in face_up(play)
    assert face_down(play) == [36]
    assert see(play).seat + 1 == 3


def test_example_a_of_the_deluxe_booklet() -> None:
    play = go(deluxe([], [], on={27: "gold"}), "(1 2 3 4 4 4 5 w) keep 4, roll (4 4 2 3 w)")
    assert moves(play) == {"keep 2", "keep 3", "keep w"}
    go(play, "keep w, roll (5 5 w w)")
    assert moves(play) == {"keep 5"}
    go(play, "keep 5")
    assert see(play).total == 27
    assert stacks(go(play, "stop")) == [[27], []]


def test_example_b_of_the_deluxe_booklet() -> None:
    play = go(deluxe([21, 24], []), "(1233445w) keep 3, roll (12555w) keep 5, roll (w22) keep w")
    assert see(play).total == 26
    go(play, "roll (3w)")
    assert forced(play) == ["PK-9", "PK-15", "PK-16"]
    assert stacks(play) == [[21], []]
    assert (24 in face_up(play), face_down(play)) == (True, [36])


# --- things engines get wrong ---

NULL = "roll (4444)"  # after 444w


def test_wrong_turning_the_highest_tile_when_nothing_was_put_back() -> None:
    assert face_down(go(classic([], [21], kept="444w"), NULL)) == []


def test_wrong_turning_the_highest_tile_when_the_tile_put_back_is_the_highest() -> None:
    play = go(classic([36], [21], kept="444w"), NULL)
    assert face_down(play) == []
    assert 36 in face_up(play)


@pytest.mark.parametrize("face", ["1", "4", "w"])
def test_wrong_keeping_some_of_the_dice_of_a_face(face: str) -> None:
    play = go(classic([], [], rolled="1144www5"), f"keep {face}")
    assert see(play).kept == [die for die in "1144www5" if die == face]
    assert see(play).dice == 8 - len(see(play).kept)


def test_wrong_treating_worm_and_5_as_one_face() -> None:
    assert see(go(classic([], [], rolled="555ww123"), "keep 5")).kept == ["5"] * 3
    assert see(go(classic([], [], rolled="555ww123"), "keep w")).kept == ["w"] * 2
    play = classic([], [], kept="555", rolled="ww124", phase="keep")
    assert "keep w" in moves(play)
    assert why_not(play, "keep 5") == "PK-6"
    assert forced(go(classic([], [], kept="55555"), "stop"))[0] == "PK-11"  # fives are no worms


def test_wrong_stealing_from_below_the_top() -> None:
    assert stacks(go(classic([], [27, 35], kept="44455w"), "stop")) == [[26], [27, 35]]


def test_wrong_stealing_with_a_higher_total() -> None:
    assert stacks(go(classic([], [26], up=[22], kept="44455w"), "stop")) == [[22], [26]]
    assert forced(go(classic([], [26], up=[36], kept="44455w"), "stop"))[0] == "PK-14"


def test_wrong_ending_the_game_when_a_tile_is_stolen() -> None:
    """Somebody loses their last tile while one lies on the skewer: the game goes on until that one is taken."""
    play = go(classic([], [27], up=[21], kept="44455w"), "stop")
    assert stacks(play) == [[27], []]
    assert (play.to_move, play.outcome) == (CHANCE, None)
    go(play, "(55511234) keep 5, roll (w1234) keep w, roll (1234) keep 1, stop")
    assert stacks(play) == [[27], [21]]
    assert play.to_move == OVER


def test_wrong_counting_a_face_down_tile_as_available() -> None:
    assert stacks(go(classic([], [], down=[26, 27], kept="44455w"), "stop")) == [[25], []]
    assert forced(go(classic([], [], up=[28], kept="44455w"), "stop")) == ["PK-14", "PK-18"]
