"""Material, set-up, turns, portraits: PZ-1 to PZ-10, through the checked door. Seats are counted from 1."""

from fractions import Fraction

import pytest

import guinguette
from guinguette import CHANCE
from guinguette.core.errors import BadOutcome

from .table import discarded, forced, go, hand, lines, moves, player, see, shows, table, why_not


def first_card(play: guinguette.Playthrough) -> dict[str, Fraction]:
    return dict(go(play, "(seat 1)").chances)


def test_pz_1_each_of_sixteen_pieces_three_times() -> None:
    chances = first_card(guinguette.new("pikzi"))
    pieces = [f"{name} {n}" for name in ("leica", "philomene", "fernand", "mozart") for n in (1, 2, 3, 4)]
    assert [chances[piece] for piece in pieces] == [Fraction(3, 62)] * 16


def test_pz_2_bulls_hens_wolves_and_guard_dogs() -> None:
    chances = first_card(guinguette.new("pikzi"))
    assert [chances[card] * 62 for card in ("bull", "hen", "wolf", "dog")] == [4, 4, 2, 4]
    assert sum(chances.values()) == 1


@pytest.mark.parametrize("seats", range(2, 6))
def test_pz_3_anybody_may_begin_and_everybody_gets_four_cards(seats: int) -> None:
    play = guinguette.new("pikzi", seats, seed=1)
    assert play.chances == tuple((f"seat {n + 1}", Fraction(1, seats)) for n in range(seats))
    go(play, "(2)")
    for _ in range(4 * seats):
        assert play.to_move == CHANCE
        play.roll()
    view = see(play)
    assert [p.cards for p in view.players] == [4] * seats
    assert (view.pile, view.discard, view.seat, play.to_move) == (62 - 4 * seats, [], 1, 1)


def test_pz_3_the_deal_goes_hand_by_hand_and_a_card_dealt_is_gone() -> None:
    play = go(guinguette.new("pikzi"), "(seat 2) (wolf) (m3) (wolf) (dog) (l1)")
    assert hand(play, 1) == ["m3", "wolf", "wolf", "dog"]
    assert hand(play, 2) == ["l1"]
    assert "wolf" not in dict(play.chances)
    with pytest.raises(BadOutcome, match="elsewhere"):
        go(play, "(wolf)")
    with pytest.raises(BadOutcome, match="written"):
        go(play, "(cow)")


def test_pz_3_a_first_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadOutcome, match="1 to 2"):
        go(guinguette.new("pikzi"), "(seat 3)")


def test_pz_3_the_discard_is_public() -> None:
    play = go(table("bull", ""), "discard bull")
    assert see(play).discard == see(play, 2).discard == ["bull"]


def test_pz_4_place_discard_or_pike_and_then_it_is_the_next_players_turn() -> None:
    play = table("m1 bull hen dog", "", shown=["m2", "m3"])
    discards = {"discard m1", "discard bull", "discard hen", "discard dog"}
    assert moves(play) == discards | {"place m1", "bull 2 m3", "hen 2"}
    go(play, "place m1 (l4)")
    assert play.to_move == 1
    assert why_not(play, "place m4") == "PZ-4"
    assert why_not(play, "discard wolf") == "PZ-4"
    assert why_not(play, "pass") == "PZ-4"


def test_pz_4_any_kind_of_card_may_be_discarded() -> None:
    for card in ("m1", "bull", "hen", "wolf", "dog"):
        assert discarded(go(table(card, ""), f"discard {card}")) == card


def test_pz_5_a_used_card_is_replaced() -> None:
    play = go(table("m1 l2 l3 l4", ""), "place m1")
    assert len(hand(play, 1)) == 3
    assert see(play).drawer == 0
    go(play, "(dog)")
    assert hand(play, 1) == ["l2", "l3", "l4", "dog"]


def test_pz_5_whoever_acted_draws_first() -> None:
    play = go(table("hen", "dog"), "hen 2, dog")
    assert see(play).drawer == 0
    go(play, "(m4)")
    assert see(play).drawer == 1
    go(play, "(l4)")
    assert "m4" in hand(play, 1)
    assert "l4" in hand(play, 2)
    assert play.to_move == 1


def test_pz_5_a_target_who_used_no_card_does_not_draw() -> None:
    play = go(table("bull", "", shown=["m1", "m2"]), "bull 2 m2, let (l4)")
    assert play.to_move == 1


