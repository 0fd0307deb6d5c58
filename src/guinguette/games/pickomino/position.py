"""The position line of Pickomino.

    pickomino seats=2 edition=classic first=seat1 turn=3 seat=1 phase=decide
        skewer=21,23,…,-36 stacks=22/- gold=stays rolled=- kept=444w

(in one line). A tile turned face down has a minus sign; in deluxe a letter behind a tile is the
specialist on it, and more fields say who owns whom. What can be worked out is not written.
"""

from guinguette.core.errors import BadOutcome, BadPosition
from guinguette.core.position import Fields, joined, number
from guinguette.core.words import Line

from .chance import dice_text, parse_dice
from .consistency import check
from .state import (
    ASIDE,
    DOWN,
    GONE,
    GRILLED_WORMS,
    MOST_SEATS,
    N_FACES,
    N_TILES,
    NO_FACE,
    NOBODY,
    POINTS,
    TILES,
    UP,
    WHITE_DICE,
    Table,
)
from .turn import GOLD_BITS, GOLD_FACES

EDITIONS = ("classic", "deluxe")
FIRST = ("seat1", "random")
PHASES = ("first", "dice", "roll", "keep", "null", "decide", "grill", "return", "done", "over")
GOLD = ("stays", "hand", "aside")
LETTERS = ("-", "c", "h", "r", "w", "g", "a")
COMMON = ("seats", "edition", "first", "turn", "seat", "phase", "skewer", "stacks", "rolled", "kept")
DELUXE = ("owns", "grilled", "reserve", "gold", "weasel", "second", "raven")


def write(s: Table) -> dict[str, str]:
    fields = {
        "seats": str(s.seats),
        "edition": EDITIONS[s.deluxe],
        "first": FIRST[s.draws_first],
        "turn": str(s.turn),
        "seat": str(s.seat + 1),
        "phase": PHASES[s.phase],
        "skewer": joined([tile_text(s, tile) for tile in range(N_TILES) if s.skewer[tile] != GONE]),
        "stacks": "/".join(stack_text(s, seat) for seat in range(s.seats)),
        "rolled": dice_text(rolled_code(s), "") or "-",
        "kept": dice_text(packed(s.kept), "") or "-",
    }
    if s.deluxe:
        fields |= {
            "owns": ",".join(LETTERS[s.owns[seat]] for seat in range(s.seats)),
            "grilled": ",".join(str(s.grilled[seat]) for seat in range(s.seats)),
            "reserve": str(s.reserve),
            "gold": GOLD[s.gold],
            "weasel": str(s.weasel_used),
            "second": LETTERS[s.second],
            "raven": str(s.raven_waits),
        }
    return fields


def tile_text(s: Table, tile: int) -> str:
    down = "-" if s.skewer[tile] == DOWN else ""
    who = LETTERS[s.stands[tile]] if s.stands[tile] != NOBODY else ""
    return f"{down}{TILES[tile]}{who}"


def stack_text(s: Table, seat: int) -> str:
    return joined([str(TILES[s.stacks[seat, k]]) for k in range(s.height[seat])], ".")


def packed(counts: list[int]) -> int:
    return sum(n << (4 * face) for face, n in enumerate(counts))


def rolled_code(s: Table) -> int:
    """The roll as an outcome, in which the golden die is apart from the white ones."""
    code = packed(s.rolled)
    if s.rolled_gold != NO_FACE:
        code += (GOLD_FACES.index(s.rolled_gold) << GOLD_BITS) - (1 << (4 * s.rolled_gold))
    return code


def read(given: Fields) -> Table:
    s = Table()
    s.deluxe = given.choice("edition", EDITIONS)
    given.only(*COMMON, *(DELUXE if s.deluxe else ()))
    s.seats = given.number("seats", 2, MOST_SEATS)
    s.draws_first = given.choice("first", FIRST)
    s.turn = given.number("turn", 0, 999_999)
    s.seat = given.number("seat", 1, s.seats) - 1
    s.phase = given.choice("phase", PHASES)
    for text in given.parts("skewer"):
        read_tile(s, text)
    read_stacks(s, given)
    if s.deluxe:
        read_deluxe(s, given)
    read_dice(s, given)
    check(s)
    return s


def read_tile(s: Table, text: str) -> None:
    bare = text.removeprefix("-")
    letter = bare[-1:] if bare[-1:] in LETTERS[1:] else ""
    tile = tile_index("skewer", bare.removesuffix(letter))
    if s.skewer[tile] != GONE:
        raise BadPosition("skewer", Line("pickomino-tile-twice", {"tile": TILES[tile]}))
    s.skewer[tile] = DOWN if text.startswith("-") else UP
    s.stands[tile] = LETTERS.index(letter) if letter else NOBODY


def tile_index(field: str, text: str) -> int:
    value = number(field, text, TILES[0], TILES[-1])
    if value not in TILES:
        raise BadPosition(field, Line("pickomino-no-such-tile", {"tile": value}))
    return TILES.index(value)


def read_stacks(s: Table, given: Fields) -> None:
    stacks = given["stacks"].split("/")
    if len(stacks) != s.seats:
        raise BadPosition("stacks", Line("pickomino-stack-count", {"count": len(stacks), "seats": s.seats}))
    for seat, text in enumerate(stacks):
        tiles = [] if text == "-" else text.split(".")
        if len(tiles) > N_TILES:
            raise BadPosition("stacks", Line("pickomino-more-tiles"))
        for k, tile in enumerate(tiles):
            s.stacks[seat, k] = tile_index("stacks", tile)
        s.height[seat] = len(tiles)


def read_deluxe(s: Table, given: Fields) -> None:
    owns = given["owns"].split(",")
    if len(owns) != s.seats or any(letter not in LETTERS for letter in owns):
        wanted = {"seats": s.seats, "letters": " ".join(LETTERS)}
        raise BadPosition("owns", Line("pickomino-letters", wanted))
    for seat, (letter, grilled) in enumerate(
        zip(owns, given.numbers("grilled", s.seats, 0, GRILLED_WORMS), strict=True)
    ):
        s.owns[seat] = LETTERS.index(letter)
        s.grilled[seat] = grilled
    s.reserve = given.number("reserve", 0, GRILLED_WORMS)
    s.gold = given.choice("gold", GOLD)
    s.weasel_used = given.number("weasel", 0, 1)
    s.second = given.choice("second", LETTERS)
    s.raven_waits = given.number("raven", 0, 1)


def read_dice(s: Table, given: Fields) -> None:
    rolled, kept = dice_code(given, "rolled"), dice_code(given, "kept")
    if kept >> GOLD_BITS:
        raise BadPosition("kept", Line("pickomino-gold-apart"))
    for face in range(N_FACES):
        s.kept[face] = kept >> (4 * face) & 15
        s.rolled[face] = rolled >> (4 * face) & 15
        s.total += s.kept[face] * POINTS[face]
    s.rolled_gold = GOLD_FACES[rolled >> GOLD_BITS]
    if s.rolled_gold != NO_FACE:
        s.rolled[s.rolled_gold] += 1
    s.dice = WHITE_DICE - sum(s.kept) + (s.gold == ASIDE)


def dice_code(given: Fields, name: str) -> int:
    text = "" if given[name] == "-" else given[name]
    if len(text) > 2 * (WHITE_DICE + 1):
        raise BadPosition(name, Line("more-dice"))
    try:
        return parse_dice(text)
    except BadOutcome as bad:
        raise BadPosition(name, bad.line) from None
