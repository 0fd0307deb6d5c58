"""Advice on Pikzi: values by rule of thumb, and the exact chance of a guard dog. It looks at the seat's view only."""

from math import comb

from guinguette.bots.pikzi import wish
from guinguette.core.moves import Move
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line
from guinguette.games.pikzi.moves import Bull, Hen, Wolf
from guinguette.games.pikzi.state import COPIES, DOG
from guinguette.games.pikzi.view import View

from .advice import Advice, NoAdvice, Outlook, brief, likeliest, percent, ranked

ENDS = (Line("coach-pikzi-works"), Line("coach-pikzi-guarded"))


def advise(play: Playthrough, seat: int) -> Advice:
    if play.to_move != seat:
        raise NoAdvice(Line("coach-nothing-to-decide"))
    view = play.view(seat)
    assert isinstance(view, View)
    tips = ranked({move: outlook(view, move) for move in play.legal})
    return Advice(game="pikzi", seat=seat, unit="points", exact=False, ends=ENDS, tips=tips)


def prepare() -> None:
    """Nothing has to be."""


def outlook(view: View, move: Move) -> Outlook:
    value = brief(wish(view, move))
    reasons = [Line("coach-pikzi-thumb", {"points": round(value, 1)})]
    if not isinstance(move, Bull | Wolf | Hen):
        return Outlook(value=value, reasons=tuple(reasons))
    dog = chance_of_dog(view, move.seat)
    reasons.append(Line("coach-pikzi-dog", {"percent": percent(dog), "other": move.seat}))
    return Outlook(value=value, odds=likeliest([1 - dog, dog]), reasons=tuple(reasons))


def chance_of_dog(view: View, target: int) -> float:
    """That the target's hand has a guard dog: cards that the viewer has not seen are anywhere, each as likely."""
    if "dog" in view.players[target].known:
        return 1.0
    others = [player for seat, player in enumerate(view.players) if seat != view.viewer]
    own = [card for player in view.players for card in player.hand or ()]
    seen = view.discard + own + [card for player in others for card in player.known]
    dogs = COPIES[DOG] - seen.count("dog")
    unknown = view.players[target].cards - len(view.players[target].known)
    hidden = view.pile + sum(player.cards - len(player.known) for player in others)
    return 1 - comb(hidden - dogs, unknown) / comb(hidden, unknown) if dogs else 0.0


def usual(given: dict[str, str], rolls: int) -> dict[str, str]:  # noqa: ARG001  # there are no dice
    """Nothing goes without saying."""
    return given


def win_chances(play: Playthrough) -> tuple[float, ...] | None:  # noqa: ARG001
    """Nobody has learned them yet."""
    return None
