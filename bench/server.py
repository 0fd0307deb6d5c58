"""How many moves the table server carries, and what it costs. Loads come from a second process on loopback."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import func, select

from bench.figures import Figure, show
from bench.server_load import cpu_seconds, resident
from guinguette.server.database import open_database
from guinguette.server.models import entries

CORES = sorted(os.sched_getaffinity(0))
TABLES = 500
ROUNDS = 3
IDLE = 10_000


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(kind: str, *more: str, core: int = 0) -> Iterator[tuple[int, int, float]]:
    """A server on one core: its port, its process, and the seconds until it was ready."""
    port = free_port()
    command = [sys.executable, "-m", "bench.server_process", kind, str(port), *more]
    began = time.perf_counter()
    process = subprocess.Popen(command, preexec_fn=lambda: os.sched_setaffinity(0, {CORES[core % len(CORES)]}))  # noqa: S603, PLW1509
    try:
        path = "/" if kind == "echo" else "/ready"
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}{path}")
                break
            except httpx.TransportError:
                if process.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.01)
        yield port, process.pid, time.perf_counter() - began
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def load(kind: str, ports: list[int], pids: list[int], core: int = -1, **more: float) -> Any:
    order = json.dumps({"ports": ports, "pids": pids, "tables": TABLES} | more)
    command = [sys.executable, "-m", "bench.server_load", kind, order]
    done = subprocess.run(  # noqa: S603
        command,
        check=True,
        stdout=subprocess.PIPE,
        timeout=180,
        preexec_fn=lambda: os.sched_setaffinity(0, {CORES[core]}),
    )
    return json.loads(done.stdout)


def missing(database: str, plies: dict[str, int]) -> int:
    """Tables whose stored log is shorter than what clients heard."""
    engine = open_database(database)
    with engine.connect() as connection:
        query = select(entries.c.table_id, func.count()).group_by(entries.c.table_id)
        stored = {row[0]: row[1] for row in connection.execute(query)}
    engine.dispose()
    return sum(stored.get(table, 0) < last for table, last in plies.items())


Stores = Callable[[], list[str]]  # a fresh database, and channels where there are several processes


@contextmanager
def processes(kind: str, more: list[str], number: int) -> Iterator[tuple[list[int], list[int]]]:
    """Servers, one on each core: their ports and processes."""
    with ExitStack() as stack:
        servers = [stack.enter_context(running(kind, *more, core=core)) for core in range(number)]
        yield [port for port, _, _ in servers], [pid for _, pid, _ in servers]


def by_turns(stores: Stores, number: int) -> tuple[list[Any], list[Any], int]:
    """Games and the bare echo of as many bytes by turns, so that a machine's whims fall on both; and what got lost."""
    echoes, games, lost = [], [], 0
    for _ in range(ROUNDS):
        database, *channels = stores()
        with processes("table", [database, *channels], number) as (ports, pids):
            games.append(load("play", ports, pids, seconds=5))
        lost += unheard(games[-1]) + missing(database, games[-1]["plies"])
        with processes("echo", [str(round(games[-1]["bytes_per_message"]))], number) as (ports, pids):
            echoes.append(load("echo", ports, pids, seconds=3))
    return echoes, games, lost


def unheard(load: Any) -> int:
    found: int = load["gaps"] + load["uneven"] + load["refusals"]
    return found


def best(loads: list[Any], what: str) -> float:
    """Of the round that the rest of the machine disturbed least."""
    return float(max(load[what] for load in loads))


def under_load(stores: Stores, number: int, least: float | None = None, share: float | None = None) -> list[Figure]:
    """So many processes, towards these goals."""
    echoes, games, lost = by_turns(stores, number)
    with processes("table", stores(), number) as (ports, pids):
        calm = load("play", ports, pids, seconds=6, rate=1000)
    bare, full = best(echoes, "moves_per_second"), best(games, "moves_per_second")
    bare_cpu, full_cpu = best(echoes, "moves_per_cpu_second"), best(games, "moves_per_cpu_second")
    return [
        Figure("bare echo to four sockets", bare, "/s"),
        Figure("moves, 2,000 sockets at 500 tables", full, "/s", least, True),
        Figure("the same by CPU time of the servers", full_cpu, "/s"),
        Figure("share of the bare echo", 100 * full / bare, "%", share, True),
        Figure("share of the bare echo, by CPU time", 100 * full_cpu / bare_cpu, "%"),
        Figure("events lost, late, refused or out of order", lost, "", 0, False),
        Figure("at 1,000 moves/s: carried", calm["moves_per_second"], "/s", 950, True),
        Figure("at 1,000 moves/s: p99 from move to delivery", calm["p99_ms"], "ms", 30, False),
    ]


def starting(folder: Path) -> list[Figure]:
    with running("fresh", f"sqlite:///{folder / 'fresh.db'}") as (_, pid, ready):
        ready_cpu = cpu_seconds([pid])
    return [
        Figure("ready to answer, from an empty database", ready, "s", 2, False),
        Figure("the same by CPU time", ready_cpu, "s", 2, False),
    ]


def one_process(folder: Path) -> list[Figure]:
    """SQLite, synchronous=FULL."""
    names = count()
    return under_load(lambda: [f"sqlite:///{folder / f'{next(names)}.db'}"], 1, least=3000, share=35)


def two_processes(folder: Path) -> list[Figure]:
    """PostgreSQL and Redis, two servers; the seats of each table are spread over both."""
    from tests.server.running import Postgres, Redis

    postgres, redis = Postgres(), Redis(folder)
    try:
        return under_load(lambda: [postgres.database(), redis.url], 2)
    finally:
        redis.stop()
        postgres.stop()


def at_rest(folder: Path) -> list[Figure]:
    with running("table", f"sqlite:///{folder / 'idle.db'}") as (port, pid, _):
        before = resident(pid)
        load("idle", [port], [pid], seconds=0, sockets=0, tables=TABLES)
        tables = resident(pid)
        held = load("idle", [port], [pid], seconds=3, sockets=IDLE, tables=10)
    return [
        Figure("memory per table", (tables - before) / TABLES / 1024, "kB", 200, False),
        Figure("memory per idle socket", (held["memory"] - tables) / IDLE / 1024, "kB", 100, False),
        Figure("idle sockets held on one process", held["held"], "", IDLE, True),
        Figure("of a sample of them, still answering", 100 * held["answering"], "%", 100, True),
    ]


def main() -> bool:
    with tempfile.TemporaryDirectory(prefix="guinguette-bench-") as name:
        folder = Path(name)
        return all(
            [
                show("The table server starts", starting(folder)),
                show("One process on one core, SQLite", one_process(folder)),
                show("The table server at rest", at_rest(folder)),
                show(
                    "PostgreSQL, two processes, every table on both; servers, databases and load share the cores",
                    two_processes(folder),
                ),
            ]
        )


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
