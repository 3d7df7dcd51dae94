"""Dice for tests."""

from collections.abc import MutableSequence
from typing import Any

from fourfold.core.dice import Dice


class LoadedDice(Dice):
    """Dice that first fall as told (numbers from 0, as `below` gives them), then as they like."""

    falls: list[int]

    def below(self, bound: int) -> int:
        return self.falls.pop(0) if self.falls else super().below(bound)

    def shuffle(self, pile: MutableSequence[Any]) -> None:
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
