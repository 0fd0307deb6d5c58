"""Matches that the tests play."""

from guinguette.arena import Fault, Match, Result, fixtures
from guinguette.arena.contest import contest
from guinguette.core.words import render

FIRST = "tests.arena.bots:First"
WHIM = "tests.arena.bots:Whimsical"
TALKER = "tests.arena.talker:Talker"
SLOW = "tests.arena.bots:Slow"
BROKEN = "tests.arena.bots:Broken"
DEADLY = "tests.arena.bots:Deadly"

SHORT = Match(game="pickomino", bots=(FIRST, SLOW), seed=5)


def told(fault: Fault) -> str:
    return fault.reason if isinstance(fault.reason, str) else render(fault.reason, "en")


def here(match: Match, games: int) -> list[Result | Fault]:
    """All games, one after another in this process."""
    return [contest(match, fixture) for fixture in fixtures(match, games)]
