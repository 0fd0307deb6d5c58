"""A client that reads slowly holds nobody up, and loses nothing while it may catch up."""

import asyncio

from guinguette.server.connection import CLOSE_RESTART, CLOSE_SLOW, LONGEST_QUEUE, Connection


class Wire:
    """A socket whose client reads only while `room` is set."""

    def __init__(self) -> None:
        self.room = asyncio.Event()
        self.sent: list[str] = []
        self.closed: int | None = None
        self.broken = False

    async def send(self, text: str) -> None:
        await self.room.wait()
        if self.broken:
            raise ConnectionError
        self.sent.append(text)

    async def close(self, code: int) -> None:
        await self.room.wait()
        self.closed = code

    def connection(self) -> Connection:
        return Connection(self.send, self.close, None)


def test_what_can_be_sent_is_sent_at_once() -> None:
    async def run() -> None:
        wire = Wire()
        wire.room.set()
        connection = wire.connection()
        connection.push("a")
        connection.push("b")
        assert wire.sent == ["a", "b"]
        assert connection.pump is None
        connection.end(CLOSE_RESTART)
        connection.push("c")
        assert (wire.sent, wire.closed) == (["a", "b"], CLOSE_RESTART)

    asyncio.run(run())


def test_the_rest_follows_in_order_when_there_is_room_again() -> None:
    async def run() -> None:
        wire = Wire()
        connection = wire.connection()
        for number in range(5):
            connection.push(str(number))
        connection.end(CLOSE_RESTART)
        assert wire.sent == []
        wire.room.set()
        assert connection.pump is not None
        await connection.pump
        assert (wire.sent, wire.closed) == (list("01234"), CLOSE_RESTART)

    asyncio.run(run())


def test_who_reads_far_too_slowly_is_asked_to_come_back() -> None:
    async def run() -> None:
        wire = Wire()
        connection = wire.connection()
        for number in range(LONGEST_QUEUE + 10):
            connection.push(str(number))
        assert connection.closing == CLOSE_SLOW
        wire.room.set()
        assert connection.pump is not None
        await connection.pump
        assert (wire.sent, wire.closed) == (["0"], CLOSE_SLOW)

    asyncio.run(run())


def test_a_client_that_is_gone_disturbs_nobody() -> None:
    async def run() -> None:
        wire = Wire()
        wire.broken = True
        waits, fails = wire.connection(), wire.connection()
        waits.push("a")
        wire.room.set()
        assert waits.pump is not None
        await waits.pump
        fails.push("a")
        fails.push("b")
        assert wire.sent == []
        gone = Wire().connection()
        gone.push("a")
        pump = gone.pump
        assert pump is not None
        gone.drop()
        await asyncio.gather(pump, return_exceptions=True)
        assert pump.cancelled()

    asyncio.run(run())
