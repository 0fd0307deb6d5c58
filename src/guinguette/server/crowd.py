"""Who is connected to a table, here and in other processes. Nothing of it is stored."""

from collections.abc import Iterable

from msgspec import Struct

from .connection import Connection
from .messages import Presence
from .table import Table


class Here(Struct, frozen=True, array_like=True, tag=True):
    """What one process says about one table. `ask`: it would like to hear from the others."""

    table: str
    seats: tuple[int, ...]
    spectators: int
    ask: bool = False


class Crowd:
    def __init__(self) -> None:
        self.elsewhere: dict[str, Here] = {}  # by process
        self.told: Presence | None = None  # what everybody was told last
        self.said: Here | None = None  # what other processes were told last
        self.telling = False  # it will be told in a moment

    def here(self, connections: Iterable[Connection], table: Table) -> Here:
        seats: set[int] = set()
        spectators = 0
        for connection in connections:
            held = table.seats_of(connection.holder)
            seats.update(held)
            spectators += not held
        return Here(table.row.id, tuple(sorted(seats)), spectators)

    def presence(self, here: Here) -> Presence:
        everywhere = [here, *self.elsewhere.values()]
        seats = sorted({seat for here in everywhere for seat in here.seats})
        return Presence(seats=seats, spectators=sum(here.spectators for here in everywhere))
