"""Interpreted and compiled, single and side by side: the same numbers."""

import random

import numpy as np
import pytest

from guinguette.core.state import CHANCE, OVER
from guinguette.games.pickomino import GAME, Options, Table
from guinguette.games.pickomino.state import DECIDE, DICE, KEEP, N_FACES
from guinguette.games.pickomino.state import NULL as NULL_ROLL
from guinguette.games.pickomino.turn import can_keep
from guinguette.solve.pickomino import CLASSIC, ENGINE, Ends, Kit, PickominoTurn, find_plan, tables, turn_values
from guinguette.solve.pickomino.slots import slot_after, slot_of

from .test_pickomino_brute import random_ends

KITS = [CLASSIC, Kit(weasel=True), Kit(can=True), Kit(gold=True), Kit(gold=True, weasel=True, can=True)]


def both(ends: Ends, kit: Kit, grilled: Ends | None) -> list[PickominoTurn]:
    return [PickominoTurn(ends, kit, grilled=grilled, compiled=compiled) for compiled in (False, True)]


@pytest.mark.parametrize("grill", [False, True])
@pytest.mark.parametrize("kit", KITS, ids=str)
def test_interpreted_is_compiled(kit: Kit, grill: bool) -> None:
    rng = random.Random(1)
    plain, fast = both(random_ends(rng), kit, random_ends(rng) if grill else None)
    for mine, other in zip(plain.works, fast.works, strict=True):
        assert mine.values == other.values.tolist()
        assert mine.rolls == other.rolls.tolist()
    for move, choice in plain.at_start().items():
        assert (choice.odds.ends == fast.at_start()[move].odds.ends).all()


@pytest.mark.parametrize("grill", [False, True])
@pytest.mark.parametrize("kit", KITS, ids=str)
def test_side_by_side_is_single(kit: Kit, grill: bool) -> None:
    """Eleven problems, four at a time, so that the last ones do not fill a row."""
    rng = random.Random(2)
    problems = [(random_ends(rng), random_ends(rng) if grill else None) for _ in range(11)]
    ends = np.array([problem.row(grilled) for problem, grilled in problems])
    values = turn_values(ends, kit, grill=grill, dtype="float64", width=4)
    singles = [PickominoTurn(problem, kit, grilled=grilled, compiled=True).value for problem, grilled in problems]
    assert values.tolist() == singles
    assert turn_values(ends, kit, grill=grill) == pytest.approx(singles, abs=1e-4)


def states_of_games(count: int) -> list[Table]:
    """Every state with a decision about dice, from random games of deluxe."""
    states = []
    rng = random.Random(3)
    for seed in range(count):
        s = GAME.start(3, Options(edition="deluxe"), seed)
        while (to_move := GAME.rules.waiting(s)) != OVER:
            if to_move == CHANCE:
                GAME.rules.settle(s, GAME.rules.sample(s))
                continue
            if s.phase in (DICE, KEEP, NULL_ROLL, DECIDE):
                states.append(s.copy())
            GAME.rules.act(s, rng.choice(GAME.legal(s)))
    return states


def test_choices_are_the_legal_moves() -> None:
    turns: dict[Kit, PickominoTurn] = {}
    rng = random.Random(4)
    phases = set()
    for s in states_of_games(12):
        kit = Kit.of(s, s.seat)
        if kit not in turns:
            turns[kit] = PickominoTurn(random_ends(rng), kit, grilled=random_ends(rng), compiled=False)
        assert set(turns[kit].choices(s)) == {GAME.moves.decode(move) for move in GAME.legal(s)}
        phases.add(s.phase)
    assert phases == {DICE, KEEP, NULL_ROLL, DECIDE}


def test_nobody_decides_about_dice_before_the_roll() -> None:
    with pytest.raises(ValueError, match="nobody decides"):
        PickominoTurn(random_ends(random.Random(5)), compiled=False).choices(GAME.start(2, Options()))


def test_slots_of_a_table() -> None:
    plan = find_plan(Kit(gold=True), grill=True)
    t = tables(plan)
    turn = PickominoTurn(random_ends(random.Random(6)), Kit(gold=True), grilled=random_ends(random.Random(7)))
    for s in states_of_games(5):
        if s.phase == DICE:
            continue
        row = s.array()[0]
        state = turn.state(s.kept, s.gold)
        assert slot_of(t, s) == ENGINE.compiled.slot_of(t, row) == plan.slots[state]
        for face in range(N_FACES):
            if s.phase == KEEP and can_keep(s, face):
                golden = s.rolled_gold == face
                after = plan.keep(state, face, s.rolled[face] - golden, golden=golden)
                assert slot_after(t, s, face) == ENGINE.compiled.slot_after(t, row, face) == plan.slots[after]
