"""Bots that do not think ahead."""

from typing import Any

from fourfold.advice import Advice, Opinion, Reason, Thoughtful, Weighed
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.state import State


def play_randomly(world: State, seat: Seat, dice: Dice) -> Any:
    """Any option, each as likely as the other."""
    return dice.pick(world.pending[seat].options)


class Greedy(Thoughtful):
    """Takes what looks best now."""

    def __init__(self, advice: Advice[Any]) -> None:
        self.advice = advice

    def opinions(self, world: State, seat: Seat, dice: Dice) -> list[Opinion]:
        weighed = self.advice.weigh(world, seat, dice)
        return [
            Opinion(option, value, weight, (*self.advice.reasons(world, seat, option), Reason("bots-looks-best")))
            for (value, option), weight in zip(weighed, weights(weighed), strict=True)
        ]

    def __call__(self, world: State, seat: Seat, dice: Dice) -> Any:
        return self.advice.weigh(world, seat, dice)[0][1]


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


def weights(weighed: Weighed) -> list[float]:
    """The shares of favour of options in order: each has half of what the one before has."""
    shares = [0.5**place for place in range(len(weighed))]
    return [share / sum(shares) for share in shares]
