"""No seat ever receives another's hidden cards: every byte that each client got is read."""

import asyncio
import random
import re
import unicodedata
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest

from guinguette.core.errors import Refused
from guinguette.core.playthrough import Playthrough
from guinguette.core.record import parts, split
from guinguette.games import GAMES
from guinguette.games.pikzi.worlds import deal_hidden
from guinguette.server.advice import counsel
from guinguette.server.lines import refusal
from guinguette.server.messages import encode
from guinguette.server.sight import legal, view_now
from guinguette.server.table import Table

from .client import PATIENCE, Json, Player, at_table, chair, get, make, seated, sit
from .folding import HOLDERS, full_table, step
from .load import stored
from .running import Server

HIDING = [name for name, game in GAMES.items() if game.seen is not None]
NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus"]
SHOWING = {"ply", "kind", "seat", "text", "at", "lines", "to_move", "deadline", "view", "legal", "seats", "result"}
SPOKEN = {"table", "events", "presence", "advice", "refusal"}


def words_of(value: Any) -> list[str]:
    """Every piece of text in a JSON value, without accents."""
    if isinstance(value, dict):
        return [word for item in value.values() for word in words_of(item)]
    if isinstance(value, list):
        return [word for item in value for word in words_of(item)]
    return [plain(value)] if isinstance(value, str) else []


def plain(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))


def cards(view: Json) -> list[str]:
    """Everything in a view but its own few words, such as the name of the phase."""
    return words_of([item for item in view.values() if not isinstance(item, str)])


def hidden_card(told: str, whole: str) -> str | None:
    """What `?` stands for."""
    if "?" not in told:
        return None
    found = re.fullmatch(re.escape(told).replace(r"\?", "(.+)"), whole)
    assert found is not None, (told, whole)
    return found[1]


def count(words: list[str], card: str) -> int:
    return sum(len(re.findall(rf"\b{re.escape(card)}\b", word)) for word in words)


class Watched:
    """A game in which everybody also asks, errs and downloads; all that comes back is kept."""

    def __init__(self, server: Server, made: Json, players: dict[int | None, Player], rng: random.Random) -> None:
        self.server, self.made, self.players, self.rng = server, made, players, rng
        self.people = [player for seat, player in players.items() if seat is not None]
        self.records: list[tuple[int, str, int]] = []  # seat, text, events of the game that it had seen
        self.asked: dict[Player, list[str]] = {player: [] for player in players.values()}

    async def play(self) -> None:
        while (mover := next((player for player in self.people if player.legal), None)) is not None:
            if not self.records or self.rng.random() < 0.06:
                await self.pry(mover)
            await mover.play(self.rng)
            for player in self.players.values():
                await player.until(lambda p=player, m=mover: p.ply >= m.ply)  # type: ignore[misc]

    async def pry(self, mover: Player) -> None:
        heard = await mover.answer(type="hint", ply=mover.ply)
        assert heard["type"] == "advice"
        for player in self.players.values():
            move = str(self.rng.choice(GAMES[self.made["table"]["game"]].moves.all))
            if player is not mover or move not in mover.legal:
                self.asked[player].append(move)
                assert (await player.answer(type="play", ply=player.ply, move=move))["type"] == "refusal"
            if player is not mover:
                assert (await player.answer(type="hint", ply=player.ply))["type"] == "refusal"
        seat = self.rng.randrange(len(self.people))
        text = await asyncio.to_thread(self.fetch, f"/record?seat={seat}", self.made["token"])
        self.records.append((seat, text, len(texts_of(self.people[seat]))))
        for path in ("", "/replay", "/record?seat=0"):
            stranger = await asyncio.to_thread(self.fetch, path, None)
            assert not any(re.search(rf"\b{card}\b", plain(stranger)) for card in ("dog", "wolf", "bull", "hen"))

    def fetch(self, path: str, token: str | None) -> str:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        address = f"{self.server.url}/api/tables/{self.made['table']['id']}{path}"
        return httpx.get(address, headers=headers, timeout=PATIENCE).text


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize(
    ("count_seats", "options"),
    [
        (2, {}),
        (5, {}),
        (4, {"teams": True}),
        (3, {"rounds": 2, "portraits": 2}),
        (3, {"young": True}),
    ],
)
def test_what_is_hidden_is_in_no_byte(server: Server, game: str, count_seats: int, options: Json) -> None:
    async def run() -> None:
        rng = random.Random(f"{game} {count_seats} {options}")
        made = make(server, game, [chair("person", name) for name in NAMES[:count_seats]], options=options)
        async with AsyncExitStack() as stack:
            viewpoints: list[int | None] = [*range(count_seats), None]
            players = {v: await stack.enter_async_context(seated(server, made, v)) for v in viewpoints}
            watched = Watched(server, made, players, rng)
            await watched.play()
        assert watched.people[0].result is not None
        check_events(players, {entry.ply: entry.text for entry in stored(server.config.database, made["table"]["id"])})
        check_the_rest(watched)

    asyncio.run(run())


