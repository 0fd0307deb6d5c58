"""The same rules on light objects, on NumPy rows and compiled: equal, move by move."""

from typing import Any

import numpy as np
import pytest

from guinguette.core import twin

from .variants import VARIANTS, Variant

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
GAMES_EACH = 80
ROWS_EACH = 3
LOOK = 200  # events between two looks at every field


def fresh(variant: Variant, games: int) -> Any:
    states = variant.game.start(variant.seats, variant.options).array(games)
    states["rng"] = np.arange(games) * 7919 + variant.seats
    return states


@every_variant
def test_compiled_equals_interpreted(variant: Variant) -> None:
    game = variant.game
    fast, plain = twin.compiled(game), twin.interpreted(game)
    rows = fresh(variant, GAMES_EACH)
    light = [game.state.load(row) for row in rows]
    moves, list_moves = np.zeros(game.max_legal, np.int32), [0] * game.max_legal
    done, light_done = np.zeros(GAMES_EACH, np.int64), np.zeros(GAMES_EACH, np.int64)
    still_open, events = GAMES_EACH, 0
    while still_open:
        still_open = fast.step_random(rows, moves, done)
        assert plain.step_random(light, list_moves, light_done) == still_open
        assert (done == light_done).all()
        events += 1
        if events % LOOK == 0 or not still_open:
            for row, state in zip(rows, light, strict=True):
                assert stored(state) == row
    assert events > 20


def stored(state: Any) -> Any:
    return state.array()[0]


@every_variant
def test_numpy_rows_equal_light_objects(variant: Variant) -> None:
    game = variant.game
    plain = twin.interpreted(game)
    rows = fresh(variant, ROWS_EACH).view(np.recarray)
    light = [game.state.load(row) for row in rows]
    moves = [0] * game.max_legal
    done, light_done = np.zeros(ROWS_EACH, np.int64), np.zeros(ROWS_EACH, np.int64)
    for _ in range(600):
        still_open = plain.step_random(rows, moves, done)
        assert plain.step_random(light, moves, light_done) == still_open
        assert (done == light_done).all()
        for row, state in zip(rows, light, strict=True):
            assert stored(state) == row


@every_variant
def test_compiled_rules_stay_in_bounds(variant: Variant) -> None:
    rows = fresh(variant, 100)
    decisions = np.zeros(len(rows), np.int32)
    twin.compiled(variant.game, check_bounds=True).play_random(rows, decisions)
    assert (decisions > 5).all()


@every_variant
def test_all_cores_play_the_same_games(variant: Variant) -> None:
    one, many = fresh(variant, 200), fresh(variant, 200)
    decisions, more_decisions = np.zeros(200, np.int32), np.zeros(200, np.int32)
    drivers = twin.compiled(variant.game)
    drivers.play_random(one, decisions)
    drivers.play_random_parallel(many, more_decisions)
    assert (decisions == more_decisions).all()
    assert (one == many).all()
