"""A store without a server."""

import asyncio
from collections.abc import Awaitable, Callable

from guinguette.server.database import bring_up_to_date, open_database
from guinguette.server.store import Store


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> list[int]:
    """The sizes of the batches that were committed."""
    batches: list[int] = []

    async def run() -> None:
        engine = open_database(database)
        bring_up_to_date(engine)
        store = Store(engine, batches.append)
        try:
            await use(store)
        finally:
            store.close()

    asyncio.run(run())
    return batches
