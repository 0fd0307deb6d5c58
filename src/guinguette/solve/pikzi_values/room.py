"""Scratch space of the kernels."""

from typing import Any, NamedTuple

import numpy as np

from guinguette.games.pikzi.rules import MAX_LEGAL
from guinguette.games.pikzi.state import MOST_SEATS, Table

from .features import MOST_FEATURES

MOST_HIDDEN = 128


class Shelf(list[Table]):
    """Holds copies of tables, as an array does."""

    def __setitem__(self, place: Any, table: Any) -> None:
        super().__setitem__(place, table.copy())


class Room(NamedTuple):
    worlds: Any  # one to keep and one to play in
    trials: Any  # to try a move on
    moves: Any  # of the seat that searches
    wishes: Any
    sums: Any  # by move: of what came of it
    weights: Any  # by move: of the worlds in which it was tried
    replies: Any  # moves of a seat that does not search
    longings: Any  # wishes for them
    ranks: Any  # by seat
    places: Any  # features
    sizes: Any
    hidden: Any
    chances: Any  # by distance from the seat that looks

    @classmethod
    def lists(cls) -> "Room":
        """For interpreted kernels."""
        worlds, trials, *others = cls.arrays()
        shelves = (Shelf(Table() for _ in tables) for tables in (worlds, trials))
        return cls(*shelves, *(array.tolist() for array in others))

    @classmethod
    def arrays(cls) -> "Room":
        """For compiled kernels."""
        return cls(
            worlds=np.zeros(2, Table.dtype),
            trials=np.zeros(1, Table.dtype),
            moves=np.zeros(MAX_LEGAL, np.int64),
            wishes=np.zeros(MAX_LEGAL),
            sums=np.zeros(MAX_LEGAL),
            weights=np.zeros(MAX_LEGAL),
            replies=np.zeros(MAX_LEGAL, np.int64),
            longings=np.zeros(MAX_LEGAL),
            ranks=np.zeros(MOST_SEATS, np.int64),
            places=np.zeros(MOST_FEATURES, np.int64),
            sizes=np.zeros(MOST_FEATURES, np.float32),
            hidden=np.zeros(MOST_HIDDEN, np.float32),
            chances=np.zeros(MOST_SEATS),
        )
