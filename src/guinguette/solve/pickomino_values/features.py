"""What the network sees of a table whose turn begins, from the side of the seat to play.

Features are numbered block by block, in the order of this file; a position has few that are not zero. "Seat" below
means the seat's distance from the one to play.
"""

from typing import Any

from guinguette.games.pickomino.rules import standing
from guinguette.games.pickomino.state import DOWN, MOST_SEATS, N_TILES, NOBODY, TILE_WORMS, UP, Table
from guinguette.games.pickomino.tiles import highest_up

SPECIALISTS = 6
CROWDS = 6  # how many tiles are face up: 1, 2, 3, 4 or 5, 6 to 8, more
CROWD = (0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)  # by face-up tiles
SEAT_FEATURES = 4 + 4 * CROWDS
MOST_FEATURES = 2 * N_TILES + 2 + CROWDS + MOST_SEATS * 11  # that are not zero at the same time


def number_of_features(seats: int, deluxe: bool) -> int:
    tiles = N_TILES * (2 + 3 * seats)
    extras = SPECIALISTS * (N_TILES + seats) + 1 if deluxe else 0
    return tiles + 2 + CROWDS + seats * SEAT_FEATURES + extras


def describe(s: Table, places: Any, sizes: Any) -> int:
    """Write the features that are not zero; how many they are."""
    n = describe_skewer(s, places, sizes)
    n = describe_stacks(s, places, sizes, n)
    base = N_TILES * (2 + 3 * s.seats)
    n = describe_middle(s, places, sizes, n, base)
    base += 2 + CROWDS
    n = describe_race(s, places, sizes, n, base)
    if s.deluxe:
        n = describe_deluxe(s, places, sizes, n, base + s.seats * SEAT_FEATURES)
    return n


def mark(places: Any, sizes: Any, n: int, place: int, size: float) -> int:
    places[n] = place
    sizes[n] = size
    return n + 1


def describe_skewer(s: Table, places: Any, sizes: Any) -> int:
    """Each tile of the skewer: face up, or face down."""
    n = 0
    for tile in range(N_TILES):
        if s.skewer[tile] == UP:
            n = mark(places, sizes, n, tile * (2 + 3 * s.seats), 1.0)
        elif s.skewer[tile] == DOWN:
            n = mark(places, sizes, n, tile * (2 + 3 * s.seats) + 1, 1.0)
    return n


def describe_stacks(s: Table, places: Any, sizes: Any, n: int) -> int:
    """Each tile of a stack: whose, and top, second or deeper."""
    for seat in range(s.seats):
        r = (seat - s.seat + s.seats) % s.seats
        for k in range(s.height[seat]):
            depth = min(s.height[seat] - 1 - k, 2)
            n = mark(places, sizes, n, s.stacks[seat, k] * (2 + 3 * s.seats) + 2 + 3 * r + depth, 1.0)
    return n


def describe_middle(s: Table, places: Any, sizes: Any, n: int, base: int) -> int:
    """How many tiles are left, and their worms."""
    tiles = 0
    worms = 0
    for tile in range(N_TILES):
        if s.skewer[tile] == UP:
            tiles += 1
            worms += TILE_WORMS[tile]
    n = mark(places, sizes, n, base, tiles / 10.0)
    n = mark(places, sizes, n, base + 1, worms / 20.0)
    return mark(places, sizes, n, base + 2 + CROWD[tiles], 1.0)


def describe_race(s: Table, places: Any, sizes: Any, n: int, base: int) -> int:
    """Each seat's worms and lead, and by the crowd on the skewer: who would win now, or with one more tile."""
    crowd = -1
    lowest = highest_up(s)
    highest = lowest
    for tile in range(highest, -1, -1):
        if s.skewer[tile] == UP:
            crowd += 1
            lowest = tile
    crowd = CROWD[crowd + 1]
    first, second = two_best(s)
    for seat in range(s.seats):
        at = base + (seat - s.seat + s.seats) % s.seats * SEAT_FEATURES
        mine = standing(s, seat)
        best = second if mine == first else first  # of the others
        lead = (mine // 100 - best // 100) / 5.0
        n = mark(places, sizes, n, at, mine // 100 / 10.0)
        n = mark(places, sizes, n, at + 1, lead)
        n = mark(places, sizes, n, at + 2, s.height[seat] / 4.0)
        n = mark(places, sizes, n, at + 3, s.grilled[seat] / 3.0)
        at += 4 + crowd
        n = mark(places, sizes, n, at, lead)
        if mine > best:
            n = mark(places, sizes, n, at + CROWDS, 1.0)
        if mine + 100 * TILE_WORMS[lowest] > best:
            n = mark(places, sizes, n, at + 2 * CROWDS, 1.0)
        if mine + 100 * TILE_WORMS[highest] > best:
            n = mark(places, sizes, n, at + 3 * CROWDS, 1.0)
    return n


def two_best(s: Table) -> tuple[int, int]:
    """The two highest standings; equal ones if two seats share the lead."""
    first = -1
    second = -1
    for seat in range(s.seats):
        mine = standing(s, seat)
        if mine > first:
            second = first
            first = mine
        elif mine > second:
            second = mine
    return first, second


def describe_deluxe(s: Table, places: Any, sizes: Any, n: int, base: int) -> int:
    """Which specialist stands on which tile, who owns one, and the grilled worms left."""
    for tile in range(N_TILES):
        if s.stands[tile] != NOBODY:
            n = mark(places, sizes, n, base + tile * SPECIALISTS + s.stands[tile] - 1, 1.0)
    base += N_TILES * SPECIALISTS
    for seat in range(s.seats):
        if s.owns[seat] != NOBODY:
            r = (seat - s.seat + s.seats) % s.seats
            n = mark(places, sizes, n, base + r * SPECIALISTS + s.owns[seat] - 1, 1.0)
    return mark(places, sizes, n, base + s.seats * SPECIALISTS, s.reserve / 4.0)
