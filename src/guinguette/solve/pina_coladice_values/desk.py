"""Scratch space of the kernels, and the tables that they read."""

from typing import Any, NamedTuple

import numpy as np

from guinguette.games.pina_coladice.hands import HANDS
from guinguette.games.pina_coladice.rules import MAX_LEGAL
from guinguette.games.pina_coladice.state import MOST_ROLLS, MOST_SEATS, N_CELLS, N_FACES, TOKENS, Table
from guinguette.solve.pina_coladice import FULL_HANDS, Tables, room, tables
from guinguette.solve.pina_coladice.tables import listed_tables

from .reach import made
from .sight import Sight

MOST_HIDDEN = 128
NOTHING = 0  # the end of a turn without a placement; a placement on a cell is the end 1 + cell
FIRST_EFFECT = 1 + N_CELLS  # where the ends by a Happy Hour die begin
MOST_ENDS = FIRST_EFFECT + 3 + TOKENS + MAX_LEGAL + N_CELLS


class Turn(NamedTuple):
    """A turn that begins: its ends, and its solution."""

    tables: Any  # by end: the table that it leaves
    real: Any  # by end: whether there is such an end
    first: Any  # by Happy Hour die: its first end; one more for the end after the last
    chances: Any  # by end and seat
    happy: Any  # by seat: chances when the Happy Hour die is about to be rolled
    end_of: Any  # by hand of five dice: the best end it allows
    last: Any  # by hand of five dice: its worth to the player after the last roll, and before
    stop: Any
    keeps: Any  # by rolls to come and hand: the worth of keeping it, as the solver writes it
    best: Any
    mass: Any  # by hand: for the flow of probabilities
    chosen: Any  # by rolls to come and hand: what to keep
    odds: Any  # by hand of five dice: how likely it is the last

    @classmethod
    def arrays(cls) -> "Turn":
        keeps, best = room()
        return cls(
            tables=np.zeros(MOST_ENDS, Table.dtype),
            real=np.zeros(MOST_ENDS, np.bool_),
            first=np.zeros(N_FACES + 2, np.int64),
            chances=np.zeros((MOST_ENDS, MOST_SEATS)),
            happy=np.zeros(MOST_SEATS),
            end_of=np.zeros(len(FULL_HANDS), np.int64),
            last=np.zeros(len(FULL_HANDS)),
            stop=np.zeros(len(FULL_HANDS)),
            keeps=keeps,
            best=best,
            mass=np.zeros(len(HANDS)),
            chosen=np.zeros((MOST_ROLLS, len(HANDS)), np.uint16),
            odds=np.zeros(len(FULL_HANDS)),
        )

    @classmethod
    def lists(cls) -> "Turn":
        rows, *others = cls.arrays()
        return cls([Table() for _ in rows], *(array.tolist() for array in others))


class Desk(NamedTuple):
    t: Tables
    made: Any  # by hand of five dice: the coasters that it makes
    sight: Sight
    turn: Turn
    final: Turn  # the last turn of a game, looked at from the turn before
    asked: Any  # a table on which Happy Hour asks for a choice
    moves: Any
    ranks: Any  # by seat
    hidden: Any
    relative: Any  # chances by distance from the seat to play
    chances: Any  # by seat

    @classmethod
    def arrays(cls) -> "Desk":
        """For compiled kernels."""
        turns = Turn.arrays(), Turn.arrays()
        return cls(tables(), made(), Sight.arrays(), *turns, np.zeros(1, Table.dtype), *scratch())

    @classmethod
    def lists(cls) -> "Desk":
        """For interpreted kernels."""
        turns = Turn.lists(), Turn.lists()
        others = (array.tolist() for array in scratch())
        return cls(listed_tables(), made().tolist(), Sight.lists(), *turns, [Table()], *others)


def scratch() -> tuple[Any, ...]:
    return (
        np.zeros(MAX_LEGAL, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_HIDDEN, np.float32),
        np.zeros(MOST_SEATS),
        np.zeros(MOST_SEATS),
    )
