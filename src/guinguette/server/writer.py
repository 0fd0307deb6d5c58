"""One thread that writes, and commits whatever has gathered since its last commit in one transaction.

A commit waits for the disk; a thousand tables can share it. Jobs gather on the side of the event loop and are handed
over together, so that the two threads meet once a commit and not once a job. Jobs that conflict are tried again one
by one, so that only the loser hears of it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

log = logging.getLogger("guinguette.writer")


class Conflict(Exception):
    """Another writer has this number already."""


class Unstored(Exception):
    """The database did not take it; whether it is there must be looked up."""


class Statement(Struct, frozen=True):
    """A statement with its rows. Rows for the same statement in a batch are sent together."""

    clause: Any
    rows: list[Any]  # dictionaries; tuples for a clause that is text for the driver


class Job(Struct, frozen=True):
    statements: Sequence[Statement]
    done: "asyncio.Future[None]"


class Writer(Thread):
    def __init__(self, engine: Engine, observe: Callable[[int], None]) -> None:
        super().__init__(name="writer", daemon=True)
        self.engine = engine
        self.observe = observe  # told the size of every batch
        self.loop = asyncio.get_running_loop()
        self.connection: Connection | None = None
        self.gathered: list[Job] = []
        self.writing = False  # a batch is with the thread, or will be in a moment
        self.batches: SimpleQueue[list[Job] | None] = SimpleQueue()

    def submit(self, statements: Sequence[Statement]) -> "asyncio.Future[None]":
        """Done when it is stored for good."""
        done = self.loop.create_future()
        self.gathered.append(Job(statements, done))
        if not self.writing:
            self.writing = True
            self.loop.call_soon(self._hand_over)
        return done

    def close(self) -> None:
        """Store what was submitted, then end."""
        if self.gathered:
            self._hand_over()
        self.batches.put(None)
        self.join()

    def _hand_over(self) -> None:
        batch, self.gathered = self.gathered, []
        self.writing = bool(batch)
        if batch:
            self.batches.put(batch)

    def run(self) -> None:
        while (batch := self.batches.get()) is not None:
            outcomes = self._commit(batch)
            self.observe(len(batch))
            self.loop.call_soon_threadsafe(self._finish, batch, outcomes)
        if self.connection is not None:
            self.connection.close()

    def _finish(self, batch: list[Job], outcomes: list[Exception | None]) -> None:
        self._hand_over()
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.done.cancelled():
                continue
            if outcome is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(outcome)

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
        except Exception as error:  # nobody else writes: this thread must outlive whatever it is given
            log.exception("cannot write")
            self._drop()
            return [Unstored(type(error).__name__) for _ in batch]
        return [None] * len(batch)

    def _drop(self) -> None:
        """Whatever is wrong with the connection, the next batch opens a new one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()

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
            for statement in together.values():
                if isinstance(statement.clause, str):
                    self.connection.exec_driver_sql(statement.clause, statement.rows)
                else:
                    self.connection.execute(statement.clause, statement.rows)
