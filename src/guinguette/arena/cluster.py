"""The same games as tasks on a Ray cluster."""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

from guinguette.core.errors import BadSetup
from guinguette.core.words import Line

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
        task = ray.remote(contest)  # Ray itself runs a task again whose worker died
        shared = ray.put(match)
        window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending: list[Any] = []
        for fixture in todo:
            pending.append(task.remote(shared, fixture))
            if len(pending) >= window:
                done, pending = ray.wait(pending)
                yield from ray.get(done)
        while pending:
            done, pending = ray.wait(pending)
            yield from ray.get(done)
