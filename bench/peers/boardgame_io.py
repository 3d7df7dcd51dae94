"""boardgame.io's server with a game of the shape of Fzzzt!, and clients that drive it like ours."""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCES = Path(__file__).parent / "boardgame"
NAME = "boardgame.io"
PRODUCTION = os.environ | {"NODE_ENV": "production"}


def missing() -> str:
    """The programs it would take that are not here."""
    return " and ".join([each for each in ("node", "npm") if not shutil.which(each)])


@contextmanager
def installed() -> Iterator[str]:
    """A folder with a copy of the server and the clients, and exactly the packages of the lock file."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
        subprocess.run(["npm", "ci", "--ignore-scripts", "--silent"], cwd=folder, check=True)
        yield folder


def serve(folder: str, port: int) -> subprocess.Popen[bytes]:
    """The server, its matches in memory as it comes."""
    command = ["node", "server.cjs", str(port)]
    return subprocess.Popen(command, cwd=folder, env=PRODUCTION, stdout=subprocess.DEVNULL)


def drive(folder: str, url: str, tables: int, think: float, begin: float, seconds: float) -> tuple[list[float], int]:
    """The clients of some tables in one process: how long each move took, and how many were never answered."""
    command = ["node", "client.cjs", url, *map(str, (tables, think, begin, seconds))]
    shown = subprocess.run(command, cwd=folder, env=PRODUCTION, stdout=subprocess.PIPE, check=True).stdout
    took, lost = json.loads(shown)
    return took, lost
