"""Work that waits for a worker: addresses take turns, then their tables; where only bots play comes last."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Generic, NamedTuple, TypeVar

W = TypeVar("W")
REMEMBERED = 1000  # addresses and tables whose last turn is known


class Claim(NamedTuple):
    """Who something is done for: an address, a table, and whether people wait for it."""

    address: str = ""
    table: str = ""
    people: bool = True


class Waiting(NamedTuple, Generic[W]):
    """Somebody in the line."""

    claim: Claim
    number: int
    worker: "asyncio.Future[W]"


class Line(Generic[W]):
    """Workers that are free, or those who wait for one."""

    def __init__(self, free: list[W]) -> None:
        self.free = free
        self.waiting: list[Waiting[W]] = []
        self.turns: OrderedDict[tuple[str, str], int] = OrderedDict()  # by address and table: when it last had one
        self.number = 0

    async def take(self, claim: Claim) -> W:
        """A worker, when it is this one's turn; it must be given back."""
        for key in keys(claim):
            self.turns.setdefault(key, self.number)  # who comes for the first time does not go before everybody
        mine = Waiting[W](claim, self.number, asyncio.get_running_loop().create_future())
        self.number += 1
        self.waiting.append(mine)
        self.serve()
        try:
            return await mine.worker
        except asyncio.CancelledError:
            with suppress(ValueError):
                self.waiting.remove(mine)
            if mine.worker.done() and not mine.worker.cancelled():
                self.give_back(mine.worker.result())
            raise

    def give_back(self, worker: W) -> None:
        """A worker is free."""
        self.free.append(worker)
        self.serve()

    def serve(self) -> None:
        """Give free workers to those whose turn it is."""
        while self.free and self.waiting:
            first = min(self.waiting, key=self.rank)
            self.waiting.remove(first)
            if first.worker.cancelled():
                continue
            self.number += 1
            for key in keys(first.claim):
                self.turns[key] = self.number
                self.turns.move_to_end(key)
            while len(self.turns) > REMEMBERED:
                self.turns.popitem(last=False)
            first.worker.set_result(self.free.pop())

    def rank(self, each: Waiting[W]) -> tuple[bool, int, int, int]:
        """People first; then the address, and the table, whose last turn is the longest ago."""
        address, table = [self.turns.get(key, 0) for key in keys(each.claim)]
        return not each.claim.people, address, table, each.number


def keys(claim: Claim) -> tuple[tuple[str, str], tuple[str, str]]:
    """Under which names the turns of an address and of its table are kept."""
    return (claim.address, ""), (claim.address, f"table {claim.table}")
