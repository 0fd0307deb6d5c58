"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .messages import Kind

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps = Counter("guinguette_steps", "Steps stored", ["kind"], registry=self.registry)
        self._kinds: dict[Kind, Counter] = {}
        self.refusals = Counter("guinguette_refusals", "Messages refused", ["code"], registry=self.registry)
        self.conflicts = Counter("guinguette_conflicts", "Steps another process was first with", registry=self.registry)
        self.unheard = Counter("guinguette_unheard", "Times a log was ahead of the news", registry=self.registry)
        self.store = Histogram(
            "guinguette_store_seconds", "From a move to its storage", buckets=MILLISECONDS, registry=self.registry
        )
        self.batch = Histogram(
            "guinguette_batch_steps",
            "Steps per commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 500),
            registry=self.registry,
        )
        self.sockets = Gauge("guinguette_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("guinguette_tables_loaded", "Tables in memory", registry=self.registry)

    def count(self, kind: Kind) -> None:
        """A stored step. (Looking up a label is slower than counting.)"""
        if kind not in self._kinds:
            self._kinds[kind] = self.steps.labels(kind)
        self._kinds[kind].inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
