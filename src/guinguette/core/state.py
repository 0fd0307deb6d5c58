"""The flat state of a game, declared once.

A subclass of `State` lists its fields with their storage::

    class State(core.State):
        skewer: list[int] = i1(18)  # by tile, lowest first: UP, DOWN or GONE

The class itself is the light object that interpreted rules run on: plain ints, lists and `Grid`s.
Its `dtype` lays out the same fields as one row of a NumPy array, which compiled rules run on.
Both answer to the same syntax (`s.skewer[3]`, `s.stacks[p, k]`), so rules are written once.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np

# What `State.waiting` answers when no seat is to move.
CHANCE = -1
OVER = -2

News = tuple[int, int, int, int, int]
"""What a rule did: its code, and up to four numbers. See `note`."""


class Cell(NamedTuple):
    """Storage of one field: a NumPy kind, and a shape that is empty for a single number."""

    kind: str
    shape: tuple[int, ...]


def i1(*shape: int) -> Any:
    """Small numbers, −128 to 127."""
    return Cell("i1", shape)


def i2(*shape: int) -> Any:
    """Numbers up to 32,767."""
    return Cell("i2", shape)


def i4(*shape: int) -> Any:
    """Numbers up to two thousand million; also packed dice (see `chance.throw`)."""
    return Cell("i4", shape)


def u8(*shape: int) -> Any:
    """64 unsigned bits; kept for the random number generator, whose arithmetic is masked."""
    return Cell("u8", shape)


class Grid:
    """A table of numbers that answers `g[i, j]` like a NumPy array."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows

    def __getitem__(self, at: tuple[int, int]) -> int:
        return self.rows[at[0]][at[1]]

    def __setitem__(self, at: tuple[int, int], value: int) -> None:
        self.rows[at[0]][at[1]] = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.rows == other.rows

    __hash__ = None  # type: ignore[assignment]  # mutable, like list

    def __repr__(self) -> str:
        return repr(self.rows)


class State:
    """What every game's state has. Subclasses add the game's own fields."""

    rng: int = u8()  # the state of the small generator that `sample` draws from
    turn: int = i4()  # turns begun; 0 while the table is being set up
    seats: int = i1()  # how many players
    seat: int = i1()  # whose turn it is, from 0
    phase: int = i1()  # what the state waits for; each game names its phases

    dtype: ClassVar[np.dtype[np.void]]
    cells: ClassVar[dict[str, Cell]]

    news: list[News] | None
    """Where `note` writes; None when nobody listens (search, simulation)."""

    def __init_subclass__(cls) -> None:
        declared = {name: cell for base in reversed(cls.__mro__) for name, cell in vars(base).items()}
        cls.cells = {name: cell for name, cell in declared.items() if isinstance(cell, Cell)}
        # Widest first, so that alignment wastes nothing; the declaration stays in reading order.
        widest_first = sorted(cls.cells.items(), key=lambda item: -np.dtype(item[1].kind).itemsize)
        cls.dtype = np.dtype([(name, cell.kind, cell.shape) for name, cell in widest_first], align=True)

    def __init__(self) -> None:
        for name, (_, shape) in self.cells.items():
            setattr(self, name, _zeros(shape))
        self.news = None

    @classmethod
    def load(cls, row: Any) -> Self:
        """The light object equal to one row of an array."""
        state = cls.__new__(cls)
        for name, (_, shape) in cls.cells.items():
            value = row[name].tolist()
            setattr(state, name, Grid(value) if len(shape) == 2 else value)
        state.news = None
        return state

    def store(self, row: Any) -> None:
        """Write this state into one row of an array."""
        for name in self.cells:
            value = getattr(self, name)
            row[name] = value.rows if type(value) is Grid else value

    def array(self, rows: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
        """A fresh array in which every row is this state."""
        states = np.zeros(rows, self.dtype)
        self.store(states[0])
        states[1:] = states[0]
        return states

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        twin = object.__new__(type(self))
        fields = twin.__dict__
        for name, value in self.__dict__.items():
            if type(value) is int:
                fields[name] = value
            elif type(value) is Grid:
                fields[name] = Grid([row[:] for row in value.rows])
            else:
                fields[name] = value[:] if value is not None else None
        fields["news"] = None
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal positions: everything but the random numbers still to come."""
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, n) == getattr(other, n) for n in self.cells if n != "rng")

    __hash__ = None  # type: ignore[assignment]  # mutable, like list

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.cells)
        return f"{type(self).__name__}({fields})"


def _zeros(shape: Sequence[int]) -> int | list[int] | Grid:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return Grid([[0] * shape[1] for _ in range(shape[0])])


def note(s: State, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell whoever listens what a rule just did. Compiled rules leave this call out.

    This is how log lines know what happened without a second reading of the rules.
    """
    news = getattr(s, "news", None)  # a NumPy row has no such attribute
    if news is not None:
        news.append((what, int(a), int(b), int(c), int(d)))
