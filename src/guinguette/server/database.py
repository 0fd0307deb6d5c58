"""The database itself: which one, how it is opened, and how its schema is brought up to date."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

HEAD = "0002"
VERSIONS = "schema_version"
LOCK = 0x6775696E  # any number; processes that start together migrate one after the other
MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=4000",  # pages; a page that many moves touch is copied back once
)


def open_database(url: str) -> Engine:
    """SQLite in WAL mode with full synchronisation, or PostgreSQL, by the URL."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    engine = create_engine(url, pool_pre_ping=True, pool_size=5, hide_parameters=True)  # they are secrets
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def bring_up_to_date(engine: Engine) -> None:
    """Migrate if the schema is not the newest. Alembic takes half a second to import, so it is asked only then."""
    if version(engine) != HEAD:
        migrate(engine, HEAD)


def version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return read_version(connection)


def read_version(connection: Connection) -> str | None:
    try:
        return connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()  # noqa: S608  # a constant
    except DBAPIError:
        return None  # an empty database


def migrate(engine: Engine, revision: str) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(MIGRATIONS))

    def steps(present: Any, _context: Any) -> Any:
        return scripts._upgrade_revs(revision, present)

    with EnvironmentContext(Config(), scripts, fn=steps) as environment, engine.connect() as connection:
        environment.configure(connection=connection, version_table=VERSIONS, render_as_batch=True)
        with environment.begin_transaction():
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            environment.run_migrations()
