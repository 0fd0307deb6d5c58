"""Scratch space of the kernels."""

from typing import Any, NamedTuple

import numpy as np

from guinguette.games.pickomino.rules import MAX_LEGAL
from guinguette.games.pickomino.state import MOST_SEATS, Table

from .features import MOST_FEATURES

MOST_HIDDEN = 128
KEYS = 26  # different ends of a turn: a null throw, 18 tiles, 7 seats to steal from


class Room(NamedTuple):
    tables: Any  # to try ends and choices on
    moves: Any
    ranks: Any  # by seat
    places: Any  # features
    sizes: Any
    hidden: Any
    relative: Any  # chances by distance from the seat to play
    chances: Any  # by seat
    trial: Any  # by seat
    known: Any  # by key of an end: whether it is judged already
    worth: Any  # by key of an end: its worth to the seat to play

    @classmethod
    def arrays(cls) -> "Room":
        """For compiled kernels."""
        return cls(
            tables=np.zeros(3, Table.dtype),
            moves=np.zeros(MAX_LEGAL, np.int64),
            ranks=np.zeros(MOST_SEATS, np.int64),
            places=np.zeros(MOST_FEATURES, np.int64),
            sizes=np.zeros(MOST_FEATURES, np.float32),
            hidden=np.zeros(MOST_HIDDEN, np.float32),
            relative=np.zeros(MOST_SEATS),
            chances=np.zeros(MOST_SEATS),
            trial=np.zeros(MOST_SEATS),
            known=np.zeros(KEYS, np.bool_),
            worth=np.zeros(KEYS),
        )

    @classmethod
    def lists(cls) -> "Room":
        """For interpreted kernels."""
        tables, *others = cls.arrays()
        return cls([Table() for _ in tables], *(array.tolist() for array in others))
