"""Figures for Prometheus.

What changes at every move is counted in plain numbers, and put into the library's form only when somebody asks.
"""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
STEPS = (1, 2, 5, 10, 20, 50, 100, 500)


class Spread:
    """How often values fell between some limits."""

    def __init__(self, name: str, about: str, limits: tuple[float, ...]) -> None:
        self.name, self.about, self.limits = name, about, limits
        self.counts = [0] * (len(limits) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.limits, value)] += 1
        self.sum += value

    def collect(self) -> Iterator[Metric]:
        limits = [*map(str, map(float, self.limits)), "+Inf"]
        totals = [sum(self.counts[: i + 1]) for i in range(len(limits))]
        yield HistogramMetricFamily(self.name, self.about, list(zip(limits, totals, strict=True)), self.sum)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps: Tally[str] = Tally()  # by kind
        self.store = Spread("guinguette_store_seconds", "From a move to its storage", SECONDS)
        self.batch = Spread("guinguette_batch_steps", "Steps per commit", STEPS)
        for collector in (self, self.store, self.batch):
            self.registry.register(collector)
        self.refusals = Counter("guinguette_refusals", "Messages refused", ["code"], registry=self.registry)
        self.conflicts = Counter("guinguette_conflicts", "Steps another process was first with", registry=self.registry)
        self.unheard = Counter("guinguette_unheard", "Times a log was ahead of the news", registry=self.registry)
        self.sockets = Gauge("guinguette_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("guinguette_tables_loaded", "Tables in memory", registry=self.registry)

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily("guinguette_steps", "Steps stored", labels=["kind"])
        for kind, count in self.steps.items():
            family.add_metric([kind], count)
        yield family

    def text(self) -> bytes:
        return generate_latest(self.registry)
