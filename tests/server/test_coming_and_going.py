"""People come late, leave, are gone and come back."""

from pathlib import Path
from typing import Any

import pytest

from fourfold import Dice
from fourfold.server import deeds
from fourfold.server.database import Database
from fourfold.server.deeds import join
from fourfold.server.entries import Place
from fourfold.server.messages import Refused
from fourfold.server.table import Table
from fourfold.server.tables import Tables
from tests.server.room import Client, on_disk, play_all, setup, token


def test_a_latecomer_sees_the_time_before_as_an_onlooker(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        hosted = await tables.create("t", setup("fluxx", 2))
        client = Client(tables, hosted, [0, 1])
        await client.hello()
        await play_all(client, 5, Dice(2))
        await tables.write(hosted, lambda table, now: join(table, "Cy", token(2), None, now))
        assert (await tables.past(hosted.table, 3)).moment(2, 0).seat is None

    on_disk(tmp_path, work)


def test_bots_play_on_by_themselves_and_a_leaver_gets_the_seat_back(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup(people=1, bots=2)), [0])
        await client.hello()
        await play_all(client, 6, Dice(2))
        assert (await client.do("leave", 0))["type"] == "done"
        assert client.latest[0]["players"][0]["bot"] == "hard"
        assert (await client.do("return", 0))["type"] == "done"
        assert client.latest[0]["players"][0] == {"name": "Player 0", "person": True, "bot": None, "hinted": 0}

    on_disk(tmp_path, work)


def test_a_bot_may_play_for_somebody_who_has_gone_until_they_are_back(tmp_path: Path) -> None:
    time = [1000]

    async def work(tables: Tables, _: Database) -> None:
        hosted = await tables.create("t", setup("fits", 3))
        ann, bob = Client(tables, hosted, [0]), Client(tables, hosted, [1])
        for client in (ann, bob):
            await client.hello()
        time[0] += deeds.PATIENCE - 1
        assert (await ann.do("replace", 0, gone=1))["code"] == "present"
        assert (await ann.do("replace", 0, gone=2))["code"] == "patience"
        time[0] += 1
        assert [(await ann.do("replace", 0, gone=seat))["code"] for seat in (0, 9)] == ["seat"] * 2
        once = await ann.do("replace", 0, gone=2, id="same")
        assert once["type"] == "done"
        assert await ann.do("replace", 0, gone=2, id="same") == once
        assert (await ann.do("replace", 0, gone=2))["code"] == "seat"
        assert hosted.table.players[2].bot == "hard"
        cy = Client(tables, hosted, [2])
        await cy.hello()
        assert (await cy.do("return", 2))["type"] == "done"
        assert not hosted.table.players[2].bot
        assert {each["why"] for each in ann.latest[0]["events"] if each["event"] == "TookOver"} <= {"gone"}

    on_disk(tmp_path, work, lambda: time[0])


def test_the_game_begins_when_the_last_open_seat_is_taken(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        open_setup = setup(people=1)
        open_setup.places.append(Place())
        hosted = await tables.create("t", open_setup)
        client = Client(tables, hosted, [0])
        await client.hello()
        assert client.latest[0]["status"] == "waiting"
        with pytest.raises(Refused, match="called 'Player 0' already"):
            await tables.write(hosted, lambda table, now: join(table, "Player 0", token(1), None, now))
        await tables.write(hosted, lambda table, now: join(table, "Bob", token(1), None, now))
        await client.drain()
        assert client.latest[0]["status"] == "playing"
        with pytest.raises(Refused, match="seats are taken"):
            await tables.write(hosted, lambda table, now: join(table, "Cy", token(2), None, now))

    on_disk(tmp_path, work)


def test_a_latecomer_joins_by_the_games_own_call(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        hosted = await tables.create("t", setup("fluxx", 2))
        await tables.write(hosted, lambda table, now: join(table, "Cy", token(2), None, now))
        client = Client(tables, hosted, [0, 1, 2])
        await client.hello()
        await play_all(client, 60, Dice(2))
        assert client.latest[0]["view"]["seats"] == 3
        assert client.latest[2]["view"]["seat"] == 2

    on_disk(tmp_path, work)


@pytest.mark.parametrize(
    ("game", "people", "options", "joinable"),
    [
        ("fluxx", 2, {}, True),
        ("fluxx", 2, {"late_joiners": "off"}, False),
        ("fluxx", 6, {}, False),
        ("fzzzt", 2, {}, False),
    ],
)
def test_an_onlooker_is_told_whether_the_game_takes_latecomers(
    game: str, people: int, options: dict[str, Any], joinable: bool
) -> None:
    table = Table("t", setup(game, people, options=options))
    assert table.update(None, [], 0).joinable == joinable
    assert not table.update(0, [], 0).joinable
