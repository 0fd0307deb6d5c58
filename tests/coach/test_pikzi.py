"""Pikzi: the chance of a guard dog, against sampled worlds; and nothing is known that the seat cannot know."""

import time
from collections.abc import Iterator
from random import Random

import pytest

import guinguette
from guinguette.bots import find_bot
from guinguette.bots.pikzi import table_of
from guinguette.coach import advise, read_table, win_chances
from guinguette.coach.pikzi_reasons import chance_of_dog, drawn
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import render
from guinguette.games.pikzi.portraits import can_place
from guinguette.games.pikzi.state import DOG, N_PIECES, Table
from guinguette.games.pikzi.view import View
from guinguette.games.pikzi.worlds import deal_hidden
from guinguette.solve.pikzi_values import ENGINE, warm

SAMPLES = 3000


def middle(seed: int, moves: int) -> Playthrough:
    """A game some moves old, whose next decision is a seat's own turn."""
    play, rng, bot = guinguette.new("pikzi", 3, seed=seed), Random(seed), find_bot("pikzi", "random")
    while moves or play.to_move < 0 or play.view().phase != "turn":  # type: ignore[attr-defined]
        if play.to_move < 0:
            play.roll()
        else:
            play.play(bot.choose(play.view(play.to_move), play.legal, rng))
            moves = max(0, moves - 1)
    return play


def seen_table(play: Playthrough) -> Table:
    """As the seat to decide sees it."""
    view = play.view(play.to_move)
    assert isinstance(view, View)
    return table_of(view)


def sampled(play: Playthrough) -> Iterator[Table]:
    """Worlds that the seat to decide may be in."""
    for sample in range(SAMPLES):
        world = play.state.copy()
        world.rng = sample * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        deal_hidden(world, play.to_move)
        yield world


@pytest.mark.parametrize(("seed", "moves"), [(1, 0), (2, 12), (3, 25)])
def test_the_chance_of_a_dog_is_that_of_sampled_worlds(seed: int, moves: int) -> None:
    play = middle(seed, moves)
    viewer = play.to_move
    target = (viewer + 1) % 3
    found = sum(world.hands[target, DOG] > 0 for world in sampled(play))
    assert chance_of_dog(seen_table(play), viewer, target) == pytest.approx(found / SAMPLES, abs=0.035)


@pytest.mark.parametrize(("seed", "moves"), [(1, 0), (2, 12), (3, 25)])
def test_the_chance_of_a_card_to_place_is_that_of_sampled_worlds(seed: int, moves: int) -> None:
    play = middle(seed, moves)
    viewer = play.to_move
    target = (viewer + 1) % 3
    found = sum(
        world.hands[target, piece] / world.held[target]
        for world in sampled(play)
        for piece in range(N_PIECES)
        if can_place(world, piece)
    )
    fits = next(drawn(seen_table(play), viewer, target))
    assert fits.args["percent"] == pytest.approx(100 * found / SAMPLES, abs=2)


def test_odds_of_an_attack_are_of_a_guard_dog_not_of_its_use() -> None:
    """Whoever has one need not answer with it (PZ-11)."""
    advice = advise(read_table("pikzi hands=bull.l1.f1.p1/4 shown=l2/l3"), 0)
    tip = next(tip for tip in advice.tips if tip.move.startswith("bull"))
    english = ["no Guard Dog there", "a Guard Dog"]
    assert [render(advice.ends[odd.end], "en") for odd in tip.odds] == english
    french = ["pas de Chienne de garde", "une Chienne de garde"]
    assert [render(advice.ends[odd.end], "fr") for odd in tip.odds] == french


def test_advice_is_the_same_in_every_world_that_looks_the_same() -> None:
    play = middle(4, 15)
    viewer = play.to_move
    expected = advise(play, viewer)
    for sample in range(20):
        other = play.copy()
        other.state.rng = sample
        deal_hidden(other.state, viewer)
        assert advise(other, viewer) == expected


@pytest.fixture
def compiled() -> Iterator[None]:
    was = ENGINE.ready
    warm()
    yield
    ENGINE.ready = was


@pytest.mark.usefixtures("compiled")
def test_until_search_is_compiled_the_network_tells_nearly_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    play = middle(2, 12)
    searched = {tip.move: tip.win or 0.0 for tip in advise(play, play.to_move).tips}
    monkeypatch.setattr(ENGINE, "ready", False)
    tips = advise(play, play.to_move).tips
    wins = [tip.win or 0.0 for tip in tips]
    assert wins == sorted(wins, reverse=True)
    assert len(set(wins)) > 1
    assert {tip.move: tip.win for tip in tips} == pytest.approx(searched, abs=0.15)


@pytest.mark.usefixtures("compiled")
def test_tips_tell_the_chance_to_win_by_search() -> None:
    play = middle(2, 12)
    viewer = play.to_move
    tips = advise(play, viewer).tips
    assert {tip.move for tip in tips} == {str(move) for move in play.legal}
    wins = [tip.win or 0.0 for tip in tips]
    assert wins == sorted(wins, reverse=True)
    assert 0 < wins[-1] <= wins[0] < 1
    began = time.process_time()
    expected = advise(play, viewer)
    assert time.process_time() - began < 0.1
    other = play.copy()
    deal_hidden(other.state, viewer)
    assert advise(other, viewer) == expected


@pytest.mark.parametrize("ready", [False, True])
@pytest.mark.usefixtures("compiled")
def test_chances_to_win_at_any_moment(ready: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ENGINE, "ready", ready)
    play, rng = guinguette.new("pikzi", 3, seed=8, portraits=1), Random(8)
    while play.outcome is None:
        if rng.random() < 0.3:
            assert sum(win_chances(play)) == pytest.approx(1)
        if play.to_move < 0:
            play.roll()
        else:
            play.play(rng.choice(play.legal))
    winners = [standing.seat for standing in play.outcome if standing.place == 1]
    assert win_chances(play) == pytest.approx([(seat in winners) / len(winners) for seat in range(3)])


def test_partners_win_together() -> None:
    play = guinguette.new("pikzi", 4, seed=1, teams=True)
    assert sum(win_chances(play)) == pytest.approx(2)


def test_a_real_table_is_told_without_the_others_hands() -> None:
    """Only how many cards they hold: the same advice as with any cards there."""
    table = "pikzi shown=l2.l3/m1/- discard=hen.f1"
    told = read_table(f"{table} hands=l1.bull.dog.f2/4/4")
    known = read_table(f"{table} hands=l1.bull.dog.f2/p1.p1.p2.dog/wolf.m2.m3.m3")
    assert told.view(0) == known.view(0)
    assert told.legal == known.legal
    assert {tip.move for tip in advise(told, 0).tips} == {str(move) for move in known.legal}
    assert advise(told, 0) == advise(known, 0)
