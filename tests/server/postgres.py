"""A PostgreSQL of our own, started for a test and thrown away."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import free_port


def binaries() -> Path | None:
    """The folder with PostgreSQL's programs, where Debian or the PATH has them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "")]
    return found[-1].parent if found[-1].name == "initdb" else None


def user() -> str | None:
    """Somebody who is not root: PostgreSQL insists."""
    if os.geteuid() != 0:
        return None
    names = [each.pw_name for each in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """A running PostgreSQL; it can be made to fall silent."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, psql: Path) -> None:
        self.process, self.port, self.psql, self.made = process, port, psql, 0

    @property
    def address(self) -> str:
        """Where its first database is."""
        return f"postgresql://fourfold@127.0.0.1:{self.port}/postgres"

    def say(self, statement: str) -> None:
        """Have a statement executed."""
        subprocess.run([str(self.psql), self.address, "-qc", statement], check=True, capture_output=True)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        self.say(f"create database fresh{self.made}")
        return self.address.replace("/postgres", f"/fresh{self.made}")

    def processes(self) -> list[int]:
        """All its processes, the first of them first."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="utf-8")
        return [self.process.pid, *map(int, children.split())]

    @contextmanager
    def silent(self) -> Iterator[None]:
        """It takes connections and statements, and answers nothing."""
        stopped = self.processes()
        for each in stopped:
            os.kill(each, signal.SIGSTOP)
        try:
            yield
        finally:
            for each in stopped:
                os.kill(each, signal.SIGCONT)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    with cluster() as found:
        yield found.address


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL with its data in a temporary folder."""
    programs, who, port = binaries(), user(), free_port()
    assert programs, "PostgreSQL is missing: apt-get install postgresql"
    folder = Path(tempfile.mkdtemp(prefix="fourfold-postgres-", dir="/tmp"))
    if who:
        shutil.chown(folder, who)
    options = ["-D", str(folder / "data"), "-U", "fourfold", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8"]
    subprocess.run([str(programs / "initdb"), *options], check=True, capture_output=True, user=who, cwd=folder)
    command = [str(programs / "postgres"), "-D", str(folder / "data"), "-p", str(port), "-k", str(folder)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, user=who, cwd=folder)
    try:
        until = time.monotonic() + 30
        ready = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        while subprocess.run(ready, check=False, capture_output=True).returncode:
            assert time.monotonic() < until, (folder / "log").read_text()
            time.sleep(0.05)
        yield Cluster(process, port, programs / "psql")
    finally:
        process.send_signal(signal.SIGINT)  # at once; SIGTERM would wait for all who are still connected
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)
