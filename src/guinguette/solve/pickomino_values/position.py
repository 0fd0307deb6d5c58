"""What a table is worth, and every move on it: interpreted at once, compiled once it is warm."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.core.moves import Move
from guinguette.games.pickomino import GAME
from guinguette.games.pickomino.state import (
    DECIDE,
    DICE,
    FINISHED,
    FIRST_SEAT,
    GRILL,
    KEEP,
    NULL,
    ONE,
    RETURN,
    ROLL,
    Table,
)
from guinguette.games.pickomino.turn import clear_dice
from guinguette.solve.pickomino import FIRST_STATE, GRILLED, Ends, Kit, PickominoTurn
from guinguette.solve.pickomino import warm as warm_turn
from guinguette.solve.pickomino.ends import NULL as NULL_END
from guinguette.solve.pickomino.ends import STOP, TOTALS, WORST
from guinguette.solve.values import Network

from .endgame import Endgame, is_endgame
from .engine import ENGINE
from .judge import EXACT, LEAD, Judge
from .room import Room

WEIGHTS = Path(__file__).parent / "weights"
TURN_PHASES = (DICE, KEEP, NULL, DECIDE)


def weights_file(seats: int, *, deluxe: bool) -> Path:
    return WEIGHTS / f"{'deluxe' if deluxe else 'classic'}-{seats}.npz"


@cache
def find_judge(seats: int, *, deluxe: bool, learned: bool) -> Judge:
    if not learned:
        return Judge(LEAD, Network.fresh(1, 1, seats, np.random.default_rng(0)))  # which nobody asks
    return Judge(EXACT, Network.load(weights_file(seats, deluxe=deluxe)))


class PickominoValues:
    """The worth of tables with so many seats: chances to win, or without learning the lead in worms.

    >>> s = GAME.start(2, GAME.options())
    >>> values = PickominoValues(2, deluxe=False)
    >>> 0.5 < values.turn(s).value < 0.6  # to begin is good
    True
    """

    def __init__(self, seats: int, *, deluxe: bool, learned: bool = True, compiled: bool | None = None) -> None:
        self.compiled = ENGINE.ready if compiled is None else compiled
        self.kernels = ENGINE.compiled if self.compiled else ENGINE.plain
        self.judge = find_judge(seats, deluxe=deluxe, learned=learned)
        self.room = Room.arrays() if self.compiled else Room.lists()

    def worth(self, s: Table) -> list[float]:
        """By seat, of a table whose turn begins or whose game is over."""
        self.kernels.judge(self.judge, self._row(s), self.room, self.room.chances)
        return [float(worth) for worth in self.room.chances[: s.seats]]

    def chances(self, s: Table) -> list[float]:
        """By seat, at any moment of the game.

        The dice of a turn change its player's chance; the others share the rest as they did before it.
        """
        if s.phase == FIRST_SEAT:
            return [1 / s.seats] * s.seats
        worth = self.worth(s)
        if s.phase == FINISHED:
            return worth
        mine = self.turn(s).rolling(s).value if s.phase == ROLL else max(self.choices(s).values())
        others = sum(worth) - worth[s.seat]
        return [mine if seat == s.seat else (1 - mine) * worth[seat] / others for seat in range(s.seats)]

    def ends(self, s: Table) -> tuple[Ends, Ends | None]:
        """What the ends of the turn being played are worth to its player: without, and with a grilled worm earned."""
        start = s.copy()
        clear_dice(start)
        values: Any = np.full(FIRST_STATE, WORST) if self.compiled else [WORST] * FIRST_STATE
        if s.deluxe and s.kept[ONE] >= 2:  # the grilled worm lies there already
            self.kernels.price_ends(self.judge, self._row(start), self.room, values, GRILLED)
            values[:GRILLED] = values[GRILLED : 2 * GRILLED]
        else:
            self._price(start, values)
        plain, grilled = (read_ends(values, first) for first in (0, GRILLED))
        return plain, grilled if s.deluxe else None

    def _price(self, start: Table, values: Any) -> None:
        if self.compiled and self.judge.kind == EXACT and is_endgame(start):
            start.rng = 0  # all that changes during a turn
            values[:] = price_last_tiles(start.array().tobytes())
        else:
            self.kernels.price_turn(self.judge, self._row(start), self.room, values)

    def turn(self, s: Table) -> PickominoTurn:
        """The turn being played, solved."""
        ends, grilled = self.ends(s)
        return PickominoTurn(ends, Kit.of(s, s.seat), grilled=grilled, compiled=self.compiled)

    def choices(self, s: Table) -> dict[Move, float]:
        """What each legal move is worth to the seat to decide."""
        if s.phase in TURN_PHASES:
            return {move: choice.value for move, choice in self.turn(s).choices(s).items()}
        if s.phase not in (GRILL, RETURN):
            raise ValueError("nobody decides here")
        return {GAME.moves.decode(move): self._after(s, move) for move in GAME.legal(s)}

    def _after(self, s: Table, move: int) -> float:
        after = s.copy()
        GAME.rules.act(after, move)
        if GAME.rules.waiting(after) == s.seat:  # the turn goes on, or asks for one thing more
            return max(self.choices(after).values())
        return self.worth(after)[s.seat]

    def _row(self, s: Table) -> Any:
        return s.array()[0] if self.compiled else s


@lru_cache(maxsize=64)
def price_last_tiles(table: bytes) -> NDArray[np.float64]:
    """The worth of all ends of a turn that begins, solved once for all decisions of the turn."""
    (s,) = np.frombuffer(table, Table.dtype).copy()
    values = np.full(FIRST_STATE, WORST)
    judge = find_judge(int(s["seats"]), deluxe=False, learned=True)
    ENGINE.compiled.price_endgame(Endgame.arrays(int(s["seats"])), judge, s, Room.arrays(), values)
    return values


def read_ends(values: Any, first: int) -> Ends:
    return Ends(values[first + STOP : first + STOP + TOTALS], values[first + NULL_END])


def warm() -> None:
    """Compile, or load from disk, all that `PickominoValues` needs; from then on they answer compiled."""
    warm_turn()
    s = GAME.start(2, GAME.options())
    values = PickominoValues(2, deluxe=False, learned=False, compiled=True)
    row, room = s.array()[0], Room.arrays()
    ends = np.full(FIRST_STATE, WORST)
    values.worth(s)
    values.ends(s)
    values.kernels.price_ends(values.judge, row, room, ends, GRILLED)
    values.kernels.price_endgame(Endgame.arrays(2, 1), values.judge, row, room, ends)
    ENGINE.ready = True
