"""Random play and copying, timed in short repeats, all contenders in turn, so that noise meets them alike."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import floor
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Play = Callable[[Random, int], tuple[Any, int]]
"""Plays a game from its start to its end, or until so many decisions are made: the position, and the decisions made."""

ENDLESS = 1 << 62
POSITIONS = 16  # copies are timed in the middle of so many games, since positions differ in size


class Entrant(NamedTuple):
    """A game of some library that can be measured once it is loaded."""

    library: str
    game: str
    seats: range
    load: Callable[[str, int], Play]  # raises an ImportError when the library is not installed
    copying: str = ""  # the method that copies a position, if there is one
    observes: bool = False  # every step also makes an observation, wanted or not

    @property
    def name(self) -> str:
        """How it is called on the command line and in the table."""
        return f"{self.library}/{self.game}"


@dataclass
class Contender:
    """A loaded game, and what was measured of it: one figure for each repeat."""

    entrant: Entrant
    seats: int
    play: Play
    rates: list[float] = field(default_factory=list)  # decisions per second
    copies: list[float] = field(default_factory=list)  # seconds per copy
    games: int = 0
    decisions: int = 0

    @property
    def best(self) -> float:
        """Decisions per second in the repeat that was disturbed least."""
        return max(self.rates)

    @property
    def median(self) -> float:
        """Decisions per second in the middle one of the repeats."""
        return median(self.rates)

    @property
    def copy_us(self) -> float | None:
        """Microseconds for a copy in the repeat that was disturbed least."""
        return min(self.copies) * 1e6 if self.copies else None


def pick(source: Random, options: Sequence[T]) -> T:
    """One of some options; the same quick way for every library."""
    return options[floor(source.random() * len(options))]


def nearest(allowed: Iterable[int], wanted: int) -> int:
    """As many seats as wanted, or the nearest number the game is for."""
    return min(allowed, key=lambda seats: abs(seats - wanted))


def get_ready(entrants: Sequence[Entrant], seats: int) -> tuple[list[Contender], list[str]]:
    """Load what is installed; for the rest, one line for each reason."""
    contenders: list[Contender] = []
    missing: dict[tuple[str, str], list[str]] = {}
    for entrant in entrants:
        number = nearest(entrant.seats, seats)
        try:
            contenders.append(Contender(entrant, number, entrant.load(entrant.game, number)))
        except ImportError as error:
            missing.setdefault((entrant.library, str(error)), []).append(entrant.game)
    hint = "pip install 'fourfold[bench]'"
    skipped = [f"{library} ({', '.join(games)}): skipped: {why}; {hint}" for (library, why), games in missing.items()]
    return contenders, skipped


def measure(contenders: Sequence[Contender], seconds: float, repeats: int) -> Iterator[str]:
    """Time every contender once in each round; a line of progress after each."""
    middles = [middle_games(each) for each in contenders]
    for repeat in range(repeats):
        for contender, copies in zip(contenders, middles, strict=True):
            time_play(contender, seconds, Random(repeat))
            if copies:
                time_copies(contender, copies, seconds / 2)
            copy = f", a copy in {contender.copies[-1] * 1e6:.2f} microseconds" if copies else ""
            rate = f"{contender.rates[-1]:,.0f} decisions a second"
            yield f"round {repeat + 1} of {repeats}: {contender.entrant.name}: {rate}{copy}"


def time_play(contender: Contender, seconds: float, source: Random) -> None:
    """Play whole games for some time, at least one; what counts is the processor's time, not the wait for it."""
    play, games, decisions = contender.play, 0, 0
    stop, began = perf_counter() + seconds, process_time()
    while True:
        decisions += play(source, ENDLESS)[1]
        games += 1
        if perf_counter() >= stop and (spent := process_time() - began):
            break
    contender.rates.append(decisions / spent)
    contender.games += games
    contender.decisions += decisions


def middle_games(contender: Contender) -> list[Callable[[], object]]:
    """What copies the positions half-way through some games; nothing if the library cannot copy."""
    if not contender.entrant.copying:
        return []
    lengths = [contender.play(Random(seed), ENDLESS)[1] for seed in range(POSITIONS)]
    positions = [contender.play(Random(seed), length // 2)[0] for seed, length in enumerate(lengths)]
    return [getattr(position, contender.entrant.copying) for position in positions]


def time_copies(contender: Contender, copies: Sequence[Callable[[], object]], seconds: float) -> None:
    """Copy every position over and over for some time, at least once."""
    rounds = 0
    stop, began = perf_counter() + seconds, process_time()
    while True:
        for copy in copies:
            copy()
        rounds += 1
        if perf_counter() >= stop and (spent := process_time() - began):
            break
    contender.copies.append(spent / rounds / len(copies))