def texts_of(player: Player) -> list[str]:
    """The moves and outcomes of a game as a client was told them."""
    told = player.snapshot["history"] + player.events
    return [event["text"] for event in told if event["kind"] in ("move", "outcome")]


def check_events(players: dict[int | None, Player], whole: dict[int, str]) -> None:
    hidden_from_somebody = 0
    for player in players.values():
        before: Any = player.snapshot["view"]
        for event in player.snapshot["history"] + player.events:
            assert set(event) <= SHOWING
            card = hidden_card(event["text"], whole[event["ply"]])
            view = event.get("view")
            if card is not None:
                hidden_from_somebody += 1
                told = [*words_of(event.get("lines", [])), plain(event["text"])]
                assert count(told, card) == 0, (event["text"], whole[event["ply"]], told)
                if view is not None and before is not None:
                    assert count(cards(view), card) <= count(cards(before), card), (card, event["ply"])
            before = view if view is not None else before
    assert hidden_from_somebody > 100


def check_the_rest(watched: Watched) -> None:
    for seat, player in watched.players.items():
        messages = [msgspec.json.decode(raw) for raw in player.raw]
        assert {message["type"] for message in messages} <= SPOKEN
        for raw, message in zip(player.raw, messages, strict=True):
            assert "holder" not in raw
            assert "nonce" not in raw
            if message["type"] == "presence":
                assert words_of(message) == ["presence"]
            elif message["type"] == "advice":
                assert message["advice"]["seat"] == seat
            elif message["type"] == "refusal":
                check_refusal(message, watched.asked[player])
    assert watched.records
    for seat, text, seen in watched.records:
        _, rows = split(text)
        told = [
            (part["chance"] or part["move"]).strip() for row in rows for part in parts(row, row.text.index(":") + 1)
        ]
        assert told == texts_of(watched.people[seat])[:seen], "a record has what its seat was told, and nothing else"


def check_refusal(message: Json, asked: list[str]) -> None:
    """It names no card but those that the client named itself."""
    named = " ".join(asked)
    for card in ("dog", "wolf", "bull", "hen"):
        assert count(words_of(message["args"]), card) == 0 or card in named, message


def test_what_a_seat_gets_depends_only_on_what_it_sees() -> None:
    """In another world that looks the same to it, every answer is the same to the last byte."""
    rng = random.Random(26)
    worlds = 0
    for game in range(4):
        table = full_table("pikzi", 2 + game % 3, secret=rng.randbytes(32))
        while table.to_move is not None:
            step(table, rng)
            if table.play is not None and table.to_move is not None and rng.random() < 0.2:
                for seat in range(len(table.places)):
                    worlds += check_other_world(table, table.play, seat, rng)
    assert worlds > 50


