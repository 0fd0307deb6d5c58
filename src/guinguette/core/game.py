"""What a game provides: one object that names its parts.

Each part is a module of the game's folder, checked against the protocol below by mypy. The order
is the order of reading: facts, state, rules, moves, chance, position, view, words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

import msgspec
import msgspec.inspect

from .errors import BadSetup, clipped
from .moves import MoveBook
from .position import Fields
from .state import News, State
from .words import Line


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What people agree on before the game. Each game adds its own fields, with defaults."""

    def problem(self, seats: int) -> Line | None:  # noqa: ARG002  # for games whose options depend on it
        """Why these options do not go with this number of players, if they do not."""
        return None

    @property
    def team_size(self) -> int:
        """How many win together; partners sit at equal distances round the table."""
        return 1


def read_options(game: "Game", given: Mapping[str, Any]) -> Options:
    """Options from outside: keywords, a form, or the headers of a record (where all is text)."""
    try:
        return msgspec.convert(dict(given), game.options, strict=False)
    except msgspec.ValidationError:
        raise BadSetup(bad_option(game, given)) from None


def bad_option(game: "Game", given: Mapping[str, Any]) -> Line:
    kinds, name = option_types(game), wrong_option(game, given)
    text, names = (str(given[name]), choices(kinds[name])) if name in kinds else (name, list(kinds))
    reason = Line("none-of", {"text": clipped(text), "names": ", ".join(names)})
    return Line("bad-options", {"option": clipped(name), "reason": reason})


def wrong_option(game: "Game", given: Mapping[str, Any]) -> str:
    """The first of these that is no option of the game, or has a value that it cannot have."""
    kinds = option_types(game)
    return next(name for name, value in given.items() if name not in kinds or not fits(value, kinds[name]))


def option_types(game: "Game") -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(game.options)}


def choices(kind: Any) -> list[str]:
    """All values that such an option can have."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return [str(value) for value in range(least, most + 1)]
        case msgspec.inspect.LiteralType(values):
            return [str(value) for value in values]
        case _:
            return ["false", "true"]


def fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        return False
    return True


class Rules(Protocol):
    """The rules, as plain functions in the subset of Python that Numba compiles (`start` aside)."""

    @property
    def start(self) -> Callable[[Any, Any], None]:
        """start(s, options): make an empty state the beginning of a game; `s.seats` is set already."""

    @property
    def options_of(self) -> Callable[[Any], Any]:
        """options_of(s): the options that the state was started with."""

    @property
    def waiting(self) -> Callable[[Any], int]:
        """waiting(s): the seat to decide, CHANCE or OVER."""

    @property
    def legal(self) -> Callable[[Any, Any], int]:
        """legal(s, moves): write the legal moves into `moves`, lowest first, and return how many."""

    @property
    def act(self) -> Callable[[Any, int], None]:
        """act(s, move): carry out a legal move. The trusted door: nothing is checked."""

    @property
    def sample(self) -> Callable[[Any], int]:
        """sample(s): an outcome of chance, drawn from the state's own generator."""

    @property
    def settle(self) -> Callable[[Any, int], None]:
        """settle(s, outcome): carry out an outcome of chance. The trusted door."""

    @property
    def places(self) -> Callable[[Any, Any], None]:
        """places(s, out): each seat's place in a finished game, 1 for the first; ties share one."""

    @property
    def score(self) -> Callable[[Any, int], int]:
        """score(s, seat): what the seat counts now."""


class Chance(Protocol):
    """Outcomes of dice and draws: their probabilities, and how people write them."""

    @property
    def outcomes(self) -> Callable[[Any], Sequence[tuple[int, Fraction]]]:
        """outcomes(s): every outcome and its exact probability, when the state waits for chance."""

    @property
    def notation(self) -> Callable[[Any, int], str]:
        """notation(s, outcome): as people write it; parses back in the same state."""

    @property
    def parse(self) -> Callable[[Any, str], int]:
        """parse(s, text): the outcome. Raises BadOutcome if it cannot happen here."""


class Position(Protocol):
    """The position line: any state in named fields, without names of players."""

    @property
    def write(self) -> Callable[[Any], dict[str, str]]:
        """write(s): the fields in order."""

    @property
    def read(self) -> Callable[[Fields], Any]:
        """read(fields): an equal state. Raises BadPosition if it could not exist."""


class View(Protocol):
    """What one seat may see, built from scratch."""

    @property
    def build(self) -> Callable[[Any, int | None], msgspec.Struct]:
        """build(s, seat): the table as this seat knows it; None for a spectator."""


class Words(Protocol):
    """Log lines and refusals, by clause."""

    @property
    def tell(self) -> Callable[[News, int | None], Line | None]:
        """tell(news, seat): the log line of what happened, as this seat may know it; None if it learns nothing."""

    @property
    def label(self) -> Callable[[Any, Any], Line]:
        """label(s, move): what a button for this legal move says."""

    @property
    def refuse(self) -> Callable[[Any, Any], Line]:
        """refuse(s, move): why the rules do not allow this move now. Only asked when they do not."""


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    folder: Path
    seats: range
    options: type[Options]
    state: type[State]
    rules: Rules
    moves: MoveBook
    max_legal: int
    chance: Chance
    position: Position
    view: View
    words: Words
    seen: Callable[[Any, int, int, str, int | None], str] | None = None
    """seen(s, actor, code, text, seat): an event about to happen in `s`, as far as the seat (None: a spectator)
    learns of it. Only games that hide something have it; the others show everybody `text`."""
    warn: Callable[[Any, Any], Line | None] | None = None
    """warn(s, move): what a person should hear before they really make this legal move."""

    def start(self, seats: int, options: Options, seed: int = 0) -> Any:
        """The state at the beginning of a game."""
        s = self.state()
        s.seats = seats
        s.rng = seed & 0xFFFFFFFFFFFFFFFF
        self.rules.start(s, options)
        return s

    def legal(self, s: Any) -> list[int]:
        """The legal moves of a waiting seat, as integers."""
        moves = [0] * self.max_legal
        return moves[: self.rules.legal(s, moves)]
