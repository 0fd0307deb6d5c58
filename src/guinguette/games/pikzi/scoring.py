"""Points and places."""

from typing import Any

from .state import CARD_POINTS, N_KINDS, N_PORTRAITS, PORTRAIT_POINTS, Table


def portrait_points(s: Table, seat: int) -> int:
    """PZ-20; PZ-23: one each for young players."""
    points = 0
    for portrait in range(N_PORTRAITS):
        if s.finished[portrait] == seat:
            points += 1 if s.young else PORTRAIT_POINTS[portrait]
    return points


def hand_points(s: Table, seat: int) -> int:
    """PZ-21; PZ-23: nothing for young players."""
    points = 0
    if not s.young:
        for kind in range(N_KINDS):
            points += s.hands[seat, kind] * CARD_POINTS[kind]
    return points


def points(s: Table, seat: int) -> int:
    """One player's own: the rounds before (PZ-24), and this one as it stands."""
    return int(s.totals[seat]) + portrait_points(s, seat) + hand_points(s, seat)


def score(s: Table, seat: int) -> int:
    """PZ-25: a team counts both partners' points."""
    if s.teams:
        return points(s, seat) + points(s, (seat + 2) % 4)
    return points(s, seat)


def places(s: Table, out: Any) -> None:
    """PZ-22: most points first; a tie is shared, and partners always tie."""
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if score(s, other) > score(s, seat):
                better += 1
        out[seat] = better + 1
