"""A game at some of its last moves, so that going back does not mean playing all of it again."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

from fourfold.core.state import State

STRIDE = 64  # moves between two stages
KEPT = 3  # stages of a game, the latest


class Turn(NamedTuple):
    """A move that stands."""

    seq: int
    seat: int
    move: str


class Stages:
    """The game as it was after some numbers of moves."""

    def __init__(self) -> None:
        self.kept: dict[int, State] = {}

    def copy(self) -> Self:
        """The same stages; what is kept is never changed."""
        other = type(self)()
        other.kept = self.kept.copy()
        return other

    def note(self, moves: int, state: State) -> None:
        """Keep the game after this many moves, if it is time to."""
        if moves % STRIDE == 0:
            self.kept[moves] = state.copy()
            if len(self.kept) > KEPT:
                del self.kept[min(self.kept)]

    def cut(self, moves: int) -> None:
        """Later moves have been taken back."""
        self.kept = {each: state for each, state in self.kept.items() if each <= moves}

    def after(self, turns: Sequence[Turn], start: Callable[[], State]) -> State:
        """The game after the first of its moves, played on from the nearest stage."""
        nearest = max([moves for moves in self.kept if moves <= len(turns)], default=0)
        state = self.kept[nearest].copy() if nearest else start()
        for moves, turn in enumerate(turns[nearest:], nearest + 1):
            state.play(turn.seat, turn.move)
            self.note(moves, state)
        return state
