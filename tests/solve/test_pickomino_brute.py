"""The solver against brute force, on fewer dice and with every kit."""

import random
from collections.abc import Iterable, Mapping
from itertools import product

import numpy as np
import pytest

from guinguette.core.moves import Move
from guinguette.games.pickomino.state import ASIDE, IN_HAND, NO_FACE, STAYS
from guinguette.solve.pickomino import GRILLED, NULL, STOP, TOTALS, Choice, Ends, Kit, Odds, PickominoTurn

from .brute import FACES, Brute, Dice, End, Face, Moment, Result

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


def agree(choices: Mapping[Move, Choice], results: Mapping[str, Result]) -> bool:
    """The same moves, worth the same."""
    values = {str(move): choice.value for move, choice in choices.items()}
    return values.keys() == results.keys() and all(abs(values[move] - results[move][0]) < NEAR for move in values)


def solve_both(kit: Kit, *, grill: bool) -> tuple[PickominoTurn, Brute]:
    rng = random.Random(f"{kit}{grill}")
    ends, grilled = random_ends(rng), random_ends(rng) if grill else None
    return PickominoTurn(ends, kit, grilled=grilled, compiled=False), Brute(ends, kit, grilled)


@pytest.mark.parametrize("white", [1, 2, 3, 4])
@pytest.mark.parametrize("grill", [False, True])
@pytest.mark.parametrize("kit", KITS, ids=str)
def test_turn_and_its_odds(kit: Kit, grill: bool, white: int) -> None:
    turn, brute = solve_both(kit._replace(white=white), grill=grill)
    choices, results = turn.at_start(), brute.turn()
    assert agree(choices, results)
    assert all(near(choice.odds, results[str(move)][1]) for move, choice in choices.items())


@pytest.mark.parametrize("kit", [Kit(white=5), Kit(white=6), Kit(white=4, gold=True, weasel=True)], ids=str)
def test_more_dice(kit: Kit) -> None:
    turn, brute = solve_both(kit, grill=True)
    assert agree(turn.at_start(), brute.turn())


def counts(faces: Iterable[Face]) -> tuple[int, ...]:
    shown = list(faces)
    return tuple(shown.count(face) for face in FACES)


def place_of_gold(dice: Dice, kit: Kit) -> int:
    if dice.golden:
        return IN_HAND
    return ASIDE if dice.white + sum(number for _, number in dice.kept) > kit.white else STAYS


def choices_at(turn: PickominoTurn, moment: Moment) -> dict[Move, Choice]:
    dice, throw = moment.dice, moment.throw
    kept = counts(face for face, number in dice.kept for _ in range(number))
    state = turn.state(kept, place_of_gold(dice, turn.kit))
    if throw is None:
        return turn.after_keep(state, weasel=dice.weasel)
    side = NO_FACE if throw.side is None else FACES.index(throw.side)
    return turn.after_roll(state, counts(throw.shown), side, weasel=dice.weasel)


@pytest.mark.parametrize("white", [2, 3])
@pytest.mark.parametrize("grill", [False, True])
@pytest.mark.parametrize("kit", KITS, ids=str)
def test_every_choice_of_every_decision(kit: Kit, grill: bool, white: int) -> None:
    turn, brute = solve_both(kit._replace(white=white), grill=grill)
    for moment in brute.moments():
        choices = choices_at(turn, moment)
        assert agree(choices, moment.results), moment


@pytest.mark.parametrize("kit", KITS, ids=str)
def test_odds_of_every_choice(kit: Kit) -> None:
    turn, brute = solve_both(kit._replace(white=2), grill=True)
    for moment in brute.moments():
        for move, choice in choices_at(turn, moment).items():
            assert near(choice.odds, moment.results[str(move)][1]), (moment, move)
