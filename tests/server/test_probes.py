"""What hosts look at: probes, figures, start and stop, the page, the schema."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.testing import TestClient
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from guinguette.core.errors import Refused
from guinguette.games import GAMES
from guinguette.server import page, probes
from guinguette.server.app import run
from guinguette.server.config import Config
from guinguette.server.database import open_database
from guinguette.server.faults import on_fault, on_http, on_refused
from guinguette.server.messages import LegalMove, Said
from guinguette.server.models import tables
from guinguette.server.schema import schema

from .client import chair, get, make, seated
from .running import Server, serving


def test_probes_and_figures(server: Server) -> None:
    assert get(server, "/health").json() == {"status": "ok"}
    assert get(server, "/ready").json() == {"database": True, "channels": True}
    make(server, "pickomino", [chair("bot", level="random")] * 2, habits={"pause": 0})
    deadline = time.time() + 60
    while 'guinguette_steps_total{kind="move"}' not in get(server, "/metrics").text:
        assert time.time() < deadline
        time.sleep(0.05)
    assert "guinguette_store_seconds_bucket" in get(server, "/metrics").text


def test_without_a_writer_the_server_is_not_ready(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", warm=False)
    with TestClient(Litestar([probes.ready], lifespan=[run], state=State({"config": config}))) as client:
        assert client.get("/ready").status_code == 200
        client.app.state["store"].writer.close()
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()["database"]) == (503, False)


def test_games_are_on_offer_with_their_options(server: Server) -> None:
    games = {game["name"]: game for game in get(server, "/api/games").json()}
    assert set(games) == set(GAMES)
    assert "random" in games["pickomino"]["levels"]
    assert "properties" in games["pickomino"]["options"]["$defs"]["Options"]


def test_a_stopping_server_asks_everybody_to_come_back(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        async with seated(server, made, 0) as ana:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            bye = await ana.hear()
            assert bye == {"type": "bye", "re": None, "retry": bye["retry"]}
            with pytest.raises(ConnectionClosed) as closed:
                await ana.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await stopping
        server.start()
        async with seated(server, made, 0, since=ana.ply) as again:
            assert again.ply == 0, "nothing was missed"

    with serving(tmp_path) as server:
        asyncio.run(run(server))


def test_idle_tables_are_put_away_then_removed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
    path = f"/api/tables/{made['table']['id']}"
    with serving(tmp_path, archive_days=-1) as server:
        wait_for_status(server, "archived")
        assert get(server, path).json()["status"] == "archived"
        assert "players: Ana, Bo" in get(server, path + "/record").text
    with serving(tmp_path, archive_days=-1, remove_days=-1) as server:
        wait_for_status(server, None)
        get(server, path, status=404)


def wait_for_status(server: Server, status: str | None) -> None:
    """Until the only table is like that in the database; None: until there is none."""
    engine, deadline = open_database(server.config.database), time.monotonic() + 30
    with engine.connect() as connection:
        while connection.execute(select(tables.c.status)).scalar() != status:
            assert time.monotonic() < deadline
            connection.rollback()
            time.sleep(0.05)
    engine.dispose()


def test_the_page_or_a_few_words_in_its_place(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("/", "/t/ABCDEF"):
        answer = get(server, path)
        assert "text/html" in answer.headers["content-type"]
        assert "Guinguette" in answer.text
    for path in ("/replay", "/replay/ABCDEF", "/coach", "/coach/pickomino", "/rules/pikzi"):
        assert get(server, path).text == answer.text
    get(server, "/../pyproject.toml", status=404)
    get(server, "/%2e%2e/pyproject.toml", status=404)
    monkeypatch.setattr(page, "PLACES", ())
    assert page.page_routes() == [page.not_built]
    assert "not built" in page.NOT_BUILT
    assert httpx.get(server.url + "/schema/openapi.json").json()["info"]["title"] == "Guinguette"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server with a page of our own making."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "Guinguette " * 100)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc.js").write_text("let worms = 0;\n" * 500)
    (tmp_path / "assets" / "font-abc.woff2").write_bytes(random.Random(1).randbytes(5000))
    monkeypatch.setattr(page, "PLACES", (tmp_path,))
    handlers: Any = {Refused: on_refused, HTTPException: on_http, Exception: on_fault}
    with TestClient(Litestar(page.page_routes(), exception_handlers=handlers), raise_server_exceptions=False) as client:
        yield client


def test_assets_are_kept_for_good_and_the_page_is_asked_for_again(built: TestClient[Litestar]) -> None:
    script = built.get("/assets/index-abc.js", headers={"accept-encoding": "gzip, br"})
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["vary"] == "accept-encoding"
    assert int(script.headers["content-length"]) < 500
    assert script.text == "let worms = 0;\n" * 500
    plain = built.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    font = built.get("/assets/font-abc.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers, "what is compressed already stays as it is"
    for path in ("/", "/t/ABCDEF", "/replay", "/coach/pikzi"):
        assert built.get(path).headers["cache-control"] == "no-cache"
        assert built.get(path).headers["content-encoding"] == "gzip"
    assert "max-age=3600" in built.get("/icon.svg").headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/%00",
        "/a%00b/c",
        "/assets/%00",
        "/t/%00",
        "/" + "a" * 300,
        "/" + "%C3%A9" * 200,
        "/assets/" + "a" * 300,
        "/" + "a/" * 3000,
        "/assets",
        "/assets/",
        "/%2e%2e%2fpyproject.toml",
        "/assets/%2e%2e%2f%2e%2e%2fpyproject.toml",
    ],
)
def test_what_is_no_file_is_not_found(built: TestClient[Litestar], path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_page_built_anew_is_served_at_once(built: TestClient[Litestar], tmp_path: Path) -> None:
    built.get("/")
    (tmp_path / "index.html").write_text("another")
    assert built.get("/").text == "another"


def test_the_schema_names_every_message_and_view() -> None:
    definitions = schema()["$defs"]
    assert {"FromClient", "FromServer", "View", "NewTable", "Event"} <= set(definitions)
    assert len(definitions["View"]["anyOf"]) == len(GAMES)
    assert all("$ref" not in definitions[name] for name in ("NewTable", "Sit", "TableNow"))
    text = msgspec.json.encode(definitions).decode()
    for reference in {part.split('"')[0] for part in text.split("#/$defs/")[1:]}:
        assert reference in definitions
    assert msgspec.json.encode(LegalMove("roll", Said("k", "Roll"))) == (
        b'{"move":"roll","label":{"key":"k","text":"Roll"}}'
    )
