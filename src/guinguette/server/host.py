"""The host of all tables of this process. Whatever happens at a table happens through `act`."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import monotonic, perf_counter

from msgspec import structs

from .connection import CLOSE_RESTART, Connection
from .crowd import Here
from .entry import Entry, Step
from .messages import Bye, Hello
from .metrics import Metrics
from .refusals import Denied
from .room import Room, fold_all
from .store import Store
from .table import Table
from .tokens import holder_of
from .wire import Wire
from .writer import Conflict, Unstored

log = logging.getLogger("guinguette.host")

FORGET_AFTER = 600.0  # seconds without use until a table that nobody looks at leaves memory
MOMENT = 0.1  # seconds until a change in who is connected is told
SEATING = ("sit", "leave", "bot")  # what changes whose sockets are seats
RETRY = 2.0  # seconds that clients of a stopping server wait

Propose = Callable[[Table], Entry]


class Host:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.wire: Wire | None = None
        self.acted: Callable[[Room], None] = lambda _: None  # the keeper listens here

    async def room(self, table: str) -> Room:
        if (room := self.rooms.get(table)) is not None:
            return room
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self._load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table))
        found = await asyncio.shield(self.loading[table])
        if found is None:
            raise Denied("no-table", 404)
        return found

    async def _load(self, table: str) -> Room | None:
        found = await self.store.load(table)
        if found is None:
            return None
        row, archived, entries = found
        room = self.rooms[table] = Room(fold_all(row, entries, archived=archived))
        if self.wire is not None:  # another process may have stored something before we listened for this table
            await self._look_at(room, (await self.store.newest([table])).get(table, 0))
        return room

    def open(self, table: Table) -> Room:
        """A table that has just been stored."""
        room = self.rooms[table.row.id] = Room(table)
        self.acted(room)
        return room

    async def discard(self, table: str) -> None:
        """A table that nobody has been told of."""
        self.rooms.pop(table, None)
        with contextlib.suppress(Unstored):  # then it is removed when it is old
            await self.store.discard(table)

    async def settled(self, table: str) -> Table:
        """A table as it is stored, to be read before anything else is awaited.

        Storing may yet fail; who saw what is being stored would know the next draw, or the secret of a running game.
        """
        room = await self.room(table)
        async with room.lock:
            await self._settle(room)
            return room.table

    def unsettled(self) -> list[str]:
        """Tables where storing failed, and so did looking what is stored."""
        return [table for table, room in self.rooms.items() if room.broken and not room.lock.locked()]

    async def act(self, table: str, propose: Propose, sender: Connection | None = None, re: int | None = None) -> Room:
        """Check what is proposed, store it, then tell everybody. Refused, nothing has changed."""
        started = perf_counter()
        room = self.rooms.get(table) or await self.room(table)
        async with room.lock:
            await self._settle(room)
            sights = room.advance(propose(room.table))
            step = room.step(sights)
            await self._store(room, step)
            room.stored()
            room.deliver(sights, sender, re)
        if step.entries[0].kind in SEATING:
            self.watch_crowd(room)
        self.metrics.store.observe(perf_counter() - started)
        self.metrics.steps[step.entries[0].kind] += 1
        if self.wire is not None:
            self.wire.publish(step)
        self.acted(room)
        return room

    async def _store(self, room: Room, step: Step) -> None:
        try:
            await self.store.append(step)
        except Conflict:
            self.metrics.conflicts.inc()
            await self._rebuild(room)
            raise Denied("stale", ply=room.table.ply) from None
        except Unstored as error:
            log.error("not stored", extra={"table": room.table.row.id, "reason": str(error)})
            with contextlib.suppress(Denied):  # the keeper tries again, or whoever comes first
                await self._rebuild(room)
            raise Denied("unstored", 503) from None

    async def _settle(self, room: Room) -> None:
        if room.broken:
            await self._rebuild(room)

    async def _rebuild(self, room: Room) -> None:
        """Fold the stored log anew, and tell everybody what they have not heard."""
        found = await self.store.load(room.table.row.id)
        if found is None:
            self.rooms.pop(room.table.row.id, None)
            raise Denied("no-table", 404)
        row, archived, entries = found
        room.table = fold_all(row, entries[: room.delivered], archived=archived)
        sights = room.follow(entries[room.delivered :])
        room.summary = room.table.summary()
        room.stored()
        if sights:
            room.deliver(sights)
        self.watch_crowd(room)

    async def hear(self, step: Step) -> None:
        """Another process has stored a step."""
        room = self.rooms.get(step.table)
        if room is None:
            return
        async with room.lock:
            # A step at a table that was put away: another process was playing there meanwhile, and has taken it back.
            if room.broken or room.table.archived or not step.entries or step.entries[0].ply > room.table.ply + 1:
                await self._rebuild(room)
            elif step.entries[0].ply == room.table.ply + 1:
                sights = room.follow(step.entries)
                room.summary = room.table.summary()
                room.stored()
                room.deliver(sights)
                self.watch_crowd(room)

    async def look(self) -> None:
        """Compare the tables in memory with their logs."""
        newest = await self.store.newest(list(self.rooms))
        for table, ply in newest.items():
            if (room := self.rooms.get(table)) is not None:
                await self._look_at(room, ply)

    async def _look_at(self, room: Room, newest: int) -> None:
        if newest > room.table.ply:
            self.metrics.unheard.inc()
            await self.hear(Step(room.table.row.id, ()))

    async def welcome(self, table: str, connection: Connection, hello: Hello) -> None:
        room = await self.room(table)
        async with room.lock:
            await self._settle(room)
            holder = connection.holder if hello.token is None else holder_of(hello.token)
            if hello.seat is not None and hello.seat not in room.table.seats_of(holder):
                raise Denied("not-yours", 403)
            connection.holder = holder
            room.welcome(connection, hello)
            room.used = monotonic()
            self.watch_crowd(room)

    def part(self, table: str, connection: Connection) -> None:
        """A socket has closed."""
        if (room := self.rooms.get(table)) is not None and connection in room.connections:
            room.connections.remove(connection)
            self.watch_crowd(room)

    # Who is connected

    def watch_crowd(self, room: Room) -> None:
        """Tell who is connected in a moment, so that a crowd that comes at once is told once."""
        if not room.crowd.telling:
            room.crowd.telling = True
            asyncio.get_running_loop().call_later(MOMENT, self._tell_crowd, room)

    def _tell_crowd(self, room: Room) -> None:
        room.crowd.telling = False
        here = room.crowd.here(room.connections, room.table)
        if self.wire is not None and here != room.crowd.said:
            self.wire.publish(structs.replace(here, ask=room.crowd.said is None))
            room.crowd.said = here
        presence = room.crowd.presence(here)
        if presence != room.crowd.told:
            room.crowd.told = presence
            for connection in room.connections:
                connection.say(presence)

    def notice(self, sender: str, here: Here) -> None:
        room = self.rooms.get(here.table)
        if room is None:
            return
        room.crowd.elsewhere[sender] = here
        if here.ask and room.connections and self.wire is not None:
            self.wire.publish(room.crowd.here(room.connections, room.table))
        self.watch_crowd(room)

    def miss(self, sender: str) -> None:
        for room in self.rooms.values():
            if room.crowd.elsewhere.pop(sender, None) is not None:
                self.watch_crowd(room)

    def greet(self) -> None:
        for room in self.rooms.values():
            if room.connections:
                room.crowd.said = None
                self.watch_crowd(room)

    # What is old

    async def put_away(self, touched_before: float) -> None:
        """Archive idle tables, also those that somebody still looks at."""
        await self.store.put_away(touched_before)
        for room in self._idle(touched_before):
            if not room.table.archived:
                await self._put_away_one(room)

    async def _put_away_one(self, room: Room) -> None:
        async with room.lock:
            await self._rebuild(room)
            if room.table.archived:  # and not just played at
                room.show()

    async def remove(self, touched_before: float) -> None:
        """Remove tables that were archived long ago."""
        await self.store.remove(touched_before)
        for room in self._idle(touched_before):
            if room.table.archived:
                self.rooms.pop(room.table.row.id, None)

    def _idle(self, touched_before: float) -> list[Room]:
        return [room for room in self.rooms.values() if room.summary.touched < touched_before]

    def forget(self) -> None:
        """Drop tables that nobody looks at."""
        before = monotonic() - FORGET_AFTER
        for table, room in list(self.rooms.items()):
            if not room.connections and room.used < before and not room.lock.locked():
                del self.rooms[table]
        self.metrics.rooms.set(len(self.rooms))

    def farewell(self) -> None:
        """Ask everybody to come back in a moment."""
        for room in self.rooms.values():
            for connection in room.connections:
                connection.say(Bye(retry=RETRY))
                connection.end(CLOSE_RESTART)
