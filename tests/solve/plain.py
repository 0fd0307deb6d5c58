"""A first turn of Pickomino by plain recursion on floats: another program, whose rounding decides between equals.

Which of two exactly equal choices is taken changes how many worms are won how often, but not their mean. Here the one
whose value was rounded up is taken, so the order in which throws are added up matters: by the counts of their faces,
ascending, in which all faces used already are one, in the place of the lowest of them. With floats that are equal too,
the lowest face is kept, and the player stops.
"""

from collections.abc import Iterator
from functools import cache
from math import factorial, prod
from typing import NamedTuple

POINTS = (1, 2, 3, 4, 5, 5)
N_FACES = len(POINTS)
WORM = 1 << 5
MOST_WORMS = 4


class Turn(NamedTuple):
    """From a state on: worms on average, and how likely 0 to 4 of them are."""

    value: float
    odds: tuple[float, ...]


class Throw(NamedTuple):
    chance: float
    unused: tuple[tuple[int, int], ...]  # faces not set aside yet, and how many dice show them


def worms(total: int) -> int:
    return min(MOST_WORMS, (total - 17) // 4) if total >= 21 else 0


def sure(number: int) -> Turn:
    return Turn(float(number), tuple(float(number == other) for other in range(MOST_WORMS + 1)))


def counts(dice: int, columns: int) -> Iterator[tuple[int, ...]]:
    if columns == 1:
        yield (dice,)
        return
    for count in range(dice + 1):
        for rest in counts(dice - count, columns - 1):
            yield count, *rest


@cache
def throws(dice: int, used: int) -> list[Throw]:
    spent = [face for face in range(N_FACES) if used >> face & 1]
    columns = [face for face in range(N_FACES) if face not in spent[1:]]
    found = []
    for row in counts(dice, len(columns)):
        shown = dict(zip(columns, row, strict=True))
        ways = factorial(dice) // prod(map(factorial, row))
        for face in spent[:1]:
            ways *= len(spent) ** shown.pop(face)
        found.append(Throw(ways / N_FACES**dice, tuple((face, n) for face, n in shown.items() if n)))
    return found


@cache
def turn(used: int = 0, dice: int = 8, total: int = 0) -> Turn:
    """The player decides whether to stop."""
    stop = sure(worms(total) if used & WORM else 0)
    on = roll(used, dice, total) if dice else stop
    return stop if stop.value >= on.value else on


def roll(used: int, dice: int, total: int) -> Turn:
    value, odds = 0.0, [0.0] * (MOST_WORMS + 1)
    for chance, unused in throws(dice, used):
        kept = [turn(used | 1 << face, dice - n, total + n * POINTS[face]) for face, n in unused]
        best = max(kept, key=lambda after: after.value, default=sure(0))
        value += chance * best.value
        odds = [p + chance * q for p, q in zip(odds, best.odds, strict=True)]
    return Turn(value, tuple(odds))
