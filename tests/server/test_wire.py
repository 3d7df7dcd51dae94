"""Connections that lead nowhere lock nobody out, and cannot fill the log."""

import asyncio
import logging
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import pytest

from fourfold.server.logs import Calm, JsonLines
from fourfold.server.start import find_port
from fourfold.server.wire import Doors, is_near
from tests.server.running import Running

HALF = [
    b"",
    b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
]


def dial(server: Running) -> socket.socket:
    """A connection."""
    return socket.create_connection(("127.0.0.1", server.port), 30)


@pytest.fixture
def wires() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_a_request_that_does_not_arrive_in_time_is_given_up(tmp_path: Path, wires: ExitStack) -> None:
    with Running(tmp_path, request_seconds=0.2) as server:
        for half in HALF:
            wire = wires.enter_context(dial(server))
            wire.sendall(half)
            assert wire.recv(1) == b""
        wire = wires.enter_context(dial(server))
        wire.sendall(HALF[1] + b"\r\n")
        said = b""
        while b'"status":"ok"' not in said:
            said += wire.recv(65536)
        wire.sendall(b"GET /hea")  # the second request of a connection
        assert wire.recv(65536) == b""
        assert server.answers()
        assert '"level": "error"' not in server.log.read_text(encoding="utf-8")


def test_half_open_connections_lock_nobody_out(tmp_path: Path, wires: ExitStack) -> None:
    with Running(tmp_path, connections=40, request_seconds=600) as server:
        for half in HALF * 40:
            wires.enter_context(dial(server)).sendall(half)
        with urlopen(f"{server.url}/health", timeout=30) as answer:
            assert answer.status == 200
        assert server.log.stat().st_size < 20_000


class Cramped(Running):
    """A server that may open only a few files."""

    def start(self) -> float:
        """The limit is set in the new process."""
        import resource

        tighten = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (600, 600))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(subprocess, "Popen", partial(subprocess.Popen, preexec_fn=tighten))
            return super().start()


def test_fewer_open_files_than_connections_lock_nobody_out(tmp_path: Path, wires: ExitStack) -> None:
    pytest.importorskip("resource")
    with Cramped(tmp_path, request_seconds=600) as server:
        for _ in range(700):
            wires.enter_context(dial(server)).sendall(HALF[1])
        with urlopen(f"{server.url}/health", timeout=30) as answer:
            assert answer.status == 200
        assert server.log.stat().st_size < 20_000


def test_bad_requests_do_not_fill_the_log(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        for _ in range(300):
            with dial(server) as wire:
                wire.sendall(b"nonsense\r\n\r\n")
                assert wire.recv(65536).startswith(b"HTTP/1.1 400")
        assert server.log.read_text(encoding="utf-8").count("Invalid HTTP request") < 100


def test_a_message_that_is_repeated_is_counted_instead(caplog: pytest.LogCaptureFixture) -> None:
    time = [0]
    calm = Calm(lambda: time[0])

    def let_through(text: str, level: int = logging.ERROR) -> logging.LogRecord | None:
        record = logging.LogRecord("x", level, "", 0, text, None, None)
        return record if calm.filter(record) else None

    passed = [let_through(f"the same\n{number}") for number in range(1000)]
    assert 10 <= len([each for each in passed if each]) <= 100
    assert let_through("something else")
    assert let_through("the same", logging.DEBUG)  # debugging shows everything
    time[0] += 60_000
    again = let_through("the same")
    assert again
    assert '"skipped": 9' in JsonLines().format(again)


def test_a_line_of_the_log_is_not_endless() -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 0, "x" * 10**6, None, None)
    record.path = "y" * 10**6
    assert len(JsonLines().format(record)) < 5000


class Caller:
    """Somebody with a connection."""

    def __init__(self, address: str) -> None:
        self.address, self.gone = address, False

    def abort(self) -> None:
        """Hang up."""
        self.gone = True


def test_the_connections_of_an_internet_address_are_limited() -> None:
    doors = Doors(most=100, each=3)
    far = [Caller("8.8.8.7") for _ in range(5)]
    near = [Caller("192.168.1.7") for _ in range(5)]
    for each in [*far, *near]:
        doors.enter(each)
    assert [each.gone for each in far] == [False, False, False, True, True]
    assert not any(each.gone for each in near)
    for each in far:
        doors.leave(each)
    doors.enter(late := Caller("8.8.8.7"))
    assert not late.gone


def test_when_all_connections_are_taken_the_oldest_that_asks_nothing_makes_room() -> None:
    doors = Doors(most=2, each=9)
    busy, idle, new = Caller("127.0.0.1"), Caller("127.0.0.1"), Caller("127.0.0.1")
    doors.enter(busy)
    doors.enter(idle)
    doors.arrived(busy)
    doors.enter(new)
    assert [each.gone for each in (busy, idle, new)] == [False, True, False]
    doors.arrived(new)
    doors.enter(last := Caller("127.0.0.1"))
    assert last.gone
    assert not new.gone


@pytest.mark.parametrize("near", ["127.0.0.1", "::1", "10.1.2.3", "192.168.0.9", "fe80::1%eth0", "fd00::1", "?"])
def test_a_household_is_near(near: str) -> None:
    assert is_near(near)


@pytest.mark.parametrize("far", ["8.8.8.8", "2a00:1450::1", "::ffff:8.8.8.8"])
def test_the_internet_is_not(far: str) -> None:
    assert not is_near(far)


def test_a_connection_of_the_server_does_not_wait_for_more_to_send() -> None:
    async def work() -> int:
        made: asyncio.Future[asyncio.BaseTransport] = asyncio.get_running_loop().create_future()

        class Answering(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                made.set_result(transport)

        with find_port("127.0.0.1", 20_000, exact=False) as listener:
            serving = await asyncio.get_running_loop().create_server(Answering, sock=listener)
            _, writer = await asyncio.open_connection(*listener.getsockname())
            accepted: socket.socket = (await made).get_extra_info("socket")
            option = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            writer.close()
            (await made).close()
            serving.close()
            return option

    assert asyncio.run(work())
