"""Promise 1: killed at any moment, under load, the server has lost no acknowledged move."""

import json
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from fourfold import GAMES, Dice
from fourfold.client import Refused, Seat, ask, make_table
from fourfold.server.database import Database
from fourfold.server.entries import Row, encode, hashed, read_entry, read_setup
from fourfold.server.keys import split_key
from fourfold.server.table import Table
from fourfold.server.tables import Tables
from tests.length import at_length, times
from tests.server.room import Client, fewest, on_disk, play_all, setup, token
from tests.server.running import Running

KILLS = times(12, 500)
OPEN_TABLES = 1000


class Witness(Seat):
    """A client that remembers every acknowledged deed."""

    def __init__(self, server: str, table: str, token: str) -> None:
        super().__init__(server, table, token)
        self.acknowledged: dict[str, int] = {}
        self.stopped = False

    def hear(self) -> dict[str, Any]:
        """The next message, unless it is time to go."""
        while True:
            try:
                message: dict[str, Any] = json.loads(self.connect().recv(timeout=0.3))
            except TimeoutError:
                if self.stopped:
                    raise Stopped from None
                continue
            self.update = message if message["type"] == "update" else self.update
            return message

    def answer(self, id: str) -> int:
        """Remember it."""
        self.acknowledged[id] = seq = super().answer(id)
        return seq


class Stopped(Exception):
    """The test is over."""


class Load:
    """Clients that play, table after table, until told to stop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.witnesses: list[Witness] = []
        self.failures: list[BaseException] = []
        self.threads: list[threading.Thread] = []

    def seat_people(self, game: str, number: int) -> None:
        """Two people at a table of a game."""
        seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cy", "Dee")[: fewest(game)]]
        made = make_table(self.url, game, seats)
        for ticket in made["seats"]:
            self.witnesses.append(Witness(self.url, made["table"], ticket["token"]))
            thread = threading.Thread(target=self.play, args=(self.witnesses[-1], number + ticket["seat"]), daemon=True)
            self.threads.append(thread)
            thread.start()

    def play(self, seat: Witness, seed: int) -> None:
        """Choose at random until the game is over."""
        dice = Dice(seed)
        try:
            for question in seat:
                try:
                    if seat.stopped:
                        break
                    seat.play(dice.pick(question.options)["text"])
                    if dice.below(8) == 0:
                        seat.say("Hm.")
                except Refused as refused:
                    if refused.code not in ("seq", "decision", "store"):
                        raise
        except Stopped:
            return
        except BaseException as error:
            self.failures.append(error)
        finally:
            seat.close()


def rows(data: Path) -> dict[str, tuple[Any, list[Row]]]:
    """Everything that is on disk, by table."""
    database = sqlite3.connect(f"file:{data / 'tables.db'}?mode=ro", uri=True)
    try:
        setups = dict(database.execute("select id, setup from tables where head > 0 or public = 0"))
        found: dict[str, tuple[Any, list[Row]]] = {id: (read_setup(text), []) for id, text in setups.items()}
        for id, seq, body, seal in database.execute("select table_id, seq, body, seal from log order by 1, 2"):
            found[id][1].append(Row(seq, body, seal))
        return found
    finally:
        database.close()


def check(load: Load, acknowledged: list[tuple[Witness, dict[str, int]]], data: Path) -> None:
    """Every move that was acknowledged before the kill is in the log once, and the boards are equal."""
    on_file = rows(data)
    for witness, deeds in acknowledged:
        setting, log = on_file[split_key(witness.table)[0]]
        table = Table(witness.table, setting)
        table.read(log)
        seat = table.seat_of(hashed(witness.token))
        assert seat is not None
        for id, seq in deeds.items():
            assert table.done[seat, id] == seq
            assert sum(f'"{id}"'.encode() in row.body for row in log) == 1
        shown = ask(f"{load.url}/api/tables/{witness.table}/view?since={table.seq}", token=witness.token)
        if shown["seq"] == table.seq:
            assert encode(shown["view"]) == encode(table.game.view(table.state, seat))


@at_length
@pytest.mark.long
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    chance = random.Random(1)
    with Running(tmp_path) as server:
        load = Load(server.url)
        for number, game in enumerate(list(GAMES) * 2):
            load.seat_people(game, number * 10)
        for number in range(KILLS):
            time.sleep(chance.random() * 0.4)
            acknowledged = [(each, dict(each.acknowledged)) for each in load.witnesses]
            server.kill()
            server.start()
            check(load, acknowledged if number % 4 == 3 else acknowledged[number % 4 :: 4], tmp_path)
            if not any(thread.is_alive() for thread in load.threads[-4:]):
                load.seat_people(list(GAMES)[number % len(GAMES)], number)
        for witness in load.witnesses:
            witness.stopped = True
        for thread in load.threads:
            thread.join(20)
        assert load.failures == []
        check(load, [(each, each.acknowledged) for each in load.witnesses], tmp_path)
        assert sum(len(each.acknowledged) for each in load.witnesses) > 10 * KILLS


def test_recovery_is_quick_with_a_thousand_open_tables(tmp_path: Path) -> None:
    async def fill(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("a", setup()), [0, 1])
        await client.hello()
        await play_all(client, 20, Dice(1))
        entries = [(read_entry(each.body), each.body) for each in await tables.store.rows("a")]
        for number in range(OPEN_TABLES):
            await tables.create(f"t{number}", setup(public=True), entries)

    on_disk(tmp_path, fill)
    (tmp_path / "fourfold.db").rename(tmp_path / "tables.db")
    with Running(tmp_path) as server:
        server.kill()
        server.start()
        for number in range(20):
            shown = ask(f"{server.url}/api/tables/t{number * 50}/view", token=token(0))
            assert shown["seq"] == 20
        assert server.busy() < 2  # so long it computed; others may want the machine too
