"""The exact value of a turn: plain functions in the subset of Python that Numba compiles.

A state is worth the greater of stopping and rolling; a roll is worth the mean, over its outcomes, of the best choice.
States come in the order of dice left, so one pass settles them all. The inner loops run over *lanes*: the states of
a block, times the problems solved together.
"""

from typing import Any

from .ends import FIRST_STATE
from .tables import Tables
from .work import Work


def solve(t: Tables, w: Work) -> None:
    """Fill in `values` and `rolls` of every state."""
    for slot in range(FIRST_STATE, t.idle):
        for b in range(w.width):
            w.values[slot * w.width + b] = w.values[t.stop[slot] * w.width + b]
    for block in range(len(t.first)):
        lanes = t.count[block] * w.width
        for j in range(lanes):
            w.sums[j] = 0.0
        for throw in range(t.throw[block], t.throw[block + 1]):
            if w.width == 1:
                load_single(t, w, block, throw)
            else:
                load(t, w, block, throw)
            halve(t, w, t.shape[throw], lanes)
            add_up(t, w, t.shape[throw], lanes)
        settle(t, w, block)


def load(t: Tables, w: Work, block: int, throw: int) -> None:
    """The rows of a throw: for each face and count, what setting it aside is worth."""
    width = w.width
    values = w.values
    count = t.count[block]
    low = w.floor[t.first[block] * width : (t.first[block] + count) * width]
    at = t.target[throw]
    for k in range(t.rows[t.shape[throw]]):
        row = w.table[k]
        targets = t.targets[at : at + count]
        for i in range(count):
            source = targets[i] * width
            lane = i * width
            for b in range(width):
                value = values[source + b]
                row[lane + b] = value if value > low[lane + b] else low[lane + b]
        at += count


def load_single(t: Tables, w: Work, block: int, throw: int) -> None:
    """`load` for a single problem, where a third loop would cost as much as all the rest."""
    count = t.count[block]
    low = w.floor[t.first[block] : t.first[block] + count]
    at = t.target[throw]
    for k in range(t.rows[t.shape[throw]]):
        row = w.table[k]
        targets = t.targets[at : at + count]
        for j in range(count):
            value = w.values[targets[j]]
            row[j] = value if value > low[j] else low[j]
        at += count


def halve(t: Tables, w: Work, shape: int, lanes: int) -> None:
    """The further rows: each the greatest of three."""
    k = t.rows[shape]
    for h in range(t.half[shape], t.half[shape + 1], 3):
        x = w.table[t.halves[h]]
        y = w.table[t.halves[h + 1]]
        z = w.table[t.halves[h + 2]]
        row = w.table[k]
        for j in range(lanes):
            best = x[j] if x[j] > y[j] else y[j]
            row[j] = best if best > z[j] else z[j]
        k += 1


def add_up(t: Tables, w: Work, shape: int, lanes: int) -> None:
    """Each outcome's probability times its best choice."""
    sums = w.sums
    for o in range(t.outcome[shape], t.outcome[shape + 1]):
        x = w.table[t.left[o]]
        y = w.table[t.right[o]]
        chance = t.chance[o]
        for j in range(lanes):
            sums[j] += chance * (x[j] if x[j] > y[j] else y[j])


def settle(t: Tables, w: Work, block: int) -> None:
    """Stop or roll, for the states of a block. Its throws are equally likely."""
    throws = t.throw[block + 1] - t.throw[block]
    lane = 0
    for i in range(t.count[block]):
        slot = t.first[block] + i
        for b in range(w.width):
            roll = w.sums[lane] / throws
            stop = w.values[t.stop[slot] * w.width + b]
            w.rolls[slot * w.width + b] = roll
            w.values[slot * w.width + b] = stop if stop > roll else roll
            lane += 1


def solve_many(t: Tables, works: tuple[Work, ...], ends: Any, roots: Any, out: Any) -> None:
    """Any number of problems: `ends` by problem and slot, and what the slots `roots` are worth in each.

    `works` is one work, or two: of the weasel used, and of the weasel ready.
    """
    width = works[0].width
    for begin in range(0, len(ends), width):
        some = min(width, len(ends) - begin)
        for w in works:
            for b in range(some):
                for slot in range(FIRST_STATE):
                    w.values[slot * width + b] = ends[begin + b, slot]
            solve(t, w)
        for b in range(some):
            for k in range(len(roots)):
                out[begin + b, k] = works[-1].values[roots[k] * width + b]
