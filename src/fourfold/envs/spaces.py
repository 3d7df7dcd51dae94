"""The spaces of agents: an observation with a mask, and an action."""

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces

from fourfold import GAMES
from fourfold.core.dice import Dice
from fourfold.core.state import IllegalMove
from fourfold.envs.play import LIMIT, Language, Play

ILLEGAL = ("error", "first")  # what becomes of an action that the mask forbids: an error, or the first it allows


class Kept:
    """An environment that can be copied, and written and read between any two words."""

    play: Play
    dice: Dice

    def clone(self) -> Self:
        """The same again, going its own way."""
        return deepcopy(self)

    def save(self) -> dict[str, Any]:
        """The game and the dice of the next ones, as plain data."""
        return {"play": self.play.save(), "dice": self.dice.word}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""
        self.play = self.play.copy()
        self.play.load(saved["play"])
        self.dice.word = saved["dice"]


def observation_space(language: Language) -> spaces.Box:
    """What an agent sees; what it may do stands in its info."""
    return spaces.Box(-LIMIT, LIMIT, (language.size,), np.float32)


def info(play: Play, seat: int) -> dict[str, Any]:
    """What an agent may do now."""
    return {"action_mask": play.mask(seat)}


def permitted(play: Play, seat: int, action: Any, illegal: str) -> int:
    """The action meant."""
    legal = play.legal(seat)
    if int(action) in legal:
        return int(action)
    if illegal == "error":
        raise IllegalMove(f"seat {seat} may not say {play.name(int(action))!r} now; the mask says what it may")
    return legal[0]


def drawing(play: Play, seat: int | None) -> str:
    """The table as text."""
    view = play.language.game.view(play.state, seat)
    waiting = ", ".join(f"{seat}: {asked.prompt}" for seat, asked in play.state.pending.items())
    return f"{view['game']}, move {len(play.moves)}, asked: {waiting or 'nobody'}\n{json.dumps(view['table'])}"


def default_seats(game: str) -> int:
    """The smallest table that needs no special option."""
    for seats in GAMES[game].seats:
        try:
            GAMES[game].empty(seats, {}, Dice(0))
        except ValueError:
            continue
        if seats > 1:
            return seats
    raise ValueError(f"{game} has no table of its own accord")
