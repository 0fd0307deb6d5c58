"""The same games as tasks on a Ray cluster."""

import os
import socket
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from guinguette.core.errors import BadSetup, clipped
from guinguette.core.words import Line

from .agenda import Agenda
from .contest import contest
from .match import Match
from .result import Fault, Result
from .schedule import Fixture

AHEAD = 4  # tasks in flight for each core: none idles, and what is left of a stopped run is little
PATIENCE = 5.0  # seconds for an answer; Ray itself would try for minutes
AUTO, LOCAL = "auto", "local"


class Cluster:
    """`address` is "auto" for the cluster that this machine is in (`HOST:PORT` of its head says which, if there are
    several), `ray://HOST:PORT` for one that it is not in, or "local" to start one here."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        if find_spec("ray") is None:
            raise BadSetup(Line("arena-no-ray"))
        self.address = (os.environ.get("RAY_ADDRESS") or AUTO) if address == AUTO else address  # as Ray has it
        self.door = None if self.address in (AUTO, LOCAL) else read_address(self.address)
        self.cores = cores  # of a local cluster

    def play(self, match: Match, todo: Sequence[Fixture]) -> Iterator[Result | Fault]:
        import ray

        self._connect(ray)
        try:
            yield from self._play(ray, match, todo)
        finally:
            ray.shutdown()

    def _connect(self, ray: Any) -> None:
        if self.door is not None:
            knock(self.door, self.address)
        local = {"num_cpus": self.cores, "include_dashboard": False} if self.address == LOCAL else {}
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="error", **local)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = {"address": self.address, "reason": clipped(str(error), 200)}
            line = Line("arena-no-cluster-here") if self.address == AUTO else Line("arena-no-cluster", reason)
            raise BadSetup(line) from error

    def _play(self, ray: Any, match: Match, todo: Sequence[Fixture]) -> Iterator[Result | Fault]:
        task = ray.remote(max_retries=0)(contest)  # the agenda counts deaths; Ray would go on for ever out of memory
        shared = ray.put(match)
        window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        agenda = Agenda(todo)
        busy: dict[Any, Fixture] = {}
        while agenda.waiting or busy:
            while agenda.waiting and len(busy) < window:
                fixture = agenda.waiting.popleft()
                busy[task.remote(shared, fixture)] = fixture
            done, _ = ray.wait(list(busy))
            for game in done:
                fixture = busy.pop(game)
                yield from agenda.settle(fixture, fetch(ray, game, fixture))


def read_address(address: str) -> tuple[str, int]:
    """The host and the port of `HOST:PORT` or `ray://HOST:PORT`."""
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port or parts.scheme not in ("", "ray"):
        raise BadSetup(Line("arena-no-address", {"address": clipped(address)}))
    return host, port


def knock(door: tuple[str, int], address: str) -> None:
    try:
        socket.create_connection(door, PATIENCE).close()
    except OSError as error:
        raise BadSetup(Line("arena-nobody-there", {"address": clipped(address)})) from error


def fetch(ray: Any, game: Any, fixture: Fixture) -> Result | Fault | None:
    """How the game ended; None if its worker died, or the machine that it was on."""
    known = ray.exceptions
    try:
        end: Result | Fault = ray.get(game)
    except known.RayTaskError as error:  # what the game needs is not on that machine
        reason = f"{type(error.cause).__name__}: {error.cause}"
        return Fault(fixture.number, " / ".join(fixture.seats), reason, "?")
    except (known.WorkerCrashedError, known.LocalRayletDiedError, known.NodeDiedError, known.OutOfMemoryError):
        return None
    return end
