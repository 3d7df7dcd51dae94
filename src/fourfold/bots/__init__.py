"""Who plays when nobody else does: bots by name, for any game."""

from typing import Any

from fourfold.advice import Bot, Opinion, Reason, Thoughtful
from fourfold.bots.levels import LEVELS, advice, bots
from fourfold.bots.simple import play_randomly
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.game import Game
from fourfold.core.state import State
from fourfold.faults import Sentence

__all__ = ["LEVELS", "Bot", "Opinion", "Reason", "advice", "bots", "choose", "explain", "find_bot", "play_randomly"]


def find_bot(game: Game[Any], name: str) -> Bot:
    """The bot with this name, or a ValueError that says which there are."""
    found = bots(game)
    if name not in found:
        raise ValueError(Sentence("fault-no-bot", game=game.name, bot=repr(name), known=", ".join(found)))
    return found[name]


def choose(game: Game[Any], bot: Bot, state: State, seat: Seat, dice: Dice) -> Any:
    """Let a bot choose for a seat; it is shown only what the seat may know."""
    return bot(game.imagine(state, seat, dice), seat, dice)


def explain(game: Game[Any], bot: Bot, state: State, seat: Seat, dice: Dice) -> list[Opinion]:
    """What a bot thinks of a seat's options, the best first; with equal dice the first is what it would choose."""
    world = game.imagine(state, seat, dice)
    if isinstance(bot, Thoughtful):
        return bot.opinions(world, seat, dice)
    return [Opinion(bot(world, seat, dice), 0.0, 1.0, (Reason("bots-likes-it"),))]
