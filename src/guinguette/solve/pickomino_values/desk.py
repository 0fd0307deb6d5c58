"""Where many turns are solved side by side, one in each lane, for compiled players."""

from typing import Any, NamedTuple

import numpy as np

from guinguette.games.pickomino.state import CAN, GOLD, WEASEL, Table
from guinguette.solve.pickomino import CLASSIC, FIRST_STATE, Kit, Tables, Work, find_plan, tables
from guinguette.solve.pickomino.kernels import solve
from guinguette.solve.pickomino.many import WIDTH

from .endgame import Endgame, is_endgame, price_endgame
from .ending import price_turn
from .judge import EXACT, Judge
from .room import Room

PLAIN_KIT, CAN_KIT, GOLD_KIT, WEASEL_KIT = range(4)
KITS = (CLASSIC, Kit(can=True), Kit(gold=True), CLASSIC)  # the weasel is a second solve of a plain turn


class Desk(NamedTuple):
    tables: tuple[Tables, ...]  # by kit; classic has the plain one only
    works: tuple[Work, ...]  # by kit; for the owner of the weasel, once it is used
    ready: Work  # while the weasel can still run
    room: Room
    endgame: Endgame
    lanes: Any  # which game is in each lane

    @classmethod
    def arrays(cls, seats: int, *, deluxe: bool, width: int = WIDTH) -> "Desk":
        """For compiled kernels, in single precision: fast, and more than a network knows."""
        plans = [find_plan(kit, grill=deluxe) for kit in (KITS if deluxe else KITS[:1])]
        found = tuple(tables(plan, "float32") for plan in plans)
        works = tuple(Work.fresh(t, width, "float32") for t in found)
        ready, endgame = works[-1].before_weasel(), Endgame.arrays(seats)
        return cls(found, works, ready, Room.arrays(), endgame, np.zeros(width, np.int64))


def kit_of(s: Table) -> int:
    who = s.owns[s.seat]
    if who == CAN:
        return CAN_KIT
    if who == GOLD:
        return GOLD_KIT
    return WEASEL_KIT if who == WEASEL else PLAIN_KIT


def lay_turn(d: Desk, j: Judge, s: Table, lane: int) -> None:
    """Put the turn that begins into a lane."""
    work = d.works[kit_of(s)]
    values = work.values[lane :: work.width]
    if j.kind == EXACT and is_endgame(s):
        price_endgame(d.endgame, j, s, d.room, values)
    else:
        price_turn(j, s, d.room, values)


def solve_lanes(d: Desk, kit: int) -> None:
    solve(d.tables[kit], d.works[kit])
    if kit == WEASEL_KIT:
        for k in range(FIRST_STATE * d.ready.width):
            d.ready.values[k] = d.works[kit].values[k]
        solve(d.tables[kit], d.ready)


def work_of(d: Desk, s: Table) -> Work:
    kit = kit_of(s)
    if kit == WEASEL_KIT and s.weasel_used == 0:
        return d.ready
    return d.works[kit]


def turn_value(d: Desk, s: Table, lane: int) -> float:
    """What the solved turn that begins is worth to the seat to play."""
    kit = kit_of(s)
    value = roll_value(d.tables[kit], work_of(d, s), 0, lane)
    if kit == GOLD_KIT:
        value = max(value, roll_value(d.tables[kit], d.works[kit], 1, lane))
    return value


def roll_value(t: Tables, work: Work, golden: int, lane: int) -> float:
    """Of the first roll, without or with the golden die."""
    white = t.slot.shape[1] - 1
    return float(work.rolls[t.slot[0, white, golden, 0, 0] * work.width + lane])
