"""How many moves the table server carries, and what it costs. Loads come from a second process on loopback."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
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


def by_turns(folder: Path) -> tuple[list[Any], list[Any], int]:
    """The bare echo and whole games by turns, so that a machine's whims fall on both; and what got lost."""
    echoes, games, lost = [], [], 0
    for number in range(ROUNDS):
        with running("echo") as (port, pid, _):
            echoes.append(load("echo", [port], [pid], seconds=3))
        database = f"sqlite:///{folder / f'full{number}.db'}"
        with running("table", database) as (port, pid, _):
            games.append(load("play", [port], [pid], seconds=5))
        lost += unheard(games[-1]) + missing(database, games[-1]["plies"])
    return echoes, games, lost


def unheard(load: Any) -> int:
    found: int = load["gaps"] + load["uneven"] + load["refusals"]
    return found


def best(loads: list[Any], what: str) -> float:
    """Of the round that the rest of the machine disturbed least."""
    return float(max(load[what] for load in loads))


def under_load(folder: Path) -> list[Figure]:
    with running("fresh", f"sqlite:///{folder / 'fresh.db'}") as (_, pid, ready):
        ready_cpu = cpu_seconds([pid])
    echoes, games, lost = by_turns(folder)
    with running("table", f"sqlite:///{folder / 'calm.db'}") as (port, pid, _):
        calm = load("play", [port], [pid], seconds=6, rate=1000)
    bare, full = best(echoes, "moves_per_second"), best(games, "moves_per_second")
    bare_cpu, full_cpu = best(echoes, "moves_per_cpu_second"), best(games, "moves_per_cpu_second")
    return [
        Figure("ready to answer, from an empty database", ready, "s", 2, False),
        Figure("the same by CPU time", ready_cpu, "s", 2, False),
        Figure("bare echo to four sockets", bare, "/s"),
        Figure("moves, 2,000 sockets at 500 tables, SQLite", full, "/s", 3000, True),
        Figure("the same by CPU time of the server", full_cpu, "/s"),
        Figure("share of the bare echo", 100 * full / bare, "%", 35, True),
        Figure("share of the bare echo, by CPU time", 100 * full_cpu / bare_cpu, "%"),
        Figure("events lost, late, refused or out of order", lost, "", 0, False),
        Figure("at 1,000 moves/s: carried", calm["moves_per_second"], "/s", 950, True),
        Figure("at 1,000 moves/s: p99 from move to delivery", calm["p99_ms"], "ms", 30, False),
    ]


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


def two_processes(folder: Path) -> list[Figure]:
    """PostgreSQL and Redis, two servers; the seats of each table are spread over both."""
    from tests.server.running import Postgres, Redis

    postgres, redis = Postgres(), Redis(folder)
    try:
        database = postgres.database()
        with ExitStack() as stack:
            servers = [stack.enter_context(running("table", database, redis.url, core=core)) for core in (0, 1)]
            ports, pids = [server[0] for server in servers], [server[1] for server in servers]
            full = load("play", ports, pids, seconds=6)
            lost = unheard(full) + missing(database, full["plies"])
    finally:
        redis.stop()
        postgres.stop()
    return [
        Figure("moves, PostgreSQL, two processes, every table on both", full["moves_per_second"], "/s"),
        Figure("events lost, late, refused or out of order", lost, "", 0, False),
        Figure("p99 from move to delivery at that load", full["p99_ms"], "ms"),
    ]


def main() -> bool:
    with tempfile.TemporaryDirectory(prefix="guinguette-bench-") as name:
        folder = Path(name)
        return all(
            [
                show("The table server", under_load(folder)),
                show("The table server at rest", at_rest(folder)),
                show(
                    "Two processes; servers, databases and load share these cores",
                    two_processes(folder),
                ),
            ]
        )


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
