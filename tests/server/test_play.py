"""People at tables: whole games, coming and going, chat, bots, rematches, records."""

import asyncio
import random

import httpx
import pytest

from guinguette.games import GAMES
from guinguette.server.room import LONGEST_REPLAY
from guinguette.server.verify import verify

from .client import Json, at_table, chair, get, make, seated, sit
from .load import count_tables
from .running import Server


@pytest.mark.parametrize("game", GAMES)
def test_two_clients_play_a_whole_game_and_the_dice_were_fair(server: Server, game: str) -> None:
    async def run() -> None:
        made = make(server, game, [chair("person", "Ana"), chair("open")])
        table = made["table"]["id"]
        other = sit(server, table, "Bo")
        assert other["table"]["status"] == "playing"
        assert other["table"]["commitment"] == made["table"]["commitment"]
        rng = random.Random(f"whole {game}")
        async with seated(server, made, 0) as ana, seated(server, other, 1, language="fr") as bo:
            await asyncio.gather(ana.play_out(rng), bo.play_out(rng))
        assert ana.result == bo.result
        assert not ana.refusals
        assert not bo.refusals
        record = get(server, f"/api/tables/{table}/record").text
        fair = verify(record, made["table"]["commitment"])
        assert fair.outcomes == sum(event["kind"] == "outcome" for event in ana.snapshot["history"] + ana.events)

    asyncio.run(run())


