"""Many games at once: on all cores, or on a cluster; what is played is kept, and gone on with."""

import json
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from fourfold.arena.match import Match, Outcome, play_game

T = TypeVar("T")


class OtherMatch(ValueError):
    """The folder holds the games of another match."""


@contextmanager
def executor(jobs: int, dask: str = "") -> Iterator[Executor]:
    """Who plays: processes of this machine, or the Dask cluster with this scheduler."""
    if not dask:
        with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=end_with_parent) as pool:
            yield pool
        return
    try:
        from distributed import Client
    except ImportError as error:
        raise ValueError(f"Dask is not installed ({error}): pip install fourfold[research]") from error
    with Client(dask) as client, client.get_executor() as cluster:
        yield cluster


def end_with_parent() -> None:
    """A process that plays ends with the one that started it, however that one ended."""

    def wait() -> None:
        if parent := parent_process():
            parent.join()
            os._exit(1)

    Thread(target=wait, daemon=True).start()


def play_many(match: Match, pool: Executor, journal: Path | None = None, jobs: int = 1) -> Iterator[Outcome]:
    """All outcomes of a match; those in the journal first, and every new one is kept there."""
    known = read_journal(match, journal) if journal and journal.exists() else []
    yield from known
    left = iter(sorted(set(range(match.games)) - {outcome.number for outcome in known}))
    if journal and not journal.exists():
        write(journal, header(match))
    for outcome in spread(play_game, match, left, pool, 4 * jobs):
        if journal:
            write(journal, outcome._asdict())
        yield outcome


def spread(
    play: Callable[[Match, int], T], match: Match, numbers: Iterator[int], pool: Executor, ahead: int
) -> Iterator[T]:
    """Play games in their order, so many of them at a time, so that an interruption loses few."""
    given = deque([pool.submit(play, match, number) for number in islice(numbers, ahead)])
    while given:
        done = given.popleft().result()
        given += [pool.submit(play, match, number) for number in islice(numbers, 1)]
        yield done


def header(match: Match) -> dict[str, Any]:
    """What a journal says of its match; the number of games may grow."""
    return {**match._asdict(), "bots": list(match.bots), "options": dict(match.options), "games": None}


def write(journal: Path, line: dict[str, Any]) -> None:
    """One more line."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    with journal.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


def read_journal(match: Match, journal: Path) -> list[Outcome]:
    """The outcomes kept so far; a last line that was cut off is played again."""
    first, *lines = journal.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != header(match):
        raise OtherMatch(f"{journal} holds the games of another match; choose another folder")
    whole = [line for line in lines if line.endswith("}")]
    journal.write_text("".join([line + "\n" for line in (first, *whole)]), encoding="utf-8")
    outcomes = [Outcome(**{name: as_tuple(value) for name, value in json.loads(line).items()}) for line in whole]
    return [outcome for outcome in outcomes if outcome.number < match.games]


def as_tuple(value: Any) -> Any:
    """Lists as an outcome has them."""
    return tuple(value) if isinstance(value, list) else value
