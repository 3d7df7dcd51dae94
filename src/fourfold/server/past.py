"""Tables as they were: any entry of a log is looked up again from the nearest snapshot before it."""

import asyncio
from bisect import bisect_right
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import TypeVar

from fourfold.server.aside import Aside
from fourfold.server.entries import Row
from fourfold.server.store import Store
from fourfold.server.table import Happening, Table

T = TypeVar("T")
STRIDE = 32  # entries between two snapshots at first
SNAPSHOTS = 64  # of a table; with more, every second one is dropped
RECALL = 4096  # entries whose events are told again
BUDGET = 128 << 20  # bytes for the past of all tables
ENTRY, STATE = 512, 16 << 10  # bytes that an entry with its events takes in memory, and a game


class Past:
    """One table at every moment so far."""

    def __init__(self, table: Table) -> None:
        first = Table(table.id, table.setup, recent=None, origin=table.origin)
        self.events: list[Happening] = list(first.events)  # of all entries, once for all snapshots
        self.known = 0  # the entry up to which they are known
        self.snapshots, self.stride = [bare(first)], STRIDE
        self.rows: list[Row] = []
        self.size = STATE
        self.busy = asyncio.Lock()

    def read(self, rows: Sequence[Row]) -> None:
        """More of the log."""
        self.rows += rows
        self.size += sum(ENTRY + len(row.body) for row in rows)

    def at(self, seq: int, recall: int | None = RECALL) -> Table:
        """The table as it was after an entry, with the events of some entries before it (None: all)."""
        start = self.snapshots[bisect_right(self.snapshots, seq, key=lambda each: each.seq) - 1]
        table = start.copy()
        table.events = deque(self.events[: self.count(start.seq)][-recall if recall else None :], recall)
        for row in self.rows[start.seq : seq]:
            table.read([row])
            if row.seq > self.known:
                self.events.append(table.events[-1])
                self.known = row.seq
            if row.seq % self.stride == 0 and row.seq > self.snapshots[-1].seq:
                self.keep(bare(table))
        return table

    def count(self, seq: int) -> int:
        """How many of the events belong to entries up to this one."""
        return bisect_right(self.events, seq, key=lambda each: each[0])

    def keep(self, snapshot: Table) -> None:
        """One more snapshot; a long log has them farther apart."""
        self.snapshots.append(snapshot)
        if len(self.snapshots) > SNAPSHOTS:
            self.stride *= 2
            self.snapshots = [each for each in self.snapshots if each.seq % self.stride == 0]

    def weight(self) -> int:
        """The bytes it takes in memory, roughly."""
        return self.size + sum(2 * STATE + 8 * len(each.turns) for each in self.snapshots)


def bare(table: Table) -> Table:
    """A copy without what its past keeps once for all snapshots, or nobody asks a past for."""
    events, done, table.events, table.done = table.events, table.done, deque(), {}
    other = table.copy()
    table.events, table.done = events, done
    return other


class Pasts:
    """The tables that were looked up last."""

    def __init__(self, store: Store, aside: Aside) -> None:
        self.store, self.aside = store, aside
        self.kept: OrderedDict[str, Past] = OrderedDict()

    async def look_up(self, table: Table, seq: int, then: Callable[[Table], T], recall: int | None = RECALL) -> T:
        """What something makes of a table as it was after an entry; both are done aside."""
        past = self.kept.pop(table.id, None) or Past(table)
        self.kept[table.id] = past
        async with self.aside.queue(), past.busy:
            if len(past.rows) < seq:
                past.read(await self.store.rows(table.id, len(past.rows)))
            found = await self.aside.do(lambda: then(past.at(seq, recall)))
        self.forget()
        return found

    def forget(self) -> None:
        """Let go of what was not looked up for longest, until the rest is within the budget."""
        weight = sum(past.weight() for past in self.kept.values())
        while self.kept and weight > BUDGET:
            weight -= self.kept.popitem(last=False)[1].weight()
