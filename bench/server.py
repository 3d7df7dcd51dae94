"""Tables times clients against a real server on loopback: moves a second, latency, memory."""

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.peers import boardgame_io
from fourfold.client import ask, make_table

SEATS = 4


class View(msgspec.Struct):
    """What a client of the benchmark reads of a view."""

    decision: dict[str, Any] | None = None


class Told(msgspec.Struct):
    """What it reads of a message."""

    type: str
    seq: int = 0
    id: str = ""
    code: str = ""
    status: str = ""
    view: View | None = None


class Figures(NamedTuple):
    """What was measured."""

    server: str
    tables: int
    clients: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float  # of the server, a move
    memory_mib: float
    refused: int

    def __str__(self) -> str:
        load = f"{self.server:12} {self.tables:5} x {SEATS}   {self.moves_a_second:7.0f} moves/s"
        took = f"p50 {self.p50_ms:6.1f} ms   p99 {self.p99_ms:6.1f} ms"
        cost = f"{self.cpu_ms:5.2f} ms cpu {self.memory_mib:5.0f} MiB"
        return f"{load}   {took}   {cost}   {self.refused} refused"


class Side(NamedTuple):
    """A server and those who play on it: how it starts, where it says that it is there, and how tables are driven."""

    name: str
    serve: Callable[[str, int], subprocess.Popen[bytes]]
    health: str
    drive: Callable[[str, int, float, float, float], tuple[list[float], int]]


read = msgspec.json.Decoder(Told).decode


class Load:
    """Many clients, each of which thinks a while and then chooses at random."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.took: list[float] = []
        self.refused = 0
        self.measuring = self.over = False

    async def client(self, url: str, table: str, token: str, ready: asyncio.Semaphore) -> None:
        """One seat, for as long as the benchmark runs or the game lasts."""
        async with ready:
            wire = await connect(
                f"{url.replace('http', 'ws')}/api/tables/{table}/socket", max_size=None, compression=None
            )
            await wire.send(json.dumps({"type": "hello", "tokens": [token], "history": False}))
        try:
            await self.play(wire, token)
        finally:
            await wire.close()

    async def play(self, wire: ClientConnection, token: str) -> None:
        """Answer every question."""
        done = number = 0
        while not self.over:
            told = read(await wire.recv())
            if told.type == "update" and told.seq >= done and told.view and told.view.decision:
                await asyncio.sleep(random.random() * 2 * self.think)
                number += 1
                done = await self.move(wire, token, told, str(number))

    async def move(self, wire: ClientConnection, token: str, told: Told, id: str) -> int:
        """One move, timed from sending it to hearing that it is on disk."""
        assert told.view
        assert told.view.decision
        option = random.choice(told.view.decision["options"])["text"]
        message = {"type": "move", "token": token, "id": id, "seq": told.seq, "move": option}
        began = time.perf_counter()
        await wire.send(json.dumps(message))
        while True:
            answer = read(await wire.recv())
            if answer.id == id:
                if self.measuring:
                    self.took.append(time.perf_counter() - began)
                    self.refused += answer.type == "refused"
                return answer.seq


def memory(pid: int) -> float:
    """The resident memory of a process, in MiB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def processor(pid: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(folder: str, port: int) -> subprocess.Popen[bytes]:
    """A server of ours."""
    settings = {"FOURFOLD_DATA": folder, "FOURFOLD_UNLIMITED": "1", "FOURFOLD_LOG_LEVEL": "warning"}
    command = [sys.executable, "-m", "fourfold", "serve", "--port", str(port), "--no-browser"]
    return subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.DEVNULL)


def wait_for(url: str) -> None:
    """Come back when a server answers."""
    for _ in range(600):
        try:
            ask(url)
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server does not start")


