"""Games played on without anybody looking: what search does most, and quickest where the rules are compiled."""

from collections.abc import Callable
from typing import Any

from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.state import State

Policy = Callable[[State, Seat, Dice], Any]


def roll_out(state: State, dice: Dice, limit: int = 1 << 60, choose: Policy | None = None) -> int:
    """Play at random, or as a policy chooses, until the game is over or so many decisions are made: how many were."""
    made = 0
    while state.asked is not None and made < limit:
        for mine in list(state.pending.values()):
            if choose is None:
                state.answer(mine.seat, mine.options[dice.below(len(mine.options))])
            else:
                state.play(mine.seat, choose(state, mine.seat, dice))
            made += 1
            if made == limit:
                break
    return made
