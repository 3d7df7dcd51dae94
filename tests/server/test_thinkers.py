"""Bots think elsewhere, for a limited time, and know nothing they may not know."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from fourfold import GAMES, Dice, State, load, save
from fourfold.bots.ismcts import Search
from fourfold.core.game import Game
from fourfold.server.database import Database
from fourfold.server.entries import Hinted
from fourfold.server.entries import encode as written
from fourfold.server.hints import hint
from fourfold.server.jobs import choose, thinker
from fourfold.server.line import Claim
from fourfold.server.messages import Refused
from fourfold.server.table import Table
from fourfold.server.tables import Tables
from fourfold.server.thinkers import NOBODY, AtOnce, BotFailed, Worker, Workers
from tests.server.room import Client, fewest, make_tables, on_disk, play_all, run, setup, step, token
from tests.server.simulation import Disk, simulate


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_chooses_an_option(game: str) -> None:
    async def work() -> None:
        state: State = GAMES[game].start(fewest(game), 3)
        seat = next(iter(state.pending))
        workers = Workers(1, 30)
        try:
            state.pending[seat].named(await workers.choose(GAMES[game], "greedy", state, seat))
            state.pending[seat].named(await workers.choose(GAMES[game], "random", state, seat))
        finally:
            workers.close()

    run(work())


def test_a_bot_that_is_late_or_dies_is_stopped_and_its_process_replaced() -> None:
    world = {"not": "a save"}
    worker = Worker(0.1)
    try:
        worker.start()
        assert worker.process
        os.kill(worker.process.pid or 0, signal.SIGSTOP)  # it will think for ever
        with pytest.raises(BotFailed, match="slow"):
            worker.ask("choose", ("fzzzt", "greedy", world, 0, 1))
        assert worker.process is None
        worker.limit = 20
        with pytest.raises(BotFailed, match="cannot be read"):
            worker.ask("choose", ("fzzzt", "greedy", world, 0, 1))
        assert worker.process
        worker.process.kill()
        time.sleep(0.1)
        with pytest.raises(BotFailed, match="cannot be read"):
            worker.ask("choose", ("fzzzt", "greedy", world, 0, 1))
    finally:
        worker.stop()


def test_a_worker_goes_on_from_what_a_bot_has_thought() -> None:
    game, bot = GAMES["fluxx"], thinker("fluxx", "hard")
    assert isinstance(bot, Search)
    bot.memory.clear()
    used = 0
    state = game.start(2, 3)
    for number in range(30):
        seat = next(iter(state.pending))
        known = bot.sight(state, seat) in bot.memory
        move = choose("fluxx", "hard", save(game.imagine(state, seat, Dice(number))), seat, number)
        used += known and bot.sight(state, seat) not in bot.memory
        state.play(seat, move)
    assert used


class Faulty(AtOnce):
    """The bots of this name fail."""

    def __init__(self, seed: int, *bad: str) -> None:
        super().__init__(seed)
        self.bad = bad

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int, claim: Claim = NOBODY) -> str:
        """Only the others answer."""
        if bot in self.bad:
            raise BotFailed("slow" if bot == "greedy" else "failed")
        return await super().choose(game, bot, state, seat)

    async def do(self, job: str, *args: Any, claim: Claim = NOBODY) -> Any:
        """The same for hints."""
        if args[1] in self.bad:
            raise BotFailed("failed")
        return await super().do(job, *args)


@pytest.mark.parametrize(("bad", "by"), [(("greedy",), "random"), (("greedy", "random", "novice"), "first")])
def test_a_move_of_a_bot_that_fails_is_made_by_a_weaker_one_and_everybody_is_told(
    tmp_path: Path, bad: tuple[str, ...], by: str
) -> None:
    async def work(tables: Tables, _: Database) -> None:
        faulty = tables.thinker = Faulty(1, *bad)
        made = setup(people=1, bots=1)
        made.places[1] = type(made.places[1])(bot="greedy")
        hosted = await tables.create("t", made)
        client = Client(tables, hosted, [0])
        await client.hello()
        await client.move(0, Dice(1))
        await client.until(client.asked)
        events = [event for each in client.heard if each["type"] == "update" for event in each["events"]]
        why = "slow" if by == "random" else "failed"
        told = {"event": "StoodIn", "seat": 1, "bot": by, "why": why}
        assert any(told.items() <= event.items() for event in events)
        assert client.latest[0]["players"][1]["bot"] == "greedy"
        assert tables.counts["bots_replaced"] >= len(bad)
        faulty.bad = ()
        await client.until(lambda: not hosted.playing)
        replaced = tables.counts["bots_replaced"]
        await play_all(client, 3, Dice(1))
        assert tables.counts["bots_replaced"] == replaced

    on_disk(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_options_and_is_written_down_once(game: str, tmp_path: Path) -> None:
    async def work(tables: Tables, store: Database) -> None:
        hosted = await tables.create("t", setup(game, 1, fewest(game) - 1, hints=True))
        client = Client(tables, hosted, [0])
        await client.hello()
        await client.until(client.asked)
        texts = [option["text"] for option in client.latest[0]["view"]["decision"]["options"]]
        hint_given = await hint(tables, hosted, token(0))
        assert {each["text"] for each in hint_given} <= set(texts)
        assert sum(each["share"] for each in hint_given) == pytest.approx(1)
        assert await hint(tables, hosted, token(0)) == hint_given
        await client.drain()
        assert client.latest[0]["players"][0]["hinted"] == 1
        again, rows = Table("t", hosted.table.setup), await store.rows("t")
        again.read(rows)
        assert sum(b'"hinted"' in row.body for row in rows) == 1
        assert again.players[0].hinted == 1

    on_disk(tmp_path, work)


def test_hints_are_for_those_who_are_asked_at_tables_that_allow_them(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        without = await tables.create("t", setup())
        with pytest.raises(Refused, match="no hints"):
            await hint(tables, without, token(0))
        hosted = await tables.create("u", setup(hints=True))
        with pytest.raises(Refused, match="belongs to no seat"):
            await hint(tables, hosted, token(5))
        client = Client(tables, hosted, [0, 1])
        await client.hello()
        await client.move(0, Dice(1))
        with pytest.raises(Refused, match="is not asked"):
            await hint(tables, hosted, token(0))
        tables.thinker = Faulty(1, "hard", "normal", "novice")
        with pytest.raises(Refused, match="no bot has an answer"):
            await hint(tables, hosted, token(1))
        tables.thinker = Faulty(1, "hard")
        assert await hint(tables, hosted, token(1))

    on_disk(tmp_path, work)


def test_a_hint_on_a_secret_question_is_told_only_with_the_next_open_one(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        table = Table("t", setup("frag", 4, hints=True))
        dice = Dice(1)
        while not any(table.is_secret(seat) for seat in range(4)):
            step(table, dice)
        seat = next(seat for seat in range(4) if table.is_secret(seat))
        entry = Hinted(at=0, seat=seat)
        table.add(entry, written(entry))
        assert table.players[seat].hinted == 0
        assert table.happened(None, table.seq - 1) == []
        while not table.players[seat].hinted:
            open_question = {each: not table.is_secret(each) for each in range(4)}
            mover = step(table, dice)[0]
            assert bool(table.players[seat].hinted) == (mover == seat and open_question[seat])

    on_disk(tmp_path, work)


def test_a_bot_is_shown_an_imagined_world() -> None:
    seen: list[State] = []

    class Spy(Worker):
        """Reads the question instead of asking it."""

        def ask(self, job: str, args: tuple[Any, ...]) -> str:
            """Remember the world."""
            seen.append(load(args[2]))
            raise BotFailed("failed")

    async def work() -> None:
        game = GAMES["fzzzt"]
        state = game.start(2, 3)
        workers = Workers(1, 1)
        workers.line.free[:] = [Spy(1)]
        for _ in range(5):
            with pytest.raises(BotFailed):
                await workers.choose(game, "greedy", state, 0)
        assert all(game.view(world, 0) == game.view(state, 0) for world in seen)
        assert len({str(save(world)["deck"]) for world in seen}) > 1
        workers.close()

    run(work())


@pytest.mark.parametrize(("pace", "pause"), [("off", 0.0), ("fast", 20.0), ("normal", 50.0)])
def test_bots_keep_the_pace_of_the_table(pace: str, pause: float) -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        tables = make_tables(Disk(random.Random(1)), pause=50.0)
        table = setup(people=1, bots=1, pace=pace)
        client = Client(tables, await tables.create("t", table), [0])
        await client.hello()
        began = loop.time()
        await client.until(lambda: client.latest[0]["seq"] == 1)
        assert began + pause <= loop.time() < began + pause + 5

    simulate(work())


def test_a_worker_that_wants_too_much_memory_fails_alone() -> None:
    greedy = "from fourfold.server import thinkers; thinkers.limit_memory(); bytearray(thinkers.MEMORY)"
    ended = subprocess.run([sys.executable, "-c", greedy], capture_output=True, text=True, check=False)
    assert ended.stderr.rstrip().endswith("MemoryError")
