"""Promise 7: two processes on one database; and promise 5: a slow client hurts nobody."""

import socket
import statistics
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fourfold import Dice
from fourfold.client import Seat, ask, join, make_table
from tests.server.postgres import binaries, postgres
from tests.server.running import Running

needs_postgres = pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")


class Timed(Seat):
    """Plays at random, and remembers when its moves were acknowledged."""

    def __init__(self, server: str, table: str, token: str) -> None:
        super().__init__(server, table, token)
        self.times: list[float] = []
        self.took: list[float] = []
        self.made: list[int] = []
        self.failure: BaseException | None = None

    def run(self, moves: int, seed: int) -> None:
        """Make some moves."""
        dice = Dice(seed)
        try:
            for question in self:
                began = time.monotonic()
                self.made.append(self.play(dice.pick(question.options)["text"]))
                self.times.append(time.monotonic())
                self.took.append(self.times[-1] - began)
                if len(self.made) >= moves:
                    return
        except BaseException as error:
            self.failure = error


@needs_postgres
def test_one_table_on_two_processes_survives_the_death_of_either(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        postgres() as address,
        Running(tmp_path / "a", database=address) as a,
        Running(tmp_path / "b", database=address) as b,
    ):
        made = make_table(
            a.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        )
        table, token = made["table"], made["seats"][0]["token"]
        ann = Timed(a.url, table, token)
        bob = Timed(b.url, table, join(b.url, table, "Bob").token)
        check_presence(ann, bob)
        threads = [
            threading.Thread(target=each.run, args=(10_000, n), daemon=True) for n, each in enumerate((ann, bob))
        ]
        for thread in threads:
            thread.start()
        until = time.monotonic() + 30
        while len(ann.made) < 8 or len(bob.made) < 8:
            assert time.monotonic() < until
            time.sleep(0.01)
        seen = [ask(f"{server.url}/api/tables/{table}/view", token=token) for server in (a, b)]
        assert abs(seen[0]["seq"] - seen[1]["seq"]) <= 4
        killed, before = time.monotonic(), list(ann.made)
        ann.server = b.url  # where a reverse proxy would lead the next connection
        a.kill()
        for thread in threads:
            thread.join(60)
        assert ann.failure is None
        assert bob.failure is None
        assert ann.update["status"] == bob.update["status"] == "over"
        assert min(at for at in ann.times if at > killed) - killed < 5
        record = ask(f"{b.url}/api/tables/{table}/record")
        assert set(before) <= set(ann.made)
        assert len(record["moves"]) >= len(ann.made) + len(bob.made)
        assert sum(seat == 0 for seat, _ in record["moves"]) == len(set(ann.made))


def check_presence(ann: Timed, bob: Timed) -> None:
    """Two people connected to two processes know of each other, and when one goes the other hears of it."""
    with connect(f"{bob.server.replace('http', 'ws')}/api/tables/{ann.table}/socket") as onlooker:
        ann.connect()
        onlooker.send('{"type": "hello"}')
        bob.connect()
        for each in (ann, bob):
            while each.hear() != {"type": "present", "seats": [0, 1], "onlookers": 1}:
                pass
    while ann.hear() != {"type": "present", "seats": [0, 1], "onlookers": 0}:
        pass
    about = ask(f"{ann.server}/api/tables/{ann.table}")
    assert (about["present"], about["onlookers"]) == ([0, 1], 0)
    for each in (ann, bob):
        each.close()
        each.update = {}


@needs_postgres
def test_several_workers_share_a_port(tmp_path: Path) -> None:
    with postgres() as address, Running(tmp_path, database=address, workers=2) as server:
        made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "greedy"}])
        ann = Timed(server.url, made["table"], made["seats"][0]["token"])
        ann.run(6, 1)
        assert ann.failure is None
        assert len(ann.made) == 6
        assert {ask(f"{server.url}/api/tables/{made['table']}")["status"] for _ in range(6)} == {"playing"}
        assert server.stop() == 0


def stalled(server: Running, table: str) -> socket.socket:
    """An onlooker who asks for updates and never reads one."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    )
    raw.sendall(f"{head}{key}\r\n".encode())
    assert b"101" in raw.recv(64)
    hello = b'{"type":"hello"}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw


def median(server: Running, stallers: int) -> float:
    """The usual time a move takes with so many stalled onlookers."""
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}])
    wires = [stalled(server, made["table"]) for _ in range(stallers)]
    ann = Timed(server.url, made["table"], made["seats"][0]["token"])
    ann.run(40, 1)
    assert ann.failure is None
    if stallers:
        fill_and_wait(server, ann, stallers)
    for each in wires:
        each.close()
    ann.close()
    return statistics.median(ann.took)


def fill_and_wait(server: Running, ann: Timed, stallers: int) -> None:
    """Talk until the stalled onlookers have been dropped."""
    until = time.monotonic() + 20
    while ask(f"{server.url}/api/tables/{ann.table}")["onlookers"] == stallers:
        assert time.monotonic() < until, "nobody was dropped"
        for _ in range(20):
            ann.say("x" * 400)


def test_a_stalled_client_is_dropped_and_hurts_nobody(tmp_path: Path) -> None:
    with Running(tmp_path, slow_seconds="0.3") as server:
        median(server, 0)
        ratios = (median(server, 20) / median(server, 0) for _ in range(6))  # the machine may be busy just then
        assert any(ratio < 2 for ratio in ratios)


def test_a_client_that_is_dropped_resynchronises(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}])
        ann = Timed(server.url, made["table"], made["seats"][0]["token"])
        ann.run(3, 1)
        assert ann.wire
        ann.wire.close()
        ann.run(6, 2)
        assert ann.failure is None
        fresh = ask(f"{server.url}/api/tables/{made['table']}/view", token=ann.token)
        assert fresh["seq"] >= ann.update["seq"]
        with (
            pytest.raises(ConnectionClosed),
            connect(f"ws://127.0.0.1:{server.port}/api/tables/nowhere/socket") as wire,
        ):
            wire.recv()
