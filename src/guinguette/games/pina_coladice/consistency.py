"""Which positions of Piña Coladice could exist: every part once, and a phase that fits the table."""

from collections.abc import Iterator

from guinguette.core.errors import BadPosition
from guinguette.core.words import Line

from .grid import DOUBLES, cells_of, is_laid, line_owner, open_cells, size, taken
from .hands import unpack
from .happy_hour import some_token_can_move
from .state import (
    CHOOSE,
    DICE,
    DRAW,
    ENOUGH_POINTS,
    FINISHED,
    FIRST_SEAT,
    FLIP,
    HAPPY_HOUR,
    MOST_ROLLS,
    MOVE,
    N_CELLS,
    NO_COASTER,
    NO_SEAT,
    PLACE,
    ROLL,
    TAKE_BACK,
    TOKENS,
    Table,
)

SETUP = (FIRST_SEAT, DRAW)
AFTER_THREE = (HAPPY_HOUR, TAKE_BACK, MOVE, FLIP)


def check(s: Table) -> None:
    """Raise BadPosition at the first thing that cannot be."""
    for field, wrong, reason in (*grid(s), *tokens(s), *dice(s), *phase(s), *scores(s), *end(s)):
        if wrong:
            raise BadPosition(field, reason)


Check = tuple[str, bool, Line]


def grid(s: Table) -> Iterator[Check]:
    second_only = taken(s.low) & ~taken(s.high)
    dealt = not s.happy_hour or s.turn <= 1  # no coaster can have been flipped yet
    count = {"count": sum(coaster != NO_COASTER for coaster in s.grid), "most": N_CELLS}
    yield "grid", not is_laid(s) and s.phase not in SETUP, Line("pina_coladice-count-coasters", count, "PC-5")
    yield "grid", is_laid(s) and s.phase in SETUP, Line("pina_coladice-laid-first", {}, "PC-5")
    yield "grid", s.phase == FIRST_SEAT and s.grid[0] != NO_COASTER, Line("pina_coladice-drawn-first")
    yield "grid", dealt and s.doubles != DOUBLES[s.seats], Line("pina_coladice-wrong-faces", {"count": s.seats}, "PC-5")
    yield "grid", not s.happy_hour and second_only != 0, Line("pina_coladice-dearer-first", {}, "PC-9")


def tokens(s: Table) -> Iterator[Check]:
    for seat in range(s.seats):
        number = size(cells_of(s, seat))
        turns = (s.placed[seat] - 1 - order(s, seat)) // s.seats + 1  # up to the last placement
        who = {"seat": seat}
        yield "grid", s.high[seat] & s.low[seat] != 0, Line("pina_coladice-two-on-one", who, "PC-7")
        yield "grid", number > TOKENS, Line("pina_coladice-more-tokens", who | {"most": TOKENS}, "PC-1")
        yield "placed", number > turns, Line("pina_coladice-too-few-turns", who | {"count": number})
        yield (
            "placed",
            s.placed[seat] > 0 and not was_turn_of(s, seat, s.placed[seat]),
            Line("pina_coladice-not-their-turn", who),
        )
        yield "placed", s.placed[seat] == s.turn > 0 and s.phase != FINISHED, Line("pina_coladice-not-placed-yet")
        yield (
            "placed",
            not s.happy_hour and s.placed[seat] > 0 and number == 0,
            Line("pina_coladice-placed-nothing", who),
        )


def was_turn_of(s: Table, seat: int, turn: int) -> bool:
    return (s.first + turn - 1) % s.seats == seat


