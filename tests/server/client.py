"""A client as the protocol describes it: it knows no rules."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .running import Server

Json = dict[str, Any]

PATIENCE = 60.0  # seconds, for any answer: tests may run on a very busy machine


def chair(kind: str, name: str | None = None, level: str | None = None) -> Json:
    return {"kind": kind, "name": name, "level": level}


def make(server: Server, game: str, seats: list[Json], **more: Any) -> Json:
    """A new table, as its maker sees it."""
    body = {"game": game, "seats": seats, "nonce": "nonce-of-maker"} | more
    answer = httpx.post(server.url + "/api/tables", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def sit(server: Server, table: str, name: str, **more: Any) -> Json:
    body = {"name": name, "nonce": f"nonce-of-{len(name)}-letters"} | more
    answer = httpx.post(f"{server.url}/api/tables/{table}/seats", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    seated: Json = answer.json()
    return seated


def get(server: Server, path: str, token: str | None = None, status: int = 200) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = httpx.get(server.url + path, headers=headers, timeout=PATIENCE)
    assert answer.status_code == status, answer.text
    return answer


class Player:
    """One socket: it keeps every byte it got, and checks that the numbers have no gaps."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.raw: list[str] = []
        self.events: list[Json] = []
        self.refusals: list[Json] = []
        self.snapshot: Json = {}
        self.presence: tuple[list[int], int] = ([], 0)
        self.ply = 0
        self.view: Any = None
        self.legal: list[str] = []
        self.to_move: int | None = None
        self.result: Json | None = None
        self.ids = iter(range(1, 1_000_000))

    async def say(self, **message: Any) -> int:
        number = next(self.ids)
        await self.socket.send(msgspec.json.encode(message | {"id": number}).decode())
        return number

    async def hear(self, seconds: float = PATIENCE) -> Json:
        """The next message but for those that tell who is connected: they come when they like."""
        async with asyncio.timeout(seconds):
            while (message := await self.hear_any())["type"] == "presence":
                pass
        return message

    async def hear_any(self) -> Json:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "presence":
            self.presence = (message["seats"], message["spectators"])
        elif message["type"] == "table":
            self._take_table(message)
        elif message["type"] == "events":
            for event in message["events"]:
                self._take_event(event)
        elif message["type"] == "refusal":
            self.refusals.append(message)
        return message

    def _take_table(self, message: Json) -> None:
        self.snapshot = message
        self.ply, self.view, self.to_move = message["ply"], message["view"], message["to_move"]
        self.legal = [legal["move"] for legal in message["legal"]]
        self.result = message["result"]

    def _take_event(self, event: Json) -> None:
        assert event["ply"] == self.ply + 1, (event["ply"], self.ply)
        self.ply = event["ply"]
        self.events.append(event)
        self.view = event.get("view", self.view)
        self.to_move = event.get("to_move", self.to_move)
        self.legal = [legal["move"] for legal in event["legal"]] if "legal" in event else self.legal
        self.result = event.get("result", self.result)

    async def answer(self, **message: Any) -> Json:
        """Say something, and hear until it is answered."""
        number = await self.say(**message)
        while (heard := await self.hear())["re"] != number:
            pass
        return heard

    async def hello(self, seat: int | None = None, **more: Any) -> Json:
        return await self.answer(type="hello", seat=seat, **more)

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                await self.hear(seconds)

    async def until_present(self, seats: list[int], spectators: int, seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while self.presence != (seats, spectators):
                await self.hear_any()

    async def play(self, rng: random.Random) -> Json:
        return await self.answer(type="play", ply=self.ply, move=rng.choice(self.legal))

    async def play_out(self, rng: random.Random, most: int = 10_000) -> None:
        """Play whenever there is something to play, to the end of the game."""
        for _ in range(most):
            if self.result is not None:
                return
            if self.legal:
                await self.play(rng)
            else:
                await self.hear()


@asynccontextmanager
async def at_table(server: Server, table: str, **headers: str) -> AsyncIterator[Player]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers, max_size=None) as socket:
        yield Player(socket, table)


@asynccontextmanager
async def seated(server: Server, made: Json, seat: int | None, **more: Any) -> AsyncIterator[Player]:
    async with at_table(server, made["table"]["id"]) as player:
        await player.hello(seat, token=made["token"], **more)
        yield player
