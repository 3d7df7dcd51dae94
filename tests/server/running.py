"""A real server in a process of its own, for tests; killed as rudely as they like."""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any, Self
from urllib.error import URLError
from urllib.request import urlopen


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


NURSERY = """
import json, os, secrets, signal, sys
from fourfold.cli import main
from fourfold.server import ratings, start  # what a server loads, loaded once
print("ready", flush=True)
for line in sys.stdin:
    word, said = json.loads(line)
    if word == "poll":
        gone, status = os.waitpid(said, os.WNOHANG)
        print(os.waitstatus_to_exitcode(status) if gone else "alive", flush=True)
        continue
    child = os.fork()
    if child == 0:
        os.setsid()
        log = os.open(said["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for stream in (1, 2):
            os.dup2(log, stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.environ |= said["environment"]
        luck = int(os.environ["TEST_LUCK"])
        secrets.randbits = lambda bits: luck
        main(["serve", "--port", str(said["port"]), "--no-browser"])
    print(child, flush=True)
"""  # every deal is the same in every run; another TEST_LUCK tries other deals


class Nursery:
    """A process that has loaded the server's code once and starts servers without loading it again."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([sys.executable, "-c", NURSERY], stdin=pipe, stdout=pipe, text=True)
        assert self.hear() == "ready"

    def hear(self) -> str:
        """Its next line."""
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def ask(self, word: str, about: Any) -> str:
        """Its answer."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps([word, about]) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def start(self, port: int, log: Path, environment: dict[str, str]) -> "Child":
        """A new server."""
        return Child(self, int(self.ask("start", {"port": port, "log": str(log), "environment": environment})))

    def close(self) -> None:
        """End it; its servers live on."""
        self.process.communicate()


class Child:
    """A server process that the nursery started."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.nursery, self.pid = nursery, pid
        self.status: int | None = None

    def poll(self) -> int | None:
        """Its exit status, or None while it lives."""
        if self.status is None:
            answer = self.nursery.ask("poll", self.pid)
            self.status = None if answer == "alive" else int(answer)
        return self.status

    def kill(self) -> None:
        """End it at once, with the processes it has started."""
        os.killpg(self.pid, signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        """Ask it to do something."""
        os.kill(self.pid, number)

    def wait(self, seconds: float = 60) -> int:
        """Its exit status, when it has ended."""
        until = time.monotonic() + seconds
        while (status := self.poll()) is None:
            assert time.monotonic() < until, f"server process {self.pid} does not end"
            time.sleep(0.005)
        return status


@cache
def nursery() -> Nursery:
    """The nursery of this test process."""
    made = Nursery()
    atexit.register(made.close)
    return made


class Running:
    """`fourfold serve`, started, stopped, killed and started again on the same data."""

    def __init__(self, data: Path, luck: int = 1, **settings: Any) -> None:
        self.data, self.port, self.luck = data, free_port(), luck
        self.settings = {"unlimited": 1, "pause_seconds": "0.001", "log_level": "warning"} | settings
        self.process: Child | None = None
        self.log = data / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; gives the seconds until it answers."""
        variables = {f"FOURFOLD_{name.upper()}": str(value) for name, value in self.settings.items()}
        variables |= {"FOURFOLD_DATA": str(self.data), "FOURFOLD_PORT": str(self.port)}
        began = time.monotonic()
        luck = os.environ.get("TEST_LUCK", str(self.luck))
        self.process = nursery().start(self.port, self.log, variables | {"TEST_LUCK": luck})
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")[-2000:]
            assert time.monotonic() < began + 60, "the server does not answer"
            time.sleep(0.01)
        return time.monotonic() - began

    def answers(self) -> bool:
        """Whether it is there."""
        try:
            with urlopen(f"{self.url}/health", timeout=2):
                return True
        except (URLError, OSError):
            return False

    def busy(self) -> float:
        """The seconds it has computed so far."""
        assert self.process
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """At once, without a chance to tidy up."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Politely; gives the exit status."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
