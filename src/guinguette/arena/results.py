"""Finished games in a file of JSON lines: first what match it is, then a line for each game as it ends.

A line torn by a crash is a game that is played again, as is one that tells of no game of the match, and a torn first
line is a match that had not begun: a run can end at any moment and be taken up later.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

import guinguette
from guinguette.core.errors import BadSetup
from guinguette.core.place import check_place
from guinguette.core.words import Line

from .match import Match
from .result import Result
from .schedule import Fixture, find_fixture


class Header(msgspec.Struct, frozen=True):
    match: Match
    version: str


class Results:
    """The finished games of one match; without a path they are kept in memory only."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path
        self.games: dict[int, Result] = {}
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        check_place(path)
        header = msgspec.json.encode(Header(self.match, guinguette.__version__))
        text = path.read_bytes() if path.exists() else b""
        if header.startswith(text):  # nothing yet, or torn
            path.write_bytes(header + b"\n")
            return
        lines = text.split(b"\n")
        if lines[0] != header:
            raise BadSetup(Line("arena-other-match", {"path": str(path)}))
        self.games = {result.game: result for result in read_lines(self.match, lines[1:])}
        if lines[-1]:  # torn: what comes next begins a new line
            self._append(b"\n")

    def _append(self, text: bytes) -> None:
        assert self.path is not None
        with self.path.open("ab") as stream:
            stream.write(text)

    def add(self, result: Result) -> None:
        self.games[result.game] = result
        if self.path is not None:
            self._append(msgspec.json.encode(result) + b"\n")

    def __contains__(self, game: int) -> bool:
        return game in self.games


def read_lines(match: Match, lines: list[bytes]) -> Iterator[Result]:
    for line in lines:
        try:
            result = msgspec.json.decode(line, type=Result)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if belongs(result, match):
            yield result


def belongs(result: Result, match: Match) -> bool:
    """Whether the match has such a game, and it can have ended so."""
    planned = Fixture(result.game, result.block, result.seats) == find_fixture(match, result.game)
    return planned and len(result.places) == len(result.scores) == match.players and 1 in result.places
