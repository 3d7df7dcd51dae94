"""A game in progress for agents: each choice is spelled in words, and each word is an action with a number."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Self

import numpy as np

import fourfold
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.game import GAMES, Game
from fourfold.core.record import Record
from fourfold.core.state import Decision, IllegalMove, State
from fourfold.encoding import Encoding, Field, marks, whole

WAIT, END = "wait", "."  # what a seat says that is not asked; what ends a choice that could go on
LIMIT = 8.0  # no number of an observation is farther from 0
Words = tuple[str, ...]
Numbers = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]


class Language:
    """The actions and the observation of a game with so many seats and these options."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        self.game, self.seats = game, seats
        empty = game.empty(seats, options, Dice(0))
        self.options = empty.options
        encode = import_module(f"fourfold.games.{game.name}.encoding").encode
        self.encoding: Encoding = encode(empty.box, seats, empty.options)
        self.words = tuple(dict.fromkeys([WAIT, END, *self.encoding.words]))
        self.number = {word: number for number, word in enumerate(self.words)}
        self.prompts = list(game.prompts)
        self.fields = (*self.own_fields(), *self.encoding.fields)
        self.said = len(self.words) if self.encoding.spell is not whole else 0  # how many numbers tell what is said
        self.size = sum(field.size for field in self.fields) + self.said

    def own_fields(self) -> list[Field]:
        """What every game tells."""

        def asked(g: State, me: Seat) -> list[float]:
            return marks(len(self.prompts), [self.prompts.index(g.pending[me].prompt)] if me in g.pending else ())

        return [Field("question", len(self.prompts), f"what is asked: {', '.join(self.prompts)}", asked)]

    def layout(self) -> list[tuple[str, int, str]]:
        """The name, size and meaning of every run of numbers in an observation."""
        found = [(field.name, field.size, field.meaning) for field in self.fields]
        return found + ([("said", self.said, "the words said so far of the present choice")] if self.said else [])


class Choice(NamedTuple):
    """A decision, every option in words, and how far one is spelled."""

    decision: Decision
    spelled: Mapping[Words, Any]
    said: Words

    @classmethod
    def of(cls, decision: Decision, language: Language) -> Self:
        """A decision of which nothing is said yet; words that all options begin with need not be said."""
        spell = language.encoding.spell
        spelled = {spell(option): option for option in decision.options}
        alone = next(iter(spelled))[:-1] if len(spelled) == 1 else common(list(spelled))
        return cls(decision, spelled, alone)

    def next_words(self) -> set[str]:
        """What can be said next."""
        size = len(self.said)
        return {words[size] if len(words) > size else END for words in self.spelled}

    def say(self, word: str) -> Self:
        """With one more word, and those that must follow."""
        size, said = len(self.said), (*self.said, word)
        if word == END:
            return self._replace(spelled={self.said: self.spelled[self.said]})
        left = {words: option for words, option in self.spelled.items() if words[size : size + 1] == (word,)}
        return self._replace(spelled=left, said=common(list(left)) if left else said)

    def chosen(self) -> Any:
        """The option meant, if only one is left; else None."""
        return next(iter(self.spelled.values())) if len(self.spelled) == 1 else None


def common(spelled: Sequence[Words]) -> Words:
    """The words that all of these begin with."""
    first, last = min(spelled), max(spelled)
    size = next(
        (place for place, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first)
    )
    return first[:size]


