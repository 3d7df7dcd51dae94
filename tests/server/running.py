"""A real server in a process of its own, for tests; killed as rudely as they like."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self
from urllib.error import URLError
from urllib.request import urlopen


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """`fourfold serve`, started, stopped, killed and started again on the same data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data, self.port = data, free_port()
        self.settings = {"unlimited": 1, "pause_seconds": "0.001", "log_level": "warning"} | settings
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; gives the seconds until it answers."""
        variables = {f"FOURFOLD_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-m", "fourfold", "serve", "--port", str(self.port), "--no-browser"]
        began = time.monotonic()
        with self.log.open("ab") as log:
            environment = os.environ | variables | {"FOURFOLD_DATA": str(self.data)}
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
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
