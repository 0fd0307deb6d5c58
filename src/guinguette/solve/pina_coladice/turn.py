"""A solved turn of Piña Coladice: what every choice of dice is worth, and where it leads."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.core.moves import Move
from guinguette.games.pina_coladice.hands import FIRST_FULL, HANDS, NUMBER
from guinguette.games.pina_coladice.moves import Keep, Stop
from guinguette.games.pina_coladice.state import DICE, MOST_ROLLS

from .engine import ENGINE
from .tables import listed_tables, tables

FULL_HANDS = HANDS[FIRST_FULL:]  # the 252 ends of a turn


def room() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Where a solve writes what hands are worth, by rolls to come: to keep, and just rolled."""
    return np.zeros((MOST_ROLLS + 1, len(HANDS))), np.zeros((MOST_ROLLS, len(HANDS)))


@dataclass(frozen=True, eq=False)
class Choice:
    """Keeping a hand, followed by the best play."""

    turn: "PinaColadiceTurn"
    value: float
    hand: int
    rolls: int  # to come

    @cached_property
    def odds(self) -> NDArray[np.float64]:
        """By final dice, in the order of FULL_HANDS: their probability."""
        return self.turn.odds(self)


class PinaColadiceTurn:
    """The exact values of a turn.

    >>> five = PinaColadiceTurn([float(len(set(hand)) == 1) for hand in FULL_HANDS])
    >>> round(five.value, 10)
    0.0460286425
    >>> choices = five.after_roll((3, 1, 3, 6, 3), rolls=1)
    >>> print(max(choices, key=lambda move: choices[move].value))
    keep 3 3 3
    """

    def __init__(
        self, last: Sequence[float], stop: Sequence[float] | None = None, *, compiled: bool | None = None
    ) -> None:
        """Values of the 252 final dice: after the last roll, and if it differs (Happy Hour), stopping before it.

        Unless told otherwise by `compiled`, the kernels run compiled if they are ready (`warm`).
        """
        self.compiled = ENGINE.ready if compiled is None else compiled
        self.kernels = ENGINE.compiled if self.compiled else ENGINE.plain
        self.tables = tables() if self.compiled else listed_tables()
        self.stop = self._array(last if stop is None else stop)
        self.keeps, best = map(self._array, room())
        self.kernels.solve(self.tables, self._array(last), self.stop, self.keeps, best)

    def _array(self, numbers: NDArray[np.float64] | Sequence[float]) -> Any:
        array = np.asarray(numbers, np.float64)
        return array if self.compiled else array.tolist()

    @property
    def start(self) -> Choice:
        """The first roll."""
        return self.choice((), MOST_ROLLS)

    @property
    def value(self) -> float:
        return self.start.value

    def after_roll(self, dice: Sequence[int], rolls: int) -> dict[Move, Choice]:
        """Which dice to keep, or stop. `rolls` are still to come: 2 after the first roll, 1 after the second."""
        rolled = tuple(sorted(dice))
        choices: dict[Move, Choice] = {Stop(): self.choice(rolled, rolls)}
        for n in range(DICE):
            for hand in combinations(rolled, n):
                choices[Keep(hand)] = self.choice(hand, rolls)
        return choices

    def choice(self, hand: tuple[int, ...], rolls: int) -> Choice:
        """Keep this, with so many rolls to come."""
        number = NUMBER[hand]
        return Choice(self, float(self.keeps[rolls][number]), number, rolls)

    @cached_property
    def _chosen(self) -> Any:
        """By rolls to come and hand: what to keep."""
        chosen: Any = np.zeros((MOST_ROLLS, len(HANDS)), np.uint16)
        chosen = chosen if self.compiled else chosen.tolist()
        self.kernels.choose_all(self.tables, self.keeps, MOST_ROLLS, chosen)
        return chosen

    def odds(self, choice: Choice) -> NDArray[np.float64]:
        """How likely the final dice are after a choice."""
        ends, mass = self._array(np.zeros(len(FULL_HANDS))), self._array(np.zeros(len(HANDS)))
        if choice.hand >= FIRST_FULL:
            ends[choice.hand - FIRST_FULL] = 1.0
        else:
            mass[choice.hand] = 1.0
            self.kernels.spread(self.tables, self._chosen, choice.rolls, mass, ends)
        return np.asarray(ends)


def turn_values(last: NDArray[np.float64], stop: NDArray[np.float64] | None = None) -> NDArray[np.float64]:
    """The value of many turns, a row of final dice for each. Compiles if need be."""
    values = np.zeros(len(last))
    ENGINE.compiled.solve_many(tables(), last, last if stop is None else stop, *room(), values)
    return values


def warm() -> None:
    """Compile, or load from disk, all that a solved turn needs; from then on turns are solved compiled."""
    PinaColadiceTurn([0.0] * len(FULL_HANDS), compiled=True).start.odds  # noqa: B018
    ENGINE.ready = True
