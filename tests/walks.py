"""Games played for tests: by random picks, or by the picks that hypothesis tries."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from hypothesis import strategies

from fourfold import GAMES, Dice, Game, State


class Case(NamedTuple):
    """A game, a number of seats and a set of options that the contract is checked for."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    games: int  # how many random games of it are played

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={str(value)[:12]}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{chosen or 'plain'}"

    def start(self, seed: int) -> State:
        """A new game of this case."""
        state: State = self.game.start(self.seats, seed, **self.options)
        return state


def cases() -> Iterator[Case]:
    """Every game with every number of seats and every set of options its tests name."""
    for name, game in GAMES.items():
        named = import_module(f"tests.games.{name}.variants")
        found = [
            (seats, options) for seats in game.seats for options in named.VARIANTS if allowed(game, seats, options)
        ]
        for seats, options in found:
            yield Case(game, seats, options, -(-named.RANDOM_GAMES // len(found)))


def table_sizes(game: Game[Any]) -> list[int]:
    """The numbers of seats a game has without any option."""
    return [seats for seats in game.seats if allowed(game, seats, {})]


def allowed(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    """Whether these options go with so many seats."""
    try:
        game.empty(seats, options, Dice())
    except ValueError:
        return False
    return True


def random_moves(state: State, seed: int) -> Iterator[tuple[int, Any]]:
    """Play a game to its end by chance, stopping before each move to tell who will choose what."""
    dice = Dice(seed)
    while not state.over:
        seat = dice.pick(list(state.pending))
        move = dice.pick(state.pending[seat].options)
        yield seat, move
        state.play(seat, move)


def play_picks(state: State, picks: Sequence[int]) -> None:
    """Play as far as some picks lead; each chooses a seat and an option."""
    for pick in picks:
        if state.over:
            return
        seat = sorted(state.pending)[pick % len(state.pending)]
        options = state.pending[seat].options
        state.play(seat, options[pick // 7 % len(options)])


walks = strategies.tuples(
    strategies.integers(0, 2**32),
    strategies.lists(strategies.integers(0, 2**16), max_size=120),
    strategies.integers(0, 9),
)
