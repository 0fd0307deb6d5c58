"""What a stop wins and what a null throw costs.

Every function here ends with the turn done (phase TURN_DONE), or waiting for a choice that the
tile brought (GRILL, RETURN).
"""

from guinguette.core.state import note

from .news import (
    CAME_WITH_THEFT,
    CAME_WITH_TILE,
    HEN_SAVES,
    HEN_STAYS,
    HIGHEST_STAYS,
    NOTHING_BACK,
    NULL_LOW,
    NULL_NO_WORM,
    ONLY_HEN,
    PUT_BACK,
    RAVEN_PAYS,
    STOLE,
    TIN,
    TOOK,
    TOOK_LOWER,
    TURNED,
)
from .specialists import earn_grilled, gain, stand_on_skewer
from .state import (
    CAN,
    DOWN,
    FIRST_CLASSIC,
    GONE,
    GRILL,
    HEN,
    N_TILES,
    NO_TILE,
    NOBODY,
    POINTS,
    RAVEN,
    TILES,
    TURN_DONE,
    UP,
    WORM,
    Table,
)

NO_SEAT = -1


def top_tile(s: Table, seat: int) -> int:
    """The only tile of a stack that counts for others."""
    height = s.height[seat]
    return int(s.stacks[seat, height - 1]) if height > 0 else NO_TILE


def push(s: Table, seat: int, tile: int) -> None:
    """PK-14b: on top of the player's own single stack."""
    s.stacks[seat, s.height[seat]] = tile
    s.height[seat] += 1


def pop(s: Table, seat: int) -> int:
    s.height[seat] -= 1
    height = s.height[seat]
    tile = int(s.stacks[seat, height])
    s.stacks[seat, height] = 0
    return tile


def tile_worth(total: int) -> int:
    """The index of the tile with exactly this value, or NO_TILE."""
    if 21 <= total <= 36:
        return total - 21 + FIRST_CLASSIC
    if total == 11:
        return 0
    if total == 13:
        return 1
    return NO_TILE


def highest_up(s: Table) -> int:
    for tile in range(N_TILES - 1, -1, -1):
        if s.skewer[tile] == UP:
            return tile
    return NO_TILE


def canned(s: Table) -> bool:
    """DX-16: whether the canned worm stands in for a worm that is missing."""
    return s.kept[WORM] == 0 and s.owns[s.seat] == CAN


def stop_total(s: Table) -> int:
    """PK-11: what a stop counts; 0 without a worm."""
    if canned(s):
        return s.total + POINTS[WORM]
    return s.total if s.kept[WORM] > 0 else 0


def victim(s: Table, tile: int) -> int:
    """PK-13: the other seat whose stack this tile tops; DX-5: 11 and 13 are never stolen."""
    if tile >= FIRST_CLASSIC:
        for seat in range(s.seats):
            if seat != s.seat and top_tile(s, seat) == tile:
                return seat
    return NO_SEAT


def skewer_prize(s: Table, total: int) -> int:
    """PK-12: the face-up tile of this value; PK-14: else the next lower one, but never 11 or 13 (DX-4)."""
    tile = tile_worth(total)
    if tile != NO_TILE and s.skewer[tile] == UP:
        return tile
    lower = min(total, TILES[N_TILES - 1]) - 21 + FIRST_CLASSIC
    while lower >= FIRST_CLASSIC:
        if s.skewer[lower] == UP:
            return lower
        lower -= 1
    return NO_TILE


def stop_news(s: Table) -> int:
    """PK-11 to PK-14: what a stop would bring, as the news will tell it."""
    total = stop_total(s)
    if total == 0:
        return NULL_NO_WORM
    other = victim(s, tile_worth(total))
    if other != NO_SEAT:
        return ONLY_HEN if s.owns[other] == HEN else STOLE
    tile = skewer_prize(s, total)
    if tile == NO_TILE:
        return NULL_LOW
    return TOOK if TILES[tile] == total else TOOK_LOWER


