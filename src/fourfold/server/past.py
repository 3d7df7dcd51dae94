"""Tables as they were: any entry of a log is looked up again from the nearest snapshot before it."""

import asyncio
from bisect import bisect_right
from collections import OrderedDict

from fourfold.server.entries import Row
from fourfold.server.store import Store
from fourfold.server.table import Table

STRIDE = 32  # entries between two snapshots
KEPT = 16  # tables whose snapshots are kept


class Past:
    """One table at every moment so far."""

    def __init__(self, table: Table) -> None:
        self.snapshots = [Table(table.id, table.setup, recent=None, origin=table.origin)]
        self.rows: list[Row] = []
        self.busy = asyncio.Lock()

    def at(self, seq: int) -> Table:
        """The table as it was after an entry."""
        start = self.snapshots[bisect_right(self.snapshots, seq, key=lambda each: each.seq) - 1]
        table = start.copy()
        for row in self.rows[start.seq : seq]:
            table.read([row])
            if row.seq % STRIDE == 0 and row.seq > self.snapshots[-1].seq:
                self.snapshots.append(table.copy())
        return table


class Pasts:
    """The tables that were looked up last."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Past] = OrderedDict()

    async def look_up(self, table: Table, seq: int) -> Table:
        """A table as it was after an entry, found in a thread so that nobody else has to wait."""
        past = self.kept.pop(table.id, None) or Past(table)
        self.kept[table.id] = past
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        async with past.busy:
            if len(past.rows) < seq:
                past.rows += await self.store.rows(table.id, len(past.rows))
            return await asyncio.to_thread(past.at, seq)
