"""One entry of a table's log, and a step: the entries that are stored together or not at all."""

from typing import Any

from msgspec import Struct

from .messages import Kind, Status


class Entry(Struct, frozen=True, array_like=True, gc=False):
    ply: int
    kind: Kind
    seat: int | None
    text: str
    at: float
    nonce: str | None = None
    holder: str | None = None

    def row(self, table: str) -> tuple[Any, ...]:
        """In the order of the table's columns."""
        return table, self.ply, self.kind, self.seat, self.text, self.nonce, self.holder, self.at


class Summary(Struct, frozen=True, gc=False):
    """What the row of a table says about its log."""

    status: Status
    free: int
    due: float | None
    touched: float


class Step(Struct, frozen=True, array_like=True, tag=True):
    table: str
    entries: tuple[Entry, ...]
    summary: Summary | None = None  # if it changed
