"""Work that may take long, done in threads beside the loop: a few at a time, the others wait their turn."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from fourfold.server.messages import Refused

T = TypeVar("T")
AT_ONCE = 2  # threads; more would only share the same processor
WAITING = 64  # requests that may wait for one


class Aside:
    """A short queue for a few threads; who comes first is served first."""

    def __init__(self) -> None:
        self.turns, self.waiting = asyncio.Semaphore(AT_ONCE), 0

    @asynccontextmanager
    async def queue(self) -> AsyncIterator[None]:
        """A place in the queue, if there is one left."""
        if self.waiting >= WAITING:
            raise Refused("busy", "the server is busy; try again in a moment")
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1

    async def do(self, work: Callable[[], T]) -> T:
        """What the work gives."""
        async with self.turns:
            return await asyncio.to_thread(work)
