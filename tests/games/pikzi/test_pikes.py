"""Action cards and the guard dog: PZ-11 to PZ-18."""

import pytest

from guinguette import CHANCE

from .table import discarded, forced, go, hand, known, lines, moves, player, see, shows, table, why_not


def test_pz_11_the_target_may_answer_but_need_not() -> None:
    play = go(table("bull", "dog", shown=["m1", "m2"]), "bull 2 m2")
    assert play.to_move == 1
    assert moves(play) == {"dog", "let"}
    go(play, "let (l4)")
    assert (shows(play, 1), shows(play, 2)) == ("m1 m2", "")
    assert "dog" in hand(play, 2)
    assert discarded(play) == "bull"


def test_pz_11_both_cards_are_used_up() -> None:
    play = go(table("bull", "dog", shown=["m1", "m2"]), "bull 2 m2, dog")
    assert discarded(play) == "bull dog"
    go(play, "(l4) (f4)")
    assert [p.cards for p in see(play).players] == [4, 4]
    assert "PZ-11" in forced(play)


def test_pz_11_nobody_attacks_themselves_or_an_empty_chair() -> None:
    play = table("bull hen wolf", "", shown=["m1", "m2"])
    for move in ("bull 1 m1", "bull 3 m2", "hen 1", "hen 5", "wolf 1 m", "wolf 4 m"):
        assert why_not(play, move) == "PZ-11"


def test_pz_11_an_answer_needs_an_attack_and_an_attack_an_answer() -> None:
    play = table("bull", "m4", shown=["m1", "m2"])
    assert why_not(play, "dog") == why_not(play, "let") == "PZ-11"
    go(play, "bull 2 m2")
    assert why_not(play, "place m4") == "PZ-11"
    assert why_not(play, "put") == "PZ-11"


def test_pz_12_a_bull_takes_one_piece_of_a_portrait_begun() -> None:
    play = table("bull", "", "", shown=["m1 l1", "m1 m2 p3", "l1 m2"])
    assert {move for move in moves(play) if move.startswith("bull")} == {"bull 2 m2", "bull 3 m2"}
    assert why_not(play, "bull 2 p3") == "PZ-12"  # not begun
    assert why_not(play, "bull 2 m1") == "PZ-12"  # shown already
    assert why_not(play, "bull 2 m4") == "PZ-12"  # not there
    go(play, "bull 3 m2, let")
    assert [shows(play, seat) for seat in (1, 2, 3)] == ["l1 m1 m2", "p3 m1 m2", "l1"]


def test_pz_12_a_dog_stops_a_bull() -> None:
    play = go(table("bull", "dog", shown=["m1", "m2"]), "bull 2 m2, dog")
    assert (shows(play, 1), shows(play, 2)) == ("m1", "m2")


def test_pz_12_a_bull_has_to_be_held() -> None:
    assert why_not(table("", "", shown=["m1", "m2"]), "bull 2 m2") == "PZ-4"


def test_pz_13_a_wolf_takes_all_and_doubles_go_to_the_discard() -> None:
    play = go(table("wolf", "", shown=["m1 m2", "m2 m3 l1"]), "wolf 2 m, let")
    assert (shows(play, 1), shows(play, 2)) == ("m1 m2 m3", "l1")
    assert discarded(play) == "m2 wolf"
    assert forced(play) == ["PZ-13"]


def test_pz_13_a_wolf_needs_a_portrait_begun_and_a_piece_to_gain() -> None:
    play = table("wolf", "", shown=["m1 m2 l1", "m2 l2 p3"])
    assert {move for move in moves(play) if move.startswith("wolf")} == {"wolf 2 l"}
    assert why_not(play, "wolf 2 m") == "PZ-13"
    assert why_not(play, "wolf 2 p") == "PZ-13"


def test_pz_14_a_dog_reverses_a_wolf() -> None:
    play = go(table("wolf", "dog", shown=["m1 m2 f1", "m2 m3"]), "wolf 2 m, dog")
    assert (shows(play, 1), shows(play, 2)) == ("f1", "m1 m2 m3")
    assert discarded(play) == "m2 wolf dog"
    assert forced(play) == ["PZ-11", "PZ-14", "PZ-13"]


def test_pz_14_even_if_every_piece_is_a_double() -> None:
    play = go(table("wolf", "dog", shown=["m2", "m2 m3"]), "wolf 2 m, dog")
    assert (shows(play, 1), shows(play, 2)) == ("", "m2 m3")
    assert discarded(play) == "m2 wolf dog"


def test_pz_14_the_last_portrait_may_be_the_targets() -> None:
    play = go(table("wolf", "dog", shown=["m1 m2", "m2 m3 m4"], portraits=1), "wolf 2 m, dog")
    assert play.outcome is not None
    assert player(play, 2).finished == ["mozart"]


def test_pz_15_a_hen_draws_any_card_of_the_hand_as_likely() -> None:
    play = go(table("hen", "m1 m1 dog wolf"), "hen 2, let")
    assert play.to_move == CHANCE
    assert {card: p * 4 for card, p in play.chances} == {"mozart 1": 2, "dog": 1, "wolf": 1}


def test_pz_15_a_dog_stops_a_hen_before_the_draw() -> None:
    play = go(table("hen", "dog l1 l2 l3"), "hen 2, dog (m4) (f4)")
    assert hand(play, 2) == ["l1", "l2", "l3", "f4"]
    assert play.to_move == 1


