"""Files that only one process may use at a time."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO


class InUse(OSError):
    """Another process has the lock; the text says which."""


def lock(path: Path) -> IO[str]:
    """Lock a file, made if need be; the lock goes when the file is closed, or with this process."""
    found = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(found.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        with found:
            raise InUse(found.read().strip() or "another server") from error
    return found


def note(lock: IO[str], text: str) -> None:
    """Write down who has the lock."""
    lock.seek(0)
    lock.truncate()
    lock.write(text)
    lock.flush()


def own(path: Path) -> None:
    """Let nobody but its owner read a file, and those that SQLite keeps beside it; it is made if it is not there."""
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, *[Path(f"{path}-{ending}") for ending in ("wal", "shm", "marks")]):
        if each.exists() and each.stat().st_mode & 0o077:
            with suppress(PermissionError):  # it belongs to somebody else, who has let us in
                each.chmod(0o600)


def keep_others_out(path: Path) -> IO[str]:
    """Lock a database file; under whatever name another server comes to it, it finds the lock."""
    if path.exists() and path.stat().st_nlink > 1:
        raise InUse(f"{path} has a second name (a hard link) under which others could write to it; use a copy")
    try:
        held = lock(Path(f"{path}-lock"))
    except InUse as error:
        raise InUse(f"{path} is in use by {error}; stop it, or choose another file with --database") from error
    note(held, f"process {os.getpid()}")
    return held
