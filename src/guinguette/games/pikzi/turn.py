"""Rounds, turns and the draw pile."""

from guinguette.core.state import note

from .hands import gain, use
from .knowledge import forget_everything
from .news import COUNTED, DEALT, DISCARDED, DREW, NO_CARDS, PASSED, PLACED, RESHUFFLED, ROUND_BEGINS, ROUND_ENDS
from .portraits import count_finished, show
from .scoring import hand_points, points, portrait_points
from .state import (
    COPIES,
    DEAL,
    DECK,
    DRAW,
    FINISHED,
    HAND,
    N_KINDS,
    N_PORTRAITS,
    NOBODY,
    TURN,
    Table,
)


def begin_round(s: Table, first: int) -> None:
    """PZ-3: everything is shuffled, and the hands are dealt one after the other."""
    s.round_number += 1
    s.first = first
    s.seat = first
    note(s, ROUND_BEGINS, first, s.round_number)
    clear_table(s)
    s.phase = DEAL


def clear_table(s: Table) -> None:
    for kind in range(N_KINDS):
        s.pile[kind] = COPIES[kind]
        s.discard[kind] = 0
    s.left = DECK
    for seat in range(s.seats):
        s.held[seat] = 0
        for kind in range(N_KINDS):
            s.hands[seat, kind] = 0
        for portrait in range(N_PORTRAITS):
            s.shown[seat, portrait] = 0
    for portrait in range(N_PORTRAITS):
        s.finished[portrait] = NOBODY
    forget_everything(s)


def begin_turn(s: Table) -> None:
    s.turn += 1
    s.phase = TURN


def place(s: Table, piece: int) -> None:
    """PZ-4, PZ-7"""
    use(s, s.seat, piece)
    note(s, PLACED, s.seat, piece)
    show(s, s.seat, piece)


def throw_away(s: Table, kind: int) -> None:
    """PZ-4"""
    use(s, s.seat, kind)
    s.discard[kind] += 1
    note(s, DISCARDED, s.seat, kind)


def pass_turn(s: Table) -> None:
    """PZ-6: a hand that stayed empty has nothing to use; `close` fills it again if there are cards by now."""
    note(s, PASSED, s.seat)


def close(s: Table) -> None:
    """What was played is done: hands are filled up. PZ-19: if it ended the round, nobody draws."""
    if count_finished(s) == s.portraits:
        end_round(s)
    else:
        refill(s)


def drawer(s: Table) -> int:
    """Who gets the next card: in a deal hand by hand; else the player, then the target (PZ-5, PZ-11)."""
    if s.phase == DEAL:
        seat = 0
        while s.held[seat] == HAND:
            seat += 1
        return seat
    if s.held[s.seat] < HAND:
        return int(s.seat)
    if s.target != NOBODY and s.held[s.target] < HAND:
        return int(s.target)
    return NOBODY


def refill(s: Table) -> None:
    """PZ-5: draw back to four, then it is the next player's turn; PZ-6: without any card, a hand stays short."""
    seat = drawer(s)
    if seat == NOBODY:
        next_turn(s)
        return
    if s.left == 0:
        reshuffle(s)
    if s.left > 0:
        s.phase = DRAW
    else:
        note(s, NO_CARDS, seat)
        next_turn(s)


def next_turn(s: Table) -> None:
    s.target = NOBODY
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    begin_turn(s)


def reshuffle(s: Table) -> None:
    """PZ-6: the discard becomes the pile."""
    for kind in range(N_KINDS):
        s.pile[kind] = s.discard[kind]
        s.left += s.discard[kind]
        s.discard[kind] = 0
    if s.left > 0:
        note(s, RESHUFFLED, s.left)


def draw(s: Table, kind: int) -> None:
    """A card of the pile comes into a hand, in the deal or later."""
    seat = drawer(s)
    s.pile[kind] -= 1
    s.left -= 1
    gain(s, seat, kind)
    if s.phase == DRAW:
        note(s, DREW, seat, kind)
        refill(s)
    else:
        note(s, DEALT, seat, kind)
        if s.held[s.seats - 1] == HAND:
            begin_turn(s)


def end_round(s: Table) -> None:
    """PZ-19 to PZ-21: hands are opened and counted; PZ-24: the next round, if one was agreed."""
    s.target = NOBODY
    note(s, ROUND_ENDS, s.round_number)
    for seat in range(s.seats):
        note(s, COUNTED, seat, portrait_points(s, seat), hand_points(s, seat), points(s, seat))
    if s.round_number == s.rounds:
        s.phase = FINISHED
        return
    for seat in range(s.seats):
        s.totals[seat] = points(s, seat)
    begin_round(s, (s.first + 1) % s.seats)
