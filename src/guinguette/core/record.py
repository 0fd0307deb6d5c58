"""Game records: text that a person can read and type, complete enough to play the game again.

    game: pickomino
    players: Ana, Bo
    edition: classic

    1 Ana: (1 1 2 4 4 4 5 w) keep 4, roll (1 2 3 w w) keep w, stop
    2 Bo: …

Headers, then one line per turn: what chance brought in parentheses, moves separated by commas.
`docs/notation.md` has the whole format.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import category

import msgspec

from .errors import BadRecord, Refused
from .state import CHANCE, OVER
from .words import Line

if TYPE_CHECKING:
    from .game import Game, Options
    from .playthrough import Event, Playthrough

LONGEST = 2_000_000
FACTS = ("game", "players", "position")  # every other header is an option of the game
RESULT = "result"
SETUP = "start"
HEADER = re.compile(r"(?P<name>[a-z_]+)\s*:(?P<value>.*)")
# No pattern has two ways to read the same spaces: a hostile line would take for ever.
LABEL = re.compile(r"(?:(?P<turn>\d{1,6})(?P<name>[^:,()]*)|start\s*):")
PART = re.compile(r"\s*(?:\((?P<chance>[^()]*)\)\s*,?|(?P<move>[^\s,()][^,()]*)(?:,|$|(?=\()))\s*")
COMMENT = "#"
BLANK = frozenset(" \u115f\u1160\u2800\u3164\uffa0\U0001d159")  # printable for Unicode, but there is nothing to see


class Row(NamedTuple):
    """One line of text, with its number in the file."""

    number: int
    text: str


Header = dict[str, Row]


def is_name(name: str) -> bool:
    """Whether a record can hold this name of a player, and people can see it."""
    plain = name == " ".join(name.split()) and name.isprintable() and not set(name) & set(",:()#")
    return plain and any(map(is_visible, name))


def is_visible(letter: str) -> bool:
    """By itself: marks need a letter to stand on, and Unicode has letters that are blank."""
    return category(letter)[0] != "M" and letter not in BLANK


def write(play: "Playthrough", events: "Sequence[Event]", given: str = "") -> str:
    """`given` is the position that play began from, if it was not the usual start."""
    header = {"game": play.game.name, "players": ", ".join(play.players)}
    header |= {name: str(value).lower() for name, value in msgspec.to_builtins(play.options).items()}
    if given:
        header["position"] = given
    lines = [f"{name}: {value}" for name, value in header.items()]
    lines += ["", *turns(play, events)]
    if play.outcome:
        lines += ["", f"{RESULT}: {result(play)}"]
    return "\n".join(lines) + "\n"


def result(play: "Playthrough") -> str:
    return ", ".join(f"{standing.player} {standing.score}" for standing in play.outcome or ())


def turns(play: "Playthrough", events: "Sequence[Event]") -> Iterator[str]:
    """The events, a line for each turn."""
    row: list[Event] = []
    for event in events:
        if row and event.turn != row[0].turn:
            yield turn_line(play, row)
            row = []
        row.append(event)
    if row:
        yield turn_line(play, row)


def turn_line(play: "Playthrough", row: "list[Event]") -> str:
    turn, whose = row[0].turn, row[0].whose
    text = f"{turn} {play.players[whose]}:" if turn else f"{SETUP}:"
    before = CHANCE
    for event in row:
        if event.actor == CHANCE:
            text += f" ({event.text})"
        else:
            text += f" {event.text}" if before == CHANCE else f", {event.text}"
        before = event.actor
    return text


def split(text: str) -> tuple[Header, list[Row]]:
    """The headers by name, and the lines of play. Blank lines and comments count for nothing."""
    if len(text) > LONGEST:
        raise BadRecord(1, "", Line("record-too-long", {"most": LONGEST}))
    header: Header = {}
    rows: list[Row] = []
    for number, full in enumerate(text.splitlines(), 1):
        line = full.split(COMMENT, 1)[0].strip()
        if not line:
            continue
        if match := None if LABEL.match(line) else HEADER.fullmatch(line):
            name, value = match["name"], match["value"].strip()
            if name in header:
                raise BadRecord(number, name, Line("record-twice"))
            header[name] = Row(number, value)
        else:
            rows.append(Row(number, line))
    return header, rows


def header_value(header: Header, name: str) -> str:
    if name not in header:
        raise BadRecord(1, name, Line("record-missing"))
    return header[name].text


def read_header(game: "Game", header: Header) -> "tuple[list[str], Options, str | None]":
    """Players, options, and the position that play began from if it was not the usual start."""
    from .game import read_options, wrong_option

    players = [name.strip() for name in header_value(header, "players").split(",")]
    given = {name: row.text for name, row in header.items() if name not in (*FACTS, RESULT)}
    try:
        options = read_options(game, given)
    except Refused as refused:
        raise bad_header(header, wrong_option(game, given), refused) from refused
    return players, options, header["position"].text if "position" in header else None


def bad_header(header: Header, name: str, refused: Refused) -> BadRecord:
    """A refusal of what a header says."""
    return BadRecord(header[name].number, name, refused.line)


def replay(play: "Playthrough", header: Header, rows: list[Row]) -> None:
    """Carry out every event of the lines of play, then compare the result if one is given."""
    for row in rows:
        label = LABEL.match(row.text)
        if label is None:
            raise BadRecord(row.number, row.text, Line("record-neither"))
        check_label(play, row, label)
        for part in parts(row, label.end()):
            replay_part(play, row, part)
    if RESULT in header:
        told = header[RESULT]
        if play.to_move != OVER or told.text != result(play):
            reason = Line("record-result", {"result": result(play)}) if play.outcome else Line("record-no-result")
            raise BadRecord(told.number, told.text, reason)


def check_label(play: "Playthrough", row: Row, label: re.Match[str]) -> None:
    s = play.state
    turn = int(label["turn"] or 0)
    if turn != s.turn:
        raise BadRecord(row.number, label[0], Line("record-turn", {"turn": s.turn}))
    name = (label["name"] or "").strip()
    if name and name != play.players[s.seat]:
        raise BadRecord(row.number, name, Line("record-player", {"name": play.players[s.seat]}))


def parts(row: Row, at: int) -> Iterator[re.Match[str]]:
    """The events of a line of play."""
    while at < len(row.text):
        part = PART.match(row.text, at)
        if part is None:
            raise BadRecord(row.number, row.text[at:], Line("record-part"))
        yield part
        at = part.end()


def replay_part(play: "Playthrough", row: Row, part: re.Match[str]) -> None:
    text = part["chance"] if part["move"] is None else part["move"].strip()
    try:
        if part["move"] is None:
            play.settle(text)
        else:
            play.play(text)
    except Refused as refused:
        raise BadRecord(row.number, text, refused.line) from refused
