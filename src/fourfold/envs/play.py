"""A game in progress for agents: each choice is spelled in words, and each word is an action with a number."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

import fourfold
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.game import GAMES, Game
from fourfold.core.record import Record
from fourfold.core.state import Decision, IllegalMove, State
from fourfold.encoding import WAITING, Choice, Encoding, size_of

LIMIT = 8.0  # no number of an observation is farther from 0
FLOAT = 4  # bytes of a number
Numbers = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]


class Language:
    """The actions and the observation of a game with so many seats and these options."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        self.game, self.seats = game, seats
        empty = game.empty(seats, options, Dice(0))
        self.options, self.box = empty.options, empty.box
        self.encoding: Encoding[Any] = import_module(f"fourfold.games.{game.name}.encoding").encode(
            empty.box, seats, empty.options
        )
        self.words, self.number = self.encoding.words, self.encoding.number
        self.prompts = {prompt: 1 << place for place, prompt in enumerate(game.prompts)}
        layout = self.encoding.layout
        self.own_size = len(self.prompts) + size_of(layout.own)
        self.common_size, self.seat_size = size_of(layout.common), size_of(layout.seat)
        self.said_place = self.own_size + self.common_size + seats * self.seat_size
        self.said = 0 if self.encoding.single else len(self.words)  # how many marks tell what is said
        self.marks = self.said_place + self.said
        self.seat_bytes = size_of(layout.seat_numbers) * FLOAT
        self.numbers = size_of(layout.common_numbers) + seats * size_of(layout.seat_numbers)
        self.size = self.marks + self.numbers

    def layout(self) -> list[tuple[str, int, str]]:
        """The name, size and meaning of every run of numbers in an observation; (0) is one's own seat, (1) the next."""
        layout, seats = self.encoding.layout, range(self.seats)
        found = [
            ("question", len(self.prompts), f"what is asked: {', '.join(self.prompts)}"),
            *layout.own,
            *layout.common,
        ]
        found += [(f"{name} ({seat})", size, meaning) for seat in seats for name, size, meaning in layout.seat]
        found += [("said", self.said, "the words said so far of the present choice")] if self.said else []
        found += layout.common_numbers
        found += [(f"{name} ({seat})", size, meaning) for seat in seats for name, size, meaning in layout.seat_numbers]
        return [(name, size, meaning) for name, size, meaning in found]

    def __deepcopy__(self, memo: Any) -> "Language":
        return self  # it never changes

    def deal(self, seed: int) -> State:
        """A new game; its options were settled before."""
        state: State = self.game.table(self.options, self.box, self.seats, Dice(seed))
        self.game.set_up(state)
        state.run()
        return state


class Sight:
    """What all see of a table, and what each seat sees, as far as somebody has looked."""

    def __init__(self, language: Language, state: State) -> None:
        self.language = language
        self.renew(state)

    def renew(self, state: State) -> None:
        """Look at a table at which something has happened."""
        language, encoding = self.language, self.language.encoding
        self.state, self.asked, self.known = state, state.asked, dict[Seat, tuple[int, bytes]]()
        self.common, self.common_numbers = encoding.common(state), encoding.common_numbers(state)
        around, around_numbers = encoding.seat(state, 0), encoding.seat_numbers(state, 0)
        for seat in range(1, language.seats):
            around |= encoding.seat(state, seat) << seat * language.seat_size
            around_numbers += encoding.seat_numbers(state, seat)
        self.around, self.around_numbers = around, around_numbers

    def of(self, seat: Seat) -> tuple[int, bytes]:
        """The marks and numbers a seat sees."""
        decision = self.state.pending.get(seat)
        key = seat if decision is not None else ~seat
        found = self.known.get(key)
        if found is None:
            question = self.language.prompts[decision.prompt] if decision is not None else 0
            found = self.known[key] = (self.marks(seat, question), self.numbers(seat))
        return found

    def marks(self, me: Seat, question: int) -> int:
        """One's own, those common to all, and those of the seats, clockwise from one's own."""
        language, around = self.language, self.around
        if me:
            before = me * language.seat_size
            rest = around & (1 << before) - 1
            around = around >> before | rest << (language.seats - me) * language.seat_size
        own = language.encoding.own(self.state, me) << len(language.prompts) | question
        return own | (self.common | around << language.common_size) << language.own_size

    def numbers(self, me: Seat) -> bytes:
        """The numbers common to all, and those of the seats, clockwise from one's own."""
        if not me:
            return self.common_numbers + self.around_numbers
        before = me * self.language.seat_bytes
        return self.common_numbers + self.around_numbers[before:] + self.around_numbers[:before]


