"""Which positions of Pickomino could exist: every part once, and a phase that fits the table."""

from collections.abc import Iterator

from guinguette.core.errors import BadPosition
from guinguette.core.words import Line

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


Check = tuple[str, bool, Line]


def parts(s: Table) -> Iterator[Check]:
    """Tiles, specialists and grilled worms."""
    stacked = [s.stacks[seat, k] for seat in range(s.seats) for k in range(s.height[seat])]
    for tile, value in enumerate(TILES):
        places = stacked.count(tile) + (s.skewer[tile] != GONE)
        in_box = not s.deluxe and tile < FIRST_CLASSIC
        yield "skewer", places > 1, Line("pickomino-two-places", {"tile": value})
        yield "skewer", places == 1 and in_box, Line("pickomino-other-edition", {"tile": value})
        yield "skewer", places == 0 and not in_box, Line("pickomino-tile-missing", {"tile": value})
        yield (
            "skewer",
            s.stands[tile] != NOBODY and s.skewer[tile] != UP,
            Line("pickomino-nobody-stands", {"tile": value}),
        )
    known = [who for who in (*s.stands, *s.owns, s.second) if who != NOBODY]
    yield "owns", len(known) != len(set(known)), Line("pickomino-specialist-twice")
    yield "owns", bool(known) and not s.deluxe, Line("pickomino-no-specialists")
    yield "owns", RAVEN in (*s.owns, s.second), Line("pickomino-raven-free", {}, "DX-21")
    yield (
        "reserve",
        s.reserve + sum(s.grilled) != GRILLED_WORMS * s.deluxe,
        Line("pickomino-grilled-count", {"count": GRILLED_WORMS}),
    )


def dice(s: Table) -> Iterator[Check]:
    in_play = sum(s.rolled) > 0
    has_gold = s.owns[s.seat] == GOLD
    yield "kept", s.dice < 0, Line("more-dice")
    yield (
        "rolled",
        in_play and sum(s.rolled) != s.dice + (s.gold == IN_HAND),
        Line("pickomino-not-all-rolled", {}, "PK-7"),
    )
    yield (
        "rolled",
        in_play and (s.rolled_gold != NO_FACE) != (s.gold == IN_HAND),
        Line("pickomino-gold-rolled"),
    )
    yield "rolled", in_play != (s.phase in (KEEP, NULL)), Line("pickomino-rolled-to-choose")
    yield "gold", s.gold != STAYS and not has_gold, Line("pickomino-gold-owner")
    yield "gold", s.gold == ASIDE and s.kept[ONE] + s.kept[WORM] == 0, Line("pickomino-gold-shows", {}, "DX-15")
    yield "gold", s.gold != ASIDE and sum(s.kept) > 8, Line("more-dice")
    yield "weasel", s.weasel_used == 1 and s.owns[s.seat] != WEASEL, Line("pickomino-weasel-owner")


def phase(s: Table) -> Iterator[Check]:
    fresh = sum(s.kept) == 0
    ended = highest_up(s) == -1
    givers = sum(can_give_grilled(s, seat) for seat in range(s.seats))
    tile_won = s.phase == RETURN or (s.phase == GRILL and s.raven_waits == 1)
    yield "phase", s.phase == TURN_DONE, Line("pickomino-nothing-waits")
    yield "turn", (s.turn == 0) != (s.phase == FIRST_SEAT), Line("pickomino-turns-from-one")
    yield "phase", s.phase == FIRST_SEAT and not s.draws_first, Line("pickomino-first-not-drawn", {}, "PK-4")
    yield "phase", s.phase == FIRST_SEAT and any(s.height), Line("pickomino-tile-too-soon")
    yield "phase", s.phase == FINISHED and not ended, Line("pickomino-goes-on", {}, "PK-19")
    yield "phase", ended and s.phase != FINISHED and not tile_won, Line("pickomino-ends", {}, "PK-19")
    yield "kept", s.phase in (FIRST_SEAT, DICE, FINISHED) and not fresh, Line("pickomino-none-aside")
    yield "kept", s.phase in (DECIDE, GRILL, RETURN) and fresh, Line("pickomino-some-aside")
    yield "phase", s.phase in (ROLL, DECIDE, KEEP, NULL) and not dice_left(s), Line("pickomino-none-left", {}, "PK-8")
    yield "phase", s.phase == DICE and (s.owns[s.seat] != GOLD or s.gold != STAYS), Line("pickomino-no-gold-choice")
    yield "phase", s.phase == KEEP and not some_face_is_new(s), Line("pickomino-no-new-face", {}, "PK-9")
    yield "phase", s.phase == NULL and (some_face_is_new(s) or not weasel_ready(s)), Line("pickomino-weasel-idle")
    yield "phase", s.phase == GRILL and (s.reserve > 0 or givers < 2), Line("pickomino-no-giver-choice", {}, "DX-7")
    yield "phase", s.phase == RETURN and s.owns[s.seat] == NOBODY, Line("pickomino-no-own-specialist")
    yield "second", (s.second != NOBODY) != (s.phase == RETURN), Line("pickomino-second-waits", {}, "DX-11")
    yield "raven", s.raven_waits == 1 and (s.phase != GRILL or RAVEN in s.stands), Line("pickomino-raven-waits")
