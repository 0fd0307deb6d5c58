"""The last tiles, played exactly: against a formula, and against plain value iteration."""

import numpy as np
import pytest
from numpy.typing import NDArray

from guinguette.games.pickomino import GAME, Options, Table
from guinguette.games.pickomino.state import DECIDE, DOWN, FINISHED, GONE, UP, WORM
from guinguette.solve.pickomino import Ends, PickominoTurn
from guinguette.solve.pickomino_values import PickominoValues
from guinguette.solve.pickomino_values.endgame import is_endgame
from guinguette.training.pickomino.lessons import win_shares

T21, T22 = 2, 3


def last_tiles(seats: int = 2) -> Table:
    """Tile 21 is left, nobody has a tile, the others lie face down."""
    s: Table = GAME.start(seats, Options())
    s.skewer = [GONE] * 2 + [UP] + [DOWN] * 15
    return s


def master(s: Table) -> PickominoValues:
    return PickominoValues(s.seats, deluxe=False, compiled=True)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_race_for_the_last_tile(seats: int) -> None:
    """Whoever rolls 21 first wins: v = p + (1 − p)ⁿ v, with p from the table of reference values."""
    s = last_tiles(seats)
    assert is_endgame(s)
    p = 0.8930267
    assert master(s).turn(s).value == pytest.approx(p / (1 - (1 - p) ** seats), abs=1e-4)


def position(s: Table) -> tuple[object, ...]:
    stacks = tuple(tuple(s.stacks[seat, k] for k in range(s.height[seat])) for seat in range(s.seats))
    return s.seat, tuple(s.skewer), stacks


class Iteration:
    """Every seat's chance on all tables that can follow, by plain value iteration."""

    def __init__(self, s: Table) -> None:
        self.tables = {position(s): s}
        fresh = [s]
        while fresh:
            for after in self.after(fresh.pop()):
                if after.phase != FINISHED and position(after) not in self.tables:
                    self.tables[position(after)] = after
                    fresh.append(after)
        self.values = dict.fromkeys(self.tables, np.full(s.seats, 1 / s.seats))

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

    def worth(self, s: Table) -> NDArray[np.float64]:
        return win_shares(s) if s.phase == FINISHED else self.values[position(s)]

    def run(self, sweeps: int) -> None:
        for _ in range(sweeps):
            for key, s in self.tables.items():
                worth = np.array([self.worth(after) for after in self.after(s)])
                mine = worth[:, s.seat]
                (choice,) = PickominoTurn(Ends(mine, mine[0]), compiled=True).at_start().values()
                self.values[key] = choice.odds.stop @ worth + choice.odds.null * worth[0]


def stealable(seats: int) -> Table:
    """The next player has tile 22."""
    s = last_tiles(seats)
    s.skewer[T22] = GONE
    s.height[1], s.stacks[1, 0] = 1, T22
    return s


@pytest.mark.parametrize("seats", [2, 3])
def test_circles_settle(seats: int) -> None:
    """Tile 22 can be stolen, lost and taken again."""
    s = stealable(seats)
    iteration = Iteration(s)
    assert len(iteration.tables) > 10
    iteration.run(12)
    assert master(s).turn(s).value == pytest.approx(iteration.values[position(s)][0], abs=1e-3)


def test_takes_the_last_tile_and_loses_to_22() -> None:
    ends, _ = master(stealable(2)).ends(stealable(2))
    assert np.array(ends.stop)[21] == 0.0
