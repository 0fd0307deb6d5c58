"""Random and malformed messages and requests: never a 500, never a stack, never a changed game."""

import asyncio
import random
from typing import Any

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from .client import at_table, chair, make, seated
from .load import stored
from .running import Server

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
QUIET = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck), max_examples=60)
FEW = settings(QUIET, max_examples=40)


async def throw(server: Server, table: str, messages: list[str | bytes]) -> None:
    async with at_table(server, table) as stranger:
        for message in messages:
            await stranger.socket.send(message)
        try:
            for _ in messages:
                answer = await stranger.hear()
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


def test_no_request_breaks_the_server(server: Server) -> None:
    """Every operation of the schema, on a table that plays and on one that has an open seat."""
    playing = make(server, "pikzi", [chair("person", "Ana"), chair("person", "Bo")])["table"]["id"]
    opened = make(server, "pickomino", [chair("person", "Ana"), chair("open")])["table"]["id"]
    before = stored(server.config.database, playing)
    api = schemathesis.openapi.from_url(server.url + "/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations()]  # type: ignore[union-attr]  # an invalid schema fails here
    assert {"/api/tables/{table}/seats", "/api/replay", "/api/coach"} <= {operation.path for operation in operations}

    for operation in operations:

        @FEW
        @given(case=operation.as_strategy(), table=st.sampled_from([playing, opened, None]))
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
