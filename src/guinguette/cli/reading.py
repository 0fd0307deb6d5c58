"""Rules and records, to read."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

import guinguette
from guinguette.core import record
from guinguette.core.clauses import Clause, read_rules
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import render, say
from guinguette.games import find

NARROW = 100  # columns; longer lines are hard to read


def print_json(value: Any) -> None:
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    sys.stdout.write(text + "\n")


def show_rules(name: str, language: str, *, as_json: bool) -> None:
    book = read_rules(find(name).folder, language)
    if as_json:
        print_json(book)
        return
    console = Console(highlight=False)
    console.width = min(console.width, NARROW)
    console.print(Text(book.title, style="bold yellow"), Text(book.intro), sep="\n\n")
    for section in book.sections:
        console.print(Text(f"\n{section.title}", style="bold"))
        for clause in section.clauses:
            show_clause(console, clause, language)


def show_clause(console: Console, clause: Clause, language: str) -> None:
    marks = [say(f"cli-{mark}", language) for mark in ("ruling", "picture") if getattr(clause, mark)]
    console.print(Text.assemble((clause.id, "bold cyan"), (f"  {' · '.join(marks)}" if marks else "", "dim")))
    console.print(Padding(Markdown(clause.text), (0, 0, 0, 4)))


def read_text(file: Path) -> str:
    """At most what a record may hold, and one character more so that the reader can refuse it."""
    if str(file) == "-":
        return sys.stdin.read(record.LONGEST + 1)
    with file.open(encoding="utf-8") as stream:
        return stream.read(record.LONGEST + 1)


def replay_record(file: Path, language: str, *, as_json: bool) -> None:
    play = guinguette.from_record(read_text(file))
    if as_json:
        print_json(told(play, language))
        return
    console = Console(highlight=False)
    turn = -1
    for i, event in enumerate(play.events):
        if event.turn != turn:
            turn = event.turn
            console.print(Text(f"{turn}. {play.players[event.whose]}" if turn else "—", style="bold"))
        for line in lines(play, i, language):
            console.print(Padding(Text(line), (0, 3)))
    console.print(Text(f"\n{play.position}", style="dim"), soft_wrap=True)
    if play.outcome:
        console.print(Text(f"{say('cli-result', language)}: {record.result(play)}", style="bold"))


def lines(play: Playthrough, event: int, language: str) -> list[str]:
    """What one event of a game that may be told in full did."""
    told = (play.game.words.tell(news, play.events[event].actor) for news in play.news[event])
    return [render(line, language, play.players) for line in told if line is not None]


def told(play: Playthrough, language: str) -> dict[str, Any]:
    return {
        "game": play.game.name,
        "players": play.players,
        "options": play.options,
        "events": [
            {"turn": event.turn, "actor": event.actor, "text": event.text, "lines": lines(play, i, language)}
            for i, event in enumerate(play.events)
        ],
        "position": play.position,
        "outcome": play.outcome,
    }
