"""Coasters and tokens on the grid: where there is room, what a place is worth, and lines of four."""

from typing import Any

from .coasters import POINTS_A, POINTS_B1, POINTS_B2, combinations
from .state import MOST_SEATS, N_CELLS, N_COASTERS, NO_COASTER, NO_SEAT, Table

CELLS = tuple("abcd"[cell % 4] + str(cell // 4 + 1) for cell in range(N_CELLS))
ALL_CELLS = (1 << N_CELLS) - 1
ALL_COASTERS = (1 << (N_COASTERS + 1)) - 2
CORNERS_AND_CENTRE = 0b1001_0110_0110_1001
DOUBLES = (0, 0, 0, CORNERS_AND_CENTRE, ALL_CELLS)  # by number of players: the cells that show face B (PC-5)


def neighbours(cell: int) -> int:
    """The up to eight cells around one (PC-9)."""
    column, row = cell % 4, cell // 4
    near = [c for c in range(N_CELLS) if abs(c % 4 - column) <= 1 and abs(c // 4 - row) <= 1 and c != cell]
    return sum(1 << c for c in near)


NEIGHBOURS = tuple(neighbours(cell) for cell in range(N_CELLS))
LINES = (  # rows, columns and both diagonals (PC-10)
    *(0x000F << (4 * row) for row in range(4)),
    *(0x1111 << column for column in range(4)),
    0x8421,
    0x1248,
)


def size(cells: int) -> int:
    """How many are in a set."""
    number = 0
    while cells:
        cells &= cells - 1
        number += 1
    return number


def cells_of(s: Table, seat: int) -> int:
    """The cells with a token of this seat."""
    return int(s.high[seat] | s.low[seat])


def taken(by_seat: Any) -> int:
    """The cells where somebody has a token, of those that `high` or `low` gives each seat."""
    cells = 0
    for seat in range(MOST_SEATS):
        cells |= by_seat[seat]
    return int(cells)


def room(s: Table, seat: int) -> int:
    """PC-7: the cells that have a free slot and no token of this seat."""
    free = ~taken(s.high) | (s.doubles & ~taken(s.low))
    return free & ~cells_of(s, seat) & ALL_CELLS


def open_cells(s: Table) -> int:
    """PC-7: where the player can place a token with the dice on the table."""
    made = combinations(s.dice)
    where = room(s, s.seat)
    cells = 0
    for cell in range(N_CELLS):
        if where >> cell & 1 and made >> int(s.grid[cell]) & 1:  # int, for NumPy would shift in 8 bits
            cells |= 1 << cell
    return cells


def next_slot(s: Table, cell: int) -> int:
    """PC-9: the dearer slot if it is free."""
    return taken(s.high) >> cell & 1


def slots(s: Table, cell: int) -> int:
    """How many the coaster has: one on face A, two on face B."""
    return 1 + (s.doubles >> cell & 1)


def owner(s: Table, cell: int, slot: int) -> int:
    """Whose token is there, or NO_SEAT."""
    for seat in range(s.seats):
        if (s.high[seat] if slot == 0 else s.low[seat]) >> cell & 1:
            return seat
    return NO_SEAT


def slot_points(s: Table, cell: int, slot: int) -> int:
    """PC-2: what the coaster's slot is worth on the face it shows."""
    coaster = s.grid[cell]
    if slots(s, cell) == 1:
        return POINTS_A[coaster]
    return POINTS_B1[coaster] if slot == 0 else POINTS_B2[coaster]


def adjacent(s: Table, seat: int, cell: int) -> int:
    """PC-9: the seat's tokens on the coasters around a cell."""
    return size(cells_of(s, seat) & NEIGHBOURS[cell])


def points_at(s: Table, seat: int, cell: int) -> int:
    """PC-9: what a token of the seat would score there."""
    return slot_points(s, cell, next_slot(s, cell)) + adjacent(s, seat, cell)


def put(s: Table, seat: int, cell: int) -> None:
    if next_slot(s, cell) == 0:
        s.high[seat] |= 1 << cell
    else:
        s.low[seat] |= 1 << cell


def remove(s: Table, seat: int, cell: int) -> None:
    s.high[seat] &= ~(1 << cell)
    s.low[seat] &= ~(1 << cell)


def line_in(cells: int) -> int:
    """PC-10: the line of four among some cells, or 0. Six tokens never make two."""
    for line in LINES:
        if cells & line == line:
            return line
    return 0


def line_of(s: Table, seat: int) -> int:
    """PC-10: the line on which the seat has four tokens, or 0."""
    return line_in(cells_of(s, seat))


def completes(s: Table, seat: int, cell: int) -> bool:
    """PC-10: whether a token of the seat there would be a Piña Coladice."""
    return line_in(cells_of(s, seat) | 1 << cell) != 0


def line_owner(s: Table) -> int:
    """PC-10: who has a Piña Coladice, or NO_SEAT. A turn adds one token, so no two can."""
    for seat in range(s.seats):
        if line_of(s, seat):
            return seat
    return NO_SEAT


def lay(s: Table, coaster: int) -> None:
    """PC-5: a coaster goes on the next cell."""
    s.grid[N_COASTERS - size(s.box)] = coaster
    s.box &= ~(1 << coaster)


def is_laid(s: Table) -> bool:
    return s.grid[N_CELLS - 1] != NO_COASTER
