"""The levels people play against, made for every game from its advice."""

from importlib import import_module
from typing import Any

from fourfold.advice import Advice, Bot, Greedy
from fourfold.bots.ismcts import Budget, Search
from fourfold.bots.simple import Careless, play_randomly
from fourfold.core.game import Game

LEVELS = ("novice", "easy", "normal", "hard", "expert")
SLIPS = {"novice": 80, "easy": 35}  # of a hundred choices, so many are made without a thought
BUDGETS = {
    "hard": Budget(games=24, seconds=0.5, width=5),
    "expert": Budget(games=96, seconds=2.0, width=6, careful=True),
}


def advice(game: Game[Any]) -> Advice[Any]:
    """What a game tells bots about itself."""
    found: Advice[Any] = import_module(f"fourfold.games.{game.name}.advice").ADVICE
    return found


def bots(game: Game[Any]) -> dict[str, Bot]:
    """Every bot that plays this game, by name: the levels, the weakest first, then the plain ones and the game's own.

    A bot that thinks ahead goes on from what it has thought; made anew for a game, it plays it the same again.
    """
    known = advice(game)
    greedy = Greedy(known)
    found: dict[str, Bot] = {name: Careless(greedy, chance) for name, chance in SLIPS.items()}
    found |= {"normal": greedy}
    found |= {name: Search(game, known, budget) for name, budget in BUDGETS.items()}
    return found | {"random": play_randomly, "greedy": greedy} | dict(known.bots)
