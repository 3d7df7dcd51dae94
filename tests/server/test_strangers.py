"""Nobody's deed, however odd, makes a deed at another table fail; and nobody is shown SQL."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fourfold.server.database import Database, open_database
from fourfold.server.deeds import PATIENCE
from fourfold.server.entries import Kind, Said, TookOver, encode, seal
from fourfold.server.migrations import NEWEST, migrate, version
from fourfold.server.store import Append, StoreFailed, Unfit
from fourfold.server.tables import Tables
from tests.server.postgres import Cluster
from tests.server.room import Client, make_tables, on_disk, run, setup

TABLES = 30


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new database is."""
    if request.param == "sqlite":
        return str(tmp_path / "fourfold.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.fresh()


def on(address: str, work: Callable[[Tables, Database], Any]) -> Any:
    """Do something with tables on any database."""

    async def open_and_work() -> Any:
        store = open_database(address)
        await store.open()
        tables = make_tables(store)
        try:
            return await work(tables, store)
        finally:
            await tables.close()
            await store.close()

    return run(open_and_work())


def append(table: Any, entry: Kind) -> Append:
    """An entry as a table would write it."""
    body = encode(entry)
    return Append(table.id, table.seq + 1, entry, body, seal(table.seal, body), "playing")


@pytest.mark.parametrize("odd", ["a repeated id", "a zero", "a table that is not there"])
def test_an_entry_that_the_database_refuses_fails_alone(odd: str, address: str) -> None:
    async def work(tables: Tables, store: Database) -> None:
        hosted = [await tables.create(f"t{number}", setup()) for number in range(TABLES)]
        await tables.write(hosted[0], lambda table, now: Said(at=now, seat=0, id="mine", text="Hi"))
        id = {"a repeated id": "mine", "a zero": "a\0b"}.get(odd, "other")
        poison = append(hosted[0].table, Said(at=1, seat=0, id=id, text="Hi"))
        poison = poison._replace(table="nowhere", seq=0) if odd == "a table that is not there" else poison
        attack = asyncio.gather(*[store.append(poison) for _ in range(5)], return_exceptions=True)
        strangers = [append(each.table, Said(at=1, seat=0, id="x", text="Hello")) for each in hosted[1:]]
        await asyncio.gather(*[store.append(each) for each in strangers])
        assert [len(await store.rows(each.table)) for each in strangers] == [1] * len(strangers)
        refused = [each for each in await attack if isinstance(each, Unfit)]
        assert len(refused) == (5 if odd == "a repeated id" or (odd == "a zero" and store.shared) else 0)

    on(address, work)


def test_of_two_people_who_ask_for_a_rematch_at_once_both_get_it(address: str) -> None:
    async def work(tables: Tables, store: Database) -> None:
        both = await asyncio.gather(*[tables.create("again", setup()) for _ in range(4)])
        assert len({id(each) for each in both}) == 1
        daily = [setup(people=1, bots=1, daily="2026-11-15") for _ in range(4)]
        await asyncio.gather(*[tables.create(f"d{number}", each) for number, each in enumerate(daily)])
        assert len(await store.tries("fzzzt", "2026-11-15")) == 1

    on(address, work)


@pytest.mark.parametrize("id", ["a\0b", "\0", "a b", "a\n", "ä", "", "x" * 65])
def test_ids_are_plain_words(id: str, tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [0, 1])
        assert (await client.do("say", 0, id=id, text="Hi"))["code"] == "decode"
        assert (await client.do("say", 0, id="5f0c-A_z.9:~!", text="Hi"))["type"] == "done"

    on_disk(tmp_path, work)


def test_a_request_to_replace_somebody_is_the_deed_of_the_one_who_asks(tmp_path: Path) -> None:
    now = 1000

    async def work(tables: Tables, store: Database) -> None:
        nonlocal now
        client = Client(tables, await tables.create("t", setup(people=3)), [0])
        assert (await client.do("say", 1, id="one", text="Hi"))["seq"] == 1
        now += PATIENCE
        for _ in range(2):  # said again, it is the same deed
            assert (await client.do("replace", 0, id="one", gone=1))["seq"] == 2
        assert (await client.do("return", 1, id="two"))["type"] == "done"
        now += PATIENCE
        assert (await client.do("replace", 0, id="three", gone=1))["type"] == "done"
        assert (await client.do("return", 1, id="three"))["type"] == "done"

    on_disk(tmp_path, work, lambda: now)


def test_old_requests_to_replace_somebody_move_to_the_one_who_asked(address: str) -> None:
    swapped: list[Kind] = [
        TookOver(at=1, seat=1, id="x", bot="random", why="gone", asked_by=0),
        TookOver(at=1, seat=0, id="x", bot="random", why="gone", asked_by=1),
        Said(at=1, seat=2, id="x", text='"asked_by"'),
    ]

    async def grow_old(tables: Tables, store: Database) -> None:
        await store.create("t", setup(people=3), "playing", [(each, encode(each)) for each in swapped])

        def change(connection: Any) -> None:
            for statement in (
                "update log set move_id = null",
                "update log set seat = 1 - seat where seq < 3",
                "update log set move_id = 'x'",
                "update alembic_version set version_num = 'a002'",
            ):
                connection.execute(text(statement))

        await store.driver.write(change)

    async def look(tables: Tables, store: Database) -> None:
        def seats(connection: Any) -> list[tuple[int, str]]:
            assert version(connection) == NEWEST
            migrate(connection)
            return [tuple(row) for row in connection.execute(text("select seat, move_id from log order by seq"))]

        assert await store.driver.write(seats) == [(0, "x"), (1, "x"), (2, "x")]
        assert (await tables.open("t")).table.done == {(0, "x"): 1, (1, "x"): 2, (2, "x"): 3}

    on(address, grow_old)
    on(address, look)


def test_nobody_is_shown_sql(address: str) -> None:
    async def work(tables: Tables, store: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [0, 1])
        await store.driver.write(lambda connection: connection.execute(text("alter table log rename to gone")))
        refused = await client.do("say", 0, text="Hi")
        assert (refused["code"], refused["text"]) == (
            "store",
            "it is not certain that this was saved (the database failed); say it again",
        )
        with pytest.raises(StoreFailed, match=r"^the database failed$") as failed:
            await store.rows("t")
        assert "log" in failed.value.reason
        await store.driver.write(lambda connection: connection.execute(text("alter table gone rename to log")))
        assert (await client.do("say", 0, text="Hi"))["type"] == "done"

    on(address, work)
