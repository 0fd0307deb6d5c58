"""Games of solved turns, compiled: to learn from, and to compare players."""

from typing import Any, NamedTuple

import numpy as np

from guinguette.core.chance import below
from guinguette.core.state import CHANCE
from guinguette.games.pina_coladice.rules import act, sample, settle, waiting
from guinguette.games.pina_coladice.state import DRAW, FINISHED, FIRST_SEAT, Table
from guinguette.solve.pina_coladice_values.choosing import choose, price_turn
from guinguette.solve.pina_coladice_values.desk import Desk
from guinguette.solve.pina_coladice_values.features import describe
from guinguette.solve.pina_coladice_values.judge import POINTS, Judge, judge, share_win
from guinguette.solve.pina_coladice_values.solving import mean_chances


class Diary(NamedTuple):
    """What is learned from: a row for each turn, game after game."""

    inputs: Any  # features
    targets: Any  # by distance from the seat to play: its chance to win, as it turned out
    chances: Any  # by seat: what was thought at the beginning of the turn
    means: Any  # by seat: the mean of what could be thought at its end
    seat: Any  # who plays
    after: Any  # by game: the row after its last

    @classmethod
    def empty(cls, rows: int, games: int, features: int, seats: int) -> "Diary":
        inputs, targets = (np.zeros((rows, columns), np.float32) for columns in (features, seats))
        chances, means = (np.zeros((rows, seats)) for _ in range(2))
        seat, after = (np.zeros(size, np.int64) for size in (rows, games))
        return cls(inputs, targets, chances, means, seat, after)


def play_games(d: Desk, judges: tuple[Judge, ...], players: Any, states: Any, shares: Any) -> None:
    """Games to their end, `players` telling each seat's judge; every seat's share of the win."""
    for i in range(len(states)):
        s = states[i]
        lay_grid(s)
        while s.phase != FINISHED:
            price_turn(judges[players[i, s.seat]], d, s)
            play_turn(d, s)
        share_win(d, s, shares[i])


def lay_grid(s: Table) -> None:
    """Up to the first turn."""
    while s.phase == FIRST_SEAT or s.phase == DRAW:
        settle(s, sample(s))


def play_turn(d: Desk, s: Table) -> None:
    """One that is priced."""
    turn = s.turn
    while s.turn == turn and s.phase != FINISHED:
        if waiting(s) == CHANCE:
            settle(s, sample(s))
        else:
            act(s, choose(d, s))


def study_games(d: Desk, j: Judge, states: Any, trace: float, opening: int, diary: Diary) -> int:
    """Play against oneself and write a diary; how many rows. `trace` is λ. Games too long for it are left open.

    In half of the games one seat plays for points during less than `opening` turns, which are not studied: so one also
    learns about tables that one would not get into oneself.
    """
    guest = Judge(POINTS, j.net)
    row = 0
    for i in range(len(states)):
        s = states[i]
        first = row
        lay_grid(s)
        seat = below(s, 2 * s.seats)
        studied = 1 + (below(s, opening) if opening > 0 and seat < s.seats else 0)
        while s.phase != FINISHED and s.turn < studied:
            price_turn(guest if s.seat == seat else j, d, s)
            play_turn(d, s)
        while s.phase != FINISHED and row < len(diary.seat):
            study_turn(d, j, s, diary, row)
            row += 1
        if s.phase == FINISHED:
            look_back(d, s, first, row, trace, diary)
        else:
            row = first
        diary.after[i] = row
    return row


def study_turn(d: Desk, j: Judge, s: Table, diary: Diary, row: int) -> None:
    judge(j, d, s, diary.chances[row])
    count = describe(d.sight, s)
    for k in range(count):
        diary.inputs[row, d.sight.places[k]] = d.sight.sizes[k]
    diary.seat[row] = s.seat
    price_turn(j, d, s)
    mean_chances(d, d.turn, s, diary.means[row])
    play_turn(d, s)


def look_back(d: Desk, s: Table, first: int, after: int, trace: float, diary: Diary) -> None:
    """From the end of a game: each turn's mean, corrected by λ of how wrong the thought after it was."""
    surprise = d.chances
    for seat in range(s.seats):
        surprise[seat] = 0.0
    for k in range(after - first):
        row = after - 1 - k
        for seat in range(s.seats):
            target = diary.means[row, seat] + trace * surprise[seat]
            surprise[seat] = target - diary.chances[row, seat]
            diary.targets[row, (seat - diary.seat[row] + s.seats) % s.seats] = target
