"""How much one may ask for: buckets that fill slowly, one for each address."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

REMEMBERED = 10_000  # addresses


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, burst: float, rate: float, now: int) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.at = burst, now

    def take(self, now: int) -> bool:
        """Take one, if there is one."""
        if not self.has(now):
            return False
        self.left -= 1
        return True

    def has(self, now: int) -> bool:
        """Whether there is one to take."""
        self.left = min(self.burst, self.left + max(now - self.at, 0) * self.rate / 1000)
        self.at = now
        return self.left >= 1


@dataclass(frozen=True)
class Allowance:
    """What one connection, and one address, may do."""

    messages: tuple[float, float] = (60, 20)  # a connection: at once, and a second
    chat: tuple[float, float] = (5, 0.5)
    requests: tuple[float, float] = (120, 20)  # an address, over HTTP
    deeds: tuple[float, float] = (60, 10)
    tables: tuple[float, float] = (30, 30 / 3600)
    joins: tuple[float, float] = (60, 60 / 3600)
    codes: tuple[float, float] = (30, 0.2)  # so that nobody finds tables by guessing
    guesses: tuple[float, float] = (30, 0.2)  # wrong codes at tables whose id is known
    questions: tuple[float, float] = (60, 10)
    connections: int = 64


MANY = (1e9, 1e9)
GENEROUS = Allowance(MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, 1_000_000)
"""For tests and benchmarks, where everybody comes from one address."""


def network(address: str) -> str:
    """Who shares the limits of an address: nobody else with IPv4; with IPv6 the whole /64, for one home has that."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


class Limits:
    """What each address has left."""

    def __init__(self, allowed: Allowance, now: Callable[[], int]) -> None:
        self.allowed, self.now = allowed, now
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.connections: dict[str, int] = {}

    def take(self, kind: str, address: str) -> bool:
        """One more of a kind for an address, if it may."""
        bucket = self.buckets.pop((kind, address), None) or self.fill(kind)
        self.buckets[kind, address] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take(self.now())

    def has(self, kind: str, address: str) -> bool:
        """Whether an address may have one more of a kind; none is taken."""
        bucket = self.buckets.get((kind, address))
        return bucket is None or bucket.has(self.now())

    def fill(self, kind: str) -> Bucket:
        """A full bucket."""
        burst, rate = getattr(self.allowed, kind)
        return Bucket(burst, rate, self.now())

    def connect(self, address: str) -> bool:
        """One more connection for an address, if it may."""
        if self.connections.get(address, 0) >= self.allowed.connections:
            return False
        self.connections[address] = self.connections.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        """One connection less."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]
