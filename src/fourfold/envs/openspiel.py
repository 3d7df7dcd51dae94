"""OpenSpiel: `pyspiel.load_game("fourfold_fluxx", {"players": 3, "edition": "ru"})`.

Chance has one node, at the start, which deals one of `deals` games; all later chance follows from it. (A game written
in Python cannot be "sampled stochastic" and be serialised: OpenSpiel has no door for its generator.) Those asked at
once answer one after another, unseen by the others.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from fourfold import GAMES
from fourfold.core.dice import Dice
from fourfold.envs.play import Language, Numbers, Play
from fourfold.envs.spaces import default_seats

LONGEST = 8  # words of a choice, at most
PREFIX = "fourfold_"
CHOSEN = {"players": 0, "seed": 0, "deals": 4096}  # no players: as few as play without a special option


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    for name in GAMES:
        if PREFIX + name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(name), type(name.title(), (FourfoldGame,), {"name": name}))


def game_type(name: str) -> Any:
    """What kind of game OpenSpiel should take this for."""
    game = GAMES[name]
    options = {name: 0 if option.bounds else "" for name, option in game.options.items()}  # each: as the game has it
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Fourfold {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=CHOSEN | options,
    )


class FourfoldGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its number of players and options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        wanted = {key: value for key, value in (params or {}).items() if value not in ("", 0)}
        self.seed, self.deals = int(wanted.pop("seed", 0)), int(wanted.pop("deals", CHOSEN["deals"]))
        players = int(wanted.pop("players", 0)) or default_seats(name)
        self.language = Language(GAMES[name], players, wanted)
        super().__init__(game_type(name), self.game_info(name, players), params or {})

    def game_info(self, name: str, players: int) -> Any:
        """The numbers OpenSpiel wants to know."""
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.language.words),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1000.0 if players == 1 else -1.0,
            max_utility=1000.0 if players == 1 else 1.0,
            utility_sum=None,
            max_game_length=GAMES[name].bound * LONGEST,
        )

    def new_initial_state(self, text: Any = None) -> "FourfoldState":
        """A game before its deal."""
        return FourfoldState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What sees for the players."""
        return Observer(self.language, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def information_state_tensor_shape(self) -> list[int]:
        """One run of numbers."""
        return [self.language.size]

    def observation_tensor_shape(self) -> list[int]:
        """One run of numbers."""
        return [self.language.size]


class FourfoldState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in progress."""

    def __init__(self, game: FourfoldGame) -> None:
        super().__init__(game)
        self.first, self.deals, self.is_dealt = game.seed, game.deals, False
        self.play = Play(game.language, game.seed)

    def current_player(self) -> int:
        """Chance at first, then whoever is asked, the lowest seat first."""
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.state.over else min(self.play.acting())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely as the other."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player) if player in self.play.state.pending else []

    def _apply_action(self, action: int) -> None:
        if self.is_dealt:
            self.play.act(self.current_player(), action)
        else:
            self.play, self.is_dealt = Play(self.play.language, self.first + action), True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.play.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.is_dealt and self.play.state.over

    def returns(self) -> list[float]:
        """What everybody has won."""
        return self.play.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "FourfoldState":
        """A state the player cannot tell from this one."""
        other: FourfoldState = self.clone()
        other.play = self.play.imagine(player, Dice(int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        return json.dumps(self.play.save(), sort_keys=True) if self.is_dealt else "not dealt yet"


class Observer:
    """What a player sees, as numbers and as text."""

    def __init__(self, language: Language, kind: Any) -> None:
        self.language, self.kind = language, kind
        self.tensor: Numbers = np.zeros(language.size, np.float32)
        self.dict = self.parts()

    def parts(self) -> dict[str, Numbers]:
        """The runs of numbers by name."""
        ends = np.cumsum([size for _, size, _ in self.language.layout()])
        parts = np.split(self.tensor, ends[:-1])
        return {name: part for (name, _, _), part in zip(self.language.layout(), parts, strict=True)}

    def set_from(self, state: FourfoldState, player: int) -> None:
        """See what a player sees."""
        self.tensor[:] = state.play.observe(player) if state.is_dealt else 0

    def string_from(self, state: FourfoldState, player: int) -> str | None:
        """All that a player knows, as text; or what an onlooker knows; not what is private alone."""
        if not self.kind.public_info:
            return None
        if not state.is_dealt:
            return "not dealt yet"
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return json.dumps(state.play.language.game.view(state.play.state, None))
        view = state.play.language.game.view(state.play.state, player)
        asked = player in state.play.state.pending
        return json.dumps([player, view, state.play.choice(player).said if asked else []])
