"""Players to measure the masters of Pikzi by: the careful one, and a simple one to measure the careful one by."""

from collections.abc import Sequence
from random import Random

from guinguette.bots.pikzi import Strong
from guinguette.core.moves import Move
from guinguette.games.pikzi.moves import CARDS, Back, Bull, Discard, Dog, Hen, Place, Put, Swap, Wolf
from guinguette.games.pikzi.state import CARD_POINTS
from guinguette.games.pikzi.view import Player, View

FINISH = 60  # wishes are counted in points, roughly
ACTION_CARDS = {"bull": 4, "hen": 2, "wolf": 3, "dog": 7}  # what holding one is worth, early on


class Careful(Strong):
    """The package's own *strong*: it weighs every move by habits that were found by play (`bench.pikzi_habits`)."""


class Thumb:
    """Finishes portraits, then furthers its best one; guards what is worth a dog; hoards nothing that costs."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        return max(legal, key=lambda move: (wish(view, move), rng.random()))


def wish(view: View, move: Move) -> float:
    match move:
        case Place(card):
            return progress(view, portrait_of(card), 1)
        case Discard(card):
            return 3 - hold(view, card)
        case Bull(seat, card):
            return enmity(view, seat) * (progress(view, portrait_of(card), 1) + loss(view, seat, portrait_of(card)) + 2)
        case Wolf(seat, portrait):
            gain = len(pieces(view.players[seat], portrait) - pieces(me(view), portrait))
            return enmity(view, seat) * (progress(view, portrait, gain) + loss(view, seat, portrait))
        case Hen(seat):
            return enmity(view, seat) * (4 + late(view) * 5)
        case Dog():
            return guard(view)
        case Put():
            return 5 + progress(view, portrait_of(drawn(view)), 1)
        case Swap(card):
            return hold(view, drawn(view)) - hold(view, card)
        case Back():
            return 0.5
    return 0


def me(view: View) -> Player:
    return view.players[view.viewer or 0]


def portrait_of(card: str) -> str:
    return card.split(maxsplit=1)[0]


def drawn(view: View) -> str:
    return (view.pike and view.pike.drawn) or ""


def pieces(player: Player, portrait: str) -> set[str]:
    return {card for card in player.shown if portrait_of(card) == portrait}


def progress(view: View, portrait: str, more: int) -> float:
    """What more pieces of a portrait are worth: the nearer its end, the more."""
    count = len(pieces(me(view), portrait)) + more
    return FINISH if count == 4 else 6 + 3 * count


def loss(view: View, seat: int, portrait: str) -> float:
    """What it hurts a player to lose pieces of a portrait."""
    return 3 * len(pieces(view.players[seat], portrait))


def enmity(view: View, seat: int) -> float:
    """Partners are left in peace."""
    return -1 if view.teams and view.players[seat].team == me(view).team else 1


def late(view: View) -> float:
    """From 0 to 1: how near the end of the round is."""
    finished = sum(len(player.finished) for player in view.players)
    open_pieces = (len(player.shown) - 4 * len(player.finished) for player in view.players)
    return min(1.0, (finished + max(open_pieces) / 6) / view.portraits)


def hold(view: View, card: str) -> float:
    """What a card in hand is worth keeping for."""
    if card in ACTION_CARDS:
        in_the_end = 0 if view.young else CARD_POINTS[CARDS.index(card)]
        return ACTION_CARDS[card] * (1 - late(view)) + in_the_end * late(view)
    closed = any(portrait_of(card) in player.finished for player in view.players)
    if closed or card in me(view).shown:
        return 0
    return 3 + len(pieces(me(view), portrait_of(card)))


def guard(view: View) -> float:
    """A wolf is always worth a dog; a bull if it finishes a portrait or spoils a good one; a hen is not."""
    pike = view.pike
    if pike is None or pike.aim is None:
        return -1
    portrait = portrait_of(pike.aim)
    finishes = len(pieces(view.players[pike.seat], portrait)) == 3
    return 1 if pike.card == "wolf" or finishes or len(pieces(me(view), portrait)) >= 2 else -1
