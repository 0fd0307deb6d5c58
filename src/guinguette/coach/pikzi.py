"""Advice on Pikzi: chances to win by the master's search, or by its network alone until that is compiled; and why.

It looks at the seat's view only.
"""

from guinguette.bots.pikzi import table_of
from guinguette.core.moves import Move
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line
from guinguette.games.pikzi.moves import Bull, Dog, Hen, Let, Wolf
from guinguette.games.pikzi.state import Table
from guinguette.games.pikzi.view import View
from guinguette.solve.pikzi_values import ENGINE, PikziValues

from .advice import Advice, NoAdvice, Odd, Outlook, brief, likeliest, ranked
from .pikzi_reasons import chance_of_dog, reasons
from .pikzi_typed import usual

__all__ = ["advise", "at_a_glance", "prepare", "usual", "win_chances"]

FINISHES = "coach-pikzi-finishes"
ENDS = (Line("coach-pikzi-unguarded"), Line("coach-pikzi-guarded"))


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


def at_a_glance(play: Playthrough) -> bool:  # noqa: ARG001  # at any moment
    """The search is compiled, or there is none."""
    return not ENGINE.ready


def prepare() -> None:
    """Nothing has to be."""


def outlook(s: Table, me: int, move: Move, points: float, win: float) -> Outlook:
    told = tuple(reasons(s, me, move))
    if not isinstance(move, Dog | Let) and FINISHES not in [line.key for line in told]:
        told = *told, rule_of_thumb(round(points, 1))
    return Outlook(value=brief(points), win=brief(win), odds=odds(s, me, move), reasons=told)


def rule_of_thumb(points: float) -> Line:
    """How much better than before, the card's worth in hand counted.

    Answers to an attack are not told so, for they are measured against letting it happen, whatever that loses; nor is
    a portrait finished, whose points may be fewer than those hoped for when three pieces lay there.
    """
    return Line("coach-pikzi-worse" if points < 0 else "coach-pikzi-better", {"points": abs(points)})


def odds(s: Table, me: int, move: Move) -> tuple[Odd, ...]:
    """Of an attack."""
    if not isinstance(move, Bull | Wolf | Hen):
        return ()
    dog = chance_of_dog(s, me, move.seat)
    return likeliest([1 - dog, dog])


def win_chances(play: Playthrough) -> tuple[float, ...]:
    """Each seat's, as it sees the table itself; brought to a sum of 1, or of 2 in teams: partners win together."""
    s = play.state
    values = PikziValues.of(s)
    own = [values.chances(s, seat)[seat] for seat in range(s.seats)]
    return tuple(chance * (2 if s.teams else 1) / sum(own) for chance in own)
