"""Whose time runs: the table's own clocks, and the time limits a game sets for its questions.

A game with time limits has a module `clock`: `time_limit` names the seconds a seat has and the period they are for,
`default_answer` answers for a seat that is late, `ordered_answer` for one that has left standing orders (`ORDERS`), and
`Attendance` knows who has missed a whole period. Limits count only where other people wait.
"""

import time
from collections.abc import Callable, Collection, Sequence
from copy import copy
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Self

from fourfold.core.game import Game
from fourfold.core.state import State
from fourfold.server.entries import LATE, ORDER, Clock, Moved

GRACE = 10_000  # at least so much is on the clock of one who returns
STEP = 1000  # milliseconds by which the wall clock may stray before running clocks are moved with it


class WallClock:
    """Milliseconds since 1970; an operator or network time may set it forward or back at any moment."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:  # both in nanoseconds
        self.wall, self.steady = wall, steady

    def __call__(self) -> int:
        return self.wall() // 1_000_000

    def ahead(self) -> int:
        """How far it is ahead of a clock that nobody can set, and that stands still while the machine sleeps."""
        return (self.wall() - self.steady()) // 1_000_000


class Steps:
    """Notices when the wall clock jumps; a test's own clock never does."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.clock = now if isinstance(now, WallClock) else None
        self.ahead = self.clock.ahead() if self.clock else 0

    def look(self) -> int:
        """By how many milliseconds it has jumped since the last look; less than a second is added to the next."""
        step = self.clock.ahead() - self.ahead if self.clock else 0
        if abs(step) < STEP:
            return 0
        self.ahead += step
        return step


def time_rules(game: Game[Any]) -> Any:
    """The module of a game that knows its time limits, if there is one."""
    name = f"fourfold.games.{game.name}.clock"
    return import_module(name) if find_spec(name) else None


class Clocks:
    """Banks of the table's clock and limits of the game, in milliseconds."""

    def __init__(self, clock: Clock | None, game: Game[Any], seats: int) -> None:
        self.clock, self.rules = clock, time_rules(game)
        self.banks = [self.full] * seats
        self.running: dict[int, int] = {}  # who is thinking, and since when
        self.limits: dict[int, int] = {}  # when the game answers for a seat
        self.periods: dict[int, str] = {}  # what each seat had its last limit for
        self.spent: dict[int, int] = {}  # what of it is gone
        self.attendance: Any = self.rules.Attendance(seats) if self.rules else None
        self.orders: dict[int, tuple[str, ...]] = {}

    @property
    def full(self) -> int:
        """What is on a clock at first."""
        return self.clock.bank * 1000 if self.clock else 0

    def copy(self) -> Self:
        """The same again, independent of this one."""
        other = copy(self)
        other.banks, other.running, other.limits = self.banks[:], self.running.copy(), self.limits.copy()
        other.periods, other.spent, other.orders = self.periods.copy(), self.spent.copy(), self.orders.copy()
        other.attendance = self.attendance and self.attendance.copy()
        return other

    def begin_again(self) -> None:
        """A new question: nobody has thought about it yet."""
        self.running = {}

    def run(self, state: State, waiting: Sequence[int], people: int, now: int) -> None:
        """These people are asked; their clocks run on, or begin to."""
        self.running = {seat: self.running.get(seat, now) for seat in waiting}
        self.limits = {}
        for seat in waiting if self.rules and people > 1 else ():
            if found := self.rules.time_limit(state, seat):
                self.enter(seat, found[0])
                self.limits[seat] = self.running[seat] + found[1] * 1000 - self.spent.get(seat, 0)

    def enter(self, seat: int, period: str) -> None:
        """A seat is asked in a period; if it is a new one, the old one is over."""
        if period == "" or self.periods.get(seat) != period:
            self.spent[seat] = 0
        if period and self.periods.get(seat, period) != period:
            self.attendance.end_turn(seat)
        self.periods[seat] = period or self.periods.get(seat, "")

    def thought(self, seat: int, now: int) -> int:
        """How long a seat has been thinking."""
        return max(now - self.running.get(seat, now), 0)

    def answered(self, entry: Moved) -> int:
        """A seat has answered, or was answered for; gives the time it took."""
        seat, bank, late = entry.seat, entry.bank, entry.by in (LATE, ORDER)
        thought = self.thought(seat, entry.at) if entry.took is None else entry.took
        self.spent[seat] = self.spent.get(seat, 0) + thought
        self.banks[seat] = self.banks[seat] if bank is None else bank
        if self.attendance and not late and seat < len(self.attendance.away):
            self.attendance.answer(seat)
        return thought

    def sit(self) -> None:
        """One more seat."""
        self.banks.append(self.full)

    def come_back(self, seat: int) -> None:
        """A person plays again."""
        self.banks[seat] = max(self.banks[seat], GRACE) if self.clock else 0
        if self.attendance:
            self.attendance.answer(seat)

    def shift(self, step: int) -> None:
        """The wall clock has jumped: nobody gains or loses time by that."""
        self.running = {seat: since + step for seat, since in self.running.items()}
        self.limits = {seat: end + step for seat, end in self.limits.items()}

    def wake(self, now: int) -> None:
        """Begin again: what the server slept through is nobody's fault."""
        gone = {seat: now - since for seat, since in self.running.items()}
        self.limits = {seat: end + gone[seat] for seat, end in self.limits.items()}
        self.running = dict.fromkeys(self.running, now)

    def deadline(self) -> int | None:
        """When the first clock or limit runs out."""
        ends = [self.banks[seat] + since for seat, since in self.running.items()] if self.clock else []
        return min([*ends, *self.limits.values()], default=None)

    def flagged(self, now: int) -> list[int]:
        """Who has no time left on the table's clock."""
        return [seat for seat, since in self.running.items() if self.clock and self.banks[seat] + since <= now]

    def late(self, now: int) -> list[int]:
        """Whom the game answers for."""
        return [seat for seat, end in self.limits.items() if end <= now]

    def away(self, people: Collection[int]) -> list[int]:
        """People who missed a whole period."""
        return [seat for seat in people if self.attendance and seat in self.limits and self.attendance.away[seat]]

    def ordered(self, state: State, waiting: Sequence[int]) -> list[tuple[int, str]]:
        """What standing orders answer."""
        asked = [(seat, self.orders[seat]) for seat in waiting if self.orders.get(seat)]
        found = [(seat, self.rules.ordered_answer(state, seat, orders)) for seat, orders in asked]
        return [(seat, str(answer)) for seat, answer in found if answer is not None]
