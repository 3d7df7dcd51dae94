"""A table on a real disk: moves, repeats, reconnecting, undo, clocks, bots, latecomers."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fourfold import GAMES, Dice, State, save
from fourfold.server.database import Database
from fourfold.server.entries import Clock, Moved, encode, hashed
from fourfold.server.house import rematch_setup, tally
from fourfold.server.messages import Refused
from fourfold.server.table import Table
from fourfold.server.tables import Tables
from tests.server.room import Client, fewest, on_disk, play_all, setup, token


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_read_from_disk_again(game: str, tmp_path: Path) -> None:
    async def play(tables: Tables, _: Database) -> list[dict[str, Any]]:
        seats = list(range(fewest(game)))
        client = Client(tables, await tables.create("t", setup(game, len(seats))), seats)
        await client.hello()
        await play_all(client, 5000, Dice(3))
        assert client.latest[0]["status"] == "over"
        return [client.latest[seat] for seat in seats]

    async def look(tables: Tables, store: Database) -> list[dict[str, Any]]:
        seats = list(range(fewest(game)))
        client = Client(tables, await tables.open("t"), seats)
        await client.hello()
        while not any(row["wins"] for row in await store.leaders(game, 10)):  # counted soon after the end
            await asyncio.sleep(0.002)
        return [client.latest[seat] for seat in seats]

    played, again = on_disk(tmp_path, play), on_disk(tmp_path, look)
    assert [each["view"] for each in played] == [each["view"] for each in again]
    assert [each["seq"] for each in played] == [each["seq"] for each in again]


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_is_shown_again_as_each_seat_saw_it(game: str, tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        seats = list(range(fewest(game)))
        client = Client(tables, await tables.create("t", setup(game, len(seats))), seats)
        await client.hello()
        await play_all(client, 20, Dice(1))
        await client.do("undo", client.asked()[0])
        await play_all(client, 40, Dice(2))
        table = client.connection.hosted.table
        for update in [each for each in client.heard if each["type"] == "update"][:: -len(seats) - 3]:
            past = (await tables.past(table, update["seq"])).moment(update["seat"], update["seq"] - 1)
            assert past.view == update["view"] | {"decision": None}
            assert past.events == [event for event in update["events"] if event["seq"] == update["seq"]]
            assert past.past
        with pytest.raises(Refused, match="the log ends"):
            await tables.past(table, table.seq + 1)

    on_disk(tmp_path, work)


def test_a_repeated_id_is_one_deed_with_the_first_answer(tmp_path: Path) -> None:
    async def work(tables: Tables, store: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [0, 1])
        await client.hello()
        options = client.latest[0]["view"]["decision"]["options"]
        first = await client.do("move", 0, id="x", seq=0, move=options[0]["text"])
        again = await client.do("move", 0, id="x", seq=0, move=options[1]["text"])
        assert first == again == {"type": "done", "id": "x", "seq": 1}
        assert len(await store.rows("t")) == 1

    on_disk(tmp_path, work)


def test_moves_are_refused_in_the_order_of_the_checks(tmp_path: Path) -> None:
    async def work(tables: Tables, store: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [0, 1])
        await client.hello()
        move = client.latest[0]["view"]["decision"]["options"][0]["text"]
        assert (await client.do("move", 7, seq=0, move=move))["code"] == "token"
        assert (await client.do("move", 0, seq=5, move="no such move"))["code"] == "seq"
        assert (await client.do("move", 0, seq=0, move="no such move"))["code"] == "legality"
        assert (await client.do("move", 0, seq=0, move=move))["type"] == "done"
        assert (await client.do("move", 0, seq=0, move=move))["code"] == "decision"
        await client.do("leave", 0)
        assert (await client.do("move", 0, seq=0, move=move))["code"] == "seat"
        assert (await client.send("{"))["code"] == "decode"  # type: ignore[index]  # there is an answer
        assert (await client.send("x" * 70_000))["code"] == "size"  # type: ignore[index]  # there is an answer

    on_disk(tmp_path, work)


def test_a_secret_bid_may_be_chosen_on_an_older_update(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [0, 1])
        await client.hello()
        moves = [client.latest[seat]["view"]["decision"]["options"][0]["text"] for seat in (0, 1)]
        assert (await client.do("move", 0, seq=0, move=moves[0]))["type"] == "done"
        assert (await client.do("move", 1, seq=0, move=moves[1]))["type"] == "done"

    on_disk(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_a_client_resumes_from_any_entry_with_the_view_of_a_fresh_load(game: str, tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        seats = list(range(fewest(game)))
        client = Client(tables, await tables.create("t", setup(game, len(seats))), seats)
        await client.hello()
        await play_all(client, 90, Dice(1))
        fresh = Client(tables, client.connection.hosted, [0])
        await fresh.hello()
        everything = fresh.latest[0]["events"]
        assert everything == [event for each in client.heard if each.get("seat") == 0 for event in each["events"]]
        for since in range(client.latest[0]["seq"] + 1):
            late = Client(tables, client.connection.hosted, [0])
            await late.hello(since)
            assert late.latest[0]["view"] == fresh.latest[0]["view"]
            assert late.latest[0]["events"] == [event for event in everything if event["seq"] > since]

    on_disk(tmp_path, work)


def test_alone_against_bots_one_may_always_go_back(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup(people=1, bots=1)), [0])
        await client.hello()
        await play_all(client, 3, Dice(2))
        await client.until(client.asked)
        before = client.latest[0]["view"]
        await play_all(client, 1, Dice(4))
        assert (await client.do("undo", 0))["type"] == "done"
        assert client.latest[0]["view"]["table"] == before["table"]

    on_disk(tmp_path, work)


@pytest.mark.parametrize("people", [1, 2])
def test_in_a_rated_game_nothing_is_taken_back_once_the_next_card_was_seen(people: int, tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup("fits", people, 1, rated=True)), list(range(people)))
        await client.hello()
        await play_all(client, 2 * people, Dice(2))
        await client.until(client.asked)
        refused = await client.do("undo", 0)
        assert (refused["type"], refused["code"]) == ("refused", "undo")
        assert client.latest[0]["undo"] is None

    on_disk(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_alone_against_bots_any_move_of_any_game_is_taken_back(game: str, tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        hosted = await tables.create("t", setup(game, 1, fewest(game) - 1))
        client = Client(tables, hosted, [0])
        await client.hello()
        for moves in (1, 2, 5):
            await play_all(client, moves, Dice(moves))
            await client.until(client.asked)
            await client.move(0, Dice(4))
            await client.until(lambda: (client.asked() or client.over()) and not hosted.playing)
            mine = [turn.seq for turn in hosted.table.turns if turn.seat == 0][-1]
            undone = await client.do("undo", 0)
            before, after = [await tables.past(hosted.table, seq) for seq in (mine - 1, undone["seq"])]
            assert save(present(before)) == save(present(after))
            assert before.view(0) == after.view(0)

    on_disk(tmp_path, work)


def present(table: Table) -> State:
    """The game at a table."""
    assert table.state
    return table.state


@pytest.mark.parametrize("game", GAMES)
def test_in_any_game_others_must_agree_to_undo_what_they_have_answered(game: str, tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        seats = list(range(fewest(game)))
        hosted = await tables.create("t", setup(game, len(seats)))
        client = Client(tables, hosted, seats)
        await client.hello()
        await play_all(client, 25, Dice(3))
        assert hosted.table.state
        first = hosted.table.turns[-1].seat
        while hosted.table.turns[-1].seat == first:
            await client.move(next(iter(hosted.table.state.pending)), Dice(1))
        assert (await client.do("undo", first))["type"] == "done"
        assert client.latest[first]["undo"] == {"seat": first, "agreed": []}
        last = [turn.seq for turn in hosted.table.turns if turn.seat == first][-1]
        past = (await tables.past(hosted.table, last - 1)).view(first)
        for seat in [each for each in seats if each != first]:
            await client.do("agree", seat, yes=True)
        await client.until(lambda: client.latest[first]["undo"] is None)
        assert json.loads(bytes(past)) == client.latest[first]["view"]

    on_disk(tmp_path, work)


def test_a_bot_really_plays_for_whoever_leaves_fluxx_to_it(tmp_path: Path) -> None:
    async def work(tables: Tables, store: Database) -> None:
        hosted = await tables.create("t", setup("fluxx", 3, options={"on_leave": "bot"}))
        client = Client(tables, hosted, [0, 1, 2])
        await client.hello()
        await play_all(client, 4, Dice(1))
        assert (await client.do("leave", 1))["type"] == "done"
        assert any(event["event"] == "Left" and event["bot"] for event in client.latest[0]["events"])
        left = hosted.table.seq
        client.seats = [0, 2]
        await play_all(client, 60, Dice(2))
        mine = [turn for turn in hosted.table.turns if turn.seat == 1 and turn.seq > left]
        assert len(mine) > 3
        assert (await client.do("return", 1))["type"] == "done"
        assert client.latest[0]["players"][1]["bot"] is None

    on_disk(tmp_path, work)


def test_a_secret_bid_is_taken_back_freely_until_others_act(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup(people=3)), [0, 1, 2])
        await client.hello()
        await client.move(0, Dice(1))
        await client.do("undo", 0)
        assert 0 in client.asked()
        assert client.latest[0]["undo"] is None

    on_disk(tmp_path, work)


def test_beyond_that_all_people_must_agree(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup(people=3)), [0, 1, 2])
        await client.hello()
        start = client.latest[1]["view"]["table"]
        for seat in (0, 1, 2):
            await client.move(seat, Dice(1))
        assert client.latest[1]["view"]["table"] != start
        await client.do("undo", 0)
        assert client.latest[1]["undo"] == {"seat": 0, "agreed": []}
        assert (await client.do("agree", 0, yes=True))["code"] == "undo"
        await client.do("agree", 1, yes=True)
        await client.do("agree", 2, yes=False)
        assert client.latest[1]["undo"] is None
        await client.do("undo", 0)
        for seat in (1, 2):
            await client.do("agree", seat, yes=True)
        await client.until(lambda: not client.latest[1]["undo"])
        assert client.asked() == [0, 1, 2]
        assert (await client.do("undo", 0))["code"] == "undo"

    on_disk(tmp_path, work)


def test_a_bot_takes_over_when_the_clock_runs_out(tmp_path: Path) -> None:
    time = [1000]

    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup(clock=Clock(60, 5))), [0, 1])
        await client.hello()
        time[0] += 20_000
        await client.move(0, Dice(1))
        assert [each["left"] for each in client.latest[0]["clocks"]] == [45_000, 40_000]
        time[0] += 41_000
        await tables.attendant.stop_clocks(client.connection.hosted)
        await client.drain()
        assert client.latest[0]["players"][1]["bot"] == "hard"
        await client.do("return", 1)
        assert client.latest[0]["clocks"][1]["left"] == 10_000

    on_disk(tmp_path, work, lambda: time[0])


def test_a_rematch_goes_on_with_a_tournament_and_otherwise_moves_everybody_on() -> None:
    for options, moved in (({"tournament": "on"}, 0), ({}, 1)):
        table = Table("t", setup("frag", 4, options=options))
        dice = Dice(5)
        while table.state and not table.state.over:
            seat = dice.pick(list(table.state.pending))
            entry = Moved(at=0, seat=seat, move=str(dice.pick(table.state.pending[seat].options)))
            table.add(entry, encode(entry))
        again, mine = rematch_setup(table, 0, 5)
        assert mine == -moved % 4
        assert table.state
        won = [int(place == 1) for place in table.game.ranking(table.state)]
        assert again.wins == [*won[moved:], *won[:moved]]
        assert sum(tally(Table("u", again))) == sum(won) > 0
        assert again.places[mine].holder == hashed(token(0))
        assert again.options.get("characters", "new").count(",") == (0 if moved else 3)
        Table("u", again)


def test_chat_is_an_entry_that_everybody_sees(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        hosted = await tables.create("t", setup())
        client, onlooker = Client(tables, hosted, [0]), Client(tables, hosted, [])
        await client.hello()
        await onlooker.hello()
        await client.do("say", 0, text="<b>Hello</b>")
        await onlooker.drain()
        said = onlooker.latest[None]["events"][-1]
        assert (said["event"], said["text"]) == ("Said", "<b>Hello</b>")  # the page shows it as text
        assert (await client.do("say", 0, text="x" * 501))["code"] == "decode"
        assert {"type": "present", "seats": [0], "onlookers": 1} in client.heard

    on_disk(tmp_path, work)
