"""Threads for work that takes a while: hints, replays, advice. Only so many may wait for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from .refusals import Denied

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
MOST_WAITING = 64


class Pool:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "pool")
        self.waiting = 0

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do it without holding up the tables; refused as `busy` when too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise Denied("busy", 503)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: work(*args, **more))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)
