"""One open socket: from where it looks at the table, and what is still to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .messages import Answer, encode

LONGEST_QUEUE = 256  # messages; a client that reads slower is better off reconnecting
CLOSE_SLOW = 1013
CLOSE_RESTART = 1012

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]


class Connection:
    def __init__(self, send: Send, close: Close, holder: str | None) -> None:
        self.send = send
        self.close = close
        self.holder = holder  # SHA-256 of the token that came with the socket
        self.seat: int | None = None
        self.language = "en"
        self.queue: deque[str] = deque()
        self.idle: asyncio.Future[None] | None = None  # what `pump` waits for
        self.closing: int | None = None

    def push(self, message: str) -> None:
        """Send this after what is waiting already. Never waits, so no client can hold up a table."""
        if len(self.queue) >= LONGEST_QUEUE:
            self.end(CLOSE_SLOW)
        elif self.closing is None:
            self.queue.append(message)
            self._wake()

    def say(self, answer: Answer) -> None:
        self.push(encode(answer).decode())

    def end(self, code: int) -> None:
        """Close when everything waiting is sent; a slow client's queue is dropped."""
        if code == CLOSE_SLOW:
            self.queue.clear()
        self.closing = code
        self._wake()

    def _wake(self) -> None:
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    async def pump(self) -> None:
        """Send until the end."""
        queue, send, loop = self.queue, self.send, asyncio.get_running_loop()
        while True:
            while queue:
                await send(queue.popleft())
            if self.closing is not None:
                await self.close(self.closing)
                return
            self.idle = loop.create_future()
            await self.idle
