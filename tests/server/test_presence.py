"""Who is connected: told after every hello and at every change, over all processes, and never stored."""

import asyncio
import time
from contextlib import AsyncExitStack

from guinguette.server.host import MOMENT

from .client import at_table, chair, make, seated
from .load import stored
from .running import Server

PEOPLE = [chair("person", "Ana"), chair("person", "Bo"), chair("open")]


def test_everybody_hears_who_comes_and_goes(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", [chair("person", "Ana"), chair("open"), chair("open")])
        table = made["table"]["id"]
        before = stored(server.config.database, table)
        async with seated(server, made, 0) as ana:
            await ana.until_present([0], 0)
            async with at_table(server, table) as spectator:
                await spectator.hello()
                await ana.until_present([0], 1)
                await spectator.until_present([0], 1)
            await ana.until_present([0], 0)
            async with seated(server, made, None, since=1) as same:  # her other device, only looking
                await same.until_present([0], 0)
        assert stored(server.config.database, table) == before

    asyncio.run(run())


def test_several_seats_on_one_device_are_all_there(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", PEOPLE)
        async with seated(server, made, 0) as both:
            await both.until_present([0, 1], 0)
            await both.answer(type="leave")
            await both.until_present([1], 0)

    asyncio.run(run())


def test_a_crowd_that_comes_at_once_is_told_once(server: Server) -> None:
    async def run() -> None:
        made = make(server, "pickomino", PEOPLE)
        async with seated(server, made, 0) as ana, AsyncExitStack() as crowd:
            await ana.until_present([0, 1], 0)
            table, before = made["table"]["id"], len(ana.raw)
            people = [await crowd.enter_async_context(at_table(server, table)) for _ in range(40)]
            began = time.monotonic()
            await asyncio.gather(*(spectator.hello() for spectator in people))
            await ana.until_present([0, 1], 40)
            told, elapsed = len(ana.raw) - before, time.monotonic() - began
            assert told <= elapsed / MOMENT + 1

    asyncio.run(run())


def test_presence_reaches_over_processes_and_the_dead_are_missed(pair: tuple[Server, Server]) -> None:
    first, second = pair

    async def run() -> None:
        made = make(first, "pickomino", PEOPLE)
        table = made["table"]["id"]
        async with at_table(second, table) as spectator:
            await spectator.hello()
            async with seated(first, made, 0) as ana:
                await ana.until_present([0, 1], 1)
                await spectator.until_present([0, 1], 1)
            await spectator.until_present([], 1)
            async with seated(first, made, 0) as ana:
                await ana.until_present([0, 1], 1)
                began = time.monotonic()
                await asyncio.to_thread(second.kill)
                await ana.until_present([0, 1], 0, seconds=30)
                assert time.monotonic() - began < 25

    asyncio.run(run())
