"""A record: game, seats, seed, options and moves; the save file, the replay and the test."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from fourfold.core.events import Seat
from fourfold.core.game import GAMES
from fourfold.core.state import State
from fourfold.faults import Sentence, reason
from fourfold.plain import Unreadable, parse, read_head

FORMAT = 1
FIELDS = {"format": int, "game": str, "seats": int, "seed": int, "options": dict[str, Any], "moves": list[list[Any]]}


@dataclass
class Record:
    """All that is needed to play a game again, move for move."""

    game: str
    seats: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: list[tuple[Seat, str]] = field(default_factory=list)

    def states(self) -> Iterator[State]:
        """The game again: one state, as it was before the first move and after each."""
        state: State = GAMES[self.game].start(self.seats, self.seed, **self.options)
        yield state
        for seat, move in self.moves:
            state.play(seat, move)
            yield state

    def replay(self) -> State:
        """The state after the last move."""
        *_, last = self.states()
        return last

    def to_json(self) -> str:
        """The record as text."""
        return json.dumps({"format": FORMAT} | vars(self), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The record in this text, or a ValueError that says what is wrong."""
        try:
            data = read_head(FIELDS, parse(text), FORMAT)
            moves = [read_move(each) for each in data["moves"]]
            return cls(GAMES[data["game"]].name, data["seats"], data["seed"], data["options"], moves)
        except (LookupError, TypeError, ValueError) as error:
            raise ValueError(Sentence("fault-record", why=reason(error))) from error


def read_move(entry: list[Any]) -> tuple[Seat, str]:
    """A move as it is written: the seat and the notation of what it chose."""
    if [type(each) for each in entry] != [int, str]:
        raise Unreadable(Sentence("fault-record-move", value=repr(entry)))
    return entry[0], entry[1]
