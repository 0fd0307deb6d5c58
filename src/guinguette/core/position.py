"""Position lines: any state in one line of named fields.

    pickomino seats=2 edition=classic turn=3 seat=1 …

The game writes and reads its own fields; what is common to all games is here.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .errors import BadPosition, clipped
from .words import Line

if TYPE_CHECKING:
    from .game import Game

LONGEST = 4_000


class Fields(Mapping[str, str]):
    """The fields of a line, read with reasons."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = dict(fields)

    def __getitem__(self, name: str) -> str:
        try:
            return self._fields[name]
        except KeyError:
            raise BadPosition(name, Line("position-missing")) from None

    def __iter__(self) -> Any:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __contains__(self, name: object) -> bool:
        return name in self._fields

    def only(self, *names: str) -> None:
        """No field but these."""
        for name in self._fields:
            if name not in names:
                raise BadPosition(clipped(name), Line("position-no-field"))

    def number(self, name: str, least: int, most: int) -> int:
        return number(name, self[name], least, most)

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        """The place of the value in a list of names."""
        if self[name] not in names:
            known = {"text": clipped(self[name]), "names": ", ".join(names)}
            raise BadPosition(name, Line("none-of", known))
        return names.index(self[name])

    def parts(self, name: str, separator: str = ",") -> list[str]:
        """The parts of a value; `-` stands for none."""
        return [] if self[name] == "-" else self[name].split(separator)

    def numbers(self, name: str, count: int, least: int, most: int) -> list[int]:
        """So many numbers, separated by commas."""
        parts = self[name].split(",")
        if len(parts) != count:
            raise BadPosition(name, Line("position-count", {"count": len(parts), "wanted": count}))
        return [number(name, part, least, most) for part in parts]


def number(name: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 6 and least <= int(text) <= most):
        limits = {"least": least, "most": most}
        raise BadPosition(name, Line("position-no-number", {"text": clipped(text)} | limits))
    return int(text)


def joined(parts: list[str], separator: str = ",") -> str:
    """The inverse of `Fields.parts`."""
    return separator.join(parts) or "-"


def write(game: "Game", s: Any) -> str:
    return " ".join([game.name, *(f"{name}={value}" for name, value in game.position.write(s).items())])


def read(game: "Game", line: str) -> Any:
    """The state that a line tells; BadPosition if it could not exist."""
    check_length(line)
    words = line.split()
    if not words or words[0] != game.name:
        raise BadPosition("game", Line("position-begins", {"game": game.name}))
    return game.position.read(Fields(read_fields(words[1:])))


def check_length(line: str) -> None:
    """Before any work is done on it."""
    if len(line) > LONGEST:
        raise BadPosition("line", Line("position-too-long", {"most": LONGEST}))


def read_fields(words: Iterable[str]) -> dict[str, str]:
    """Each field once."""
    fields: dict[str, str] = {}
    for name, value in map(read_field, words):
        if name in fields:
            raise BadPosition(clipped(name), Line("position-twice"))
        fields[name] = value
    return fields


def read_field(word: str) -> tuple[str, str]:
    """A name and its value."""
    name, equals, value = word.partition("=")
    if not (name and equals and value):
        raise BadPosition(clipped(word), Line("position-form"))
    return name, value
