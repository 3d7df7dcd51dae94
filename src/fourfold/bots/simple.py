"""Bots that do not think ahead."""

from typing import Any

from fourfold.advice import Opinion, Reason, Thoughtful
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.state import State


def play_randomly(world: State, seat: Seat, dice: Dice) -> Any:
    """Any option, each as likely as the other."""
    return dice.pick(world.pending[seat].options)


class Careless(Thoughtful):
    """Plays like another bot, but now and then without a thought."""

    def __init__(self, bot: Thoughtful, slips: int) -> None:
        self.bot, self.slips = bot, slips

    def opinions(self, world: State, seat: Seat, dice: Dice) -> list[Opinion]:
        if dice.below(100) < self.slips:
            return [Opinion(play_randomly(world, seat, dice), 0.0, 1.0, (Reason("bots-did-not-think"),))]
        return self.bot.opinions(world, seat, dice)

    def __call__(self, world: State, seat: Seat, dice: Dice) -> Any:
        bot = play_randomly if dice.below(100) < self.slips else self.bot
        return bot(world, seat, dice)
