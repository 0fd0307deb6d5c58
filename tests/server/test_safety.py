"""Nobody gets in: origins, headers, cookies, limits, logs."""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from guinguette.core.errors import Refused
from guinguette.core.words import LANGUAGES
from guinguette.server.allowance import MOST_REMEMBERED, Allowance, Bucket
from guinguette.server.config import Config
from guinguette.server.entry import Entry
from guinguette.server.guard import household, same_origin
from guinguette.server.room import fold_all
from guinguette.server.table import MOST_OF_A_KIND, Table
from guinguette.server.tokens import holder_of, is_token

from .client import Player, at_table, chair, get, make, seated
from .folding import full_table
from .load import secret_of
from .running import Server, serving


def test_every_answer_has_the_safe_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nothing", "/api/tables/nobody", "/health"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("origin", "fine"),
    [
        (None, True),
        ("http://table.example:8000", True),
        ("https://TABLE.example:8000", True),
        ("https://friend.example", True),
        ("http://table.example", False),
        ("https://evil.example", False),
        ("null", False),
        ("file://table.example:8000", False),
        ("http://table.example:8000.evil.example", False),
        ("http://user@table.example:8000", False),
        ("http://[", False),
    ],
)
def test_origins(origin: str | None, fine: bool) -> None:
    assert same_origin(origin, "table.example:8000", ("https://friend.example",)) is fine


