"""Lines of the games as clients get them: the key with its arguments, and the sentence in their language."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from guinguette.core.errors import Refused
from guinguette.core.moves import Move
from guinguette.core.state import News
from guinguette.core.words import LANGUAGES, Line, render, say, seat_name

from .messages import MOST_SEATS, LegalMove, Refusal, Said, encode
from .templates import choosers

T = TypeVar("T")
Players = tuple[str, ...]
Tell = Callable[[News, int | None], Line | None]

MOST_SENTENCES = 1 << 16
# Sentences are made with stand-ins for the players and for other words that are only put in, so that all tables
# share them: the Fluent runtime takes a tenth of a millisecond for each. No text can contain these characters.
PLAYERS = tuple(chr(0xE000 + seat) for seat in range(MOST_SEATS))
WORDS = tuple(chr(0xE100 + number) for number in range(10))

Key = Hashable
_told: dict[Key, "Template | None"] = {}  # by what happened
_labels: dict[Key, tuple["Template", LegalMove]] = {}
_sentences: dict[Key, tuple[str, tuple[int, ...]]] = {}  # with stand-ins; whose they are


def warm() -> None:
    """Read all words; it takes a moment, which no player should wait for."""
    for language in LANGUAGES:
        say("over", language)
        choosers(language)


class Template(NamedTuple):
    """A line as everybody says it, but for the names of players."""

    line: Line
    said: Said
    seats: tuple[int, ...]  # whose stand-ins are in the text
    nested: bool  # an argument is a line

    def with_names(self, language: str, players: Players) -> Said:
        if not self.seats:
            return self.said
        text = self.said.text
        for seat in self.seats:
            text = text.replace(PLAYERS[seat], players[seat] if seat < len(players) else seat_name(seat, language, ()))
        args = said_args(self.line.args, language, players) if self.nested else self.line.args
        return Said(self.said.key, text, args, self.said.clause)


def told(tell: Tell, news: News, seat: int | None, language: str, players: Players) -> Said | None:
    """What happened, as a seat may know it. Games tell the same again and again."""
    key = (tell, news, seat, language)
    if key not in _told:
        line = tell(news, seat)
        remembered(_told, key, None if line is None else template(line, language))
    found = _told.get(key)
    return None if found is None else found.with_names(language, players)


def said(line: Line, language: str, players: Players = ()) -> Said:
    return template(line, language).with_names(language, players)


def template(line: Line, language: str) -> Template:
    args = line.args
    words: list[str] = []
    choosing = choosers(language)[line.key]
    for name, value in line.args.items():
        if type(value) is str and name not in choosing:
            args = args if words else args.copy()
            args[name] = WORDS[len(words)]
            words.append(value)
    text, seats = sentence(Line(line.key, args) if words else line, language)
    for stand_in, word in zip(WORDS, words, strict=False):
        text = text.replace(stand_in, word)
    nested = any(isinstance(value, Line) for value in line.args.values())
    args = said_args(line.args, language, ()) if nested else line.args
    return Template(line, Said(line.key, text, args, line.clause), seats, nested)


def sentence(line: Line, language: str) -> tuple[str, tuple[int, ...]]:
    """The sentence with stand-ins, and for which seats."""
    key = (line.key, encode(line.args), language)
    if (found := _sentences.get(key)) is not None:
        return found
    text = render(Line(line.key, line.args), language, PLAYERS)
    return remembered(_sentences, key, (text, tuple(i for i, stand_in in enumerate(PLAYERS) if stand_in in text)))


def remembered(memory: dict[Key, T], key: Key, value: T) -> T:
    if len(memory) >= MOST_SENTENCES:
        memory.clear()
    memory[key] = value
    return value


def said_args(args: dict[str, Any], language: str, players: Players) -> dict[str, Any]:
    """The arguments, with lines among them said too."""
    return {name: said(value, language, players) if isinstance(value, Line) else value for name, value in args.items()}


def legal_move(move: Move, label: Line, language: str, players: Players) -> LegalMove:
    """There are few labels, and they are said at every move."""
    key = (label.key, move, *label.args.values(), language)
    found = _labels.get(key)
    if found is None:
        said_label = template(label, language)
        found = remembered(_labels, key, (said_label, LegalMove(str(move), said_label.said)))
    said_label, ready = found
    return LegalMove(ready.move, said_label.with_names(language, players)) if said_label.seats else ready


def refusal(refused: Refused, language: str, re: int | None = None, players: Players = ()) -> Refusal:
    line = said(refused.line, language, players)
    return Refusal(re=re, code=line.key, text=line.text, args=line.args, clause=line.clause)
