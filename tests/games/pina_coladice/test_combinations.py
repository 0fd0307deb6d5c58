"""PC-2 and PC-3: the coasters, and what five dice make."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, pairwise, permutations

import pytest

from bench.yardsticks.pina_coladice import COASTERS as YARDSTICK
from guinguette.core.chance import throw
from guinguette.games.pina_coladice import Table
from guinguette.games.pina_coladice.coasters import INGREDIENTS, NAMES, POINTS_A, POINTS_B1, POINTS_B2, combinations
from guinguette.games.pina_coladice.hands import (
    FIRST_FULL,
    HANDS,
    KEEPS,
    N_KEEPS,
    NUMBER,
    ROW,
    pack,
    roll_number,
    unpack,
)
from guinguette.games.pina_coladice.view import colour

Dice = tuple[int, ...]
ROLLS = list(combinations_with_replacement(range(1, 7), 5))


def some_order(dice: Dice, fits: Callable[[Dice], bool]) -> bool:
    """Whether the dice can be laid in an order that fits: slow, and as a person would look."""
    return any(fits(order) for order in set(permutations(dice)))


def same(dice: Dice) -> bool:
    return len(set(dice)) == 1


def has(number: int, value: int) -> Callable[[Dice], bool]:
    return lambda dice: some_order(dice, lambda d: d[:number] == (value,) * number)


def rising(dice: Dice) -> bool:
    return all(b == a + 1 for a, b in pairwise(dice))


BOOKLET: dict[str, Callable[[Dice], bool]] = {
    **{f"p{value}": has(2, value) for value in range(1, 7)},
    "dp": lambda dice: some_order(dice, lambda d: same(d[:2]) and same(d[2:4])),
    **{f"t{value}": has(3, value) for value in range(1, 7)},
    "odd": {1, 3, 5}.issuperset,
    "even": {2, 4, 6}.issuperset,
    "s9": lambda dice: sum(dice) <= 9,
    "s12": lambda dice: sum(dice) in (12, 13, 14),
    "s21": lambda dice: sum(dice) in (21, 22, 23),
    "s26": lambda dice: sum(dice) >= 26,
    "small": lambda dice: some_order(dice, lambda d: rising(d[:4])),
    "large": lambda dice: some_order(dice, rising),
    "four": lambda dice: some_order(dice, lambda d: same(d[:4])),
    "full": lambda dice: some_order(dice, lambda d: same(d[:3]) and same(d[3:])),
    "diff": lambda dice: max(Counter(dice).values()) == 1,
    "five": same,
}


def made(*dice: int) -> set[str]:
    return {name for coaster, name in enumerate(NAMES) if combinations(pack(dice)) >> coaster & 1}


def test_pc_2_the_coasters() -> None:
    assert list(BOOKLET) == list(NAMES[1:])
    for number, coaster in enumerate(YARDSTICK, 1):
        assert INGREDIENTS[number].replace("-", " ") == coaster.ingredient
        assert POINTS_A[number] == coaster.face_a[0]
        assert (POINTS_B1[number], POINTS_B2[number]) == coaster.face_b


def test_pc_2_the_booklets_own_figures() -> None:
    assert POINTS_B2[NAMES.index("full")] == 3
    assert Counter(colour(number) for number in range(1, 26)) == {"green": 7, "blue": 6, "purple": 12}


@pytest.mark.parametrize("name", BOOKLET)
def test_pc_3_every_roll_against_a_plain_definition(name: str) -> None:
    for dice in ROLLS:
        assert (name in made(*dice)) == BOOKLET[name](dice), dice


def test_pc_3_combinations_hold_in_larger_ones() -> None:
    assert made(3, 3, 3, 1, 6) >= {"p3", "t3"}
    assert made(4, 4, 4, 4, 1) >= {"dp", "four"}
    assert made(2, 2, 2, 2, 2) >= {"p2", "t2", "dp", "full", "four", "five", "even"}
    assert made(1, 2, 3, 4, 5) >= {"small", "large", "diff"}
    assert made(1, 2, 3, 4, 6) >= {"small", "diff"}


def test_hands_are_numbered_in_order() -> None:
    assert len(HANDS) == 462
    assert FIRST_FULL == 210
    for number, hand in enumerate(HANDS[FIRST_FULL:]):
        assert roll_number(pack(hand)) == number
        assert unpack(pack(hand)) == hand


def test_the_hands_to_keep_of_a_roll() -> None:
    for number, hand in enumerate(HANDS[FIRST_FULL:]):
        keeps = KEEPS[ROW * number : ROW * number + N_KEEPS[number]]
        smaller = [kept for kept in HANDS[:FIRST_FULL] if not Counter(kept) - Counter(hand)]
        assert list(keeps) == [NUMBER[kept] for kept in smaller]


def test_a_throw_is_one_of_the_rolls() -> None:
    s = Table()
    assert {unpack(throw(s, 5)) for _ in range(20_000)} <= set(ROLLS)
