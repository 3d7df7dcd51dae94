"""All tables in use here: each takes one deed at a time, and it is on disk before anybody hears of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from fourfold.server import deeds
from fourfold.server.aside import Aside
from fourfold.server.attendant import Attendant
from fourfold.server.clocks import Steps, WallClock
from fourfold.server.entries import Damaged, Kind, Setup, Undone, encode, seal
from fourfold.server.line import Claim
from fourfold.server.messages import Deed, Refused, Undo
from fourfold.server.outcome import foresee, play_out
from fourfold.server.past import RECALL, Pasts
from fourfold.server.presence import MARK, Presence
from fourfold.server.store import Append, Conflict, Store, StoreFailed, Unfit
from fourfold.server.table import Table
from fourfold.server.thinkers import Thinker

log = logging.getLogger("fourfold.tables")
T = TypeVar("T")
Make = Callable[[Table, int], Kind]
AFTER = 0.002  # seconds until others are shown a deed: first those are answered who wait for their own
RETRY, LONGEST = 1.0, 60.0  # seconds until a store that failed is tried again: at first, and at most
SHORT = 256  # entries that are read at once; a longer log is read aside
IDLE = 600_000  # milliseconds after which a table that nobody looks at is forgotten here


clock = WallClock()


class Watcher(Protocol):
    """Somebody who is told of changes."""

    seats: list[int | None]
    changed: bool

    def wake(self) -> None: ...
    def greet(self) -> None: ...


class Hosted:
    """A table in use: its state, who watches, and who may write to it now."""

    def __init__(self, table: Table, now: int) -> None:
        self.table, self.used = table, now
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, None] = {}
        self.stale = False  # the log may have more than we know
        self.mine = False  # we wrote the last entry
        self.hints: dict[int, tuple[int, list[dict[str, Any]]]] = {}  # by seat: when it was asked, and what a bot said
        self.counted = False  # the statistics have been told how it ended
        self.maker = ""  # the address that made it; forgotten at a restart
        self.playing: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None


class Tables:
    """Opens tables, makes deeds into entries, and tells those who watch."""

    def __init__(self, store: Store, thinker: Thinker, now: Callable[[], int] = clock, pause: float = 0.0) -> None:
        self.store, self.thinker, self.clock, self.pause = store, thinker, now, pause
        self.hosted: dict[str, Hosted] = {}
        self.steps, self.aside = Steps(now), Aside()
        self.pasts, self.attendant, self.presence = Pasts(store, self.aside), Attendant(self), Presence(now)
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by those who open a table now
        self.telling = asyncio.Lock()  # news of who is connected go out one by one: the last must be heard last
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counts = {"entries": 0, "refused": 0, "failures": 0, "damaged": 0, "bots_replaced": 0}

    def now(self) -> int:
        """The time; if the wall clock has jumped, the clocks of all tables are moved with it."""
        if step := self.steps.look():
            log.warning("wall clock jumped", extra={"milliseconds": step})
            for hosted in self.hosted.values():
                hosted.table.clocks.shift(step)
                hosted.table.changed += step
                hosted.used += step
        return self.clock()

    async def resume(self) -> None:
        """After a start: count what was not counted, and go on where a bot or a clock is waiting."""
        for id in await self.insist(self.store.uncounted):
            with suppress(Refused):
                await self.insist(partial(self.open, id))
        for summary in await self.insist(lambda: self.store.listed("playing", None, 100_000)):
            if summary.setup.clock or any(place.bot for place in summary.setup.places):
                with suppress(Refused):
                    await self.insist(partial(self.open, summary.id))
                await asyncio.sleep(0)

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """What the store says, as soon as it says something."""
        wait = RETRY
        while True:
            try:
                return await work()
            except StoreFailed as error:
                self.report(error)
            except Refused as refused:
                if refused.code != "store":
                    raise
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)

    async def create(self, id: str, setup: Setup, entries: list[tuple[Kind, bytes]] | None = None) -> Hosted:
        """A new table."""
        table = Table(id, setup)
        if entries:
            async with self.aside.queue():
                await self.aside.do(lambda: play_out(table, entries))
        try:
            await self.store.create(id, setup, table.status, entries or [])
        except StoreFailed as error:
            self.report(error)
            raise Refused("store", f"the table could not be saved: {error}") from error
        except Conflict:  # two people ask for a rematch at once: it is the same table
            return await self.open(id)
        hosted = self.hosted[id] = Hosted(table, self.now())
        hosted.mine = True
        self.attendant.attend(hosted)
        return hosted

    async def open(self, id: str) -> Hosted:
        """A table, read from the log if it is not in use here, and up to date."""
        if not (id.isascii() and id.isalnum()):
            raise Refused("table", "there is no such table")
        async with self.opening.setdefault(id, asyncio.Lock()):
            hosted = self.hosted.get(id) or await self.load(id)
        hosted.used = self.now()
        if hosted.stale:
            async with hosted.lock:
                await self.catch_up(hosted)
        return hosted

    async def load(self, id: str) -> Hosted:
        """Read a whole table from the log."""
        try:
            setup = await self.store.setup(id)
            if setup is None:
                raise Refused("table", "there is no such table")
            table = Table.first(id, setup)
            rows = await self.store.rows(id)
            if len(rows) > SHORT:
                await self.aside.do(lambda: table.read(rows))
            else:
                table.read(rows)
        except (Damaged, StoreFailed) as error:
            raise self.report(error) from error
        table.clocks.wake(self.now())
        hosted = self.hosted[id] = Hosted(table, self.now())
        self.attendant.attend(hosted)
        return hosted

    def report(self, error: Exception) -> Refused:
        """Say that the store failed us, in the log and to the person."""
        self.counts["damaged" if isinstance(error, Damaged) else "failures"] += 1
        log.error("store failed", extra={"reason": error.reason if isinstance(error, StoreFailed) else str(error)})
        if isinstance(error, Damaged):
            return Refused("damaged", "this table's log is damaged; it is left as it is, and nothing is played on it")
        return Refused("store", f"it is not certain that this was saved ({error}); say it again")

    async def catch_up(self, hosted: Hosted) -> None:
        """Read what others have written."""
        self.now()  # if the wall clock has jumped, ours move before we read times that were written afterwards
        try:
            rows = await self.store.rows(hosted.table.id, hosted.table.seq)
            hosted.table.read(rows)
        except (Damaged, StoreFailed) as error:
            if isinstance(error, Damaged):
                self.hosted.pop(hosted.table.id, None)
            raise self.report(error) from error
        hosted.stale = False
        if rows:
            hosted.mine = False
            self.publish(hosted)

    async def do(self, hosted: Hosted, message: Deed) -> int:
        """A deed of somebody with a token: the number of its entry; said twice, it is done once."""

        def make(table: Table, now: int) -> Kind:
            seat = deeds.find_seat(table, message.token)
            if (seat, message.id) in table.done:
                raise DoneBefore(table.done[seat, message.id])
            return deeds.deed(table, message, now, present)

        present = self.present(hosted)[0]
        try:
            return await self.write(hosted, make, slow=isinstance(message, Undo))
        except DoneBefore as before:
            return before.seq

    async def write(self, hosted: Hosted, make: Make, slow: bool = False) -> int:
        """Make an entry, sync it to disk, add it to the table and tell everybody, whether or not its maker waits."""
        return await asyncio.shield(self.spawn(self.write_now(hosted, make, slow)))

    async def write_now(self, hosted: Hosted, make: Make, slow: bool) -> int:
        """Make an entry as the only one who writes to this table; aside, if that may take long."""
        async with hosted.lock:
            for _ in range(8):
                if hosted.stale:
                    await self.catch_up(hosted)
                try:
                    deed = partial(make, hosted.table, self.now())
                    return await self.append(hosted, await self.aside.do(deed) if slow else deed())
                except Conflict:
                    hosted.stale = True
                except Refused:
                    self.counts["refused"] += 1
                    raise
        raise Refused("busy", "too many write to this table at once; say it again")

    async def append(self, hosted: Hosted, entry: Kind) -> int:
        """One entry: first on disk, then at the table."""
        table, body = hosted.table, encode(entry)
        ahead, status = foresee(table, entry)
        if isinstance(entry, Undone):
            ahead = await self.aside.do(lambda: table.before(entry.to))
        hosted.stale = True  # until we know how it went
        try:
            await self.store.append(Append(table.id, table.seq + 1, entry, body, seal(table.seal, body), status))
        except StoreFailed as error:
            raise self.report(error) from error
        except Unfit as error:
            raise Refused("decode", "this cannot be saved; nothing has changed") from error
        hosted.stale, hosted.mine, hosted.used = False, True, entry.at
        table.add(entry, body, ahead)
        self.counts["entries"] += 1
        self.publish(hosted)
        return table.seq

    def publish(self, hosted: Hosted) -> None:
        """Tell all who watch, as soon as the deed is acknowledged, and see what must happen next."""
        watchers = list(hosted.watchers)
        for watcher in watchers:
            watcher.changed = True
        asyncio.get_running_loop().call_later(AFTER, wake_all, watchers)
        self.attendant.attend(hosted)

    def claim(self, table: Table) -> Claim:
        """Whose time with the workers a table takes."""
        hosted = self.hosted.get(table.id)
        return Claim((hosted and hosted.maker) or table.id, table.id, bool(table.people))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something happen on the side."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def count(self, hosted: Hosted) -> None:
        """Put a finished game into the statistics, as soon as the store lets us."""
        await self.insist(lambda: self.store.finish(hosted.table, self.now()))

    def heard(self, news: str) -> None:
        """Another process has written an entry ("id seq"), or perhaps several (""), or says who is connected to it."""
        if news.startswith(MARK):
            self.met(*self.presence.hear(news))
            return
        id, _, seq = news.partition(" ")
        for hosted in [self.hosted.get(id)] if id else list(self.hosted.values()):
            if hosted:
                self.spawn(self.refresh(hosted, int(seq or hosted.table.seq + 1)))

    def met(self, id: str, asked: bool) -> None:
        """Somebody has come or gone at another process."""
        hosted = self.hosted.get(id)
        if hosted and hosted.watchers:
            self.greet(hosted)
            if asked:
                self.announce(hosted)

    def greet(self, hosted: Hosted) -> None:
        """Tell all who watch here who is connected."""
        for each in list(hosted.watchers):
            each.greet()

    def announce(self, hosted: Hosted, ask: bool = False) -> None:
        """Tell the other processes who is connected here."""
        if self.store.shared:
            self.spawn(self.tell(hosted, ask))

    async def tell(self, hosted: Hosted, ask: bool) -> None:
        """The same, when all that was said before has gone out."""
        async with self.telling:
            await self.store.notify(self.presence.news(hosted.table.id, *here(hosted), ask))

    def present(self, hosted: Hosted) -> tuple[list[int], int]:
        """The seats that have somebody connected, to whatever process, and how many look on."""
        seats, onlookers = here(hosted)
        others = self.presence.elsewhere(hosted.table.id)
        return sorted({*seats, *[seat for each in others for seat in each.seats]}), onlookers + sum(
            each.onlookers for each in others
        )

    def beat(self) -> None:
        """Say again who is connected to tables that other processes know too."""
        for id in list(self.presence.others):
            if id in self.hosted:
                self.announce(self.hosted[id])

    async def refresh(self, hosted: Hosted, seq: int) -> None:
        """Read on up to an entry, and tell those who watch, as soon as the store lets us."""
        while hosted.table.seq < seq and self.hosted.get(hosted.table.id) is hosted:
            try:
                async with hosted.lock:
                    if hosted.table.seq < seq:
                        await self.catch_up(hosted)
                return
            except Refused:
                hosted.stale = True
            await asyncio.sleep(RETRY)

    async def history(self, table: Table, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What a seat saw happen after an entry, however long ago."""
        if table.knows(since):
            return table.happened(seat, since)
        return await self.look_back(table, table.seq, lambda then: then.happened(seat, since))

    async def past(self, table: Table, seq: int) -> Table:
        """A table as it was after an entry."""
        return await self.look_back(table, seq, lambda then: then)

    async def look_back(self, table: Table, seq: int, then: Callable[[Table], T], recall: int | None = RECALL) -> T:
        """What something makes of a table as it was after an entry."""
        if seq > table.seq:
            raise Refused("seq", f"the log ends at entry {table.seq}")
        try:
            return await self.pasts.look_up(table, seq, then, recall)
        except (Damaged, StoreFailed) as error:
            raise self.report(error) from error

    def watch(self, hosted: Hosted, watcher: Watcher) -> None:
        """Somebody looks at a table."""
        first = not hosted.watchers
        hosted.watchers[watcher] = None
        self.greet(hosted)
        self.announce(hosted, ask=first)

    def unwatch(self, hosted: Hosted, watcher: Watcher) -> None:
        """Somebody looks away."""
        if hosted.watchers.pop(watcher, 0) is None:
            self.greet(hosted)
            self.announce(hosted)

    def forget(self) -> None:
        """Let go of tables that nobody uses; the log has them."""
        now = self.now()
        for id, hosted in list(self.hosted.items()):
            unused = not (hosted.watchers or hosted.playing or hosted.timer or hosted.lock.locked())
            if unused and now - hosted.used > IDLE:
                del self.hosted[id]

    async def close(self) -> None:
        """Stop everything that happens on the side."""
        for hosted in self.hosted.values():
            if hosted.timer:
                hosted.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def wake_all(watchers: Iterable[Watcher]) -> None:
    """Let those who watch send what has changed."""
    for watcher in watchers:
        watcher.wake()


def here(hosted: Hosted) -> tuple[list[int], int]:
    """The seats that have somebody connected to this process, and how many look on."""
    seats = {seat for watcher in hosted.watchers for seat in watcher.seats if seat is not None}
    return sorted(seats), sum(watcher.seats == [None] for watcher in hosted.watchers)


class DoneBefore(Exception):
    """This deed was done already, as entry `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq
