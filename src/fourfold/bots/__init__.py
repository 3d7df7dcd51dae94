"""Who plays when nobody else does: bots by name, for any game."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.game import Game
from fourfold.core.state import State

Bot = Callable[[State, Seat, Dice], Any]
"""Given a world the seat cannot tell from the real one, the seat and dice of its own, a bot chooses an option."""


def play_randomly(world: State, seat: Seat, dice: Dice) -> Any:
    """Any option, each as likely as the other."""
    return dice.pick(world.pending[seat].options)


def bots(game: Game[Any]) -> dict[str, Bot]:
    """Every bot that plays this game, by name: those for all games, then the game's own."""
    own: dict[str, Bot] = import_module(f"fourfold.games.{game.name}.advice").BOTS
    return {"random": play_randomly} | own


def find_bot(game: Game[Any], name: str) -> Bot:
    """The bot with this name, or a ValueError that says which there are."""
    found = bots(game)
    if name not in found:
        raise ValueError(f"{game.name} has no bot {name!r}; there are {', '.join(found)}")
    return found[name]


def choose(game: Game[Any], bot: Bot, state: State, seat: Seat, dice: Dice) -> Any:
    """Let a bot choose for a seat; it is shown only what the seat may know."""
    return bot(game.imagine(state, seat, dice), seat, dice)
