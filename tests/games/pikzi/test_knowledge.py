"""What each seat knows (PZ-26), and what becomes of it."""

import guinguette

from .table import go, hand, known, lines, player, see, table


def knows(play: guinguette.Playthrough, viewer: int, owner: int) -> str:
    """What the owner is told that the viewer knows."""
    return " ".join(see(play, owner).players[viewer - 1].knows)


def test_pz_26_a_seat_sees_its_own_hand_the_table_and_counts() -> None:
    play = go(table("m1 bull", "dog", "hen", shown=["m2"], discard="wolf"), "discard bull (l4)")
    for seat in (None, 1, 2, 3):
        view = see(play, seat)
        assert [p.hand is not None for p in view.players] == [seat == n for n in (1, 2, 3)]
        assert [p.cards for p in view.players] == [4, 4, 4]
        assert view.players[0].shown == ["mozart 2"]
        assert view.discard == ["bull", "wolf"]
        assert view.pile == 62 - 12 - 3


def test_pz_26_only_the_drawer_learns_the_card() -> None:
    play = go(table("m1", "", ""), "discard m1 (wolf)")
    assert lines(play, 1)[-1] == "drew"
    assert [lines(play, seat)[-1] for seat in (2, 3, None)] == ["drew-unseen"] * 3
    assert "card" not in play.log(1)[-1].args


def test_pz_26_a_deal_is_told_to_its_owner_only() -> None:
    play = go(guinguette.new("pikzi"), "(seat 1) (wolf)")
    assert "dealt" in lines(play, 1)
    assert "dealt" not in lines(play, 2) + lines(play)


def test_pz_26_a_hens_card_is_seen_by_two() -> None:
    play = go(table("hen", "m4", ""), "hen 2, let (m4)")
    drawn = [see(play, seat).pike for seat in (1, 2, 3, None)]
    assert [pike.drawn for pike in drawn if pike] == ["mozart 4", "mozart 4", None, None]
    assert [lines(play, seat)[-1] for seat in (1, 2, 3, None)] == ["plucked"] * 2 + ["plucked-unseen"] * 2


def test_pz_26_given_back_the_card_is_known_until_it_moves() -> None:
    play = go(table("hen", "m4", ""), "hen 2, let (m4) give back (l4)")
    assert known(play, 1, 2) == "m4"
    assert known(play, 3, 2) == known(play, 1, 3) == ""
    assert knows(play, 1, 2) == "mozart 4"
    go(play, "place m4 (l4)")
    assert known(play, 1, 2) == knows(play, 1, 2) == ""


def test_pz_26_given_back_twice_it_is_still_one_card() -> None:
    play = go(table("hen", "m4 m4", known="1-2:m4"), "hen 2, let (m4) give back (l4)")
    assert known(play, 1, 2) == "m4"


def test_pz_26_after_an_exchange_each_knows_what_the_other_got() -> None:
    play = go(table("hen l1", "m4", ""), "hen 2, let (m4) swap l1 (l4)")
    assert known(play, 1, 2) == "l1"
    assert known(play, 2, 1) == "m4"
    assert known(play, 3, 1) == known(play, 3, 2) == ""
    told = {seat: play.log(seat)[-2] for seat in (0, 1, 2, None)}
    assert told[0] == told[1]
    assert told[0].args == {"seat": 0, "card": "Mozart 4", "other": 1, "given": "Léïca 1"}
    assert told[2] == told[None]
    assert told[2].args == {"seat": 0, "other": 1}


def test_pz_26_a_card_that_comes_back_is_known_no_more_where_it_was() -> None:
    play = table("hen l1", "m4", "", known="1-2:m4,2-1:l1")
    go(play, "hen 2, let (m4) swap l1 (l4)")
    assert known(play, 1, 2) == "l1"
    assert known(play, 2, 1) == "m4"


def test_pz_26_a_card_placed_at_once_is_known_no_more() -> None:
    play = go(table("hen", "m4 m4", "", known="1-2:m4.m4,3-2:m4"), "hen 2, let (m4) put (l4) (f4)")
    assert known(play, 1, 2) == "m4"
    assert known(play, 3, 2) == ""


