"""A WebSocket client as light as can be, so that one core can load a server on the other."""

import asyncio
import json
import os
import re
from base64 import b64encode
from collections.abc import Callable
from typing import cast

FIRST_PLY = re.compile(rb'"ply":(\d+)')
MOVES = re.compile(rb'\{"move":"([^"]+)"')
MASK = bytes(4)  # a mask of zeroes leaves the payload as it is


def frame(payload: bytes) -> bytes:
    size = len(payload)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + payload


class Socket(asyncio.Protocol):
    """One connection; `heard` is called with every text message."""

    def __init__(self, path: str, host: str, heard: "Callable[[Socket, bytes], None]") -> None:
        self.path, self.host, self.heard = path, host, heard
        self.buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer = data if not self.buffer else self.buffer + data
        if not self.opened.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head[:200].decode()))
                return
            self.buffer = rest
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self.buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > len(data):
                break
            if data[at] & 0x0F == 1:
                self.heard(self, data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def say(self, message: dict[str, object]) -> None:
        self.transport.write(frame(json.dumps(message).encode()))


async def connect(port: int, path: str, heard: Callable[[Socket, bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, f"127.0.0.1:{port}", heard), "127.0.0.1", port)
    await socket.opened
    return socket
