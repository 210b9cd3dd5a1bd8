"""What is counted for Prometheus. The registry belongs to the app, so that two apps in one process do not mix."""

from collections.abc import Callable, Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
# Which of the tables' numbers are levels; all others only grow.
_LEVELS = ("tables_warm", "sockets_players", "sockets_spectators")


class TableNumbers(Collector):
    """The tables' own counts (answers, commits, conflicts, tables in memory), read when somebody asks."""

    def __init__(self, read: Callable[[], Mapping[str, float]]) -> None:
        self._read = read

    def collect(self) -> Iterable[Metric]:
        for name, value in sorted(self._read().items()):
            kind = GaugeMetricFamily if name in _LEVELS else CounterMetricFamily
            yield kind(f"fifth_colony_{name}", f"Tables: {name.replace('_', ' ')}.", value=value)


class Metrics:
    """All counters of one app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("fifth_colony_sockets", "Open sockets.", ["kind"], registry=self.registry)
        self.answer_seconds = Histogram(
            "fifth_colony_answer_seconds",
            "From an answer's arrival to its acknowledgement or refusal.",
            buckets=_STEPS,
            registry=self.registry,
        )
        self.frames = Counter(
            "fifth_colony_bad_frames", "Frames refused before they reached a table.", ["why"], registry=self.registry
        )
        self.dropped = Counter(
            "fifth_colony_dropped", "Times a slow socket's queue was dropped.", registry=self.registry
        )
        self.stalled = Counter(
            "fifth_colony_stalled", "Sockets closed because they took nothing any more.", registry=self.registry
        )
        self.guests = Counter("fifth_colony_guests", "Guests made.", registry=self.registry)
        self.requests = Histogram(
            "fifth_colony_request_seconds",
            "Time of a request.",
            ["method", "route", "status"],
            buckets=_STEPS,
            registry=self.registry,
        )

    def add_tables(self, read: Callable[[], Mapping[str, float]]) -> None:
        """Adds the tables' numbers to what is shown."""
        self.registry.register(TableNumbers(read))

    def text(self) -> bytes:
        """All numbers in Prometheus' form."""
        return generate_latest(self.registry)
