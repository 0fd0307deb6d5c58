"""Pikzi: the reasons that a person would give, move by move."""

import pytest

from guinguette.coach import advise, read_table
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line, render

PLAYERS = ["Ana", "Bo", "Cléo"]
TABLE = "pikzi shown=l1.l2.l3.f1/l4.m1.m2/m3.f1.f2.f3 discard=hen"
THUMB = ("coach-pikzi-better", "coach-pikzi-worse")


def why(play: Playthrough, move: str) -> list[str]:
    """All reasons but the rule of thumb."""
    tip = next(tip for tip in advise(play, play.to_move).tips if tip.move == move)
    return [render(line, "en", PLAYERS) for line in tip.reasons if line.key not in THUMB]


def table(hand: str, told: str = TABLE) -> Playthrough:
    return read_table(f"{told} hands={hand}/4/4")


def test_pz_20_a_portrait_finished_and_its_points() -> None:
    assert why(table("l4.f2.m1.p1"), "place leica 4") == ["Finishes Léïca: 10 points", "Bo loses a piece of Léïca"]
    lady = table("p4.f2.m1.l1", "pikzi shown=p1.p2.p3/-/-")
    assert why(lady, "place philomene 4") == ["Finishes Philomène: 15 points"]
    young = table("p4.f2.m1.l1", "pikzi young=1 shown=p1.p2.p3/-/-")
    assert why(young, "place philomene 4") == ["Finishes Philomène: 1 point"]


def test_pz_23_the_rule_of_thumb_counts_in_the_points_of_the_game() -> None:
    """Ten times as many as for young players, whose portraits bring one; and it is told which way it goes."""
    usual, young = (advise(table("l4.f2.m1.p1", f"{TABLE} young={young}"), 0).tips for young in (0, 1))
    points = [{tip.move: tip.value for tip in tips} for tips in (usual, young)]
    assert points[0]["place leica 4"] == pytest.approx(10 * points[1]["place leica 4"], abs=1e-3)
    for tip in usual:
        line = tip.reasons[-1]
        if tip.move == "place leica 4":  # its own points are told
            continue
        assert line.key == THUMB[tip.value < 0]
        assert line.args == {"points": abs(round(tip.value, 1))}


def has_thumb(play: Playthrough, move: str) -> bool:
    tip = next(tip for tip in advise(play, play.to_move).tips if tip.move == move)
    return any(line.key in THUMB for line in tip.reasons)


def test_pz_20_whoever_finishes_a_portrait_is_not_worse_off() -> None:
    """Three pieces promised nearly as much; the points of the portrait are told."""
    place, bull = table("l4.f2.m1.p1"), table("bull.f2.m1.p1")
    assert has_thumb(place, "place fernand 2")
    assert not has_thumb(place, "place leica 4")
    assert has_thumb(bull, "bull 3 fernand 3")
    assert not has_thumb(bull, "bull 2 leica 4")


@pytest.mark.parametrize(
    ("pikes", "attack"), [("bull.wolf", "bull 2 leica 4"), ("wolf.bull", "wolf 2 leica"), ("hen.bull", "hen 2")]
)
def test_pz_11_no_answer_changes_nothing(pikes: str, attack: str) -> None:
    """Answers are measured against letting it happen, which may lose much."""
    play = read_table(f"{TABLE} hands={pikes}.p1.p2/dog.m4.p3.p4/4")
    play.play(attack)
    for tip in advise(play, play.to_move).tips:
        assert tip.reasons
        assert not has_thumb(play, tip.move)


def test_pz_19_to_win_at_once_is_no_points() -> None:
    last = "pikzi portraits=1 shown=l1.l2.l3/l4.m1.f1/m2"
    play = read_table(f"{last} hands=bull.l4.p1.p2/dog.m4.p3.p4/4")
    answer = play.copy()
    answer.play("bull 2 leica 4")
    for asked in (play, answer):
        assert max(abs(tip.value) for tip in advise(asked, asked.to_move).tips) < 20


def test_pz_7_how_far_a_portrait_is() -> None:
    assert why(table("l4.f2.m1.p1"), "place fernand 2") == ["Then 2 of 4 pieces of Fernand"]
    assert why(table("l4.f2.m1.p1"), "place mozart 1") == ["Then 1 of 4 pieces of Mozart"]


def test_pz_12_what_a_bull_takes_unless_there_is_a_guard_dog() -> None:
    pieces, loss, dog = why(table("bull.f2.m1.p1"), "bull 3 fernand 3")
    assert (pieces, loss) == ("Then 2 of 4 pieces of Fernand", "Cléo loses a piece of Fernand")
    assert dog.startswith("Cléo has a Guard Dog: ")
    assert why(table("bull.f2.m1.p1"), "bull 2 leica 4")[0] == "Finishes Léïca: 10 points"


