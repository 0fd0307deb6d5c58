"""The best move of a solved turn, for compiled players."""

from guinguette.games.pickomino.rules import ACCEPT_NULL, ROLL_ON, RUN_WEASEL, STOP, WITH_GOLD, WITHOUT_GOLD, act, legal
from guinguette.games.pickomino.state import DECIDE, DICE, KEEP, N_FACES, NULL, ONE, Table
from guinguette.games.pickomino.tiles import null_throw
from guinguette.games.pickomino.turn import can_keep, close, weasel_ready
from guinguette.solve.pickomino import Tables, Work
from guinguette.solve.pickomino.ends import GRILLED, WORST
from guinguette.solve.pickomino.ends import NULL as NULL_END
from guinguette.solve.pickomino.slots import slot_after, slot_of

from .copying import copy_table
from .desk import Desk, kit_of, roll_value, work_of
from .judge import Judge, judge


def choose(d: Desk, j: Judge, s: Table, lane: int) -> int:
    """In a turn that was solved in this lane."""
    t = d.tables[kit_of(s)]
    work = work_of(d, s)
    if s.phase == DECIDE:
        return choose_stop(t, work, s, lane)
    if s.phase == DICE:
        return WITH_GOLD if roll_value(t, work, 1, lane) > roll_value(t, work, 0, lane) else WITHOUT_GOLD
    if s.phase == KEEP or s.phase == NULL:
        if weasel_ready(s):
            return choose_weasel(t, d.works[kit_of(s)], work, s, lane)
        return choose_face(t, work, s, lane)
    return choose_after(d, j, s)


def choose_stop(t: Tables, work: Work, s: Table, lane: int) -> int:
    slot = slot_of(t, s)
    width = work.width
    return ROLL_ON if work.rolls[slot * width + lane] > work.values[t.stop[slot] * width + lane] else STOP


def choose_face(t: Tables, work: Work, s: Table, lane: int) -> int:
    best = WORST
    move = 0
    for face in range(N_FACES):
        if can_keep(s, face):
            value = work.values[slot_after(t, s, face) * work.width + lane]
            if value > best:
                best = value
                move = face
    return move


def choose_weasel(t: Tables, spent: Work, ready: Work, s: Table, lane: int) -> int:
    """DX-17: a face, the null throw, or the same dice once more."""
    move = ACCEPT_NULL
    slot = NULL_END + (GRILLED if t.grill and s.kept[ONE] >= 2 else 0)
    if s.phase == KEEP:
        move = choose_face(t, ready, s, lane)
        slot = slot_after(t, s, move)
    again = spent.rolls[slot_of(t, s) * spent.width + lane]
    return RUN_WEASEL if again > ready.values[slot * ready.width + lane] else move


def choose_after(d: Desk, j: Judge, s: Table) -> int:
    """Whom a grilled worm is taken from (DX-7), or which specialist goes back (DX-11)."""
    best = WORST
    move = 0
    for k in range(legal(s, d.room.moves)):
        worth = worth_after(d, j, s, d.room.moves[k])
        if worth > best:
            best = worth
            move = d.room.moves[k]
    return int(move)


def worth_after(d: Desk, j: Judge, s: Table, move: int) -> float:
    """In the middle of a turn: as if nothing else came of it."""
    after = d.room.tables[2]
    copy_table(s, after)
    act(after, move)
    if after.phase == DECIDE:
        null_throw(after)
        close(after)
    judge(j, after, d.room, d.room.chances)
    return float(d.room.chances[s.seat])