def test_pages_of_other_sites_can_neither_connect_nor_post(server: Server) -> None:
    made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")])

    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with at_table(server, made["table"]["id"], Origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403
        async with at_table(server, made["table"]["id"], Origin=server.url) as player:
            await player.hello(0, token=made["token"])

    asyncio.run(run())
    body = {"game": "pickomino", "seats": [chair("bot")] * 2}
    posted = httpx.post(server.url + "/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert (posted.status_code, posted.json()["code"]) == (403, "foreign-origin")


def test_the_cookie_alone_opens_the_socket(server: Server) -> None:
    made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")])

    async def run() -> None:
        async with at_table(server, made["table"]["id"], Cookie=f"seat={made['token']}") as player:
            assert (await player.hello(0))["seat"] == 0
        async with at_table(server, made["table"]["id"], Cookie="seat=" + "z" * 43) as player:
            assert (await player.hello(0))["code"] == "not-yours"

    asyncio.run(run())


def test_what_is_no_token_holds_no_seat(server: Server) -> None:
    table = f"/api/tables/{make(server, 'pickomino', [chair('open'), chair('open')])['table']['id']}"
    body = {"name": "Ana", "nonce": "nonce-of-ana"}
    for text in ("Bearer", "Bearer x", "Bearer " + "x" * 42, "Bearer " + "x" * 44, "bearer " + "é" * 43):
        headers = {b"authorization": text.encode()}
        refused = httpx.post(f"{server.url}{table}/seats", json=body, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-message"), text
        assert httpx.get(server.url + table, headers=headers).status_code == 400

    async def connect() -> None:
        async with at_table(server, table.rpartition("/")[2], Authorization="Bearer x"):
            pass

    with pytest.raises(InvalidStatus):
        asyncio.run(connect())
    taken = httpx.post(f"{server.url}{table}/seats", json=body, headers={"cookie": "seat=x"})
    assert taken.status_code == 201
    assert is_token(taken.json()["token"]), "a broken cookie is replaced"


def test_the_server_makes_tokens_and_clients_do_not(server: Server) -> None:
    mine = make(server, "pickomino", [chair("person", "Ana"), chair("open"), chair("open")])
    seats = f"{server.url}/api/tables/{mine['table']['id']}/seats"
    elsewhere = make(server, "pickomino", [chair("person", "Eve"), chair("open")])["token"]
    for name, token in (("Bo", "x" * 43), ("Cleo", elsewhere)):
        body = {"name": name, "nonce": "nonce-of-somebody"}
        sat = httpx.post(seats, json=body, headers={"authorization": f"Bearer {token}"}).json()
        assert sat["token"] != token
        assert len(sat["table"]["yours"]) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [chair("bot")] * 2}, "unknown-game"),
        ({"game": "pickomino", "seats": [chair("bot")]}, "wrong-players"),
        ({"game": "pickomino", "seats": [chair("bot")] * 12}, "wrong-players"),
        ({"game": "pickomino", "seats": [chair("bot")] * 13}, "bad-message"),
        ({"game": "pickomino", "seats": [chair("bot", level="genius"), chair("bot")]}, "unknown-level"),
        ({"game": "pickomino", "seats": [chair("person"), chair("bot")]}, "no-name"),
        ({"game": "pickomino", "seats": [chair("bot")] * 2, "options": {"edition": "gold"}}, "bad-options"),
        ({"game": "pickomino", "seats": [chair("bot")] * 2, "options": {"x": 1}}, "bad-options"),
        ({"game": "pickomino", "seats": [chair("bot")] * 2, "secret": "mine"}, "bad-message"),
        ({"game": "pickomino", "seats": [chair("bot", "A"), chair("bot", "A")]}, "bad-name"),
        ({"game": "pickomino", "seats": [chair("bot", "A\nB"), chair("bot")]}, "bad-name"),
        ({"game": "pickomino", "seats": [chair("bot", "A"), chair("bot", "A"), chair("open")]}, "bad-name"),
        ({"game": "pickomino", "seats": [chair("bot", "A\nB"), chair("open")]}, "bad-name"),
        ({"game": "pickomino", "seats": [chair("person", "A"), chair("person", "A")]}, "bad-name"),
        ({"game": "pickomino", "seats": [chair("person", "A"), chair("bot", "A")]}, "bad-name"),
        (
            {"game": "pickomino", "seats": [chair("bot")] * 2, "habits": {"clock": 60, "keeper": None}},
            "clock-needs-keeper",
        ),
        ({"game": "pickomino", "seats": [chair("person", "A" * 33), chair("bot")], "nonce": "12345678"}, "bad-message"),
    ],
)
def test_tables_that_cannot_be_are_refused(server: Server, body: dict[str, object], code: str) -> None:
    answer = httpx.post(server.url + "/api/tables", json=body, headers={"accept-language": "fr-FR"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    ("names", "given"),
    [
        (["Bot 3", "Robot 3", None], ["Bot 3", "Robot 3", "Bot 1"]),
        ([None, "Bot 3", None], ["Bot 1", "Bot 3", "Bot 2"]),
        (["Bot 2", None, "Bot 1", None], ["Bot 2", "Bot 3", "Bot 1", "Bot 4"]),
    ],
)
def test_bots_find_a_name_whatever_the_others_are_called(
    server: Server, names: list[str | None], given: list[str]
) -> None:
    made = make(server, "pickomino", [chair("bot", name) for name in names])
    assert [seat["name"] for seat in made["table"]["seats"]] == given


def test_too_large_is_refused(server: Server) -> None:
    made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")])
    body = {"game": "pickomino", "seats": [chair("bot")] * 2, "options": {"edition": "x" * 20_000}}
    assert httpx.post(server.url + "/api/tables", json=body).status_code == 413

    async def run() -> None:
        async with seated(server, made, 0) as ana:
            assert (await ana.answer(type="chat", text="x" * 281))["code"] == "bad-message"
            await ana.socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await ana.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(run())


async def flood(player: Player) -> None:
    for _ in range(200):
        await player.answer(type="react", reaction="clap")


def test_limits_by_address(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"requests_per_minute": 30, "tables_per_hour": 2, "sockets_per_address": 3}
    with serving(tmp_path, **limits, messages_per_second=0.1, message_burst=5) as server:
        make(server, "pickomino", [chair("bot")] * 2)
        made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")])
        third = httpx.post(server.url + "/api/tables", json={"game": "pickomino", "seats": [chair("bot")] * 2})
        assert (third.status_code, third.json()["code"]) == (429, "too-many-tables")
        table = made["table"]["id"]

        async def run() -> None:
            async with at_table(server, table), at_table(server, table), seated(server, made, 0) as ana:
                with pytest.raises(InvalidStatus):
                    async with at_table(server, table):
                        pass
                codes = [(await ana.answer(type="react", reaction="clap")).get("code") for _ in range(8)]
                assert "too-fast" in codes
                with pytest.raises(ConnectionClosed) as closed:
                    await flood(ana)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
            async with at_table(server, table) as again:  # those who left make room
                assert (await again.hello())["code"] == "too-fast", "a new socket is no new start"

        asyncio.run(run())
        statuses = [httpx.get(server.url + "/api/games").status_code for _ in range(62)]
        assert 429 in statuses
        assert httpx.get(server.url + "/health").status_code == 200

        async def connect() -> None:
            for _ in range(62):
                async with at_table(server, table):
                    pass

        with pytest.raises(InvalidStatus):  # opening a socket is a request too
            asyncio.run(connect())


def test_a_class_behind_one_address_comes_back_at_once(tmp_path: Path) -> None:
    usual = {name: getattr(Config(), name) for name in ("messages_per_second", "message_burst", "requests_per_minute")}
    with serving(tmp_path, **usual) as server:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")])

        async def come(stack: AsyncExitStack) -> str:
            player = await stack.enter_async_context(at_table(server, made["table"]["id"]))
            return str((await player.hello())["type"])

        async def run() -> None:
            async with AsyncExitStack() as stack:
                answers = [await come(stack) for _ in range(Config().sockets_per_address)]
                assert set(answers) == {"table"}

        asyncio.run(run())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_household_count_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_a_household_cannot_escape_its_limits_with_its_many_addresses(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_hour=1) as server:
        body = {"game": "pickomino", "seats": [chair("bot")] * 2}
        addresses = ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
        answers = [
            httpx.post(server.url + "/api/tables", json=body, headers={"x-forwarded-for": address})
            for address in addresses
        ]
        assert [answer.status_code for answer in answers] == [201, 429, 201]


def test_replays_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, replays_per_minute=2) as server:
        asked = [httpx.post(server.url + "/api/replay", json={"record": "game: chess\n"}) for _ in range(3)]
        assert [answer.status_code == 429 for answer in asked] == [False, False, True]
        assert asked[-1].json()["code"] == "too-fast"


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_hour=1) as server:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")], habits={"pause": 0})

        async def run() -> None:
            async with seated(server, made, 0) as ana:
                await ana.play_out(random.Random(1))

        asyncio.run(run())
        rematch, ana = f"{server.url}/api/tables/{made['table']['id']}/rematch", f"Bearer {made['token']}"
        refused = httpx.post(rematch, json={}, headers={"authorization": ana})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        elsewhere = {"authorization": ana, "x-forwarded-for": "192.0.2.7"}
        answers = [httpx.post(rematch, json={}, headers=elsewhere) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 201], "coming to a table that is there is free"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_can_fill_a_table_with_talk(language: str) -> None:
    table = full_table("pickomino")
    for _ in range(MOST_OF_A_KIND):
        table.fold(table.propose_chat(0, "ana", "hello"))
        table.fold(table.propose_react(0, "ana", "clap"))
        table.fold(table.propose_leave(0, "ana"))
        table.fold(table.propose_return(0, "ana"))
    proposals: tuple[Callable[[Table], Entry], ...] = (
        lambda now: now.propose_chat(0, "ana", "hello"),
        lambda now: now.propose_react(0, "ana", "clap"),
        lambda now: now.propose_leave(0, "ana"),
    )
    for propose in proposals:
        for now in (table, fold_all(table.row, table.entries, archived=False)):
            with pytest.raises(Refused) as refused:
                propose(now)
            assert refused.value.code == "enough"
            assert str(MOST_OF_A_KIND) in refused.value.text(language)
    table.fold(table.propose_chat(1, "bo", "others may go on"))


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1000, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.at -= 0.0015
    assert bucket.take()


