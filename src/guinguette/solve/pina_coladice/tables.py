"""Hands of dice, and their neighbours one die up and one die down, for the kernels."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from guinguette.games.pina_coladice.hands import FIRST_FULL, HANDS, NUMBER
from guinguette.games.pina_coladice.state import DICE, N_FACES


class Tables(NamedTuple):
    """Arrays, or lists for interpreted kernels. Hands have the numbers that the game gives them."""

    full: int  # the first hand of all dice
    up: Any  # by hand that is not full, and face: the hand with this die more
    down: Any  # by hand, and five times: a hand with one die less, or the hand itself


@cache
def tables() -> Tables:
    up = [NUMBER[tuple(sorted((*hand, face)))] for hand in HANDS[:FIRST_FULL] for face in range(1, N_FACES + 1)]
    down = [NUMBER[hand[:j] + hand[j + 1 :]] for hand in HANDS for j in range(DICE)]
    return Tables(FIRST_FULL, np.array(up, np.uint16), np.array(down, np.uint16))


@cache
def listed_tables() -> Tables:
    t = tables()
    return Tables(t.full, t.up.tolist(), t.down.tolist())
