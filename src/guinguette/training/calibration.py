"""Whether chances come true: what was predicted against what happened, by tenths."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

TENTHS = 10


class Tenth(NamedTuple):
    """Of all predictions between two tenths: how many, their mean, and how often the seat won."""

    positions: int
    predicted: float
    actual: float


def tenths(predicted: NDArray[np.floating], actual: NDArray[np.floating]) -> list[Tenth]:
    """One for each tenth that was predicted at all."""
    which = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1)
    groups = [which == tenth for tenth in range(TENTHS)]
    return [
        Tenth(int(group.sum()), float(predicted[group].mean()), float(actual[group].mean()))
        for group in groups
        if group.any()
    ]
