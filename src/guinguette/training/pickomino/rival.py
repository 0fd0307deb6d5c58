"""A rival to be measured by: the most points now, and never a risk for more."""

from guinguette.games.pickomino.rules import ROLL_ON, STOP, legal
from guinguette.games.pickomino.state import DECIDE, KEEP, N_FACES, NO_TILE, POINTS, WORM, Table
from guinguette.games.pickomino.tiles import NO_SEAT, skewer_prize, stop_total, tile_worth, victim
from guinguette.games.pickomino.turn import can_keep
from guinguette.solve.pickomino_values.room import Room


def choose_points(s: Table, room: Room) -> int:
    if s.phase == KEEP:
        return most_points(s)
    if s.phase == DECIDE:
        return STOP if wins_tile(s) else ROLL_ON
    legal(s, room.moves)
    return int(room.moves[0])


def most_points(s: Table) -> int:
    """The face that brings most points; of equals the higher one, a worm above a five."""
    best = -1
    move = WORM
    for face in range(N_FACES):
        if can_keep(s, face) and s.rolled[face] * POINTS[face] >= best:
            best = s.rolled[face] * POINTS[face]
            move = face
    return move


def wins_tile(s: Table) -> bool:
    total = stop_total(s)
    return total > 0 and (victim(s, tile_worth(total)) != NO_SEAT or skewer_prize(s, total) != NO_TILE)
