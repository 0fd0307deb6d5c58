"""Hints at tables, replays, and the coach for real tables."""

import asyncio
import gzip
import random
from typing import Any

import httpx
import pytest

import guinguette
from guinguette import coach
from guinguette.core.playthrough import Playthrough
from guinguette.core.state import CHANCE, OVER
from guinguette.core.words import sentence
from guinguette.games import GAMES
from guinguette.server.messages import LONGEST_RECORD
from guinguette.server.pool import MOST_WAITING, Pool
from guinguette.server.refusals import Denied
from tests.french import printed

from .client import chair, get, make, seated
from .running import Server

PEOPLE = [chair("person", "Ana"), chair("person", "Bo")]


def post(server: Server, path: str, body: Any, language: str = "en") -> httpx.Response:
    return httpx.post(server.url + path, json=body, headers={"accept-language": language}, timeout=30)


def finished(game: str, seed: int, **options: Any) -> Playthrough:
    rng = random.Random(seed)
    play = guinguette.new(game, players=["Ana", "Bo"], seed=seed, **options)
    while play.to_move != OVER:
        if play.to_move == CHANCE:
            play.roll()
        else:
            play.play(rng.choice(play.legal))
    return play


# Hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_what_the_coach_says_in_words(server: Server, game: str) -> None:
    async def run() -> None:
        made = make(server, game, PEOPLE)
        async with seated(server, made, 0, language="fr") as ana, seated(server, made, 1) as bo:
            mover, other = (ana, bo) if ana.legal else (bo, ana)
            heard = await mover.answer(type="hint", ply=mover.ply)
            assert (heard["type"], heard["ply"]) == ("advice", mover.ply)
            advice = heard["advice"]
            assert {tip["move"] for tip in advice["tips"]} == set(mover.legal)
            assert advice["tips"][0]["behind"] == 0
            for tip in advice["tips"]:
                assert tip["label"]["text"]
                assert all(line["text"] for line in tip["reasons"])
                assert all(0 <= end < len(advice["ends"]) and 0 < chance <= 1 for end, chance in tip["odds"])
            assert (await other.answer(type="hint", ply=other.ply))["code"] == "not-your-turn"
            played = await mover.answer(type="play", ply=mover.ply, move=advice["tips"][0]["move"])
            assert played["type"] == "events"
            assert (await mover.answer(type="hint", ply=mover.ply - len(played["events"])))["code"] == "stale"
            assert "advice" not in "".join(other.raw)

    asyncio.run(run())


