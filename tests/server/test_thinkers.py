"""Bots think elsewhere, for a limited time, and know nothing they may not know."""

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from fourfold import GAMES, Dice, State, load, save
from fourfold.core.game import Game
from fourfold.server.database import Database
from fourfold.server.tables import Tables
from fourfold.server.thinkers import AtOnce, BotFailed, Worker, Workers
from tests.server.room import Client, fewest, on_disk, run, setup


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


class Faulty(AtOnce):
    """Greedy always fails."""

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int) -> str:
        """Only chance works."""
        if bot != "random":
            raise BotFailed("failed")
        return await super().choose(game, bot, state, seat)


def test_a_bot_that_fails_is_replaced_by_chance_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        tables.thinker = Faulty(1)
        made = setup(people=1, bots=1)
        made.places[1] = type(made.places[1])(bot="greedy")
        client = Client(tables, await tables.create("t", made), [0])
        await client.hello()
        await client.until(lambda: client.latest[0]["players"][1]["bot"] == "random")
        await client.move(0, Dice(1))
        await client.until(client.asked)
        events = [event for each in client.heard if each["type"] == "update" for event in each["events"]]
        replaced = {"event": "TookOver", "seat": 1, "bot": "random", "why": "failed"}
        assert any(replaced.items() <= event.items() for event in events)
        assert tables.counts["bots_replaced"] == 1

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
        workers.idle.get_nowait()
        workers.idle.put_nowait(Spy(1))
        for _ in range(5):
            with pytest.raises(BotFailed):
                await workers.choose(game, "greedy", state, 0)
        assert all(game.view(world, 0) == game.view(state, 0) for world in seen)
        assert len({str(save(world)["deck"]) for world in seen}) > 1
        workers.close()

    run(work())
