"""Elo ratings: the most likely strengths in the model of Bradley and Terry, and how sure they are.

In a game of any number of players, each seat wins with a chance proportional to the strength of its bot; those who tie
share the win. With two players that is Elo's formula, ties counted as half. Every bot also gets one draw against a
player of strength 1: after some games nobody notices, but the rating of who never won, or never lost, stays finite.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

PER_NAT = 400 / np.log(10)  # Elo points for a factor e in strength
CONFIDENCE = 1.96  # standard errors on both sides: 95 %


class Sample(NamedTuple):
    """Blocks of games with the same lineup."""

    seats: Array  # by block and bot: how many seats it holds
    games: Array  # by block
    wins: Array  # by block and bot


class Elo(NamedTuple):
    points: Array  # by bot; their mean is 0
    margin: Array  # half the width of the 95 % interval


class Fit(NamedTuple):
    """The likelihood of some strengths (as logarithms), as far as it is needed: its slope and its curvature."""

    surprise: Array  # by block and bot: wins more than expected
    slope: Array
    information: Array


def fit(sample: Sample, logs: Array) -> Fit:
    gamma = np.exp(logs)
    chances = sample.seats * gamma
    chances /= chances.sum(axis=1, keepdims=True)
    expected = sample.games[:, None] * chances
    draw = gamma / (1 + gamma)  # against the player of strength 1
    surprise = sample.wins - expected
    information = np.diag(expected.sum(axis=0) + draw * (1 - draw)) - expected.T @ chances
    return Fit(surprise, surprise.sum(axis=0) + 0.5 - draw, information)


def strengths(sample: Sample) -> Array:
    """The most likely ones, by Newton's method; steps are held back, for the first ones may go far astray."""
    logs = np.zeros(sample.seats.shape[1])
    for _ in range(100):
        found = fit(sample, logs)
        step = np.linalg.solve(found.information, found.slope)
        farthest = np.abs(step).max()
        logs += step / max(1.0, farthest)
        if farthest < 1e-9:
            break
    return logs


def elo(sample: Sample) -> Elo:
    """Intervals come from how blocks differ (the sandwich estimator), so that pairing and rotation narrow them."""
    logs = strengths(sample)
    found = fit(sample, logs)
    draw = 1 / (1 + np.exp(-logs))
    spread = found.surprise.T @ found.surprise + np.diag((1 - draw) ** 2 + draw**2) / 2
    inverse = np.linalg.inv(found.information)
    centre = np.eye(len(logs)) - 1 / len(logs)
    covariance = centre @ inverse @ spread @ inverse @ centre
    return Elo(PER_NAT * (centre @ logs), PER_NAT * CONFIDENCE * np.sqrt(np.diag(covariance)))
