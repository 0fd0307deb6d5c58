"""What a turn is worth to every seat, if it is played for the best of one.

The same pass as in `kernels`, over several layers of values at once: layer 0 is the player's, the others belong to
those who watch. Wherever the player prefers something, all layers take it. So the exact mean for everybody costs about
one solve for each seat; to find it from the probabilities of all ends (`flow`) costs fifty.
"""

from typing import Any, NamedTuple

import numpy as np

from .ends import FIRST_STATE, WORST
from .tables import BLOCK, Float, Tables


class Layers(NamedTuple):
    """By layer, what `Work` has once; several problems go side by side as there."""

    width: int
    values: Any
    rolls: Any
    table: Any  # scratch
    sums: Any  # scratch

    @classmethod
    def fresh(cls, t: Tables, layers: int, width: int = 1, dtype: Float = "float64") -> "Layers":
        slots, lanes = len(t.stop) * width, BLOCK * width
        shapes = (layers, slots), (layers, t.most_rows, lanes), (layers, lanes)
        return cls(width, np.full((layers, slots), WORST, dtype), *(np.zeros(shape, dtype) for shape in shapes))


def solve_layers(t: Tables, w: Layers, layers: int) -> None:
    """Fill in `values` and `rolls` of every state, in the first so many layers. There is no weasel."""
    for layer in range(layers):
        values = w.values[layer]
        for slot in range(FIRST_STATE, t.idle):
            for b in range(w.width):
                values[slot * w.width + b] = values[t.stop[slot] * w.width + b]
    for block in range(len(t.first)):
        lanes = t.count[block] * w.width
        for layer in range(layers):
            for j in range(lanes):
                w.sums[layer, j] = 0.0
        for throw in range(t.throw[block], t.throw[block + 1]):
            for layer in range(layers):
                load(t, w.values[layer], w.width, w.table[layer], block, throw)
            for layer in range(layers):
                halve(t, w.table[0], w.table[layer], t.shape[throw], lanes)
            for layer in range(layers):
                add_up(t, w.table[0], w.table[layer], w.sums[layer], t.shape[throw], lanes)
        for k in range(layers):
            settle(t, w, block, layers - 1 - k)


def load(t: Tables, values: Any, width: int, table: Any, block: int, throw: int) -> None:
    """The rows of a throw: for each face and count, what setting it aside is worth."""
    count = t.count[block]
    at = t.target[throw]
    for k in range(t.rows[t.shape[throw]]):
        row = table[k]
        targets = t.targets[at : at + count]
        for i in range(count):
            source = targets[i] * width
            for b in range(width):
                row[i * width + b] = values[source + b]
        at += count


def halve(t: Tables, wish: Any, table: Any, shape: int, lanes: int) -> None:
    """The further rows: of three, what the player prefers (`wish` is the table of layer 0)."""
    k = t.rows[shape]
    for h in range(t.half[shape], t.half[shape + 1], 3):
        x, wish_x = table[t.halves[h]], wish[t.halves[h]]
        y, wish_y = table[t.halves[h + 1]], wish[t.halves[h + 1]]
        z, wish_z = table[t.halves[h + 2]], wish[t.halves[h + 2]]
        row = table[k]
        for j in range(lanes):
            taken, other, third = x[j], y[j], z[j]  # read before they are needed: so the loop is vectorised
            best = wish_x[j]
            if not best > wish_y[j]:
                best = wish_y[j]
                taken = other
            row[j] = taken if best > wish_z[j] else third
        k += 1


def add_up(t: Tables, wish: Any, table: Any, sums: Any, shape: int, lanes: int) -> None:
    """Each outcome's probability times what the player's choice brings."""
    for o in range(t.outcome[shape], t.outcome[shape + 1]):
        x, wish_x = table[t.left[o]], wish[t.left[o]]
        y, wish_y = table[t.right[o]], wish[t.right[o]]
        chance = t.chance[o]
        for j in range(lanes):
            taken, other = x[j], y[j]
            sums[j] += chance * (taken if wish_x[j] > wish_y[j] else other)


def settle(t: Tables, w: Layers, block: int, layer: int) -> None:
    """Stop or roll, for the states of a block; layer 0, which decides, comes last."""
    throws = t.throw[block + 1] - t.throw[block]
    values, sums = w.values[layer], w.sums[layer]
    wish, wished = w.values[0], w.sums[0]
    lane = 0
    for i in range(t.count[block]):
        slot = t.first[block] + i
        end = t.stop[slot]
        for b in range(w.width):
            roll = sums[lane] / throws
            w.rolls[layer, slot * w.width + b] = roll
            stops = wish[end * w.width + b] > wished[lane] / throws
            values[slot * w.width + b] = values[end * w.width + b] if stops else roll
            lane += 1
