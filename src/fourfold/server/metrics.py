"""Figures for Prometheus."""

from functools import partial

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from fourfold.server.house import House

TOLD = {
    "entries": "Entries written",
    "refused": "Deeds refused",
    "failures": "Times the store failed",
    "damaged": "Damaged logs met",
    "bots_replaced": "Bots replaced because they were slow or failed",
}


class Metrics:
    """What the house says of itself."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        for name, text in TOLD.items():
            self.gauge(f"{name}_total", text).set_function(partial(house.tables.counts.__getitem__, name))
        self.gauge("tables_in_use", "Tables in memory").set_function(lambda: len(house.tables.hosted))
        self.gauge("connections", "Open sockets").set_function(lambda: house.connections)
        waits = "Tables where somebody is asked"
        self.gauge("tables_playing", waits).set_function(
            lambda: sum(each.table.status == "playing" for each in house.tables.hosted.values())
        )

    def gauge(self, name: str, text: str) -> Gauge:
        """A figure that is looked up when asked for."""
        return Gauge(f"fourfold_{name}", text, registry=self.registry)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)
