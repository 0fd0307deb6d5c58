"""Random and malformed messages and requests: never a 500, never a stack, never a changed game."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from .client import Player, at_table, chair, get, make, seated
from .load import stored, told_by_log
from .running import Server, serving

TYPES = ["hello", "play", "chat", "react", "leave", "return", "fill", "hint", "table", "events", "", "Play"]
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(TYPES) | JSON,
        "id": st.integers(-1, 5) | JSON,
        "seat": st.integers(-1, 3) | JSON,
        "since": st.integers(-1, 5) | JSON,
        "ply": st.integers(-1, 5) | JSON,
        "move": st.sampled_from(["keep 1", "stop", "roll", ""]) | JSON,
        "text": JSON,
        "token": st.text("abc", min_size=43, max_size=43) | JSON,
        "level": st.sampled_from(["random", "x"]) | JSON,
        "extra": JSON,
    },
)
MESSAGES = st.lists(
    FIELDS.map(lambda fields: msgspec.json.encode(fields).decode())
    | JSON.map(lambda value: msgspec.json.encode(value).decode())
    | st.text(max_size=60)
    | st.binary(max_size=60),
    min_size=1,
    max_size=25,
)
SENSIBLE = st.lists(
    st.sampled_from([{"type": "leave"}, {"type": "return"}, {"type": "react", "reaction": "clap"}])
    | st.fixed_dictionaries({"type": st.just("chat"), "text": st.text(max_size=300)})
    | st.fixed_dictionaries({"type": st.just("hint"), "ply": st.integers(0, 40)})
    | st.fixed_dictionaries({"type": st.just("fill"), "seat": st.integers(0, 3), "level": st.just("random")})
    | st.fixed_dictionaries(
        {"type": st.just("play"), "ply": st.integers(0, 40), "move": st.sampled_from(["keep 1", "stop", "roll"])}
    ),
    min_size=1,
    max_size=25,
).map(lambda messages: [msgspec.json.encode(message | {"id": 7}).decode() for message in messages])
PLACES = [
    "/{}",
    "/assets/{}",
    "/t/{}",
    "/api/codes/{}",
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/replay",
    "/api/tables?game={}",
    "/api/tables/FINISHED/record?seat={}",
    "/api/tables/FINISHED/replay?seat={}",
]
NAMES = st.text(max_size=20) | st.binary(max_size=20) | st.integers().map(str) | st.just("\0") | st.just("a" * 300)
HEADERS = ["origin", "host", "authorization", "cookie", "content-type", "accept-language", "accept-encoding"]
VALUES = st.text(st.characters(min_codepoint=0x21, max_codepoint=0xFF, exclude_categories=["C"]), max_size=30).map(
    lambda text: text.encode("latin-1")
)
PREFIXES = [b"", b"http://", b"http://[", b"Bearer ", b"seat=", b"application/json; charset=", b"multipart/form-data;"]
QUIET = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck), max_examples=60)
FEW = settings(QUIET, max_examples=40)


async def throw(server: Server, table: str, messages: list[str | bytes]) -> None:
    async with at_table(server, table) as stranger:
        await throw_from(stranger, messages)


async def throw_from(player: Player, messages: list[str | bytes]) -> None:
    for message in messages:
        await player.socket.send(message)
    try:
        for _ in messages:
            answer = await player.hear()
            assert answer["type"] in ("table", "events", "advice", "refusal")
            assert answer.get("code") != "server-error", (messages, answer)
    except ConnectionClosed:
        pass


def test_no_message_of_a_stranger_changes_a_game(server: Server) -> None:
    made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
    table = made["table"]["id"]
    before = stored(server.config.database, table)

    @QUIET
    @given(MESSAGES)
    def fuzz(messages: list[str | bytes]) -> None:
        asyncio.run(throw(server, table, messages))

    fuzz()
    assert stored(server.config.database, table) == before

    async def go_on() -> None:
        async with seated(server, made, 0) as ana:
            assert (await ana.play(random.Random(1)))["type"] == "events"

    asyncio.run(go_on())
    assert "Traceback" not in server.log.read_text()


def test_no_message_of_somebody_who_sits_there_breaks_a_game(server: Server) -> None:
    made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo"), chair("bot")])
    table = made["table"]["id"]

    async def throw_seated(seat: int, messages: list[str | bytes]) -> None:
        async with seated(server, made, seat) as player:
            await throw_from(player, messages)

    @QUIET
    @given(st.integers(0, 1), MESSAGES | SENSIBLE)
    def fuzz(seat: int, messages: list[str | bytes]) -> None:
        asyncio.run(throw_seated(seat, messages))

    fuzz()
    assert told_by_log(server.config.database, table, 0), "the log folds"
    assert get(server, f"/api/tables/{table}").status_code == 200
    assert "Traceback" not in server.log.read_text()


def play_out(server: Server, game: str) -> str:
    """A table whose game is over."""
    table: str = make(server, game, [chair("bot", level="random")] * 2, habits={"pause": 0})["table"]["id"]
    deadline = time.monotonic() + 60
    while get(server, f"/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return table


def test_no_request_breaks_the_server(server: Server) -> None:
    """Every operation of the schema, on tables where a seat is open, that play and that are over."""
    finished = play_out(server, "pikzi")
    playing = make(server, "pikzi", [chair("person", "Ana"), chair("person", "Bo")])["table"]["id"]
    opened = make(server, "pickomino", [chair("person", "Ana"), chair("open")])["table"]["id"]
    before = stored(server.config.database, playing)
    api = schemathesis.openapi.from_url(server.url + "/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations()]  # type: ignore[union-attr]  # an invalid schema fails here
    assert {"/api/tables/{table}/seats", "/api/replay", "/api/coach"} <= {operation.path for operation in operations}

    for operation in operations:

        @FEW
        @given(case=operation.as_strategy(), table=st.sampled_from([playing, opened, finished, None]))
        def fuzz(case: Any, table: str | None) -> None:
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            answer = case.call()
            assert answer.status_code < 500, (answer.status_code, answer.text)
            assert "Traceback" not in answer.text

        fuzz()
    assert stored(server.config.database, playing) == before, "a stranger changes no game"
    assert stored(server.config.database, opened)[0].text == "Ana"
    assert "Traceback" not in server.log.read_text()


def test_malformed_bodies_are_refused(server: Server) -> None:
    headers = {"content-type": "application/json"}
    table = "/api/tables/" + make(server, "pickomino", [chair("person", "Ana"), chair("open")])["table"]["id"]

    with httpx.Client(base_url=server.url, headers=headers) as client:

        @QUIET
        @given(st.binary(max_size=200) | JSON.map(msgspec.json.encode))
        def fuzz(body: bytes) -> None:
            for path in ("/api/tables", "/api/replay", "/api/coach", f"{table}/seats", f"{table}/session"):
                answer = client.post(path, content=body)
                assert 400 <= answer.status_code < 500, answer.text
                assert answer.json()["type"] == "refusal"

        fuzz()


def test_no_path_breaks_the_server(database: str, tmp_path: Path) -> None:
    """On either database: PostgreSQL takes no NUL, not even to look for it."""
    with serving(tmp_path, database=database) as server, httpx.Client(base_url=server.url) as client:
        finished = play_out(server, "pikzi")

        def ask(place: str, name: str | bytes) -> None:
            answer = client.get(place.format(quote(name, safe="")).replace("FINISHED", finished))
            assert answer.status_code < 500, (place, name, answer.text)

        for place in PLACES:
            for name in ("\0", "a\0b", "a" * 300, "-1", "-99", "9" * 26):
                ask(place, name)
        QUIET(given(st.sampled_from(PLACES), NAMES)(ask))()
        assert client.get(f"/api/tables/{finished}/replay?seat=-1").status_code == 400
        assert client.get("/api/codes/%00").json()["code"] == "no-table"
        assert "Traceback" not in server.log.read_text()


def test_no_header_breaks_the_server(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:

        @QUIET
        @given(st.sampled_from(HEADERS), st.sampled_from(PREFIXES), VALUES)
        @example("origin", b"http://[", b"")
        def fuzz(name: str, prefix: bytes, value: bytes) -> None:
            headers = [(name.encode(), (prefix + value).strip())]
            for answer in (
                client.post("/api/tables", content=b"{}", headers=headers),
                client.get("/api/tables/abcdefghijklmnop", headers=headers),
            ):
                assert 400 <= answer.status_code < 500, (headers, answer.text)
                assert answer.json()["type"] == "refusal"

        fuzz()
    assert "Traceback" not in server.log.read_text()
