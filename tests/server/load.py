"""People who play on whatever happens to the server."""

import asyncio
import random
from typing import Any

from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from guinguette.server.database import open_database
from guinguette.server.entry import Entry
from guinguette.server.models import tables
from guinguette.server.room import fold_all
from guinguette.server.store import read_entries, read_row

from .client import Player, at_table
from .running import Server

Known = dict[int, tuple[str, int | None, str]]


def stored(database: str, table: str) -> list[Entry]:
    engine = open_database(database)
    with engine.connect() as connection:
        entries = read_entries(connection, table, 0)
    engine.dispose()
    return entries


def count_tables(database: str) -> int:
    engine = open_database(database)
    with engine.connect() as connection:
        number: int = connection.execute(select(func.count()).select_from(tables)).scalar_one()
    engine.dispose()
    return number


def secret_of(database: str, table: str) -> bytes:
    engine = open_database(database)
    with engine.connect() as connection:
        secret: bytes = connection.execute(select(tables.c.secret).where(tables.c.id == table)).scalar_one()
    engine.dispose()
    return secret


def told_by_log(database: str, table: str, seat: int) -> Known:
    """What the stored log tells a seat, folded anew."""
    engine = open_database(database)
    with engine.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == table)).mappings().one()
        folded = fold_all(read_row(row), read_entries(connection, table, 0), archived=False)
    engine.dispose()
    assert [entry.ply for entry in folded.entries] == list(range(1, folded.ply + 1)), "no gaps"
    texts = {ply: seen[seat] for ply, seen in folded.seen.items()}
    return {e.ply: (e.kind, e.seat, texts.get(e.ply, e.text)) for e in folded.entries}


class Stubborn:
    """One seat; it remembers everything it was told, over all reconnections."""

    def __init__(self, made: dict[str, Any], seat: int, servers: list[Server]) -> None:
        self.made, self.seat, self.servers = made, seat, servers
        self.known: Known = {}
        self.ply = 0
        self.legal: list[str] = []
        self.acknowledged = 0
        self.result: Any = None
        self.rng = random.Random(f"{made['table']['id']} {seat}")

    @property
    def table(self) -> str:
        table: str = self.made["table"]["id"]
        return table

    async def run(self) -> None:
        while self.result is None:
            try:
                server = self.rng.choice(self.servers)
                async with at_table(server, self.table) as player:
                    await self._play(player)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, player: Player) -> None:
        """Come back with what is known; a move that was not answered is tried again."""
        player.ply, player.legal = self.ply, self.legal
        waiting = await player.say(type="hello", seat=self.seat, token=self.made["token"], since=self.ply)
        while self.result is None:
            message = await player.hear(5)
            self._remember(player, message)
            if message["re"] == waiting:
                waiting = 0
            if player.legal and not waiting:
                await asyncio.sleep(self.rng.random() * 0.004)
                waiting = await player.say(type="play", ply=player.ply, move=self.rng.choice(player.legal))

    def _remember(self, player: Player, message: dict[str, Any]) -> None:
        events = message["history"] if message["type"] == "table" else message.get("events", [])
        for event in events:
            fact = (event["kind"], event["seat"], event["text"])
            assert self.known.setdefault(event["ply"], fact) == fact, "history never changes"
        self.ply, self.legal = player.ply, player.legal
        self.result = player.result
        self.acknowledged += message["type"] == "events" and message["re"] is not None and bool(events)
