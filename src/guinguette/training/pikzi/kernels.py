"""Games of Pikzi, compiled: to learn from, and to compare players."""

from typing import Any, NamedTuple

import numpy as np

from guinguette.core.chance import below
from guinguette.core.state import CHANCE, OVER
from guinguette.games.pikzi.rules import act, legal, sample, settle, waiting
from guinguette.games.pikzi.state import HEN, NOTHING, TURN, Table
from guinguette.solve.pikzi_values.counting import partners
from guinguette.solve.pikzi_values.features import describe
from guinguette.solve.pikzi_values.judge import Judge, choose, judge, rank, win_share
from guinguette.solve.pikzi_values.room import Room
from guinguette.solve.pikzi_values.search import Plan, search

NO_ROW = -1
LOOKS = 4  # rows that a decision may add to a diary
LONGEST = 2000  # turns of a match: with odd habits it might never end
WHIM = 30  # of a thousand decisions, how many are taken at random


class Diary(NamedTuple):
    """What is learned from: a row for each time that a seat looks at the table."""

    inputs: Any  # features
    targets: Any  # by distance from the seat that looks: the chance to win, as it turned out
    chances: Any  # likewise: as it was thought to be
    ends: Any  # likewise: the share of the win
    before: Any  # the row of the same seat's look before, in the same game, or NO_ROW
    last: Any  # by seat: its last row in the game being played

    @classmethod
    def empty(cls, rows: int, features: int, seats: int, outputs: int) -> "Diary":
        inputs = np.zeros((rows, features), np.float32)
        targets, chances, ends = (np.zeros((rows, outputs), np.float32) for _ in range(3))
        return cls(inputs, targets, chances, ends, np.zeros(rows, np.int64), np.zeros(seats, np.int64))


def play_games(p: Plan, one: Judge, others: Judge, hero: int, states: Any, room: Room, shares: Any) -> None:
    """Games to their end, or until they are too long: one player's share of the win, who searches by this plan.

    In teams the player has a partner of the same kind. Without worlds in the plan all play as their judges tell.
    """
    for i in range(len(states)):
        s = states[i]
        seat = waiting(s)
        while seat != OVER and s.turn < LONGEST:
            if seat == CHANCE:
                settle(s, sample(s))
            elif seat != hero and not partners(s, hero, seat):
                act(s, choose(others, s, room))
            elif p.worlds == 0:
                act(s, choose(one, s, room))
            else:
                act(s, search(p, one, s, i * 1000 + s.turn, room))
            seat = waiting(s)
        shares[i] = win_share(s, hero, room.ranks)


def study_games(j: Judge, states: Any, trace: float, diary: Diary, room: Room) -> int:
    """Play against oneself and write a diary; how many rows. `trace` is λ. It stops when the diary is full."""
    rows = 0
    for i in range(len(states)):
        s = states[i]
        first = rows
        for seat in range(s.seats):
            diary.last[seat] = NO_ROW
        seat = waiting(s)
        while seat != OVER and rows + LOOKS <= len(diary.before):
            if seat == CHANCE:
                settle(s, sample(s))
            else:
                rows = study_decision(j, s, diary, rows, room)
            seat = waiting(s)
        if seat != OVER:
            return first
        for seat in range(s.seats):
            look_back(s, seat, trace, diary, room)
    return rows


def study_decision(j: Judge, s: Table, diary: Diary, rows: int, room: Room) -> int:
    """The player and one of the others look when a turn begins, and whoever decides looks at what came of it."""
    me = waiting(s)
    if s.phase == TURN:
        rows = look(j, s, me, diary, rows, room)
        rows = look(j, s, (me + 1 + s.turn % (s.seats - 1)) % s.seats, diary, rows, room)
    if below(s, 1000) < WHIM:
        number = rank(j.habits, s, room.replies, room.longings, legal(s, room.replies), j.width)
        act(s, room.replies[below(s, number)])
    else:
        act(s, choose(j, s, room))
    if waiting(s) != OVER and (s.card == NOTHING or s.card == HEN):
        rows = look(j, s, me, diary, rows, room)
    return rows


def look(j: Judge, s: Table, me: int, diary: Diary, row: int, room: Room) -> int:
    """Write a row; the number of the next one."""
    judge(j, s, me, room)
    for o in range(diary.chances.shape[1]):
        diary.chances[row, o] = room.chances[o]
    inputs = diary.inputs[row]
    for k in range(len(inputs)):
        inputs[k] = 0.0
    for k in range(describe(s, me, room.places, room.sizes)):
        inputs[room.places[k]] += room.sizes[k]
    diary.before[row] = diary.last[me]
    diary.last[me] = row
    return row + 1


def look_back(s: Table, me: int, trace: float, diary: Diary, room: Room) -> None:
    """From the end of a game: a look's target is λ of the next one's, and for the rest what was thought there."""
    outputs = diary.chances.shape[1]
    for o in range(outputs):
        room.chances[o] = win_share(s, (me + o) % s.seats, room.ranks)
    row = diary.last[me]
    if row != NO_ROW:
        for o in range(outputs):
            diary.ends[row, o] = room.chances[o]
    while row != NO_ROW:
        before = diary.before[row]
        for o in range(outputs):
            diary.targets[row, o] = room.chances[o]
            room.chances[o] = trace * room.chances[o] + (1.0 - trace) * diary.chances[row, o]
            if before != NO_ROW:
                diary.ends[before, o] = diary.ends[row, o]
        row = before
