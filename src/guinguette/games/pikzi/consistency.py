"""Which positions of Pikzi could exist: every card once, hands of the right size, a phase that fits."""

from collections.abc import Iterator

from guinguette.core.errors import BadPosition
from guinguette.core.words import Line

from .knowledge import row
from .moves import CARDS
from .options import Options
from .portraits import count_finished, within_reach
from .state import (
    ANSWER,
    BULL,
    DEAL,
    DRAW,
    FINISHED,
    FIRST_SEAT,
    HAND,
    HEN,
    HEN_CARD,
    N_KINDS,
    N_PIECES,
    N_PORTRAITS,
    NOBODY,
    NOTHING,
    PLUCK,
    WOLF,
    Table,
)
from .turn import drawer
from .words import PORTRAIT_NAMES

Check = tuple[str, bool, Line]

FEWEST_FOR_SHORT_HANDS = 4  # fewer players cannot show so many pieces that pile and discard are empty (PZ-6)
LEAST, MOST = -30, 65  # points of one seat in one round: two wolves and two bulls; all portraits and four dogs


def check(s: Table) -> None:
    """Raise BadPosition at the first thing that cannot be."""
    for part in (cards, rounds, pike, phase, hands, knowledge):
        for field, wrong, reason in part(s):
            if wrong:
                raise BadPosition(field, reason)


def cards(s: Table) -> Iterator[Check]:
    for kind in range(N_KINDS):
        too_many = Line("pikzi-more-cards", {"card": CARDS[kind]}, clause_of_copies(kind))
        yield "hands", s.pile[kind] < 0, too_many
    for portrait, name in enumerate(PORTRAIT_NAMES):
        showing = sum(s.shown[seat, portrait] > 0 for seat in range(s.seats))
        alone = Line("pikzi-shown-alone", {"portrait": name}, "PZ-9")
        yield "shown", s.finished[portrait] != NOBODY and showing > 1, alone


def clause_of_copies(kind: int) -> str:
    """The clause that says how many there are of a card."""
    return "PZ-1" if kind < N_PIECES else "PZ-2"


def rounds(s: Table) -> Iterator[Check]:
    """PZ-19, PZ-24, PZ-25"""
    before = max(s.round_number - 1, 0)
    totals = [s.totals[seat] for seat in range(s.seats)]
    finished = count_finished(s)
    setting_up = s.phase == FIRST_SEAT or (s.phase == DEAL and s.round_number == 1)
    if problem := Options(teams=bool(s.teams)).problem(s.seats):
        yield "teams", True, problem
    yield "round", (s.round_number == 0) != (s.phase == FIRST_SEAT), Line("pikzi-rounds-from-one")
    yield "turn", (s.turn == 0) != setting_up, Line("pikzi-turns-from-one")
    yield "turn", s.turn < before, Line("pikzi-turn-a-round")
    yield (
        "first",
        s.round_number == 1 and s.turn > 0 and s.seat != (s.first + s.turn - 1) % s.seats,
        Line("pikzi-other-turn"),
    )
    yield "seat", s.phase in (FIRST_SEAT, DEAL) and s.seat != s.first, Line("pikzi-first-begins")
    yield "first", s.phase == FIRST_SEAT and s.first != 0, Line("pikzi-not-drawn-yet")
    if s.young:
        yield "totals", min(totals) < 0 or sum(totals) != before * s.portraits, Line("pikzi-young-totals", {}, "PZ-23")
    else:
        possible = all(LEAST * before <= total <= MOST * before and total % 5 == 0 for total in totals)
        yield "totals", not possible, Line("pikzi-wrong-totals", {}, "PZ-20")
    yield "shown", finished > s.portraits, Line("pikzi-ended-before", {}, "PZ-19")
    yield "phase", (s.phase == FINISHED) != (finished == s.portraits), Line("pikzi-last-portrait", {}, "PZ-19")
    yield "phase", s.phase == FINISHED and s.round_number != s.rounds, Line("pikzi-more-rounds", {}, "PZ-24")