def test_hints_are_refused_where_they_are_not_wanted(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", PEOPLE, habits={"hints": False})
        async with seated(server, made, 0) as ana, seated(server, made, None) as spectator:
            assert (await ana.answer(type="hint", ply=ana.ply))["code"] == "hints-off"
            assert (await spectator.answer(type="hint", ply=ana.ply))["code"] == "not-yours"
        made = make(server, "pickomino", [chair("person", "Ana"), chair("open")])
        async with seated(server, made, 0) as ana:
            assert (await ana.answer(type="hint", ply=ana.ply))["code"] == "not-started"

    asyncio.run(run())


def test_only_so_many_may_wait_for_a_thread() -> None:
    async def run() -> None:
        pool = Pool()
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()

        def wait() -> None:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

        waiting = [asyncio.create_task(pool.run(wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="Too many people"):
            await pool.run(wait)
        gate.set()
        await asyncio.gather(*waiting)
        assert await pool.run(lambda: 7) == 7
        pool.close()

    asyncio.run(run())


# Replays


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_every_step(server: Server, game: str) -> None:
    play = finished(game, 3)
    answer = post(server, "/api/replay", {"record": play.record}, "fr")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-encoding"] == "gzip"
    replay = answer.json()
    assert [step["text"] for step in replay["steps"]] == [event.text for event in play.events]
    assert [standing["player"] for standing in replay["standings"]] == [s.player for s in play.outcome or ()]
    assert replay["steps"][-1]["view"]["viewer"] is None
    assert replay["steps"][-1]["to_move"] is None
    first = {turn["turn"]: turn["step"] for turn in replay["turns"]}
    assert all(replay["steps"][step]["turn"] == turn for turn, step in first.items())
    again = guinguette.from_record(play.record.split("\n\n")[0])
    expected = coach.win_chances(again) if again.state.turn else None
    if expected is not None:
        assert replay["turns"][0]["win"] == pytest.approx(list(expected), abs=1e-4)
    spoken = [line for step in replay["steps"] for line in step["lines"]]
    assert spoken
    assert all(line["text"] for line in spoken)


def test_all_hands_are_open_in_a_replay_unless_a_seat_is_chosen(server: Server) -> None:
    play = finished("pikzi", 5)
    everything = post(server, "/api/replay", {"record": play.record}).json()
    as_bo = post(server, "/api/replay", {"record": play.record, "seat": 1}).json()
    middle = len(play.events) // 2
    for step in everything["steps"]:
        assert all(len(player["hand"]) == player["cards"] for player in step["view"]["players"])
    hands = [player["hand"] for player in as_bo["steps"][middle]["view"]["players"]]
    assert hands[0] is None
    assert hands[1] == everything["steps"][middle]["view"]["players"][1]["hand"]
    assert any("?" in step["text"] for step in as_bo["steps"])
    assert not any("?" in step["text"] for step in everything["steps"])
    assert post(server, "/api/replay", {"record": play.record, "seat": 5}).json()["code"] == "no-seat"


def without_chances(replay: dict[str, Any]) -> dict[str, Any]:
    """Chances to win are told as far as there is time for them, so a slow machine tells fewer."""
    return replay | {"turns": [turn | {"win": None} for turn in replay["turns"]]}


def test_a_finished_table_can_be_replayed_by_its_code(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pina_coladice", PEOPLE)
        path = f"/api/tables/{made['table']['id']}/replay"
        assert get(server, path, status=409).json()["code"] == "not-over"
        rng = random.Random(1)
        async with seated(server, made, 0) as ana, seated(server, made, 1) as bo:
            await asyncio.gather(ana.play_out(rng), bo.play_out(rng))
        by_id = get(server, path).json()
        by_code = get(server, f"/api/tables/{made['table']['code'].lower()}/replay").json()
        assert without_chances(by_code) == without_chances(by_id)
        moves = [
            event["text"] for event in ana.snapshot["history"] + ana.events if event["kind"] in ("move", "outcome")
        ]
        assert [step["text"] for step in by_id["steps"]] == moves
        assert by_id["steps"][-1]["view"] == ana.view | {"viewer": None}

    asyncio.run(run())


@pytest.mark.parametrize(
    ("record", "line", "token"),
    [
        ("game: pickomino\nplayers: Ana, Bo\n\n1 Ana: (1 1 2 4 4 4 5 w) keep 6", 4, "keep 6"),
        ("game: pickomino\nplayers: Ana, Bo\n\n1 Ana: (1 1 2 4 4 4 5 w) keep 3", 4, "keep 3"),
        ("game: pickomino\nplayers: Ana, Bo\n\n1 Ana: (1 1 2 4 4 4 5 9)", 4, "1 1 2 4 4 4 5 9"),
        ("game: chess\nplayers: Ana, Bo", 1, "game"),
        ("game: pickomino\nplayers: Ana", 2, "players"),
        ("", 1, "game"),
        ("\x00\ufffe)(:,#" * 50, 1, "game"),
        ("game: pickomino\nplayers: Ana, Bo\n1" + " " * 200_000 + "(", 3, "1 ("),
        ("game: pickomino\nplayers: Ana, Bo\n1 Ana: a" + " " * 200_000 + ")", 3, "a )"),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_line_token_and_reason(
    server: Server, record: str, line: int, token: str
) -> None:
    answer = post(server, "/api/replay", {"record": record}, "fr")
    assert answer.status_code == 422, answer.text
    refusal = answer.json()
    assert (refusal["code"], refusal["args"]["line"]) == ("bad-record", line)
    assert token in refusal["args"]["token"]
    assert refusal["args"]["reason"]["text"] in refusal["text"]


def test_the_reason_of_the_rules_comes_in_the_readers_language_with_its_clause(server: Server) -> None:
    record = "game: pickomino\nplayers: Ana, Bo\n\n1 Ana: (1 1 2 4 4 4 5 w) stop"
    refusal = post(server, "/api/replay", {"record": record}, "fr").json()
    assert refusal["clause"] == "PK-6"
    with pytest.raises(guinguette.Refused) as refused:
        guinguette.from_record(record)
    reason = refused.value.__cause__
    assert isinstance(reason, guinguette.Refused)
    assert refusal["text"].endswith(sentence(reason.line, "fr"))
    assert refusal["args"]["reason"]["text"] == sentence(reason.line, "fr")


def test_too_large_a_record_is_refused(server: Server) -> None:
    assert post(server, "/api/replay", {"record": "#" * LONGEST_RECORD}).json()["code"] == "bad-record"
    assert post(server, "/api/replay", {"record": "#" * (LONGEST_RECORD + 1)}).status_code == 400
    assert post(server, "/api/replay", {"record": "#" * 700_000}).status_code == 413
    bomb = gzip.compress(b'{"record": "' + b"#" * 10**7 + b'"}')
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    assert httpx.post(server.url + "/api/replay", content=bomb, headers=headers).status_code == 400


# The coach


def test_a_real_table_told_in_few_words_gets_advice(server: Server) -> None:
    asked = {"position": "pickomino stacks=25/-", "kept": "444w", "roll": "1 1 5 w", "players": ["Zoé", "Max"]}
    told = post(server, "/api/coach", asked, "fr").json()
    assert told["seat"] == 0
    assert told["view"]["rolled"] == ["1", "1", "5", "w"]
    assert {tip["move"] for tip in told["counsel"]["tips"]} == {"keep 1", "keep 5"}
    assert "Zoé" in told["lines"][0]["text"]
    again = post(server, "/api/coach", {"position": told["position"]}, "fr").json()
    assert again["counsel"]["tips"] == told["counsel"]["tips"]
    ahead = post(server, "/api/coach", {"position": "pickomino edition=deluxe"}).json()["counsel"]
    assert ahead["ahead"]["odds"]
    assert not ahead["tips"]


def test_a_roll_that_ends_the_turn_is_told_without_advice(server: Server) -> None:
    told = post(server, "/api/coach", {"position": "pickomino", "kept": "1112", "roll": "1 1 2 2"}).json()
    assert told["counsel"] is None
    assert len(told["lines"]) > 1


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"position": ""}, "unknown-game"),
        ({"position": "chess"}, "unknown-game"),
        ({"position": "pickomino stacks"}, "bad-position"),
        ({"position": "pickomino stacks=25/25"}, "bad-position"),
        ({"position": "pikzi"}, "bad-position"),
        ({"position": "pickomino", "roll": "1 2 3"}, "pickomino-wrong-dice"),
        ({"position": "pickomino", "players": ["Ana"]}, "wrong-players"),
        ({"position": "pickomino", "players": ["Ana", "A:b"]}, "bad-name"),
        ({"position": "pickomino", "rolls": 9}, "bad-message"),
        ({"position": "pickomino", "roll": "1 1 2 2 4 4 w w", "rolls": 2}, "coach-rolls-for-nothing"),
        ({"position": "pickomino", "extra": 1}, "bad-message"),
        ({"position": "x" * 5000}, "bad-message"),
    ],
)
def test_tables_that_cannot_be_are_refused_with_a_code(server: Server, asked: dict[str, Any], code: str) -> None:
    answer = post(server, "/api/coach", asked)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["code"] == code, answer.text


@pytest.mark.parametrize(
    ("position", "reason", "clause"),
    [
        ("pickomino stacks=25/25", "le 25 est à deux endroits", None),
        ("pickomino rolled=123", "il faut lancer tous les dés restants", "PK-7"),
        ("pikzi hands=l1.l2.l3.l4/4 shown=bull/-", "personne ne peut montrer « bull » ici", "PZ-7"),
    ],
)
def test_why_a_table_cannot_be_is_told_in_the_readers_language(
    server: Server, position: str, reason: str, clause: str | None
) -> None:
    refusal = post(server, "/api/coach", {"position": position}, "fr").json()
    assert refusal["text"].endswith("\xa0: " + printed(reason))
    assert refusal["args"]["reason"]["text"] == printed(reason)
    assert refusal.get("clause") == clause
