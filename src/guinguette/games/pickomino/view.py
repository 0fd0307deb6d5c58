"""What a seat sees of Pickomino: everything. Nothing is hidden in this game."""

from functools import lru_cache
from typing import Literal

import msgspec

from . import news
from .moves import FACES, SPECIALISTS
from .position import PHASES
from .rules import score, waiting
from .state import (
    DECIDE,
    FINISHED,
    GONE,
    IN_HAND,
    N_FACES,
    N_TILES,
    NOBODY,
    TILE_WORMS,
    TILES,
    UP,
    WEASEL,
    Table,
)
from .tiles import skewer_prize, stop_news, stop_total, tile_worth, top_tile, victim

MOST_KEPT = 1 << 12  # parts of views


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile on the skewer."""

    value: int
    worms: int
    up: bool
    specialist: str | None


class Player(msgspec.Struct, frozen=True, gc=False):
    stack: list[int]  # tile values, bottom first
    worms: int  # what the player would score now
    grilled: int
    specialist: str | None


class Prize(msgspec.Struct, frozen=True, gc=False):
    """What a stop would bring, so that nobody walks into a null throw unwarned (PK-10)."""

    kind: Literal["take", "steal", "hen", "null"]
    tile: int | None
    seat: int | None  # whom it is stolen from
    clause: str | None


class View(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="pickomino"):
    viewer: int | None
    deluxe: bool
    turn: int
    seat: int  # whose turn it is
    to_move: int | None  # the seat to decide; None when it is up to the dice, or over
    phase: str
    skewer: list[Tile]
    reserve: int
    players: list[Player]
    dice: int  # dice not set aside, the golden one among them if it is in play
    gold: Literal["stays", "hand", "aside"]
    rolled: list[str]  # faces just rolled, the golden die as "g1" or "gw"
    kept: list[str]  # faces set aside
    total: int
    weasel: bool  # the weasel can still run this turn
    prize: Prize | None  # while the player may stop
    choice: list[str]  # two specialists, one of which goes back
    raven: bool  # a grilled worm is asked for because its tile was taken, not for two ones (DX-21)


def build(s: Table, seat: int | None) -> View:
    to_move = waiting(s)
    return View(
        viewer=seat,
        deluxe=bool(s.deluxe),
        turn=s.turn,
        seat=s.seat,
        to_move=to_move if to_move >= 0 else None,
        phase=PHASES[s.phase],
        skewer=list(see_skewer(tuple(s.skewer), tuple(s.stands))),
        reserve=s.reserve,
        players=[see_player(s, p) for p in range(s.seats)],
        dice=s.dice + (s.gold == IN_HAND),
        gold=("stays", "hand", "aside")[s.gold],
        rolled=see_rolled(s),
        kept=list(see_dice(tuple(s.kept))),
        total=s.total,
        weasel=s.owns[s.seat] == WEASEL and not s.weasel_used and s.phase != FINISHED,
        prize=see_prize(s) if s.phase == DECIDE else None,
        choice=[specialist_name(who) or "" for who in (s.owns[s.seat], s.second)] if s.second else [],
        raven=bool(s.raven_waits),
    )


def specialist_name(who: int) -> str | None:
    return None if who == NOBODY else SPECIALISTS[who - 1]


# A view is built at every event, and most of it is as it was: parts that tables share are kept.
_players: dict[tuple[tuple[int, ...], int, int], Player] = {}


@lru_cache(MOST_KEPT)
def see_skewer(tiles: tuple[int, ...], stands: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple(
        Tile(TILES[tile], TILE_WORMS[tile], tiles[tile] == UP, specialist_name(stands[tile]))
        for tile in range(N_TILES)
        if tiles[tile] != GONE
    )


@lru_cache(MOST_KEPT)
def see_dice(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(FACES[face] for face in range(N_FACES) for _ in range(counts[face]))


def see_player(s: Table, seat: int) -> Player:
    key = tuple(s.stacks.rows[seat][: s.height[seat]]), s.grilled[seat], s.owns[seat]
    found = _players.get(key)
    if found is None:
        if len(_players) >= MOST_KEPT:
            _players.clear()
        stack = [TILES[tile] for tile in key[0]]
        found = _players[key] = Player(stack, score(s, seat), s.grilled[seat], specialist_name(s.owns[seat]))
    return found


def see_rolled(s: Table) -> list[str]:
    if s.rolled_gold < 0:
        return list(see_dice(tuple(s.rolled)))
    rolled = list(s.rolled)
    rolled[s.rolled_gold] -= 1
    return [*see_dice(tuple(rolled)), f"g{FACES[s.rolled_gold]}"]


def see_prize(s: Table) -> Prize:
    brings = stop_news(s)
    clause = news.MEANING[brings][1]
    if brings == news.NULL_NO_WORM or brings == news.NULL_LOW:
        return Prize("null", None, None, clause)
    total = stop_total(s)
    other = victim(s, tile_worth(total))
    if brings == news.ONLY_HEN:
        return Prize("hen", None, other, clause)
    if brings == news.STOLE:
        return Prize("steal", TILES[top_tile(s, other)], other, clause)
    return Prize("take", TILES[skewer_prize(s, total)], None, clause)
