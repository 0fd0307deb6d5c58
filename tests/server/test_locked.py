"""Somebody holds the database's lock for too long: what could not be stored never happened, and the game goes on."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from .client import Player, at_table, chair, get, make, seated
from .load import stored
from .running import Server, serving

PATIENCE = 0.5  # seconds that the server waits for the lock


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that soon gives up waiting for the database."""
    with serving(tmp_path, database=f"sqlite:///{tmp_path / 'tables.db'}?timeout={PATIENCE}") as running:
        yield running


@contextmanager
def locked(server: Server) -> Iterator[None]:
    path = server.config.database.removeprefix("sqlite:///").partition("?")[0]
    with closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def test_a_move_that_could_not_be_stored_was_seen_by_nobody(hasty: Server) -> None:
    async def run() -> None:
        made = make(hasty, "pikzi", [chair("person", "Ana"), chair("person", "Bo")])
        path, rng = f"/api/tables/{made['table']['id']}", random.Random(1)

        def seen() -> list[str]:
            return [get(hasty, path + more, made["token"]).text for more in ("", "/record?seat=0", "/record?seat=1")]

        async with seated(hasty, made, 0) as ana, seated(hasty, made, 1) as bo:
            for _ in range(4):
                mover = ana if ana.legal else bo
                before, ply, legal = await asyncio.to_thread(seen), mover.ply, mover.legal
                with locked(hasty):
                    refusal = asyncio.create_task(mover.play(rng))
                    while not refusal.done():
                        assert await asyncio.to_thread(seen) == before
                    assert (await refusal)["code"] == "unstored"
                    assert await asyncio.to_thread(seen) == before
                    await check_nothing_happened(hasty, mover, ply, legal)
                await mover.play(rng)
                for player in (ana, bo):
                    await player.until(lambda p=player, m=mover: p.ply >= m.ply)  # type: ignore[misc]
            assert ana.ply == bo.ply == len(stored(hasty.config.database, made["table"]["id"]))

    asyncio.run(run())


async def check_nothing_happened(server: Server, mover: Player, ply: int, legal: list[str]) -> None:
    assert (mover.ply, mover.legal) == (ply, legal)
    assert (await mover.answer(type="hint", ply=ply))["ply"] == ply
    async with at_table(server, mover.table) as spectator:
        assert (await spectator.hello())["ply"] == ply


def test_a_bot_whose_move_could_not_be_stored_moves_again(hasty: Server) -> None:
    async def run() -> None:
        seats = [chair("person", "Ana"), chair("bot", level="random")]
        made = make(hasty, "pikzi", seats, habits={"pause": 1.0})
        path, rng = f"/api/tables/{made['table']['id']}/record?seat=0", random.Random(2)
        async with seated(hasty, made, 0) as ana:
            failures = 0
            while failures < 2:
                await ana.until(lambda: bool(ana.legal))
                while ana.legal:
                    await ana.play(rng)
                ply = ana.ply
                with locked(hasty):
                    if len(stored(hasty.config.database, ana.table)) > ply:
                        continue  # the bot was faster than we
                    failures += 1
                    await asyncio.to_thread(wait_for_failures, hasty, failures)
                    now = get(hasty, path, made["token"]).text.rstrip("\n")  # the line may go on
                await ana.until(lambda known=ply: ana.ply > known)  # type: ignore[misc]
                assert get(hasty, path, made["token"]).text.startswith(now)

    asyncio.run(run())


def wait_for_failures(server: Server, number: int) -> None:
    deadline = time.monotonic() + 60
    while server.log.read_text().count('"not stored"') < number:
        assert time.monotonic() < deadline
        time.sleep(0.05)
