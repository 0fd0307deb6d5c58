"""Lines of the games as clients get them: the key with its arguments, and the sentence in their language."""

from typing import Any, NamedTuple

from guinguette.core.errors import Refused
from guinguette.core.words import LANGUAGES, Line, render, say, seat_name

from .messages import MOST_SEATS, LegalMove, Refusal, Said, encode
from .templates import choosers

Players = tuple[str, ...]

MOST_SENTENCES = 1 << 16
# Sentences are made with stand-ins for the players and for other words that are only put in, so that all tables
# share them: the Fluent runtime takes a tenth of a millisecond for each. No text can contain these characters.
PLAYERS = tuple(chr(0xE000 + seat) for seat in range(MOST_SEATS))
WORDS = tuple(chr(0xE100 + number) for number in range(10))


class Sentence(NamedTuple):
    text: str
    seats: tuple[int, ...]  # whose stand-ins are in it


_sentences: dict[tuple[str, bytes, str], Sentence] = {}


def warm() -> None:
    """Read all words; it takes a moment, which no player should wait for."""
    for language in LANGUAGES:
        say("over", language)
        choosers(language)


def sentence(line: Line, language: str) -> Sentence:
    """The line without its clause, with stand-ins."""
    key = (line.key, encode(line.args), language)
    found = _sentences.get(key)
    if found is None:
        if len(_sentences) >= MOST_SENTENCES:
            _sentences.clear()
        text = render(Line(line.key, line.args), language, PLAYERS)
        seats = tuple(seat for seat, stand_in in enumerate(PLAYERS) if stand_in in text)
        found = _sentences[key] = Sentence(text, seats)
    return found


def said(line: Line, language: str, players: Players = ()) -> Said:
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
    for seat in seats:
        text = text.replace(PLAYERS[seat], players[seat] if seat < len(players) else seat_name(seat, language, ()))
    return Said(line.key, text, said_args(line.args, language, players), line.clause)


def said_args(args: dict[str, Any], language: str, players: Players) -> dict[str, Any]:
    """The arguments, with lines among them said too."""
    if not any(isinstance(value, Line) for value in args.values()):
        return args
    return {name: said(value, language, players) if isinstance(value, Line) else value for name, value in args.items()}


def legal_move(move: Any, label: Line, language: str, players: Players) -> LegalMove:
    return LegalMove(str(move), said(label, language, players))


def refusal(refused: Refused, language: str, re: int | None = None, players: Players = ()) -> Refusal:
    line = said(refused.line, language, players)
    return Refusal(re=re, code=line.key, text=line.text, args=line.args, clause=line.clause)
