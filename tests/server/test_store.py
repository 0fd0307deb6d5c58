"""The store: what is acknowledged is there, and a second writer loses cleanly, on both databases."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text

from guinguette.server.database import HEAD, MIGRATIONS, VERSIONS, bring_up_to_date, migrate, open_database, version
from guinguette.server.entry import Entry, Step
from guinguette.server.models import metadata
from guinguette.server.room import fold_all
from guinguette.server.store import Store
from guinguette.server.writer import Conflict, Unstored

from .folding import full_table, play_out
from .storing import with_store


def test_a_stored_table_comes_back_as_it_was(database: str) -> None:
    table = full_table("pikzi", 3)
    play_out(table, random.Random(1))

    async def use(store: Store) -> None:
        await store.make(table.row, table.summary(), table.entries[:5])
        for entry in table.entries[5:]:
            await store.append(Step(table.row.id, (entry,)))
        found = await store.load(table.row.id)
        assert found is not None
        row, archived, entries = found
        assert (row, archived, entries) == (table.row, False, table.entries)
        assert fold_all(row, entries, archived=False).record(None) == table.record(None)
        assert await store.entries_after(table.row.id, 7) == table.entries[7:]
        assert await store.newest([table.row.id, "nobody"]) == {table.row.id: table.ply}
        assert await store.find_code("ABCDEF") == table.row.id
        assert await store.load("nobody") is None

    with_store(database, use)


def test_only_the_loser_of_a_race_hears_of_it(database: str) -> None:
    table = full_table("pickomino")

    async def use(store: Store) -> None:
        await store.make(table.row, table.summary(), [])
        entries = [Entry(ply, "chat", 0, f"{ply}", 1.0) for ply in range(1, 41)]
        steps = [Step(table.row.id, (entry,)) for entry in entries for _ in range(2)]
        outcomes = await asyncio.gather(*(store.append(step) for step in steps), return_exceptions=True)
        assert outcomes[::2] == [None] * 40
        assert all(isinstance(outcome, Conflict) for outcome in outcomes[1::2])
        half = Step(table.row.id, (Entry(41, "chat", 0, "new", 1.0), Entry(40, "chat", 0, "old", 1.0)))
        with pytest.raises(Conflict):
            await store.append(half)
        assert await store.newest([table.row.id]) == {table.row.id: 40}, "a step is stored together or not at all"

    with_store(database, use)


def test_the_writer_outlives_whatever_it_cannot_write(database: str) -> None:
    table = full_table("pickomino")

    def step(text: str) -> Step:
        return Step(table.row.id, (Entry(1, "chat", 0, text, 1.0),))

    async def use(store: Store) -> None:
        await store.make(table.row, table.summary(), [])
        unwritable = step("\ud800")  # no database's error: there are no bytes for it
        async with asyncio.timeout(60):
            outcomes = await asyncio.gather(*map(store.append, [unwritable, step("a")]), return_exceptions=True)
            assert all(isinstance(outcome, Unstored) for outcome in outcomes), "they share a commit"
            await store.append(step("b"))
        assert [entry.text for entry in await store.entries_after(table.row.id, 0)] == ["b"]
        assert await store.answers()
        store.writer.close()
        assert not await store.answers()

    with_store(database, use)


def test_commits_are_shared(tmp_path: Path) -> None:
    table = full_table("pickomino")

    async def use(store: Store) -> None:
        await store.make(table.row, table.summary(), [])
        steps = [Step(table.row.id, (Entry(ply, "chat", 0, "x", 1.0),)) for ply in range(1, 501)]
        await asyncio.gather(*(store.append(step) for step in steps))

    batches = with_store(f"sqlite:///{tmp_path / 'tables.db'}", use)
    assert sum(batches) == 501
    assert len(batches) < 250


def test_what_is_due_and_what_is_old_is_found(database: str) -> None:
    due = full_table("pickomino", habits={"clock": 60})

    async def use(store: Store) -> None:
        await store.make(due.row, due.summary(), due.entries)
        now = time.time()
        assert await store.due_before(now, 10) == []
        assert [table for table, _ in await store.due_before(now + 61, 10)] == [due.row.id]
        assert [table for table, _ in await store.due_before(now + 61, 0)] == []
        await store.remove(now + 7200)
        assert await store.load(due.row.id) is not None, "only what was put away is removed"
        await store.put_away(now + 7200)
        found = await store.load(due.row.id)
        assert found is not None
        assert found[1]
        assert await store.due_before(now + 61, 10) == []
        await store.remove(now + 7200)
        assert await store.load(due.row.id) is None
        assert await store.entries_after(due.row.id, 0) == []

    with_store(database, use)


def test_sqlite_is_opened_for_durability(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSIONS})
        return list(compare_metadata(context, metadata))


def test_an_empty_database_is_brought_up_to_date(database: str) -> None:
    engine = open_database(database)
    bring_up_to_date(engine)
    assert version(engine) == HEAD
    assert differences(engine) == []
    bring_up_to_date(engine)
    engine.dispose()


def test_tables_of_the_previous_version_are_kept(database: str) -> None:
    engine = open_database(database)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO game_table"
                " (id, code, game, options, chairs, habits, listed, secret, created, status, free)"
                " VALUES ('old', 'OLDOLD', 'pickomino', '{}', '[]', '{}', :no, :secret, 1.0, 'open', 2)"
            ),
            {"secret": b"s" * 32, "no": False},
        )
        connection.execute(
            text("INSERT INTO entry (table_id, ply, kind, text, at) VALUES ('old', 1, 'chat', 'hi', 7.0)")
        )
    bring_up_to_date(engine)
    assert version(engine) == HEAD
    assert differences(engine) == []
    with engine.connect() as connection:
        assert connection.execute(text("SELECT code, touched FROM game_table")).all() == [("OLDOLD", 7.0)]
        assert connection.execute(text("SELECT text FROM entry")).scalar() == "hi"
    engine.dispose()


def test_the_newest_migration_is_the_one_that_the_server_expects() -> None:
    assert max(path.name for path in (MIGRATIONS / "versions").glob("*.py")).startswith(HEAD)
