"""What chance decides in Pikzi: who begins, and the cards of pile and hen."""

from fractions import Fraction

from guinguette.core.errors import BadOutcome
from guinguette.core.moves import tidy

from .moves import CARDS, accented, shortened
from .state import FIRST_SEAT, PLUCK, Table
from .words import CARD_NAMES

KINDS = {written(card): kind for kind, card in enumerate(CARDS) for written in (str, shortened, accented)}


def source(s: Table) -> list[int]:
    """The cards, by kind, that the next one comes from."""
    return s.hands.rows[s.target] if s.phase == PLUCK else s.pile


def outcomes(s: Table) -> list[tuple[int, Fraction]]:
    if s.phase == FIRST_SEAT:
        return [(seat, Fraction(1, s.seats)) for seat in range(s.seats)]
    cards = source(s)
    return [(kind, Fraction(count, sum(cards))) for kind, count in enumerate(cards) if count]


def notation(s: Table, outcome: int) -> str:
    return f"seat {outcome + 1}" if s.phase == FIRST_SEAT else CARDS[outcome]


def parse(s: Table, text: str) -> int:
    if s.phase == FIRST_SEAT:
        return parse_seat(s, text)
    kind = KINDS.get(tidy(text))
    if kind is None:
        raise BadOutcome("pikzi-not-a-card")
    if source(s)[kind] == 0:
        raise BadOutcome("pikzi-card-elsewhere", "PZ-15" if s.phase == PLUCK else "PZ-1", card=CARD_NAMES[kind])
    return kind


def parse_seat(s: Table, text: str) -> int:
    number = text.lower().removeprefix("seat").strip()
    if number not in [str(seat + 1) for seat in range(s.seats)]:
        raise BadOutcome("pikzi-wrong-seat", "PZ-3", seats=s.seats)
    return int(number) - 1
