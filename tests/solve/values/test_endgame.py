"""The last tiles, played exactly: against a formula, and against plain value iteration."""

import numpy as np
import pytest

from guinguette.games.pickomino import GAME, Options, Table
from guinguette.games.pickomino.state import DECIDE, DOWN, FINISHED, GONE, UP, WORM
from guinguette.solve.pickomino import Ends, PickominoTurn
from guinguette.solve.pickomino_values import PickominoValues
from guinguette.solve.pickomino_values.endgame import is_endgame

T21, T22 = 2, 3


def last_tiles() -> Table:
    """Tile 21 is left, nobody has a tile, the others lie face down."""
    s: Table = GAME.start(2, Options())
    s.skewer = [GONE] * 2 + [UP] + [DOWN] * 15
    return s


def test_a_race_for_the_last_tile() -> None:
    """Whoever rolls 21 first wins: v = p + (1 − p)(1 − v), with p from the table of reference values."""
    s = last_tiles()
    assert is_endgame(s)
    turn = PickominoValues(2, deluxe=False, compiled=True).turn(s)
    assert turn.value == pytest.approx(1 / (2 - 0.8930267), abs=1e-4)


def position(s: Table) -> tuple[object, ...]:
    stacks = tuple(tuple(s.stacks[seat, k] for k in range(s.height[seat])) for seat in range(2))
    return s.seat, tuple(s.skewer), stacks


class Iteration:
    """Values of all tables that can follow, by plain value iteration."""

    def __init__(self, s: Table) -> None:
        self.tables = {position(s): s}
        fresh = [s]
        while fresh:
            for after in self.after(fresh.pop()):
                if after.phase != FINISHED and position(after) not in self.tables:
                    self.tables[position(after)] = after
                    fresh.append(after)
        self.values = dict.fromkeys(self.tables, 0.5)

    def after(self, s: Table) -> list[Table]:
        """The table after a stop with each total; the first is after a null throw."""
        found = []
        for total in range(47):
            after = s.copy()
            after.phase, after.total = DECIDE, total
            after.kept[WORM] = 1
            GAME.rules.act(after, 6)
            found.append(after)
        return found

    def worth(self, s: Table, seat: int) -> float:
        if s.phase == FINISHED:
            places = [0, 0]
            GAME.rules.places(s, places)
            return float(places[seat] == 1)
        value = self.values[position(s)]
        return value if s.seat == seat else 1 - value

    def run(self, sweeps: int) -> None:
        for _ in range(sweeps):
            for key, s in self.tables.items():
                worth = [self.worth(after, s.seat) for after in self.after(s)]
                self.values[key] = PickominoTurn(Ends(worth, worth[0]), compiled=True).value


def test_circles_settle() -> None:
    """Tile 22 can be stolen, lost and taken again."""
    s = last_tiles()
    s.skewer[T22] = GONE
    s.height[1], s.stacks[1, 0] = 1, T22
    iteration = Iteration(s)
    assert len(iteration.tables) > 10
    iteration.run(12)
    turn = PickominoValues(2, deluxe=False, compiled=True).turn(s)
    assert turn.value == pytest.approx(iteration.values[position(s)], abs=1e-3)
    ends, _ = PickominoValues(2, deluxe=False, compiled=True).ends(s)
    assert np.array(ends.stop)[21] == 0.0  # takes the last tile and loses to 22
