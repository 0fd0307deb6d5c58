"""What a seat sees of Piña Coladice: everything. Nothing is hidden in this game."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from .coasters import DOUBLE_PAIR, INGREDIENTS, NAMES, ODD, combinations
from .grid import (
    CELLS,
    cells_of,
    completes,
    line_of,
    line_owner,
    owner,
    points_at,
    room,
    size,
    slot_points,
    slots,
)
from .hands import unpack
from .position import PHASES
from .rules import waiting
from .state import CHOOSE, DICE, FINISHED, MOST_ROLLS, N_CELLS, NO_COASTER, NO_SEAT, ROLL, TOKENS, Table

Colour = Literal["green", "blue", "purple"]
MOST_KEPT = 1 << 11  # grids


class Slot(msgspec.Struct, frozen=True, gc=False):
    points: int
    seat: int | None  # whose token is there


class Coaster(msgspec.Struct, frozen=True, gc=False):
    """A coaster of the grid."""

    cell: str
    name: str  # its combination, as in `coasters.NAMES`
    ingredient: str
    colour: Colour
    slots: list[Slot]  # one on face A, two on face B; the dearer first
    made: bool  # the dice on the table hold its combination
    gain: int | None  # what the player in turn would score here; None without room for their token
    wins: bool  # a token of theirs here would be a Piña Coladice


class Player(msgspec.Struct, frozen=True, gc=False):
    score: int
    tokens: int  # left to place
    placed: int  # the turn of their last placement, 0 before any (PC-13)


class Cocktail(msgspec.Struct, frozen=True, gc=False):
    """A Piña Coladice (PC-16)."""

    seat: int
    cells: list[str]
    ingredients: list[str]


class View(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="pina_coladice"):
    viewer: int | None
    happy_hour: bool
    turn: int
    first: int  # who began
    seat: int  # whose turn it is
    to_move: int | None  # the seat to decide; None when it is up to chance, or over
    phase: str
    grid: list[Coaster]  # row by row; shorter while it is being drawn
    players: list[Player]
    dice: list[int]  # on the table; while others are rolled again, those kept
    in_hand: int  # dice about to be rolled
    rolls_left: int  # 0 once the dice are final
    last_round: bool
    cocktail: Cocktail | None


def build(s: Table, seat: int | None) -> View:
    to_move = waiting(s)
    dice = unpack(s.dice)
    made = combinations(s.dice) if len(dice) == DICE else 0
    return View(
        viewer=seat,
        happy_hour=bool(s.happy_hour),
        turn=s.turn,
        first=s.first,
        seat=s.seat,
        to_move=to_move if to_move >= 0 else None,
        phase=PHASES[s.phase],
        grid=see_grid(s, made),
        players=[see_player(s, p) for p in range(s.seats)],
        dice=list(dice),
        in_hand=s.in_hand,
        rolls_left=MOST_ROLLS - s.rolls if s.phase in (ROLL, CHOOSE) else 0,
        last_round=bool(s.last_round),
        cocktail=see_cocktail(s),
    )


_grids: dict[object, list[Coaster]] = {}


def see_grid(s: Table, made: int) -> list[Coaster]:
    """A view is built at every event, but the dice change far more often than the grid: it is kept without them."""
    where = 0 if s.phase == FINISHED or s.turn == 0 else room(s, s.seat)
    key = tuple(s.grid), tuple(s.high), tuple(s.low), s.doubles, s.seats, s.seat, where
    if key not in _grids:
        if len(_grids) >= MOST_KEPT:
            _grids.clear()
        cells = [cell for cell in range(N_CELLS) if s.grid[cell] != NO_COASTER]
        _grids[key] = [see_coaster(s, cell, where >> cell & 1) for cell in cells]
    grid = _grids[key]
    return [
        replace(seen, made=True) if made >> coaster & 1 else seen for seen, coaster in zip(grid, s.grid, strict=False)
    ]


def see_coaster(s: Table, cell: int, free: int) -> Coaster:
    coaster = s.grid[cell]
    return Coaster(
        cell=CELLS[cell],
        name=NAMES[coaster],
        ingredient=INGREDIENTS[coaster],
        colour=COLOURS[coaster],
        slots=[see_slot(s, cell, slot) for slot in range(slots(s, cell))],
        made=False,
        gain=points_at(s, s.seat, cell) if free else None,
        wins=bool(free and completes(s, s.seat, cell)),
    )


def colour(coaster: int) -> Colour:
    """PC-2: pairs are green, threes blue, all others purple."""
    if coaster <= DOUBLE_PAIR:
        return "green"
    return "blue" if coaster < ODD else "purple"


COLOURS = tuple(colour(coaster) for coaster in range(len(NAMES)))


def see_slot(s: Table, cell: int, slot: int) -> Slot:
    seat = owner(s, cell, slot)
    return Slot(slot_points(s, cell, slot), None if seat == NO_SEAT else seat)


def see_player(s: Table, seat: int) -> Player:
    return Player(s.scores[seat], TOKENS - size(cells_of(s, seat)), s.placed[seat])


def see_cocktail(s: Table) -> Cocktail | None:
    seat = line_owner(s)
    if seat == NO_SEAT:
        return None
    cells = [cell for cell in range(N_CELLS) if line_of(s, seat) >> cell & 1]
    return Cocktail(seat, [CELLS[cell] for cell in cells], [INGREDIENTS[s.grid[cell]] for cell in cells])
