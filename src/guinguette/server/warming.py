"""What answers need and takes a while to make, made in the background; until then they are made without it."""

import asyncio
import gc
import logging
import os
import sys
from importlib import import_module
from pathlib import Path
from threading import Thread

from guinguette import coach
from guinguette.core import twin
from guinguette.games import GAMES

from . import lines
from .config import Config

log = logging.getLogger("guinguette.warming")

AFTER = 1.0  # seconds; the first clients come first
COMPILE = "from guinguette.server.warming import load; load()"


async def warm_up(config: Config) -> None:
    await asyncio.to_thread(lines.warm)
    if config.warm:
        await asyncio.sleep(AFTER)
        await asyncio.to_thread(prepare)
        if not compiled().exists():
            await compile_apart()
        Thread(target=warm, name="warm", daemon=True).start()  # a server that stops does not wait for it


def compiled() -> Path:
    """A file that is there if everything has been compiled from these very sources."""
    return twin.cache_folder() / "compiled" / f"all-{twin.fingerprint(twin.PACKAGE)}"


async def compile_apart() -> None:
    """The first time takes a minute: in another process, so that nobody at a table waits for this one's interpreter."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, preexec_fn=lambda: os.nice(10))
    try:
        if await process.wait() == 0:
            compiled().touch()
    finally:
        if process.returncode is None:  # this server stops
            process.kill()
            await process.wait()


def warm() -> None:
    try:
        load()
    except Exception:  # everything still works, more slowly
        log.exception("warming up failed")
    else:
        log.info("warm")


def prepare() -> None:
    """The coach's tables: answers before anything is compiled need them too."""
    coach.prepare(*GAMES)
    keep_what_is_there()


def load() -> None:
    """The compiled code of solvers and bots."""
    for game in GAMES:
        import_module(f"guinguette.bots.{game}").warm()
    keep_what_is_there()


def keep_what_is_there() -> None:
    """Whenever Python looked through all of it for garbage, an answer came a twentieth of a second late."""
    gc.freeze()
