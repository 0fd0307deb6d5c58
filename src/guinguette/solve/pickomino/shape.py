"""The outcomes of a roll, shared by all states that differ only in totals and in the names of faces.

A roll of so many white dice, with so many faces still unused, has the same outcomes in every such state: a count
for each unused face, and dead dice. What setting aside a face brings stands in *rows*, one for each face and count;
an outcome is worth the greatest of its rows, up to six. Halves, the greatest of up to three rows, are found once
and used by many outcomes, so that each outcome compares two rows only.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import factorial, prod

from guinguette.games.pickomino.chance import splits
from guinguette.games.pickomino.state import N_FACES

Row = tuple[int, int]
"""Which of the unused faces is set aside, lowest first, and how many white dice show it."""

NOTHING = (-1, 0)  # the row of a null roll
NO_RANK = -1  # the golden die is not rolled, or shows a used face
LEFT_FACES = (0, 1, 1, 1, 2, 2, 3)  # by unused faces: how many go into the left half


@dataclass(frozen=True, eq=False)
class Shape:
    rows: list[Row]
    halves: dict[tuple[int, ...], int] = field(default_factory=dict)  # the rows compared, and the row that results
    outcomes: list[tuple[int, int, float]] = field(default_factory=list)  # two rows, and the probability

    def half(self, rows: list[int]) -> int:
        """The row that holds the greatest of these."""
        if len(rows) == 1:
            return rows[0]
        return self.halves.setdefault(tuple(rows), len(self.rows) + len(self.halves))


@cache
def shape(unused: int, dice: int, golden: int) -> Shape:
    """The shape of a roll of white dice; `golden` is the unused face that the golden die shows beside them."""
    rows = [(rank, count) for rank in range(unused) for count in range(rank != golden, dice + 1)]
    found = Shape(rows if golden >= 0 else [*rows, NOTHING])
    number = {row: k for k, row in enumerate(found.rows)}
    for counts, chance in outcomes(unused, dice):
        present = [(rank, number[rank, n]) for rank, n in enumerate(counts) if n > 0 or rank == golden]
        left = [k for rank, k in present if rank < LEFT_FACES[unused]]
        right = [k for rank, k in present if rank >= LEFT_FACES[unused]]
        nothing = [number[NOTHING]] if not present else []
        found.outcomes.append((found.half(left or right or nothing), found.half(right or left or nothing), chance))
    return found


def outcomes(unused: int, dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Counts of the unused faces, and their probability; the other dice show used faces."""
    used = N_FACES - unused
    for counts in splits(dice, unused + (used > 0)):
        ways = factorial(dice) // prod(factorial(n) for n in counts)
        yield counts[:unused], ways * (used ** counts[-1] if used else 1) / N_FACES**dice
