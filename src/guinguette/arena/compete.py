"""Play a match: what is not finished yet, on whatever runs games."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from guinguette.core.errors import Refused, clipped
from guinguette.core.words import Line

from .match import Match
from .result import Fault, Result
from .results import Results
from .schedule import Fixture, fixtures


class Runner(Protocol):
    """Something that plays games: the processes of a `Crew`, or a `Cluster`."""

    def play(self, match: Match, todo: Sequence[Fixture]) -> Iterator[Result | Fault]:
        """Every game once, in whatever order they end; after a fault, only those that were under way."""


class BotFault(Refused):
    """A bot raised an error, made a move that is not legal, or took its process down."""


def compete(results: Results, games: int, runner: Runner) -> Iterator[Result]:
    """Each game as it ends, kept already. Stop whenever you like: call it again and it goes on."""
    todo = [fixture for fixture in fixtures(results.match, games) if fixture.number not in results]
    fault = None
    for end in runner.play(results.match, todo):
        if isinstance(end, Fault):
            fault = fault or end
            continue
        results.add(end)
        yield end
    if fault is not None:
        raise failed(fault)


def failed(fault: Fault) -> BotFault:
    facts = {"bot": clipped(fault.bot), "game": fault.game, "position": fault.position}
    if isinstance(fault.reason, str):
        return BotFault(Line("arena-bot-failed", facts | {"reason": clipped(fault.reason, 300)}))
    return BotFault(Line("arena-bot-failed", facts | {"reason": fault.reason}, fault.reason.clause))