def test_pz_6_the_discard_becomes_the_pile_with_the_card_just_thrown() -> None:
    play = table("wolf l1 l2 l3", "p1 p2 p3 p4", pile="")
    assert see(play).pile == 0
    go(play, "discard wolf")
    assert see(play).discard == []
    assert dict(play.chances)["wolf"] == Fraction(2, 62 - 7)
    assert forced(play)[-1] == "PZ-6"


def test_pz_6_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    play = go(table("wolf l1 l2 l3", "", pile="m4"), "discard wolf (m4)")
    assert see(play).pile == 0
    assert see(play).discard.count("wolf") == 2


# Four players show all pieces there are; what is in no hand and not in the discard does not exist.
PACKED = [
    "l1 l2 l3 p1 p2 p3 f1 f2 f3 m1 m2 m3",
    "l1 l2 l4 p1 p2 p4 f1 f2 f4 m1 m2 m4",
    "l1 l3 l4 p1 p3 p4 f1 f3 f4 m1 m3 m4",
    "l2 l3 l4 p2 p3 p4 f2 f3 f4 m2 m3 m4",
]


def test_pz_6_without_any_card_a_hand_stays_short() -> None:
    play = table("bull bull", "bull bull hen hen", "hen hen wolf wolf", "dog dog dog dog", shown=PACKED, phase="turn")
    go(play, "discard bull")
    assert dict(play.chances) == {"bull": Fraction(1)}  # the only card there is
    go(play, "(bull)")
    assert hand(play, 1) == ["bull", "bull"]
    assert lines(play)[-1] == "no-cards"
    assert play.to_move == 1


def test_pz_6_an_empty_hand_passes() -> None:
    others = ("bull bull bull bull", "hen hen hen hen", "wolf wolf dog dog")
    play = table("", *others, discard="dog dog", shown=PACKED, phase="turn")
    assert moves(play) == {"pass"}
    go(play, "pass")
    assert see(play).drawer == 0
    go(play, "(dog) (dog)")
    assert hand(play, 1) == ["dog", "dog"]
    assert forced(play) == ["PZ-6", "PZ-6", "PZ-6"]
    assert play.to_move == 1


def test_pz_7_any_order_but_no_piece_twice() -> None:
    play = table("m4 m2 l1 l2", "", shown=["m2 m1"])
    assert moves(play) >= {"place m4", "place l1", "place l2"}
    assert why_not(play, "place m2") == "PZ-7"


def test_pz_7_nobody_goes_on_with_a_finished_portrait() -> None:
    play = table("m4", "", shown=["", "m1 m2 m3 m4"])
    assert why_not(play, "place m4") == "PZ-8"
    assert "discard m4" in moves(play)


def test_pz_8_four_pieces_finish_a_portrait() -> None:
    play = go(table("m4", "", shown=["m1 m2 m3"]), "place m4")
    assert player(play, 1).finished == ["mozart"]
    assert "PZ-8" in forced(play)


def test_pz_9_the_others_pieces_go_to_the_discard_before_anybody_draws() -> None:
    play = table("m4 l1 l2 l3", "", "", shown=["m1 m2 m3", "m1 l1", "m2 m4"], pile="")
    go(play, "place m4")
    assert (shows(play, 2), shows(play, 3)) == ("l1", "")
    assert see(play).discard == []  # shuffled for the draw, the swept pieces with it
    assert {"mozart 1", "mozart 2", "mozart 4"} <= dict(play.chances).keys()
    assert forced(play) == ["PZ-8", "PZ-9", "PZ-9", "PZ-9", "PZ-6"]


def test_pz_9_pieces_in_hands_stay_and_can_be_discarded() -> None:
    play = go(table("m4", "m1", shown=["m1 m2 m3"]), "place m4 (l4)")
    assert "m1" in hand(play, 2)
    assert "discard m1" in moves(play)
    assert "place m1" not in moves(play)


@pytest.mark.parametrize(
    ("mine", "shown", "script", "maker"),
    [
        ("m4", ["m1 m2 m3", ""], "place m4", 1),
        ("bull", ["m1 m2 m3", "m4"], "bull 2 m4, let", 1),
        ("wolf", ["m1 m2", "m2 m3 m4"], "wolf 2 m, let", 1),
        ("wolf", ["m1 m2", "m2 m3 m4"], "wolf 2 m, dog", 2),
        ("hen", ["m1 m2 m3", ""], "hen 2, let (m4) put", 1),
    ],
)
def test_pz_10_the_fourth_piece_counts_however_it_came(mine: str, shown: list[str], script: str, maker: int) -> None:
    play = go(table(mine, "dog m4", shown=shown), script)
    assert player(play, maker).finished == ["mozart"]
    assert player(play, 3 - maker).shown == []
