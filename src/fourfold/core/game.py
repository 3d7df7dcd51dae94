"""A game: the rulebook as a value, and all games by name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.state import State
from fourfold.plain import Thing, plain

S = TypeVar("S", bound=State)
View = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice made when a game is created: one of some values (off and on: a switch), or what a check lets pass."""

    default: Any  # a value, or a function of the options before this one
    values: Sequence[Any] = ("off", "on")
    check: Callable[[Any], Any] | None = None  # gives the settled value or raises a ValueError

    def settle(self, value: Any) -> Any:
        """The value as the rules know it."""
        if self.check:
            return self.check(value)
        value = ("off", "on")[value] if isinstance(value, bool) and "on" in self.values else value
        if value not in self.values:
            raise ValueError(f"{value!r} is not one of {', '.join(map(str, self.values))}")
        return value


@dataclass(frozen=True)
class Game(Generic[S]):
    """What tests, bots, servers and researchers know of a game."""

    name: str
    seats: range
    table: type[S]
    options: Mapping[str, Option]
    box: Callable[[int, Mapping[str, Any]], Mapping[str, Thing]]  # everything for so many seats and these options
    set_up: Callable[[S], None]  # lay out an empty table and put the first steps on the agenda
    look: Callable[[S, Seat | None], View]  # what a seat sees of the table
    redeal: Callable[[S, Seat | None], None]  # deal anew what a seat cannot know
    count: Callable[[S], list[int]]  # the scores at the end
    rank: Callable[[S], list[int]]  # the places at the end
    places: Callable[[S], Mapping[str, Iterable[Thing]]]  # where everything lies
    bound: int  # no game has more decisions than this
    prompts: Mapping[str, str] = field(default_factory=dict)  # the rule behind each question
    files: Mapping[str, Callable[[str], list[str]]] = field(default_factory=dict)  # faults in a user's file, by kind
    secret: Sequence[str] = ()  # questions of which the others are not told whom they are put to

    def start(self, seats: int, seed: int = 0, **options: Any) -> S:
        """A new game, played on to its first decision."""
        state = self.empty(seats, options, Dice(seed))
        self.set_up(state)
        state.run()
        return state

    def empty(self, seats: int, options: Mapping[str, Any], dice: Dice) -> S:
        """A table with nothing on it yet."""
        settled = self.settle(seats, options)
        return self.table(settled, self.box(seats, settled), seats, dice)

    def settle(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, or a ValueError that names the wrong one."""
        if seats not in self.seats or isinstance(seats, bool):
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        if unknown := [name for name in given if name not in self.options]:
            raise ValueError(f"{self.name} has no option {unknown[0]!r}; there are {', '.join(self.options)}")
        settled: dict[str, Any] = {}
        for name, option in self.options.items():
            default = option.default(settled) if callable(option.default) else option.default
            try:
                settled[name] = option.settle(given[name]) if name in given else default
            except ValueError as error:
                raise ValueError(f"option {name}: {error}") from error
        return settled

    def scores(self, state: S) -> list[int]:
        """The points of every seat when the game is over, and only then."""
        if not state.over:
            raise ValueError("the game is not over")
        return self.count(state)

    def ranking(self, state: S) -> list[int]:
        """The place of every seat when the game is over: 1 for the winner, or for all who share the win."""
        if not state.over:
            raise ValueError("the game is not over")
        return self.rank(state)

    def view(self, state: S, seat: Seat | None) -> View:
        """All that a seat (None: an onlooker) may know, as plain JSON data."""
        mine = state.pending.get(seat) if seat is not None else None
        return {
            "game": self.name,
            "seats": state.seats,
            "seat": seat,
            "options": dict(state.options),
            "waiting_for": [n for n, asked in state.pending.items() if n == seat or asked.prompt not in self.secret],
            "decision": mine and {"prompt": mine.prompt, "options": [describe(each) for each in mine.options]},
            "scores": self.count(state) if state.over else None,
            "ranking": self.rank(state) if state.over else None,
            "table": self.look(state, seat),
        }

    def imagine(self, state: S, seat: Seat | None, dice: Dice) -> S:
        """A world this seat cannot tell from the real one."""
        world = state.copy()
        world.dice, world.told = dice.fork(), []
        self.redeal(world, seat)
        return world

    def faults(self, state: S) -> list[str]:
        """What is wrong with a position: things that are missing, strange or in two places."""
        lies: dict[Thing, str] = {}
        faults: list[str] = []
        for place, thing in [(place, thing) for place, things in self.places(state).items() for thing in things]:
            faults += [f"{thing} lies in {lies[thing]} and in {place}"] if thing in lies else []
            lies[thing] = place
        return faults + [f"{thing} is missing" for thing in state.box.values() if thing not in lies]


def describe(option: Any) -> View:
    """An option for the one who chooses: its notation, and what it consists of."""
    return {"text": str(option)} | (plain(option) if hasattr(option, "_asdict") else {})


GAMES: dict[str, Game[Any]] = {}
