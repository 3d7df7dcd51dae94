"""Where tables are kept: an append-only log, on disk before anybody is told."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from fourfold.server.entries import Kind, Row, Setup
from fourfold.server.table import Table


class Conflict(Exception):
    """Somebody else has written this entry of this table; read on, and look again."""


class StoreFailed(Exception):
    """It is not known whether this was written; the text is for everybody, the reason for the log."""

    def __init__(self, text: str, reason: str = "") -> None:
        super().__init__(text)
        self.reason = reason or text


class Unfit(Exception):
    """The database cannot hold this entry, now or later; nothing was written."""


class Append(NamedTuple):
    """An entry to be written as number `seq` of its table."""

    table: str
    seq: int
    entry: Kind
    body: bytes
    seal: str
    status: str


class Head(NamedTuple):
    """Where the log of a table ends."""

    table: str
    seq: int
    seal: str
    status: str


class Summary(NamedTuple):
    """A table as lists show it."""

    id: str
    setup: Setup
    status: str
    changed: int


class Store(Protocol):
    """What tables need of a disk; everything here is on it when the call returns."""

    shared: bool  # whether other processes write to it too

    async def create(self, id: str, setup: Setup, status: str, bodies: Sequence[tuple[Kind, bytes]] = ()) -> None: ...
    async def setup(self, id: str) -> bytes | None: ...
    async def rows(self, id: str, after: int = 0) -> list[Row]: ...
    async def append(self, new: Append) -> None: ...
    async def listed(self, status: str, public: bool | None, limit: int) -> list[Summary]: ...
    async def find_code(self, code: str) -> str | None: ...
    async def tries(self, game: str, day: str) -> list[dict[str, Any]]: ...
    async def uncounted(self) -> list[str]: ...
    async def notify(self, news: str) -> None: ...
    async def finish(self, table: Table, now: int) -> None: ...
    async def leaders(self, game: str, limit: int) -> list[dict[str, Any]]: ...
    async def games_of(self, name: str, limit: int) -> list[dict[str, Any]]: ...
