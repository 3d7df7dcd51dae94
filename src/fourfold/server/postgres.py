"""The store on PostgreSQL."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from fourfold.server.migrations import NEWEST, migrate, version
from fourfold.server.queries import CHANNEL

log = logging.getLogger("fourfold.postgres")
T = TypeVar("T")
LIMIT = 5.0  # seconds for a transaction; then the database counts as silent
BEAT = 10.0  # seconds between two tests of the connection that listens
RETRY = 0.5  # seconds until a broken connection is opened again
SERVER = {  # in milliseconds: what the database itself gives up, so that nobody waits for a lock of the dead
    "statement_timeout": str(int(LIMIT * 1000)),
    "idle_in_transaction_session_timeout": str(int(2 * LIMIT * 1000)),
    "application_name": "fourfold",
}


class Postgres:
    """A server that several processes share; it tells each which tables the others changed."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql+asyncpg")
        connect = {"timeout": LIMIT, "server_settings": SERVER}
        self.engine = create_async_engine(self.url, pool_size=5, pool_pre_ping=True, connect_args=connect)
        self.ear: asyncpg.Connection[Any] | None = None
        self.listening: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    async def prepare(self) -> None:
        """Bring the schema up to date, however long that takes."""
        if await self.write(version) != NEWEST:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """In a transaction, within a limited time; what is left of it then is cleared away while nobody waits."""
        task = asyncio.create_task(self.transact(work, *args))
        self.tasks.add(task)
        task.add_done_callback(self.clear_away)
        try:
            await asyncio.wait([task], timeout=LIMIT)
            if not task.done():
                raise TimeoutError
            return task.result()
        finally:
            task.cancel()

    async def transact(self, work: Callable[..., T], *args: Any) -> T:
        """In a transaction."""
        connection = await self.engine.connect()
        try:
            found = await connection.run_sync(work, *args)
            await connection.commit()
        except asyncio.CancelledError:
            await connection.invalidate()  # a silent database would never answer a rollback
            raise
        finally:
            await connection.close()
        return found

    def clear_away(self, task: asyncio.Task[Any]) -> None:
        """A transaction has ended; if nobody waits for it any more, how is no news."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    read = commit = write

    async def lost(self) -> dict[str, str]:
        """PostgreSQL looks after its own log."""
        return {}

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of changes; if the connection breaks, it is opened again, and "" says that some may have been missed."""
        self.listening = asyncio.create_task(self.keep_listening(heard))

    async def keep_listening(self, heard: Callable[[str], None]) -> None:
        """Listen until told to stop."""
        while True:
            try:
                await self.listen_once(heard)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening", extra={"reason": str(error) or type(error).__name__})
            finally:
                self.hang_up()
            await asyncio.sleep(RETRY)

    async def listen_once(self, heard: Callable[[str], None]) -> None:
        """Listen until the connection breaks, or the database falls silent."""
        broken = asyncio.Event()
        async with asyncio.timeout(LIMIT):
            self.ear = await asyncpg.connect(self.url.set(drivername="postgresql").render_as_string(False))
            self.ear.add_termination_listener(lambda *_: broken.set())
            await self.ear.add_listener(CHANNEL, lambda *said: heard(str(said[3])))
        heard("")
        while not broken.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(broken.wait(), BEAT)
            await self.ear.execute("select 1", timeout=LIMIT)

    def hang_up(self) -> None:
        """Stop listening, without waiting for anybody."""
        if self.ear:
            self.ear.terminate()
        self.ear = None

    async def close(self) -> None:
        """Let go, whether or not the database answers."""
        if self.listening:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(LIMIT):
                await asyncio.gather(*self.tasks, return_exceptions=True)
                await self.engine.dispose()
