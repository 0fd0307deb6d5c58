"""Sentences in French and English, from Fluent files.

A game tells *what* to say as a `Line`: a message key with its arguments and the clause behind it.
The sentence itself is in `words.en.ftl` and `words.fr.ftl`, beside the code that speaks.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
PACKAGE = Path(__file__).parent.parent
SEATS = ("seat", "other")  # arguments that name players


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to say. Seats among the arguments are numbers from 0."""

    key: str
    args: dict[str, Any] = {}
    clause: str | None = None


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of one language: the core's, and every game's."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for source in sorted(PACKAGE.rglob(f"words.{language}.ftl")):
        messages.add_resource(FluentResource(source.read_text("utf-8")))
    return messages


def say(key: str, language: str, args: Mapping[str, Any] | None = None) -> str:
    """The message with this key. A missing or broken message is a bug, not something to show."""
    messages = bundle(language)
    pattern = messages.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = messages.format_pattern(pattern, dict(args or {}))
    if errors:
        raise ValueError(f"{key} in {language}: {errors}")
    return str(text)


def render(line: Line, language: str, players: Sequence[str] = ()) -> str:
    """A line as a sentence, with its clause at the end where a rule forced it."""
    text = sentence(line, language, players)
    return f"{text} — {line.clause}" if line.clause else text


def sentence(line: Line, language: str, players: Sequence[str] = ()) -> str:
    """A line as a sentence alone, for where its clause is shown apart."""
    args = {name: spoken(name, value, language, players) for name, value in line.args.items()}
    return say(line.key, language, args)


def spoken(name: str, value: Any, language: str, players: Sequence[str]) -> Any:
    """An argument as the sentence has it: seats by name, lines within the line in words.

    The clause of a line within is for the line around it to carry, so that it is shown once, at the end.
    """
    if isinstance(value, Line):
        return sentence(value, language, players)
    return seat_name(value, language, players) if name in SEATS else value


def seat_name(seat: int, language: str, players: Sequence[str]) -> str:
    if seat < len(players):
        return players[seat]
    return say("seat-number", language, {"number": seat + 1})
