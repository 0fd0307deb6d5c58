"""What a seat sees of Pickomino: everything. Nothing is hidden in this game."""

from typing import Literal

import msgspec

from . import news
from .moves import FACES, SPECIALISTS
from .position import PHASES
from .rules import score, waiting
from .state import DECIDE, FINISHED, GONE, IN_HAND, N_FACES, N_TILES, NOBODY, TILE_WORMS, TILES, UP, WEASEL, Table
from .tiles import stop


class Tile(msgspec.Struct, frozen=True):
    """A tile on the skewer."""

    value: int
    worms: int
    up: bool
    specialist: str | None


class Player(msgspec.Struct, frozen=True):
    stack: list[int]  # tile values, bottom first
    worms: int  # what the player would score now
    grilled: int
    specialist: str | None


class Prize(msgspec.Struct, frozen=True):
    """What a stop would bring, so that nobody walks into a null throw unwarned (PK-10)."""

    kind: Literal["take", "steal", "hen", "null"]
    tile: int | None
    seat: int | None  # whom it is stolen from
    clause: str | None


class View(msgspec.Struct, frozen=True, tag_field="game", tag="pickomino"):
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


def build(s: Table, seat: int | None) -> View:
    to_move = waiting(s)
    return View(
        viewer=seat,
        deluxe=bool(s.deluxe),
        turn=s.turn,
        seat=s.seat,
        to_move=to_move if to_move >= 0 else None,
        phase=PHASES[s.phase],
        skewer=[see_tile(s, tile) for tile in range(N_TILES) if s.skewer[tile] != GONE],
        reserve=s.reserve,
        players=[see_player(s, p) for p in range(s.seats)],
        dice=s.dice + (s.gold == IN_HAND),
        gold=("stays", "hand", "aside")[s.gold],
        rolled=see_rolled(s),
        kept=[FACES[face] for face in range(N_FACES) for _ in range(s.kept[face])],
        total=s.total,
        weasel=s.owns[s.seat] == WEASEL and not s.weasel_used and s.phase != FINISHED,
        prize=see_prize(s) if s.phase == DECIDE else None,
        choice=[specialist_name(who) or "" for who in (s.owns[s.seat], s.second)] if s.second else [],
    )


def specialist_name(who: int) -> str | None:
    return None if who == NOBODY else SPECIALISTS[who - 1]


def see_tile(s: Table, tile: int) -> Tile:
    return Tile(TILES[tile], TILE_WORMS[tile], s.skewer[tile] == UP, specialist_name(s.stands[tile]))


def see_player(s: Table, seat: int) -> Player:
    stack = [TILES[s.stacks[seat, k]] for k in range(s.height[seat])]
    return Player(stack, score(s, seat), s.grilled[seat], specialist_name(s.owns[seat]))


def see_rolled(s: Table) -> list[str]:
    white = [FACES[face] for face in range(N_FACES) for _ in range(s.rolled[face] - (s.rolled_gold == face))]
    return white + ([f"g{FACES[s.rolled_gold]}"] if s.rolled_gold >= 0 else [])


def see_prize(s: Table) -> Prize:
    """Let the rules stop on a copy, and read what they report."""
    trial = s.copy()
    trial.news = []
    stop(trial)
    for code, _, b, c, _ in trial.news:
        clause = news.MEANING[code][1]
        if code in (news.TOOK, news.TOOK_LOWER):
            return Prize("take", TILES[b], None, clause)
        if code == news.STOLE:
            return Prize("steal", TILES[b], c, clause)
        if code == news.ONLY_HEN:
            return Prize("hen", None, b, clause)
        if code in (news.NULL_NO_WORM, news.NULL_LOW):
            return Prize("null", None, None, clause)
    raise AssertionError("a stop takes, steals or is null")
