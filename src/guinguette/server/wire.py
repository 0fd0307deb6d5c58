"""News between server processes, over Litestar's channels on Redis, Valkey or PostgreSQL.

The database is the truth, the wire only makes it quick: what it loses is found by looking at the logs again, now
and then while it works and every second while it does not.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterator
from time import monotonic
from typing import Protocol

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from .crowd import Here
from .entry import Step
from .messages import encode

log = logging.getLogger("guinguette.wire")

CHANNEL = "guinguette"
LARGEST = 7_500  # bytes; PostgreSQL takes no more than 8,000
LONGEST_QUEUE = 10_000
LOOK_AGAIN = 5.0  # seconds
RECONNECT = 1.0
LONGEST_SILENCE = 2 * LOOK_AGAIN + 1  # after which a process counts as gone

News = Step | Here


class Packet(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    news: tuple[News, ...]


class Listener(Protocol):
    """Who is told what other processes do."""

    async def hear(self, step: Step) -> None:
        """A step that another process has stored."""

    async def look(self) -> None:
        """Something may have been missed: compare all tables in memory with their logs."""

    def notice(self, sender: str, here: Here) -> None:
        """Who is connected to another process."""

    def miss(self, sender: str) -> None:
        """Another process has not been heard for long."""

    def greet(self) -> None:
        """The others can hear us again."""


read_packet = msgspec.json.Decoder(Packet).decode


def open_backend(url: str) -> ChannelsBackend:
    if url.startswith(("redis://", "rediss://", "valkey://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # No silent retries: news may have been lost meanwhile, and we must know.
        address = url.replace("valkey://", "redis://", 1)
        return RedisChannelsPubSubBackend(redis=Redis.from_url(address, retry=Retry(NoBackoff(), 0)))
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    return PsycoPgChannelsBackend(url.replace("postgresql+psycopg://", "postgresql://", 1))


class Wire:
    def __init__(self, url: str, listener: Listener) -> None:
        self.url = url
        self.listener = listener
        self.name = secrets.token_hex(8)
        self.others: dict[str, float] = {}  # when each was heard last
        self.outgoing: asyncio.Queue[News] = asyncio.Queue(LONGEST_QUEUE)
        self.backend: ChannelsBackend | None = None

    @property
    def connected(self) -> bool:
        return self.backend is not None

    def publish(self, news: News) -> None:
        if not self.outgoing.full():
            self.outgoing.put_nowait(news)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen())
            tasks.create_task(self._publish())
            tasks.create_task(self._look_again())

    async def _listen(self) -> None:
        while True:
            backend = open_backend(self.url)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                self.backend = backend
                log.info("channels connected")
                self.listener.greet()
                await self.listener.look()
                async for _, payload in backend.stream_events():
                    await self._hear(payload)
            except Exception as error:  # whatever breaks the wire, play goes on
                log.warning("channels lost: %s", type(error).__name__)
            finally:
                self.backend = None
                with contextlib.suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(RECONNECT)

    async def _hear(self, payload: bytes) -> None:
        packet = read_packet(payload)
        if packet.sender == self.name:
            return
        self.others[packet.sender] = monotonic()
        for news in packet.news:
            if isinstance(news, Step):
                await self.listener.hear(news)
            else:
                self.listener.notice(packet.sender, news)

    async def _publish(self) -> None:
        while True:
            news = [await self.outgoing.get()]
            while not self.outgoing.empty():
                news.append(self.outgoing.get_nowait())
            for packet in self._packets(news):
                await self._send(packet)

    def _packets(self, news: list[News]) -> Iterator[bytes]:
        """As few packets as the limit allows; a step too large for one is only announced."""
        batch: list[msgspec.Raw] = []
        size = 0
        for item in news:
            raw = encode(item)
            if len(raw) > LARGEST:
                raw = encode(Step(item.table, ()))
            if size + len(raw) > LARGEST:
                yield encode((self.name, batch))
                batch, size = [], 0
            batch.append(msgspec.Raw(raw))
            size += len(raw) + 1
        yield encode((self.name, batch))

    async def _send(self, packet: bytes) -> None:
        try:
            if self.backend is not None:
                await self.backend.publish(packet, [CHANNEL])
        except Exception as error:  # others find it in the database
            log.warning("channels lost: %s", type(error).__name__)

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN if self.connected else RECONNECT)
            await self._send(encode((self.name, ())))  # a sign of life
            self._miss_the_silent()
            try:
                await self.listener.look()
            except Exception as error:  # the database may be away for a while
                log.warning("cannot look at the logs: %s", type(error).__name__)

    def _miss_the_silent(self) -> None:
        before = monotonic() - LONGEST_SILENCE
        for sender in [sender for sender, heard in self.others.items() if heard < before]:
            del self.others[sender]
            self.listener.miss(sender)
