"""What chance decides in Piña Coladice: who begins, the grid, and the dice."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from guinguette.core.errors import BadOutcome

from .coasters import NAMES
from .hands import pack, unpack
from .state import DRAW, FIRST_SEAT, HAPPY_HOUR, N_COASTERS, N_FACES, Table

FACES = "123456"


@cache
def throws(dice: int) -> tuple[tuple[int, Fraction], ...]:
    """Every throw of so many dice, packed, with its probability."""
    hands = combinations_with_replacement(range(1, N_FACES + 1), dice)
    return tuple((pack(hand), probability(hand)) for hand in hands)


def probability(hand: tuple[int, ...]) -> Fraction:
    orders = factorial(len(hand)) // prod(factorial(n) for n in Counter(hand).values())
    return Fraction(orders, N_FACES ** len(hand))


def outcomes(s: Table) -> list[tuple[int, Fraction]]:
    if s.phase == FIRST_SEAT:
        return [(seat, Fraction(1, s.seats)) for seat in range(s.seats)]
    if s.phase == DRAW:
        box = [coaster for coaster in range(1, N_COASTERS + 1) if s.box >> coaster & 1]
        return [(coaster, Fraction(1, len(box))) for coaster in box]
    if s.phase == HAPPY_HOUR:
        return [(die, Fraction(1, N_FACES)) for die in range(1, N_FACES + 1)]
    return list(throws(s.in_hand))


def notation(s: Table, outcome: int) -> str:
    if s.phase == FIRST_SEAT:
        return f"seat {outcome + 1}"
    if s.phase == DRAW:
        return NAMES[outcome]
    if s.phase == HAPPY_HOUR:
        return str(outcome)
    return dice_text(outcome, " ")


def dice_text(dice: int, separator: str) -> str:
    return separator.join(map(str, unpack(dice)))


def parse(s: Table, text: str) -> int:
    given = text.strip().lower()
    if s.phase == FIRST_SEAT:
        return parse_seat(s, given)
    if s.phase == DRAW:
        return parse_coaster(s, given)
    dice = parse_dice(given)
    wanted = 1 if s.phase == HAPPY_HOUR else s.in_hand
    if len(dice) != wanted:
        raise BadOutcome("pina_coladice-wrong-dice", "PC-6", given=len(dice), dice=wanted)
    return dice[0] if s.phase == HAPPY_HOUR else pack(dice)


def parse_seat(s: Table, text: str) -> int:
    number = text.removeprefix("seat").strip()
    if number not in [str(seat + 1) for seat in range(s.seats)]:
        raise BadOutcome("pina_coladice-wrong-seat", "PC-4", seats=s.seats)
    return int(number) - 1


def parse_coaster(s: Table, text: str) -> int:
    if text not in NAMES[1:]:
        raise BadOutcome("pina_coladice-not-coaster", "PC-2", names=", ".join(NAMES[1:]))
    coaster = NAMES.index(text)
    if not s.box >> coaster & 1:
        raise BadOutcome("pina_coladice-coaster-used", "PC-5", coaster=text)
    return coaster


def parse_dice(text: str) -> tuple[int, ...]:
    """Dice as people type them: `1 1 4`, `114` or `1,1,4`."""
    values = text.replace(",", " ").split()
    if len(text) > 20 or any(face not in FACES for face in "".join(values)):
        raise BadOutcome("pina_coladice-not-dice")
    return tuple(sorted(int(face) for face in "".join(values)))
