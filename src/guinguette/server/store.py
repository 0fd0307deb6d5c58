"""The store of tables: append-only logs, written by one thread, read by a few."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from .entry import Entry, Step, Summary
from .messages import Habits, LobbyTable
from .models import entries, tables
from .refusals import Denied
from .table import Place, TableRow
from .writer import Statement, Writer

log = logging.getLogger("guinguette.store")

T = TypeVar("T")

MAKE = insert(tables)
SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in Summary.__struct_fields__})
)
LOBBY = 100  # tables shown


class Store:
    def __init__(self, engine: Engine, observe: Callable[[int], None]) -> None:
        self.engine = engine
        self.writer = Writer(engine, observe)
        # Built once: this runs at every move, and SQLAlchemy would look at every value.
        marks = ", ".join(["?" if engine.dialect.paramstyle == "qmark" else "%s"] * len(entries.columns))
        columns = ", ".join(entries.columns.keys())
        self.append_entries = f"INSERT INTO {entries.name} ({columns}) VALUES ({marks})"  # noqa: S608  # no value is in it
        self.readers = ThreadPoolExecutor(4, "reader")
        self.writer.start()

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    # Writing: what these give is done when it is stored for good, and raises `Conflict` when somebody was first.

    def make(self, row: TableRow, summary: Summary, first: Sequence[Entry]) -> "asyncio.Future[None]":
        made = Statement(MAKE, [write_row(row, summary)])
        return self.writer.submit([made, *self._logged(row.id, first)])

    def append(self, step: Step) -> "asyncio.Future[None]":
        statements = self._logged(step.table, step.entries)
        if step.summary is not None:
            values = {f"new_{name}": value for name, value in msgspec.structs.asdict(step.summary).items()}
            statements.append(Statement(SUMMARISE, [{"table": step.table} | values]))
        return self.writer.submit(statements)

    def _logged(self, table: str, some: Sequence[Entry]) -> list[Statement]:
        return [Statement(self.append_entries, [entry.row(table) for entry in some])] if some else []

    def put_away(self, touched_before: float) -> "asyncio.Future[None]":
        """Archive idle tables: they can be read, not played."""
        idle = update(tables).where(tables.c.touched < touched_before, tables.c.status != "archived")
        return self.writer.submit([Statement(idle.values(status="archived", due=None), [{}])])

    def remove(self, touched_before: float) -> "asyncio.Future[None]":
        old = delete(tables).where(tables.c.touched < touched_before, tables.c.status == "archived")
        return self.writer.submit([Statement(old, [{}])])

    def discard(self, table: str) -> "asyncio.Future[None]":
        return self.writer.submit([Statement(delete(tables).where(tables.c.id == table), [{}])])

    # Reading

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)
        except DBAPIError as error:
            log.warning("cannot read: %s", type(error.orig).__name__)
            raise Denied("no-database", 503) from None

    async def load(self, table: str) -> tuple[TableRow, bool, list[Entry]] | None:
        """A table, whether it is archived, and its log."""

        def query(connection: Connection) -> tuple[TableRow, bool, list[Entry]] | None:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            return read_row(row), row["status"] == "archived", read_entries(connection, table, 0)

        return await self._read(query)

    async def entries_after(self, table: str, ply: int) -> list[Entry]:
        return await self._read(lambda connection: read_entries(connection, table, ply))

    async def newest(self, some: Sequence[str]) -> dict[str, int]:
        """The last number of each of these logs."""
        last = select(entries.c.table_id, func.max(entries.c.ply)).where(entries.c.table_id.in_(some))
        rows = await self._read(
            lambda connection: [(r[0], r[1]) for r in connection.execute(last.group_by(entries.c.table_id))]
        )
        return dict(rows)

    async def find_code(self, code: str) -> str | None:
        query = select(tables.c.id).where(tables.c.code == code)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def lobby(self, game: str | None) -> list[LobbyTable]:
        query = select(tables).where(tables.c.listed, tables.c.status.in_(["open", "playing"]))
        if game is not None:
            query = query.where(tables.c.game == game)
        query = query.order_by(tables.c.status, tables.c.created.desc()).limit(LOBBY)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [read_lobby(row) for row in rows]

    async def due_before(self, when: float, most: int) -> list[tuple[str, float]]:
        query = select(tables.c.id, tables.c.due).where(tables.c.due < when).order_by(tables.c.due).limit(most)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [(table, due) for table, due in rows]

    async def answers(self) -> bool:
        """Whether it can be read, and somebody is there to write."""
        await self._read(lambda connection: connection.execute(select(1)).scalar())
        return self.writer.is_alive()


def write_row(row: TableRow, summary: Summary) -> dict[str, Any]:
    return {
        "id": row.id,
        "code": row.code,
        "game": row.game,
        "options": text_of(row.options),
        "chairs": text_of(row.places),
        "habits": text_of(row.habits),
        "listed": row.habits.listed,
        "secret": row.secret,
        "created": row.created,
        **msgspec.structs.asdict(summary),
    }


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read_row(row: Any) -> TableRow:
    return TableRow(
        id=row["id"],
        code=row["code"],
        game=row["game"],
        options=msgspec.json.decode(row["options"]),
        places=msgspec.json.decode(row["chairs"], type=list[Place]),
        habits=msgspec.json.decode(row["habits"], type=Habits),
        secret=row["secret"],
        created=row["created"],
    )


def read_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    query = select(
        entries.c.ply,
        entries.c.kind,
        entries.c.seat,
        entries.c.text,
        entries.c.at,
        entries.c.nonce,
        entries.c.holder,
    ).where(entries.c.table_id == table, entries.c.ply > after)
    return [Entry(*row) for row in connection.execute(query.order_by(entries.c.ply))]


def read_lobby(row: Any) -> LobbyTable:
    return LobbyTable(
        id=row["id"],
        code=row["code"],
        game=row["game"],
        options=msgspec.json.decode(row["options"]),
        status=row["status"],
        seats=len(msgspec.json.decode(row["chairs"])),
        free=row["free"],
        created=row["created"],
    )
