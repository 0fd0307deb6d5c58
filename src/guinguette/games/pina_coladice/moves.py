"""The moves of Piña Coladice and how people type them."""

from guinguette.core.moves import Move, MoveBook

from .grid import CELLS
from .hands import FIRST_FULL, HANDS
from .state import MOST_SEATS


class Keep(Move, frozen=True):
    """Keep dice of these values, lowest first, and roll all others again; `Keep(())` rolls all five."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["keep", *(map(str, self.dice) if self.dice else ["none"])])


class Stop(Move, frozen=True):
    """Roll no more."""

    def __str__(self) -> str:
        return "stop"


class Place(Move, frozen=True):
    """Place a token on a cell, `a1` to `d4`."""

    cell: str

    def __str__(self) -> str:
        return f"place {self.cell}"


class Back(Move, frozen=True):
    """Happy Hour 2: take back your own token from a cell."""

    cell: str

    def __str__(self) -> str:
        return f"back {self.cell}"


class Flip(Move, frozen=True):
    """Happy Hour 5: turn the coaster of a cell to its other face."""

    cell: str

    def __str__(self) -> str:
        return f"flip {self.cell}"


class Shift(Move, frozen=True, tag="move"):
    """Happy Hour 4: move a token of another seat (from 0; people type it from 1) to another cell."""

    seat: int
    start: str
    end: str

    def __str__(self) -> str:
        return f"move {self.seat + 1} {self.start} {self.end}"


KEEPS = [Keep(hand) for hand in HANDS[:FIRST_FULL]]

# In the order of the integers of `rules`. A shift to its own cell is never legal; it is there to be refused by its
# clause, and keeps the integers simple.
MOVES = MoveBook(
    [
        *KEEPS,
        Stop(),
        *(Place(cell) for cell in CELLS),
        *(Back(cell) for cell in CELLS),
        *(Flip(cell) for cell in CELLS),
        *(Shift(seat, start, end) for seat in range(MOST_SEATS) for start in CELLS for end in CELLS),
    ],
    also={f"k{''.join(map(str, move.dice))}": str(move) for move in KEEPS if move.dice}
    | {cell: f"place {cell}" for cell in CELLS}
    | {"k": "keep none", "keep": "keep none", "s": "stop"},
)
