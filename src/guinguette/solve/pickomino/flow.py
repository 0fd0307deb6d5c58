"""Where the best play leads: probabilities flow from the start of a turn to its ends, state by state."""

from typing import Any, NamedTuple

import numpy as np

from .ends import FIRST_STATE
from .tables import Tables
from .work import Work


class Flow(NamedTuple):
    """Probabilities by slot. What flows out of states is left in them, so `arriving` counts all visits."""

    arriving: Any  # at a state with stop or roll to choose, or at an end
    rolling: Any  # rolling from a state
    again: Any  # running the weasel in a state
    best: Any  # scratch: the value of each row of a throw
    towards: Any  # scratch: the slot that each row leads to

    @classmethod
    def empty(cls, t: Tables) -> "Flow":
        slots, rows = len(t.stop), t.most_rows
        return cls(np.zeros(slots), np.zeros(slots), np.zeros(slots), np.zeros(rows), np.zeros(rows, np.uint32))

    def listed(self) -> "Flow":
        """The same in lists."""
        return Flow(*(array.tolist() for array in self))


def spread(t: Tables, w: Work, f: Flow) -> None:
    """Let all that arrives or rolls flow on by the best choices, down to the ends. `w` is solved, of width 1.

    The highest slot goes first, so that the same is added up in the same order whatever the size of blocks.
    """
    for block in range(len(t.first) - 1, -1, -1):
        for i in range(t.count[block] - 1, -1, -1):
            decide(t, w, f, t.first[block] + i)
            if f.rolling[t.first[block] + i] > 0.0:
                roll(t, w, f, block, i)
    for slot in range(FIRST_STATE, t.idle):
        f.arriving[t.stop[slot]] += f.arriving[slot]


def decide(t: Tables, w: Work, f: Flow, slot: int) -> None:
    """Stop, unless rolling is better."""
    if w.rolls[slot] > w.values[t.stop[slot]]:
        f.rolling[slot] += f.arriving[slot]
    else:
        f.arriving[t.stop[slot]] += f.arriving[slot]


def roll(t: Tables, w: Work, f: Flow, block: int, i: int) -> None:
    """From state i of a block, through all its throws. (Local names: half the time when interpreted.)"""
    best, towards, arriving = f.best, f.towards, f.arriving
    slot = t.first[block] + i
    floor = w.floor[slot]
    part = f.rolling[slot] / (t.throw[block + 1] - t.throw[block])
    for throw in range(t.throw[block], t.throw[block + 1]):
        choose_rows(t, w, f, throw, t.count[block], i)
        shape = t.shape[throw]
        for o in range(t.outcome[shape], t.outcome[shape + 1]):
            row = t.left[o]
            other = t.right[o]
            if best[other] > best[row]:
                row = other
            if floor > best[row]:
                f.again[slot] += part * t.chance[o]
            else:
                arriving[towards[row]] += part * t.chance[o]


def choose_rows(t: Tables, w: Work, f: Flow, throw: int, count: int, i: int) -> None:
    """The value and the target of every row of a throw, halves included."""
    best, towards, halves = f.best, f.towards, t.halves
    shape = t.shape[throw]
    at = t.target[throw] + i
    for k in range(t.rows[shape]):
        slot = t.targets[at]
        towards[k] = slot
        best[k] = w.values[slot]
        at += count
    k = t.rows[shape]
    for h in range(t.half[shape], t.half[shape + 1], 3):
        row = halves[h]
        if best[halves[h + 1]] > best[row]:
            row = halves[h + 1]
        if best[halves[h + 2]] > best[row]:
            row = halves[h + 2]
        towards[k] = towards[row]
        best[k] = best[row]
        k += 1
