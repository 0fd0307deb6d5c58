"""Servers that tests share."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from .running import Postgres, Redis, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The embedded default: SQLite, one process."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    running = Redis(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def pair(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes, one PostgreSQL, one Redis."""
    database = postgres.database()
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(tmp_path, database=database, channels=redis.url)) for _ in range(2))
        yield one, two


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()