def test_lines_come_in_the_language_of_the_client(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        async with seated(server, made, 0, language="fr") as ana, seated(server, made, 1) as bo:
            await ana.play(random.Random(1))
            await bo.hear()
            french, english = ana.events[0]["lines"][0], bo.events[0]["lines"][0]
            assert french["key"] == english["key"]
            assert french["args"] == english["args"]
            assert french["text"] != english["text"]
            assert "Ana" in french["text"]
            assert all(legal["label"]["text"] for legal in ana.snapshot["legal"])

    asyncio.run(run())


def test_a_reconnecting_client_gets_what_it_missed(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        rng = random.Random(2)
        async with seated(server, made, 0) as ana, seated(server, made, 1) as bo:
            for _ in range(12):
                mover = ana if ana.legal else bo
                await mover.play(rng)
                await (bo if mover is ana else ana).hear()
            async with at_table(server, made["table"]["id"]) as again:
                again.ply = since = bo.ply - 7
                answer = await again.hello(1, token=made["token"], since=since)
                assert answer["type"] == "events"
                assert again.events == bo.events[-7:]
                assert (await again.hello(1, since=bo.ply))["events"] == []
                assert (await again.hello(1, since=bo.ply + 5))["type"] == "table"
                assert again.view == bo.view

    asyncio.run(run())


def test_whoever_missed_too_much_gets_the_whole_table(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        async with seated(server, made, 0) as ana:
            while ana.ply <= LONGEST_REPLAY:
                await ana.answer(type="react", reaction="clap")
            since = ana.ply - LONGEST_REPLAY
        async with at_table(server, made["table"]["id"]) as bo:
            bo.ply = since
            assert len((await bo.hello(1, token=made["token"], since=since))["events"]) == LONGEST_REPLAY
            assert (await bo.hello(1, since=since - 1))["type"] == "table"
            assert bo.ply == ana.ply

    asyncio.run(run())


def test_where_chat_is_off_nobody_talks(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")], habits={"chat": False})
        async with seated(server, made, 0) as ana:
            assert (await ana.answer(type="chat", text="hello"))["code"] == "chat-off"
            assert (await ana.answer(type="react", reaction="clap"))["code"] == "chat-off"

    asyncio.run(run())


def test_illegal_and_late_moves_are_refused_with_their_reason(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        async with seated(server, made, 0) as ana, seated(server, made, 1) as bo:
            stop = await ana.answer(type="play", ply=ana.ply, move="stop")
            assert (stop["code"], stop["clause"]) == ("pickomino-keep-first", "PK-6")
            assert (await ana.answer(type="play", ply=ana.ply, move="fly"))["code"] == "unknown-move"
            assert (await bo.answer(type="play", ply=bo.ply, move="keep 1"))["code"] == "not-your-turn"
            assert (await ana.answer(type="play", ply=ana.ply + 1, move=ana.legal[0]))["code"] == "stale"
            assert (await ana.answer(type="play", ply=ana.ply - 1, move=ana.legal[0]))["code"] == "stale"
            await bo.answer(type="chat", text="  good   luck ")
            before = ana.ply
            await ana.until(lambda: ana.ply > before)
            assert ana.events[-1]["text"] == "good luck"
            played = await ana.answer(type="play", ply=before, move=ana.legal[0])
            assert played["type"] == "events", "chat does not make a move late"

    asyncio.run(run())


def test_seats_are_taken_left_filled_and_kept(server: Server) -> None:
    async def run() -> None:
        seats = [chair("person", "Ana"), chair("open"), chair("open")]
        made = make(server, "pickomino", seats, habits={"pause": 0, "keeper": "random"})
        table = made["table"]["id"]
        bo = sit(server, table, "Bo", seat=2)
        assert bo["table"]["yours"] == [2]
        for body, code in (
            ({"name": "Cleo", "nonce": "nonce-cleo", "seat": 2}, "seat-taken"),
            ({"name": "Cleo", "nonce": "nonce-cleo", "seat": 9}, "no-seat"),
            ({"name": "Bo", "nonce": "nonce-cleo"}, "bad-name"),
            ({"name": "B:o", "nonce": "nonce-cleo"}, "bad-name"),
        ):
            assert httpx.post(f"{server.url}/api/tables/{table}/seats", json=body).json()["code"] == code
        async with seated(server, made, 0) as ana, seated(server, bo, 2) as second:
            assert (await second.answer(type="leave"))["events"][0]["seats"][2]["kind"] == "open"
            await ana.hear()
            assert (await ana.answer(type="fill", seat=1, level="genius"))["code"] == "unknown-level"
            await ana.answer(type="fill", seat=1, level="random")
            cleo = sit(server, table, "Cleo")
            async with seated(server, cleo, 2) as third:
                await ana.until(lambda: ana.view is not None)
                assert (await third.answer(type="return"))["code"] == "not-away"
                await third.answer(type="leave")
                rng = random.Random(5)
                while not any(e["kind"] == "move" and e["seat"] == 2 for e in ana.events):
                    await (ana.play(rng) if ana.legal else ana.hear())
                await third.until(lambda: third.ply >= ana.ply)
                assert (await third.answer(type="play", ply=third.ply, move="stop"))["code"] == "kept"
                back = await third.answer(type="return")
                assert back["events"][0]["seats"][2]["away"] is False

    asyncio.run(run())


def test_when_time_runs_out_a_bot_keeps_the_seat(server: Server) -> None:
    async def run() -> None:
        habits = {"clock": 5, "pause": 0, "keeper": "random"}
        made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")], habits=habits)
        async with seated(server, made, 0) as ana:
            assert ana.snapshot["deadline"] is not None
            await ana.until(lambda: any(event["kind"] == "keep" for event in ana.events))
            await ana.until(lambda: any(event["kind"] == "move" and event["seat"] == 0 for event in ana.events))

    asyncio.run(run())


def test_bots_play_a_table_out_while_a_spectator_looks_on(server: Server) -> None:
    async def run() -> None:
        for game in GAMES:
            made = make(server, game, [chair("bot", level="random"), chair("bot")], habits={"pause": 0})
            async with at_table(server, made["table"]["id"]) as spectator:
                await spectator.hello()
                assert (await spectator.answer(type="chat", text="hi"))["code"] == "not-yours"
                await spectator.until(lambda: spectator.result is not None, 60)  # awaited here
            verify(get(server, f"/api/tables/{made['table']['id']}/record").text)

    asyncio.run(run())


def test_the_lobby_shows_listed_tables_and_codes_lead_to_them(server: Server) -> None:
    listed = make(server, "pikzi", [chair("person", "Ana"), chair("open")], habits={"listed": True})
    hidden = make(server, "pikzi", [chair("person", "Ana"), chair("open")])
    shown = {table["id"]: table for table in get(server, "/api/tables?game=pikzi").json()}
    assert shown[listed["table"]["id"]]["free"] == 1
    assert hidden["table"]["id"] not in shown
    code = hidden["table"]["code"]
    assert get(server, f"/api/codes/{code.lower()}").json()["id"] == hidden["table"]["id"]
    assert get(server, "/api/codes/QQQQQQ", status=404).json()["code"] == "no-table"
    sit(server, listed["table"]["id"], "Bo")
    shown = {table["id"]: table for table in get(server, "/api/tables").json()}
    assert shown[listed["table"]["id"]]["status"] == "playing"


def test_several_seats_on_one_device_and_ones_own_link_elsewhere(server: Server) -> None:
    made = make(server, "pickomino", [chair("person", "Ana"), chair("open"), chair("open")])
    table = made["table"]["id"]
    with httpx.Client(base_url=server.url) as browser:
        token = made["link"].split("#")[1]
        back = browser.post(f"/api/tables/{table}/session", json={"token": token})
        assert back.json()["table"]["yours"] == [0]
        cookie = back.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert f"Path=/api/tables/{table}" in cookie
        again = browser.post(f"/api/tables/{table}/seats", json={"name": "Bo", "nonce": "nonce-of-bo"})
        assert again.json()["table"]["yours"] == [0, 1]
    assert httpx.post(f"{server.url}/api/tables/{table}/session", json={"token": "x" * 43}).status_code == 403


def test_ones_own_link_is_told_to_whoever_sits(server: Server) -> None:
    made = make(server, "pickomino", [chair("person", "Ana"), chair("open")])
    session = f"{server.url}/api/tables/{made['table']['id']}/session"
    assert httpx.post(session, json={}, headers=bearer(made)).json()["link"] == made["link"]
    assert httpx.post(session, json={}).json()["code"] == "not-yours"


def bearer(seated: Json) -> dict[str, str]:
    return {"authorization": f"Bearer {seated['token']}"}


def test_a_maker_sees_the_promise_before_adding_to_the_dice(server: Server) -> None:
    people = [chair("person", "Ana"), chair("person", "Bo"), chair("bot")]
    made = make(server, "pickomino", people, nonce=None)
    table = made["table"]
    assert (table["status"], table["yours"]) == ("open", [])
    assert [(seat["kind"], seat["name"]) for seat in table["seats"][:2]] == [("open", "Ana"), ("open", "Bo")]
    seats = f"{server.url}/api/tables/{table['id']}/seats"
    assert httpx.post(seats, json={"name": "Eve", "nonce": "nonce-of-eve"}).json()["code"] == "full"
    for seat, name in ((1, "Bo"), (0, "Ana")):
        body = {"seat": seat, "name": name, "nonce": f"nonce-of-seat-{seat}"}
        table = httpx.post(seats, json=body, headers=bearer(made)).json()["table"]
    assert (table["status"], table["yours"], table["commitment"]) == ("playing", [0, 1], made["table"]["commitment"])
    record = get(server, f"/api/tables/{table['id']}/record", made["token"]).text
    assert "# nonce 0: nonce-of-seat-1\n# nonce 0: nonce-of-seat-0\n" in record


def test_a_rematch_can_be_seen_before_one_sits(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("bot")], habits={"pause": 0})
        async with seated(server, made, 0) as ana:
            await ana.play_out(random.Random(4))
        rematch = f"{server.url}/api/tables/{made['table']['id']}/rematch"
        kept = httpx.post(rematch, json={}, headers=bearer(made)).json()["table"]
        assert (kept["status"], kept["yours"], kept["seats"][0]["name"]) == ("open", [], "Ana")
        body = {"seat": 0, "name": "Ana", "nonce": "nonce-of-ana"}
        sat = httpx.post(f"{server.url}/api/tables/{kept['id']}/seats", json=body, headers=bearer(made)).json()["table"]
        assert (sat["status"], sat["yours"]) == ("playing", [0])

    asyncio.run(run())


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("open"), chair("bot")], habits={"pause": 0})
        table = made["table"]["id"]
        other = sit(server, table, "Bo")
        rng = random.Random(3)

        def again(token: str) -> httpx.Response:
            headers = {"authorization": f"Bearer {token}"}
            return httpx.post(
                f"{server.url}/api/tables/{table}/rematch", json={"nonce": "another-one"}, headers=headers
            )

        assert again(made["token"]).json()["code"] == "not-over"
        async with seated(server, made, 0) as ana, seated(server, other, 1) as bo:
            await asyncio.gather(ana.play_out(rng), bo.play_out(rng))
            first = await asyncio.to_thread(again, made["token"])
            await bo.until(lambda: bo.events[-1]["kind"] == "rematch")
        next_table = first.json()["table"]
        assert bo.events[-1]["text"] == next_table["id"]
        assert next_table["yours"] == [0]
        assert next_table["seats"][1]["name"] == "Bo"
        stranger = {"name": "Eve", "nonce": "nonce-of-eve", "seat": 1}
        refused = httpx.post(f"{server.url}/api/tables/{next_table['id']}/seats", json=stranger)
        assert refused.json()["code"] == "seat-taken"
        assert again("y" * 43).status_code == 403
        second = again(other["token"]).json()
        assert second["table"]["id"] == next_table["id"]
        assert second["table"]["status"] == "playing"
        assert second["table"]["commitment"] != made["table"]["commitment"]

    asyncio.run(run())


async def finished_pair(server: Server) -> tuple[Json, Json]:
    """Two people, each with a token, whose game is over."""
    made = make(server, "pickomino", [chair("person", "Ana"), chair("open")])
    other = sit(server, made["table"]["id"], "Bo")
    async with seated(server, made, 0) as ana, seated(server, other, 1) as bo:
        await asyncio.gather(ana.play_out(random.Random(5)), bo.play_out(random.Random(6)))
    return made, other


async def ask_at_once(servers: tuple[Server, Server], people: tuple[Json, Json]) -> set[str]:
    """Everybody wants a rematch at the same moment, several times; where they got."""
    path = f"/api/tables/{people[0]['table']['id']}/rematch"
    async with httpx.AsyncClient(timeout=60) as client:
        asked = [
            client.post(server.url + path, json={}, headers=bearer(person))
            for server, person in zip(servers, people, strict=True)
            for _ in range(4)
        ]
        answers = await asyncio.gather(*asked)
    assert {answer.status_code for answer in answers} == {201}
    return {answer.json()["table"]["id"] for answer in answers}


def test_whoever_asks_at_once_for_a_rematch_gets_one_table(server: Server) -> None:
    people = asyncio.run(finished_pair(server))
    before = count_tables(server.config.database)
    assert len(asyncio.run(ask_at_once((server, server), people))) == 1
    assert count_tables(server.config.database) == before + 1


def test_two_processes_asked_at_once_for_a_rematch_make_one_table(pair: tuple[Server, Server]) -> None:
    for number in range(1, 6):
        people = asyncio.run(finished_pair(pair[0]))
        assert len(asyncio.run(ask_at_once(pair, people))) == 1
        assert count_tables(pair[0].config.database) == 2 * number


def test_a_seat_that_is_kept_is_not_free_in_the_lobby(server: Server) -> None:
    seats = [chair("person", "Ana"), chair("open"), chair("bot")]
    kept = make(server, "pikzi", seats, nonce=None, habits={"listed": True})["table"]
    assert [seat["kind"] for seat in kept["seats"]] == ["open", "open", "bot"]
    shown = {table["id"]: table for table in get(server, "/api/tables?game=pikzi").json()}
    assert (shown[kept["id"]]["free"], shown[kept["id"]]["status"]) == (1, "open")
