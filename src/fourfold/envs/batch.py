"""Many games of one kind stepped together, in NumPy arrays; in several processes that share memory, if wanted.

`batch = Batch("fits", games=256, seats=1)` has the arrays `observations`, `masks`, `seats` (who acts in each game),
`rewards` (of the last step, seat by seat) and `ended` (which games ended in it and were dealt anew);
`batch.step(actions)` changes them in place.
"""

import json
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

import numpy as np

from fourfold import GAMES, Record
from fourfold.core.state import IllegalMove
from fourfold.envs.play import LIMIT, Language
from fourfold.envs.rows import Rows
from fourfold.envs.spaces import default_seats

Array = np.ndarray[Any, np.dtype[Any]]
STREAMS = 1_000_003  # seeds lie so far apart that no two batches share the dice of a row
KINDS = {"observations": np.float32, "masks": np.int8, "seats": np.int32, "rewards": np.float32, "ended": np.bool_}


def shapes(language: Language, games: int) -> dict[str, tuple[int, ...]]:
    """How large each array is."""
    wide = {"observations": language.size, "masks": len(language.words), "rewards": language.seats}
    return {name: (games, wide[name]) if name in wide else (games,) for name in KINDS}


def show(language: Language, rows: Rows, arrays: dict[str, Array]) -> None:
    """Write what whoever acts next sees and may do."""
    count, marks = len(rows.plays), language.marks
    packed = np.frombuffer(b"".join(rows.patterns), np.uint8).reshape(count, -1)
    spread = np.unpackbits(packed, axis=1, count=marks + len(language.words), bitorder="little")
    numbers = np.frombuffer(b"".join(rows.numbers), np.float32).reshape(count, -1)
    arrays["observations"][:, :marks] = spread[:, :marks]
    np.clip(numbers, -LIMIT, LIMIT, out=arrays["observations"][:, marks:])
    arrays["masks"][:] = spread[:, marks:]
    arrays["seats"][:] = rows.seats


def step(language: Language, rows: Rows, actions: list[int], arrays: dict[str, Array]) -> None:
    """One word in each game, and what has come of it."""
    arrays["ended"][:], arrays["rewards"][:] = False, 0
    for row, won in rows.step(actions):
        arrays["ended"][row], arrays["rewards"][row] = True, won
    show(language, rows, arrays)


def answer(language: Language, rows: Rows, arrays: dict[str, Array], row: int, what: str, text: str) -> str:
    """A game as a record, or as a save; or a game loaded."""
    if what == "record":
        return rows.plays[row].record().to_json()
    if what == "load":
        rows.plays[row].load(json.loads(text))
        rows.look(row)
        show(language, rows, arrays)
    return json.dumps(rows.plays[row].save())


class Batch:
    """Games that are stepped together."""

    def __init__(
        self, game: str, games: int = 64, seats: int | None = None, seed: int = 0, processes: int = 1, **options: Any
    ) -> None:
        if games < 1 or processes < 1:
            raise ValueError("there is at least one game, in at least one process")
        self.language = Language(GAMES[game], default_seats(game) if seats is None else seats, options)
        self.games, self.shared = games, list[SharedMemory]()
        about = (game, self.language.seats, options, seed)
        if processes == 1:
            self.arrays: dict[str, Array] = {
                name: np.zeros(shape, KINDS[name]) for name, shape in shapes(self.language, games).items()
            }
            self.rows: Rows | None = Rows(self.language, games, seed * STREAMS)
            show(self.language, self.rows, self.arrays)
            self.workers: list[Worker] = []
        else:
            self.arrays, self.rows = self.share(), None
            names = {name: memory.name for name, memory in zip(KINDS, self.shared, strict=True)}
            ends = np.linspace(0, games, min(processes, games) + 1, dtype=int).tolist()
            self.workers = [Worker(about, names, games, *slice) for slice in pairwise(ends)]
            for worker in self.workers:
                worker.wait()

    def share(self) -> dict[str, Array]:
        """Arrays in memory that other processes can see."""
        found = {}
        for name, shape in shapes(self.language, self.games).items():
            size = int(np.prod(shape)) * np.dtype(KINDS[name]).itemsize
            self.shared.append(SharedMemory(create=True, size=size))
            found[name] = np.ndarray(shape, KINDS[name], self.shared[-1].buf)
        return found

    def __getattr__(self, name: str) -> Array:
        if name in KINDS:
            return self.arrays[name]
        raise AttributeError(name)

    def step(self, actions: Any) -> None:
        """Say one word in each game; a word that the mask forbids is an error, and then nothing has changed."""
        said = np.asarray(actions)
        if said.shape != (self.games,) or not self.arrays["masks"][np.arange(self.games), said].all():
            raise IllegalMove(f"a step is {self.games} actions that the masks allow")
        if self.rows:
            step(self.language, self.rows, said.tolist(), self.arrays)
        for worker in self.workers:
            worker.say(said[worker.first : worker.last].tolist())
        for worker in self.workers:
            worker.wait()

    def record(self, row: int) -> Record:
        """The game of a row so far, to be watched or replayed."""
        return Record.from_json(self.ask(row, "record"))

    def save(self, row: int) -> dict[str, Any]:
        """The game of a row as plain data."""
        found: dict[str, Any] = json.loads(self.ask(row, "save"))
        return found

    def load(self, row: int, saved: Mapping[str, Any]) -> None:
        """Let a row go on from what was saved, in this batch or in another of the same game."""
        self.ask(row, "load", json.dumps(saved))

    def ask(self, row: int, what: str, text: str = "") -> str:
        """Something about one game, answered where it is played."""
        if self.rows:
            return answer(self.language, self.rows, self.arrays, row, what, text)
        worker = next(each for each in self.workers if each.first <= row < each.last)
        worker.say((row - worker.first, what, text))
        return str(worker.wait())

    def close(self) -> None:
        """Let the processes and the memory go."""
        for worker in self.workers:
            worker.end()
        self.arrays = {}
        for memory in self.shared:
            memory.close()
            memory.unlink()
        self.workers, self.shared = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Worker:
    """A process that plays some of the games."""

    def __init__(self, about: Any, names: dict[str, str], games: int, first: int, last: int) -> None:
        self.first, self.last = first, last
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, about, names, games, first, last), daemon=True)
        self.process.start()
        theirs.close()

    def say(self, what: Any) -> None:
        """Ask for something."""
        self.pipe.send(what)

    def wait(self) -> Any:
        """Until it is done."""
        return self.pipe.recv()

    def end(self) -> None:
        """No more."""
        self.pipe.send(None)
        self.process.join(5)
        self.pipe.close()


def work(pipe: Connection, about: Any, names: dict[str, str], games: int, first: int, last: int) -> None:
    """What a process does: step its games, or give a record, until it is told to end."""
    game, seats, options, seed = about
    language = Language(GAMES[game], seats, options)
    shared = {name: SharedMemory(each) for name, each in names.items()}
    whole = {name: np.ndarray(shape, KINDS[name], shared[name].buf) for name, shape in shapes(language, games).items()}
    arrays = {name: array[first:last] for name, array in whole.items()}
    rows = Rows(language, last - first, seed * STREAMS + first)
    show(language, rows, arrays)
    pipe.send(None)
    while (said := pipe.recv()) is not None:
        if isinstance(said, tuple):
            pipe.send(answer(language, rows, arrays, *said))
        else:
            step(language, rows, said, arrays)
            pipe.send(None)
    del whole, arrays
    for memory in shared.values():
        memory.close()