def test_pz_14_what_a_wolf_takes_and_what_a_guard_dog_would_make_of_it() -> None:
    """One of the three is a double (PZ-13)."""
    pieces, loss, _, turned = why(table("wolf.f2.m1.p1"), "wolf 3 fernand")
    assert (pieces, loss) == ("Then 3 of 4 pieces of Fernand", "Cléo loses 3 pieces of Fernand")
    assert turned == "A Guard Dog would turn the Wolf around: Cléo would take your piece of Fernand"
    *_, turned, last = why(table("wolf.f2.m1.p1"), "wolf 2 leica")
    assert turned == "A Guard Dog would turn the Wolf around: Bo would take your 3 pieces of Léïca"
    assert last == "Bo would finish Léïca then"


def test_pz_15_what_a_hen_may_draw() -> None:
    fits, last, dog = why(table("hen.f2.m1.p1"), "hen 2")
    assert fits.startswith("A card drawn from Bo can be placed at once: ")
    # Two of Léïca 4 are among the cards that Ana has not seen: 62, less 11 shown, one discarded and her 4.
    assert last == f"It finishes a portrait: {100 * 2 / 46:.1f}%"
    assert dog.startswith("Bo has a Guard Dog: ")


@pytest.mark.parametrize(("totals", "how"), [("0,0,0", "20 points ahead"), ("0,40,0", "20 points behind")])
def test_pz_19_the_round_ends_and_how_one_stands(totals: str, how: str) -> None:
    """With another round to play as well. Cards that Ana has not seen are left out, and she is told so."""
    told = f"pikzi portraits=1 rounds=3 round=2 first=1 totals={totals} shown=l1.l2.l3/m1/m2 turn=31"
    reason = why(table("l4.dog.dog.p1", told), "place leica 4")[-1]
    assert reason == f"Ends the round, {how}, before hidden cards count"


def test_pz_23_young_players_hands_count_nothing() -> None:
    told = "pikzi young=1 portraits=1 shown=l1.l2.l3/m1/m2 turn=31"
    assert why(table("l4.dog.dog.p1", told), "place leica 4")[-1] == "Ends the round, 1 point ahead"


@pytest.mark.parametrize(
    ("points", "english", "french"),
    [
        (0, "Ends the round, level", "Finit la manche, à égalité"),
        (1, "Ends the round, 1 point ahead", "Finit la manche, avec 1 point d’avance"),
        (7, "Ends the round, 7 points ahead", "Finit la manche, avec 7 points d’avance"),
    ],
)
def test_pz_19_nobody_is_ahead_by_nothing(points: int, english: str, french: str) -> None:
    line = Line("coach-pikzi-ends-ahead", {"points": points, "hidden": 0})
    assert (render(line, "en"), render(line, "fr")) == (english, french)


def test_pz_11_what_a_guard_dog_protects() -> None:
    play = read_table(f"{TABLE} hands=bull.wolf.p1.p2/dog.m4.p3.p4/4")
    play.play("bull 2 leica 4")
    assert why(play, "dog") == ["Protects your piece of Léïca", "Keeps Ana from finishing Léïca"]
    assert why(play, "let") == [
        "Ana finishes Léïca: 10 points",
        "You lose a piece of Léïca",
        "In hand at the end, a Guard Dog counts 5 points",
    ]


def test_pz_14_a_guard_dog_brings_what_the_wolf_wanted() -> None:
    play = read_table(f"{TABLE} hands=wolf.hen.p1.p2/dog.m4.p3.p4/4")
    play.play("wolf 2 leica")
    assert why(play, "dog") == [
        "Protects your piece of Léïca",
        "Keeps Ana from finishing Léïca",
        "Finishes Léïca: 10 points",
        "Ana loses 3 pieces of Léïca",
    ]


def test_pz_15_a_guard_dog_keeps_the_hand() -> None:
    play = read_table(f"{TABLE} hands=hen.wolf.p1.p2/dog.m4.p3.p4/4")
    play.play("hen 2")
    assert why(play, "dog") == ["Ana draws no card of yours"]
    assert why(play, "let")[0] == "Ana draws one of your 4 cards"


def test_pz_15_what_becomes_of_the_hens_card() -> None:
    play = read_table(f"{TABLE} hands=hen.wolf.l1.p2/l4.m4.p3.p4/4")
    play.play("hen 2")
    play.play("let")
    play.settle("l4")
    assert why(play, "put")[0] == "Finishes Léïca: 10 points"
    assert why(play, "give back") == ["You know then that Bo has Léïca 4"]
    later = "Léïca 4 can be placed on a later turn, as 4 of 4 pieces"
    assert why(play, "swap wolf") == ["You give up playing a Wolf", "In hand at the end, a Wolf costs 10 points", later]
    assert why(play, "swap leica 1") == ["You cannot place Léïca 1 any more", later]


def test_pz_21_what_a_card_in_hand_counts_and_who_needs_it() -> None:
    play = table("wolf.f4.l4.dog")
    spent, left = why(play, "discard wolf")
    assert (spent, left) == ("You give up playing a Wolf", "In hand at the end, a Wolf costs 10 points")
    assert why(play, "discard dog")[1] == "In hand at the end, a Guard Dog counts 5 points"
    assert why(play, "discard fernand 4") == ["Cléo lacks only Fernand 4"]
    assert why(play, "discard leica 4") == ["You lack only Léïca 4"]
    young = table("wolf.f4.l4.dog", "pikzi young=1")
    assert why(young, "discard wolf") == ["You give up playing a Wolf"]
