"""Every seat's chance to win, whenever somebody asks."""

from importlib import import_module
from itertools import product
from random import Random

import pytest

import guinguette
from guinguette.coach import read_table, win_chances
from guinguette.games import GAMES
from tests.conformance.variants import VARIANTS, Variant, play_on


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Interpreted, so many answers would take minutes."""
    for game in GAMES:
        import_module(f"guinguette.bots.{game}").warm()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_chances_add_up_at_every_moment_and_come_true_in_the_end(variant: Variant) -> None:
    play, rng = variant.new(seed=3), Random(3)
    wins = 2 if getattr(variant.options, "teams", False) else 1  # partners win together
    while play.outcome is None:
        if rng.random() < 0.05:
            chances = win_chances(play)
            assert sum(chances) == pytest.approx(wins, abs=1e-5)
            assert min(chances) >= 0
        play_on(play, rng, sense=0.9)
    winners = [standing.seat for standing in play.outcome if standing.place == 1]
    shares = [wins * (seat in winners) / len(winners) for seat in range(variant.seats)]
    assert win_chances(play) == pytest.approx(shares)


@pytest.mark.parametrize("told", ["pickomino stacks=25/30", "pickomino seats=3 stacks=25/30.21/-"])
def test_a_roll_of_pickomino_is_worth_the_mean_of_what_it_may_bring(told: str) -> None:
    before = read_table(told, kept="5555ww")
    before.play("roll")
    after = []
    for dice in product("12345w", repeat=2):
        play = before.copy()
        play.settle(" ".join(dice))
        after.append(win_chances(play))
    # Where a roll ends the turn, the next one is solved: the network itself would have said nearly the same.
    means = [sum(chances) / 36 for chances in zip(*after, strict=True)]
    assert win_chances(before) == pytest.approx(means, abs=2e-3)


def test_to_begin_is_good_and_chances_follow_the_lead() -> None:
    chances = win_chances(guinguette.new("pickomino", 2))
    assert 0.5 < chances[0] < 0.6
    ahead = win_chances(read_table("pickomino stacks=21.36/-"))
    assert ahead[0] > 0.6
