"""What hands are like: hands of self-play against hands that could have been dealt."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.core.state import CHANCE, OVER
from guinguette.games.pikzi.rules import act, sample, settle, waiting
from guinguette.games.pikzi.state import TURN
from guinguette.games.pikzi.worlds import deal_hidden
from guinguette.solve.pikzi_values.judge import Judge, choose
from guinguette.solve.pikzi_values.room import Room
from guinguette.solve.pikzi_values.suspicion import tally

DEALS = 16  # that could have been, for each that was
STEPS = 300
RATE = 0.5


def study_hands(j: Judge, states: Any, tallies: Any, room: Room) -> int:
    """By row: the other hands when a player's turn begins, and as they could have been dealt; how many rows."""
    rows = 0
    for i in range(len(states)):
        s = states[i]
        seat = waiting(s)
        while seat != OVER and rows < len(tallies):
            if seat == CHANCE:
                settle(s, sample(s))
            else:
                if s.phase == TURN:
                    tally(s, seat, tallies[rows, 0])
                    for k in range(1, tallies.shape[1]):
                        room.worlds[0] = s
                        world = room.worlds[0]
                        world.rng = (rows * 64 + k) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
                        deal_hidden(world, seat)
                        tally(world, seat, tallies[rows, k])
                    rows += 1
                act(s, choose(j, s, room))
            seat = waiting(s)
    return rows


def fit(tallies: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights that make the true hands likeliest among the dealt ones, by plain ascent."""
    weights = np.zeros(tallies.shape[2])
    for _ in range(STEPS):
        odds = np.exp(tallies @ weights)
        odds /= odds.sum(axis=1, keepdims=True)
        expected = (odds[:, :, None] * tallies).sum(axis=1)
        weights += RATE * ((tallies[:, 0] - expected).mean(axis=0) - 1e-4 * weights)
    return weights
