"""Games on all cores: a process for each, which plays one game at a time.

A process that dies takes nothing with it but the game it was playing, and another one plays that again.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from .agenda import Agenda
from .contest import contest
from .match import Match
from .result import Fault, Result
from .schedule import Fixture

SPAWN = multiprocessing.get_context("spawn")  # a fork would copy threads and compilers half-way through their work


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work(match: Match, door: Connection) -> None:
    """The life of a worker. Ctrl-C is for whoever hired it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # standard output is the report's: what bots print goes where messages go
    sys.stdout = sys.stderr  # and at once, for the worker ends without notice
    while True:
        try:
            fixture = door.recv()
        except EOFError:
            return
        door.send(contest(match, fixture))


class Crew:
    def __init__(self, size: int | None = None) -> None:
        self.size = size or cores()
        self.workers: dict[Connection, BaseProcess] = {}

    def play(self, match: Match, todo: Sequence[Fixture]) -> Iterator[Result | Fault]:
        agenda = Agenda(todo)
        busy: dict[Connection, Fixture] = {}
        try:
            while agenda.waiting or busy:
                while agenda.waiting and len(busy) < self.size:
                    fixture = agenda.waiting.popleft()
                    busy[self._give(match, fixture, busy)] = fixture
                for door in wait(list(busy)):
                    assert isinstance(door, Connection)
                    yield from agenda.settle(busy.pop(door), self._hear(door))
        finally:
            self._dismiss()

    def _give(self, match: Match, fixture: Fixture, busy: dict[Connection, Fixture]) -> Connection:
        """Hand the game to somebody idle, or to somebody new."""
        idle = [door for door in self.workers if door not in busy]
        for door in idle:
            try:
                door.send(fixture)
            except OSError:  # died while idle
                self._bury(door)
            else:
                return door
        door = self._hire(match)
        door.send(fixture)
        return door

    def _hire(self, match: Match) -> Connection:
        door, inside = SPAWN.Pipe()
        worker = SPAWN.Process(target=work, args=(match, inside), daemon=True)
        worker.start()
        inside.close()  # the worker holds it now: when it dies, our end tells
        self.workers[door] = worker
        return door

    def _hear(self, door: Connection) -> Result | Fault | None:
        """How the game ended; None if the worker died of it."""
        try:
            end: Result | Fault = door.recv()
        except (EOFError, OSError):
            self._bury(door)
            return None
        return end

    def _bury(self, door: Connection) -> None:
        door.close()
        self.workers.pop(door).join()

    def _dismiss(self) -> None:
        for worker in self.workers.values():
            worker.terminate()
        for door in list(self.workers):
            self._bury(door)
