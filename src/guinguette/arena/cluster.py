"""The same games as tasks on a Ray cluster."""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

from guinguette.core.errors import BadSetup
from guinguette.core.words import Line

from .agenda import Agenda
from .contest import contest
from .match import Match
from .result import Fault, Result
from .schedule import Fixture

AHEAD = 4  # tasks in flight for each core: none idles, and what is left of a stopped run is little
LOCAL = "local"


class Cluster:
    """`address` is that of a running cluster, "auto" for the one of this machine, or "local" to start one here."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        if find_spec("ray") is None:
            raise BadSetup(Line("arena-no-ray"))
        self.address = address
        self.cores = cores  # of a local cluster

    def play(self, match: Match, todo: Sequence[Fixture]) -> Iterator[Result | Fault]:
        import ray

        self._connect(ray)
        try:
            yield from self._play(ray, match, todo)
        finally:
            ray.shutdown()

    def _connect(self, ray: Any) -> None:
        local = {"num_cpus": self.cores, "include_dashboard": False} if self.address == LOCAL else {}
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="error", **local)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadSetup(Line("arena-no-cluster", {"address": self.address, "reason": str(error)[:200]})) from error

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
