"""Promise 1, the disk: synced before acknowledged; full, failing and damaged disks lose and change nothing."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from fourfold import GAMES, Dice
from fourfold.server import marks
from fourfold.server.database import Database, Sqlite
from fourfold.server.marks import Marks
from fourfold.server.messages import Refused
from fourfold.server.migrations import NEWEST, migrate, version
from fourfold.server.schema import metadata
from fourfold.server.store import Head
from fourfold.server.tables import Tables
from tests.server.room import Client, on_disk, play_all, run, setup


async def played(tables: Tables, moves: int = 10) -> Client:
    """A table with some moves."""
    client = Client(tables, await tables.create("t", setup()), [0, 1])
    await client.hello()
    await play_all(client, moves, Dice(1))
    return client


def test_every_commit_is_synced(tmp_path: Path) -> None:
    async def work(_: Tables, store: Database) -> None:
        def pragmas(connection: Any) -> list[Any]:
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("synchronous", "journal_mode")]

        assert await store.driver.write(pragmas) == [2, "wal"]  # 2 is FULL

    on_disk(tmp_path, work)


class Gate(Sqlite):
    """A disk that holds commits back, or loses them."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.free, self.lose = threading.Event(), False
        self.free.set()

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do the work; the commit waits, or never comes."""
        with self.engine.begin() as connection:
            found = work(connection, *args)
            self.free.wait()
            if self.lose and work.__name__ == "append_all":
                raise OSError("the write was lost before it was synced")
        return found


def test_a_move_is_acknowledged_only_when_it_is_on_disk(tmp_path: Path) -> None:
    async def work() -> None:
        gate = Gate(tmp_path / "gate.db")
        store = Database(gate)
        await store.open()
        tables = Tables(store, Any)  # type: ignore[arg-type]  # nobody thinks here
        client = await played(tables, 4)
        seat = client.asked()[0]
        gate.free.clear()
        moving = asyncio.create_task(client.move(seat, Dice(2)))
        await asyncio.sleep(0.2)
        assert not moving.done(), "acknowledged before it was on disk"
        assert not any(each["seq"] > 4 for each in client.latest.values()), "shown before it was on disk"
        gate.free.set()
        assert (await moving)["seq"] == 5
        gate.lose = True
        refused = await client.move(client.asked()[0], Dice(2))
        assert (refused["type"], refused["code"]) == ("refused", "store")
        gate.lose = False
        assert (await client.move(client.asked()[0], Dice(2)))["seq"] == 6
        assert len(await store.rows("t")) == 6
        await tables.close()
        await store.close()

    run(work())


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    async def work(tables: Tables, store: Database) -> None:
        client = await played(tables, 4)

        def limit(pages: int) -> None:
            def pragma(connection: Any) -> None:
                connection.execute(text(f"PRAGMA max_page_count={pages}"))

            store.driver.engine.pool.dispose()  # type: ignore[attr-defined]  # this driver's own
            prepare.append(pragma)

        prepare: list[Callable[[Any], None]] = []
        original = store.driver.commit

        async def write(work: Callable[..., Any], *args: Any) -> Any:
            def limited(connection: Any, *args: Any) -> Any:
                for each in prepare[-1:]:
                    each(connection)
                return work(connection, *args)

            return await original(limited, *args)

        store.driver.commit = write  # type: ignore[method-assign]  # a disk that fails
        limit(1)
        answer = {"type": "done", "seq": 4}
        while answer["type"] == "done":
            last = answer["seq"]
            answer = await client.do("say", 0, text="x" * 500)
        assert answer["code"] == "store"
        assert "full" in str(answer["text"])
        limit(1_000_000)
        assert len(await store.rows("t")) == last
        assert (await client.do("say", 0, text="Hello"))["seq"] == int(last) + 1

    on_disk(tmp_path, work)


@pytest.mark.parametrize(
    "damage",
    [
        "delete from log where seq = 10",
        "delete from log where seq = 5",
        "update log set body = replace(cast(body as text), '\"at\":1000', '\"at\":1001') where seq = 3",
        "update log set seal = 'ff' where seq = 10",
        "update tables set setup = replace(cast(setup as text), '\"seed\":7', '\"seed\":8')",
    ],
)
def test_a_damaged_log_is_noticed_and_never_played_on(damage: str, tmp_path: Path) -> None:
    async def play(tables: Tables, _: Database) -> None:
        await played(tables)

    async def look(tables: Tables, store: Database) -> None:
        with pytest.raises(Refused, match="damaged"):
            await tables.open("t")
        assert tables.counts["damaged"] == 1

    on_disk(tmp_path, play)
    with sqlite3.connect(tmp_path / "fourfold.db") as database:
        assert database.execute(damage).rowcount > 0
    database.close()
    on_disk(tmp_path, look)


def boundaries(wal: bytes) -> list[int]:
    """Where each transaction in a write-ahead log ends: after a frame that says how large the database now is."""
    size = int.from_bytes(wal[8:12], "big") + 24
    frames = range(32, len(wal) - size + 1, size)
    return [frame + size for frame in frames if int.from_bytes(wal[frame + 4 : frame + 8], "big")]


@pytest.mark.parametrize("where", ["between two transactions", "in the middle of one"])
def test_a_tail_that_is_cut_off_is_noticed_wherever_it_is_cut(where: str, tmp_path: Path) -> None:
    async def play(tables: Tables, _: Database) -> tuple[bytes, bytes]:
        await played(tables, 12)
        return base.read_bytes(), tail.read_bytes()

    async def open_again(tables: Tables, store: Database) -> str:
        try:
            hosted = await tables.open("t")
        except Refused as refused:
            assert tables.counts["damaged"] == 1
            return refused.code
        assert hosted.table.seq == 12
        return "whole"

    def cut(length: int) -> str:
        base.write_bytes(file)
        tail.write_bytes(wal[:length])
        (tmp_path / "fourfold.db-shm").unlink(missing_ok=True)
        return on_disk(tmp_path, open_again)

    base, tail = tmp_path / "fourfold.db", tmp_path / "fourfold.db-wal"
    file, wal = on_disk(tmp_path, play)
    ends = boundaries(wal)
    assert len(ends) >= 13
    assert cut(len(wal)) == "whole"
    shorter = ends[:-1] if where == "between two transactions" else [end - 100 for end in ends]
    assert {cut(length) for length in shorter[::3] + shorter[-1:]} == {"damaged"}


def test_marks_are_shortened_and_a_half_written_one_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(marks, "LARGEST", 300)
    kept = Marks(tmp_path / "marks")
    for seq in range(1, 20):
        kept.add([Head("a", seq, f"seal {seq}".replace(" ", ""), "playing"), Head("b", 1, "x", "over")])
    kept.close()
    with (tmp_path / "marks").open("ab") as file:
        file.write(b"a 99 torn")
    assert (tmp_path / "marks").stat().st_size < 400
    again = Marks(tmp_path / "marks")
    assert again.lost({"a": (19, "seal19"), "b": (1, "x")}) == {}
    assert list(again.lost({"a": (18, "seal18"), "b": (1, "x")})) == ["a"]
    assert list(again.lost({"a": (19, "another"), "b": (1, "x")})) == ["a"]
    again.close()


@pytest.mark.parametrize("keep", [0.3, 0.6, 0.95])
def test_without_marks_a_torn_tail_is_reported_by_the_first_who_knew_more(keep: float, tmp_path: Path) -> None:
    async def play(tables: Tables, _: Database) -> tuple[bytes, bytes]:
        await played(tables, 30)
        return base.read_bytes(), tail.read_bytes()

    async def look(tables: Tables, store: Database) -> None:
        client = Client(tables, await tables.open("t"), [0])
        await client.hello(since=30)
        assert tables.counts["damaged"] == 1
        assert client.heard[0]["code"] == "damaged"

    base, tail = tmp_path / "fourfold.db", tmp_path / "fourfold.db-wal"
    file, wal = on_disk(tmp_path, play)
    base.write_bytes(file)
    tail.write_bytes(wal[: int(len(wal) * keep)])
    for ending in ("shm", "marks"):
        (tmp_path / f"fourfold.db-{ending}").unlink(missing_ok=True)
    on_disk(tmp_path, look)


@pytest.mark.parametrize("game", GAMES)
def test_a_database_of_the_first_version_is_upgraded_and_its_games_go_on(game: str, tmp_path: Path) -> None:
    dump = Path(__file__).parent / "data" / "first_version.sql"  # made by the first version, in the middle of games
    with closing(sqlite3.connect(tmp_path / "fourfold.db")) as old:
        old.executescript(dump.read_text(encoding="utf-8"))

    async def go_on(tables: Tables, _: Database) -> dict[str, Any]:
        hosted = await tables.open(game)
        client = Client(tables, hosted, [seat for seat, player in enumerate(hosted.table.players) if not player.bot])
        await client.hello()
        assert any(event["event"] == "Said" for event in client.latest[0]["events"])
        await play_all(client, 20, Dice(4))
        return client.latest[0]

    async def look(tables: Tables, _: Database) -> dict[str, Any]:
        client = Client(tables, await tables.open(game), [0])
        await client.hello()
        return client.latest[0]

    played = on_disk(tmp_path, go_on)
    assert played["seq"] > 30
    assert on_disk(tmp_path, look)["view"] == played["view"]


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    driver = Sqlite(tmp_path / "x.db")
    driver.run(migrate)
    assert driver.run(version) == NEWEST
    driver.run(migrate)
    assert driver.run(lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)) == []
    driver.run(lambda connection: connection.execute(text("update alembic_version set version_num = 'z999'")))
    with pytest.raises(OSError, match="does not know"):
        driver.run(migrate)
    run(driver.close())
