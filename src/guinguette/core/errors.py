"""Everything that Guinguette refuses, as one family::

Refused
├── Illegal        the rules do not allow it now: what was tried, why not, the clause, the position
├── UnknownMove    not a move of this game
├── BadOutcome     dice or cards that cannot come up here
├── BadSetup       players or options that do not go together
├── BadPosition    a position line that cannot be read or could not exist: which field, why
└── BadRecord      a game record that cannot be read or replayed: line, token, why
"""

from typing import Any

from .words import Line, render


class Refused(Exception):
    """Something from outside was turned down; nothing changed. `line` says why, in any language."""

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.line = line

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        return render(self.line, language)

    @property
    def clause(self) -> str | None:
        return self.line.clause

    @property
    def code(self) -> str:
        return self.line.key


class Illegal(Refused):
    def __init__(self, line: Line, tried: str, position: str) -> None:
        super().__init__(line)
        self.tried = tried
        self.position = position


class UnknownMove(Refused):
    def __init__(self, text: str) -> None:
        super().__init__(Line("unknown-move", {"text": clipped(text)}))


class BadOutcome(Refused):
    def __init__(self, key: str, clause: str | None = None, **args: Any) -> None:
        super().__init__(Line(key, args, clause))


class BadSetup(Refused):
    pass


class BadPosition(Refused):
    """Names the field of the line and the reason, whose clause is the refusal's."""

    def __init__(self, field: str, reason: Line) -> None:
        super().__init__(Line("bad-position", {"field": field, "reason": reason}, reason.clause))
        self.field = field
        self.reason = reason


class BadRecord(Refused):
    """Names the line of the text, what it stumbled over, and the reason, whose clause is the refusal's."""

    def __init__(self, row: int, token: str, reason: Line) -> None:
        args = {"line": row, "token": clipped(token), "reason": reason}
        super().__init__(Line("bad-record", args, reason.clause))
        self.row = row
        self.token = token


def clipped(text: str, most: int = 60) -> str:
    """Text from outside, short enough to repeat in a message."""
    printable = "".join(c if c.isprintable() else "�" for c in text[: most + 1])
    return printable if len(text) <= most else printable[:most] + "…"
