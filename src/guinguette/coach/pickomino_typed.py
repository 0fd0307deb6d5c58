"""A real table of Pickomino: what is not said follows from the rules, or is as at the start of a game."""

from guinguette.core.chance import count
from guinguette.core.position import Fields
from guinguette.games.pickomino import GAME
from guinguette.games.pickomino.moves import FACES
from guinguette.games.pickomino.news import GRILLED
from guinguette.games.pickomino.position import dice_code, read_deluxe, read_stacks, read_tile
from guinguette.games.pickomino.specialists import earn_grilled, stand_on_skewer
from guinguette.games.pickomino.state import (
    ASIDE,
    DECIDE,
    DICE,
    GOLD,
    GONE,
    GRILLED_WORMS,
    IN_HAND,
    N_FACES,
    N_TILES,
    NOBODY,
    ONE,
    RAVEN,
    ROLL,
    STAND_FIRST,
    STAYS,
    TILES,
    UP,
    WHITE_DICE,
    WORM,
    Table,
)
from guinguette.games.pickomino.turn import GOLD_BITS, GOLD_FACES

FIRST_ON = {TILES.index(value): who for who, value in STAND_FIRST}  # by tile


def usual(given: dict[str, str], roll: str, rolls: int) -> dict[str, str]:  # noqa: ARG001  # rolls are not counted
    told = Fields(given)
    deluxe = given.get("edition") == "deluxe"
    s = GAME.start(seats_told(told), GAME.options(edition="deluxe") if deluxe else GAME.options())
    if "seat" in told:
        s.seat = told.number("seat", 1, s.seats) - 1
    untold = lay_tiles(s, told)
    golden = set_aside(s, told)
    if deluxe:
        read_deluxe(s, Fields(GAME.position.write(s) | given))
        if "owns" not in told and (golden or is_golden(roll)):
            s.owns[s.seat] = GOLD
        seat_specialists(s, untold, owners_told="owns" in told)
        share_grilled(s, told)
        if "gold" not in told:
            s.gold = ASIDE if golden else where_gold_is(s, roll)
    s.phase = what_waits(s, told, roll)
    read = ("skewer", "kept") if deluxe else ("skewer",)
    return GAME.position.write(s) | {name: text for name, text in given.items() if name not in read}


def seats_told(told: Fields) -> int:
    if "seats" in told:
        return told.number("seats", GAME.seats[0], GAME.seats[-1])
    lists = (("stacks", "/"), ("owns", ","), ("grilled", ","))
    most = max(len(told[name].split(separator)) if name in told else 0 for name, separator in lists)
    return min(max(most, GAME.seats[0]), GAME.seats[-1])


def lay_tiles(s: Table, told: Fields) -> list[int]:
    """Tiles told nowhere lie face up on the skewer, unless some are told to; which these are."""
    all_up = s.skewer
    s.skewer, s.stands = [GONE] * N_TILES, [NOBODY] * N_TILES
    parts = told.parts("skewer") if "skewer" in told else []
    for text in parts:
        read_tile(s, text)
    if "stacks" in told:
        read_stacks(s, told)
    stacked = {s.stacks[seat, k] for seat in range(s.seats) for k in range(s.height[seat])}
    if any(text.isdigit() for text in parts):
        return []
    untold = [tile for tile in range(N_TILES) if s.skewer[tile] == GONE and all_up[tile] and tile not in stacked]
    for tile in untold:
        s.skewer[tile] = UP
    return untold


def set_aside(s: Table, told: Fields) -> bool:
    """Whether the golden die is among them, written as in a roll."""
    dice = dice_code(told, "kept") if "kept" in told else 0
    golden = GOLD_FACES[dice >> GOLD_BITS]
    for face in range(N_FACES):
        s.kept[face] = count(dice, face) + (face == golden)
    return dice >> GOLD_BITS > 0


def is_golden(roll: str) -> bool:
    return "g" in roll.lower()


def seat_specialists(s: Table, untold: list[int], *, owners_told: bool) -> None:
    """On their first tile; else with whoever took it last (DX-9, DX-11), or back on the skewer (DX-12)."""
    away = {tile: who for tile, who in FIRST_ON.items() if who not in (*s.stands, *s.owns, s.second)}
    for tile in untold:
        s.stands[tile] = away.pop(tile, NOBODY)
    for seat in range(s.seats):
        for k in reversed(range(s.height[seat])):
            tile = s.stacks[seat, k]
            if not owners_told and away.get(tile, RAVEN) != RAVEN and s.owns[seat] == NOBODY:
                s.owns[seat] = away.pop(tile)
    if untold:
        for who in away.values():
            stand_on_skewer(s, who)


def share_grilled(s: Table, told: Fields) -> None:
    """DX-2; DX-6: with two ones set aside, one was earned."""
    if "grilled" in told:
        s.reserve = max(0, GRILLED_WORMS - sum(s.grilled))
    elif s.kept[ONE] >= 2:
        earn_grilled(s, GRILLED)


def where_gold_is(s: Table, roll: str) -> int:
    """DX-15: written nowhere, the golden die is in play if there are nine dice: set aside, or to be rolled.

    Its owner who has set aside eight dice rolls it; for others no die is left.
    """
    rolled = sum(die in FACES for die in roll.lower())
    if is_golden(roll):
        return IN_HAND
    if sum(s.kept) + max(rolled, s.owns[s.seat] == GOLD) <= WHITE_DICE:
        return STAYS
    return ASIDE if rolled and s.kept[ONE] + s.kept[WORM] else IN_HAND


def what_waits(s: Table, told: Fields, roll: str) -> int:
    if roll:
        return ROLL
    if any(s.kept):
        return DECIDE
    return DICE if s.owns[s.seat] == GOLD and "gold" not in told else ROLL
