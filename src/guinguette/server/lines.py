"""Lines of the games as clients get them: the key with its arguments, and the sentence in their language.

They are JSON from the start: the same few lines are said at thousands of tables, with other names.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Raw

from guinguette.core.errors import Refused
from guinguette.core.moves import Move
from guinguette.core.state import News
from guinguette.core.words import LANGUAGES, SEATS, Line, render, say, seat_name

from .messages import MOST_SEATS, Refusal, Said, encode
from .templates import choosers

T = TypeVar("T")
Players = tuple[str, ...]
Tell = Callable[[News, int | None], Line | None]

MOST_SENTENCES = 1 << 16
PLAIN_NUMBERS = range(1000)  # every language writes them alike
# Sentences are made with stand-ins for the players and for whatever else is only put in, so that all tables share
# them: the Fluent runtime takes a tenth of a millisecond for each. No text can contain these characters.
PLAYERS = tuple(chr(0xE000 + seat) for seat in range(MOST_SEATS))
WORDS = tuple(chr(0xE100 + number) for number in range(10))

Key = Hashable
_told: dict[Key, "Template | None"] = {}  # by what happened
_labels: dict[Key, "Template"] = {}
_sentences: dict[Key, tuple[str, tuple[int, ...]]] = {}  # with stand-ins; whose they are


def warm() -> None:
    """Read all words; it takes a moment, which no player should wait for."""
    for language in LANGUAGES:
        say("over", language)
        choosers(language)


class Template(NamedTuple):
    """Something to say as JSON, with stand-ins for the names of players."""

    json: str
    seats: tuple[int, ...]  # whose stand-ins are in it

    def with_names(self, language: str, players: Players) -> str:
        json = self.json
        for seat in self.seats:
            name = players[seat] if seat < len(players) else seat_name(seat, language, ())
            json = json.replace(PLAYERS[seat], escaped(name))
        return json


@lru_cache(1 << 12)
def escaped(name: str) -> str:
    """As it stands inside a JSON string."""
    return encode(name).decode()[1:-1]


def told(tell: Tell, news: News, seat: int | None, language: str, players: Players) -> str | None:
    """What happened, as a seat may know it: a `Said` as JSON. Games tell the same again and again."""
    key = (tell, news, seat, language)
    found = _told.get(key)
    if found is None and key not in _told:
        line = tell(news, seat)
        found = remembered(_told, key, None if line is None else template(line, language))
    return None if found is None else found.with_names(language, players)


def tell_all(tell: Tell, news: Iterable[News], seat: int | None, language: str, players: Players) -> list[Raw]:
    found = [told(tell, item, seat, language, players) for item in news]
    return [Raw(line) for line in found if line is not None]


def said(line: Line, language: str, players: Players = ()) -> Said:
    return msgspec.json.decode(template(line, language).with_names(language, players), type=Said)


def template(line: Line, language: str) -> Template:
    args = line.args
    words: list[str] = []
    choosing = choosers(language)[line.key]
    for name, value in line.args.items():
        if name not in choosing and is_put_in(name, value):
            args = args if words else args.copy()
            args[name] = WORDS[len(words)]
            words.append(str(value))
    text, seats = sentence(Line(line.key, args), language)
    for stand_in, word in zip(WORDS, words, strict=False):
        text = text.replace(stand_in, word)
    return Template(encode(Said(line.key, text, said_args(line.args, language), line.clause)).decode(), seats)


def is_put_in(name: str, value: Any) -> bool:
    """Whether an argument stands in the sentence just as it is."""
    return type(value) is str or (type(value) is int and value in PLAIN_NUMBERS and name not in SEATS)


def sentence(line: Line, language: str) -> tuple[str, tuple[int, ...]]:
    """The sentence with stand-ins, and for which seats."""
    key = (line.key, encode(line.args), language)
    if (found := _sentences.get(key)) is not None:
        return found
    text = render(line, language, PLAYERS)
    return remembered(_sentences, key, (text, tuple(i for i, stand_in in enumerate(PLAYERS) if stand_in in text)))


def remembered(memory: dict[Key, T], key: Key, value: T) -> T:
    if len(memory) >= MOST_SENTENCES:
        memory.clear()
    memory[key] = value
    return value


def said_args(args: dict[str, Any], language: str) -> dict[str, Any]:
    """The arguments, with lines among them said too."""
    return {
        name: Raw(template(value, language).json) if isinstance(value, Line) else value for name, value in args.items()
    }


def legal_move(move: Move, label: Line, language: str, players: Players) -> str:
    """A `LegalMove` as JSON. There are few labels, and they are said at every move."""
    key = (label.key, move, *label.args.values(), language)
    found = _labels.get(key)
    if found is None:
        json, seats = template(label, language)
        choice = encode({"move": str(move), "label": Raw(json)}).decode()
        found = remembered(_labels, key, Template(choice, seats))
    return found.with_names(language, players) if found.seats else found.json


def refusal(refused: Refused, language: str, re: int | None = None, players: Players = ()) -> Refusal:
    line = said(refused.line, language, players)
    return Refusal(re=re, code=line.key, text=line.text, args=line.args, clause=line.clause)