def test_pz_26_an_exchange_unseen_leaves_only_what_is_certain() -> None:
    play = table("hen l1", "m4 m4 dog", "", known="3-2:m4.m4.dog,3-1:l1")
    go(play, "hen 2, let (m4)")
    assert known(play, 3, 2) == "m4 m4 dog"  # the card in the air may be one of them
    go(play, "swap l1 (l4)")
    assert known(play, 3, 2) == "m4"  # one card has gone, whichever it was
    assert known(play, 3, 1) == ""


def test_pz_26_a_used_dog_or_action_card_is_known_no_more() -> None:
    play = table("hen bull", "dog", "", known="2-1:hen,1-2:dog,3-2:dog")
    go(play, "hen 2, dog (l4) (f4)")
    assert known(play, 2, 1) == known(play, 1, 2) == known(play, 3, 2) == ""


def test_pz_26_hands_lie_open_at_the_end() -> None:
    play = go(table("m4", "wolf", shown=["m1 m2 m3"], portraits=1), "place m4")
    for seat in (None, 1, 2):
        assert [p.hand is not None for p in see(play, seat).players] == [True, True]
    assert player(play, 2).points == -10


def test_pz_26_a_new_round_begins_without_memories() -> None:
    play = table("m4", "wolf", shown=["m1 m2 m3"], portraits=1, rounds=2, known="1-2:wolf")
    go(play, "place m4")
    assert known(play, 1, 2) == ""


def test_pz_26_each_seat_has_a_record_of_what_it_saw() -> None:
    play = guinguette.new("pikzi", ["Ana", "Bo", "Cy"])
    deal = "(seat 1)" + "(hen) (l1) (l2) (l3)" + "(m1) (m2) (m3) (m4)" + "(p1) (hen) (p2) (p3)"
    go(play, deal + "hen 2, let (m4) swap l1 (dog) discard m1 (f1) hen 1, let (dog) give back (f2)")
    go(play, "place l2 (bull)")
    rows = {seat: play.record_for(seat).split("\n\n")[1].splitlines() for seat in (0, 1, 2, None)}
    assert rows[0] == [
        "start: (seat 1) (hen) (leica 1) (leica 2) (leica 3)" + " (?)" * 8,
        "1 Ana: hen 2, let (mozart 4) swap leica 1 (dog)",
        "2 Bo: discard mozart 1 (?)",
        "3 Cy: hen 1, let (dog) give back (?)",
        "4 Ana: place leica 2 (bull)",
    ]
    assert rows[1][1:4] == [
        "1 Ana: hen 2, let (mozart 4) swap leica 1 (?)",
        "2 Bo: discard mozart 1 (fernand 1)",
        "3 Cy: hen 1, let (?) give back (?)",
    ]
    assert rows[2][1] == rows[None][1] == "1 Ana: hen 2, let (?) swap ? (?)"
    assert rows[None][0] == "start: (seat 1)" + " (?)" * 12


def test_pz_26_a_record_tells_what_a_hen_placed_to_those_who_did_not_see_it_drawn() -> None:
    play = guinguette.new("pikzi", 3)
    go(play, "(seat 1) (hen) (l1) (l2) (l3) (m1) (m2) (m3) (m4) (p1) (hen) (p2) (p3) hen 2, let (m4) put (f1) (f2)")
    last = [play.record_for(seat).splitlines()[-1] for seat in (0, 1, 2, None)]
    assert last[0] == "1 P1: hen 2, let (mozart 4) put (fernand 1) (?)"
    assert last[1] == "1 P1: hen 2, let (mozart 4) put (?) (fernand 2)"
    assert last[2] == last[3] == "1 P1: hen 2, let (?) put mozart 4 (?) (?)"


def test_pz_26_a_hand_is_what_the_position_says() -> None:
    play = table("m4 dog", "wolf", known="1-2:wolf")
    assert hand(play, 1) == ["l1", "p1", "m4", "dog"]
    assert known(play, 1, 2) == "wolf"