def dice(s: Table) -> Iterator[Check]:
    number = len(unpack(s.dice))
    if s.phase == ROLL:
        yield "rolls", s.rolls == MOST_ROLLS, Line("pina_coladice-no-fourth-roll", {}, "PC-6")
        yield "dice", s.rolls == 0 and number > 0, Line("pina_coladice-kept-too-soon", {}, "PC-6")
        yield "dice", number == DICE, Line("pina_coladice-none-to-roll")
    elif s.phase in (*SETUP, FINISHED):
        yield "dice", number > 0, Line("pina_coladice-no-dice-now")
        yield "rolls", s.rolls > 0, Line("pina_coladice-no-rolls-now")
    else:
        yield "dice", number != DICE, Line("pina_coladice-all-dice-now", {"count": DICE})
        yield "rolls", s.rolls == 0, Line("pina_coladice-must-roll", {}, "PC-6")
        yield "rolls", s.phase == CHOOSE and s.rolls == MOST_ROLLS, Line("pina_coladice-third-is-last", {}, "PC-6")
        yield (
            "rolls",
            s.phase in AFTER_THREE and s.rolls < MOST_ROLLS,
            Line("pina_coladice-happy-after-three", {}, "PC-17"),
        )


def phase(s: Table) -> Iterator[Check]:
    yield "turn", (s.turn == 0) != (s.phase in SETUP), Line("pina_coladice-turns-from-one")
    yield "seat", s.phase == FIRST_SEAT and s.seat != 0, Line("pina_coladice-nobody-drawn")
    if s.phase == PLACE or s.phase in AFTER_THREE:
        possible = open_cells(s) != 0
        yield "phase", possible != (s.phase == PLACE), Line("pina_coladice-placed-if-possible", {}, "PC-8")
    yield "phase", s.phase in AFTER_THREE and not s.happy_hour, Line("pina_coladice-not-happy", {}, "PC-17")
    yield (
        "phase",
        s.phase == TAKE_BACK and not cells_of(s, s.seat),
        Line("pina_coladice-none-to-take-back", {}, "PC-19"),
    )
    yield "phase", s.phase == MOVE and not some_token_can_move(s), Line("pina_coladice-none-to-move", {}, "PC-19")


def scores(s: Table) -> Iterator[Check]:
    """Only Happy Hour lets a position state them."""
    for seat in range(s.seats):
        at_first = 0 if s.phase == FIRST_SEAT else order(s, seat) + 1
        gifts = (s.seat - seat - 1) % s.seats  # turns of others since this seat's own
        high = s.scores[seat] >= ENOUGH_POINTS + gifts
        yield "scores", s.turn <= 1 and s.scores[seat] != at_first, Line("pina_coladice-first-scores", {}, "PC-4")
        yield "scores", high and not s.last_round and s.phase != FINISHED, Line("pina_coladice-points-end", {}, "PC-11")


def end(s: Table) -> Iterator[Check]:
    winner = line_owner(s)
    over = s.phase == FINISHED
    round_over = (s.seat + 1) % s.seats == s.first
    yield "grid", winner != NO_SEAT and not over, Line("pina_coladice-line-wins", {}, "PC-10")
    yield "grid", winner not in (NO_SEAT, s.seat) and not s.happy_hour, Line("pina_coladice-line-own-turn")
    yield "placed", winner == s.seat and s.placed[winner] != s.turn, Line("pina_coladice-line-just-placed")
    yield (
        "phase",
        over and winner == NO_SEAT and not (s.last_round and round_over),
        Line("pina_coladice-goes-on", {}, "PC-11"),
    )
    yield "last", s.last_round == 1 and not over and s.seat == s.first, Line("pina_coladice-round-over", {}, "PC-11")
    yield "last", s.last_round == 1 and s.phase in SETUP, Line("pina_coladice-no-end-yet")
    for seat in range(s.seats):
        if triggers(s, seat) and seat != winner:
            yield "last", not s.last_round, Line("pina_coladice-tokens-end", {}, "PC-11")
            yield (
                "seat",
                order(s, seat) > order(s, s.seat) - (not over),
                Line("pina_coladice-ended-before", {"seat": seat}),
            )


def triggers(s: Table, seat: int) -> bool:
    """Whether the seat must have triggered the end: its points too tell so, unless they may be a gift (PC-15)."""
    return size(cells_of(s, seat)) == TOKENS or (not s.happy_hour and s.scores[seat] >= ENOUGH_POINTS)


def order(s: Table, seat: int) -> int:
    """The seat's place in a round, from 0."""
    return (seat - s.first) % s.seats
