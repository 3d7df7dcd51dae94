"""A game as numbers, for those who learn: words that spell a choice, and what a seat sees.

A word is an action with a number, and a set of words is an integer with a bit for each. What a seat sees are marks,
the bits of an integer too, and then numbers.
"""

import re
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from fourfold.compiling import mypyc_attr
from fourfold.plain import Thing

WAIT, END = "wait", "."  # what a seat says that is not asked; what ends a choice that could go on
WAITING, ENDING = 0, 1  # their numbers
MANY = 1 << 16  # spellings that are remembered
SEPARATORS = re.compile(r"[ +@]")
T = TypeVar("T")
Said = tuple[int, ...]


class Field(NamedTuple):
    """Some marks or numbers that a seat sees; numbers lie mostly between 0 and 1."""

    name: str
    size: int
    meaning: str


class Layout(NamedTuple):
    """What stands in an observation, in this order: marks, then numbers."""

    own: tuple[Field, ...]  # marks that are a seat's own
    common: tuple[Field, ...]  # marks that are the same for all
    seat: tuple[Field, ...]  # marks of every seat, one's own first and then clockwise
    common_numbers: tuple[Field, ...] = ()
    seat_numbers: tuple[Field, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """A decision of which some words are said."""

    def __init__(self, said: Said, spoken: int, open: int, meant: Any = None) -> None:
        self.said = said
        self.spoken = spoken  # the words said, as a set
        self.open = open  # the words that can be said next
        self.meant = meant  # the option, as soon as only one is left

    def say(self, word: int) -> "Choice":
        """With one more word, and those that must follow."""
        raise NotImplementedError  # every kind of choice does it in its own way


class Spelled(Choice):
    """A choice among options of which every word is known."""

    def __init__(self, spelled: dict[Said, Any], said: Said, meant: Any = None) -> None:
        size, open = len(said), 0
        for words in spelled:
            open |= 1 << (words[size] if len(words) > size else ENDING)
        super().__init__(said, bits(said), open, meant)
        self.spelled = spelled

    def say(self, word: int) -> Choice:
        """With one more word, and those that must follow."""
        size = len(self.said)
        if word == ENDING:
            left = {self.said: self.spelled[self.said]}
        else:
            left = {words: option for words, option in self.spelled.items() if words[size : size + 1] == (word,)}
        return Spelled(left, common(list(left)), next(iter(left.values())) if len(left) == 1 else None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[T]):
    """A game with so many seats and these options, as numbers."""

    def __init__(self, words: Iterable[str], things: Iterable[Thing], layout: Layout) -> None:
        self.bit = {thing.id: 1 << place for place, thing in enumerate(things)}
        self.words = tuple(dict.fromkeys([WAIT, END, *words]))
        self.number = {word: number for number, word in enumerate(self.words)}
        self.layout = layout
        self.single = False  # every choice is one word
        self.spellings: dict[str, Said] = {}

    def spell(self, option: Any) -> tuple[str, ...]:
        """A choice as the words of its notation: `r4-f4+up2` as r4-f4 and up2."""
        return tuple(SEPARATORS.split(str(option)))

    def spelling(self, option: Any) -> Said:
        """The same as numbers, remembered."""
        text = str(option)
        found = self.spellings.get(text)
        if found is None:
            if len(self.spellings) > MANY:
                self.spellings.clear()
            found = self.spellings[text] = tuple([self.number[word] for word in self.spell(option)])
        return found

    def begin(self, options: Sequence[Any]) -> Choice:
        """A choice of which nothing is said yet; words that all options begin with need not be said."""
        spelled = {self.spelling(option): option for option in options}
        said = next(iter(spelled))[:-1] if len(spelled) == 1 else common(list(spelled))
        return Spelled(spelled, said)

    def lying(self, things: Iterable[Thing]) -> int:
        """A mark for each of some things."""
        found, bit = 0, self.bit
        for thing in things:
            found |= bit[thing.id]
        return found

    def own(self, g: T, me: int) -> int:
        """The marks that are a seat's own."""
        raise NotImplementedError  # every game has its own

    def common(self, g: T) -> int:
        """The marks that are the same for all."""
        raise NotImplementedError  # every game has its own

    def seat(self, g: T, seat: int) -> int:
        """The marks of a seat that all can see."""
        raise NotImplementedError  # every game has its own

    def common_numbers(self, g: T) -> bytes:
        """The numbers that are the same for all, as they lie in memory."""
        return b""

    def seat_numbers(self, g: T, seat: int) -> bytes:
        """The numbers of a seat that all can see, as they lie in memory."""
        return b""


def packed(numbers: list[float]) -> bytes:
    """Numbers as they lie in memory."""
    return array("f", numbers).tobytes()


def size_of(fields: Iterable[Field]) -> int:
    """How many marks or numbers some fields have."""
    return sum([field.size for field in fields])


def common(spelled: list[Said]) -> Said:
    """The words that all of these begin with."""
    first, last = min(spelled), max(spelled)
    size = 0
    while size < len(first) and first[size] == last[size]:
        size += 1
    return first[:size]


def bits(places: Iterable[int]) -> int:
    """A one at each of these places."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def joined(parts: Iterable[tuple[int, int]]) -> int:
    """Some patterns of so many bits, one after another."""
    found = place = 0
    for pattern, size in parts:
        found |= pattern << place
        place += size
    return found


def around(me: int, seats: int) -> list[int]:
    """All seats clockwise, one's own first."""
    return [*range(me, seats), *range(me)]
