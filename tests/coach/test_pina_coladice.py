"""Piña Coladice: the values of all choices before the last roll, worked out again by the rules themselves."""

from random import Random

import pytest

import guinguette
from guinguette.coach import advise, read_table
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line, render
from guinguette.games.pina_coladice.coasters import NAMES
from guinguette.games.pina_coladice.state import CHOOSE, PLACE
from guinguette.games.pina_coladice.view import View
from guinguette.solve.pina_coladice_values import ENGINE, PinaColadiceValues
from guinguette.solve.pina_coladice_values.reach import reach
from tests.french import printed

PLAIN = "grid=p3:2,full:-,dp:1,odd:-/s12:1,t1:-,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"
FORK = "grid=p3:1,full:1,dp:1,odd:-/s12:2,t1:2,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"
BARE = "grid=s9:-,full:-,four:-,odd:-/s12:-,t1:-,t2:-,even:-/t3:-,t4:-,small:-,large:-/t5:-,diff:-,s21:-,s26:-"
HAPPY = "happy_hour=true scores=1,2 last=0"
PARTING = ("coach-pina_coladice-mine-back", "coach-pina_coladice-back")
ODD = NAMES.index("odd")
VALUES = [PinaColadiceValues(2, happy_hour=happy_hour) for happy_hour in (False, True)]


def best_end(play: Playthrough) -> tuple[float, float]:
    """After the last roll: chance to win and points of the best place, or what Happy Hour brings on average."""
    view = play.view()
    assert isinstance(view, View)
    if view.phase == "place":
        wins = VALUES[play.state.happy_hour].choices(play.state)
        best = max(wins, key=lambda move: wins[move])
        gains = {cell.cell: cell.gain for cell in view.grid}
        return wins[best], float(gains[str(best).split()[1]] or 0)
    if view.phase != "happy":  # the next turn begins
        return VALUES[play.state.happy_hour].worth(play.state)[0], 0.0
    points = 0.0
    for die, chance in play.chances:
        after = play.copy()
        after.settle(die)
        gains_by_seat = [after.state.scores[seat] - play.state.scores[seat] for seat in range(2)]
        points += float(chance) * (gains_by_seat[0] - gains_by_seat[1])
    return VALUES[play.state.happy_hour].chances(play.state)[0], points


def by_hand(play: Playthrough, move: str) -> tuple[float, float]:
    after = play.copy()
    after.play(move)
    if move == "stop":
        return best_end(after)
    win = points = 0.0
    for dice, chance in after.chances:
        rolled = after.copy()
        rolled.settle(dice)
        end = best_end(rolled)
        win += float(chance) * end[0]
        points += float(chance) * end[1]
    return win, points


@pytest.mark.parametrize("told", [PLAIN, FORK, BARE, f"{BARE} {HAPPY}"])
def test_every_choice_before_the_last_roll(told: str) -> None:
    play = read_table(f"pina_coladice {told}", roll="2 2 3 4 6", rolls=2)
    for tip in advise(play, 0).tips:
        if len(tip.move.split()) >= 4 or tip.move == "stop":  # with fewer dice kept it takes long to roll them all
            assert (tip.win, tip.value) == pytest.approx(by_hand(play, tip.move), abs=1e-4)


def test_sure_is_what_play_for_the_win_does() -> None:
    """Where points and the win disagree, odds and reasons tell of the play that the chance to win is of."""
    found = 0
    for seed in range(40):
        play = guinguette.new("pina_coladice", 2, seed)
        rng = Random(seed)
        while play.outcome is None and play.state.phase != PLACE:
            play.roll() if play.to_move == guinguette.CHANCE else play.play(rng.choice(play.legal))
        if len(play.legal) < 2:
            continue
        earlier = play.copy()
        earlier.state.phase, earlier.state.rolls, earlier.state.open = CHOOSE, 2, 0
        best = advise(play, play.to_move).tips[0]
        told = advise(earlier, play.to_move)
        (stop,) = (tip for tip in told.tips if tip.move == "stop")
        assert (stop.win, stop.value) == (best.win, best.value)
        assert [told.ends[odd.end].args["cell"] for odd in stop.odds] == [best.move.split()[1]]
        assert stop.reasons == (Line("coach-sure", {"what": told.ends[stop.odds[0].end]}), *best.reasons)
        found += best.value < max(tip.value for tip in advise(play, play.to_move).tips)
    assert found  # else all of this says nothing


