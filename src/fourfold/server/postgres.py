"""The store on PostgreSQL."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from fourfold.server.queries import CHANNEL

T = TypeVar("T")


class Postgres:
    """A server that several processes share; it tells each which tables the others changed."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql+asyncpg")
        self.engine = create_async_engine(self.url, pool_size=5, pool_pre_ping=True, connect_args={"timeout": 5})
        self.ear: asyncpg.Connection[Any] | None = None
        self.listening: asyncio.Task[None] | None = None

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """In a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, *args)

    read = commit = write

    async def lost(self) -> dict[str, str]:
        """PostgreSQL looks after its own log."""
        return {}

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of changes; if the line breaks, it is laid again, and "" says that some may have been missed."""
        self.listening = asyncio.create_task(self.keep_listening(heard))

    async def keep_listening(self, heard: Callable[[str], None]) -> None:
        """Listen until told to stop."""
        while True:
            try:
                self.ear = await asyncpg.connect(self.url.set(drivername="postgresql").render_as_string(False))
                lost = asyncio.Event()
                self.ear.add_termination_listener(lambda *_, lost=lost: lost.set())
                await self.ear.add_listener(CHANNEL, lambda *said: heard(str(said[3])))
                heard("")
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Hang up."""
        if self.listening:
            self.listening.cancel()
        if self.ear and not self.ear.is_closed():
            await self.ear.close()
        await self.engine.dispose()
