"""What a table is worth, and every move on it: interpreted at once, compiled once it is warm."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from guinguette.core.moves import Move
from guinguette.games.pina_coladice import GAME
from guinguette.games.pina_coladice.hands import FIRST_FULL, NUMBER, roll_number, unpack
from guinguette.games.pina_coladice.rules import FIRST_PLACE
from guinguette.games.pina_coladice.state import (
    CHOOSE,
    DICE,
    DRAW,
    FINISHED,
    FIRST_SEAT,
    HAPPY_HOUR,
    MOST_ROLLS,
    N_CELLS,
    PLACE,
    ROLL,
    Table,
)
from guinguette.solve.pina_coladice import PinaColadiceTurn
from guinguette.solve.pina_coladice import warm as warm_turn
from guinguette.solve.values import Network

from .desk import NOTHING, Desk
from .ending import die_of
from .engine import ENGINE
from .judge import EXACT, LEARNED, POINTS, Judge
from .together import price_together

WEIGHTS = Path(__file__).parent / "weights"


def weights_file(seats: int, *, happy_hour: bool) -> Path:
    return WEIGHTS / f"{'happy' if happy_hour else 'plain'}-{seats}.npz"


@cache
def find_network(seats: int, *, happy_hour: bool) -> Network:
    return Network.load(weights_file(seats, happy_hour=happy_hour))


@cache
def find_judge(seats: int, *, happy_hour: bool, learned: bool, compiled: bool) -> Judge:
    if not learned:
        return Judge(POINTS, Network.fresh(1, 1, seats, np.random.default_rng(0)))  # which nobody asks
    return Judge(EXACT if compiled else LEARNED, find_network(seats, happy_hour=happy_hour))


class PinaColadiceValues:
    """The worth of tables with so many seats: chances to win, or without learning the lead in points.

    (Interpreted, the last turn of a game is left to the network too: to solve it for every end takes too long.)

    >>> s = GAME.start(2, GAME.options(), seed=1)
    >>> while s.turn == 0:
    ...     GAME.rules.settle(s, GAME.rules.sample(s))
    >>> chances = PinaColadiceValues(2, happy_hour=False).chances(s)
    >>> round(sum(chances), 9)
    1.0
    """

    def __init__(self, seats: int, *, happy_hour: bool, learned: bool = True, compiled: bool | None = None) -> None:
        self.compiled = ENGINE.ready if compiled is None else compiled
        self.kernels = ENGINE.compiled if self.compiled else ENGINE.plain
        self.judge = find_judge(seats, happy_hour=happy_hour, learned=learned, compiled=self.compiled)
        self.desk = Desk.arrays() if self.compiled else Desk.lists()

    def worth(self, s: Table) -> list[float]:
        """By seat, of a table whose turn begins or whose game is over, at a glance."""
        self.kernels.judge(self.judge, self.desk, self._row(s), self.desk.chances)
        return [float(worth) for worth in self.desk.chances[: s.seats]]

    def price(self, s: Table) -> None:
        """Solve the turn being played; what it holds is on the desk then."""
        start = turn_start(s)
        if self.compiled or self.judge.kind == POINTS:
            self.kernels.price_turn(self.judge, self.desk, self._row(start))
        else:
            price_together(find_network(s.seats, happy_hour=bool(s.happy_hour)), self.desk, start)

    def turn(self, s: Table) -> PinaColadiceTurn:
        """The turn being played, solved."""
        self.price(s)
        return PinaColadiceTurn(self.desk.turn.last, self.desk.turn.stop, compiled=self.compiled)

    def cells(self) -> list[int]:
        """Of the turn that was priced, by final dice: where their token goes best; N_CELLS if nowhere."""
        return [int(end) - 1 if end != NOTHING else N_CELLS for end in self.desk.turn.end_of]

    def choices(self, s: Table) -> dict[Move, float]:
        """What each legal move is worth to the seat to decide."""
        self.price(s)
        legal = GAME.legal(s)
        if s.phase == CHOOSE:
            keeps = self.desk.turn.keeps[MOST_ROLLS - s.rolls]
            worths = [keeps[hand] for hand in (*legal[:-1], FIRST_FULL + roll_number(s.dice))]
        else:
            worths = [self.desk.turn.chances[end][s.seat] for end in ends_of(self.desk, s, legal)]
        return {GAME.moves.decode(move): float(worth) for move, worth in zip(legal, worths, strict=True)}

    def chances(self, s: Table) -> tuple[float, ...]:
        """Every seat's chance to win from any table, in the middle of a turn too, if all play their best.

        Before the grid is laid, nobody's is better than another's as far as this tells.
        """
        if s.phase in (FIRST_SEAT, DRAW):
            return (1 / s.seats,) * s.seats
        if s.phase == FINISHED:
            return tuple(self.worth(s))
        self.price(s)
        turn, legal = self.desk.turn, GAME.legal(s)
        if s.phase == ROLL:
            return self._after_keep(s, NUMBER[unpack(s.dice)])
        if s.phase == HAPPY_HOUR:
            return self._by_seat(s, turn.happy)
        if s.phase == CHOOSE:
            return self._after_choice(s, legal)
        best = max(ends_of(self.desk, s, legal), key=lambda end: turn.chances[end][s.seat])
        return self._by_seat(s, turn.chances[best])

    def _after_choice(self, s: Table, legal: list[int]) -> tuple[float, ...]:
        """PC-6: the best dice to keep; keeping all is stopping."""
        turn, roll = self.desk.turn, roll_number(s.dice)
        keeps = turn.keeps[MOST_ROLLS - s.rolls]
        hand = max((FIRST_FULL + roll, *legal[:-1]), key=lambda hand: keeps[hand])
        return self._after_keep(s, hand) if hand < FIRST_FULL else self._by_seat(s, turn.chances[turn.end_of[roll]])

    def _after_keep(self, s: Table, hand: int) -> tuple[float, ...]:
        turn, rolls, out = self.desk.turn, MOST_ROLLS - s.rolls, self.desk.chances
        for h in range(len(turn.mass)):
            turn.mass[h] = 0.0
        turn.mass[hand] = 1.0
        self.kernels.share_chances(self.desk, turn, self._row(s), rolls, float(turn.keeps[rolls][hand]), out)
        return self._by_seat(s, out)

    def _by_seat(self, s: Table, chances: Any) -> tuple[float, ...]:
        return tuple(float(chance) for chance in chances[: s.seats])

    def _row(self, s: Table) -> Any:
        return s.array()[0] if self.compiled else s


def turn_start(s: Table) -> Table:
    """The table as it was when the turn began."""
    start = s.copy()
    start.phase, start.rolls, start.in_hand, start.dice, start.open = ROLL, 0, DICE, 0, 0
    return start


def ends_of(d: Desk, s: Table, legal: list[int]) -> list[int]:
    """The ends that these moves make: placements, or the choices of a Happy Hour die."""
    if s.phase == PLACE:
        return [1 + move - FIRST_PLACE for move in legal]
    first = int(d.turn.first[die_of(s)])
    return list(range(first, first + len(legal)))


def warm() -> None:
    """Compile, or load from disk, all that `PinaColadiceValues` needs; from then on they answer compiled."""
    warm_turn()
    s = GAME.start(2, GAME.options())
    while s.turn == 0:
        GAME.rules.settle(s, GAME.rules.sample(s))
    values = PinaColadiceValues(2, happy_hour=False, learned=False, compiled=True)
    values.worth(s)
    values.chances(s)
    ENGINE.ready = True
