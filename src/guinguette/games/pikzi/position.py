"""The position line of Pikzi.

    pikzi seats=2 portraits=4 young=0 rounds=1 teams=0 turn=3 round=1 first=1 seat=1 phase=answer
        totals=0,0 hands=l1.bull.dog/p2.f3.f3.hen shown=m1.m2/m3 discard=wolf
        pike=bull target=2 aim=m3 drawn=- known=1-2:hen

(in one line). Pieces are `l1` to `m4`; `known` lists, by viewer and owner, the cards that one seat
knows in another's hand. The pile is what remains of the deck, and a portrait is finished by whoever
shows all four pieces, so neither is written.
"""

from collections.abc import Iterable

from guinguette.core.errors import BadPosition, clipped
from guinguette.core.position import Fields, joined, number
from guinguette.core.words import Line

from .consistency import check, clause_of_copies
from .knowledge import row
from .moves import CARDS, PORTRAITS, shortened
from .state import (
    ALL_FOUR,
    BULL,
    COPIES,
    HEN,
    MOST_SEATS,
    N_KINDS,
    N_PIECES,
    N_PORTRAITS,
    NOBODY,
    NOTHING,
    WOLF,
    Table,
)

PHASES = ("first", "deal", "turn", "answer", "pluck", "hen", "draw", "over")
SHORT = tuple(shortened(card) for card in CARDS)
LETTERS = tuple(portrait[0] for portrait in PORTRAITS)
ACTIONS = {NOTHING: "-", BULL: "bull", HEN: "hen", WOLF: "wolf"}
FIELDS = (
    *("seats", "portraits", "young", "rounds", "teams", "turn", "round", "first", "seat", "phase", "totals"),
    *("hands", "shown", "discard", "pike", "target", "aim", "drawn", "known"),
)


def write(s: Table) -> dict[str, str]:
    return {
        "seats": str(s.seats),
        "portraits": str(s.portraits),
        "young": str(s.young),
        "rounds": str(s.rounds),
        "teams": str(s.teams),
        "turn": str(s.turn),
        "round": str(s.round_number),
        "first": str(s.first + 1),
        "seat": str(s.seat + 1),
        "phase": PHASES[s.phase],
        "totals": ",".join(str(s.totals[seat]) for seat in range(s.seats)),
        "hands": "/".join(cards_text(s.hands.rows[seat]) for seat in range(s.seats)),
        "shown": "/".join(cards_text(pieces_shown(s, seat)) for seat in range(s.seats)),
        "discard": cards_text(s.discard),
        "pike": ACTIONS[s.card],
        "target": "-" if s.target == NOBODY else str(s.target + 1),
        "aim": aim_text(s),
        "drawn": "-" if s.drawn == NOTHING else SHORT[s.drawn],
        "known": joined(list(known_texts(s))),
    }


def cards_text(counts: list[int]) -> str:
    return joined([SHORT[kind] for kind, count in enumerate(counts) for _ in range(count)], ".")


