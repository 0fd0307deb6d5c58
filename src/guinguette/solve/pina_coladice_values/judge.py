"""What a table between two turns is worth to every seat."""

from typing import Any, NamedTuple

from guinguette.games.pina_coladice.grid import LINES, cells_of, line_of, size
from guinguette.games.pina_coladice.rules import places
from guinguette.games.pina_coladice.state import FINISHED, Table
from guinguette.solve.values import Network, forward

from .desk import Desk
from .ending import gather_ends
from .features import describe
from .solving import mean_chances, solve_turn

POINTS, LEARNED, EXACT = range(3)

LINE = 50.0  # points that a Piña Coladice counts: more than any placement
A_LITTLE = 0.001


class Judge(NamedTuple):
    """Who says what a table is worth: POINTS counts points, LEARNED asks a network for chances to win.

    EXACT is LEARNED, and solves the last turn of a game exactly.
    """

    kind: int
    net: Network


def judge(j: Judge, d: Desk, s: Table, out: Any) -> None:
    """By seat: its worth."""
    if j.kind == POINTS:
        judge_points(s, out)
    elif s.phase == FINISHED:
        share_win(d, s, out)
    elif j.kind == EXACT and is_last_turn(s):
        judge_last_turn(d, s, out)
    else:
        judge_by_network(j, d, s, out)


def judge_points(s: Table, out: Any) -> None:
    """Own points less the mean of the others'; a Piña Coladice counts as many."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = s.scores[seat] + LINE * (line_of(s, seat) != 0)
        if s.happy_hour:
            out[seat] += A_LITTLE * hopes(cells_of(s, seat))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] -= (total - out[seat]) / (s.seats - 1.0)


def hopes(cells: int) -> int:
    """Happy Hour takes and moves tokens for no points at all: then those on one line matter, and how many there are."""
    longest = 0
    for line in LINES:
        longest = max(longest, size(cells & line))
    return 8 * longest + size(cells)


def judge_by_network(j: Judge, d: Desk, s: Table, out: Any) -> None:
    count = describe(d.sight, s)
    forward(j.net, d.sight.places, d.sight.sizes, count, d.hidden, d.relative)
    for seat in range(s.seats):
        out[seat] = d.relative[(seat - s.seat + s.seats) % s.seats]


def share_win(d: Desk, s: Table, out: Any) -> None:
    """A finished game: 1 to the winner, equal parts to several."""
    places(s, d.ranks)
    winners = 0
    for seat in range(s.seats):
        if d.ranks[seat] == 1:
            winners += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if d.ranks[seat] == 1 else 0.0


def is_last_turn(s: Table) -> bool:
    """PC-11: whether the game is over after this turn, come what may."""
    return s.last_round != 0 and (s.seat + 1) % s.seats == s.first


def judge_last_turn(d: Desk, s: Table, out: Any) -> None:
    turn = d.final
    ends = gather_ends(d, turn, s)
    for end in range(ends):
        if turn.real[end]:
            share_win(d, turn.tables[end], turn.chances[end])
    solve_turn(d, turn, s)
    mean_chances(d, turn, s, out)
