"""A plan laid out: for compiled kernels, for NumPy, or for interpreted loops, much faster on lists than on arrays."""

from functools import cache
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from guinguette.games.pickomino.state import N_FACES

from .ends import FIRST_STATE, IMPOSSIBLE, TOTALS
from .plan import Plan
from .shape import Shape
from .state import State

Float = Literal["float32", "float64"]

BLOCK = 16  # states that the kernels treat side by side, at most


class Tables(NamedTuple):
    """States form blocks of one kind; a roll from any state of a block is one throw, or two with the golden die."""

    slot: Any  # by the numbers of a State: its slot, or 0
    grill: int  # 1 if two ones earn a grilled worm
    stop: Any  # by slot: the end that stopping brings
    idle: int  # slots from FIRST_STATE to here belong to states without dice
    # by block
    first: Any  # its first slot
    count: Any  # how many states
    throw: Any  # its first throw
    # by throw
    shape: Any
    target: Any  # where its targets begin
    targets: Any  # row by row, a slot for each state of the block
    # by shape
    rows: Any  # how many
    half: Any  # where its halves begin
    halves: Any  # three rows each; the greatest of them is one more row
    outcome: Any  # where its outcomes begin
    # by outcome
    left: Any  # two rows, the greater of which counts
    right: Any
    chance: Any

    @property
    def most_rows(self) -> int:
        """Of any shape, halves included."""
        return int(max(self.rows + np.diff(self.half) // 3))


@cache
def tables(plan: Plan, dtype: Float = "float64") -> Tables:
    """Arrays for compiled kernels."""
    if dtype == "float64":
        return Layout(plan).tables()
    full = tables(plan)
    return full._replace(chance=full.chance.astype(dtype))


@cache
def whole_tables(plan: Plan) -> Tables:
    """Arrays in which each kind of states is one block, however many they are."""
    return Layout(plan, block=len(plan.states)).tables()


@cache
def listed_tables(plan: Plan) -> Tables:
    """The same in lists."""
    whole = whole_tables(plan)
    columns = whole._asdict()
    lists = {name: x.tolist() for name, x in columns.items() if name != "slot" and isinstance(x, np.ndarray)}
    return whole._replace(**lists)


class Layout:
    """The tables of a plan in the making."""

    def __init__(self, plan: Plan, block: int = BLOCK) -> None:
        self.plan = plan
        self.block = block  # states in one, at most
        self.shapes: dict[Shape, int] = {}
        self.columns: dict[str, list[int]] = {
            name: [] for name in ("first", "count", "shape", "target", "targets", "rows", "halves", "left", "right")
        } | {name: [0] for name in ("throw", "half", "outcome")}
        self.chances: list[float] = []

    def tables(self) -> Tables:
        for states in self.plan.kinds():
            for at in range(0, len(states), self.block):
                self.add_block(states[at : at + self.block])
        for found in self.shapes:
            self.add_shape(found)
        ends = [IMPOSSIBLE] * FIRST_STATE
        return Tables(
            slot=self.slots(),
            grill=int(self.plan.grill),
            stop=np.array(ends + [self.plan.stop(state) for state in self.plan.states], np.uint32),
            idle=self.columns["first"][0],
            chance=np.array(self.chances),
            # unsigned: Numba then skips its test for negative indices
            **{name: np.array(column, np.uint32) for name, column in self.columns.items()},
        )

    def slots(self) -> NDArray[np.uint16]:
        slots = np.zeros((1 << N_FACES, self.plan.kit.white + 1, 2, TOTALS, 2), np.uint16)
        for state, slot in self.plan.slots.items():
            slots[state] = slot
        return slots

    def add_block(self, states: list[State]) -> None:
        plan, columns = self.plan, self.columns
        columns["first"].append(plan.slots[states[0]])
        columns["count"].append(len(states))
        for found, golden in plan.throws(states[0]):
            columns["shape"].append(self.shapes.setdefault(found, len(self.shapes)))
            columns["target"].append(len(columns["targets"]))
            columns["targets"] += [plan.target(state, row, golden) for row in found.rows for state in states]
        columns["throw"].append(len(columns["shape"]))

    def add_shape(self, found: Shape) -> None:
        columns = self.columns
        columns["rows"].append(len(found.rows))
        for rows in found.halves:
            columns["halves"] += (*rows, rows[0])[:3]
        columns["half"].append(len(columns["halves"]))
        for left, right, chance in found.outcomes:
            columns["left"].append(left)
            columns["right"].append(right)
            self.chances.append(chance)
        columns["outcome"].append(len(self.chances))
