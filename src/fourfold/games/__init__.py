"""The games: each folder here is one, and says what it is in its GAME."""

import pkgutil
from importlib import import_module

from fourfold.core.game import GAMES

for found in pkgutil.iter_modules(__path__):
    if found.ispkg:
        game = import_module(f"{__name__}.{found.name}").GAME
        GAMES[game.name] = game
