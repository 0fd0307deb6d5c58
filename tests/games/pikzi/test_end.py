"""The end, the points and the variants: PZ-19 to PZ-25."""

from random import Random

import pytest

import guinguette
from guinguette import CHANCE, OVER
from guinguette.bots import find_bot
from guinguette.core.errors import BadSetup

from .table import forced, go, hand, lines, player, ranking, see, table


def test_pz_19_the_round_ends_with_the_last_portrait_and_nobody_draws() -> None:
    shown = ["m1 m2 m3", "l1 l2 l3 l4 p1 p2 p3 p4 f1 f2 f3 f4"]
    play = go(table("m4", "", shown=shown), "place m4")
    assert play.to_move == OVER
    assert [len(hand(play, seat)) for seat in (1, 2)] == [3, 4]
    assert "PZ-19" in forced(play)


@pytest.mark.parametrize("portraits", [1, 2, 3, 4])
def test_pz_19_short_games_end_after_fewer_portraits(portraits: int) -> None:
    others = ["l1 l2 l3 l4", "p1 p2 p3 p4", "f1 f2 f3 f4"][: portraits - 1]
    play = table("m4", "", shown=["m1 m2 m3", " ".join(others)], portraits=portraits)
    assert play.to_move != OVER
    assert go(play, "place m4").to_move == OVER


@pytest.mark.parametrize("script", ["hen 2, let (m4) put", "bull 2 m4, let", "wolf 2 m, let"])
def test_pz_19_whatever_ended_it_nobody_draws(script: str) -> None:
    play = table("hen bull wolf", "m4 dog", shown=["m1 m2 m3", "m4"], portraits=1)
    go(play, script)
    assert play.to_move == OVER
    assert len(hand(play, 1)) == 3


def test_pz_20_portraits_bring_ten_and_philomene_fifteen() -> None:
    shown = ["m1 m2 m3 f1 f2 f3 f4", "l1 l2 l3 l4 p1 p2 p3 p4"]
    play = go(table("m4 l1 l2 l3", "f1 f2 f3 m1", shown=shown), "place m4")
    assert ranking(play) == [(1, 2, 25), (2, 1, 20)]


def test_pz_21_the_hand_counts_too() -> None:
    play = table("m4 bull hen wolf", "dog dog l1 p1", shown=["m1 m2 m3"], portraits=1)
    assert see(play, 1).hand_points == -20
    go(play, "place m4")
    assert ranking(play) == [(1, 2, 10), (2, 1, -10)]
    assert [line.args for line in play.log() if line.key == "pikzi-counted"] == [
        {"seat": 0, "portraits": 10, "hand": -20, "total": -10},
        {"seat": 1, "portraits": 0, "hand": 10, "total": 10},
    ]


def test_pz_22_most_points_wins_and_ties_are_shared() -> None:
    play = go(table("m4", "dog dog l1 p1", "", shown=["m1 m2 m3"], portraits=1), "place m4")
    assert ranking(play) == [(1, 1, 10), (1, 2, 10), (3, 3, 0)]


def test_pz_22_ties_are_shared_over_several_rounds_too() -> None:
    play = table(
        *("m4", "dog l1 l2 l3", ""),
        shown=["m1 m2 m3", "", ""],
        portraits=1,
        rounds=3,
        round=3,
        turn=9,
        totals="-5,0,5",
    )
    go(play, "place m4")
    assert ranking(play) == [(1, 1, 5), (1, 2, 5), (1, 3, 5)]


def test_pz_23_young_players_count_portraits_only() -> None:
    shown = ["m1 m2 m3", "p1 p2 p3 p4"]
    play = table("m4 wolf wolf bull", "dog", shown=shown, portraits=2, young=1)
    assert see(play, 1).hand_points == 0
    go(play, "place m4")
    assert ranking(play) == [(1, 1, 1), (1, 2, 1)]


def test_pz_24_points_add_up_and_the_first_seat_moves_to_the_left() -> None:
    play = table("m4 dog l1 l2", "wolf", "", shown=["m1 m2 m3"], portraits=1, rounds=2, seat=1)
    go(play, "place m4")
    assert play.to_move == CHANCE
    view = see(play)
    assert (view.round, view.phase, view.first, view.pile, view.discard) == (2, "deal", 1, 62, [])
    assert [p.points for p in view.players] == [15, -10, 0]
    for _ in range(12):
        play.roll()
    assert play.to_move == 1
    assert see(play).turn == 2
    assert lines(play).count("round-begins") == 1


@pytest.mark.parametrize("rounds", [1, 2, 9])
def test_pz_24_as_many_rounds_as_agreed(rounds: int) -> None:
    play = guinguette.new("pikzi", 3, seed=rounds, rounds=rounds, portraits=1)
    bot, rng = find_bot("pikzi", "strong"), Random(rounds)
    while play.to_move != OVER:
        if play.to_move == CHANCE:
            play.roll()
        else:
            play.play(bot.choose(play.view(play.to_move), play.legal, rng))
    firsts = [line.args["seat"] for line in play.log() if line.key == "pikzi-round-begins"]
    assert firsts == [(firsts[0] + i) % 3 for i in range(rounds)]
    assert lines(play).count("round-ends") == rounds


def test_pz_25_partners_sit_opposite_and_share_score_and_place() -> None:
    play = table("m4 l1 l2 l3", "dog p1 p2 p3", "bull", "", shown=["m1 m2 m3"], portraits=1, teams=1)
    assert [p.team for p in see(play).players] == [0, 1, 0, 1]
    go(play, "place m4")
    assert ranking(play) == [(1, 1, 5), (1, 2, 5), (1, 3, 5), (1, 4, 5)]
    assert [p.points for p in see(play).players] == [10, 5, -5, 0]


def test_pz_25_the_better_team_wins() -> None:
    play = table("m4", "", "", "", shown=["m1 m2 m3"], portraits=1, teams=1)
    go(play, "place m4")
    assert ranking(play) == [(1, 1, 10), (1, 3, 10), (3, 2, 0), (3, 4, 0)]


def test_pz_25_a_partner_is_a_legal_target() -> None:
    play = table("bull hen", "", "", "", shown=["m1", "", "m2"], teams=1)
    go(play, "bull 3 m2, let")
    assert player(play, 1).shown == ["mozart 1", "mozart 2"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_pz_25_teams_need_four_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="PZ-25"):
        guinguette.new("pikzi", seats, teams=True)
    assert guinguette.new("pikzi", 4, teams=True, young=True, rounds=2, portraits=3)
