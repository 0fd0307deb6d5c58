"""What the coach says, as data: the server sends it, the page draws the odds as bars, both say the lines in words."""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from guinguette.core.errors import Refused
from guinguette.core.moves import Move
from guinguette.core.words import Line

NEGLIGIBLE = 0.0005  # chances below that are not told

Unit = Literal["worms", "points"]


class NoAdvice(Refused):
    """There is nothing to advise on here: not this seat's decision, or not a game that the coach knows."""


class Odd(msgspec.Struct, frozen=True, array_like=True):
    """How likely an end is: `[3, 0.25]` in JSON."""

    end: int  # its place among the advice's ends
    chance: float


class Outlook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be expected, if the best is made of it."""

    value: float  # in the advice's unit
    win: float | None = None  # the chance to win the game, where a position value has been learned
    odds: tuple[Odd, ...] = ()  # likeliest first
    reasons: tuple[Line, ...] = ()


class Tip(Outlook, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move."""

    move: str  # its notation
    behind: float = 0.0  # how much worse than the best: in chances to win if they are known, else in the unit


class Advice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    game: str
    seat: int
    unit: Unit
    exact: bool  # the turn is solved; else values are rules of thumb, or the turn is over
    ends: tuple[Line, ...] = ()  # what odds are about: tiles, coasters, nothing
    tips: tuple[Tip, ...] = ()  # every legal move, best first
    ahead: Outlook | None = None  # instead of tips while the dice are to be rolled


def ranked(outlooks: Mapping[Move, Outlook]) -> tuple[Tip, ...]:
    """Tips, best first, each with what it lacks."""
    order = sorted(outlooks, key=lambda move: -merit(outlooks[move]))
    best = merit(outlooks[order[0]])
    return tuple(tip(move, outlooks[move], best - merit(outlooks[move])) for move in order)


def merit(outlook: Outlook) -> float:
    return outlook.value if outlook.win is None else outlook.win


def tip(move: Move, outlook: Outlook, behind: float) -> Tip:
    return Tip(move=str(move), behind=brief(behind), **msgspec.structs.asdict(outlook))


def likeliest(chances: Iterable[float]) -> tuple[Odd, ...]:
    """By end: its chance."""
    told = [Odd(end, brief(chance)) for end, chance in enumerate(chances) if chance >= NEGLIGIBLE]
    return tuple(sorted(told, key=lambda odd: -odd.chance))


def sure(chances: Iterable[float], ends: tuple[Line, ...]) -> tuple[Line, ...]:
    """The one reason that counts when there is nothing to chance: no other end has any, however little."""
    possible = [end for end, chance in enumerate(chances) if chance > 0]
    return (Line("coach-sure", {"what": ends[possible[0]]}),) if len(possible) == 1 else ()


def brief(number: float) -> float:
    """As many digits as anybody looks at, and no minus before a zero."""
    return round(float(number), 4) + 0.0


def percent(chance: float) -> float:
    """As people say it; Fluent writes it in the reader's way."""
    return round(100 * brief(chance), 1)
