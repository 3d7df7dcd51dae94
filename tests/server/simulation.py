"""Server, clients, clock, network and disk in one process, driven by one seed: a failing seed fails again."""

import asyncio
import json
import random
import selectors
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

from fourfold.server.connection import Connection, Hangup
from fourfold.server.entries import Kind, Row, Setup, encode, seal
from fourfold.server.limits import GENEROUS
from fourfold.server.messages import Refused
from fourfold.server.store import Append, Conflict, StoreFailed, Summary
from fourfold.server.table import Table
from fourfold.server.tables import Tables
from fourfold.server.thinkers import AtOnce
from tests.server.room import setup, token

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
START = 1_000_000  # milliseconds


class NoWaiting(selectors.DefaultSelector):
    """Never waits: it lets the clock jump instead."""

    jumped = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """Nothing comes from outside."""
        assert timeout is not None, "everybody waits for everybody"
        self.jumped += max(timeout, 0)
        assert self.jumped < 900, "a quarter of an hour, and still not done"
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only when nothing else is to be done."""

    def __init__(self) -> None:
        self.jumps = NoWaiting()
        super().__init__(self.jumps)

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """What others do in a thread is done at once."""
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    def time(self) -> float:
        """Seconds since the beginning."""
        return float(self.jumps.jumped)


def simulate(work: Coroutine[Any, Any, None]) -> None:
    """Run something in simulated time."""
    loop = Loop()
    try:
        loop.run_until_complete(work)
    finally:
        loop.run_until_complete(end(asyncio.all_tasks(loop)))
        loop.close()


async def end(tasks: set[asyncio.Task[Any]]) -> None:
    """Stop whatever is still going on."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Disk:
    """A store with faults: writes are slow, fail before or after they are on disk, and are lost if not synced."""

    shared = False

    def __init__(self, chance: random.Random, before: "Disk | None" = None) -> None:
        self.chance = chance
        self.setups: dict[str, Setup] = before.setups if before else {}
        self.logs: dict[str, list[Append]] = before.logs if before else {}
        self.dead = False  # its server has crashed; whatever that still does is lost

    async def take(self, seconds: float) -> None:
        """Time passes; for a dead server it never ends."""
        await asyncio.sleep(seconds)
        if self.dead:
            await asyncio.Event().wait()

    async def create(self, id: str, setup: Setup, status: str, bodies: Sequence[tuple[Kind, bytes]] = ()) -> None:
        """A new table."""
        self.setups[id], self.logs[id] = setup, []

    async def setup(self, id: str) -> bytes | None:
        """How it was set up."""
        await self.take(self.chance.random() / 1000)
        return encode(self.setups[id]) if id in self.setups else None

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        """What is on disk."""
        await self.take(self.chance.random() / 1000)
        if self.chance.random() < 0.01:
            raise StoreFailed("the disk cannot be read")
        return [Row(each.seq, each.body, each.seal) for each in self.logs[id] if each.seq > after]

    async def append(self, new: Append) -> None:
        """Write, sync, return; any of these may fail."""
        fate = self.chance.random()
        await self.take(self.chance.random() / (10 if fate < 0.1 else 200))
        if fate < 0.03:
            raise StoreFailed("the disk is full")
        self.sync(new)
        if fate > 0.97:
            raise StoreFailed("the disk was torn away after the write")
        await self.take(self.chance.random() / 1000)

    def sync(self, new: Append) -> None:
        """From here on it is on disk."""
        log = self.logs[new.table]
        if new.seq != len(log) + 1:
            raise Conflict
        assert not new.entry.id or (new.entry.seat, new.entry.id) not in [(e.entry.seat, e.entry.id) for e in log]
        log.append(new)

    async def listed(self, status: str, public: bool | None, limit: int) -> list[Summary]:
        """All tables that are played at."""
        return [Summary(id, found, status, 0) for id, found in self.setups.items()] if status == "playing" else []

    async def find_code(self, code: str) -> str | None:
        """None."""
        return None

    async def tries(self, game: str, day: str) -> list[dict[str, Any]]:
        """Not counted here."""
        return []

    async def uncounted(self) -> list[str]:
        """None."""
        return []

    async def notify(self, news: str) -> None:
        """There is nobody else."""

    async def finish(self, table: Table, now: int) -> None:
        """Not counted here."""

    async def leaders(self, game: str, limit: int) -> list[dict[str, Any]]:
        """Not counted here."""
        return []

    async def games_of(self, name: str, limit: int) -> list[dict[str, Any]]:
        """Not counted here."""
        return []


