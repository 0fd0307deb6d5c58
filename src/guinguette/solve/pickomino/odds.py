"""How likely each end of a turn is."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .ends import GRILLED, NULL, STOP, TOTALS


@dataclass(frozen=True, eq=False)
class Odds:
    ends: NDArray[np.float64]  # by slot of the end

    @property
    def null(self) -> float:
        """The probability of a null throw."""
        return float(self.ends[NULL] + self.ends[NULL + GRILLED])

    @property
    def stop(self) -> NDArray[np.float64]:
        """By total: the probability of stopping with it."""
        return self.ends[STOP:][:TOTALS] + self.ends[STOP + GRILLED :][:TOTALS]

    @property
    def grilled(self) -> float:
        """The probability of earning a grilled worm by ones set aside, or of having done so."""
        return float(self.ends[1 + GRILLED :].sum())
