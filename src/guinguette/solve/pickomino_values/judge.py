"""What a table between two turns is worth to every seat."""

from typing import Any, NamedTuple

from guinguette.games.pickomino.rules import places, score
from guinguette.games.pickomino.state import FINISHED, Table
from guinguette.solve.values import Network, forward

from .features import describe
from .room import Room

LEAD, LEARNED, EXACT = range(3)


class Judge(NamedTuple):
    """Who says what a table is worth: LEAD counts worms, LEARNED asks a network for chances to win.

    EXACT is LEARNED, and plays the last tiles exactly (`endgame`).
    """

    kind: int
    net: Network


def judge(j: Judge, s: Table, room: Room, out: Any) -> None:
    """By seat: its worth."""
    if j.kind == LEAD:
        judge_lead(s, out)
    elif s.phase == FINISHED:
        share_win(s, room, out)
    else:
        count = describe(s, room.places, room.sizes)
        forward(j.net, room.places, room.sizes, count, room.hidden, room.relative)
        for seat in range(s.seats):
            out[seat] = room.relative[(seat - s.seat + s.seats) % s.seats]


def judge_lead(s: Table, out: Any) -> None:
    """Own worms less the mean of the others': so a theft counts worms · (1 + 1 / (seats − 1))."""
    total = 0
    for seat in range(s.seats):
        total += score(s, seat)
    for seat in range(s.seats):
        mine = score(s, seat)
        out[seat] = mine - (total - mine) / (s.seats - 1.0)


def share_win(s: Table, room: Room, out: Any) -> None:
    """A finished game: 1 to the winner, equal parts to several."""
    places(s, room.ranks)
    winners = 0
    for seat in range(s.seats):
        if room.ranks[seat] == 1:
            winners += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if room.ranks[seat] == 1 else 0.0
