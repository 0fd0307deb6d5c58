"""Games of solved turns, compiled: to learn from, and to compare players.

All games of an array go on together, so that the solver always has turns to solve side by side.
"""

from typing import Any, NamedTuple

import numpy as np

from guinguette.core.state import CHANCE
from guinguette.games.pickomino.rules import act, sample, settle, waiting
from guinguette.games.pickomino.state import FINISHED, Table
from guinguette.solve.pickomino_values.choosing import choose
from guinguette.solve.pickomino_values.desk import Desk, kit_of, lay_turn, solve_lanes, turn_value
from guinguette.solve.pickomino_values.features import describe
from guinguette.solve.pickomino_values.judge import Judge, judge, share_win

NO_ROW = -1


class Diary(NamedTuple):
    """What is learned from: a row for each turn."""

    inputs: Any  # features
    targets: Any  # by distance from the seat to play: its chance to win, as it turned out
    chances: Any  # by seat: what was thought at the beginning of the turn
    means: Any  # by seat: the mean of what could be thought at its end
    seat: Any  # who plays
    before: Any  # the row of the turn before in the same game, or NO_ROW
    last: Any  # by game: its last row

    @classmethod
    def empty(cls, rows: int, games: int, features: int, seats: int) -> "Diary":
        by_seat = (np.zeros((rows, seats)) for _ in range(2))
        numbers = (np.zeros(size, np.int64) for size in (rows, rows, games))
        inputs, targets = (np.zeros((rows, columns), np.float32) for columns in (features, seats))
        return cls(inputs, targets, *by_seat, *numbers)


def play_games(d: Desk, judges: tuple[Judge, ...], players: Any, states: Any, shares: Any) -> None:
    """Games to their end, `players` telling each seat's judge; every seat's share of the win."""
    still_open = True
    while still_open:
        still_open = False
        for kit in range(len(d.tables)):
            first = 0
            while first < len(states):
                count, first = fill_lanes(d, kit, states, first)
                for lane in range(count):
                    s = states[d.lanes[lane]]
                    lay_turn(d, judges[players[d.lanes[lane], s.seat]], s, lane)
                if count > 0:
                    solve_lanes(d, kit)
                    still_open = True
                for lane in range(count):
                    s = states[d.lanes[lane]]
                    play_turn(d, judges[players[d.lanes[lane], s.seat]], s, lane)
    for i in range(len(states)):
        share_win(states[i], d.room, shares[i])


def fill_lanes(d: Desk, kit: int, states: Any, first: int) -> tuple[int, int]:
    """The next games, from `first` on, in which a player with this kit is to play: how many, and where to go on."""
    count = 0
    i = first
    while i < len(states) and count < len(d.lanes):
        s = states[i]
        if s.phase != FINISHED and kit_of(s) == kit:
            d.lanes[count] = i
            count += 1
        i += 1
    return count, i


def play_turn(d: Desk, j: Judge, s: Table, lane: int) -> None:
    turn = s.turn
    while s.turn == turn and s.phase != FINISHED:
        if waiting(s) == CHANCE:
            settle(s, sample(s))
        else:
            act(s, choose(d, j, s, lane))


def study_games(d: Desk, j: Judge, states: Any, trace: float, diary: Diary) -> int:
    """Play against oneself and write a diary; how many rows. `trace` is λ. Games too long for it are left open."""
    rows = 0
    still_open = True
    for i in range(len(states)):
        diary.last[i] = NO_ROW
    while still_open:
        still_open = False
        for kit in range(len(d.tables)):
            first = 0
            while first < len(states) and rows + len(d.lanes) <= len(diary.seat):
                count, first = fill_lanes(d, kit, states, first)
                if count > 0:
                    study_lanes(d, j, kit, count, states, diary, rows)
                    rows += count
                    still_open = True
    for i in range(len(states)):
        look_back(d, states[i], diary.last[i], trace, diary)
    return rows


def study_lanes(d: Desk, j: Judge, kit: int, count: int, states: Any, diary: Diary, rows: int) -> None:
    for lane in range(count):
        i = d.lanes[lane]
        s = states[i]
        row = rows + lane
        judge(j, s, d.room, diary.chances[row])
        write_features(d, s, diary.inputs[row])
        diary.seat[row] = s.seat
        diary.before[row] = diary.last[i]
        diary.last[i] = row
        lay_turn(d, j, s, lane)
    solve_lanes(d, kit)
    for lane in range(count):
        study_turn(d, j, states[d.lanes[lane]], lane, diary, rows + lane)


def write_features(d: Desk, s: Table, inputs: Any) -> None:
    count = describe(s, d.room.places, d.room.sizes)
    for k in range(len(inputs)):
        inputs[k] = 0.0
    for k in range(count):
        inputs[d.room.places[k]] = d.room.sizes[k]


def study_turn(d: Desk, j: Judge, s: Table, lane: int, diary: Diary, row: int) -> None:
    """The mean is exact for the seat to play, thanks to the solver. The luck it had is taken off the others'
    chances too, in proportion: so their means stay true on average, with less noise."""
    seat = s.seat
    before = diary.chances[row]
    mean = turn_value(d, s, lane)
    play_turn(d, j, s, lane)
    judge(j, s, d.room, d.room.chances)
    luck = d.room.chances[seat] - mean
    others = max(1.0 - before[seat], 1e-3)
    for other in range(s.seats):
        diary.means[row, other] = d.room.chances[other] + luck * before[other] / others
    diary.means[row, seat] = mean


def look_back(d: Desk, s: Table, last: int, trace: float, diary: Diary) -> None:
    """From the end of a game: each turn's mean, corrected by λ of how wrong the thought after it was."""
    surprise = d.room.trial
    for seat in range(s.seats):
        surprise[seat] = 0.0
    row = last
    while row != NO_ROW:
        for seat in range(s.seats):
            target = diary.means[row, seat] + trace * surprise[seat]
            surprise[seat] = target - diary.chances[row, seat]
            diary.targets[row, (seat - diary.seat[row] + s.seats) % s.seats] = target
        row = diary.before[row]
