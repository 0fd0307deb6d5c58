"""What a turn is worth to those who watch: against the probabilities of all its ends."""

import random

import numpy as np
import pytest

from guinguette.solve.pickomino import CLASSIC, ENGINE, FIRST_STATE, Layers, PickominoTurn, find_plan, tables
from guinguette.solve.pickomino.layers import solve_layers

from .test_pickomino_brute import random_ends

SEATS, PROBLEMS = 3, 4
PLAN = find_plan(CLASSIC, grill=False)
ROOT = PLAN.slots[PLAN.roots[0]]


def problems() -> list[list[PickominoTurn]]:
    """By problem and seat; of each problem, only the first turn is played for its best."""
    rng = random.Random(1)
    return [[PickominoTurn(random_ends(rng), compiled=True) for _ in range(SEATS)] for _ in range(PROBLEMS)]


def solved(turns: list[list[PickominoTurn]], solve: object = ENGINE.compiled.solve_layers) -> Layers:
    width = len(turns)
    layers = Layers.fresh(tables(PLAN), SEATS, width)
    for b, seats in enumerate(turns):
        for layer, turn in enumerate(seats):
            layers.values[layer, b : FIRST_STATE * width : width] = turn.works[0].values[:FIRST_STATE]
    assert callable(solve)
    solve(tables(PLAN), layers, SEATS)
    return layers


def test_the_player_plays_as_alone() -> None:
    turns = problems()
    layers = solved(turns)
    for b, (player, *_) in enumerate(turns):
        assert layers.rolls[0, b::PROBLEMS].tolist() == player.works[0].rolls.tolist()
        assert layers.values[0, b::PROBLEMS].tolist() == player.works[0].values.tolist()


def test_the_others_get_the_mean_of_what_the_player_chooses() -> None:
    turns = problems()
    layers = solved(turns)
    for b, (player, *others) in enumerate(turns):
        (choice,) = player.at_start().values()
        for layer, other in enumerate(others, 1):
            mean = choice.odds.ends @ np.where(choice.odds.ends > 0, other.works[0].values[:FIRST_STATE], 0)
            assert layers.rolls[layer, ROOT * PROBLEMS + b] == pytest.approx(mean, abs=1e-12)


def test_interpreted_is_compiled() -> None:
    turns = problems()[:1]
    assert (solved(turns).rolls == solved(turns, solve_layers).rolls).all()
