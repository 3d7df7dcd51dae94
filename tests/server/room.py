"""A room for tests: tables on a store, and clients without a wire."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from fourfold import GAMES, Dice
from fourfold.server.connection import Connection
from fourfold.server.database import Database, Sqlite
from fourfold.server.entries import Clock, Moved, Place, Setup, encode, hashed
from fourfold.server.limits import GENEROUS, Allowance
from fourfold.server.store import Store
from fourfold.server.table import Table
from fourfold.server.tables import Hosted, Tables
from fourfold.server.thinkers import AtOnce
from tests.walks import allowed

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end, at most some time."""
    return asyncio.run(asyncio.wait_for(work, 100))


def token(seat: int) -> str:
    """The token of a seat, in tests."""
    return f"token-of-seat-{seat}"


def setup(game: str = "fzzzt", people: int = 2, bots: int = 0, **more: Any) -> Setup:
    """A table with people in the first seats and bots in the others."""
    places = [Place(name=f"Player {seat}", holder=hashed(token(seat))) for seat in range(people)]
    places += [Place(bot="random") for _ in range(bots)]
    return Setup(game=game, options=more.pop("options", {}), places=places, seed=more.pop("seed", 7), made=1000, **more)


def fewest(game: str) -> int:
    """Two seats, or as many as the game needs."""
    return next(seats for seats in GAMES[game].seats if seats > 1 and allowed(GAMES[game], seats, {}))


def step(table: Table, dice: Dice) -> tuple[int, str]:
    """One random move."""
    assert table.state
    seat = dice.pick(list(table.state.pending))
    move = str(dice.pick(table.state.pending[seat].options))
    entry = Moved(at=0, seat=seat, move=move)
    table.add(entry, encode(entry))
    return seat, move


class Client:
    """One end of a connection; the test holds the wire."""

    def __init__(self, tables: Tables, hosted: Hosted, seats: list[int], allowed: Allowance = GENEROUS) -> None:
        self.connection = Connection(tables, hosted, allowed)
        self.seats = seats
        self.latest: dict[int | None, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []
        self.number = 0

    async def hello(self, since: int | None = None) -> None:
        """Look at the table, and read all there is."""
        await self.send({"type": "hello", "tokens": [token(seat) for seat in self.seats], "since": since})

    async def send(self, message: dict[str, Any] | str | bytes) -> dict[str, Any] | None:
        """Say something, and read all there is; gives the answer, if there was one."""
        raw = json.dumps(message) if isinstance(message, dict) else message
        before = len(self.heard)
        await self.connection.receive(raw)
        await self.drain()
        return next((each for each in self.heard[before:] if each["type"] in ("done", "refused", "pong")), None)

    async def drain(self) -> None:
        """Read all there is."""
        await asyncio.sleep(0)
        end = self.connection
        while (end.answers or end.changed or end.greeted) and not end.closed:
            for each in await end.next():
                self.hear(json.loads(each))

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait for something to become true."""
        await self.drain()
        while not true():
            await asyncio.sleep(0.002)
            await self.drain()

    def hear(self, message: dict[str, Any]) -> None:
        """Remember what was said."""
        self.heard.append(message)
        if message["type"] == "update":
            self.latest[message["seat"]] = message

    async def do(self, kind: str, seat: int, **more: Any) -> dict[str, Any]:
        """A deed of a seat, with an id of its own."""
        self.number += 1
        more = {"id": f"{id(self)}-{self.number}", "token": token(seat)} | more
        answer = await self.send({"type": kind} | more)
        assert answer is not None
        return answer

    async def move(self, seat: int, dice: Dice) -> dict[str, Any]:
        """Some option of a seat."""
        update = self.latest[seat]
        text = dice.pick(update["view"]["decision"]["options"])["text"]
        return await self.do("move", seat, seq=update["seq"], move=text)

    def over(self) -> bool:
        """The game is over."""
        return all(self.latest[seat]["status"] == "over" for seat in self.seats)

    def asked(self) -> list[int]:
        """The seats of this client that are asked."""
        return [seat for seat in self.seats if (self.latest[seat]["view"] or {}).get("decision")]


async def play_all(client: Client, moves: int, dice: Dice) -> None:
    """Play some moves for all seats of a client."""
    for _ in range(moves):
        await client.until(lambda: client.asked() or client.over())
        if client.over():
            return
        answer = await client.move(dice.pick(client.asked()), dice)
        assert answer["type"] == "done", answer


Work = Callable[[Tables, Database], Awaitable[T]]


def on_disk(path: Path, work: Work[T], now: Callable[[], int] = lambda: 1000) -> T:
    """Do something with tables on an SQLite file, as one run of the server."""

    async def open_and_work() -> T:
        store = Database(Sqlite(path / "fourfold.db"))
        await store.open()
        tables = Tables(store, AtOnce(5), now)
        try:
            return await work(tables, store)
        finally:
            await tables.close()
            await store.close()

    return run(open_and_work())


def make_tables(store: Store, seed: int = 5, now: Callable[[], int] = lambda: 1000, pause: float = 0.0) -> Tables:
    """Tables on any store."""
    return Tables(store, AtOnce(seed), now, pause)


__all__ = ["Clock", "Hosted", "Place"]
