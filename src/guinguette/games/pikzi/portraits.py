"""Portraits: placing pieces, taking them, finishing."""

from guinguette.core.state import note

from .news import DOUBLE, FINISHES, SWEPT, TOOK
from .state import ALL_FOUR, N_PORTRAITS, NOBODY, Table


def shows(s: Table, seat: int, piece: int) -> bool:
    return bool(s.shown[seat, piece // 4] >> (piece % 4) & 1)


def can_place(s: Table, piece: int) -> bool:
    """PZ-7: of a portrait that nobody has finished, and not shown yet."""
    return s.finished[piece // 4] == NOBODY and not shows(s, s.seat, piece)


def show(s: Table, seat: int, piece: int) -> None:
    """PZ-8, PZ-10: a piece comes to lie in front of a seat, and may be the fourth."""
    portrait = piece // 4
    s.shown[seat, portrait] |= 1 << (piece % 4)
    if s.shown[seat, portrait] == ALL_FOUR:
        finish(s, seat, portrait)


def finish(s: Table, seat: int, portrait: int) -> None:
    """PZ-8; PZ-9: the others' pieces of it go to the discard."""
    s.finished[portrait] = seat
    note(s, FINISHES, seat, portrait)
    for other in range(s.seats):
        if other != seat:
            for piece in range(4 * portrait, 4 * portrait + 4):
                if shows(s, other, piece):
                    s.discard[piece] += 1
                    note(s, SWEPT, other, piece)
            s.shown[other, portrait] = 0


def take_piece(s: Table, taker: int, loser: int, piece: int) -> None:
    """PZ-12; PZ-13: a double goes to the discard."""
    s.shown[loser, piece // 4] &= ~(1 << (piece % 4))
    if shows(s, taker, piece):
        s.discard[piece] += 1
        note(s, DOUBLE, taker, piece, loser)
    else:
        note(s, TOOK, taker, piece, loser)
        show(s, taker, piece)


def take_portrait(s: Table, taker: int, loser: int, portrait: int) -> None:
    """PZ-13, PZ-14: all pieces. Finishing sweeps the table, so what the loser shows is read piece by piece."""
    for piece in range(4 * portrait, 4 * portrait + 4):
        if shows(s, loser, piece):
            take_piece(s, taker, loser, piece)


def within_reach(s: Table, target: int, portrait: int) -> int:
    """PZ-12, PZ-13: bits of the target's pieces that the player lacks, if the player has begun that portrait.

    PZ-16 follows: a finished portrait lies in front of one seat only, which lacks nothing of it.
    """
    mine = s.shown[s.seat, portrait]
    return int(s.shown[target, portrait] & ~mine) if mine else 0


def count_finished(s: Table) -> int:
    count = 0
    for portrait in range(N_PORTRAITS):
        if s.finished[portrait] != NOBODY:
            count += 1
    return count