class Play:
    """A game that agents play."""

    def __init__(self, language: Language, seed: int = 0, state: State | None = None) -> None:
        self.language, self.seed = language, seed
        self.state = state if state is not None else language.deal(seed)
        self.choices: dict[Seat, tuple[Decision, Choice]] = {}
        self.played: list[tuple[Seat, Any]] = []
        self.sight: Sight | None = None

    @property
    def moves(self) -> list[tuple[Seat, str]]:
        """Every move so far, in its notation."""
        return [(seat, str(option)) for seat, option in self.played]

    def acting(self) -> list[Seat]:
        """The seats that are asked."""
        return list(self.state.pending)

    def choice(self, seat: Seat) -> Choice:
        """What a seat is asked, and what it has said so far."""
        decision, known = self.state.pending[seat], self.choices.get(seat)
        if known is not None and known[0] is decision:
            return known[1]
        choice = self.language.encoding.begin(decision.options)
        self.choices[seat] = (decision, choice)
        return choice

    def open(self, seat: Seat) -> int:
        """The actions a seat may take now, a bit for each; one that is not asked may only wait."""
        return self.choice(seat).open if seat in self.state.pending else 1 << WAITING

    def legal(self, seat: Seat) -> list[int]:
        """The same as a list, in order."""
        return [place for place, digit in enumerate(bin(self.open(seat))[:1:-1]) if digit == "1"]

    def mask(self, seat: Seat) -> Mask:
        """The same as ones and zeros."""
        return spread(self.open(seat), len(self.language.words))

    def act(self, seat: Seat, action: int) -> bool:
        """Say a word; says whether that completed a move."""
        if action < 0 or not self.open(seat) >> action & 1:
            raise IllegalMove(f"seat {seat} may not say {self.name(action)!r} now")
        return seat in self.state.pending and self.say(seat, action)

    def say(self, seat: Seat, action: int) -> bool:
        """Say a word that may be said; says whether that completed a move."""
        choice = self.choice(seat).say(action)
        if choice.meant is None:
            self.choices[seat] = (self.state.pending[seat], choice)
            return False
        self.play(seat, choice.meant)
        return True

    def name(self, action: int) -> str:
        """What an action is called."""
        return self.language.words[action] if 0 <= action < len(self.language.words) else str(action)

    def play(self, seat: Seat, option: Any) -> None:
        """Make a whole move."""
        self.state.play(seat, option)
        self.choices.pop(seat, None)
        self.played.append((seat, option))
        if type(option) is str:  # it may have been a call, which changes the table, but not what is asked
            self.sight = None

    def see(self, seat: Seat) -> tuple[int, bytes]:
        """What a seat sees: marks, a bit for each, and numbers, as they lie in memory."""
        sight, state = self.sight, self.state
        if sight is None:
            sight = self.sight = Sight(self.language, state)
        elif sight.asked is not state.asked or sight.state is not state:
            sight.renew(state)
        marks, numbers = sight.of(seat)
        if self.language.said and seat in state.pending:
            marks |= self.choice(seat).spoken << self.language.said_place
        return marks, numbers

    def observe(self, seat: Seat) -> Numbers:
        """The same in the order of the fields."""
        marks, numbers = self.see(seat)
        found = np.empty(self.language.size, np.float32)
        found[: self.language.marks] = spread(marks, self.language.marks)
        found[self.language.marks :] = np.clip(np.frombuffer(numbers, np.float32), -LIMIT, LIMIT)
        return found

    def returns(self) -> list[float]:
        """1 for a win, shared among those who share it, so that all sum to 0; alone, the points; 0 before the end."""
        seats = self.state.seats
        if not self.state.over:
            return [0.0] * seats
        if seats == 1:
            return [float(self.language.game.scores(self.state)[0])]
        places = self.language.game.ranking(self.state)
        share = 1 / places.count(1)
        return [((share if place == 1 else 0) * seats - 1) / (seats - 1) for place in places]

    def copy(self) -> "Play":
        """The same again, going its own way."""
        other = Play(self.language, self.seed, self.state.copy())
        other.played, other.choices = list(self.played), dict(self.choices)
        return other

    def __deepcopy__(self, memo: Any) -> "Play":
        return self.copy()

    def __reduce__(self) -> Any:
        language = self.language
        return revive, (language.game.name, language.seats, json.dumps(dict(language.options)), self.save())

    def imagine(self, seat: Seat, dice: Dice) -> "Play":
        """A game this seat cannot tell from the real one; what others have begun to say is forgotten."""
        other = Play(self.language, self.seed, self.language.game.imagine(self.state, seat, dice))
        other.played = list(self.played)
        if seat in self.choices and seat in self.state.pending:
            other.spell_out(seat, self.choice(seat).said)
        return other

    def spell_out(self, seat: Seat, said: tuple[int, ...]) -> None:
        """Say these words, which do not complete a move."""
        choice = self.choice(seat)
        while len(choice.said) < len(said):
            choice = choice.say(said[len(choice.said)])
        self.choices[seat] = (self.state.pending[seat], choice)

    def unsaid(self, seat: Seat) -> tuple[int, ...]:
        """The words of a choice that need not be said."""
        return self.language.encoding.begin(self.state.pending[seat].options).said

    def save(self) -> dict[str, Any]:
        """All of it as plain data."""
        begun = [(seat, self.choice(seat).said) for seat in self.state.pending if seat in self.choices]
        said = [[seat, [self.name(word) for word in words]] for seat, words in begun if words != self.unsaid(seat)]
        moves = [[seat, move] for seat, move in self.moves]
        return {"state": fourfold.save(self.state), "seed": self.seed, "moves": moves, "said": said}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""
        self.state, self.seed, self.sight = fourfold.load(saved["state"]), saved["seed"], None
        self.played, self.choices = [(seat, move) for seat, move in saved["moves"]], {}
        for seat, said in saved["said"]:
            self.spell_out(seat, tuple([self.language.number[word] for word in said]))

    def record(self) -> Record:
        """The game so far, to be watched or replayed."""
        return Record(self.language.game.name, self.language.seats, self.seed, dict(self.language.options), self.moves)


def spread(pattern: int, size: int) -> Mask:
    """A number for each bit."""
    packed = np.frombuffer(pattern.to_bytes(size // 8 + 1, "little"), np.uint8)
    return np.unpackbits(packed, count=size, bitorder="little").view(np.int8)


@cache
def language_of(game: str, seats: int, options: str) -> Language:
    """The language of a game with options as JSON, made once."""
    return Language(GAMES[game], seats, json.loads(options))


def revive(game: str, seats: int, options: str, saved: Mapping[str, Any]) -> Play:
    """A game that was pickled."""
    play = Play(language_of(game, seats, options))
    play.load(saved)
    return play
