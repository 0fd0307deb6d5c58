"""What the network sees of a table whose turn begins, from the side of the seat to play.

Features are numbered block by block, in the order of this file: the table, then each seat, the one to play first. The
chance of a cell is that to make its combination in a turn played for it alone.
"""

from guinguette.games.pina_coladice.coasters import POINTS_A, POINTS_B1, POINTS_B2
from guinguette.games.pina_coladice.grid import ALL_CELLS, LINES, NEIGHBOURS, cells_of, room, size, taken
from guinguette.games.pina_coladice.state import ENOUGH_POINTS, N_CELLS, Table

from .sight import HOPES, LEADS, LINES_SEEN, RACE, SCORES, THREATS, TOKEN_COUNTS, Sight, table_features

HIGHEST = SCORES - 1
MIDDLE = LEADS // 2


def describe(v: Sight, s: Table) -> int:
    """Write the features that are not zero; how many they are."""
    see_cells(v, s)
    n = describe_table(v, s)
    base = table_features(s.seats)
    for r in range(s.seats):
        seat = (s.seat + r) % s.seats
        n = describe_race(v, s, seat, n, base)
        base += RACE + SCORES + LEADS + 2 * TOKEN_COUNTS
        n = describe_hopes(v, s, seat, n, base)
        base += HOPES
        n = describe_lines(v, cells_of(s, seat), room(s, seat), n, base)
        base += THREATS + LINES_SEEN
        n = describe_tokens(v, cells_of(s, seat), n, base)
        base += N_CELLS
    return n


def mark(v: Sight, n: int, place: int, size: float) -> int:
    v.places[n] = place
    v.sizes[n] = size
    return n + 1


def see_cells(v: Sight, s: Table) -> None:
    high = taken(s.high)
    for cell in range(N_CELLS):
        coaster = s.grid[cell]
        v.chance[cell] = v.reach[coaster][coaster]
        if s.doubles >> cell & 1 == 0:
            v.points[cell] = POINTS_A[coaster]
        elif high >> cell & 1:
            v.points[cell] = POINTS_B2[coaster]
        else:
            v.points[cell] = POINTS_B1[coaster]


def describe_table(v: Sight, s: Table) -> int:
    """How far the round is, in the last one or not; who placed last, for ties; coasters with a free slot."""
    rest = (s.first - s.seat + s.seats) % s.seats
    n = mark(v, 0, rest + (s.seats if s.last_round else 0), 1.0)
    latest = s.seat
    for seat in range(s.seats):
        if s.placed[seat] > s.placed[latest]:
            latest = seat
    n = mark(v, n, 2 * s.seats + (latest - s.seat + s.seats) % s.seats, 1.0)
    free = (~taken(s.high) | (s.doubles & ~taken(s.low))) & ALL_CELLS
    for cell in range(N_CELLS):
        if free >> cell & 1:
            n = mark(v, n, 3 * s.seats + s.grid[cell] - 1, 1.0)
    return n


def best_other(s: Table, seat: int) -> int:
    """The highest score of the others."""
    best = 0
    for other in range(s.seats):
        if other != seat and s.scores[other] > best:
            best = s.scores[other]
    return int(best)


def describe_race(v: Sight, s: Table, seat: int, n: int, base: int) -> int:
    """Score and lead; which score, lead and number of tokens; the lead by the number of tokens."""
    score = s.scores[seat]
    lead = score - best_other(s, seat)
    tokens = size(cells_of(s, seat))
    n = mark(v, n, base, score / 10.0)
    n = mark(v, n, base + 1, lead / 5.0)
    base += RACE
    n = mark(v, n, base + min(score, HIGHEST), 1.0)
    base += SCORES
    n = mark(v, n, base + max(0, min(LEADS - 1, lead + MIDDLE)), 1.0)
    base += LEADS
    n = mark(v, n, base + tokens, 1.0)
    return mark(v, n, base + TOKEN_COUNTS + tokens, lead / 5.0)


def describe_hopes(v: Sight, s: Table, seat: int, n: int, base: int) -> int:
    """Points to hope for: mean gains of single cells, the best two and all; the greatest gain; cells open, and easy;
    the best chance to trigger the end by points, and to take the lead."""
    own = cells_of(s, seat)
    free = room(s, seat)
    score = s.scores[seat]
    rival = best_other(s, seat)
    best = 0.0
    second = 0.0
    total = 0.0
    most = 0
    easy = 0.0
    ends = 0.0
    leads = 0.0
    for cell in range(N_CELLS):
        if free >> cell & 1:
            gain = v.points[cell] + size(own & NEIGHBOURS[cell])
            chance = v.chance[cell]
            hope = chance * gain
            total += hope
            easy += chance
            if hope > best:
                second = best
                best = hope
            elif hope > second:
                second = hope
            if gain > most:
                most = gain
            if score + gain >= ENOUGH_POINTS and chance > ends:
                ends = chance
            if score + gain > rival and chance > leads:
                leads = chance
    n = mark(v, n, base, best / 2.0)
    n = mark(v, n, base + 1, second / 2.0)
    n = mark(v, n, base + 2, total / 16.0)
    n = mark(v, n, base + 3, most / 5.0)
    n = mark(v, n, base + 4, easy / 8.0)
    n = mark(v, n, base + 5, size(free) / 16.0)
    n = mark(v, n, base + 6, ends)
    return mark(v, n, base + 7, leads)


def describe_lines(v: Sight, s: Table, own: int, free: int, n: int, base: int) -> int:
    """Lines that the seat can still complete, by tokens it has there, with the product of the missing chances.

    Cells that would complete one (a threat), and the best chance to complete one in this turn; and in two turns, by a
    token on which several lines may meet (a fork).
    """
    for cell in range(N_CELLS):
        v.next[cell] = 0
    threats = 0
    sums = (0.0, 0.0, 0.0, 0.0)
    return n
