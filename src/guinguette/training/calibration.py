"""Whether chances come true: what was predicted against what happened, by tenths."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

TENTHS = 10
Chances = NDArray[np.floating]


class Tenth(NamedTuple):
    """Of all predictions between two tenths: how many, their mean, and how often the seat won."""

    positions: int
    predicted: float
    actual: float
    error: float  # the standard error of the difference


def tenths(batches: Iterable[tuple[Chances, Chances]]) -> list[Tenth]:
    """One for each tenth that was predicted at all, from batches of games: the chances predicted, and what came.

    Predictions of one game come true together, so the error is measured from batch to batch.
    """
    sums = np.array([sum_up(predicted.ravel(), actual.ravel()) for predicted, actual in batches])
    number, predicted, actual = sums.sum(axis=0)
    seen = number > 0
    gap = np.divide(actual - predicted, number, where=seen, out=np.zeros(TENTHS))
    noise = sums[:, 2] - sums[:, 1] - sums[:, 0] * gap
    errors = np.sqrt((noise**2).sum(axis=0))
    return [
        Tenth(int(number[k]), *(float(total[k] / number[k]) for total in (predicted, actual, errors)))
        for k in np.flatnonzero(seen)
    ]


def sum_up(predicted: Chances, actual: Chances) -> NDArray[np.float64]:
    """Of one batch, by tenth: how many predictions, and the sums of both."""
    which = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1)
    return np.array([np.bincount(which, weights, TENTHS) for weights in (np.ones(len(which)), predicted, actual)])
