"""What chance decides in Pickomino: who begins, and the dice."""

import re
from fractions import Fraction
from functools import cache, lru_cache
from math import factorial, prod

from guinguette.core.chance import count
from guinguette.core.errors import BadOutcome

from .moves import FACES
from .state import FIRST_SEAT, IN_HAND, N_FACES, Table
from .turn import GOLD_BITS

DIE = re.compile(r"(g?)([1-5w])[\s,]*")
GOLD_SIDES = {1: "1", 2: "w"}


@cache
def throws(dice: int) -> tuple[tuple[int, Fraction], ...]:
    """Every throw of so many white dice, packed, with its probability."""
    return tuple((pack(counts), probability(counts)) for counts in splits(dice, N_FACES))


def splits(dice: int, faces: int) -> list[tuple[int, ...]]:
    """All ways to share dice among faces."""
    if faces == 1:
        return [(dice,)]
    return [(first, *rest) for first in range(dice, -1, -1) for rest in splits(dice - first, faces - 1)]


def probability(counts: tuple[int, ...]) -> Fraction:
    dice = sum(counts)
    return Fraction(factorial(dice) // prod(factorial(n) for n in counts), N_FACES**dice)


def pack(counts: tuple[int, ...]) -> int:
    return sum(n << (4 * face) for face, n in enumerate(counts))


def outcomes(s: Table) -> list[tuple[int, Fraction]]:
    if s.phase == FIRST_SEAT:
        return [(seat, Fraction(1, s.seats)) for seat in range(s.seats)]
    if s.gold != IN_HAND:
        return list(throws(s.dice))
    half = Fraction(1, 2)
    return [(white | side << GOLD_BITS, p * half) for side in GOLD_SIDES for white, p in throws(s.dice)]


@lru_cache(1 << 13)  # said with every roll
def dice_text(outcome: int, separator: str = " ") -> str:
    """White dice in order, then the golden one: `1 1 4 w gw`."""
    white = [face for i, face in enumerate(FACES) for _ in range(count(outcome, i))]
    gold = [f"g{GOLD_SIDES[outcome >> GOLD_BITS]}"] if outcome >> GOLD_BITS else []
    return separator.join(white + gold)


def notation(s: Table, outcome: int) -> str:
    if s.phase == FIRST_SEAT:
        return f"seat {outcome + 1}"
    return dice_text(outcome)


def parse(s: Table, text: str) -> int:
    if s.phase == FIRST_SEAT:
        return parse_seat(s, text)
    outcome = parse_dice(text)
    white = sum(count(outcome, face) for face in range(N_FACES))
    gold = int(outcome >> GOLD_BITS != 0)
    if gold and s.gold != IN_HAND:
        raise BadOutcome("pickomino-not-golden", "PK-7", dice=s.dice)
    if white != s.dice or gold != (s.gold == IN_HAND):
        raise BadOutcome(
            "pickomino-wrong-dice",
            "PK-7",
            given=white + gold,
            dice=s.dice + (s.gold == IN_HAND),
            gold=int(s.gold == IN_HAND),
        )
    return outcome


def parse_seat(s: Table, text: str) -> int:
    number = text.lower().removeprefix("seat").strip()
    if number not in [str(seat + 1) for seat in range(s.seats)]:
        raise BadOutcome("pickomino-wrong-seat", "PK-4", seats=s.seats)
    return int(number) - 1


def parse_dice(text: str) -> int:
    """Dice as people type them: `1 1 4 w`, `114w`, `1,1,4,w`; the golden die is `g1` or `gw`."""
    outcome, at = 0, 0
    text = text.strip().lower()
    if len(text) > 60:
        raise BadOutcome("pickomino-not-dice")
    while at < len(text):
        die = DIE.match(text, at)
        if die is None or (die[1] and (die[2] not in "1w" or outcome >> GOLD_BITS)):
            raise BadOutcome("pickomino-not-dice")
        outcome += 1 << (GOLD_BITS + (die[2] == "w")) if die[1] else 1 << (4 * FACES.index(die[2]))
        at = die.end()
    return outcome
