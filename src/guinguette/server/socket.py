"""The socket of a table."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from guinguette.core.errors import Refused

from .advice import counsel
from .allowance import Bucket
from .connection import Connection
from .entry import Entry
from .guard import Guard, address_of
from .headers import SERVER_SEND
from .host import Host
from .lines import refusal
from .maker import known_level
from .messages import Advice, Chat, Fill, FromClient, Hello, Hint, Leave, Numbered, Play, React, Return, read_request
from .metrics import Metrics
from .pool import Pool
from .refusals import Denied
from .table import Table
from .tokens import holder_of, token_of

log = logging.getLogger("guinguette.socket")

CLOSE_FLOOD = 1008
MOST_IGNORED = 50  # messages over the limit until a socket is closed
COSTLY = 9  # messages that a hello or a hint counts for besides itself: a log is folded again, a turn is solved


class Visit:
    """One socket at one table."""

    def __init__(self, state: State, table: str, connection: Connection, bucket: Bucket) -> None:
        self.host: Host = state["host"]
        self.pool: Pool = state["hints"]
        self.metrics: Metrics = state["metrics"]
        self.table = table
        self.connection = connection
        self.bucket = bucket  # for all sockets of its address
        self.ignored = 0

    async def take(self, text: str | None) -> None:
        """Answer one message, whatever it is."""
        try:
            self._not_too_fast()
            await self._answer(read(text))
        except Refused as refused:
            self._refuse(refused, number_of(text))
        except Exception:
            log.exception("failed at %s", self.table)
            self._refuse(Denied("server-error", 500), number_of(text))

    def _not_too_fast(self) -> None:
        if not self.bucket.take():
            self.ignored += 1
            if self.ignored > MOST_IGNORED:
                self.connection.end(CLOSE_FLOOD)
            raise Denied("too-fast", 429)

    def _refuse(self, refused: Refused, re: int | None) -> None:
        self.metrics.refusals.labels(refused.code).inc()
        room = self.host.rooms.get(self.table)
        players = room.table.players if room else ()
        self.connection.say(refusal(refused, self.connection.language, re, players))

    async def _answer(self, request: FromClient) -> None:
        connection = self.connection
        seat, holder = connection.seat, connection.holder
        match request:
            case Hello():
                self.bucket.owe(COSTLY)
                await self.host.welcome(self.table, connection, request)
            case Play():
                await self._act(request, lambda table: table.propose_move(seat, holder, request.ply, request.move))
            case Chat():
                await self._act(request, lambda table: table.propose_chat(seat, holder, request.text))
            case React():
                await self._act(request, lambda table: table.propose_react(seat, holder, request.reaction))
            case Leave():
                await self._act(request, lambda table: table.propose_leave(seat, holder))
            case Return():
                await self._act(request, lambda table: table.propose_return(seat, holder))
            case Fill():
                level = known_level((await self.host.room(self.table)).table.row.game, request.level)
                await self._act(request, lambda table: table.propose_bot(request.seat, level, holder))
            case Hint():
                self.bucket.owe(COSTLY)
                await self._hint(request)

    async def _hint(self, request: Hint) -> None:
        """Ask the coach. The game may go on meanwhile; the answer says what it is about."""
        connection, table = self.connection, await self.host.settled(self.table)
        play, seat = table.expect_hint(connection.seat, connection.holder, request.ply)
        ply, players = table.ply, table.players
        told = await self.pool.run(counsel, play.copy(), seat, connection.language, players)
        connection.say(Advice(re=request.id, ply=ply, advice=told))

    async def _act(self, request: FromClient, propose: Callable[[Table], Entry]) -> None:
        await self.host.act(self.table, propose, self.connection, request.id)


def read(text: str | None) -> FromClient:
    try:
        return read_request(text or "")
    except msgspec.DecodeError as error:
        raise Denied("bad-message", 400, reason=str(error)) from None


def number_of(text: str | None) -> int | None:
    """The `id` of a message, even of one that is refused."""
    try:
        return msgspec.json.decode(text or "", type=Numbered).id
    except msgspec.DecodeError:
        return None


def sender(socket: WebSocket[Any, Any, Any]) -> Callable[[str], Coroutine[Any, Any, None]]:
    """Send text with as few calls as can be, for this runs for every seat at every move: straight to the server."""
    send = socket.scope[SERVER_SEND]  # type: ignore[literal-required]  # put there by SafeHeaders

    def send_text(text: str) -> Coroutine[Any, Any, None]:
        return send({"type": "websocket.send", "text": text})  # type: ignore[no-any-return]

    return send_text


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Play, chat and watch. `docs/protocol.md` has the messages."""
    state = socket.app.state
    guard: Guard = state["guard"]
    address = address_of(socket)
    connection = Connection(sender(socket), socket.close, holder_of(token_of(socket)))
    visit = Visit(state, table, connection, guard.admit(address))
    visit.metrics.sockets.inc()
    try:
        await socket.accept()
        while (event := await socket.receive())["type"] == "websocket.receive":
            await visit.take(event.get("text"))
    finally:
        visit.host.part(table, connection)
        connection.drop()
        guard.dismiss(address)
        visit.metrics.sockets.dec()
