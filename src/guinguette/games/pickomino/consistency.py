"""Which positions of Pickomino could exist: every part once, and a phase that fits the table."""

from collections.abc import Iterator

from guinguette.core.errors import BadPosition

from .specialists import can_give_grilled
from .state import (
    ASIDE,
    DECIDE,
    DICE,
    FINISHED,
    FIRST_CLASSIC,
    FIRST_SEAT,
    GOLD,
    GONE,
    GRILL,
    GRILLED_WORMS,
    IN_HAND,
    KEEP,
    NO_FACE,
    NOBODY,
    NULL,
    ONE,
    RAVEN,
    RETURN,
    ROLL,
    STAYS,
    TILES,
    TURN_DONE,
    UP,
    WEASEL,
    WORM,
    Table,
)
from .tiles import highest_up
from .turn import dice_left, some_face_is_new, weasel_ready


def check(s: Table) -> None:
    """Raise BadPosition at the first thing that cannot be."""
    for field, wrong, reason in (*parts(s), *dice(s), *phase(s)):
        if wrong:
            raise BadPosition(field, reason)


Check = tuple[str, bool, str]


def parts(s: Table) -> Iterator[Check]:
    """Tiles, specialists and grilled worms."""
    stacked = [s.stacks[seat, k] for seat in range(s.seats) for k in range(s.height[seat])]
    for tile, value in enumerate(TILES):
        places = stacked.count(tile) + (s.skewer[tile] != GONE)
        in_box = not s.deluxe and tile < FIRST_CLASSIC
        yield "skewer", places > 1, f"tile {value} is in two places"
        yield "skewer", places == 1 and in_box, f"tile {value} is not in this edition"
        yield "skewer", places == 0 and not in_box, f"tile {value} is missing"
        yield "skewer", s.stands[tile] != NOBODY and s.skewer[tile] != UP, f"nobody can stand on tile {value}"
    known = [who for who in (*s.stands, *s.owns, s.second) if who != NOBODY]
    yield "owns", len(known) != len(set(known)), "a specialist is in two places"
    yield "owns", bool(known) and not s.deluxe, "there are no specialists in this edition"
    yield "owns", RAVEN in (*s.owns, s.second), "nobody owns the raven (DX-21)"
    yield "reserve", s.reserve + sum(s.grilled) != GRILLED_WORMS * s.deluxe, f"there are {GRILLED_WORMS} grilled worms"


def dice(s: Table) -> Iterator[Check]:
    in_play = sum(s.rolled) > 0
    has_gold = s.owns[s.seat] == GOLD
    yield "kept", s.dice < 0, "more dice than the game has"
    yield "rolled", in_play and sum(s.rolled) != s.dice + (s.gold == IN_HAND), "not all dice left were rolled (PK-7)"
    yield (
        "rolled",
        in_play and (s.rolled_gold != NO_FACE) != (s.gold == IN_HAND),
        "the golden die is rolled with the others",
    )
    yield "rolled", in_play != (s.phase in (KEEP, NULL)), "dice lie rolled only while a face is chosen"
    yield "gold", s.gold != STAYS and not has_gold, "the player does not own the golden die"
    yield "gold", s.gold == ASIDE and s.kept[ONE] + s.kept[WORM] == 0, "the golden die shows a 1 or a worm (DX-15)"
    yield "gold", s.gold != ASIDE and sum(s.kept) > 8, "more dice than the game has"
    yield "weasel", s.weasel_used == 1 and s.owns[s.seat] != WEASEL, "the player does not own the weasel"


def phase(s: Table) -> Iterator[Check]:
    fresh = sum(s.kept) == 0
    ended = highest_up(s) == -1
    givers = sum(can_give_grilled(s, seat) for seat in range(s.seats))
    tile_won = s.phase == RETURN or (s.phase == GRILL and s.raven_waits == 1)
    yield "phase", s.phase == TURN_DONE, "nothing waits in this phase"
    yield "turn", (s.turn == 0) != (s.phase == FIRST_SEAT), "turns are counted from 1 once somebody has begun"
    yield "phase", s.phase == FIRST_SEAT and not s.draws_first, "the first seat is not drawn here (PK-4)"
    yield "phase", s.phase == FIRST_SEAT and any(s.height), "nobody has a tile before the first turn"
    yield "phase", s.phase == FINISHED and not ended, "the game goes on while a tile is face up (PK-19)"
    yield "phase", ended and s.phase != FINISHED and not tile_won, "the game ends with the last face-up tile (PK-19)"
    yield "kept", s.phase in (FIRST_SEAT, DICE, FINISHED) and not fresh, "no dice are set aside in this phase"
    yield "kept", s.phase in (DECIDE, GRILL, RETURN) and fresh, "some dice are set aside in this phase"
    yield "phase", s.phase in (ROLL, DECIDE, KEEP, NULL) and not dice_left(s), "no dice are left to roll (PK-8)"
    yield "phase", s.phase == DICE and (s.owns[s.seat] != GOLD or s.gold != STAYS), "there is no golden die to choose"
    yield "phase", s.phase == KEEP and not some_face_is_new(s), "no face can be set aside (PK-9)"
    yield "phase", s.phase == NULL and (some_face_is_new(s) or not weasel_ready(s)), "the weasel has nothing to save"
    yield "phase", s.phase == GRILL and (s.reserve > 0 or givers < 2), "there is no choice of a giver (DX-7)"
    yield "phase", s.phase == RETURN and s.owns[s.seat] == NOBODY, "the player has no specialist"
    yield "second", (s.second != NOBODY) != (s.phase == RETURN), "a second specialist waits only to be chosen (DX-11)"
    yield "raven", s.raven_waits == 1 and (s.phase != GRILL or RAVEN in s.stands), "the raven waits only for its pay"
