"""Load for the table server: whole games at many tables, each move answered to four seats. Prints JSON.

    python -m bench.server_load play '{"ports": [8000], "tables": 500, "seconds": 6, "rate": 0, "pids": []}'
    python -m bench.server_load echo '{…}'
    python -m bench.server_load idle '{"ports": [8000], "sockets": 10000, …}'

With rate 0 every table plays as fast as it is answered.
"""

import asyncio
import json
import os
import random
import sys
import time
from array import array
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct

from .server_client import FIRST_PLY, MOVES, Socket, connect

SEATS = 4
WARM_UP = 4.0  # seconds, until a server that runs for weeks has said most of its sentences once
TICKS = os.sysconf("SC_CLK_TCK")


class Order(Struct, frozen=True):
    ports: list[int]
    tables: int = 500
    seconds: float = 6.0
    rate: float = 0.0  # moves per second
    pids: list[int] = []  # servers whose CPU time is read
    sockets: int = 0


def cpu_seconds(pids: list[int]) -> float:
    stats = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in pids]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICKS


class Group:
    """Four sockets that hear the same; one message is under way at a time."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.next_slot = 0.0

    def delivered(self, message: bytes) -> None:
        self.load.delivered += 1
        self.load.bytes += len(message)
        if self.sent:
            self.load.latencies.append(time.perf_counter() - self.sent)

    def plan(self, socket: Socket, message: dict[str, Any]) -> None:
        """Say it now, at the next beat, or when everybody is ready."""
        load = self.load
        if not load.going:
            load.waiting.append((self, socket, message))
        elif load.pace:
            now = asyncio.get_running_loop().time()
            self.next_slot = max(self.next_slot + load.pace, now)
            asyncio.get_running_loop().call_at(self.next_slot, self.say, socket, message)
        else:
            self.say(socket, message)

    def say(self, socket: Socket, message: dict[str, Any]) -> None:
        if not self.load.stopped:
            self.sent = time.perf_counter()
            socket.say(message)


class TableGroup(Group):
    """One table: the seat with legal moves plays one of them."""

    def __init__(self, load: "Load", table: str, token: str) -> None:
        super().__init__(load)
        self.table, self.token = table, token
        self.last: dict[Socket, int] = {}

    async def open(self) -> None:
        for seat in range(SEATS):
            port = self.load.order.ports[seat % len(self.load.order.ports)]
            socket = await connect(port, f"/api/tables/{self.table}/socket", self.heard)
            self.sockets.append(socket)
            socket.say({"type": "hello", "seat": seat, "token": self.token})

    def heard(self, socket: Socket, message: bytes) -> None:
        if message.startswith(b'{"type":"events"'):
            self.delivered(message)
            first = FIRST_PLY.search(message)
            if first is None or int(first[1]) != self.last[socket] + 1:
                self.load.gaps += 1
            self.last[socket] += message.count(b'{"ply":')
        elif message.startswith(b'{"type":"table"'):
            self.last[socket] = json.loads(message)["ply"]
            self.load.ready += 1
        elif message.startswith(b'{"type":"refusal"'):
            self.load.refusals += 1
        at = message.rfind(b'"legal":[{')
        if at >= 0 and message.find(b'"ply":', at) < 0:
            move = random.choice(MOVES.findall(message, at)).decode()
            self.plan(socket, {"type": "play", "ply": self.last[socket], "move": move})


class EchoGroup(Group):
    """Four sockets in a room of the bare echo; they speak in turn."""

    def __init__(self, load: "Load", room: int) -> None:
        super().__init__(load)
        self.room, self.heard_by = room, 0

    async def open(self) -> None:
        ports = self.load.order.ports
        for _ in range(SEATS):
            self.sockets.append(await connect(ports[self.room % len(ports)], f"/echo/{self.room}", self.heard))
            self.load.ready += 1
        self.plan(self.sockets[0], {"type": "play", "ply": 100, "move": "keep 4"})

    def heard(self, _: Socket, message: bytes) -> None:
        self.delivered(message)
        self.heard_by += 1
        if self.heard_by % SEATS == 0:
            speaker = self.sockets[self.heard_by // SEATS % SEATS]
            self.plan(speaker, {"type": "play", "ply": 100, "move": "keep 4"})


class Load:
    def __init__(self, order: Order) -> None:
        self.order = order
        self.pace = order.tables / order.rate if order.rate else 0.0
        self.groups: list[TableGroup] | list[EchoGroup] = []
        self.latencies = array("d")
        self.delivered = self.gaps = self.refusals = self.bytes = self.ready = 0
        self.waiting: list[tuple[Group, Socket, dict[str, Any]]] = []
        self.going = self.stopped = False

    async def open(self) -> None:
        for i in range(0, len(self.groups), 25):
            await asyncio.gather(*(group.open() for group in self.groups[i : i + 25]))
        while self.ready < self.order.tables * SEATS:
            await asyncio.sleep(0.05)

    async def _settle(self) -> None:
        """Say no more, and hear what is still under way."""
        self.stopped, heard = True, -1
        while heard != self.delivered:
            heard = self.delivered
            await asyncio.sleep(2.0)

    async def run(self) -> dict[str, Any]:
        self.going = True
        for i, (group, socket, message) in enumerate(self.waiting):
            if self.pace:  # spread over the beat
                group.next_slot = asyncio.get_running_loop().time() + self.pace * (i / len(self.waiting) - 1)
            group.plan(socket, message)
        await asyncio.sleep(WARM_UP)
        self.latencies, before, size = array("d"), self.delivered, self.bytes
        started, cpu = time.perf_counter(), cpu_seconds(self.order.pids)
        await asyncio.sleep(self.order.seconds)
        took, cpu = time.perf_counter() - started, cpu_seconds(self.order.pids) - cpu
        delivered, size = self.delivered - before, self.bytes - size
        await self._settle()
        ordered = sorted(self.latencies)
        return {
            "moves_per_second": delivered / SEATS / took,
            "moves_per_cpu_second": delivered / SEATS / cpu if cpu else 0.0,
            "p50_ms": 1000 * ordered[len(ordered) // 2],
            "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)],
            "bytes_per_message": size / delivered,
            "gaps": self.gaps,
            "refusals": self.refusals,
        }


async def make_tables(order: Order) -> list[tuple[str, str]]:
    """Ids and tokens; all four seats of a table belong to one token."""
    tables = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{order.ports[0]}") as client:
        for i in range(order.tables):
            seats = [{"kind": "person", "name": f"{name} {i}"} for name in ("Ana", "Bo", "Cleo", "Dan")]
            body = {"game": "pickomino", "seats": seats, "nonce": "benchmark"}
            answer = (await client.post("/api/tables", json=body)).raise_for_status().json()
            tables.append((answer["table"]["id"], answer["token"]))
    return tables


async def play(order: Order) -> dict[str, Any]:
    load = Load(order)
    groups = load.groups = [TableGroup(load, *made) for made in await make_tables(order)]
    await load.open()
    figures = await load.run()
    plies = {group.table: set(group.last.values()) for group in groups}
    figures["uneven"] = sum(len(last) > 1 for last in plies.values())
    figures["plies"] = {table: max(last) for table, last in plies.items()}
    return figures


async def echo(order: Order) -> dict[str, Any]:
    load = Load(order)
    load.groups = [EchoGroup(load, room) for room in range(order.tables)]
    await load.open()
    return await load.run()


async def idle(order: Order) -> dict[str, Any]:
    """Open many sockets of spectators, hold them, and see that all of them still answer."""
    tables = await make_tables(order)
    heard: set[Socket] = set()
    sockets: list[Socket] = []
    for i in range(0, order.sockets, 100):
        paths = [f"/api/tables/{tables[(i + j) % len(tables)][0]}/socket" for j in range(100)]
        sockets += await asyncio.gather(*(connect(order.ports[0], path, lambda s, _: heard.add(s)) for path in paths))
    for socket in sockets:
        socket.say({"type": "hello"})
    deadline = time.monotonic() + 60
    while len(heard) < len(sockets) and time.monotonic() < deadline:
        await asyncio.sleep(0.1)
    await asyncio.sleep(order.seconds)
    memory = sum(resident(pid) for pid in order.pids)
    heard.clear()
    for socket in sockets[::100]:
        socket.say({"type": "hello"})
    await asyncio.sleep(3)
    return {
        "held": sum(not socket.lost for socket in sockets),
        "answering": len(heard) / max(1, len(sockets[::100])),
        "memory": memory,
    }


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def main(kind: str, order: Order) -> None:
    print(json.dumps(await {"play": play, "echo": echo, "idle": idle}[kind](order)))


if __name__ == "__main__":
    import msgspec

    asyncio.run(main(sys.argv[1], msgspec.json.decode(sys.argv[2], type=Order)))
