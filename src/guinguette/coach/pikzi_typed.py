"""A real table of Pikzi, as one player sees it: their own cards, and how many the others hold."""

from collections import Counter
from random import Random

from guinguette.core.errors import BadPosition
from guinguette.core.position import Fields
from guinguette.core.words import Line
from guinguette.games.pikzi import GAME
from guinguette.games.pikzi.position import SHORT
from guinguette.games.pikzi.state import COPIES

LAST_TURN = 999_999


def usual(given: dict[str, str], roll: str, rolls: int) -> dict[str, str]:  # noqa: ARG001  # there are no dice
    """One round for all four portraits, begun by seat 1; it is the turn of the first who tells their cards."""
    told = Fields(given)
    hands = told["hands"].split("/")
    seats = told.number("seats", GAME.seats[0], GAME.seats[-1]) if "seats" in told else len(hands)
    phase = usual_phase(given)
    whose = 1 if phase == "answer" else first_told(hands)
    seat = told.number("seat", 1, seats) if "seat" in told else whose
    turn, first = usual_turn(told, seats, seat)
    whole = {
        "seats": str(seats),
        "portraits": "4",
        "young": "0",
        "rounds": "1",
        "teams": "0",
        "turn": str(turn),
        "round": "1",
        "first": str(first),
        "seat": str(seat),
        "phase": phase,
        "totals": ",".join(["0"] * seats),
        "shown": "/".join(["-"] * seats),
        "discard": "-",
        "pike": "-",
        "target": "-",
        "aim": "-",
        "drawn": "-",
        "known": "-",
    } | given
    decider = whole["target"] if phase == "answer" else whole["seat"]
    if any(str(owner) == decider and is_count(hand) for owner, hand in enumerate(hands, 1)):
        raise BadPosition("hands", Line("coach-pikzi-own-cards", {"seat": int(decider) - 1}))
    return whole | {"hands": deal_hands(whole)}


def usual_phase(given: dict[str, str]) -> str:
    """An attack waits for its target, the hen's card for whoever drew it."""
    if "phase" in given:
        return given["phase"]
    if given.get("drawn", "-") != "-":
        return "hen"
    return "turn" if given.get("pike", "-") == "-" else "answer"


def first_told(hands: list[str]) -> int:
    return next((seat for seat, hand in enumerate(hands, 1) if not is_count(hand)), 1)


def usual_turn(told: Fields, seats: int, seat: int) -> tuple[int, int]:
    """With who began: as many turns as cards were played, or a few more."""
    if "turn" in told:
        turn = told.number("turn", 0, LAST_TURN)
        return turn, (seat - turn) % seats + 1
    first = told.number("first", 1, seats) if "first" in told else 1
    before = (seat - first) % seats  # who play before this seat in a round
    played = len(cards_of(*(told[name] for name in ("shown", "discard") if name in told)))
    rounds = max(0, -(-(played - before) // seats))
    return seats * rounds + before + 1, first


def cards_of(*texts: str) -> list[str]:
    return [card for text in texts for part in text.split("/") if part != "-" for card in part.split(".")]


def deal_hands(given: dict[str, str]) -> str:
    """Hands told by their number of cards get cards not seen: any will do, for advice looks at one view only."""
    hands = given["hands"].split("/")
    known = [known_cards(given["known"], owner) if is_count(hand) else [] for owner, hand in enumerate(hands, 1)]
    seen = cards_of(*hands, *(given[field] for field in ("shown", "discard", "pike", "drawn")), *map(".".join, known))
    unseen = [card for card, copies in zip(SHORT, COPIES, strict=True) for _ in range(copies - seen.count(card))]
    Random(0).shuffle(unseen)  # noqa: S311  # not to hold every copy of one card
    for k, hand in enumerate(hands):
        if is_count(hand):
            missing = max(0, int(hand) - len(known[k]))
            dealt = known[k] + [unseen.pop() for _ in range(min(missing, len(unseen)))]
            hands[k] = ".".join(dealt) or "-"
    return "/".join(hands)


def is_count(hand: str) -> bool:
    return len(hand) == 1 and hand in "0123456789"


def known_cards(known: str, owner: int) -> list[str]:
    """Those that somebody knows to be in this hand (`1-2:dog.m3`)."""
    cards: Counter[str] = Counter()
    for text in known.split(","):
        pair, _, told = text.partition(":")
        if pair.endswith(f"-{owner}"):
            cards |= Counter(card for card in told.split(".") if card in SHORT)
    return list(cards.elements())
