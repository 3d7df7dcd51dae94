"""Whatever a file, a record, an undo or the past may cost is bounded, and the others do not wait for it."""

import threading
from pathlib import Path
from typing import Any

import pytest

from fourfold import GAMES, Dice, Record, State, save
from fourfold.games.frag import maps
from fourfold.server import outcome, stages
from fourfold.server import past as pasts
from fourfold.server.database import Database
from fourfold.server.entries import Moved, Row, Said, encode
from fourfold.server.house import House
from fourfold.server.keys import split_key
from fourfold.server.limits import GENEROUS, Limits
from fourfold.server.line import Claim
from fourfold.server.messages import Refused, Undo
from fourfold.server.past import Past
from fourfold.server.table import Table
from fourfold.server.tables import Tables
from fourfold.server.thinkers import NOBODY, AtOnce, BotFailed
from fourfold.server.wanted import NewSeat, NewTable
from tests.games.frag.test_large_maps import hall
from tests.server.room import on_disk, setup, step, token


class Clerk(AtOnce):
    """Does the work of other processes elsewhere: here nothing is found, and the jobs are counted."""

    def __init__(self, late: bool = False) -> None:
        super().__init__(0)
        self.jobs: list[str] = []
        self.late = late

    async def do(self, job: str, *args: Any, claim: Claim = NOBODY) -> Any:
        """Nothing is wrong, unless there is no answer."""
        self.jobs.append(job)
        if self.late:
            raise BotFailed("slow")


