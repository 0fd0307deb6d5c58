"""Nothing that a player saw is lost, whatever dies."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from guinguette.server.wire import LOOK_AGAIN

from .client import chair, get, make, seated
from .load import Stubborn, stored, told_by_log
from .running import Postgres, Redis, Server, serving

TABLES = 5
ENOUGH = 60  # acknowledged moves before a kill
LONG = {"rounds": 4}  # games that are not over before the last kill


MOVES = 12
SOONER_THAN_BY_LOOKING = (MOVES - 2) * LOOK_AGAIN  # seconds: without news, each of them waits for the next look


def check_nothing_lost(people: list[Stubborn], database: str) -> None:
    for person in people:
        log = told_by_log(database, person.table, person.seat)
        for ply, fact in person.known.items():
            assert log[ply] == fact, "what was told is stored"


def check_bots_go_on(server: Server, table: str) -> None:
    before, deadline = len(stored(server.config.database, table)), time.monotonic() + 60
    while len(stored(server.config.database, table)) == before:
        assert time.monotonic() < deadline
        time.sleep(0.05)


async def play_until(people: list[Stubborn], strike: Callable[[], None], pause: float) -> None:
    """Everybody plays; in the middle of it something happens."""
    tasks = [asyncio.create_task(person.run()) for person in people]
    before = sum(person.acknowledged for person in people)
    async with asyncio.timeout(300):
        while sum(person.acknowledged for person in people) < before + ENOUGH:
            await asyncio.sleep(0.01)
    await asyncio.sleep(pause)
    await asyncio.to_thread(strike)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome


def test_kill_9_under_load_loses_nothing_and_games_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seats = [chair("person", "Ana"), chair("person", "Bo")]
        tables = [make(server, "pikzi", seats, options=LONG) for _ in range(TABLES)]
        bots = make(server, "pickomino", [chair("bot", level="random")] * 2, habits={"pause": 0.5})
        people = [Stubborn(made, seat, [server]) for made in tables for seat in (0, 1)]
        rng = random.Random(9)
        for _ in range(3):
            asyncio.run(play_until(people, server.kill, rng.random() / 10))
            check_nothing_lost(people, server.config.database)
            server.start()
            check_bots_go_on(server, bots["table"]["id"])

        async def to_the_end() -> None:
            async with asyncio.timeout(300):
                await asyncio.gather(*(person.run() for person in people))

        asyncio.run(to_the_end())
        check_nothing_lost(people, server.config.database)


def test_of_two_processes_one_may_die(pair: tuple[Server, Server]) -> None:
    first, second = pair
    seats = [chair("person", "Ana"), chair("person", "Bo"), chair("bot", level="random")]
    tables = [make(first, "pikzi", seats, habits={"pause": 0}, options=LONG) for _ in range(TABLES)]
    people = [Stubborn(made, seat, [first, second]) for made in tables for seat in (0, 1)]
    rng = random.Random(10)
    asyncio.run(play_until(people, second.kill, rng.random() / 10))
    check_nothing_lost(people, first.config.database)
    second.start()
    asyncio.run(play_until(people, second.kill, rng.random() / 10))
    check_nothing_lost(people, first.config.database)
    before = {made["table"]["id"]: len(stored(first.config.database, made["table"]["id"])) for made in tables[:2]}

    async def go_on() -> None:  # the second stays dead
        for person in people:
            person.servers = [first]
        async with asyncio.timeout(300):
            await asyncio.gather(*(person.run() for person in people[:4]))

    asyncio.run(go_on())
    check_nothing_lost(people, first.config.database)
    for table, known in before.items():
        log = stored(first.config.database, table)
        assert any(entry.kind == "move" and entry.seat == 2 for entry in log[known:]), "bots go on too"


async def to_the_end(people: list[Stubborn]) -> None:
    async with asyncio.timeout(300):
        await asyncio.gather(*(person.run() for person in people))


def test_postgresql_may_be_restarted_under_load(pair: tuple[Server, Server], postgres: Postgres) -> None:
    first, second = pair
    seats = [chair("person", "Ana"), chair("person", "Bo"), chair("bot", level="random")]
    tables = [make(first, "pikzi", seats, habits={"pause": 0}, options=LONG) for _ in range(3)]
    people = [Stubborn(made, seat, [first, second]) for made in tables for seat in (0, 1)]
    for _ in range(2):
        asyncio.run(play_until(people, postgres.restart, 0.05))
        check_nothing_lost(people, first.config.database)

    asyncio.run(to_the_end(people))
    check_nothing_lost(people, first.config.database)
    for server in pair:
        assert "Traceback" not in server.log.read_text()
        assert get(server, "/ready").json()["database"]


def test_of_two_moves_at_once_one_wins_and_the_other_is_refused(pair: tuple[Server, Server]) -> None:
    async def run() -> None:
        made = make(pair[0], "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        rng = random.Random(4)
        refusals = []
        async with (
            seated(pair[0], made, 0) as a0, seated(pair[1], made, 0) as b0,
            seated(pair[0], made, 1) as a1, seated(pair[1], made, 1) as b1,
        ):  # fmt: skip
            for _ in range(40):
                here, there = (a0, b0) if a0.to_move == 0 else (a1, b1)
                if here.result is not None:
                    break
                answers = await asyncio.gather(here.play(rng), there.play(rng))
                assert sum(answer["type"] == "events" for answer in answers) == 1
                refusals += [answer["code"] for answer in answers if answer["type"] == "refusal"]
                newest = max(here.ply, there.ply)
                for player in (a0, b0, a1, b1):
                    await player.until(lambda p=player, ply=newest: p.ply >= ply)  # type: ignore[misc]
                assert a0.view == b0.view
        assert set(refusals) <= {"stale", "not-your-turn"}
        log = stored(pair[0].config.database, made["table"]["id"])
        assert [entry.ply for entry in log] == list(range(1, len(log) + 1))

    asyncio.run(run())


def wait_for_channels(pair: tuple[Server, Server]) -> None:
    deadline = time.monotonic() + 60
    while not all(get(server, "/ready").json()["channels"] for server in pair):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_play_goes_on_while_redis_is_away_and_after(pair: tuple[Server, Server], redis: Redis) -> None:
    async def run() -> None:
        made = make(pair[0], "pickomino", [chair("person", "Ana"), chair("person", "Bo")])
        rng = random.Random(6)
        async with seated(pair[0], made, 0) as ana, seated(pair[1], made, 1) as bo:

            async def moves(number: int) -> None:
                for _ in range(number):
                    mover, other = (ana, bo) if ana.legal else (bo, ana)
                    await mover.play(rng)
                    await other.until(lambda m=mover, o=other: o.ply >= m.ply)  # type: ignore[misc]

            await moves(5)
            redis.stop()
            await moves(3)
            redis.start()
            await asyncio.to_thread(wait_for_channels, pair)
            async with asyncio.timeout(SOONER_THAN_BY_LOOKING):
                await moves(MOVES)

    asyncio.run(run())


def test_redis_may_be_restarted_under_load(pair: tuple[Server, Server], redis: Redis) -> None:
    first, second = pair
    seats = [chair("person", "Ana"), chair("person", "Bo"), chair("bot", level="random")]
    tables = [make(first, "pikzi", seats, habits={"pause": 0}, options=LONG) for _ in range(3)]
    people = [Stubborn(made, seat, [first, second]) for made in tables for seat in (0, 1)]
    rng = random.Random(11)

    def restart() -> None:
        redis.stop()
        time.sleep(rng.random() / 2)
        redis.start()

    for _ in range(2):
        asyncio.run(play_until(people, restart, rng.random() / 10))
        check_nothing_lost(people, first.config.database)
    wait_for_channels(pair)

    asyncio.run(to_the_end(people))
    check_nothing_lost(people, first.config.database)
    for server in pair:
        assert "Traceback" not in server.log.read_text()


def test_postgresql_alone_carries_the_news(postgres: Postgres, tmp_path: Path) -> None:
    async def run(first: Server, second: Server) -> None:
        made = make(first, "pikzi", [chair("person", "Ana"), chair("person", "Bo")])
        rng = random.Random(8)
        async with seated(first, made, 0) as ana, seated(second, made, 1) as bo:
            await asyncio.to_thread(wait_for_channels, (first, second))
            async with asyncio.timeout(SOONER_THAN_BY_LOOKING):
                for _ in range(MOVES):
                    mover, other = (ana, bo) if ana.legal else (bo, ana)
                    await mover.play(rng)
                    await other.until(lambda m=mover, o=other: o.ply >= m.ply)  # type: ignore[misc]

    database = postgres.database()
    with (
        serving(tmp_path, database=database, channels=database) as first,
        serving(tmp_path, database=database, channels=database) as second,
    ):
        asyncio.run(run(first, second))
