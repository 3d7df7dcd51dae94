"""Fourfold: a digital table for Fzzzt!, Mini FITS, Fluxx and FRAG."""

import sys as _sys
from importlib import import_module as _import_module

from fourfold import games as _games
from fourfold.core.dice import Dice
from fourfold.core.game import GAMES, Game
from fourfold.core.record import Record
from fourfold.core.state import Decision, IllegalMove, State
from fourfold.core.wire import BadSave, load, save
from fourfold.loaded import LoadedDice
from fourfold.rollout import roll_out

__all__ = [
    "GAMES",
    "BadSave",
    "Decision",
    "Dice",
    "Game",
    "IllegalMove",
    "LoadedDice",
    "Record",
    "State",
    "load",
    "roll_out",
    "save",
]
__version__ = "0.1.0"
del _games

if not _sys.modules.keys().isdisjoint(("gymnasium", "pyspiel")):  # whoever uses them finds the environments there
    _import_module("fourfold.envs")
