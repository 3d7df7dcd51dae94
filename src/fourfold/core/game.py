"""A game: the rulebook as a value, and all games by name."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.state import State
from fourfold.faults import Sentence
from fourfold.options import Option, settle, wrong_seats
from fourfold.plain import Thing, describe

S = TypeVar("S", bound=State)
View = dict[str, Any]


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
    check: Callable[[S], Iterable[str]] = field(kw_only=True, default=lambda _: ())  # numbers that cannot be right
    bound: int  # no game has more decisions than this
    prompts: Mapping[str, str] = field(default_factory=dict)  # the rule behind each question
    files: Mapping[str, Callable[[str], Sequence[str]]] = field(default_factory=dict)  # by kind: faults in such a file
    secret: Collection[str] = ()  # questions of which the others are not told whom they are put to

    def start(self, seats: int, seed: int = 0, **options: Any) -> S:
        """A new game, played on to its first decision."""
        state = self.empty(seats, options, Dice(seed))
        self.set_up(state)
        state.run()
        return state

    def empty(self, seats: int, options: Mapping[str, Any], dice: Dice) -> S:
        """A table with nothing on it yet, or a ValueError that says why there is none for these seats and options."""
        if type(seats) is not int or seats not in self.seats:
            raise wrong_seats(self.name, self.seats, seats)
        settled = settle(self.name, self.options, options)
        return self.table(settled, self.box(seats, settled), seats, dice)

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
        if faults := list(self.check(state)):
            return faults
        lies: dict[Thing, str] = {}
        lying = [(place, thing) for place, things in self.places(state).items() for thing in things]
        whole = len({thing for _, thing in lying}.intersection(state.box.values())) == len(lying) == len(state.box)
        for place, thing in lying if not whole else ():
            faults += [f"{thing} lies in {lies[thing]} and in {place}"] if thing in lies else []
            lies[thing] = place
        return faults + [f"{thing} is missing" for thing in state.box.values() if not (whole or thing in lies)]


class Games(dict[str, Game[Any]]):
    """Games by name."""

    def __missing__(self, name: str) -> Game[Any]:
        raise KeyError(Sentence("fault-no-game", game=repr(name), known=", ".join(self)))


GAMES = Games()
