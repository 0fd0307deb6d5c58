"""No seat ever receives another's hidden cards: every byte that each client got is read."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from guinguette.games import GAMES

from .client import Player, chair, get, make, seated
from .running import Server

HIDING = [name for name, game in GAMES.items() if game.seen is not None]
SHOWING = {"ply", "kind", "seat", "text", "at", "lines", "to_move", "deadline", "view", "legal", "seats", "result"}


def words_of(value: Any) -> list[str]:
    """Every piece of text in a JSON value."""
    if isinstance(value, dict):
        return [word for item in value.values() for word in words_of(item)]
    if isinstance(value, list):
        return [word for item in value for word in words_of(item)]
    return [value] if isinstance(value, str) else []


def cards(view: dict[str, Any]) -> list[str]:
    """Everything in a view but its own few words, such as the name of the phase."""
    return words_of([item for item in view.values() if not isinstance(item, str)])


def hidden_words(told: str, whole: str) -> set[str]:
    """What the whole text names and the told one does not: `?` stands for it."""
    return set(whole.split()) - set(told.split()) if "?" in told else set()


def count(words: list[str], hidden: str) -> int:
    return sum(hidden in word for word in words)


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize("round_", range(3))
def test_what_is_hidden_is_in_no_byte(server: Server, game: str, round_: int) -> None:
    async def run() -> None:
        rng = random.Random(f"{game} {round_}")
        count_seats = rng.choice(list(GAMES[game].seats))
        names = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus"][:count_seats]
        made = make(server, game, [chair("person", name) for name in names])
        records: dict[int | None, str] = {}
        async with AsyncExitStack() as stack:
            viewpoints: list[int | None] = [*range(count_seats), None]
            players = {v: await stack.enter_async_context(seated(server, made, v)) for v in viewpoints}
            people = [player for viewpoint, player in players.items() if viewpoint is not None]
            for step in range(4000):
                mover = next((player for player in people if player.legal), None)
                if mover is None:
                    break
                await mover.play(rng)
                for player in players.values():
                    await player.until(lambda p=player, m=mover: p.ply >= m.ply)  # type: ignore[misc]
                if step == 40:
                    records = {v: read_record(server, made, v) for v in viewpoints if v is not None}
        assert people[0].result is not None
        check_all(players, truth(server, made))
        for seat, record in records.items():
            others = [text for other, text in records.items() if other != seat]
            assert "?" in record
            assert record not in others

    asyncio.run(run())


def read_record(server: Server, made: dict[str, Any], seat: int) -> str:
    return get(server, f"/api/tables/{made['table']['id']}/record?seat={seat}", made["token"]).text


def truth(server: Server, made: dict[str, Any]) -> dict[int, str]:
    """What really happened, by ply."""
    from guinguette.server.database import open_database
    from guinguette.server.store import read_entries

    engine = open_database(server.config.database)
    with engine.connect() as connection:
        entries = read_entries(connection, made["table"]["id"], 0)
    engine.dispose()
    return {entry.ply: entry.text for entry in entries}


def check_all(players: dict[int | None, Player], whole: dict[int, str]) -> None:
    hidden_from_somebody = 0
    for player in players.values():
        for raw in player.raw:
            message = msgspec.json.decode(raw)
            for event in message.get("events", []) + message.get("history", []):
                assert set(event) <= SHOWING
                assert "holder" not in raw
                assert "nonce" not in raw
        before: Any = player.snapshot["view"]
        for event in player.snapshot["history"] + player.events:
            hidden = hidden_words(event["text"], whole[event["ply"]])
            hidden_from_somebody += bool(hidden)
            told = [*words_of(event.get("lines", [])), event["text"]]
            view = event.get("view")
            for word in hidden:
                assert count(told, word) == 0, (event["text"], whole[event["ply"]], told)
                if view is not None and before is not None:
                    assert count(cards(view), word) <= count(cards(before), word), (word, event["ply"])
            before = view if view is not None else before
    assert hidden_from_somebody > 100


def test_a_token_of_one_seat_opens_no_other(server: Server) -> None:
    async def run() -> None:
        for game in GAMES:
            mine = make(server, game, [chair("person", "Ana"), chair("bot")])
            other = make(server, game, [chair("person", "Bo"), chair("bot")])
            async with seated(server, mine, 0) as ana:
                for token in (mine["token"], other["token"]):
                    assert (await ana.answer(type="hello", seat=1, token=token))["code"] == "not-yours"
            path = f"/api/tables/{mine['table']['id']}/record"
            get(server, path + "?seat=0", mine["token"])
            get(server, path + "?seat=1", mine["token"], 403)
            get(server, path + "?seat=0", other["token"], 403)
            get(server, path + "?seat=0", None, 403)

    asyncio.run(run())
