"""What the network sees of a table whose turn begins, from the side of the seat to play.

Features are numbered block by block, in the order of this file: the table, then each seat, the one to play first. The
chance of a cell is that to make its combination in a turn played for it alone.
"""

from typing import Any

from guinguette.games.pina_coladice.coasters import POINTS_A, POINTS_B1, POINTS_B2
from guinguette.games.pina_coladice.grid import ALL_CELLS, LINES, NEIGHBOURS, cells_of, room, size, taken
from guinguette.games.pina_coladice.state import ENOUGH_POINTS, N_CELLS, TOKENS, Table

from .sight import (
    BEST_HOPES,
    FORKS,
    HOPES,
    LEADS,
    LINES_SEEN,
    RACE,
    SCORES,
    THREATS,
    TOKEN_COUNTS,
    Sight,
    table_features,
)

HIGHEST = SCORES - 1
MIDDLE = LEADS // 2
LINE_CELLS = bytes(cell for line in LINES for cell in range(N_CELLS) if line >> cell & 1)  # four by four


def describe(v: Sight, s: Table) -> int:
    """Write the features that are not zero; how many they are."""
    see_cells(v, s)
    for seat in range(s.seats):
        see_threats(v, s, seat)
    n = describe_table(v, s)
    base = table_features(s.seats)
    for r in range(s.seats):
        seat = (s.seat + r) % s.seats
        n = describe_race(v, s, seat, n, base)
        base += RACE + SCORES + LEADS + 2 * TOKEN_COUNTS
        n = describe_hopes(v, s, seat, n, base)
        base += HOPES
        n = describe_lines(v, s, seat, n, base)
        base += THREATS + LINES_SEEN + FORKS
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
    """Points to hope for: mean gains of single cells, the best four and all; the greatest gain; cells open, and easy.

    The chance to trigger the end, to take the lead, to do both, and to win with that at once.
    """
    own = cells_of(s, seat)
    free = room(s, seat)
    last_token = size(own) == TOKENS - 1
    to_end = ENOUGH_POINTS - s.scores[seat]
    to_lead = best_other(s, seat) - s.scores[seat]  # or to be level: whoever placed last wins a tie
    for k in range(BEST_HOPES):
        v.hopes[k] = 0.0
    total = 0.0
    easy = 0.0
    most = 0
    ends = 0
    leads = 0
    for cell in range(N_CELLS):
        if free >> cell & 1:
            gain = v.points[cell] + size(own & NEIGHBOURS[cell])
            hope = v.chance[cell] * gain
            total += hope
            easy += v.chance[cell]
            if gain > most:
                most = gain
            if hope > v.hopes[BEST_HOPES - 1]:
                insert(v.hopes, hope)
            if last_token or gain >= to_end:
                ends |= 1 << cell
            if gain >= to_lead:
                leads |= 1 << cell
    for k in range(BEST_HOPES):
        n = mark(v, n, base + k, v.hopes[k] / 2.0)
    base += BEST_HOPES
    n = mark(v, n, base, total / 16.0)
    n = mark(v, n, base + 1, most / 5.0)
    n = mark(v, n, base + 2, easy / 8.0)
    n = mark(v, n, base + 3, size(free) / 16.0)
    n = mark(v, n, base + 4, chance_of_any(v, ends))
    n = mark(v, n, base + 5, chance_of_any(v, leads))
    n = mark(v, n, base + 6, chance_of_one(v, s, ends & leads))
    wins = v.threats[seat]
    if (seat + 1) % s.seats == s.first:
        wins |= ends & leads
    n = mark(v, n, base + 7, chance_of_one(v, s, wins))
    return mark(v, n, base + 8, chance_of_any(v, wins))


def insert(best: Any, value: float) -> None:
    """Among the best, which are in order."""
    for k in range(len(best)):
        if value > best[k]:
            lower = best[k]
            best[k] = value
            value = lower


def describe_lines(v: Sight, s: Table, seat: int, n: int, base: int) -> int:
    """Lines that the seat can still complete, by the tokens it has there: how many, and the missing chances multiplied,
    all and the best. Cells that would complete one; the chance to do so in this turn, and in two turns by way of a cell
    where such lines meet: the best, and all."""
    threats = v.threats[seat]
    see_lines(v, cells_of(s, seat), room(s, seat))
    n = mark(v, n, base + min(size(threats), THREATS - 1), 1.0)
    base += THREATS
    for k in range(LINES_SEEN):
        if v.lines[k] > 0.0:
            n = mark(v, n, base + k, v.lines[k])
    base += LINES_SEEN
    best = 0.0
    total = 0.0
    for cell in range(N_CELLS):
        if v.next[cell] != 0:
            chance = v.chance[cell] * chance_of_one(v, s, v.next[cell] | threats)
            total += chance
            best = max(best, chance)
    after = (seat + 1) % s.seats
    answers = threats | (v.threats[after] & room(s, seat))
    n = mark(v, n, base, chance_of_one(v, s, threats))
    n = mark(v, n, base + 1, best)
    n = mark(v, n, base + 2, total / 4.0)
    return mark(v, n, base + 3, chance_of_one(v, s, answers))


def see_threats(v: Sight, s: Table, seat: int) -> None:
    """The cells that would complete a line."""
    own = cells_of(s, seat)
    free = room(s, seat)
    v.threats[seat] = 0
    for line in LINES:
        missing = line & ~own
        if missing & ~free == 0 and missing & (missing - 1) == 0:
            v.threats[seat] |= missing


def see_lines(v: Sight, own: int, free: int) -> None:
    """Fill in `lines` and `next`."""
    for cell in range(N_CELLS):
        v.next[cell] = 0
    for k in range(LINES_SEEN):
        v.lines[k] = 0.0
    for line in range(len(LINES)):
        missing = LINES[line] & ~own
        if missing & ~free == 0:
            left = size(missing)
            chance = 1.0
            for at in range(4 * line, 4 * line + 4):
                cell = LINE_CELLS[at]
                if missing >> cell & 1:
                    chance *= v.chance[cell]
                    if left == 2:
                        v.next[cell] |= missing & ~(1 << cell)
            k = 3 * (4 - left)
            v.lines[k] += 0.25
            v.lines[k + 1] += chance
            v.lines[k + 2] = max(v.lines[k + 2], chance)


def chance_of_one(v: Sight, s: Table, cells: int) -> float:
    """The chance to make one of these cells in a turn: that of the best two."""
    best = 0.0
    for one in range(N_CELLS if cells else 0):
        if cells >> one & 1:
            reach = v.reach[s.grid[one]]
            for other in range(one, N_CELLS):
                if cells >> other & 1 and reach[s.grid[other]] > best:
                    best = reach[s.grid[other]]
    return best


def chance_of_any(v: Sight, cells: int) -> float:
    """The same as if they had nothing to do with each other."""
    none = 1.0
    for cell in range(N_CELLS):
        if cells >> cell & 1:
            none *= 1.0 - v.chance[cell]
    return 1.0 - none


def describe_tokens(v: Sight, own: int, n: int, base: int) -> int:
    for cell in range(N_CELLS):
        if own >> cell & 1:
            n = mark(v, n, base + cell, 1.0)
    return n
