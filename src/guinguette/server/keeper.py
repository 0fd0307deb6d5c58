"""Who acts when no person does: bots at their seats, the clock, and whoever clears away what is old.

Every table says when it is due. The process that stored the last step keeps that appointment; a sweep over the
database finds the appointments of processes that are no more.
"""

import asyncio
import heapq
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from time import time

from guinguette.bots import Bot, find_bot
from guinguette.core.errors import Refused
from guinguette.core.moves import Move

from .config import Config
from .entry import Entry
from .host import Host
from .refusals import Denied
from .room import Room
from .table import Table

log = logging.getLogger("guinguette.keeper")

SWEEP = 2.0  # seconds between sweeps
OVERDUE = 2.0  # seconds after which an appointment counts as missed
LARGEST_SWEEP = 500
CLEAR = 600.0  # seconds between clearings
DAY = 86_400.0


@cache
def bot_for(game: str, level: str) -> Bot:
    return find_bot(game, level)


class Keeper:
    def __init__(self, host: Host, config: Config) -> None:
        self.host = host
        self.config = config
        self.appointments: list[tuple[float, str]] = []
        self.booked: dict[str, float] = {}  # the appointment of each table that still holds
        self.added = asyncio.Event()
        self.busy: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinkers = ThreadPoolExecutor(2, "bot")
        self.rng = Random()  # noqa: S311  # a bot's whims

    def close(self) -> None:
        self.thinkers.shutdown(cancel_futures=True)

    def watch(self, room: Room) -> None:
        due, table = room.summary.due, room.table.row.id
        if due is not None and self.booked.get(table) != due:
            self.booked[table] = due
            heapq.heappush(self.appointments, (due, table))
            self.added.set()

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._appointments())
            tasks.create_task(self._sweep())
            tasks.create_task(self._clear())

    async def _appointments(self) -> None:
        while True:
            now = time()
            while self.appointments and self.appointments[0][0] <= now:
                due, table = heapq.heappop(self.appointments)
                if self.booked.get(table) == due:
                    del self.booked[table]
                    self._attend(table)
            wait = self.appointments[0][0] - now if self.appointments else None
            self.added.clear()
            try:
                async with asyncio.timeout(wait):
                    await self.added.wait()
            except TimeoutError:
                pass

    async def _sweep(self) -> None:
        while True:
            try:
                for table in self.host.unsettled():
                    self._attend(table)
                for table, _ in await self.host.store.due_before(time() - OVERDUE, LARGEST_SWEEP):
                    self._attend(table)
            except Refused as refused:
                log.warning("no sweep: %s", refused.code)
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _clear(self) -> None:
        while True:
            try:
                self.host.forget()
                await self.host.remove(time() - self.config.remove_days * DAY)
                await self.host.put_away(time() - self.config.archive_days * DAY)
            except Exception:
                log.exception("clearing failed")
            await asyncio.sleep(CLEAR)

    def _attend(self, table: str) -> None:
        if table not in self.busy:
            self.busy.add(table)
            task = asyncio.create_task(self._act(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _act(self, table: str) -> None:
        try:
            await self._act_if_due(table)
            self.watch(await self.host.room(table))
        except Refused as refused:
            log.debug("too late at %s: %s", table, refused.code)  # somebody was faster; a sweep looks again
        except Exception:
            log.exception("keeper failed at %s", table)
        finally:
            self.busy.discard(table)

    async def _act_if_due(self, table: str) -> None:
        found = await self.host.settled(table)
        seat, due = found.to_move, found.due
        if seat is None or due is None or due > time():
            return
        level = found.bot_at(seat)
        if level is None:
            await self.host.act(table, lambda now: time_is_up(now, seat))
            return
        ply = found.ply
        move = await self._think(found, seat, level)
        await self.host.act(table, lambda now: now.propose_bot_move(seat, ply, str(move)))

    async def _think(self, table: Table, seat: int, level: str) -> Move:
        assert table.play is not None
        view, legal = table.play.view(seat), table.play.legal
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.thinkers, self._choose, table.row.game, level, view, legal)
        except Exception:
            log.exception("bot %s failed at %s", level, table.row.id)
            return self.rng.choice(legal)

    def _choose(self, game: str, level: str, view: object, legal: tuple[Move, ...]) -> Move:
        return bot_for(game, level).choose(view, legal, self.rng)


def time_is_up(table: Table, seat: int) -> Entry:
    if table.to_move != seat or table.deadline is None or table.deadline > time():
        raise Denied("stale", ply=table.ply)
    return table.propose_keep(seat)
