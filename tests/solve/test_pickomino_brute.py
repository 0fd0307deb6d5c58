"""The solver against brute force, on fewer dice and with every kit."""

import random
from itertools import product

import numpy as np
import pytest

from guinguette.solve.pickomino import GRILLED, NULL, STOP, TOTALS, Ends, Kit, Odds, PickominoTurn

from .brute import Brute, End

KITS = [Kit(*kit) for kit in product((False, True), repeat=3)]
NEAR = 1e-12


def random_ends(rng: random.Random) -> Ends:
    """Any values, null throws better than some stops among them."""
    return Ends([rng.uniform(-1, 3) for _ in range(TOTALS)], rng.uniform(-1, 1))


def slot(end: End) -> int:
    kind, total, grilled = end
    return (NULL if kind == "null" else STOP + total) + GRILLED * grilled


def near(odds: Odds, ends: dict[End, float]) -> bool:
    expected = np.zeros_like(odds.ends)
    for end, p in ends.items():
        expected[slot(end)] += p
    return bool(np.abs(odds.ends - expected).max() < NEAR)


@pytest.mark.parametrize("white", [1, 2, 3, 4])
@pytest.mark.parametrize("grill", [False, True])
@pytest.mark.parametrize("kit", KITS, ids=str)
def test_turn_and_its_odds(kit: Kit, grill: bool, white: int) -> None:
    rng = random.Random(f"{kit}{grill}{white}")
    kit = kit._replace(white=white)
    ends, grilled = random_ends(rng), random_ends(rng) if grill else None
    turn = PickominoTurn(ends, kit, grilled=grilled, compiled=False)
    value, odds = Brute(ends, kit, grilled).turn()
    assert turn.value == pytest.approx(value, abs=NEAR)
    best = max(turn.at_start().values(), key=lambda choice: choice.value)
    assert near(best.odds, odds)


@pytest.mark.parametrize("kit", [Kit(white=5), Kit(white=6), Kit(white=4, gold=True, weasel=True)], ids=str)
def test_more_dice(kit: Kit) -> None:
    rng = random.Random(5)
    ends, grilled = random_ends(rng), random_ends(rng)
    assert PickominoTurn(ends, kit, grilled=grilled, compiled=False).value == pytest.approx(
        Brute(ends, kit, grilled).turn()[0], abs=NEAR
    )