def test_pz_15_the_card_is_given_back() -> None:
    play = go(table("hen l1 l2 l3", "m1 m2 m3 m4"), "hen 2, let (m4)")
    assert moves(play) == {"give back", "put", "swap l1", "swap l2", "swap l3"}
    go(play, "give back (dog)")
    assert hand(play, 2) == ["m1", "m2", "m3", "m4"]
    assert hand(play, 1) == ["l1", "l2", "l3", "dog"]
    assert play.to_move == 1


def test_pz_15_the_card_is_placed_and_both_draw() -> None:
    play = go(table("hen l1 l2 l3", "m1 m2 m3 m4"), "hen 2, let (m4) put (dog) (bull)")
    assert shows(play, 1) == "m4"
    assert hand(play, 1) == ["l1", "l2", "l3", "dog"]
    assert hand(play, 2) == ["m1", "m2", "m3", "bull"]


def test_pz_15_the_card_is_kept_for_another_one() -> None:
    play = go(table("hen l1 l2 l3", "m1 m2 m3 m4"), "hen 2, let (m4) swap l2 (dog)")
    assert hand(play, 1) == ["l1", "l3", "m4", "dog"]
    assert hand(play, 2) == ["l2", "m1", "m2", "m3"]
    assert play.to_move == 1


def test_pz_15_another_card_of_the_same_kind_may_be_given_but_not_the_card_itself() -> None:
    play = go(table("hen m4 l2 l3", "m1 m2 m3 m4"), "hen 2, let (m4)")
    assert "swap m4" in moves(play)
    go(play, "swap m4 (dog)")
    assert hand(play, 1) == ["l2", "l3", "m4", "dog"]
    play = go(table("hen l1 l2 l3", "m1 m2 m3 m4"), "hen 2, let (m4)")
    assert why_not(play, "swap m4") == "PZ-15"


def test_pz_15_without_another_card_there_is_no_exchange() -> None:
    shown = ["l1 l2 l3", "l1 l2 l4", "", ""]
    play = table("hen", "dog dog dog dog", "m1 m1 m1 m2", "m2 m2 m3 m3", shown=shown, phase="turn")
    go(play, "hen 2, let (dog)")
    assert moves(play) == {"give back"}
    assert why_not(play, "put") == "PZ-15"


def test_pz_15_only_the_card_drawn_is_placed_and_only_if_it_may() -> None:
    play = go(table("hen m1 l2 l3", "m1 m2 m3 m4", shown=["m2"]), "hen 2, let (m2)")
    assert "put" not in moves(play)
    assert why_not(play, "put") == "PZ-7"
    assert why_not(play, "place m1") == "PZ-15"


def test_pz_15_a_hand_without_cards_cannot_be_chosen() -> None:
    play = table("hen", "dog dog dog", "", "m1 m1 m1 m2", phase="turn")
    assert moves(play) >= {"hen 2", "hen 4"}
    assert why_not(play, "hen 3") == "PZ-15"


def test_pz_15_the_card_can_be_decided_only_after_a_hen() -> None:
    play = table("hen", "")
    for move in ("give back", "put", "swap l1"):
        assert why_not(play, move) == "PZ-15"


def test_pz_15_whoever_is_short_draws_even_more_than_one_card() -> None:
    play = table("hen", "dog dog", "m1 m1 m1 m2", "m2 m2 m3 m3", phase="turn")
    go(play, "hen 2, let (dog) give back")
    assert [see(go(play, f"({card})")).drawer for card in ("l1", "l1", "l1", "l2", "l2")] == [0, 0, 0, 1, 1]
    go(play, "(l2)")
    assert [p.cards for p in see(play).players] == [4, 4, 4, 4]


def test_pz_16_finished_portraits_are_out_of_reach() -> None:
    play = table("bull wolf", "", shown=["l1", "m1 m2 m3 m4"])
    assert why_not(play, "bull 2 m1") == "PZ-16"
    assert why_not(play, "wolf 2 m") == "PZ-16"
    mine = table("bull wolf", "", shown=["m1 m2 m3 m4", "l1"])
    assert why_not(mine, "bull 2 m1") == "PZ-16"


def test_pz_17_an_action_card_without_target_can_only_be_discarded() -> None:
    play = table("bull wolf l1 l2", "", shown=["m1", "p1"])
    assert {move.split()[0] for move in moves(play)} == {"place", "discard"}
    assert {"discard bull", "discard wolf"} < moves(play)


@pytest.mark.parametrize("attack", ["bull 2 m2", "wolf 2 m", "hen 2"])
def test_pz_18_the_game_waits_whether_or_not_there_is_a_dog(attack: str) -> None:
    with_dog, without = (
        go(table("bull hen wolf", cards, shown=["m1", "m2"]), attack) for cards in ("dog l1 l2 l3", "l1 l2 l3 l4")
    )
    assert with_dog.to_move == without.to_move == 1
    assert moves(without) == {"let"}
    assert see(with_dog, 1) == see(without, 1)
    assert see(with_dog) == see(without)
    assert lines(with_dog, 1) == lines(without, 1)
    assert why_not(without, "dog") == "PZ-11"


def test_pz_18_letting_it_happen_reads_the_same() -> None:
    plays = [go(table("hen", cards), "hen 2, let") for cards in ("dog l1 l2 l3", "l1 l2 l3 l4")]
    assert see(plays[0], 1) == see(plays[1], 1)
    assert plays[0].log(0) == plays[1].log(0)
    assert known(plays[0], 1, 2) == ""
