"""A real server in a process of its own, for tests; killed as rudely as they like."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any, Self
from urllib.error import URLError
from urllib.request import urlopen


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


LUCKY = """
import os, secrets
from fourfold.cli import main
secrets.randbits = lambda bits: int(os.environ["TEST_LUCK"])
main()
"""  # every deal is the same in every run; another TEST_LUCK tries other deals

NURSERY = """
import os, signal, sys
from fourfold.server import ratings
from fourfold.server.settings import Settings
from fourfold.server.start import serve
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        sys.stdout = sys.stderr
        os.close(0)
        serve(Settings.from_environment(), exact_port=True)
        os._exit(0)
    print(child, flush=True)
"""


class Child:
    """A server process that a nursery bore."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None while it lives."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def kill(self) -> None:
        """At once."""
        os.kill(self.pid, signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        """Politely."""
        os.kill(self.pid, number)

    def wait(self, seconds: float = 20) -> int:
        """Until it is gone."""
        until = time.monotonic() + seconds
        while self.poll() is None:
            assert time.monotonic() < until
            time.sleep(0.005)
        return 0


class Nursery:
    """A process that has read all the code once, and bears servers that start at once."""

    def __init__(self, environment: dict[str, str], log: IO[bytes]) -> None:
        command = [sys.executable, "-c", NURSERY]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=log, text=True)
        assert self.process.stdout
        assert self.process.stdout.readline() == "ready\n"

    def bear(self) -> Child:
        """A new server."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("start\n")
        self.process.stdin.flush()
        return Child(int(self.process.stdout.readline()))

    def close(self) -> None:
        """No more."""
        self.process.communicate()


class Running:
    """`fourfold serve`, started, stopped, killed and started again on the same data (`warm`: from a nursery)."""

    def __init__(self, data: Path, warm: bool = False, luck: int = 1, **settings: Any) -> None:
        self.data, self.port, self.warm, self.luck = data, free_port(), warm, luck
        self.nursery: Nursery | None = None
        self.settings = {"unlimited": 1, "pause_seconds": "0.001", "log_level": "warning"} | settings
        self.process: subprocess.Popen[bytes] | Child | None = None
        self.log = data / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; gives the seconds until it answers."""
        variables = {f"FOURFOLD_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-c", LUCKY, "serve", "--port", str(self.port), "--no-browser"]
        with self.log.open("ab") as log:
            variables |= {"FOURFOLD_DATA": str(self.data), "FOURFOLD_PORT": str(self.port)}
            environment = {"TEST_LUCK": str(self.luck)} | os.environ | variables
            if self.warm and not self.nursery:
                self.nursery = Nursery(environment, log)
            began = time.monotonic()
            popen = subprocess.Popen
            self.process = (
                self.nursery.bear() if self.nursery else popen(command, env=environment, stdout=log, stderr=log)
            )
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")[-2000:]
            assert time.monotonic() < began + 30, "the server does not answer"
            time.sleep(0.02)
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
        return self.process.wait(20)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
        if self.nursery:
            self.nursery.close()
