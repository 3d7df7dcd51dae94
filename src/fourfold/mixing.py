"""Numbers that look random: SplitMix64, one at a time or many side by side."""

from collections.abc import MutableSequence
from functools import cache
from struct import Struct
from typing import Any, Final

from fourfold.compiling import i64

WORD: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15  # from one word to the next
LANE = 128  # bits, as many as a product of two words has


def mix(word: int) -> int:
    """Scatter the bits of a word (the finaliser of SplitMix64)."""
    if COMPILED:
        return int(scatter(signed(word))) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


COMPILED = not hasattr(mix, "__code__")  # then words can be those of the machine, which overflow as they should


def signed(word: int) -> i64:
    """A word as the machine has it."""
    return i64(word - (1 << 64) if word >> 63 else word)


ONWARD: Final = signed(STEP)
FIRST: Final = signed(0xBF58476D1CE4E5B9)
SECOND: Final = signed(0x94D049BB133111EB)


def scatter(word: i64) -> i64:
    """`mix` for a word of the machine."""
    word = (word ^ (word >> 30 & 0x3FFFFFFFF)) * FIRST
    word = (word ^ (word >> 27 & 0x1FFFFFFFFF)) * SECOND
    return word ^ (word >> 31 & 0x1FFFFFFFF)


def below(word: i64, bound: i64) -> i64:
    """A number from 0 to bound - 1, which is less than 2^31, by a word of the machine."""
    word = scatter(word)
    return ((word >> 32 & 0xFFFFFFFF) * bound + ((word & 0xFFFFFFFF) * bound >> 32)) >> 32


def draw(word: int, bound: int) -> tuple[int, int]:
    """The next word, and a number from 0 to bound - 1 by it; for compiled code."""
    now: i64 = signed(word) + ONWARD
    word = int(now) & WORD
    return word, (mix(word) * bound >> 64 if bound >> 31 else int(below(now, i64(bound))))


def shuffle_list(pile: list[Any], word: int) -> int:
    """Put a pile in random order; for compiled code."""
    now, bound = signed(word), i64(len(pile))
    while bound > 1:
        now += ONWARD
        other = below(now, bound)
        bound -= 1
        pile[bound], pile[other] = pile[other], pile[bound]
    return int(now) & WORD


def shuffle(pile: MutableSequence[Any], word: int) -> int:
    """Put a pile in random order, each number drawn as `below` would; the last word used."""
    if COMPILED and isinstance(pile, list):
        return shuffle_list(pile, word)
    bound = len(pile)
    for mixed in mixes(word, bound - 1) if bound > 1 else ():
        other = mixed * bound >> 64
        bound -= 1
        pile[bound], pile[other] = pile[other], pile[bound]
    return (word + STEP * (len(pile) - bound)) & WORD


def mixes(word: int, count: int) -> tuple[int, ...]:
    """The words that follow, mixed: each in its lane of one large number, which takes a quarter of the time."""
    one, steps, every, lanes = side_by_side(count)
    words = (word * one + steps) & every
    words = ((words ^ (words >> 30)) & every) * 0xBF58476D1CE4E5B9 & every
    words = ((words ^ (words >> 27)) & every) * 0x94D049BB133111EB & every
    words = (words ^ (words >> 31)) & every
    return lanes.unpack(words.to_bytes(lanes.size, "little"))


@cache
def side_by_side(count: int) -> tuple[int, int, int, Struct]:
    """So many lanes: a one in each, the steps to each word, all bits of each word, and how they lie in memory."""
    one = sum([1 << LANE * lane for lane in range(count)])
    steps = sum([STEP * (lane + 1) << LANE * lane for lane in range(count)])
    return one, steps, WORD * one, Struct("<" + "Q8x" * count)
