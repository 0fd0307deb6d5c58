"""One open socket: from where it looks at the table, and what is still to be sent to it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from .messages import Answer, encode

log = logging.getLogger("guinguette.connection")

LONGEST_QUEUE = 256  # messages; a client that reads slower is better off reconnecting
CLOSE_SLOW = 1013
CLOSE_RESTART = 1012
GONE = 1006  # closed already

Sending = Coroutine[Any, Any, None]


class Begun:
    """A coroutine that was started outside of any task, and waits for something."""

    def __init__(self, coroutine: Sending, waits_for: Any) -> None:
        self.coroutine, self.waits_for = coroutine, waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self.waits_for
        yield from self.coroutine.__await__()


class Connection:
    def __init__(self, send: Callable[[str], Sending], close: Callable[[int], Sending], holder: str | None) -> None:
        self.send = send
        self.close = close
        self.holder = holder  # SHA-256 of the token that came with the socket
        self.seat: int | None = None
        self.language = "en"
        self.queue: deque[str] = deque()
        self.pump: asyncio.Task[None] | None = None  # runs while the client reads slower than we write
        self.closing: int | None = None

    def push(self, message: str) -> None:
        """Send this after what is waiting already. Never waits, so no client can hold up a table."""
        if self.closing is not None:
            return
        if self.pump is None:
            self._begin(self.send(message))
        elif len(self.queue) < LONGEST_QUEUE:
            self.queue.append(message)
        else:
            self.end(CLOSE_SLOW)

    def say(self, answer: Answer) -> None:
        self.push(encode(answer).decode())

    def end(self, code: int) -> None:
        """Close when everything waiting is sent; a slow client's queue is dropped."""
        if self.closing is not None:
            return
        self.closing = code
        if code == CLOSE_SLOW:
            self.queue.clear()
        if self.pump is None:
            self._begin(self.close(code))

    def drop(self) -> None:
        """The socket has closed."""
        self.closing = GONE
        if self.pump is not None:
            self.pump.cancel()

    def _begin(self, sending: Sending) -> None:
        """Nearly always there is room, and it is done here and now; a task for each message would cost far more."""
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception as error:
            self._fail(error)
        else:
            self.pump = asyncio.get_running_loop().create_task(self._go_on(Begun(sending, waits_for)))

    async def _go_on(self, begun: Begun) -> None:
        try:
            await begun
            while self.queue:
                await self.send(self.queue.popleft())
            if self.closing is not None:
                await self.close(self.closing)
        except Exception as error:
            self._fail(error)
        self.pump = None

    def _fail(self, error: Exception) -> None:
        """The client is gone; whoever reads from the socket hears of it and tidies up."""
        self.closing = GONE
        self.queue.clear()
        log.debug("cannot send: %s", type(error).__name__)
