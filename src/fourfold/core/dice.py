"""All chance in a game: one 64-bit integer of state."""

from collections.abc import MutableSequence, Sequence
from typing import Any, Self, TypeVar

from fourfold.compiling import mypyc_attr
from fourfold.mixing import COMPILED, STEP, WORD, draw, mix, shuffle
from fourfold.plain import Part

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Part):
    """A source of chance that is copied, saved and repeated with the state it belongs to."""

    word: int

    def __init__(self, seed: int = 0) -> None:
        self.word = mix(seed & WORD)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely as the other."""
        if COMPILED:
            self.word, number = draw(self.word, bound)
            return number
        self.word = word = (self.word + STEP) & WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD  # mix, written out: this is called very often
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        return ((word ^ (word >> 31)) * bound) >> 64

    def roll(self, count: int = 1, sides: int = 6) -> list[int]:
        """The faces of some dice, in the order thrown."""
        return [self.below(sides) + 1 for _ in range(count)]

    def shuffle(self, pile: MutableSequence[Any]) -> None:
        """Put a pile in random order."""
        self.word = shuffle(pile, self.word)

    def pick(self, things: Sequence[T]) -> T:
        """One of some things, left where it is."""
        return things[self.below(len(things))]

    def fork(self) -> Self:
        """Other dice, for a question on the side."""
        other = self.copy()
        other.word = mix(self.below(1 << 64))
        return other