def test_a_line_is_told_and_wanted() -> None:
    play = read_table(f"pina_coladice {FORK}", roll="1 3 3 5 6", rolls=2)
    best = advise(play, 0).tips[0]
    assert best.move == "keep 1 3 3 5"
    assert "coach-pina_coladice-line" in [line.key for line in best.reasons]


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
    line, points = advice.tips[0].reasons
    assert (line.key, line.args["other"], line.args["percent"]) == ("coach-pina_coladice-their-line", 0, 0)
    assert line.args["before"] == pytest.approx(100 * reach()[ODD, ODD], abs=0.05)
    assert points.args == {"points": advice.tips[0].value}  # rounded once


def test_hopes_are_points_of_the_game() -> None:
    """A Piña Coladice is told by its chance; points are those that a token can bring."""
    happy = "happy_hour=true scores=9,5 last=0 seat=2 turn=6 placed=5,4 dice=14556 rolls=3"
    for phase in ("move", "flip"):
        tips = advise(read_table(f"pina_coladice {FORK} {happy} phase={phase}"), 1).tips
        assert max(abs(tip.value) for tip in tips) < 5


def test_one_s_own_line_is_told_first() -> None:
    happy = "happy_hour=true scores=9,5 last=0 turn=7 placed=5,6 phase=flip dice=14556 rolls=3"
    tips = advise(read_table(f"pina_coladice {FORK} {happy}"), 0).tips
    back, mine = next(tip for tip in tips if tip.move == "flip a1").reasons[:2]
    assert render(back, "en") == "Your token goes back to you"
    assert mine.key == "coach-pina_coladice-my-line"
    before = f"{mine.args['before']:.1f}"
    assert render(mine, "en") == f"Your Piña Coladice next turn: 0.0% instead of {before}%"
    french = f"Votre Piña Coladice au prochain tour : 0,0 % au lieu de {before.replace('.', ',')} %"
    assert render(mine, "fr") == printed(french)


def test_pc_18_a_token_moved_may_give_the_game_away() -> None:
    grid = FORK.replace("s12:2", "s12:1")  # below its three tokens
    happy = "happy_hour=true scores=9,5 last=0 seat=2 turn=8 placed=7,6 phase=move dice=14556 rolls=3"
    tips = advise(read_table(f"pina_coladice {grid} {happy}"), 1).tips
    given = next(tip for tip in tips if tip.move == "move 1 a2 d1")
    assert (given.reasons, given.win) == ((Line("coach-pina_coladice-given", {"other": 0}),), 0)
    assert given.move == tips[-1].move


def test_pc_11_nobody_hopes_for_a_turn_that_does_not_come() -> None:
    """Seat 2 plays the last turn of the game."""
    happy = "happy_hour=true scores=20,5 last=1 seat=2 turn=6 placed=5,4 phase=flip dice=14556 rolls=3"
    for tip in advise(read_table(f"pina_coladice {FORK} {happy}"), 1).tips:
        back = {"1": Line("coach-pina_coladice-back", {"other": 0}), "2": Line("coach-pina_coladice-mine-back")}
        token = {"a1": "1", "b1": "1", "c1": "1", "a2": "2", "b2": "2"}.get(tip.move.removeprefix("flip "))
        assert (tip.value, tip.reasons) == (0, (back[token] if token else Line("coach-pina_coladice-learned"),))


def test_pc_18_a_coaster_turned_over_parts_with_its_tokens() -> None:
    happy = "happy_hour=true scores=9,5 last=0 seat=2 turn=6 placed=5,4 phase=flip dice=14556 rolls=3"
    tips = advise(read_table(f"pina_coladice {FORK} {happy}"), 1).tips
    told = {tip.move: [line for line in tip.reasons if line.key in PARTING] for tip in tips}
    assert told["flip a1"] == [Line("coach-pina_coladice-back", {"other": 0})]
    assert told["flip a2"] == [Line("coach-pina_coladice-mine-back")]
    assert told["flip d4"] == []
    back = happy.replace("phase=flip", "phase=back")
    for tip in advise(read_table(f"pina_coladice {FORK} {back}"), 1).tips:
        assert not [line for line in tip.reasons if line.key in PARTING]


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
