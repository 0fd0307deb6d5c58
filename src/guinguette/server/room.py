"""A table in memory: its fold, who looks at it, and a lock so that one thing happens after the other."""

import asyncio
from collections.abc import Iterable
from time import monotonic, time

from .connection import Connection
from .crowd import Crowd
from .entry import Entry, Step
from .messages import Hello
from .messages import Table as Snapshot
from .sight import Message, Sight, Viewpoint, history, legal, legal_moves, view_now
from .table import Table, TableRow

HISTORY = 200  # entries sent on joining
LONGEST_REPLAY = 200  # entries sent again one by one; whoever missed more gets the table afresh


class Room:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.crowd = Crowd()
        self.delivered = table.ply
        self.summary = table.summary()
        self.broken = False  # memory is ahead of the store; fold the log anew before anything else
        self.used = monotonic()

    def advance(self, entry: Entry) -> list[Sight]:
        """Take in an entry, and whatever chance brings after it."""
        self.table.fold(entry)  # refused here, nothing has changed
        self.broken = True  # until the step is stored
        viewpoints = self.viewpoints()
        sights = [Sight(self.table, entry, viewpoints)]
        while (outcome := self.table.draw()) is not None:
            sights.append(Sight(self.table, outcome, viewpoints))
        return sights

    def follow(self, entries: Iterable[Entry]) -> list[Sight]:
        """Take in entries that are stored already."""
        return [self._follow_one(entry) for entry in entries]

    def _follow_one(self, entry: Entry) -> Sight:
        self.table.fold(entry)
        return Sight(self.table, entry, self.viewpoints())

    def step(self, sights: list[Sight]) -> Step:
        before, self.summary = self.summary, self.table.summary()
        entries = tuple([sight.entry for sight in sights])
        return Step(self.table.row.id, entries, self.summary if self.summary != before else None)

    def stored(self) -> None:
        """What is in memory is in the store."""
        self.broken = False
        self.used = monotonic()

    def viewpoint(self, connection: Connection) -> Viewpoint:
        """The seat that it looks from, as long as its holder has that seat. Nothing else decides who sees what."""
        seat = connection.seat
        return seat if seat is not None and self.table.holds(connection.holder, seat) else None

    def viewpoints(self) -> set[Viewpoint]:
        return {self.viewpoint(connection) for connection in self.connections}

    def deliver(self, sights: list[Sight], sender: Connection | None = None, re: int | None = None) -> None:
        self.delivered = self.table.ply
        message = Message(sights)
        for connection in self.connections:
            viewpoint = self.viewpoint(connection)
            connection.push(message.to(viewpoint, connection.language, re if connection is sender else None))
            if viewpoint != connection.seat:
                self._unseat(connection)

    def _unseat(self, connection: Connection) -> None:
        """Its seat is open or somebody else's by now: it looks on, and does so from a clean slate."""
        connection.seat = None
        connection.say(self.snapshot(connection, None))

    def show(self) -> None:
        """Tell everybody everything anew: something has changed that is no entry of the log."""
        for connection in self.connections:
            connection.say(self.snapshot(connection, None))

    def welcome(self, connection: Connection, hello: Hello) -> None:
        """Answer `hello`: what was missed, or everything. Called with the lock, so that no event is missed."""
        missed = self.table.ply - hello.since if hello.since is not None else -1
        connection.seat, connection.language = hello.seat, hello.language
        self.connections.add(connection)
        if 0 <= missed <= LONGEST_REPLAY:
            missed_events = Message(self.replay(hello.since or 0, hello.seat))
            connection.push(missed_events.to(hello.seat, hello.language, hello.id))
        else:
            connection.say(self.snapshot(connection, hello.id))
        connection.say(self.crowd.presence(self.crowd.here(self.connections, self.table)))

    def replay(self, since: int, seat: int | None) -> list[Sight]:
        """Fold the log again, looking from the seat at every entry after `since`."""
        again = Table(self.table.row)
        sights = []
        for entry in self.table.entries:
            again.fold(entry)
            if entry.ply > since:
                sights.append(Sight(again, entry, (seat,)))
        return sights

    def snapshot(self, connection: Connection, re: int | None) -> Snapshot:
        table, seat, language = self.table, self.viewpoint(connection), connection.language
        moves = legal(table) if seat is not None and table.to_move == seat else []
        return Snapshot(
            re=re,
            now=round(time(), 3),
            table=table.now(connection.holder),
            seat=seat,
            ply=table.ply,
            history=history(table, seat, language, HISTORY),
            to_move=table.to_move,
            deadline=table.deadline,
            view=view_now(table, seat),
            legal=legal_moves(moves, language, table.players),
            result=table.result,
        )


def fold_all(row: TableRow, entries: Iterable[Entry], *, archived: bool) -> Table:
    table = Table(row)
    for entry in entries:
        table.fold(entry)
    table.archived = archived
    return table
