"""A game as numbers, for those who learn: words that spell a choice, and fields of what a seat sees."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from fourfold.plain import Thing

SEPARATORS = re.compile(r"[ +@]")


class Field(NamedTuple):
    """Some numbers that a seat sees, mostly between 0 and 1."""

    name: str
    size: int
    meaning: str
    see: Callable[[Any, int], Sequence[float]]


class Encoding(NamedTuple):
    """A game with so many seats and these options, as numbers."""

    words: tuple[str, ...]  # every word a choice may be spelled with
    fields: tuple[Field, ...]
    spell: Callable[[Any], tuple[str, ...]]  # a choice as its words


def by_words(option: Any) -> tuple[str, ...]:
    """A choice as the words of its notation: `r4-f4+up2` as r4-f4 and up2."""
    return tuple(SEPARATORS.split(str(option)))


def whole(option: Any) -> tuple[str, ...]:
    """A choice as a single word, its notation."""
    return (str(option),)


def around(me: int, seats: int) -> list[int]:
    """All seats clockwise, one's own first."""
    return [*range(me, seats), *range(me)]


def marks(size: int, places: Iterable[int]) -> list[float]:
    """A one at each of these places, zeros elsewhere."""
    found = [0.0] * size
    for place in places:
        found[place] = 1.0
    return found


def things(name: str, meaning: str, index: Mapping[str, int], lying: Callable[[Any, int], Iterable[Thing]]) -> Field:
    """A field with a one for each thing that lies somewhere."""
    return Field(name, len(index), meaning, lambda g, me: marks(len(index), [index[each.id] for each in lying(g, me)]))


def by_seat(name: str, seats: int, meaning: str, number: Callable[[Any, int], float]) -> Field:
    """A field with a number for each seat, one's own first and then clockwise."""
    return Field(name, seats, meaning, lambda g, me: [number(g, seat) for seat in around(me, seats)])


def numbers(name: str, meaning: str, *each: Callable[[Any, int], float]) -> Field:
    """A field of single numbers."""
    return Field(name, len(each), meaning, lambda g, me: [number(g, me) for number in each])
