"""Happy Hour (PC-17 to PC-20): the effects of its die."""

from guinguette.core.state import note

from .grid import cells_of, put, remove, room
from .news import FLIPPED, GAINED, HAPPY_DIE, LOST, MOVED, OTHERS_GAIN, SKIPPED, TOOK_BACK, WENT_BACK
from .state import FLIP, MOVE, TAKE_BACK, Table
from .turn import end_turn

LOSS, GAIN = 3, 4


def happy_die_falls(s: Table, die: int) -> None:
    """PC-18; PC-19: an effect that cannot be applied is skipped."""
    note(s, HAPPY_DIE, s.seat, die)
    if die == 2 and cells_of(s, s.seat):
        s.phase = TAKE_BACK
    elif die == 4 and some_token_can_move(s):
        s.phase = MOVE
    elif die == 5:
        s.phase = FLIP
    else:
        change_scores(s, die)
        end_turn(s)


def change_scores(s: Table, die: int) -> None:
    if die == 1:
        lost = min(LOSS, s.scores[s.seat])  # never below 0
        s.scores[s.seat] -= lost
        note(s, LOST, s.seat, lost)
    elif die == 3:
        for seat in range(s.seats):
            if seat != s.seat:
                s.scores[seat] += 1
        note(s, OTHERS_GAIN, s.seat)
    elif die == 6:
        s.scores[s.seat] += GAIN
        note(s, GAINED, s.seat)
    else:
        note(s, SKIPPED, s.seat)


def some_token_can_move(s: Table) -> bool:
    for seat in range(s.seats):
        if seat != s.seat and cells_of(s, seat) and room(s, seat):
            return True
    return False


def take_back(s: Table, cell: int) -> None:
    """PC-18, 2: one of the player's own tokens, without loss of points."""
    remove(s, s.seat, cell)
    note(s, TOOK_BACK, s.seat, cell, s.grid[cell])
    end_turn(s)


def move_token(s: Table, seat: int, start: int, end: int) -> None:
    """PC-18, 4: another player's token, which scores nothing there; it takes the dearer slot, as in PC-9."""
    remove(s, seat, start)
    put(s, seat, end)
    note(s, MOVED, s.seat, seat, start, end)
    end_turn(s)


def flip(s: Table, cell: int) -> None:
    """PC-18, 5: the coaster shows its other face, and its tokens go back to their owners."""
    note(s, FLIPPED, s.seat, cell, s.grid[cell])
    for seat in range(s.seats):
        if cells_of(s, seat) >> cell & 1:
            remove(s, seat, cell)
            note(s, WENT_BACK, seat)
    s.doubles ^= 1 << cell
    end_turn(s)
