"""Who is connected where: processes that share tables tell each other, and forget those they no longer hear of."""

import secrets
from collections.abc import Callable
from typing import NamedTuple

MARK = "@"  # news that begin so are about presence
BEAT = 20.0  # seconds between two announcements of the same
FORGET = 60_000  # milliseconds


class Elsewhere(NamedTuple):
    """Who is connected to a table through another process."""

    seats: tuple[int, ...]
    onlookers: int
    at: int


class Presence:
    """The connections of other processes, by table and process."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.me, self.now = secrets.token_hex(4), now
        self.others: dict[str, dict[str, Elsewhere]] = {}

    def news(self, table: str, seats: list[int], onlookers: int, ask: bool) -> str:
        """What this process says of a table; asked, the others say the same."""
        return f"{MARK}{self.me} {table} {onlookers} {','.join(map(str, seats)) or '-'} {'?' if ask else '.'}"

    def hear(self, news: str) -> tuple[str, bool]:
        """Take in what another process says; gives the table (none: it was this one), and whether it asks back."""
        process, table, onlookers, seats, ask = news.removeprefix(MARK).split(" ")
        if process == self.me:
            return "", False
        known = tuple([int(each) for each in seats.split(",") if each != "-"])
        self.others.setdefault(table, {})[process] = Elsewhere(known, int(onlookers), self.now())
        return table, ask == "?"

    def elsewhere(self, table: str) -> list[Elsewhere]:
        """Connections through other processes that are still heard of."""
        found = self.others.get(table, {})
        fresh = {process: each for process, each in found.items() if self.now() - each.at < FORGET}
        self.others[table] = fresh
        if not any(each.seats or each.onlookers for each in fresh.values()):
            del self.others[table]
        return list(fresh.values())
