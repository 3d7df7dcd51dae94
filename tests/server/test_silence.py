"""A database that falls silent, refuses to write or fails in odd ways: everybody is told, and all go on afterwards."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from fourfold import Dice
from fourfold.client import Refused as Told
from fourfold.client import ask, make_table
from fourfold.core.game import Game
from fourfold.core.state import State
from fourfold.server import attendant, postgres, tables
from fourfold.server.database import Database, Sqlite, open_database
from fourfold.server.line import Claim
from fourfold.server.settings import Settings
from fourfold.server.start import CannotStart, serve
from fourfold.server.store import StoreFailed
from fourfold.server.tables import Tables
from fourfold.server.thinkers import NOBODY, AtOnce
from tests.server.postgres import Cluster
from tests.server.room import Client, make_tables, run, setup
from tests.server.running import Running, free_port

DEADLINE = 90  # seconds; only a server that hangs takes so long


def until(true: Callable[[], Any]) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + DEADLINE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


async def soon(true: Callable[[], Any]) -> None:
    """Wait for something to become true, while others work."""
    async with asyncio.timeout(DEADLINE):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again quickly, here."""
    monkeypatch.setattr(attendant, "RETRY", 0.1)
    monkeypatch.setattr(tables, "RETRY", 0.1)
    monkeypatch.setattr(postgres, "RETRY", 0.1)


def test_after_a_silence_all_go_on_and_nothing_is_done_twice(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = open_database(cluster.fresh())
        await store.open()
        here = make_tables(store)
        await store.driver.listen(here.heard)
        client = Client(here, await here.create("t", setup()), [0, 1])
        await client.hello()
        bots = (await here.create("bots", setup(people=0, bots=3, pace="off"))).table
        assert (await client.do("say", 0, id="a", text="Before"))["seq"] == 1
        monkeypatch.setattr(postgres, "LIMIT", 0.5)
        with cluster.silent():
            told = await client.do("say", 0, id="b", text="Hello?")
            assert (told["code"], "(the database does not answer)" in told["text"]) == ("store", True)
            for question in (store.check(), store.setup("x"), store.listed("playing", None, 5), store.leaders("x", 5)):
                with pytest.raises(StoreFailed, match="does not answer"):
                    await question
            silent_at = bots.seq
        monkeypatch.setattr(postgres, "LIMIT", 30.0)
        await store.check()
        said = [(await client.do("say", 0, id=id, text="Hello?"))["seq"] for id in "abc"]
        assert said == [1, 2, 3]
        await soon(lambda: bots.seq > silent_at and bots.status == "over")
        await soon(lambda: store.driver.ear)  # type: ignore[attr-defined]  # this driver's own
        while not await store.leaders("fzzzt", 5):
            await asyncio.sleep(0.05)
        await here.close()
        await store.close()

    run(work())


def test_a_silent_database_keeps_nobody_from_stopping(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = open_database(cluster.fresh())
        await store.open()
        here = make_tables(store)
        await store.driver.listen(here.heard)
        await here.create("bots", setup(people=0, bots=3, pace="off"))
        monkeypatch.setattr(postgres, "LIMIT", 0.5)
        with cluster.silent():
            async with asyncio.timeout(DEADLINE):
                await here.close()
                await store.close()

    run(work())


def test_a_database_that_takes_nothing_is_not_healthy(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourfold.server.database.FRESH", 0)

    async def work() -> None:
        address = cluster.fresh()
        store = open_database(address)
        await store.open()
        await store.check()
        name = address.rpartition("/")[2]
        for setting, healthy in (("on", False), ("off", True)):
            cluster.say(f"alter database {name} set default_transaction_read_only = {setting}")
            await store.driver.engine.dispose()  # type: ignore[attr-defined]  # this driver's own
            if healthy:
                await store.check()
            else:
                with pytest.raises(StoreFailed, match=r"^the database failed$"):
                    await store.check()
        await store.close()

    run(work())


class Flaky(Sqlite):
    """A disk whose errors say nothing."""

    failing = False

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Fail, or do the work."""
        if self.failing:
            raise TimeoutError
        return super().run(work, *args)


class Moody(AtOnce):
    """A bot that fails in a way nobody has thought of."""

    moods = 2

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int, claim: Claim = NOBODY) -> str:
        """Sometimes."""
        self.moods -= 1
        if self.moods >= 0:
            raise RuntimeError("in a bad mood")
        return await super().choose(game, bot, state, seat, claim)


async def another_failure(here: Tables) -> None:
    """Wait until the store has failed once more."""
    before = here.counts["failures"]
    await soon(lambda: here.counts["failures"] > before)


def test_bots_go_on_whatever_has_failed(tmp_path: Path) -> None:
    async def work() -> None:
        driver = Flaky(tmp_path / "fourfold.db")
        store = Database(driver)
        await store.open()
        here = Tables(store, Moody(5), lambda: 1000)
        hosted = await here.create("t", setup(people=1, bots=2))
        client = Client(here, hosted, [0])
        await client.hello()
        for _ in range(3):
            await client.until(client.asked)
            driver.failing = True
            assert (await client.move(0, Dice(1)))["code"] == "store"
            with pytest.raises(StoreFailed, match="does not answer"):
                await store.check()
            driver.failing = False
            assert (await client.move(0, Dice(1)))["type"] == "done"
            driver.failing = True
            if hosted.table.bots_to_move():
                await another_failure(here)
            driver.failing = False
        await client.until(client.asked)
        await here.close()
        await store.close()

    run(work())


def test_an_unreachable_database_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    for workers in (1, 2):
        with pytest.raises(CannotStart, match=r"the database cannot be used: .*(refused|failed)"):
            serve(Settings(database=address, workers=workers, port=free_port(), data=tmp_path), exact_port=True)
    assert capsys.readouterr().out == ""


def health(url: str) -> int:
    """What the server says of itself."""
    try:
        with urlopen(f"{url}/health", timeout=DEADLINE) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code
    except OSError:
        return 0


def workers(server: Running) -> list[int]:
    """The processes that a server has started to serve."""
    assert server.process
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.long
@pytest.mark.long
def test_a_worker_that_dies_during_a_silence_comes_back_after_it(cluster: Cluster, tmp_path: Path) -> None:
    seats = [{"kind": "bot", "level": "random"} for _ in range(3)]
    with Running(tmp_path, database=cluster.fresh(), workers=2, pause_seconds=0.1) as server:
        table = f"{server.url}/api/tables/{make_table(server.url, 'fzzzt', seats)['table']}"
        until(lambda: len(workers(server)) == 2)
        with cluster.silent():
            until(lambda: health(server.url) == 503)
            with pytest.raises(Told, match="the store does not answer") as told:
                make_table(server.url, "fzzzt", seats)
            assert told.value.code == "store"
            victim = workers(server)[0]
            os.kill(victim, signal.SIGKILL)
            until(lambda: victim not in workers(server) and len(workers(server)) == 2)
        until(lambda: [health(server.url) for _ in range(8)] == [200] * 8)
        until(lambda: ask(table)["status"] == "over")
        with cluster.silent():
            os.kill(workers(server)[0], signal.SIGKILL)
            assert server.process
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(DEADLINE) == 0