class Calls:
    """How often something was called, and how often by the thread of the loop."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        self.all = self.on_loop = 0
        self.loop, called = threading.current_thread(), getattr(owner, name)

        def counted(*args: Any, **more: Any) -> Any:
            self.all += 1
            self.on_loop += threading.current_thread() is self.loop
            return called(*args, **more)

        patch.setattr(owner, name, counted)


def house(at: Tables, store: Database, clerk: AtOnce) -> House:
    """A house for tests."""
    return House(at, store, Limits(GENEROUS, lambda: 0), 10, clerk)


def large_hall() -> NewTable:
    """A table on the largest map, without a wall."""
    return NewTable("frag", [NewSeat("me", f"Player {seat}") for seat in range(4)], {"map": hall()})


def test_a_map_is_checked_by_another_process_and_never_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maps, "map_faults", lambda _: pytest.fail("a map was checked in the process of the server"))
    maps.map_errors.cache_clear()
    clerk, made = Clerk(), list[Any]()

    async def make(at: Tables, store: Database) -> None:
        made.append(await house(at, store, clerk).make(large_hall()))
        hosted = await at.open(split_key(made[0].table)[0])
        for number in range(8):
            step(hosted.table, Dice(number))
        hosted.table.go_back(hosted.table.turns[4].seq)
        assert hosted.table.box()

    async def load(at: Tables, _: Database) -> None:
        assert (await at.open(split_key(made[0].table)[0])).table.state

    on_disk(tmp_path, make)
    on_disk(tmp_path, load)
    assert clerk.jobs == ["begin"]


def test_a_file_that_takes_too_long_to_check_is_refused(tmp_path: Path) -> None:
    async def work(at: Tables, store: Database) -> None:
        with pytest.raises(Refused, match="could not be checked in time"):
            await house(at, store, Clerk(late=True)).make(large_hall())

    on_disk(tmp_path, work)


def test_a_long_record_is_refused_unplayed_and_a_short_one_is_played_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.server.house.MOST_MOVES", 100)
    moves = some_moves("fzzzt", 60)

    async def work(at: Tables, store: Database) -> None:
        played = Calls(monkeypatch, State, "play")
        with pytest.raises(Refused, match="more than 100 moves"):
            await house(at, store, Clerk()).import_record(Record("fzzzt", 2, 7, {}, moves[:1] * 101), {})
        assert played.all == 0
        await house(at, store, Clerk()).import_record(Record("fzzzt", 2, 7, {}, moves), {})
        assert (played.all, played.on_loop) == (60, 0)
        monkeypatch.setattr(outcome, "LONGEST", -1)
        with pytest.raises(Refused, match="seconds to play"):
            await house(at, store, Clerk()).import_record(Record("fzzzt", 2, 7, {}, moves), {})

    on_disk(tmp_path, work)


def some_moves(game: str, count: int, people: int = 2) -> list[tuple[int, str]]:
    """The first moves of a game."""
    table = Table("t", setup(game, people))
    return [step(table, Dice(number)) for number in range(count)]


def test_an_undo_replays_only_from_the_nearest_stage_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "STRIDE", 4)
    entries = [Moved(at=0, seat=seat, move=move) for seat, move in some_moves("fits", 14, people=1)]

    async def work(at: Tables, _: Database) -> None:
        hosted = await at.create("t", setup("fits", 1), [(entry, encode(entry)) for entry in entries])
        before = save(hosted.table.before(14))
        played = Calls(monkeypatch, State, "play")
        await at.do(hosted, Undo(token=token(0), id="x"))
        assert 0 < played.all <= 4
        assert played.on_loop == 0
        assert save(present(hosted.table)) == before

    on_disk(tmp_path, work)


def present(table: Table) -> State:
    """The game at a table."""
    assert table.state
    return table.state


def test_stages_lead_to_the_same_game_as_its_beginning() -> None:
    table = Table("t", setup("fluxx", 3))
    dice = Dice(1)
    for _ in range(300):
        step(table, dice)
    for moves in (299, 256, 250, 128, 100, 1, 0):
        again = table.start()
        for turn in table.turns[:moves]:
            again.play(turn.seat, turn.move)
        assert GAMES["fluxx"].view(table.before(moves + 1), 0) == GAMES["fluxx"].view(again, 0)
        assert len(table.stages.kept) <= stages.KEPT
    table.go_back(130)
    assert max(table.stages.kept) == 128
    assert len(table.turns) == 129


def long_table(entries: int, every: int = 10) -> tuple[Table, list[Row]]:
    """A table with many entries, some of them moves, and its log."""
    table, dice, rows = Table("t", setup("fzzzt")), Dice(3), list[Row]()
    for number in range(entries):
        if number % every == 0 and table.status == "playing":
            step(table, dice)
            turn = table.turns[-1]
            body = encode(Moved(at=0, seat=turn.seat, move=turn.move))
        else:
            entry = Said(at=0, seat=0, text="Hm.")
            body = encode(entry)
            table.add(entry, body)
        rows.append(Row(table.seq, body, table.seal))
    return table, rows


def test_the_past_of_a_long_log_has_few_snapshots_that_share_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pasts, "STRIDE", 2)
    monkeypatch.setattr(pasts, "SNAPSHOTS", 16)
    table, rows = long_table(1000)
    past = Past(table)
    past.read(rows)
    last = past.at(1000, recall=50)
    assert [seq for seq, _, _ in last.events] == list(range(951, 1001))
    assert len(past.snapshots) <= 16
    assert not any(each.events or each.done for each in past.snapshots)
    assert len(past.events) <= 1001
    added = Calls(monkeypatch, Table, "add")
    for seq in (999, 500, 501, 3):
        then = past.at(seq, recall=None)
        assert then.seq == seq
        assert then.happened(0, -1) == [each for each in past.at(1000, None).happened(0, -1) if each["seq"] <= seq]
    assert added.all <= 8 * past.stride


def test_the_past_of_all_tables_has_a_budget_and_is_shown_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(at: Tables, _: Database) -> None:
        for id in "abcd":
            table = (await at.create(id, setup("fzzzt"))).table
            shown = Calls(monkeypatch, Table, "moment")
            await at.look_back(table, 0, lambda then: then.moment(0, 0))
            assert (shown.all, shown.on_loop) == (1, 0)
        assert list(at.pasts.kept) == ["b", "c", "d"]

    weight = Past(Table("t", setup("fzzzt"))).weight()
    monkeypatch.setattr(pasts, "BUDGET", 3 * weight)
    on_disk(tmp_path, work)


def test_nobody_waits_in_an_endless_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourfold.server.aside.WAITING", 0)

    async def ask(at: Tables, _: Database) -> None:
        table = (await at.create("t", setup("fzzzt"))).table
        with pytest.raises(Refused, match="busy"):
            await at.past(table, 0)

    on_disk(tmp_path, ask)
