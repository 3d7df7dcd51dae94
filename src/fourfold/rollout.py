"""Games played on without anybody looking: what search does most, and quickest where the rules are compiled."""

from collections.abc import Callable
from typing import Any

from fourfold.compiling import i64
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.state import State
from fourfold.mixing import COMPILED, ONWARD, WORD, below, signed

Policy = Callable[[State, Seat, Dice], Any]


def roll_out(state: State, dice: Dice, limit: int = 1 << 60, choose: Policy | None = None) -> int:
    """Play at random, or as a policy chooses, until the game is over or so many decisions are made: how many were."""
    if COMPILED and choose is None and type(dice) is Dice:
        return roll_quickly(state, dice, limit)
    made = 0
    while state.asked is not None and made < limit:
        for mine in list(state.pending.values())[: limit - made]:
            if choose is None:
                state.answer(mine.seat, mine.options[dice.below(len(mine.options))])
            else:
                state.play(mine.seat, choose(state, mine.seat, dice))
            made += 1
    return made


def roll_quickly(state: State, dice: Dice, limit: int) -> int:
    """The same at random, for compiled code: meanwhile the dice are a word of the machine."""
    word, made = signed(dice.word), 0
    while state.asked is not None and made < limit:
        for mine in list(state.pending.values())[: limit - made]:
            word += ONWARD
            state.answer(mine.seat, mine.options[int(below(word, i64(len(mine.options))))])
            made += 1
    dice.word = int(word) & WORD
    return made
