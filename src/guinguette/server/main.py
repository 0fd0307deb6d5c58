"""`guinguette serve`."""

import asyncio
import gc
from pathlib import Path
from socket import socket

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from .app import create_app
from .config import Config
from .headers import SafeHeaders
from .logs import set_up_logs

LARGEST_MESSAGE = 16_384
GOODBYE = 0.3  # seconds for the last messages to leave


class Server(uvicorn.Server):
    """Tells everybody to come back before it stops."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self.app.state["host"].farewell()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def default_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("guinguette", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def database_url(told: str) -> str:
    """A path of a file means SQLite."""
    chosen = told or default_database()
    return chosen if "://" in chosen else f"sqlite:///{Path(chosen).absolute()}"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    channels: str = "",
    *,
    config: Config | None = None,
    log_level: str = "INFO",
) -> None:
    """Serve until SIGINT or SIGTERM. `database` and `channels` go before those of `config`.

    Proxies on this machine are believed, or those that $FORWARDED_ALLOW_IPS names.
    """
    set_up_logs(log_level)
    # Thousands of sockets are millions of objects that live on; looking through them all again and again
    # would take a tenth of the time.
    gc.set_threshold(50_000, 20, 50)
    config = config or Config()
    url = database_url(database or config.database)
    config = replace(config, database=url, channels=channels or config.channels)
    app = create_app(config)
    settings = uvicorn.Config(
        SafeHeaders(app, config),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    Server(settings, app).run()
