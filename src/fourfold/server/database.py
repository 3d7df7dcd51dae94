"""The store in a database: SQLite in a thread of its own, or PostgreSQL; many appends share one sync to disk."""

import asyncio
import logging
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from fourfold.server import queries
from fourfold.server.entries import Damaged, Kind, Row, Setup
from fourfold.server.locks import keep_others_out, own
from fourfold.server.marks import Marks
from fourfold.server.migrations import migrate
from fourfold.server.store import Append, Conflict, Head, StoreFailed, Summary, Unfit
from fourfold.server.table import Table

log = logging.getLogger("fourfold.database")
T = TypeVar("T")
Heads = Sequence[Head | Unfit | None]
MOST = 256  # appends in one transaction
RETRY = 1.0  # seconds until a database that did not answer is tried again
FRESH = 1.0  # seconds for which it is known whether something can be written
PATIENCE = 3.0  # seconds for somebody who asks whether it can


class Driver(Protocol):
    """Runs a function in one transaction that is on disk when it returns."""

    shared: bool  # with other processes

    async def prepare(self) -> None: ...
    async def write(self, work: Callable[..., T], *args: Any) -> T: ...
    async def read(self, work: Callable[..., T], *args: Any) -> T: ...
    async def commit(self, work: Callable[..., Heads], *args: Any) -> Heads: ...  # what it says it has written
    async def lost(self) -> dict[str, str]: ...
    async def listen(self, heard: Callable[[str], None]) -> None: ...
    async def close(self) -> None: ...


