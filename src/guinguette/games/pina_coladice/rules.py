"""The rules of Piña Coladice (PC clauses) as the engine asks for them.

`turn`, `grid` and `happy_hour` hold the clauses; here is what calls them.
"""

from typing import Any

from guinguette.core.chance import below, throw
from guinguette.core.state import CHANCE, OVER, note

from .grid import ALL_COASTERS, DOUBLES, cells_of, is_laid, lay, room, size
from .hands import FIRST_FULL, KEEPS, N_KEEPS, ROW, roll_number
from .happy_hour import flip, happy_die_falls, move_token, take_back
from .news import BEGINS, LAID
from .options import Options
from .state import (
    CHOOSE,
    DRAW,
    FINISHED,
    FIRST_SEAT,
    HAPPY_HOUR,
    MOVE,
    N_CELLS,
    N_FACES,
    PLACE,
    ROLL,
    TAKE_BACK,
    Table,
)
from .turn import begin_turn, dice_fall, keep, place, standing, stop

# Moves as integers; those below STOP keep the hand of this number. `moves` gives them their words.
STOP = FIRST_FULL
FIRST_PLACE = STOP + 1  # + cell
FIRST_BACK = FIRST_PLACE + N_CELLS  # + cell
FIRST_FLIP = FIRST_BACK + N_CELLS  # + cell
FIRST_MOVE = FIRST_FLIP + N_CELLS  # + 256 seat + 16 from + to
MAX_LEGAL = 3 * 6 * 10  # three others' six tokens, each to the ten cells where its owner has none


def start(s: Table, options: Options) -> None:
    """PC-5: the faces that the coasters will show."""
    s.happy_hour = int(options.happy_hour)
    s.box = ALL_COASTERS
    s.doubles = DOUBLES[s.seats]
    s.phase = FIRST_SEAT


def options_of(s: Table) -> Options:
    return Options(happy_hour=bool(s.happy_hour))


def waiting(s: Table) -> int:
    if s.phase == ROLL or s.phase == DRAW or s.phase == HAPPY_HOUR or s.phase == FIRST_SEAT:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return s.seat


def legal(s: Table, moves: Any) -> int:
    if s.phase == CHOOSE:  # PC-6
        return write_keeps(s, moves)
    if s.phase == PLACE:  # PC-7
        return write_cells(s.open, FIRST_PLACE, moves, 0)
    if s.phase == TAKE_BACK:  # PC-18, 2
        return write_cells(cells_of(s, s.seat), FIRST_BACK, moves, 0)
    if s.phase == MOVE:  # PC-18, 4
        return write_moves(s, moves)
    return write_cells(DOUBLES[4], FIRST_FLIP, moves, 0)  # PC-18, 5


def write_keeps(s: Table, moves: Any) -> int:
    """Every choice of dice to keep, then STOP."""
    roll = roll_number(s.dice)
    n = N_KEEPS[roll]
    for k in range(n):
        moves[k] = KEEPS[ROW * roll + k]
    moves[n] = STOP
    return n + 1


def write_cells(cells: int, first: int, moves: Any, n: int) -> int:
    """A move for each cell of a set, from place n on; the place after them."""
    for cell in range(N_CELLS):
        if cells >> cell & 1:
            moves[n] = first + cell
            n += 1
    return n


def write_moves(s: Table, moves: Any) -> int:
    n = 0
    for seat in range(s.seats):
        if seat != s.seat:
            tokens = cells_of(s, seat)
            where = room(s, seat)
            for cell in range(N_CELLS):
                if tokens >> cell & 1:
                    n = write_cells(where, FIRST_MOVE + 256 * seat + 16 * cell, moves, n)
    return n


def act(s: Table, move: int) -> None:
    if move < STOP:
        keep(s, move)
    elif move == STOP:
        stop(s)
    elif move < FIRST_BACK:
        place(s, move - FIRST_PLACE)
    elif move < FIRST_FLIP:
        take_back(s, move - FIRST_BACK)
    elif move < FIRST_MOVE:
        flip(s, move - FIRST_FLIP)
    else:
        code = move - FIRST_MOVE
        move_token(s, code >> 8, code >> 4 & 15, code & 15)


def sample(s: Table) -> int:
    if s.phase == FIRST_SEAT:
        return below(s, s.seats)
    if s.phase == DRAW:
        return drawn(s)
    if s.phase == HAPPY_HOUR:
        return 1 + below(s, N_FACES)
    return throw(s, s.in_hand)


def drawn(s: Table) -> int:
    """PC-5: any coaster of the box, each as likely."""
    before = below(s, size(s.box))
    coaster = 1
    while True:
        if s.box >> coaster & 1:
            if before == 0:
                return coaster
            before -= 1
        coaster += 1


def settle(s: Table, outcome: int) -> None:
    if s.phase == FIRST_SEAT:
        begin(s, outcome)
    elif s.phase == DRAW:
        lay(s, outcome)
        if is_laid(s):
            note(s, LAID)
            begin_turn(s)
    elif s.phase == HAPPY_HOUR:
        happy_die_falls(s, outcome)
    else:
        dice_fall(s, outcome)


def begin(s: Table, first: int) -> None:
    """PC-4: scores start at 1 for the first player, 2 for the second, and so on."""
    s.first = first
    s.seat = first
    for k in range(s.seats):
        s.scores[(first + k) % s.seats] = k + 1
    note(s, BEGINS, first)
    s.phase = DRAW


def score(s: Table, seat: int) -> int:
    return s.scores[seat]


def places(s: Table, out: Any) -> None:
    """PC-10, PC-13 for the winner; the others by the same order: points, then the later placement."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                better += 1
        out[seat] = better + 1
