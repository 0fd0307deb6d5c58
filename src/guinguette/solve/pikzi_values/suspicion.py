"""How likely a world is. Players keep some cards and get rid of others, so a hand is not just any four hidden cards.

Each card in another hand counts by what its owner could do with it; the numbers were learned from hands of games
(`guinguette.training.pikzi.hands`).
"""

from math import exp
from typing import Any

import numpy as np

from guinguette.games.pikzi.portraits import shows
from guinguette.games.pikzi.state import BULL, DOG, N_PIECES, NOBODY, Table

from .counting import pieces_of, portraits_left

KINDS = 19  # four action cards by three stages; pieces by use: finished, shown, of portraits with 0 to 3 shown; doubles
CLOSED = 12
SHOWN = 13
OPEN = 14
DOUBLE = 18

FOR_TWO = (
    0.05, -0.22, -0.84, 0.29, -0.34, -0.87, 0.33, 0.43, -0.63, 0.78, 1.14, 1.5,
    0.18, 0.45, -0.51, -0.22, -0.88, -0.63, 0.38,
)  # fmt: skip
FOR_MANY = (
    0.73, -0.76, -0.86, 0.81, -0.36, -1.41, 0.75, -0.49, -0.28, 1.06, 0.78, 0.82,
    -0.04, 0.63, -0.14, -0.13, -0.54, -0.58, 0.09,
)  # fmt: skip


def likelihood(s: Table, me: int, weights: Any) -> float:
    """Of the other hands, as a seat would have it; up to a factor."""
    total = 0.0
    for owner in range(s.seats):
        if owner != me:
            stage = min(max(3 - portraits_left(s), 0), 2)
            for kind in range(BULL, DOG + 1):
                total += s.hands[owner, kind] * weights[(kind - BULL) * 3 + stage]
            for piece in range(N_PIECES):
                held = s.hands[owner, piece]
                if held > 0:
                    total += held * weights[use_of(s, owner, piece)] + (held - 1) * weights[DOUBLE]
    return exp(total)


def use_of(s: Table, owner: int, piece: int) -> int:
    if s.finished[piece // 4] != NOBODY:
        return CLOSED
    if shows(s, owner, piece):
        return SHOWN
    return OPEN + pieces_of(s, owner, piece // 4)


def tally(s: Table, me: int, counts: Any) -> None:
    """How many cards of each kind of use the other hands have: what `likelihood` weighs."""
    for k in range(KINDS):
        counts[k] = 0
    for owner in range(s.seats):
        if owner != me:
            stage = min(max(3 - portraits_left(s), 0), 2)
            for kind in range(BULL, DOG + 1):
                counts[(kind - BULL) * 3 + stage] += s.hands[owner, kind]
            for piece in range(N_PIECES):
                held = s.hands[owner, piece]
                if held > 0:
                    counts[use_of(s, owner, piece)] += held
                    counts[DOUBLE] += held - 1


def suspicion_for(seats: int) -> Any:
    return np.array(FOR_TWO if seats == 2 else FOR_MANY)
