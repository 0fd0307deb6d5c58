"""Pikzi: the chance of a guard dog, against sampled worlds; and nothing is known that the seat cannot know."""

from random import Random

import pytest

import guinguette
from guinguette.bots import find_bot
from guinguette.coach import advise
from guinguette.coach.pikzi import chance_of_dog
from guinguette.core.playthrough import Playthrough
from guinguette.games.pikzi.state import DOG
from guinguette.games.pikzi.view import View
from guinguette.games.pikzi.worlds import deal_hidden

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


@pytest.mark.parametrize(("seed", "moves"), [(1, 0), (2, 12), (3, 25)])
def test_the_chance_of_a_dog_is_that_of_sampled_worlds(seed: int, moves: int) -> None:
    play = middle(seed, moves)
    viewer = play.to_move
    target = (viewer + 1) % 3
    found = 0
    for sample in range(SAMPLES):
        world = play.state.copy()
        world.rng = sample * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        deal_hidden(world, viewer)
        found += world.hands[target, DOG] > 0
    view = play.view(viewer)
    assert isinstance(view, View)
    assert chance_of_dog(view, target) == pytest.approx(found / SAMPLES, abs=0.035)


def test_advice_is_the_same_in_every_world_that_looks_the_same() -> None:
    play = middle(4, 15)
    viewer = play.to_move
    expected = advise(play, viewer)
    for sample in range(20):
        other = play.copy()
        other.state.rng = sample
        deal_hidden(other.state, viewer)
        assert advise(other, viewer) == expected