def pike(s: Table) -> Iterator[Check]:
    """PZ-11 to PZ-15"""
    attacked = s.phase in (ANSWER, PLUCK, HEN_CARD)
    hen_only = s.phase in (PLUCK, HEN_CARD)
    yield "pike", (s.card != NOTHING) != attacked, Line("pikzi-pike-on-table")
    yield "pike", hen_only and s.card != HEN, Line("pikzi-only-hen-draws", {}, "PZ-15")
    yield "target", s.target == s.seat, Line("pikzi-attacks-themselves", {}, "PZ-11")
    yield "target", attacked and s.target == NOBODY, Line("pikzi-needs-target", {}, "PZ-11")
    yield "target", s.target != NOBODY and not attacked and s.phase != DRAW, Line("pikzi-target-without-attack")
    yield "drawn", (s.drawn != NOTHING) != (s.phase == HEN_CARD), Line("pikzi-drawn-by-hen", {}, "PZ-15")
    if s.card == BULL:
        reach = within_reach(s, s.target, s.aim // 4) >> s.aim % 4 & 1
        yield "aim", not reach, Line("pikzi-bull-cannot", {}, "PZ-12")
    if s.card == WOLF:
        yield "aim", not within_reach(s, s.target, s.aim), Line("pikzi-wolf-cannot", {}, "PZ-13")
    if s.card == HEN and s.phase != HEN_CARD:
        yield "target", s.held[s.target] == 0, Line("pikzi-hen-needs-cards", {}, "PZ-15")


def phase(s: Table) -> Iterator[Check]:
    fresh = not any(s.discard) and not any(s.shown[seat, p] for seat in range(s.seats) for p in range(N_PORTRAITS))
    yield "phase", s.phase in (FIRST_SEAT, DEAL) and not fresh, Line("pikzi-played-too-soon", {}, "PZ-3")
    yield "hands", s.phase == FIRST_SEAT and any(s.held), Line("pikzi-not-dealt-yet", {}, "PZ-3")
    if s.phase == DEAL:
        sizes = [s.held[seat] for seat in range(s.seats)]
        in_order = sizes == sorted(sizes, reverse=True) and sum(0 < size < HAND for size in sizes) <= 1
        yield "hands", not in_order or min(sizes) == HAND, Line("pikzi-dealt-in-order", {}, "PZ-3")
    if s.phase == DRAW:
        yield "phase", drawer(s) == NOBODY, Line("pikzi-nobody-draws", {}, "PZ-5")
        yield "phase", s.left == 0, Line("pikzi-none-to-draw", {}, "PZ-6")


def hands(s: Table) -> Iterator[Check]:
    """PZ-5: four cards, save what is on the table just now; PZ-6: or fewer, when there was none to draw."""
    for seat in range(s.seats):
        most, least = hand_size(s, seat)
        short_ok = s.seats >= FEWEST_FOR_SHORT_HANDS or s.phase in (FIRST_SEAT, DEAL)
        yield "hands", s.held[seat] > most, Line("pikzi-too-many-cards", {"seat": seat}, "PZ-5")
        yield "hands", s.held[seat] < least and not short_ok, Line("pikzi-too-few-cards", {"seat": seat}, "PZ-5")


def hand_size(s: Table, seat: int) -> tuple[int, int]:
    """The most and the least cards of a hand that never went short."""
    on_table = (seat == s.seat and s.card != NOTHING) + (seat == s.target and s.drawn != NOTHING)
    may_be_drawing = s.phase == FINISHED or (s.phase == DRAW and seat in (s.seat, s.target))
    return HAND - on_table, HAND - on_table - may_be_drawing


def knowledge(s: Table) -> Iterator[Check]:
    """PZ-26: what is known is true."""
    for viewer in range(s.seats):
        for owner in range(s.seats):
            counts = s.known.rows[row(viewer, owner)]
            if any(counts):
                held = s.hands.rows[owner][:]
                if s.drawn != NOTHING and owner == s.target and viewer != s.seat:
                    held[s.drawn] += 1  # not seen to leave
                false = any(known > there for known, there in zip(counts, held, strict=True))
                yield "known", viewer == owner, Line("pikzi-own-cards")
                yield "known", false, Line("pikzi-not-held", {"seat": owner, "other": viewer})
