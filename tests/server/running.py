"""Start and stop real servers: ours, PostgreSQL, Redis."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest

from guinguette.server.config import Config

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """Our server. `port` stays the same over restarts."""

    def __init__(self, folder: Path, config: Config, log_level: str = "info") -> None:
        self.config, self.log_level = config, log_level
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.environment: dict[str, str] = {}

    @property
    def command(self) -> list[str]:
        config = msgspec.json.encode(self.config).decode()
        return ["-m", "tests.server.process", str(self.port), config, self.log_level]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603  # our own program
                [sys.executable, *self.command], cwd=ROOT, stdout=log, stderr=log, env=os.environ | self.environment
            )
        self.wait_ready()

    def wait_ready(self, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        with httpx.Client() as client:
            while time.monotonic() < deadline:
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()
                try:
                    if client.get(self.url + "/ready").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.05)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """As if the power had gone."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(20)
            self.process = None


@contextmanager
def serving(folder: Path, *, log_level: str = "info", **settings: object) -> Iterator[Server]:
    defaults = {"database": f"sqlite:///{folder / 'tables.db'}", "requests_per_minute": 100_000, "warm": False}
    limits = {
        "messages_per_second": 10_000,
        "message_burst": 10_000,
        "tables_per_hour": 100_000,
        "replays_per_minute": 100_000,
    }
    server = Server(folder, msgspec.convert(defaults | limits | settings, Config), log_level)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def unavailable(what: str) -> None:
    """Skip, except where everything must be there."""
    message = f"{what} is not installed on this machine"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def find_postgres() -> Path | None:
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


class Postgres:
    """A cluster of its own in a temporary folder. It refuses to run as root, so root hands it to `postgres`."""

    def __init__(self) -> None:
        binaries = find_postgres()
        if binaries is None:
            unavailable("PostgreSQL")
        assert binaries is not None
        folder = Path(tempfile.mkdtemp(prefix="guinguette-postgres-"))  # pytest's own folders are root's alone
        self.binaries, self.folder, self.port = binaries, folder, free_port()
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self.names = iter(range(1000))
        if self.as_user:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "guest", "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        self._run("pg_ctl", "-D", f"{folder}/data", "-l", f"{folder}/log", "-w", "-o", options, "start")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self.as_user, str(self.binaries / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60)  # noqa: S603

    def database(self) -> str:
        """The URL of a fresh database."""
        name = f"tables{next(self.names)}"
        with psycopg.connect(f"postgresql://guest@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://guest@127.0.0.1:{self.port}/{name}"

    def restart(self) -> None:
        """As if the power had gone, and come back."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-m", "immediate", "-w", "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder)


class Redis:
    """Redis or Valkey, on a port that stays the same over restarts."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            unavailable("Redis or Valkey")
        self.program, self.folder, self.port = str(program), folder, free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([self.program, *arguments], stdout=subprocess.DEVNULL)  # noqa: S603
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise TimeoutError("Redis")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(10)
