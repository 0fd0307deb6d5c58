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

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "ply": self.ply,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text,
            "nonce": self.nonce,
            "holder": self.holder,
            "at": self.at,
        }


class Summary(Struct, frozen=True, gc=False):
    """What the row of a table says about its log."""

    status: Status
    free: int
    due: float | None
    touched: float


class Step(Struct, frozen=True, array_like=True):
    table: str
    entries: tuple[Entry, ...]
    summary: Summary | None = None  # if it changed
