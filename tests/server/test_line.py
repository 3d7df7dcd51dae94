"""Bots, hints and checks take turns: nobody makes the others wait for all of theirs."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from fourfold.client import Refused, ask
from fourfold.server.database import Database
from fourfold.server.line import Claim, Line
from fourfold.server.tables import Tables
from fourfold.server.thinkers import BotFailed, Busy, Worker, Workers
from tests.server.room import on_disk, run, setup
from tests.server.running import Running


def order(*claims: Claim) -> list[Claim]:
    """In which order these get the only worker, all having come while it was busy."""

    async def work() -> list[Claim]:
        line, served = Line(["worker"]), list[Claim]()

        async def serve(claim: Claim) -> None:
            worker = await line.take(claim)
            served.append(claim)
            await asyncio.sleep(0)
            line.give_back(worker)

        busy = await line.take(Claim("somebody"))
        tasks = [asyncio.create_task(serve(claim)) for claim in claims]
        await asyncio.sleep(0)
        assert len(line.waiting) == len(claims)
        line.give_back(busy)
        await asyncio.gather(*tasks)
        return served

    return run(work())


def test_one_address_with_many_tables_makes_nobody_wait_for_all_of_them() -> None:
    many = [Claim("attacker", f"table {number}") for number in range(26)]
    other = Claim("other", "table")
    assert order(*many, other).index(other) <= 1


def test_the_tables_of_an_address_take_turns() -> None:
    busy = [Claim("home", "busy")] * 10
    quiet = Claim("home", "quiet")
    assert order(*busy, quiet).index(quiet) <= 1


def test_tables_where_only_bots_play_come_last() -> None:
    alone = [Claim(f"address {number}", f"table {number}", people=False) for number in range(5)]
    people = [Claim("home", f"table {number}") for number in range(5)]
    assert order(*alone, *people)[:5] == people


def test_addresses_that_come_for_the_first_time_do_not_go_before_everybody() -> None:
    patient = Claim("patient", "table")
    fresh = [Claim(f"fresh {number}", "table") for number in range(50)]
    assert order(*fresh[:5], patient, *fresh[5:]).index(patient) <= 5


def test_a_cancelled_wait_loses_no_worker() -> None:
    async def work() -> None:
        line = Line(["worker"])
        busy = await line.take(Claim())
        waiting = [asyncio.create_task(line.take(Claim("x"))) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        line.give_back(busy)
        waiting[1].cancel()  # it has been given the worker, and does not know yet
        assert await waiting[2] == "worker"
        assert not line.waiting

    run(work())


class Slow(Worker):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.loop, self.go, self.asked = asyncio.get_running_loop(), asyncio.Event(), 0

    def ask(self, job: str, args: tuple[Any, ...]) -> str:
        """The job, at last."""
        self.asked += 1
        asyncio.run_coroutine_threadsafe(self.go.wait(), self.loop).result()
        return job


def with_a_slow_worker(work: Callable[[Workers, Slow], Awaitable[None]]) -> None:
    """Do something with workers of which there is one, and it waits for us."""

    async def begin() -> None:
        workers = Workers(1, 1, most=5, each=2)
        slow = Slow()
        workers.line.free[:] = [slow]
        try:
            await work(workers, slow)
        finally:
            slow.go.set()
            workers.close()

    run(begin())


def test_the_number_of_waiting_questions_is_limited() -> None:
    async def work(workers: Workers, slow: Slow) -> None:
        def ask_for(address: str) -> Coroutine[Any, Any, Any]:
            return workers.do("check", claim=Claim(address))

        waiting = [asyncio.create_task(ask_for("first"))]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(ask_for("greedy")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await ask_for("greedy")
        waiting += [asyncio.create_task(ask_for(f"other {number}")) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await ask_for("late")
        slow.go.set()
        assert await asyncio.gather(*waiting) == ["check"] * 6
        assert not workers.waiting

    with_a_slow_worker(work)


def test_a_worker_whose_answer_nobody_wants_is_free_only_when_it_has_answered() -> None:
    async def work(workers: Workers, slow: Slow) -> None:
        given_up = asyncio.create_task(workers.do("check"))
        while not slow.asked:
            await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert workers.line.free == []
        slow.go.set()
        assert await workers.do("check") == "check"

    with_a_slow_worker(work)


def test_a_table_claims_time_for_the_address_that_made_it(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        hosted = await tables.create("t", setup(people=1, bots=1))
        assert tables.claim(hosted.table) == Claim("t", "t", people=True)  # the maker is forgotten at a restart
        hosted.maker = "192.0.2.1"
        assert tables.claim(hosted.table) == Claim("192.0.2.1", "t", people=True)
        alone = await tables.create("u", setup(people=0, bots=2))
        assert not tables.claim(alone.table).people

    on_disk(tmp_path, work)


def test_busy_workers_say_so_over_http(tmp_path: Path) -> None:
    with Running(tmp_path, address_waiting=0) as server, pytest.raises(Refused, match="ask again") as refused:
        ask(f"{server.url}/api/games/fzzzt/check/cards", {})
    assert refused.value.code == "busy"
    assert issubclass(Busy, BotFailed)
