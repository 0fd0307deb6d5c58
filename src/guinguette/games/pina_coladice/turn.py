"""A turn: the rolls, the placement, and what is checked after it."""

from guinguette.core.state import note

from .grid import adjacent, cells_of, line_of, line_owner, next_slot, open_cells, put, size, slot_points
from .hands import PACKED, SIZES
from .news import (
    BESIDE,
    COLADICE,
    KEPT,
    NO_PLACE,
    PLACED,
    ROLLED,
    SAME_TURNS,
    SIX_TOKENS,
    TIE_BROKEN,
    TWENTY,
)
from .state import (
    CHOOSE,
    DICE,
    ENOUGH_POINTS,
    FINISHED,
    HAPPY_HOUR,
    MOST_ROLLS,
    N_CELLS,
    NO_SEAT,
    PLACE,
    ROLL,
    TOKENS,
    Table,
)


def begin_turn(s: Table) -> None:
    s.turn += 1
    s.in_hand = DICE
    s.phase = ROLL


def keep(s: Table, hand: int) -> None:
    """PC-6: these dice stay, the others are rolled again."""
    s.dice = int(PACKED[hand])
    s.in_hand = DICE - SIZES[hand]
    s.phase = ROLL
    note(s, KEPT, s.seat, s.dice)


def dice_fall(s: Table, outcome: int) -> None:
    """PC-6: after the third roll the dice are final."""
    note(s, ROLLED, s.seat, outcome)
    s.dice += outcome
    s.in_hand = 0
    s.rolls += 1
    if s.rolls < MOST_ROLLS:
        s.phase = CHOOSE
    else:
        stop(s)


def stop(s: Table) -> None:
    """PC-7, PC-8: a placement if one is possible; PC-17: else the Happy Hour die, after three rolls only."""
    s.open = open_cells(s)
    if s.open:
        s.phase = PLACE
        return
    note(s, NO_PLACE, s.seat)
    if s.happy_hour and s.rolls == MOST_ROLLS:
        s.phase = HAPPY_HOUR
    else:
        end_turn(s)


def place(s: Table, cell: int) -> None:
    """PC-7, PC-9."""
    points = slot_points(s, cell, next_slot(s, cell))
    beside = adjacent(s, s.seat, cell)
    put(s, s.seat, cell)
    s.scores[s.seat] += points + beside
    s.placed[s.seat] = s.turn
    note(s, PLACED, s.seat, cell, s.grid[cell], points)
    if beside > 0:
        note(s, BESIDE, s.seat, beside)
    end_turn(s)


def end_turn(s: Table) -> None:
    """PC-10, PC-11, PC-12: a Piña Coladice ends the game at once, a triggered end when all had as many turns."""
    s.dice = 0
    s.rolls = 0
    s.open = 0
    winner = line_owner(s)
    if winner != NO_SEAT:
        note(s, COLADICE, winner, cocktail(s, winner))
        s.phase = FINISHED
        return
    trigger_end(s)
    after = (s.seat + 1) % s.seats
    if s.last_round and after == s.first:
        finish(s)
    else:
        s.seat = after
        begin_turn(s)


def trigger_end(s: Table) -> None:
    """PC-11; PC-15: only the player who just played; PC-20: once triggered, for good."""
    if s.last_round:
        return
    if s.scores[s.seat] >= ENOUGH_POINTS:
        s.last_round = 1
        note(s, TWENTY, s.seat, s.scores[s.seat])
    elif size(cells_of(s, s.seat)) == TOKENS:
        s.last_round = 1
        note(s, SIX_TOKENS, s.seat)


def finish(s: Table) -> None:
    """PC-13, and the log tells when the last placement broke a tie."""
    s.phase = FINISHED
    note(s, SAME_TURNS)
    best = 0
    for seat in range(1, s.seats):
        if standing(s, seat) > standing(s, best):
            best = seat
    for seat in range(s.seats):
        if s.scores[seat] == s.scores[best] and s.placed[seat] < s.placed[best]:
            note(s, TIE_BROKEN, best)
            return


def standing(s: Table, seat: int) -> int:
    """PC-10, PC-13: a number that ranks the seats: a Piña Coladice, then points, then the last placement."""
    points = int(s.scores[seat])
    if line_of(s, seat):
        points += 1 << 10  # more than anybody scores
    return points << 32 | int(s.placed[seat])


def cocktail(s: Table, seat: int) -> int:
    """PC-16: the coasters of the seat's line, in order, five bits each."""
    line = line_of(s, seat)
    mix = 0
    for cell in range(N_CELLS):
        if line >> cell & 1:
            mix = mix << 5 | int(s.grid[cell])
    return mix
