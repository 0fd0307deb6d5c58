"""One game between bots. They get views, and move through the checked door, like people."""

from pathlib import Path
from traceback import extract_tb

from guinguette.bots import Bot
from guinguette.core.errors import BadSetup, Refused
from guinguette.core.playthrough import Playthrough
from guinguette.core.state import CHANCE
from guinguette.core.words import Line

from .entrant import enter
from .match import Match
from .result import Fault, Result
from .schedule import Fixture

MOST_EVENTS = 200_000  # moves and outcomes; random bots need some thousands


def contest(match: Match, fixture: Fixture) -> Result | Fault:
    """The same result for the same match and fixture, in any process on any machine."""
    play = match.begin(fixture.chance(match.seed))
    bots: list[Bot] = []
    for name in fixture.seats:
        try:
            bots.append(enter(match.game, name))
        except BadSetup as error:  # its module is not on this machine, say
            return Fault(fixture.number, name, told(error), play.position)
    whims = [fixture.whims(match.seed, seat) for seat in range(len(bots))]
    while play.outcome is None:
        seat = play.to_move
        if seat == CHANCE:
            play.roll()
            continue
        try:
            play.play(bots[seat].choose(play.view(seat), play.legal, whims[seat]))
        except Exception as error:  # a bot may be anybody's
            return Fault(fixture.number, fixture.seats[seat], told(error), play.position)
        if len(play.events) > MOST_EVENTS:
            return Fault(fixture.number, " / ".join(fixture.seats), Line("arena-endless"), play.position)
    return Result(fixture.number, fixture.block, fixture.seats, *standings(play), play.state.turn)


def standings(play: Playthrough) -> tuple[tuple[int, ...], tuple[int, ...]]:
    by_seat = sorted(play.outcome or (), key=lambda standing: standing.seat)
    return tuple(standing.place for standing in by_seat), tuple(standing.score for standing in by_seat)


def told(error: Exception) -> str | Line:
    """What went wrong: the reason of a refusal, or where in the bot's code it was."""
    if isinstance(error, Refused):
        return error.line
    where = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"