class Play:
    """A game that agents play."""

    def __init__(self, language: Language, seed: int = 0) -> None:
        self.language, self.seed = language, seed
        self.state: State = language.game.start(language.seats, seed, **language.options)
        self.choices: dict[Seat, Choice] = {}
        self.moves: list[tuple[Seat, str]] = []

    def acting(self) -> list[Seat]:
        """The seats that are asked."""
        return list(self.state.pending)

    def choice(self, seat: Seat) -> Choice:
        """What a seat is asked, and what it has said so far."""
        decision, known = self.state.pending[seat], self.choices.get(seat)
        if known is None or known.decision is not decision:
            known = self.choices[seat] = Choice.of(decision, self.language)
        return known

    def legal(self, seat: Seat) -> list[int]:
        """The actions a seat may take now, in order; one that is not asked may only wait."""
        if seat not in self.state.pending:
            return [0]
        number = self.language.number
        return sorted([number[word] for word in self.choice(seat).next_words()])

    def mask(self, seat: Seat) -> Mask:
        """The same as ones and zeros."""
        found = np.zeros(len(self.language.words), np.int8)
        found[self.legal(seat)] = 1
        return found

    def act(self, seat: Seat, action: int) -> bool:
        """Say a word; says whether that completed a move."""
        if action not in self.legal(seat):
            raise IllegalMove(f"seat {seat} may not say {self.name(action)!r} now")
        if seat not in self.state.pending:
            return False
        choice = self.choices[seat] = self.choice(seat).say(self.language.words[action])
        option = choice.chosen()
        if option is None:
            return False
        self.play(seat, option)
        return True

    def name(self, action: int) -> str:
        """What an action is called."""
        return self.language.words[action] if 0 <= action < len(self.language.words) else str(action)

    def play(self, seat: Seat, option: Any) -> None:
        """Make a whole move."""
        text = str(option)
        self.state.play(seat, option)
        self.choices.pop(seat, None)
        self.moves.append((seat, text))

    def observe(self, seat: Seat) -> Numbers:
        """What a seat sees, in the order of the fields."""
        found: list[float] = []
        for field in self.language.fields:
            found += field.see(self.state, seat)
        if self.language.said:
            said = self.choice(seat).said if seat in self.state.pending else ()
            found += marks(self.language.said, [self.language.number[word] for word in said])
        return np.clip(np.array(found, np.float32), -LIMIT, LIMIT)

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
        other = object.__new__(Play)
        other.language, other.seed, other.state = self.language, self.seed, self.state.copy()
        other.moves, other.choices = list(self.moves), dict(self.choices)
        return other

    def __deepcopy__(self, memo: Any) -> "Play":
        return self.copy()

    def __reduce__(self) -> Any:
        language = self.language
        return revive, (language.game.name, language.seats, json.dumps(dict(language.options)), self.save())

    def imagine(self, seat: Seat, dice: Dice) -> "Play":
        """A game this seat cannot tell from the real one; what others have begun to say is forgotten."""
        other = self.copy()
        other.state = self.language.game.imagine(self.state, seat, dice)
        other.choices = {}
        if seat in self.choices and seat in self.state.pending:
            fresh = Choice.of(other.state.pending[seat], self.language)
            other.choices[seat] = spelled_out(fresh, self.choices[seat].said)
        return other

    def save(self) -> dict[str, Any]:
        """All of it as plain data."""
        begun = [(seat, self.choice(seat)) for seat in self.state.pending if seat in self.choices]
        said = [
            [seat, list(choice.said)] for seat, choice in begun if len(choice.spelled) < len(choice.decision.options)
        ]
        return {"state": fourfold.save(self.state), "seed": self.seed, "moves": self.moves, "said": said}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""
        self.state, self.seed = fourfold.load(saved["state"]), saved["seed"]
        self.moves, self.choices = [(seat, move) for seat, move in saved["moves"]], {}
        for seat, said in saved["said"]:
            self.choices[seat] = spelled_out(Choice.of(self.state.pending[seat], self.language), tuple(said))

    def record(self) -> Record:
        """The game so far, to be watched or replayed."""
        return Record(self.language.game.name, self.language.seats, self.seed, dict(self.language.options), self.moves)


def spelled_out(choice: Choice, said: Words) -> Choice:
    """A choice with these words said."""
    while len(choice.said) < len(said):
        choice = choice.say(said[len(choice.said)])
    return choice


@cache
def language_of(game: str, seats: int, options: str) -> Language:
    """The language of a game with options as JSON, made once."""
    return Language(GAMES[game], seats, json.loads(options))


def revive(game: str, seats: int, options: str, saved: Mapping[str, Any]) -> Play:
    """A game that was pickled."""
    play = object.__new__(Play)
    play.language = language_of(game, seats, options)
    play.load(saved)
    return play
