"""How a turn can end, and what each end is worth.

Everything that has a value has a slot: the ends first, as numbered here, then the states of the turn (`plan`).
Ends after earning a grilled worm in the turn follow the others in the same order, GRILLED further on.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

TOTALS = 47  # 0 to 46: eight fives, a golden one and the canned worm
IMPOSSIBLE = 0  # the worst of all values, for choices that do not exist
NULL = 1
STOP = 2  # + total, the canned worm's five points included
GRILLED = 1 + TOTALS
FIRST_STATE = 1 + 2 * GRILLED

WORST = -1e30  # far below any value that callers use, and finite: kernels add up and compare without caring


class Ends(NamedTuple):
    """What the ends of a turn are worth: stopping with each total, a worm being there, and a null throw."""

    stop: Sequence[float] | NDArray[np.floating]
    null: float

    def plus(self, gain: float) -> "Ends":
        """The same ends, all worth more."""
        return Ends([value + gain for value in self.stop], self.null + gain)

    def row(self, grilled: "Ends | None" = None) -> NDArray[np.float64]:
        """All ends in the order of their slots; `grilled` are those with a grilled worm earned."""
        row = np.full(FIRST_STATE, WORST)
        for at, ends in ((0, self), (GRILLED, grilled or self)):
            row[at + NULL] = ends.null
            if len(ends.stop) > TOTALS:
                raise ValueError(f"more totals than {TOTALS}")
            row[at + STOP : at + STOP + len(ends.stop)] = ends.stop
        return row
