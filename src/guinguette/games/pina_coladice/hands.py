"""Hands of up to five dice without an order, numbered: fewer dice first, then as in a dictionary.

Hand 0 is no dice, 1 to 6 are single dice, 7 is `1 1`; five dice begin at 210. The number of a hand of fewer than
five dice is also the move that keeps it.
"""

from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np

from guinguette.core.chance import count

from .state import DICE, N_FACES

HANDS = tuple(hand for n in range(DICE + 1) for hand in combinations_with_replacement(range(1, N_FACES + 1), n))
NUMBER = {hand: i for i, hand in enumerate(HANDS)}
FIRST_FULL = comb(DICE - 1 + N_FACES, N_FACES)  # the first hand of five dice


def pack(values: tuple[int, ...]) -> int:
    """Values 1 to 6 as packed dice."""
    return sum(1 << (4 * (value - 1)) for value in values)


def unpack(dice: int) -> tuple[int, ...]:
    return tuple(face + 1 for face in range(N_FACES) for _ in range(count(dice, face)))


# Tables in bytes, which both Python and compiled code read fast.
PACKED = np.array([pack(hand) for hand in HANDS], np.int32)  # too wide for a byte
SIZES = bytes(len(hand) for hand in HANDS)

# The hands of fewer dice that can be kept of one of five (counted from 0): how many, and in a row of 32 which, lowest
# first. What is left of a row is 0, the hand of no dice, which can always be kept.
_KEEPS = [sorted({NUMBER[kept] for n in range(DICE) for kept in combinations(hand, n)}) for hand in HANDS[FIRST_FULL:]]
ROW = 32
N_KEEPS = bytes(map(len, _KEEPS))
KEEPS = b"".join(bytes(keeps).ljust(ROW, b"\0") for keeps in _KEEPS)

# RANK[6 f + n]: the hands before one that has n dice of a value above face f, as far as this tells them apart.
RANK = bytes(comb(n + 4 - face, 5 - face) for face in range(N_FACES - 1) for n in range(DICE + 1))


def roll_number(dice: int) -> int:
    """The number of five packed dice, counted from 0, by the combinatorial number system."""
    number = 0
    higher = DICE
    for face in range(N_FACES - 1):
        higher -= count(dice, face)
        number += RANK[6 * face + higher]
    return number
