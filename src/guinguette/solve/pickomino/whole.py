"""`solve` while nothing is compiled: by NumPy, over all states of a kind at once. The same numbers, to the last bit."""

import numpy as np
from numpy.typing import NDArray

from .ends import FIRST_STATE
from .tables import Tables
from .work import Work

Array = NDArray[np.float64]


def solve_whole(t: Tables, w: Work) -> None:
    """Fill in `values` and `rolls` of every state. A block of `t` is a whole kind; `w` is of width 1."""
    w.values[FIRST_STATE : t.idle] = w.values[t.stop[FIRST_STATE : t.idle]]
    for block in range(len(t.first)):
        states = slice(t.first[block], t.first[block] + t.count[block])
        sums: Array = np.zeros(t.count[block])
        for throw in range(t.throw[block], t.throw[block + 1]):
            table = halve(t, load(t, w, throw, w.floor[states]), t.shape[throw])
            sums = add_up(t, table, t.shape[throw], sums)
        roll = sums / (t.throw[block + 1] - t.throw[block])
        w.rolls[states] = roll
        w.values[states] = np.maximum(w.values[t.stop[states]], roll)


def load(t: Tables, w: Work, throw: int, floor: Array) -> Array:
    """The rows of a throw: for each face and count, what setting it aside is worth."""
    rows, states = t.rows[t.shape[throw]], len(floor)
    targets = t.targets[t.target[throw] :][: rows * states].reshape(rows, states)
    values: Array = w.values[targets]
    return np.maximum(values, floor)


def halve(t: Tables, rows: Array, shape: int) -> Array:
    """With the further rows: each the greatest of three."""
    halves = t.halves[t.half[shape] : t.half[shape + 1]].reshape(-1, 3)
    return np.concatenate([rows, rows[halves].max(axis=1)])


def add_up(t: Tables, table: Array, shape: int, sums: Array) -> Array:
    """Each outcome's probability times its best choice, one after the other onto the sums."""
    outcomes = slice(t.outcome[shape], t.outcome[shape + 1])
    parts = np.maximum(table[t.left[outcomes]], table[t.right[outcomes]]) * t.chance[outcomes, None]
    # `reduce` would add up a single column in pairs, which rounds otherwise.
    total: Array = np.add.accumulate(np.concatenate([sums[None], parts]), axis=0)[-1]
    return total
