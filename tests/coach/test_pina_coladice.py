"""Piña Coladice: the values of all choices before the last roll, worked out again by the rules themselves."""

import pytest

from guinguette.coach import advise, read_table
from guinguette.coach.pina_coladice import LINE
from guinguette.core.playthrough import Playthrough
from guinguette.games.pina_coladice.view import View
from guinguette.solve.pina_coladice_values import ENGINE

PLAIN = "grid=p3:2,full:-,dp:1,odd:-/s12:1,t1:-,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"
FORK = "grid=p3:1,full:1,dp:1,odd:-/s12:2,t1:2,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"
BARE = "grid=s9:-,full:-,four:-,odd:-/s12:-,t1:-,t2:-,even:-/t3:-,t4:-,small:-,large:-/t5:-,diff:-,s21:-,s26:-"
HAPPY = "happy_hour=true scores=1,2 last=0"


def best_placement(play: Playthrough) -> float:
    """After the last roll: points of the best place, or what Happy Hour brings on average."""
    view = play.view()
    assert isinstance(view, View)
    if view.phase == "place":
        cells = {str(move).split()[1] for move in play.legal}
        return max((c.gain or 0) + LINE * c.wins for c in view.grid if c.cell in cells)
    if view.phase != "happy":
        return 0.0
    value = 0.0
    for die, chance in play.chances:
        after = play.copy()
        after.settle(die)
        gains = [after.state.scores[seat] - play.state.scores[seat] for seat in range(2)]
        value += float(chance) * (gains[play.state.seat] - gains[1 - play.state.seat])
    return value


def by_hand(play: Playthrough, move: str) -> float:
    after = play.copy()
    after.play(move)
    if move == "stop":
        return best_placement(after)
    value = 0.0
    for dice, chance in after.chances:
        rolled = after.copy()
        rolled.settle(dice)
        value += float(chance) * best_placement(rolled)
    return value


@pytest.mark.parametrize("told", [PLAIN, FORK, BARE, f"{BARE} {HAPPY}"])
def test_values_before_the_last_roll(told: str) -> None:
    play = read_table(f"pina_coladice {told}", roll="2 2 3 4 6", rolls=2)
    advice = advise(play, 0)
    for tip in (*advice.tips[:4], *advice.tips[-2:], *(tip for tip in advice.tips if tip.move == "stop")):
        assert tip.value == pytest.approx(by_hand(play, tip.move), abs=1e-4)


def test_a_line_is_told_and_wanted() -> None:
    play = read_table(f"pina_coladice {FORK}", roll="1 3 3 5 6", rolls=2)
    best = advise(play, 0).tips[0]
    assert best.move == "keep 1 3 3 5"
    assert "coach-pina_coladice-line" in [line.key for line in best.reasons]


def test_odds_are_about_coasters() -> None:
    play = read_table(f"pina_coladice {PLAIN}", roll="2 2 2 2 5", rolls=2)
    advice = advise(play, 0)
    stop = next(tip for tip in advice.tips if tip.move == "stop")
    (odd,) = stop.odds
    assert advice.ends[odd.end].args == {"cell": "a4", "coaster": "four"}


def test_a_winning_place_comes_first() -> None:
    play = read_table(f"pina_coladice {FORK}", roll="1 3 3 5 5", rolls=3)
    advice = advise(play, 0)
    assert advice.tips[0].move == "place d1"
    assert [line.key for line in advice.tips[0].reasons][-1] == "coach-pina_coladice-wins"


def test_happy_hour_spoils_the_leader_s_line() -> None:
    """Happy Hour 4: a token goes elsewhere, best one of the three that wait for a fourth."""
    happy = "happy_hour=true scores=9,5 last=0 seat=2 turn=6 placed=5,4"
    advice = advise(read_table(f"pina_coladice {FORK} {happy} phase=move dice=14556 rolls=3"), 1)
    seat, start = advice.tips[0].move.split()[1:3]
    assert (advice.exact, seat) == (False, "1")
    assert start in ("a1", "b1", "c1")
    assert advice.tips[0].value > 0


def test_tips_are_ranked_by_the_chance_to_win() -> None:
    advice = advise(read_table(f"pina_coladice {PLAIN}", roll="2 2 3 4 6", rolls=2), 0)
    wins = [tip.win for tip in advice.tips if tip.win is not None]
    assert len(wins) == len(advice.tips)
    assert wins == sorted(wins, reverse=True)
    assert advice.tips[-1].behind == pytest.approx(wins[0] - wins[-1], abs=1e-4)
    ahead = advise(read_table(f"pina_coladice {PLAIN}"), 0).ahead
    assert ahead is not None
    assert ahead.win is not None
    assert 0.3 < ahead.win < 0.8


def test_a_line_wins_for_certain() -> None:
    advice = advise(read_table(f"pina_coladice {FORK}", roll="1 3 3 5 5", rolls=3), 0)
    assert advice.tips[0].win == 1


def test_happy_hour_has_chances_to_win_with_nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ENGINE, "ready", False)
    advice = advise(read_table(f"pina_coladice {BARE} {HAPPY}", roll="2 2 3 4 6", rolls=2), 0)
    wins = [tip.win or 0.0 for tip in advice.tips]
    assert wins == sorted(wins, reverse=True)
    assert 0 < wins[-1] < wins[0] < 1


def test_a_real_table_in_happy_hour_needs_no_points() -> None:
    """As long as nobody tells otherwise, tokens tell them."""
    plain = read_table(f"pina_coladice {BARE}").state.scores
    happy = read_table(f"pina_coladice happy_hour=true {PLAIN}")
    assert list(happy.state.scores) == list(read_table(f"pina_coladice {PLAIN}").state.scores) != list(plain)
    told = read_table(f"pina_coladice happy_hour=true scores=9,4 {PLAIN}")
    assert list(told.state.scores)[:2] == [9, 4]
