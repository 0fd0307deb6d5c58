"""What a solve reads and fills in."""

from typing import Any, NamedTuple

import numpy as np

from .ends import WORST
from .tables import BLOCK, Float, Tables


class Work(NamedTuple):
    """Several problems go side by side: problem b of slot s is number s × width + b."""

    width: int
    values: Any  # by slot: the ends, to be filled in beforehand, and the states
    rolls: Any  # by slot of a state: the value of rolling from it
    floor: Any  # by slot of a state: what a roll from it is worth at least, thanks to the weasel
    table: Any  # scratch: the rows of a throw
    sums: Any  # scratch

    @classmethod
    def fresh(cls, t: Tables, width: int = 1, dtype: Float = "float64") -> "Work":
        """Room for problems without a weasel, or whose weasel is used."""
        slots, lanes = len(t.stop) * width, BLOCK * width
        values, floor = np.full((2, slots), WORST, dtype)
        rows = np.zeros((t.most_rows, lanes), dtype)
        return cls(width, values, np.zeros(slots, dtype), floor, rows, np.zeros(lanes, dtype))

    def before_weasel(self) -> "Work":
        """Room for the same problems while the weasel can still run: any roll may become another one."""
        return self._replace(values=self.values.copy(), rolls=self.rolls.copy(), floor=self.rolls)

    def listed(self) -> "Work":
        """The same in lists."""
        return Work(self.width, *(array.tolist() for array in self[1:]))
