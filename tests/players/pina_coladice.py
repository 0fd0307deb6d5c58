"""A simple player, who moves in no time."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.core.moves import Move
from guinguette.games.pina_coladice.coasters import NAMES, combinations
from guinguette.games.pina_coladice.grid import CELLS, LINES, size
from guinguette.games.pina_coladice.hands import FIRST_FULL, HANDS, KEEPS, NUMBER, ROW, SIZES, pack
from guinguette.games.pina_coladice.moves import Back, Flip, Keep, Place, Shift
from guinguette.games.pina_coladice.view import Coaster, View

Values = NDArray[np.float64]

LINE_IS_WORTH = 50  # in points: more than any placement

# By hand of five dice: the coasters it makes, and the hands that can be kept of it. By smaller hand and face: the hand
# with that die.
MADE = np.array([[combinations(pack(h)) >> coaster & 1 for coaster in range(len(NAMES))] for h in HANDS[FIRST_FULL:]])
KEPT = np.frombuffer(KEEPS, np.uint8).reshape(-1, ROW)
WITH_DIE = np.array([[NUMBER[tuple(sorted((*hand, die)))] for die in range(1, 7)] for hand in HANDS[:FIRST_FULL]])


class Greedy:
    """Plays for the most points of this turn, as the view tells them; a Piña Coladice counts as many."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        wishes = wishes_of(view, legal)
        return max(legal, key=lambda move: (wishes[move], rng.random()))


def wishes_of(view: View, legal: Sequence[Move]) -> dict[Move, float]:
    """How good each move looks."""
    return hopes(view, legal) if view.phase == "choose" else {move: wish(view, move) for move in legal}


def hopes(view: View, legal: Sequence[Move]) -> dict[Move, float]:
    """Expected points of every hand to keep, by working back from the last roll."""
    worths = {coaster.name: worth(coaster) for coaster in view.grid}
    stopped = (MADE * [worths.get(name, 0.0) for name in NAMES]).max(axis=1)
    values = stopped
    for _ in range(view.rolls_left - 1):
        values = np.maximum(stopped, expected(values)[KEPT].max(axis=1))
    kept = expected(values)
    now = stopped[NUMBER[tuple(view.dice)] - FIRST_FULL]
    return {move: float(kept[NUMBER[move.dice]] if isinstance(move, Keep) else now) for move in legal}


def expected(values: Values) -> Values:
    """The mean value of every hand once it is filled up to five dice, given that of all hands of five."""
    all_hands = np.concatenate([np.zeros(FIRST_FULL), values])
    for dice in range(4, -1, -1):
        hands = slice(SIZES.index(dice), SIZES.index(dice + 1))
        all_hands[hands] = all_hands[WITH_DIE[hands]].mean(axis=1)
    return all_hands


def worth(coaster: Coaster) -> float:
    return (coaster.gain or 0.0) + LINE_IS_WORTH * coaster.wins


def wish(view: View, move: Any) -> float:
    """How good a placement or a Happy Hour move looks."""
    match move:
        case Place(cell):
            return worth(view.grid[CELLS.index(cell)])
        case Back(cell):
            return longest(tokens(view, view.seat) & ~bit(cell))
        case Shift(seat, start, end):
            return -longest(tokens(view, seat) & ~bit(start) | bit(end))
        case Flip(cell):
            owners = [slot.seat for slot in view.grid[CELLS.index(cell)].slots if slot.seat is not None]
            return len(owners) - 3 * owners.count(view.seat)
    raise AssertionError(move)


def bit(cell: str) -> int:
    return 1 << CELLS.index(cell)


def tokens(view: View, seat: int) -> int:
    """The cells with a token of this seat."""
    return sum(bit(coaster.cell) for coaster in view.grid if seat in [slot.seat for slot in coaster.slots])


def longest(cells: int) -> int:
    """The most of these cells on one line."""
    return max(size(cells & line) for line in LINES)
