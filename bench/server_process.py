"""Servers for the benchmark: the real one, and the bare echo that it is compared with.

python -m bench.server_process table PORT DATABASE [CHANNELS]   without its limits
python -m bench.server_process fresh PORT DATABASE               as a host starts it
python -m bench.server_process echo PORT BYTES                   that many for each word it hears
"""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State

from guinguette.server.config import Config
from guinguette.server.main import serve

ROOMS: dict[str, set[WebSocket[Any, Any, Any]]] = {}
OPEN = Config(
    requests_per_minute=10**9,
    tables_per_hour=10**9,
    sockets_per_address=10**9,
    messages_per_second=1e9,
    message_burst=10**9,
    warm=False,  # what is measured is play, not the minute after an installation
)


@websocket("/echo/{room:str}")
async def echo(socket: WebSocket[Any, Any, Any], state: State, room: str) -> None:
    """A word comes in, as many bytes as an event has go out to everybody in the room: the stack without a game."""
    await socket.accept()
    event, sockets = state["event"], ROOMS.setdefault(room, set())
    sockets.add(socket)
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            for other in list(sockets):
                await other.send_text(event)
    finally:
        sockets.discard(socket)


def serve_echo(port: int, size: int) -> None:
    app = Litestar([echo], state=State({"event": "x" * size}), openapi_config=None, logging_config=None)
    uvicorn.run(
        app, port=port, ws="websockets-sansio", ws_per_message_deflate=False, access_log=False, log_level="warning"
    )


if __name__ == "__main__":
    kind, port = sys.argv[1], int(sys.argv[2])
    if kind == "echo":
        serve_echo(port, int(sys.argv[3]))
    else:
        config = OPEN if kind == "table" else Config()
        serve("127.0.0.1", port, *sys.argv[3:], config=config, log_level="WARNING")