def measure(side: Side, tables: int, think: float, seconds: float, port: int, processes: int) -> Figures:
    """One row of the table; the clients are spread over some processes, so that they do not wait for each other."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = side.serve(folder, port), f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{url}{side.health}")
            return spread(side, server.pid, url, tables, think, seconds, processes)
        finally:
            server.terminate()
            server.wait()


def spread(side: Side, pid: int, url: str, tables: int, think: float, seconds: float, processes: int) -> Figures:
    """Let every process seat its share of the tables; all count during the same seconds."""
    begin = time.time() + 5 + tables / 40
    shares = [tables // processes + (number < tables % processes) for number in range(processes)]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        parts = [pool.submit(side.drive, url, share, think, begin, seconds) for share in shares if share]
        time.sleep(max(begin - time.time(), 0))
        before = processor(pid)
        time.sleep(max(begin + seconds - time.time(), 0))
        worked, used = processor(pid) - before, memory(pid)
        results = [part.result() for part in parts]
    took = sorted([each for part, _ in results for each in part]) or [float("nan")]
    p50, p99 = took[len(took) // 2] * 1000, took[int(len(took) * 0.99)] * 1000
    refused = sum(refused for _, refused in results)
    rate, cost = len(took) / seconds, worked * 1000 / len(took)
    return Figures(side.name, tables, tables * SEATS, rate, p50, p99, cost, used, refused)


def ours(game: str) -> Side:
    """Fourfold, with a game."""
    return Side("fourfold", serve, "/health", partial(drive, game))


def peers(stack: ExitStack) -> list[Side]:
    """boardgame.io, installed for as long as the stack lasts, where Node is present."""
    if lacking := boardgame_io.missing():
        print(f"{boardgame_io.NAME}: skipped: there is no {lacking}")
        return []
    folder = stack.enter_context(boardgame_io.installed())
    clients = partial(boardgame_io.drive, folder)
    return [Side(boardgame_io.NAME, lambda _, port: boardgame_io.serve(folder, port), "/games", clients)]


def drive(game: str, url: str, tables: int, think: float, begin: float, seconds: float) -> tuple[list[float], int]:
    """The clients of some tables in this process: how long each move took, and how many were refused."""
    return asyncio.run(play_tables(url, game, tables, think, begin, seconds))


async def play_tables(
    url: str, game: str, tables: int, think: float, begin: float, seconds: float
) -> tuple[list[float], int]:
    """Seat everybody, let them settle, then count."""
    load, ready = Load(think), asyncio.Semaphore(50)
    seats = [{"kind": "me", "name": f"Player {seat}"} for seat in range(SEATS)]
    clients = []
    for _ in range(tables):
        made = await asyncio.to_thread(make_table, url, game, seats)
        clients += [load.client(url, made["table"], each["token"], ready) for each in made["seats"]]
    tasks = [asyncio.create_task(each) for each in clients]
    await asyncio.sleep(max(begin - time.time(), 0))
    gc.collect()
    gc.disable()  # the pauses of the clients are not the server's
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring, load.over = False, True
    gc.enable()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return load.took, load.refused


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    words.add_argument("--game", default="fzzzt")
    words.add_argument("--think", type=float, default=4.0, help="seconds a client thinks on average (%(default)s)")
    words.add_argument("--seconds", type=float, default=15.0, help="for each measurement (%(default)s)")
    words.add_argument("--port", type=int, default=8765)
    words.add_argument("--processes", type=int, default=2, help="for the clients (%(default)s)")
    words.add_argument("--peer", action="store_true", help="also the same load on boardgame.io, where Node is present")
    chosen = words.parse_args()
    print(f"{chosen.game}, {chosen.think:g} s of thought a move, {os.cpu_count()} cores shared with the clients")
    with ExitStack() as stack:
        sides = [ours(chosen.game), *(peers(stack) if chosen.peer else [])]
        for tables in chosen.tables:
            for side in sides:
                print(measure(side, tables, chosen.think, chosen.seconds, chosen.port, chosen.processes), flush=True)


if __name__ == "__main__":
    main()
