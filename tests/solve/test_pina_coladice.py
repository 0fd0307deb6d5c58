"""Turns of Piña Coladice."""

import random
from collections import Counter
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from guinguette.games.pina_coladice.moves import Keep, Stop
from guinguette.solve.pina_coladice import FULL_HANDS, PinaColadiceTurn, turn_values

NEAR = 1e-12
Hand = tuple[int, ...]
PLACE = {hand: i for i, hand in enumerate(FULL_HANDS)}


def random_values(seed: int) -> list[float]:
    rng = random.Random(seed)
    return [rng.uniform(-1, 3) for _ in FULL_HANDS]


@cache
def falls(kept: Hand) -> list[tuple[Hand, float]]:
    """What five dice can show when some are kept."""
    n = 5 - len(kept)
    seen = Counter(tuple(sorted(kept + roll)) for roll in product(range(1, 7), repeat=n))
    return [(hand, count / 6**n) for hand, count in seen.items()]


class Brute:
    """All dice, all choices."""

    def __init__(self, last: list[float], stop: list[float]) -> None:
        self.last, self.stop = last, stop

    @cache  # noqa: B019  # lives as long as its test
    def keep(self, kept: Hand, rolls: int) -> float:
        return sum(p * self.rolled(hand, rolls - 1) for hand, p in falls(kept))

    @cache  # noqa: B019
    def rolled(self, hand: Hand, rolls: int) -> float:
        if rolls == 0:
            return self.last[PLACE[hand]]
        keeps = {kept for n in range(5) for kept in combinations(hand, n)}
        return max(self.stop[PLACE[hand]], *(self.keep(kept, rolls) for kept in keeps))


def test_five_of_a_kind() -> None:
    turn = PinaColadiceTurn([float(len(set(hand)) == 1) for hand in FULL_HANDS], compiled=False)
    assert f"{turn.value:.10f}" == "0.0460286425"
    fives = sum(p for hand, p in zip(FULL_HANDS, turn.start.odds, strict=True) if len(set(hand)) == 1)
    assert fives == pytest.approx(turn.value, abs=NEAR)


@pytest.mark.parametrize("seed", range(3))
def test_brute_force(seed: int) -> None:
    """Stopping early is worth something else than the same dice after the last roll, as in Happy Hour."""
    last, stop = random_values(seed), random_values(seed + 100)
    turn, brute = PinaColadiceTurn(last, stop, compiled=False), Brute(last, stop)
    assert turn.value == pytest.approx(brute.keep((), 3), abs=NEAR)
    for dice in random.Random(seed).sample(FULL_HANDS, 30):
        for rolls in (1, 2):
            for move, choice in turn.after_roll(dice, rolls).items():
                expected = brute.keep(move.dice, rolls) if isinstance(move, Keep) else stop[PLACE[dice]]
                assert choice.value == pytest.approx(expected, abs=NEAR)


def test_every_choice_of_dice_is_there() -> None:
    turn = PinaColadiceTurn(random_values(1), compiled=False)
    assert set(turn.after_roll((6, 6, 2, 6, 6), rolls=2)) == {
        Stop(),
        *(Keep(hand) for hand in [(), (2,), (6,), (2, 6), (6, 6), (2, 6, 6), (6, 6, 6), (2, 6, 6, 6), (6, 6, 6, 6)]),
    }


def test_odds_pay_the_value() -> None:
    """Values of dice are the same early and late here, so that odds times values is the value."""
    values = random_values(7)
    turn = PinaColadiceTurn(values, compiled=False)
    for rolls in (1, 2):
        for choice in [turn.start, *turn.after_roll((1, 2, 2, 5, 6), rolls).values()]:
            assert choice.odds.sum() == pytest.approx(1, abs=NEAR)
            assert choice.odds @ values == pytest.approx(choice.value, abs=NEAR)


def test_interpreted_is_compiled() -> None:
    last, stop = random_values(8), random_values(9)
    plain, fast = (PinaColadiceTurn(last, stop, compiled=compiled) for compiled in (False, True))
    assert plain.keeps == fast.keeps.tolist()
    assert (plain.start.odds == fast.start.odds).all()


def test_many_is_single() -> None:
    last, stop = (np.array([random_values(seed + i) for i in range(5)]) for seed in (10, 20))
    singles = [PinaColadiceTurn(*both, compiled=False).value for both in zip(last, stop, strict=True)]
    assert turn_values(last, stop).tolist() == singles
    assert turn_values(last).tolist() == [PinaColadiceTurn(row, compiled=False).value for row in last]
