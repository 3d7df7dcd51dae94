"""Bots think in processes of their own, for a limited time, in a world that holds nothing their seat may not know."""

import asyncio
import multiprocessing
import secrets
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from fourfold import save
from fourfold.bots import find_bot
from fourfold.core.dice import Dice
from fourfold.core.game import Game
from fourfold.core.state import State
from fourfold.server.jobs import JOBS
from fourfold.server.line import Claim, Line

NOBODY = Claim()

MEMORY = 2 << 30  # bytes that a worker may use


class BotFailed(Exception):
    """No answer: slow, failed, or why the question makes no sense."""


class Busy(BotFailed):
    """Too many wait already."""


class Thinker(Protocol):
    """Somebody who chooses for a bot, and does other work that may take long."""

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int, claim: Claim = NOBODY) -> str: ...
    async def do(self, job: str, *args: Any, claim: Claim = NOBODY) -> Any: ...


def known_to(game: Game[Any], bot: str, state: State, seat: int) -> tuple[Any, ...]:
    """A question for a bot: all that its seat may know, and luck of its own."""
    world = save(game.imagine(state, seat, Dice(secrets.randbits(64))))
    return game.name, bot, world, seat, secrets.randbits(64)


class AtOnce:
    """Bots that think here and now; for tests."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int, claim: Claim = NOBODY) -> str:
        """The move the bot would make."""
        return str(find_bot(game, bot)(game.imagine(state, seat, self.dice), seat, self.dice.fork()))

    async def do(self, job: str, *args: Any, claim: Claim = NOBODY) -> Any:
        """What the job gives."""
        try:
            return JOBS[job](*args)
        except ValueError as error:
            raise BotFailed(str(error)) from error


def limit_memory() -> None:
    """Let this process fail rather than take all the memory of the machine."""
    with suppress(ImportError):  # not on Windows
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def work(pipe: Connection) -> None:
    """What a worker does: read a question, answer it."""
    limit_memory()
    pipe.send("ready")
    while True:
        try:
            job, args = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, JOBS[job](*args)))
        except ValueError as error:
            pipe.send((False, str(error)))
        except Exception as error:
            pipe.send((False, f"failed: {type(error).__name__}"))


class Worker:
    """One process that thinks."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: BaseProcess | None = None
        self.pipe: Connection

    def start(self) -> None:
        """A fresh process, ready to think."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(30) or self.pipe.recv() != "ready":
            raise BotFailed("failed")

    def ask(self, job: str, args: tuple[Any, ...]) -> Any:
        """The answer to a question, if it comes in time; a process that is late or dead is replaced."""
        try:
            if self.process is None or not self.process.is_alive():
                self.start()
            self.pipe.send((job, args))
            if not self.pipe.poll(self.limit):
                raise BotFailed("slow")
            fine, answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed("failed") from error
        except BotFailed:
            self.stop()
            raise
        if not fine:
            raise BotFailed(answer)
        return answer

    def stop(self) -> None:
        """No more thinking."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = None


class Workers:
    """A few processes that think, each for one bot at a time."""

    def __init__(self, count: int, limit: float, most: int = 200, each: int = 16) -> None:
        self.all = [Worker(limit) for _ in range(count)]
        self.line = Line(self.all[:])
        self.most, self.each = most, each  # questions that may wait: in all, and of one address
        self.waiting: Counter[str] = Counter()
        self.threads = ThreadPoolExecutor(count, "thinking")

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int, claim: Claim = NOBODY) -> str:
        """The bot's move; a random one needs no process. A table never waits for more than one."""
        if bot == "random":
            return str(Dice(secrets.randbits(64)).pick(state.pending[seat].options))
        worker = await self.line.take(claim)
        if seat not in state.pending:
            self.line.give_back(worker)
            raise BotFailed("the question has changed")
        return str(await self.ask(worker, "choose", known_to(game, bot, state, seat)))

    async def do(self, job: str, *args: Any, claim: Claim = NOBODY) -> Any:
        """What the job gives, as soon as a worker has time for it, if not too many wait."""
        if self.waiting.total() >= self.most or (claim.address and self.waiting[claim.address] >= self.each):
            raise Busy("busy")
        self.waiting[claim.address] += 1
        try:
            worker = await self.line.take(claim)
        finally:
            self.waiting -= Counter([claim.address])  # which forgets addresses that wait for nothing
        return await self.ask(worker, job, args)

    async def ask(self, worker: Worker, job: str, args: tuple[Any, ...]) -> Any:
        """The answer of a worker, which is free again once it has answered, even if nobody waits any more."""
        asked = asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, job, args)
        asked.add_done_callback(lambda done: self.answered(worker, done))
        return await asyncio.shield(asked)

    def answered(self, worker: Worker, done: "asyncio.Future[Any]") -> None:
        """The worker is free; a failure that nobody waits for is no news."""
        if not done.cancelled():
            done.exception()
        self.line.give_back(worker)

    def close(self) -> None:
        """Stop all processes."""
        for worker in self.all:
            worker.stop()
        self.threads.shutdown(wait=False)
