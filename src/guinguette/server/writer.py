"""One thread that writes, and commits whatever has gathered since its last commit in one transaction.

A commit waits for the disk; a thousand tables can share it. Jobs that conflict are tried again one by one, so
that only the loser hears of it.
"""

import asyncio
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

LARGEST_BATCH = 1000


class Conflict(Exception):
    """Another writer has this number already."""


class Unstored(Exception):
    """The database did not take it; whether it is there must be looked up."""


class Statement(NamedTuple):
    """A statement with its rows. Rows for the same statement in a batch are sent together."""

    clause: Any
    rows: list[Any]  # dictionaries; tuples for a clause that is text for the driver


class Job(NamedTuple):
    statements: Sequence[Statement]
    done: "asyncio.Future[None]"


class Writer(Thread):
    def __init__(self, engine: Engine, observe: Callable[[int], None]) -> None:
        super().__init__(name="writer", daemon=True)
        self.engine = engine
        self.observe = observe  # told the size of every batch
        self.loop = asyncio.get_running_loop()
        self.connection: Connection | None = None
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()

    def submit(self, statements: Sequence[Statement]) -> "asyncio.Future[None]":
        """Done when it is stored for good."""
        done = self.loop.create_future()
        self.jobs.put(Job(statements, done))
        return done

    def close(self) -> None:
        """Store what was submitted, then end."""
        self.jobs.put(None)
        self.join()

    def run(self) -> None:
        while batch := self._gather():
            outcomes = self._commit(batch)
            self.observe(len(batch))
            self.loop.call_soon_threadsafe(finish, batch, outcomes)
        if self.connection is not None:
            self.connection.close()

    def _gather(self) -> list[Job]:
        batch: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if self.jobs.empty() or len(batch) == LARGEST_BATCH:
                return batch
            job = self.jobs.get()
        if batch:
            self.jobs.put(None)  # end after this batch
        return batch

    def _commit(self, batch: list[Job]) -> list[Exception | None]:
        try:
            self._write(batch)
        except IntegrityError as error:
            if len(batch) == 1:
                return [Conflict(str(error.orig))]
            return [outcome for job in batch for outcome in self._commit([job])]
        except DBAPIError as error:
            self._drop()
            return [Unstored(str(error.orig)) for _ in batch]
        return [None] * len(batch)

    def _drop(self) -> None:
        """Whatever is wrong with the connection, the next batch opens a new one."""
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    def _write(self, batch: list[Job]) -> None:
        together: dict[int, Statement] = {}
        for job in batch:
            for statement in job.statements:
                if (known := together.get(id(statement.clause))) is None:
                    together[id(statement.clause)] = Statement(statement.clause, list(statement.rows))
                else:
                    known.rows.extend(statement.rows)
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            for clause, rows in together.values():
                if isinstance(clause, str):
                    self.connection.exec_driver_sql(clause, rows)
                else:
                    self.connection.execute(clause, rows)


def finish(batch: list[Job], outcomes: list[Exception | None]) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.done.cancelled():
            continue
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)
