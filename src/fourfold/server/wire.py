"""The wire under HTTP: a request has to arrive in time, and nobody takes all connections."""

import asyncio
import ipaddress
import sys
from collections import Counter
from contextlib import suppress
from typing import Any, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from fourfold.server.limits import network
from fourfold.server.settings import Settings

BACKLOG = 2048  # connections that may wait to be accepted
ACCEPTED = 3  # times that many can be accepted before the first of them is counted here: asyncio takes all at once
OTHERS = 100  # open files that are no connections


class Caller(Protocol):
    """One end of a connection."""

    @property
    def address(self) -> str: ...
    def abort(self) -> None: ...


class Doors:
    """Who is connected, and who has not said yet what they want."""

    def __init__(self, most: int, each: int, trusted: str = "") -> None:
        self.most, self.each = most, each
        self.trusted = {word.strip() for word in trusted.split(",")}
        self.inside: set[Caller] = set()
        self.waiting: dict[Caller, None] = {}  # for a whole request, the oldest first
        self.counts: Counter[str] = Counter()

    def enter(self, caller: Caller, others: int = 0) -> None:
        """One more connection (beside `others`); it, or one that waits in vain, is closed if there are too many."""
        if not self.is_trusted(caller.address) and self.counts[network(caller.address)] >= self.each:
            caller.abort()
            return
        if len(self.inside) + others >= self.most:
            oldest = next(iter(self.waiting), caller)
            self.leave(oldest)
            oldest.abort()
            if oldest is caller:
                return
        self.inside.add(caller)
        self.waiting[caller] = None
        self.counts[network(caller.address)] += 1

    def is_trusted(self, address: str) -> bool:
        """Whether many people may share an address: this machine, a household, a proxy that was named."""
        return is_near(address) or bool(self.trusted & {address, "*"})

    def awaits(self, caller: Caller) -> None:
        """A request has begun."""
        if caller in self.inside:
            self.waiting.setdefault(caller)

    def arrived(self, caller: Caller) -> None:
        """The request is whole."""
        self.waiting.pop(caller, None)

    def leave(self, caller: Caller) -> None:
        """One connection fewer."""
        self.arrived(caller)
        if caller in self.inside:
            self.inside.remove(caller)
            self.counts[network(caller.address)] -= 1
            if not self.counts[network(caller.address)]:
                del self.counts[network(caller.address)]


def is_near(address: str) -> bool:
    """Whether an address is this machine or in a private network."""
    try:
        found = ipaddress.ip_address(network(address).partition("/")[0])
    except ValueError:
        return True  # a socket without addresses
    return found.is_private or found.is_loopback or found.is_link_local


class Config(uvicorn.Config):
    """How uvicorn is run, and the doors of this process."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        files = open_files(settings.connections + ACCEPTED * BACKLOG + OTHERS)
        backlog = min(BACKLOG, files // 8)
        super().__init__(app, http=Wire, backlog=backlog, **options)
        most = max(min(settings.connections, files - ACCEPTED * backlog - OTHERS), 16)
        each = settings.address_connections
        self.doors = Doors(most, sys.maxsize if settings.unlimited else each, str(self.forwarded_allow_ips))
        self.patience = settings.request_seconds


def open_files(wanted: int) -> int:
    """How many files may be open at once: as many as are wanted, if the system allows it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft in range(wanted):
        with suppress(ValueError, OSError):
            allowed = min(wanted, hard) if hard in range(wanted) else wanted
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            return allowed
    return min(soft, wanted) if soft in range(wanted) else wanted


class Wire(H11Protocol):
    """One connection, closed if a request takes too long to arrive."""

    config: Config
    timer: asyncio.TimerHandle | None = None

    @property
    def doors(self) -> Doors:
        """Those of this process."""
        return self.config.doors

    @property
    def address(self) -> str:
        """Who is calling."""
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody calls."""
        super().connection_made(transport)
        upgraded = len(self.connections) - 1 - len(self.doors.inside)
        self.doors.enter(self, max(upgraded, 0))
        self.wait()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or several."""
        super().data_received(data)
        if self.timer is None and self.transport.get_protocol() is self:
            self.wait()
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.end_waiting()

    def wait(self) -> None:
        """The rest of the request has to come soon."""
        self.doors.awaits(self)
        self.timer = self.loop.call_later(self.config.patience, self.abort)

    def end_waiting(self) -> None:
        """The request is whole."""
        self.doors.arrived(self)
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def on_response_complete(self) -> None:
        """Another request may follow; until it begins, uvicorn waits for a few seconds."""
        self.end_waiting()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the limits of sockets hold."""
        self.end_waiting()
        self.doors.leave(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have hung up."""
        self.end_waiting()
        self.doors.leave(self)
        super().connection_lost(exc)

    def abort(self) -> None:
        """Hang up."""
        self.transport.abort()