def check_other_world(table: Table, play: Playthrough, seat: int, rng: random.Random) -> bool:
    """Whether there was another world to compare with."""
    true, before = play.state, answers(table, play, seat)
    play.state = true.copy()
    play.state.rng = rng.getrandbits(64)
    deal_hidden(play.state, seat)
    different: bool = play.state != true
    assert answers(table, play, seat) == before
    play.state = true
    return different


def answers(table: Table, play: Playthrough, seat: int) -> list[bytes]:
    """Everything that this seat could be told now."""
    told = [bytes(view_now(table, seat) or b""), encode(table.now(HOLDERS[seat]))]
    if table.to_move == seat:
        told += [encode([(str(move), label) for move, label in legal(table)])]
        told += [encode(counsel(play, seat, "en", table.players))]
    open_moves = set(play.legal) if table.to_move == seat else set()
    for move in set(table.game.moves.all) - open_moves:
        with pytest.raises(Refused) as refused:
            table.fold(table.propose_move(seat, HOLDERS[seat], table.ply, str(move)))
        told.append(encode(refusal(refused.value, "en", None, table.players)))
    return sorted(told)


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


async def eavesdrop(near: Server, far: Server) -> None:
    """Eve leaves her seat, and looks on at `near` while somebody sits there at `far` and plays."""
    made = make(far, "pikzi", [chair("person", "Ana"), chair("open"), chair("open")])
    table = made["table"]["id"]
    async with seated(near, sit(near, table, "Eve", seat=1), 1) as eve, at_table(near, table) as spectator:
        await spectator.hello()
        assert (await eve.answer(type="leave"))["type"] == "events"
        fresh = await eve.hear()
        assert (fresh["type"], fresh["seat"], fresh["re"], fresh["table"]["yours"]) == ("table", None, None, [])
        await spectator.until(lambda: spectator.ply == eve.ply)
        before = len(eve.raw), len(spectator.raw)
        victim, third = sit(far, table, "Victim", seat=1), sit(far, table, "Cleo", seat=2)
        async with seated(far, made, 0) as a, seated(far, victim, 1) as b, seated(far, third, 2) as c:
            await play_before([a, b, c], [eve, spectator], 12)
            assert any('"viewer":1' in raw for raw in b.raw)
        got, spectated = (
            [raw for raw in player.raw[known:] if '"presence"' not in raw]
            for player, known in zip((eve, spectator), before, strict=True)
        )
        assert got == spectated, "byte for byte what any spectator gets"
        assert '"viewer":null' in got[-1]
        assert (await eve.answer(type="chat", text="me?"))["code"] == "not-yours"
        assert (await eve.hello(1))["code"] == "not-yours"


async def play_before(people: list[Player], onlookers: list[Player], moves: int) -> None:
    rng = random.Random(14)
    for _ in range(moves):
        mover = next(player for player in people if player.legal)
        await mover.play(rng)
        for player in (*people, *onlookers):
            await player.until(lambda p=player, m=mover: p.ply >= m.ply)  # type: ignore[misc]


def test_whoever_left_a_seat_sees_nothing_from_it(server: Server) -> None:
    asyncio.run(eavesdrop(server, server))


def test_whoever_left_a_seat_sees_nothing_from_it_at_another_process(pair: tuple[Server, Server]) -> None:
    asyncio.run(eavesdrop(*pair))


def test_a_refused_hello_changes_nothing(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pikzi", [chair("person", "Ana"), chair("person", "Bo")])
        async with seated(server, made, 0) as ana, seated(server, made, 1) as bo:
            mover = ana if ana.legal else bo
            stranger = make(server, "pikzi", [chair("person", "Eve"), chair("open")])["token"]
            assert (await mover.hello(0, token=stranger))["code"] == "not-yours"
            assert (await mover.play(random.Random(3)))["events"][0]["seat"] == (0 if mover is ana else 1)

    asyncio.run(run())
