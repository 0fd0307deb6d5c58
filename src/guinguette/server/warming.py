"""What answers need and takes a while to make, made in the background; until then they are made without it."""

import asyncio
import logging
from importlib import import_module
from threading import Thread

from guinguette import coach
from guinguette.games import GAMES

from . import lines
from .config import Config

log = logging.getLogger("guinguette.warming")

AFTER = 1.0  # seconds; the first clients come first


async def warm_up(config: Config) -> None:
    await asyncio.to_thread(lines.warm)
    if config.warm:
        await asyncio.sleep(AFTER)
        Thread(target=warm, name="warm", daemon=True).start()  # a server that stops does not wait for it


def warm() -> None:
    """The coach's tables, then the compiled code of solvers and bots, which may take a minute the first time."""
    try:
        coach.prepare(*GAMES)
        for game in GAMES:
            bots = import_module(f"guinguette.bots.{game}")
            if hasattr(bots, "warm"):
                bots.warm()
    except Exception:  # everything still works, more slowly
        log.exception("warming up failed")
    else:
        log.info("warm")
