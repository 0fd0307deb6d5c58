"""How likely combinations are made in a turn that is played for them alone."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from guinguette.games.pina_coladice.coasters import combinations
from guinguette.games.pina_coladice.hands import FIRST_FULL, HANDS, PACKED, SIZES
from guinguette.games.pina_coladice.state import DICE, MOST_ROLLS, N_COASTERS, N_FACES
from guinguette.solve.pina_coladice import tables

COASTERS = N_COASTERS + 1  # coasters count from 1

Floats = NDArray[np.float64]


@cache
def made() -> NDArray[np.int32]:
    """By hand of five dice: the coasters that it makes, a bit for each."""
    return np.array([combinations(int(dice)) for dice in PACKED[FIRST_FULL:]], np.int32)


@cache
def reach() -> Floats:
    """By coaster and coaster: the chance to make one of the two; of twice the same, this one."""
    makes = made()[:, None] >> np.arange(COASTERS) & 1 == 1
    either = makes[:, :, None] | makes[:, None, :]
    return best_turns(either.reshape(len(makes), -1).astype(np.float64)).reshape(COASTERS, COASTERS)


def best_turns(last: Floats) -> Floats:
    """The value of many turns, a column for each: as the solver does it, but on all columns at once."""
    t = tables()
    up, down = t.up.reshape(-1, N_FACES), t.down.reshape(-1, DICE)
    levels = [slice(SIZES.index(n), SIZES.index(n + 1) if n < DICE else len(HANDS)) for n in range(DICE + 1)]
    hands = np.zeros((len(HANDS), last.shape[1]))
    hands[FIRST_FULL:] = last
    for rolls in range(1, MOST_ROLLS + 1):
        for n in range(DICE - 1, -1, -1):
            hands[levels[n]] = hands[up[levels[n]]].mean(axis=1)
        if rolls < MOST_ROLLS:
            hands[FIRST_FULL:] = last
            for n in range(1, DICE + 1):
                hands[levels[n]] = np.maximum(hands[levels[n]], hands[down[levels[n]]].max(axis=1))
    start: Floats = hands[0]
    return start