def pieces_shown(s: Table, seat: int) -> list[int]:
    """By piece, 1 if the seat shows it."""
    bits = s.shown.rows[seat]
    return [bits[piece // 4] >> piece % 4 & 1 for piece in range(N_PIECES)]


def aim_text(s: Table) -> str:
    if s.aim == NOTHING:
        return "-"
    return SHORT[s.aim] if s.card == BULL else LETTERS[s.aim]


def known_texts(s: Table) -> Iterable[str]:
    for viewer in range(s.seats):
        for owner in range(s.seats):
            counts = s.known.rows[row(viewer, owner)]
            if any(counts):
                yield f"{viewer + 1}-{owner + 1}:{cards_text(counts)}"


def read(given: Fields) -> Table:
    given.only(*FIELDS)
    s = Table()
    s.seats = given.number("seats", 2, MOST_SEATS)
    s.portraits = given.number("portraits", 1, N_PORTRAITS)
    s.young = given.number("young", 0, 1)
    s.rounds = given.number("rounds", 1, 9)
    s.teams = given.number("teams", 0, 1)
    s.turn = given.number("turn", 0, 999_999)
    s.round_number = given.number("round", 0, s.rounds)
    s.first = given.number("first", 1, s.seats) - 1
    s.seat = given.number("seat", 1, s.seats) - 1
    s.phase = given.choice("phase", PHASES)
    for seat, total in enumerate(given.numbers("totals", s.seats, -999, 999)):
        s.totals[seat] = total
    read_cards(s, given)
    read_pike(s, given)
    read_known(s, given)
    count_pile(s)
    check(s)
    return s


def read_cards(s: Table, given: Fields) -> None:
    for seat, text in enumerate(each_seat(s, given, "hands")):
        for kind in kinds("hands", text):
            s.hands[seat, kind] += 1
            s.held[seat] += 1
    for seat, text in enumerate(each_seat(s, given, "shown")):
        for kind in kinds("shown", text):
            read_shown(s, seat, kind)
    for kind in kinds("discard", given["discard"]):
        s.discard[kind] += 1
    for portrait in range(N_PORTRAITS):
        makers = [seat for seat in range(s.seats) if s.shown[seat, portrait] == ALL_FOUR]
        s.finished[portrait] = makers[0] if makers else NOBODY


def read_shown(s: Table, seat: int, kind: int) -> None:
    if kind >= N_PIECES or s.shown[seat, kind // 4] >> kind % 4 & 1:
        raise BadPosition("shown", Line("pikzi-cannot-show", {"card": SHORT[kind]}, "PZ-7"))
    s.shown[seat, kind // 4] |= 1 << kind % 4


def each_seat(s: Table, given: Fields, name: str) -> list[str]:
    parts = given[name].split("/")
    if len(parts) != s.seats:
        raise BadPosition(name, Line("pikzi-part-count", {"count": len(parts), "seats": s.seats}))
    return parts


def kinds(field: str, text: str) -> list[int]:
    """The cards of a text, never more than the deck has."""
    names = [] if text == "-" else text.split(".")
    for name in names:
        if name not in SHORT:
            raise BadPosition(field, Line("pikzi-no-such-card", {"card": clipped(name)}))
        kind = SHORT.index(name)
        if names.count(name) > COPIES[kind]:
            raise BadPosition(field, Line("pikzi-not-so-many", {"card": name}, clause_of_copies(kind)))
    return [SHORT.index(name) for name in names]


def read_pike(s: Table, given: Fields) -> None:
    s.card = (NOTHING, BULL, HEN, WOLF)[given.choice("pike", tuple(ACTIONS.values()))]
    s.target = NOBODY if given["target"] == "-" else given.number("target", 1, s.seats) - 1
    if s.card == BULL:
        s.aim = given.choice("aim", SHORT[:N_PIECES])
    elif s.card == WOLF:
        s.aim = given.choice("aim", LETTERS)
    else:
        s.aim = given.choice("aim", ("-",)) - 1
    s.drawn = given.choice("drawn", ("-", *SHORT)) - 1


def read_known(s: Table, given: Fields) -> None:
    for text in given.parts("known"):
        pair, _, cards = text.partition(":")
        viewer, _, owner = pair.partition("-")
        at = row(number("known", viewer, 1, s.seats) - 1, number("known", owner, 1, s.seats) - 1)
        for kind in kinds("known", cards):
            s.known[at, kind] += 1


def count_pile(s: Table) -> None:
    """What is nowhere else."""
    for kind in range(N_KINDS):
        shown = sum(pieces_shown(s, seat)[kind] for seat in range(s.seats)) if kind < N_PIECES else 0
        in_hands = sum(s.hands[seat, kind] for seat in range(s.seats))
        in_air = (s.card == kind) + (s.drawn == kind)
        s.pile[kind] = COPIES[kind] - shown - in_hands - in_air - s.discard[kind]
    s.left = sum(s.pile)
