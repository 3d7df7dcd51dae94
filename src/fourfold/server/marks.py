"""How far every log has come, kept beside an SQLite file and synced like it: a tail that is cut off is noticed.

SQLite cannot tell a log that was cut between two transactions from one that ended there. The marks can: an entry is
acknowledged only when both it and its mark are on disk, so a mark without its entry means that the entry was lost.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from fourfold.server.store import Head

LARGEST = 8 * 1024 * 1024  # bytes; then marks that newer ones stand for are dropped


class Mark(NamedTuple):
    """The last entry of a table that may have been acknowledged."""

    seq: int
    seal: str
    over: bool = False


class Marks:
    """A file of marks, the newest last; only one thread writes to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.marks = read(path)
        self.file = self.reopen()

    def reopen(self) -> int:
        """The file, ready to be added to."""
        return os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def add(self, written: Iterable[Head]) -> None:
        """These have been committed; when this returns, nobody can take them away unnoticed."""
        new = {each.table: Mark(each.seq, each.seal, each.status == "over") for each in written}
        if new:
            self.marks |= new
            os.write(self.file, as_lines(new))
            os.fsync(self.file)
            if os.fstat(self.file).st_size > LARGEST:
                self.shorten()

    def shorten(self) -> None:
        """Keep one mark for every table that is not finished."""
        self.marks = {id: mark for id, mark in self.marks.items() if not mark.over}
        fresh = self.path.with_suffix(".new")
        with fresh.open("wb") as file:
            file.write(as_lines(self.marks))
            file.flush()
            os.fsync(file.fileno())
        os.close(self.file)
        fresh.replace(self.path)
        self.file = self.reopen()

    def lost(self, heads: dict[str, tuple[int, str]]) -> dict[str, str]:
        """Tables of which something is gone, and what; given where their logs end."""
        found = {}
        for id, mark in self.marks.items():
            seq, seal = heads.get(id, (-1, ""))
            if seq < mark.seq or (seq == mark.seq and seal != mark.seal):
                end = f"ends at entry {seq}" if seq >= 0 else "is gone"
                found[id] = f"table {id}: the log {end}, but entry {mark.seq} had been written ({self.path.name})"
        return found

    def close(self) -> None:
        """Let go of the file."""
        os.close(self.file)


def as_lines(marks: dict[str, Mark]) -> bytes:
    """Marks as text, one a line."""
    return "".join(f"{id} {mark.seq} {mark.seal} {int(mark.over)}\n" for id, mark in marks.items()).encode()


def read(path: Path) -> dict[str, Mark]:
    """The newest mark of every table; a last line that was not finished counts for nothing."""
    lines = path.read_bytes().decode(errors="replace").split("\n")[:-1] if path.exists() else []
    parts = [line.split(" ") for line in lines]
    return {
        each[0]: Mark(int(each[1]), each[2], each[3] == "1") for each in parts if len(each) == 4 and each[1].isdigit()
    }
