"""Log lines and refusals of Pikzi. The sentences are in `words.en.ftl` and `words.fr.ftl`."""

from typing import Any

from guinguette.core.moves import Move
from guinguette.core.state import News
from guinguette.core.words import Line

from .moves import CARDS, PIECES, PORTRAITS, Back, Bull, Discard, Dog, Hen, Let, Place, Put, Swap, Wolf
from .news import DEALT, MEANING, SECRETS
from .portraits import shows
from .state import ANSWER, BULL, HEN, HEN_CARD, N_PIECES, NOBODY, TURN, WOLF, Table

PORTRAIT_NAMES = ("Léïca", "Philomène", "Fernand", "Mozart")
# Portraits have the same names in every language; the messages name the other cards.
CARD_NAMES = (*(f"{name} {number}" for name in PORTRAIT_NAMES for number in range(1, 5)), *CARDS[N_PIECES:])


def tell(news: News, seat: int | None) -> Line | None:
    """PZ-26: cards only to those who see them. In a deal the others learn nothing at all."""
    code, *numbers = news
    key, clause, names = MEANING[code]
    args = dict(zip(names, numbers, strict=False))
    if code in SECRETS and seat not in [args[name] for name in SECRETS[code]]:
        if code == DEALT:
            return None
        return Line(f"{key}-unseen", {name: n for name, n in args.items() if name in ("seat", "other")}, clause)
    return Line(key, {name: plain(name, value, args) for name, value in args.items()}, clause)


def plain(name: str, value: int, args: dict[str, int]) -> Any:
    """A number of the rules as people say it."""
    match name:
        case "card" | "given":
            return CARD_NAMES[value]
        case "portrait":
            return PORTRAIT_NAMES[value]
        case "aim":
            return aim_name(args["card"], value)
    return value


def aim_name(card: int, aim: int) -> str:
    if card == HEN:
        return ""
    return CARD_NAMES[aim] if card == BULL else PORTRAIT_NAMES[aim]


def named(card: str) -> str:
    return CARD_NAMES[CARDS.index(card)]


def portrait_named(portrait: str) -> str:
    return PORTRAIT_NAMES[PORTRAITS.index(portrait)]


def label(s: Table, move: Move) -> Line:
    match move:
        case Place(card):
            return Line("pikzi-do-place", {"card": named(card)})
        case Discard(card):
            return Line("pikzi-do-discard", {"card": named(card)})
        case Bull(seat, card):
            return Line("pikzi-do-bull", {"card": named(card), "other": seat})
        case Wolf(seat, portrait):
            return Line("pikzi-do-wolf", {"portrait": portrait_named(portrait), "other": seat})
        case Hen(seat):
            return Line("pikzi-do-hen", {"other": seat})
        case Swap(card):
            return Line("pikzi-do-swap", {"card": named(card)})
    return Line("pikzi-do-" + str(move).replace(" ", "-"))


def refuse(s: Table, move: Move) -> Line:
    """PZ-18: what a refusal says of a hand, it says to the player who holds it."""
    match move:
        case Dog() if s.phase == ANSWER:
            return Line("pikzi-no-dog", {}, "PZ-11")
        case Back() | Put() | Swap() if s.phase == HEN_CARD:
            return refuse_hen_card(s, move)
        case Dog() | Let() if s.phase == TURN:
            return Line("pikzi-no-attack", {}, "PZ-11")
        case Back() | Put() | Swap() if s.phase == TURN:
            return Line("pikzi-no-hen", {}, "PZ-15")
    if s.phase == ANSWER:
        return Line("pikzi-answer-first", {"seat": s.target}, "PZ-11")
    if s.phase == HEN_CARD:
        return Line("pikzi-hen-first", {}, "PZ-15")
    return refuse_turn(s, move)


def refuse_hen_card(s: Table, move: Move) -> Line:
    if isinstance(move, Swap):
        return Line("pikzi-not-in-hand", {"card": named(move.card)}, "PZ-15")
    if s.drawn >= N_PIECES:
        return Line("pikzi-no-piece", {"card": CARD_NAMES[s.drawn]}, "PZ-15")
    return refuse_place(s, s.drawn)


def refuse_turn(s: Table, move: Move) -> Line:
    match move:
        case Place(card) | Discard(card) if not holds(s, CARDS.index(card)):
            return Line("pikzi-not-in-hand", {"card": named(card)}, "PZ-4")
        case Place(card):
            return refuse_place(s, CARDS.index(card))
        case Bull(seat, card):
            return refuse_attack(s, BULL, seat) or refuse_bull(s, seat, PIECES.index(card))
        case Wolf(seat, portrait):
            return refuse_attack(s, WOLF, seat) or refuse_wolf(s, seat, PORTRAITS.index(portrait))
        case Hen(seat):
            return refuse_attack(s, HEN, seat) or Line("pikzi-empty-hand", {"other": seat}, "PZ-15")
    return Line("pikzi-use-a-card", {}, "PZ-4")


def holds(s: Table, kind: int) -> bool:
    return s.hands[s.seat, kind] > 0


def refuse_place(s: Table, piece: int) -> Line:
    maker = s.finished[piece // 4]
    if maker != NOBODY:
        return Line("pikzi-closed", {"portrait": PORTRAIT_NAMES[piece // 4], "other": maker}, "PZ-8")
    return Line("pikzi-shown-already", {"card": CARD_NAMES[piece]}, "PZ-7")


def refuse_attack(s: Table, card: int, target: int) -> Line | None:
    """What every action card needs: itself, and another player."""
    if not holds(s, card):
        return Line("pikzi-not-in-hand", {"card": CARD_NAMES[card]}, "PZ-4")
    if target >= s.seats or target == s.seat:
        return Line("pikzi-no-target", {}, "PZ-11")
    return None


def refuse_bull(s: Table, target: int, piece: int) -> Line:
    if shows(s, s.seat, piece):
        return refuse_finished(s, piece // 4) or Line("pikzi-shown-already", {"card": CARD_NAMES[piece]}, "PZ-12")
    if not shows(s, target, piece):
        return Line("pikzi-not-shown", {"card": CARD_NAMES[piece], "other": target}, "PZ-12")
    return refuse_finished(s, piece // 4) or not_begun(piece // 4, "PZ-12")


def refuse_wolf(s: Table, target: int, portrait: int) -> Line:
    if finished := refuse_finished(s, portrait):
        return finished
    if not s.shown[s.seat, portrait]:
        return not_begun(portrait, "PZ-13")
    return Line("pikzi-nothing-there", {"portrait": PORTRAIT_NAMES[portrait], "other": target}, "PZ-13")


def refuse_finished(s: Table, portrait: int) -> Line | None:
    maker = s.finished[portrait]
    args = {"portrait": PORTRAIT_NAMES[portrait], "other": maker}
    return None if maker == NOBODY else Line("pikzi-out-of-reach", args, "PZ-16")


def not_begun(portrait: int, clause: str) -> Line:
    return Line("pikzi-not-begun", {"portrait": PORTRAIT_NAMES[portrait]}, clause)
