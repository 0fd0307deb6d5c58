"""Games of Pikzi, compiled: to learn from, and to compare players."""

from typing import Any

import numpy as np

from guinguette.core.state import CHANCE, OVER
from guinguette.games.pikzi.rules import MAX_LEGAL, act, places, sample, settle, waiting
from guinguette.solve.pikzi_values.careful import choose_carefully
from guinguette.solve.pikzi_values.habits import Habits


def play_carefully(one: Habits, others: Habits, states: Any, hero: int, shares: Any) -> int:
    """hero plays `one`; decisions."""
    moves = np.zeros(MAX_LEGAL, np.int64)
    ranks = np.zeros(8, np.int64)
    turns = 0
    for i in range(len(states)):
        s = states[i]
        seat = waiting(s)
        while seat != OVER and s.turn < 1000:
            if seat == CHANCE:
                settle(s, sample(s))
            else:
                mine = seat == hero or (s.teams == 1 and (seat + 2) % 4 == hero)
                act(s, choose_carefully(s, one, moves) if mine else choose_carefully(s, others, moves))
            seat = waiting(s)
        turns += s.turn
        places(s, ranks)
        winners = 0
        for k in range(s.seats):
            winners += ranks[k] == 1
        shares[i] = 1.0 / winners if ranks[hero] == 1 else 0.0
    return turns
