"""What tables and pictures call a lineup."""

from collections import Counter
from collections.abc import Callable

from .match import Match
from .schedule import all_differ


def lineup_label(match: Match, lineup: tuple[str, ...], shorten: Callable[[str], str] = str) -> str:
    names = match.shown
    return counted(sides([shorten(names[bot]) for bot in lineup], match.read_options().team_size))


def sides(lineup: list[str], team: int) -> list[str]:
    """Who wins alone, or as partners: `strong+random`. Different bots are partners of each other in turn."""
    teams = len(lineup) // (1 if all_differ(tuple(lineup)) else team)
    return ["+".join(lineup[side::teams]) for side in range(teams)]


def counted(sides: list[str]) -> str:
    """`strong, random ×2`."""
    return ", ".join(side if n == 1 else f"{side} ×{n}" for side, n in Counter(sides).items())
