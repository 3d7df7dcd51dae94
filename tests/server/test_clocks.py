"""Time limits of a game, standing orders, and bots for those who are away: FRAG has them, the server knows no rule."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fourfold import Dice
from fourfold.server.attendant import by_itself, obey
from fourfold.server.clocks import WallClock
from fourfold.server.database import Database
from fourfold.server.entries import Clock, Moved, encode
from fourfold.server.table import Table
from fourfold.server.tables import Tables
from tests.server.room import Client, on_disk, setup, step

SHORT = {"turn_seconds": 30, "reaction_seconds": 5}


class Time:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000

    def __call__(self) -> int:
        return self.now


class Wall:
    """A wall clock that can be set, and one that cannot, in milliseconds."""

    def __init__(self) -> None:
        self.now = self.steady = 1000

    def wait(self, milliseconds: int) -> None:
        """Time passes on both."""
        self.now, self.steady = self.now + milliseconds, self.steady + milliseconds

    def clock(self) -> WallClock:
        """As the server reads it."""
        return WallClock(lambda: self.now * 10**6, lambda: self.steady * 10**6)


@pytest.mark.parametrize("hours", [1, -1, 24 * 365])
@pytest.mark.parametrize("game", ["fzzzt", "frag"])
def test_nobody_loses_or_gains_time_when_the_wall_clock_jumps(game: str, hours: int, tmp_path: Path) -> None:
    wall = Wall()

    async def play(tables: Tables, _: Database) -> tuple[Any, Any]:
        options = SHORT if game == "frag" else {}
        made = setup(game, 4 if game == "frag" else 2, options=options, clock=Clock(600, 2))
        client = Client(tables, await tables.create("t", made), list(range(len(made.places))))
        await client.hello()
        seat = client.asked()[0]
        wall.wait(5000)
        wall.now += hours * 3_600_000
        await tables.attendant.stop_clocks(client.connection.hosted)
        await client.do("say", seat, text="What time is it?")
        assert all(each["left"] in (595_000, 600_000) for each in client.latest[seat]["clocks"])
        assert {each["left"] for each in client.latest[seat]["limits"]} <= {25_000}
        wall.wait(1000)
        await client.move(seat, Dice(1))
        return look(client.connection.hosted.table, seat)

    async def read(tables: Tables, _: Database) -> tuple[Any, Any]:
        table = (await tables.open("t")).table
        return look(table, next(iter(table.thought)))

    def look(table: Table, seat: int) -> tuple[Any, Any]:
        assert table.thought[seat] == (6000, 6000)
        assert table.clocks.banks[seat] == (596_000 if not table.is_secret(seat) else 600_000)
        return table.clocks.banks, table.clocks.spent

    assert on_disk(tmp_path, play, wall.clock()) == on_disk(tmp_path, read, wall.clock())


def seated(tables: Tables, people: int = 4, **options: Any) -> Any:
    """A table of FRAG."""
    return tables.create("t", setup("frag", people, 4 - people, options=SHORT | options))


async def wait(tables: Tables, client: Client, time: Time, seconds: float) -> None:
    """Let time pass, and the clocks be looked at."""
    time.now += int(seconds * 1000)
    await tables.attendant.stop_clocks(client.connection.hosted)
    await client.drain()


def test_the_game_answers_for_whoever_is_late(tmp_path: Path) -> None:
    time = Time()

    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await seated(tables), [0, 1, 2, 3])
        await client.hello()
        assert client.latest[0]["limits"] == [{"seat": seat, "left": 30_000} for seat in range(4)]
        await wait(tables, client, time, 29.9)
        assert client.latest[0]["seq"] == 0
        await client.move(1, Dice(1))
        for number in range(3):
            assert client.latest[0]["seq"] >= 1 + number  # the clock may have been looked at already
            await wait(tables, client, time, 0.1 if client.latest[0]["seq"] == 1 else 0)
        built = [event for event in client.latest[0]["events"] if event["event"] == "BuildShown"]
        assert len(built) == 4
        assert [event["seat"] for each in client.heard for event in each.get("events", []) if event["event"] == "Late"]

    on_disk(tmp_path, work, time)


def test_a_turn_has_its_time_in_all_and_a_bot_plays_for_whoever_misses_a_whole_one(tmp_path: Path) -> None:
    time = Time()

    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await seated(tables), [0, 1, 2, 3])
        await client.hello()
        table, dice = client.connection.hosted.table, Dice(2)
        sleeper = 2
        while not client.latest[0]["players"][sleeper]["bot"]:
            await client.until(client.asked)
            awake = [seat for seat in client.asked() if seat != sleeper]
            if awake:
                await client.move(dice.pick(awake), dice)
            else:
                left = next(each["left"] for each in client.latest[sleeper]["limits"] if each["seat"] == sleeper)
                assert left <= 30_000
                await wait(tables, client, time, left / 1000)
            assert table.seq < 400
        why = [event for each in client.heard for event in each.get("events", []) if event["event"] == "TookOver"]
        assert {(event["seat"], event["why"]) for event in why} == {(sleeper, "away")}
        await client.do("return", sleeper)
        assert client.latest[0]["players"][sleeper]["bot"] is None

    on_disk(tmp_path, work, time)


def test_alone_against_bots_nobody_is_hurried(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await seated(tables, people=1), [0])
        await client.hello()
        await client.until(client.asked)
        assert client.latest[0]["limits"] == []

    on_disk(tmp_path, work)


def secret_tables() -> Iterator[tuple[Table, int]]:
    """Tables where a seat is asked in secret."""
    for seed in range(100):
        table, dice = Table("t", setup("frag", 4, seed=seed, options=SHORT)), Dice(seed)
        while table.state and not table.state.over:
            step(table, dice)
            yield from [(table, seat) for seat in range(4) if table.is_secret(seat)]


def test_the_time_for_a_secret_question_is_shown_to_its_seat_only() -> None:
    table, seat = next(secret_tables())
    assert [each["seat"] for each in table.limits(seat, 0)] == [seat]
    assert table.limits(None, 0) == []
    assert table.limits((seat + 1) % 4, 0) == []


def test_standing_orders_are_nobody_elses_business(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await seated(tables), [0, 1, 2, 3])
        await client.hello()
        assert (await client.do("order", 0, orders=["nonsense"]))["code"] == "orders"
        assert (await client.do("order", 0, orders=["pass", "pass"]))["type"] == "done"
        assert [client.latest[seat]["orders"] for seat in range(4)] == [["pass"], [], [], []]
        assert client.latest[1]["events"] == []
        assert (await client.do("order", 0, orders=[]))["type"] == "done"
        assert client.latest[0]["orders"] == []

    on_disk(tmp_path, work)


def test_standing_orders_answer_at_once(tmp_path: Path) -> None:
    table, seat = next((table, seat) for table, seat in secret_tables() if can_pass(table, seat))
    assert not by_itself(table)
    table.clocks.orders[seat] = ("pass",)
    assert by_itself(table)
    entry = obey(table, 5)
    assert (entry.seat, entry) == (seat, Moved(at=5, seat=seat, move="pass", by="order"))
    table.add(entry, encode(entry))
    assert table.happened(None, table.seq - 1) == [] or not table.is_secret(seat)


def can_pass(table: Table, seat: int) -> bool:
    """Whether a seat may say that it does nothing."""
    assert table.state
    return "pass" in map(str, table.state.pending[seat].options)


def test_a_game_without_time_limits_knows_no_orders(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [0, 1])
        await client.hello()
        assert (await client.do("order", 0, orders=["pass"]))["code"] == "orders"
        assert client.latest[0]["limits"] == []

    on_disk(tmp_path, work)