def stop(s: Table) -> None:
    """PK-11 to PK-14: take, steal, or a null throw."""
    brings = stop_news(s)
    total = stop_total(s)
    if brings == NULL_NO_WORM:
        note(s, NULL_NO_WORM, s.seat, s.total)
        null_throw(s)
        return
    if canned(s):
        note(s, TIN, s.seat, total)
    if brings == NULL_LOW:
        note(s, NULL_LOW, s.seat, total)
        null_throw(s)
    elif brings == STOLE or brings == ONLY_HEN:
        steal(s, victim(s, tile_worth(total)))
    else:
        take(s, skewer_prize(s, total))


def steal(s: Table, other: int) -> None:
    """PK-13, and the victim's specialist with it (DX-10); DX-19: from the hen's owner, only the hen."""
    s.phase = TURN_DONE
    who = int(s.owns[other])
    s.owns[other] = NOBODY
    if who == HEN:
        note(s, ONLY_HEN, s.seat, other, top_tile(s, other))
    else:
        tile = pop(s, other)
        push(s, s.seat, tile)
        note(s, STOLE, s.seat, tile, other)
        if who != NOBODY:
            note(s, CAME_WITH_THEFT, s.seat, who)
    if who != NOBODY:
        gain(s, who)


def take(s: Table, tile: int) -> None:
    """PK-12 and the order of DX-24: the tile, the raven's pay, the specialist."""
    s.skewer[tile] = GONE
    push(s, s.seat, tile)
    total = stop_total(s)
    note(s, TOOK if TILES[tile] == total else TOOK_LOWER, s.seat, tile, total)
    who = int(s.stands[tile])
    s.stands[tile] = NOBODY
    s.phase = TURN_DONE
    if who == RAVEN:
        earn_grilled(s, RAVEN_PAYS)
        if s.phase == GRILL:
            s.raven_waits = 1
        else:
            raven_flies(s)
    elif who != NOBODY:
        note(s, CAME_WITH_TILE, s.seat, who)  # DX-9
        gain(s, who)


def raven_flies(s: Table) -> None:
    """DX-21: paid, the raven moves; it is never owned."""
    s.raven_waits = 0
    s.phase = TURN_DONE
    stand_on_skewer(s, RAVEN)


def null_throw(s: Table) -> None:
    """PK-15 to PK-18; DX-13: the tile goes back, then the specialist, then the highest tile is turned."""
    s.phase = TURN_DONE
    who = int(s.owns[s.seat])
    if who == HEN:
        hen_pays(s)
        return
    back = NO_TILE
    if s.height[s.seat] > 0:
        back = pop(s, s.seat)
        s.skewer[back] = UP
        note(s, PUT_BACK, s.seat, back)
    else:
        note(s, NOTHING_BACK, s.seat)
    if who != NOBODY:
        s.owns[s.seat] = NOBODY
        stand_on_skewer(s, who)
    if back != NO_TILE:
        turn_highest(s, back)


def hen_pays(s: Table) -> None:
    """DX-18, DX-20: with a tile to protect only the hen goes back; without one even she stays."""
    if s.height[s.seat] == 0:
        note(s, HEN_STAYS, s.seat)
    else:
        note(s, HEN_SAVES, s.seat)
        s.owns[s.seat] = NOBODY
        stand_on_skewer(s, HEN)


def turn_highest(s: Table, back: int) -> None:
    """PK-16; PK-17: not when the tile just put back is the highest. DX-13: whoever stood on it moves."""
    highest = highest_up(s)
    if highest == back:
        note(s, HIGHEST_STAYS, back)
        return
    s.skewer[highest] = DOWN
    note(s, TURNED, highest)
    who = int(s.stands[highest])
    if who != NOBODY:
        s.stands[highest] = NOBODY
        stand_on_skewer(s, who)
