"""The 25 coasters (PC-2) and the combinations that dice hold (PC-3).

A set of coasters is one number, a bit for each: bit 1 is the first coaster, bit 25 the last.
"""

from guinguette.core.chance import count

from .state import DICE, N_FACES

PAIR = 1  # the pair of 1s; the others follow
DOUBLE_PAIR = 7
THREE = 8  # three 1s; the others follow
ODD, EVEN, SUM_9, SUM_12, SUM_21, SUM_26, SMALL, LARGE, FOUR, FULL, DIFFERENT, FIVE = range(14, 26)

# By coaster. Nothing has number 0.
NAMES = (
    *("", "p1", "p2", "p3", "p4", "p5", "p6", "dp", "t1", "t2", "t3", "t4", "t5", "t6"),
    *("odd", "even", "s9", "s12", "s21", "s26", "small", "large", "four", "full", "diff", "five"),
)
INGREDIENTS = (
    *("", "basil", "mint", "honey", "olives", "sugar", "vanilla", "ginger"),
    *("coffee", "water", "sparkling-water", "juice", "milk", "soda"),
    *("banana", "carrot", "cherry", "lemon", "strawberry", "passion-fruit"),
    *("coconut", "orange", "watermelon", "pear", "grape", "pineapple"),
)
POINTS_A = (0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3, 2, 2, 3, 2, 3, 3, 3, 3, 4)
POINTS_B1 = (0, 1, 1, 1, 1, 1, 1, 3, 2, 2, 2, 2, 2, 2, 3, 3, 4, 3, 3, 4, 3, 4, 3, 4, 3, 6)
POINTS_B2 = (0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3, 2, 2, 3, 2, 3, 3, 3, 3, 4)


def combinations(dice: int) -> int:
    """PC-3: the coasters whose combination five packed dice hold."""
    made = 0
    total = 0
    odd = 0  # dice with an odd value
    pairs = 0
    most = 0  # dice of one value
    values = 0  # a bit for each value shown
    for face in range(N_FACES):
        number = count(dice, face)
        total += number * (face + 1)
        pairs += number // 2
        if number > 0:
            values |= 1 << face
        if number > most:
            most = number
        if number >= 2:
            made |= 1 << (PAIR + face)
        if number >= 3:
            made |= 1 << (THREE + face)
        if face % 2 == 0:
            odd += number
    made |= (pairs == 2) << DOUBLE_PAIR
    made |= (odd == DICE) << ODD
    made |= (odd == 0) << EVEN
    made |= (total <= 9) << SUM_9
    made |= (12 <= total <= 14) << SUM_12
    made |= (21 <= total <= 23) << SUM_21
    made |= (total >= 26) << SUM_26
    small = values & values >> 1 & values >> 2 & values >> 3
    made |= (small != 0) << SMALL
    made |= (small & small >> 1 != 0) << LARGE
    made |= (most >= 4) << FOUR
    made |= (most == 5 or (most == 3 and pairs == 2)) << FULL
    made |= (most == 1) << DIFFERENT
    made |= (most == 5) << FIVE
    return made
