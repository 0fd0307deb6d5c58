"""Advice on Pikzi: chances to win by the master's search, or by its network alone until that is compiled; and why.

It looks at the seat's view only.
"""

from random import Random

from guinguette.bots.pikzi import table_of
from guinguette.core.moves import Move
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line
from guinguette.games.pikzi.moves import Bull, Hen, Wolf
from guinguette.games.pikzi.position import SHORT
from guinguette.games.pikzi.state import COPIES, Table
from guinguette.games.pikzi.view import View
from guinguette.solve.pikzi_values import ENGINE, PikziValues

from .advice import Advice, NoAdvice, Odd, Outlook, brief, likeliest, ranked
from .pikzi_reasons import chance_of_dog, reasons

ENDS = (Line("coach-pikzi-works"), Line("coach-pikzi-guarded"))


def advise(play: Playthrough, seat: int) -> Advice:
    if play.to_move != seat:
        raise NoAdvice(Line("coach-nothing-to-decide"))
    view = play.view(seat)
    assert isinstance(view, View)
    table = table_of(view)
    values = PikziValues.of(table)
    points = values.points(table)
    wins = values.choices(table) if ENGINE.ready else values.glances(table)
    tips = ranked({move: outlook(table, seat, move, points[move], wins[move]) for move in play.legal})
    return Advice(game="pikzi", seat=seat, unit="points", exact=False, ends=ENDS, tips=tips)


def prepare() -> None:
    """Nothing has to be."""


def outlook(s: Table, me: int, move: Move, points: float, win: float) -> Outlook:
    told = *reasons(s, me, move), rule_of_thumb(round(points, 1))
    return Outlook(value=brief(points), win=brief(win), odds=odds(s, me, move), reasons=told)


def rule_of_thumb(points: float) -> Line:
    """Less what lay there before and what the card was worth in hand: a portrait for 10 points may add only 2."""
    return Line("coach-pikzi-worse" if points < 0 else "coach-pikzi-better", {"points": abs(points)})


def odds(s: Table, me: int, move: Move) -> tuple[Odd, ...]:
    """Of an attack."""
    if not isinstance(move, Bull | Wolf | Hen):
        return ()
    dog = chance_of_dog(s, me, move.seat)
    return likeliest([1 - dog, dog])


def usual(given: dict[str, str], rolls: int) -> dict[str, str]:  # noqa: ARG001  # there are no dice
    """One round for all four portraits, the first seat to move; of a hand one may tell only how many cards it has."""
    seats = given.get("seats", str(given.get("hands", "/").count("/") + 1))
    count = int(seats) if seats in ("2", "3", "4", "5") else 2
    played = len(cards_of(given.get("shown", "-"), given.get("discard", "-")))
    whole = {
        "seats": seats,
        "portraits": "4",
        "young": "0",
        "rounds": "1",
        "teams": "0",
        "turn": str(count * -(-played // count) + 1),  # a card a turn
        "round": "1",
        "first": "1",
        "seat": "1",
        "phase": "turn",
        "totals": ",".join(["0"] * count),
        "shown": "/".join(["-"] * count),
        "discard": "-",
        "pike": "-",
        "target": "-",
        "aim": "-",
        "drawn": "-",
        "known": "-",
    } | given
    return whole | {"hands": deal_hands(whole)} if "hands" in given else whole


def cards_of(*texts: str) -> list[str]:
    return [card for text in texts for part in text.split("/") if part != "-" for card in part.split(".")]


def deal_hands(given: dict[str, str]) -> str:
    """Hands told by their number of cards get cards not seen: any will do, for advice looks at one view only."""
    hands = given["hands"].split("/")
    seen = cards_of(*hands, *(given[field] for field in ("shown", "discard", "pike", "drawn")))
    unseen = [card for card, copies in zip(SHORT, COPIES, strict=True) for _ in range(copies - seen.count(card))]
    Random(0).shuffle(unseen)  # noqa: S311  # not to hold every copy of one card
    dealt = [[unseen.pop() for _ in range(min(int(hand), len(unseen)))] if is_count(hand) else [hand] for hand in hands]
    return "/".join(".".join(hand) or "-" for hand in dealt)


def is_count(hand: str) -> bool:
    return len(hand) == 1 and hand in "0123456789"


def win_chances(play: Playthrough) -> tuple[float, ...]:
    """Each seat's, as it sees the table itself; brought to a sum of 1, or of 2 in teams: partners win together."""
    s = play.state
    values = PikziValues.of(s)
    own = [values.chances(s, seat)[seat] for seat in range(s.seats)]
    return tuple(chance * (2 if s.teams else 1) / sum(own) for chance in own)