class World:
    """One server that crashes, and clients that try to play on."""

    def __init__(self, seed: int, game: str, people: int, bots: int) -> None:
        self.chance = random.Random(seed)
        self.disk = Disk(self.chance)
        self.table = setup(game, people, bots, seed=seed)
        self.people = people
        self.tables: Tables
        self.acknowledged: list[tuple[int, str, int]] = []  # seat, id, entry
        self.done = False
        self.crashes = 0
        self.graves: list[Tables] = []

    def now(self) -> int:
        """The wall clock of the simulation."""
        return START + int(asyncio.get_running_loop().time() * 1000)

    async def start_server(self) -> None:
        """A server on what is on disk."""
        self.disk = Disk(self.chance, self.disk)
        self.tables = Tables(self.disk, AtOnce(self.chance.randrange(1 << 30)), self.now)
        if "t" not in self.disk.setups:
            await self.tables.create("t", self.table)

    def crash(self) -> None:
        """The server is gone at once, and with it all that was not synced."""
        self.disk.dead = True
        self.graves.append(self.tables)
        self.crashes += 1
        for hosted in self.tables.hosted.values():
            for watcher in list(hosted.watchers):
                assert isinstance(watcher, Connection)
                watcher.hang_up(1006, "gone")

    async def run(self, moves: int) -> None:
        """Play some moves through all this, then look whether everything is still there."""
        await self.start_server()
        players = [asyncio.create_task(Player(self, seat).play(moves)) for seat in range(self.people)]
        chaos = asyncio.create_task(self.chaos())
        await asyncio.gather(*players)
        chaos.cancel()
        self.crash()
        await self.start_server()
        await self.check(players)

    async def chaos(self) -> None:
        """Crash now and then."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 0.6))
            self.crash()
            await self.start_server()

    async def check(self, players: list[asyncio.Task["Player"]]) -> None:
        """Every acknowledged deed is in the log once, in order, and all see the same game as a fresh load."""
        log = self.disk.logs["t"]
        assert [each.seq for each in log] == list(range(1, len(log) + 1))
        for seat, id, seq in self.acknowledged:
            assert (log[seq - 1].entry.seat, log[seq - 1].entry.id) == (seat, id)
        mark = seal("", encode(self.table))
        for each in log:
            mark = seal(mark, each.body)
            assert each.seal == mark
        for task in players:
            player = task.result()
            since = player.update["seq"]
            resumed, fresh = await self.look(player.seat, since), await self.look(player.seat, None)
            assert resumed["view"] == fresh["view"]
            assert resumed["events"] == [event for event in fresh["events"] if event["seq"] > since]
            assert player.events == [event for event in fresh["events"] if event["seq"] <= since]

    async def look(self, seat: int, since: int | None) -> dict[str, Any]:
        """What a seat sees that connects now."""
        while True:
            try:
                connection = Connection(self.tables, await self.tables.open("t"), GENEROUS)
                await connection.receive(json.dumps({"type": "hello", "tokens": [token(seat)], "since": since}))
                found: dict[str, Any] = json.loads((await connection.next())[0])
            except (Refused, Hangup):
                continue
            connection.close()
            return found


class Player:
    """A person with a bad network: messages are late, twice, or lost; the connection breaks; the deed is said again."""

    def __init__(self, world: World, seat: int) -> None:
        self.world, self.seat, self.chance = world, seat, world.chance
        self.update: dict[str, Any] = {"seq": -1, "view": None, "status": ""}
        self.events: list[dict[str, Any]] = []
        self.made = 0
        self.wanted: dict[str, Any] | None = None
        self.seen_in = 0  # the last entry we have made; older updates ask what we have answered

    async def play(self, moves: int) -> "Player":
        """Go on until so many moves are made or the game is over."""
        while self.made < moves and self.update["status"] != "over" and not self.world.done:
            try:
                async with asyncio.timeout(10):
                    connection = Connection(self.world.tables, await self.world.tables.open("t"), GENEROUS)
                    try:
                        await self.converse(connection, moves)
                    finally:
                        connection.close()
            except (Refused, Hangup, Broken, TimeoutError):
                await asyncio.sleep(self.chance.random() / 10)
        self.world.done = True
        return self

    async def converse(self, connection: Connection, moves: int) -> None:
        """One connection, until it breaks."""
        since = self.update["seq"] if self.update["seq"] >= 0 else None
        await self.send(connection, {"type": "hello", "tokens": [token(self.seat)], "since": since})
        silent = 0
        while self.made < moves and self.update["status"] != "over" and not self.world.done:
            await self.act(connection)
            try:
                async with asyncio.timeout(0.3):
                    heard = await connection.next()
            except TimeoutError:
                silent += 1
                if silent > 6:
                    raise Broken from None
                continue
            silent = 0
            await asyncio.sleep(self.chance.random() / 100)
            if self.chance.random() < 0.03:
                raise Broken
            for each in heard:
                self.hear(json.loads(each))

    async def act(self, connection: Connection) -> None:
        """Say the deed we want done, or choose one."""
        decision = (self.update["view"] or {}).get("decision")
        if self.wanted is None and decision and self.update["seq"] >= self.seen_in:
            move = self.chance.choice(decision["options"])["text"]
            id = f"{self.seat}-{self.chance.randrange(1 << 40)}"
            self.wanted = {"type": "move", "token": token(self.seat), "id": id, "seq": self.update["seq"], "move": move}
            if self.chance.random() < 0.05:
                self.wanted = {"type": "undo", "token": token(self.seat), "id": id}
            elif self.chance.random() < 0.05:
                self.wanted = {"type": "say", "token": token(self.seat), "id": id, "text": "Hm."}
        if self.update.get("undo") and self.update["undo"]["seat"] != self.seat and self.chance.random() < 0.5:
            id = f"{self.seat}-{self.chance.randrange(1 << 40)}"
            await self.send(connection, {"type": "agree", "token": token(self.seat), "id": id, "yes": True})
        if self.wanted and self.chance.random() < 0.6:
            await self.send(connection, self.wanted)

    async def send(self, connection: Connection, message: dict[str, Any]) -> None:
        """Send it once, twice, or not at all."""
        for _ in range(self.chance.choice([0, 1, 1, 1, 1, 2])):
            await asyncio.sleep(self.chance.random() / 100)
            await connection.receive(json.dumps(message))

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what the server says."""
        mine = self.wanted and message.get("id") == self.wanted["id"]
        match message["type"]:
            case "update":
                assert message["seq"] >= self.update["seq"], "the table went back in time"
                self.update = message
                self.events += message["events"]
            case "done":
                self.world.acknowledged.append((self.seat, message["id"], message["seq"]))
                if mine:
                    self.wanted, self.made = None, self.made + 1
                    self.seen_in = message["seq"]
            case "refused" if mine and message["code"] != "store":
                self.wanted = None


class Broken(Exception):
    """The network."""