def test_what_is_owed_is_paid_back_first() -> None:
    bucket = Bucket(rate=0.001, burst=2)
    assert bucket.take()
    bucket.owe(9)
    bucket.at -= 8500
    assert not bucket.take()
    bucket.at -= 1000
    assert bucket.take()


def test_addresses_not_heard_of_for_longest_are_forgotten() -> None:
    allowance = Allowance(rate=0.001, burst=1)
    assert allowance.take("first")
    for number in range(MOST_REMEMBERED - 1):
        allowance.take(str(number))
    assert not allowance.take("first"), "it is remembered, and the newest again"
    for number in range(MOST_REMEMBERED - 1):
        allowance.take(f"more {number}")
    assert not allowance.take("first")
    assert len(allowance.buckets) == MOST_REMEMBERED
    assert allowance.take("0")


@pytest.mark.parametrize("log_level", ["info", "debug"])
def test_the_log_has_no_tokens_and_nobody_sees_a_stack(tmp_path: Path, log_level: str) -> None:
    with serving(tmp_path, log_level=log_level) as server:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        table, token = made["table"]["id"], made["token"]

        async def run() -> None:
            for headers in ({"Cookie": f"seat={token}"}, {"Authorization": f"Bearer {token}"}):
                async with at_table(server, table, **headers) as somewhere:
                    assert (await somewhere.hello(1))["seat"] == 1
            async with seated(server, made, 0) as ana:
                await ana.play(random.Random(1))
                await ana.socket.send(b"bytes")
                assert (await ana.hear())["code"] == "bad-message"
                await ana.socket.send('{"type": "play"')
                assert (await ana.hear())["code"] == "bad-message"

        asyncio.run(run())
        get(server, f"/api/tables/{table}", token)
        broken = httpx.post(server.url + "/api/tables", content=b"{", headers={"content-type": "application/json"})
        assert broken.status_code == 400
        assert "Traceback" not in broken.text
    log = server.log.read_text()
    secret = secret_of(server.config.database, table)
    for hidden in (token, holder_of(token), secret.hex(), repr(secret)[2:-1]):
        assert hidden is not None
        assert hidden not in log
    assert "Traceback" not in log
    assert all(line.startswith('{"at":') for line in log.splitlines()), log


def test_secure_cookies_and_transport_behind_https(tmp_path: Path) -> None:
    with serving(tmp_path, secure=True) as server:
        body = {"game": "pickomino", "seats": [chair("person", "Ana"), chair("bot")], "nonce": "12345678"}
        answer = httpx.post(server.url + "/api/tables", json=body)
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


def test_logs_are_json() -> None:
    from guinguette.server.logs import JsonFormatter

    record = logging.makeLogRecord(
        {"name": "x", "levelname": "INFO", "msg": "at %s", "args": ('a\n"b"',), "table": "t"}
    )
    text = JsonFormatter().format(record)
    assert "\n" not in text
    assert '"table":"t"' in text