class Sqlite:
    """One file; one thread writes, another reads."""

    shared = False

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path).resolve()
        self.lock: IO[str] | None = None
        url = f"sqlite:///{self.path}"
        self.engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self.writer, self.reader = ThreadPoolExecutor(1, "disk-writer"), ThreadPoolExecutor(1, "disk-reader")
        self.marks = Marks(Path(f"{self.path}-marks"))

    def run(self, work: Callable[..., T], *args: Any) -> T:
        """In a transaction."""
        with self.engine.begin() as connection:
            return work(connection, *args)

    async def prepare(self) -> None:
        """Keep others out, and bring the schema up to date."""
        self.lock = self.lock or keep_others_out(self.path)
        own(self.path)
        try:
            await self.write(migrate)
        except DBAPIError as error:
            if is_corrupt(error):
                advice = "restore a backup, or see what sqlite3 can .recover"
                raise OSError(f"{self.path} is damaged ({first_line(error)}); {advice}") from error
            raise

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """In the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.run, work, *args)

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """In the thread that reads."""
        return await asyncio.get_running_loop().run_in_executor(self.reader, self.run, work, *args)

    async def commit(self, work: Callable[..., Heads], *args: Any) -> Heads:
        """In the thread that writes: first what is written, then its marks, each synced."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.commit_now, work, *args)

    def commit_now(self, work: Callable[..., Heads], *args: Any) -> Heads:
        """Gives what was written."""
        heads = self.run(work, *args)
        self.marks.add([head for head in heads if isinstance(head, Head)])
        return heads

    async def lost(self) -> dict[str, str]:
        """Tables whose log ends before its mark."""
        return self.marks.lost(await self.read(queries.find_heads, list(self.marks.marks)))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Nobody else writes to this file."""

    async def close(self) -> None:
        """Let the file go."""
        self.writer.shutdown()
        self.reader.shutdown()
        self.engine.dispose()
        self.marks.close()
        if self.lock:
            self.lock.close()


def prepare(connection: Any, _: object) -> None:
    """Every commit is on the disk before it returns, and readers do not wait for the writer."""
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    """A transaction; one that will write learns at once if it cannot."""
    connection.exec_driver_sql("BEGIN")


class Database:
    """A store on a driver; appends that arrive while one transaction is synced go into the next together."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.shared = driver, driver.shared
        self.waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self.committing: asyncio.Task[None] | None = None
        self.lost: dict[str, str] = {}  # tables of which something is gone, and what
        self.checking: asyncio.Task[StoreFailed | None] | None = None
        self.checked = 0.0

    async def open(self, patient: bool = False) -> None:
        """Bring the database up to date, and see whether all that was acknowledged is there.

        A worker that is started again beside others is `patient`: it waits for a database that fails.
        """
        if patient:
            await self.wait_for_database()
        await self.guard(self.driver.prepare())
        self.lost = await self.guard(self.driver.lost())
        for reason in self.lost.values():
            log.error("entries lost", extra={"reason": reason})

    async def wait_for_database(self) -> None:
        """Try until the database answers; meanwhile there is nothing to lose, and a signal ends the process at once."""
        with killable():
            while True:
                try:
                    return await self.guard(self.driver.prepare())
                except StoreFailed as error:
                    log.warning("waiting for the database", extra={"reason": error.reason})
                await asyncio.sleep(RETRY)

    async def guard(self, work: Awaitable[T]) -> T:
        """What the driver says, or that the disk failed."""
        try:
            return await work
        except (SQLAlchemyError, OSError) as error:
            raise failure(error) from error

    async def create(self, id: str, setup: Setup, status: str, bodies: Sequence[tuple[Kind, bytes]] = ()) -> None:
        """A new table; a Conflict if there is one already."""
        try:
            await self.guard(self.driver.commit(queries.create, id, setup, status, bodies))
        except StoreFailed as error:
            if isinstance(error.__cause__, IntegrityError):
                raise Conflict from error
            raise

    async def setup(self, id: str) -> bytes | None:
        """How a table was set up, as it was written."""
        if id in self.lost:
            raise Damaged(self.lost[id])
        return await self.read_table(id, queries.find_setup, id)

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        """What happened at a table after an entry."""
        return await self.read_table(id, queries.find_rows, id, after)

    async def read_table(self, id: str, work: Callable[..., T], *args: Any) -> T:
        """What is stored of a table; where the file itself is damaged, so is the table."""
        try:
            return await self.guard(self.driver.read(work, *args))
        except StoreFailed as error:
            if is_corrupt(error.__cause__):
                raise Damaged(f"table {id}: {error.reason}") from error
            raise

    async def append(self, new: Append) -> None:
        """One more entry; it is on disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((new, done))
        if self.committing is None:
            self.committing = asyncio.create_task(self.commit())
        await done

    async def commit(self) -> None:
        """Write all that waits, in groups."""
        try:
            while self.waiting:
                group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.commit_group(group)
        finally:
            self.committing = None

    async def commit_group(self, group: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """One transaction for a group; each learns how it went."""
        try:
            written = await self.guard(self.write_batch([new for new, _ in group]))
        except Exception as error:
            for _, done in group:
                settle(done, error if isinstance(error, StoreFailed) else failure(error))
            return
        for (_, done), found in zip(group, written, strict=True):
            settle(done, None if isinstance(found, Head) else found or Conflict())

    async def write_batch(self, batch: list[Append]) -> Heads:
        """All of a batch at once; if the database cannot hold one of them, the others are written without it."""
        try:
            return await self.driver.commit(queries.append_all, batch)
        except Exception as error:
            if not queries.is_unfit(error):
                raise
            log.error("entry unfit", extra={"reason": first_line(error)})
        return await self.driver.commit(queries.append_each, batch)

    async def notify(self, news: str) -> None:
        """Tell the other processes something that need not last; if that fails, they hear it the next time."""
        with suppress(StoreFailed):
            await self.guard(self.driver.write(queries.notify, news))

    async def listed(self, status: str, public: bool | None, limit: int) -> list[Summary]:
        """Tables of a kind."""
        return await self.guard(self.driver.read(queries.find_listed, status, public, limit))

    async def find_code(self, code: str) -> str | None:
        """The table a code leads to."""
        return await self.guard(self.driver.read(queries.find_code, code))

    async def tries(self, game: str, day: str) -> list[dict[str, Any]]:
        """What people made of the deal of a day."""
        return await self.guard(self.driver.read(queries.find_tries, game, day))

    async def uncounted(self) -> list[str]:
        """Finished tables that are not in the statistics."""
        return await self.guard(self.driver.read(queries.uncounted))

    async def finish(self, table: Table, now: int) -> None:
        """Count a finished game."""
        from fourfold.server import ratings  # the rating models take their time to import

        await self.guard(self.driver.write(ratings.finish, table, now))

    async def leaders(self, game: str, limit: int) -> list[dict[str, Any]]:
        """The leaderboard of a game."""
        return await self.guard(self.driver.read(queries.find_players, game, limit))

    async def games_of(self, name: str, limit: int) -> list[dict[str, Any]]:
        """The last games of a player."""
        return await self.guard(self.driver.read(queries.find_results, name, limit))

    async def check(self) -> None:
        """See whether something can be written now; for many who ask it is tried once a second."""
        now = asyncio.get_running_loop().time()
        if self.checking is None or (self.checking.done() and now - self.checked > FRESH):
            self.checking, self.checked = asyncio.create_task(self.try_to_write()), now
        await asyncio.wait([self.checking], timeout=PATIENCE)
        failed = self.checking.result() if self.checking.done() else failure(TimeoutError())
        if failed:
            raise failed

    async def try_to_write(self) -> StoreFailed | None:
        """Why nothing can be written, if that is so."""
        try:
            await self.guard(self.driver.commit(queries.touch))
        except StoreFailed as error:
            return error
        return None

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        await asyncio.gather(*[each for each in (self.committing, self.checking) if each])
        await self.driver.close()


@contextmanager
def killable() -> Iterator[None]:
    """Let SIGTERM and Ctrl-C do what they do where nobody handles them."""
    old = {each: signal.signal(each, signal.SIG_DFL) for each in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for each, handler in old.items():
            signal.signal(each, handler)


def failure(error: Exception) -> StoreFailed:
    """That the disk failed: a plain sentence for everybody, and the details for the log."""
    reason = first_line(error)
    if isinstance(error, TimeoutError):
        return StoreFailed("the database does not answer", reason)
    full = "is full" in reason or "No space left" in reason
    return StoreFailed("the disk is full" if full else "the database failed", reason)


def is_corrupt(error: BaseException | None) -> bool:
    """Whether SQLite says that a file is damaged, or none of its own."""
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, DBAPIError) else 0
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def first_line(error: Exception) -> str:
    """What an error says, without the statement it was about; its name if it says nothing."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().partition("\n")[0] or type(error).__name__


def settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    """Tell who waits, if somebody still does."""
    if done.done():
        return
    if failure:
        done.set_exception(failure)
    else:
        done.set_result(None)


def open_database(address: str) -> Database:
    """The store at an address: postgresql://…, or the path of an SQLite file."""
    if address.startswith(("postgresql:", "postgres:", "postgresql+")):
        from fourfold.server.postgres import Postgres  # its drivers take a second to import

        return Database(Postgres(address.replace("postgres:", "postgresql:", 1)))
    return Database(Sqlite(address.removeprefix("sqlite:///")))
