"""Whoever acts when no person does, and what becomes of tables that nobody uses or that could not be stored."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from time import time

import pytest
from sqlalchemy import delete, text

from guinguette.server.config import Config
from guinguette.server.connection import Connection
from guinguette.server.entry import Entry, Step
from guinguette.server.host import Host
from guinguette.server.keeper import Keeper
from guinguette.server.messages import Hello
from guinguette.server.metrics import Metrics
from guinguette.server.models import tables
from guinguette.server.refusals import Denied
from guinguette.server.room import Room
from guinguette.server.store import Store
from guinguette.server.table import Table

from .folding import draw_all, full_table, new_table
from .storing import with_store

TOMORROW = 86_400.0


async def hosting(store: Store, table: Table) -> Host:
    await store.make(table.row, table.summary(), table.entries)
    return Host(store, Metrics())


def chat(table: Table) -> Entry:
    return table.propose_chat(0, "ana", "hello")


def test_a_table_in_memory_is_put_away_and_removed_like_any_other(database: str) -> None:
    table = full_table("pickomino")
    told: list[str] = []

    async def send(message: str) -> None:
        told.append(message)

    async def close(_code: int) -> None:
        pass

    async def use(store: Store) -> None:
        host = await hosting(store, table)
        await host.welcome(table.row.id, Connection(send, close, "ana"), Hello(seat=0))
        await host.put_away(time() - TOMORROW)
        assert (await host.settled(table.row.id)).status == "playing"
        told.clear()
        await host.put_away(time() + TOMORROW)
        assert (await host.settled(table.row.id)).status == "archived"
        assert sum('"status":"archived"' in message for message in told) == 1, "who looks on is told"
        with pytest.raises(Denied) as refused:
            await host.act(table.row.id, chat)
        assert refused.value.code == "archived"
        await host.remove(time() + TOMORROW)
        with pytest.raises(Denied) as refused:
            await host.settled(table.row.id)
        assert refused.value.code == "no-table"

    with_store(database, use)


def test_a_table_that_another_process_plays_at_is_taken_back(database: str) -> None:
    table = full_table("pickomino")

    async def use(store: Store) -> None:
        here = await hosting(store, table)
        there = Host(store, Metrics())
        await there.room(table.row.id)
        await here.room(table.row.id)
        await here.put_away(time() + TOMORROW)
        await there.act(table.row.id, lambda now: now.propose_leave(0, "ana"))
        await here.hear(Step(table.row.id, tuple(await store.entries_after(table.row.id, table.ply))))
        assert (await here.settled(table.row.id)).status == (await there.settled(table.row.id)).status

    with_store(database, use)


def test_what_could_not_be_looked_up_is_looked_up_again(database: str) -> None:
    table = full_table("pickomino")

    async def use(store: Store) -> None:
        def rename(old: str, new: str) -> None:
            with store.engine.begin() as connection:
                connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

        host = await hosting(store, table)
        room = await host.room(table.row.id)
        rename("entry", "hidden")  # neither written nor read
        with pytest.raises(Denied) as refused:
            await host.act(table.row.id, chat)
        assert refused.value.code == "unstored"
        with pytest.raises(Denied) as refused:
            await host.settled(table.row.id)
        assert refused.value.code == "no-database"
        rename("hidden", "entry")
        keeper = Keeper(host, Config())
        async with running(keeper), asyncio.timeout(60):
            while room.broken:
                await asyncio.sleep(0.01)
        assert room.table.entries == table.entries

    with_store(database, use)


@contextlib.asynccontextmanager
async def running(keeper: Keeper) -> AsyncIterator[None]:
    task = asyncio.create_task(keeper.run())
    yield
    task.cancel()
    await asyncio.gather(task, *keeper.tasks, return_exceptions=True)
    keeper.close()


def test_a_table_that_goes_while_its_bot_moves_is_no_trouble(database: str) -> None:
    table = new_table("pickomino", habits={"pause": 0})
    for seat in (0, 1):
        table.fold(Entry(seat + 1, "bot", seat, "random", 1.0))
    draw_all(table)

    async def use(store: Store) -> None:
        host = await hosting(store, table)
        moved: list[int] = []

        def go(room: Room) -> None:
            moved.append(room.table.ply)
            with store.engine.begin() as connection:
                connection.execute(delete(tables))
            host.rooms.clear()

        host.acted = go
        keeper = Keeper(host, Config())
        keeper._attend(table.row.id)
        assert await asyncio.gather(*keeper.tasks, return_exceptions=True) == [None]
        assert moved
        assert not keeper.busy
        keeper.close()

    with_store(database, use)
