"""PettingZoo: `aec_env("fluxx", seats=3, edition="ru")`, `parallel_env(…)`.

In the AEC environment whoever is asked acts, one after another; those asked at once do not see each other's choice.
In the parallel environment all that are asked act together, and the others wait.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Discrete
from pettingzoo import AECEnv, ParallelEnv

from fourfold import GAMES
from fourfold.core.dice import Dice
from fourfold.envs.play import Language, Numbers, Play
from fourfold.envs.spaces import ILLEGAL, Kept, default_seats, drawing, info, observation_space, permitted

MODES = ["ansi", "human"]


class Table(Kept):
    """What both kinds of environment share: a game, its agents and their spaces."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "error",
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        known = GAMES[game]
        self.language = Language(known, default_seats(game) if seats is None else seats, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": MODES, "is_parallelizable": False}
        self.render_mode, self.max_cycles, self.illegal = render_mode, max_cycles, illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(self.language.seats)]
        self.dice, self.cycles = Dice(0), 0
        self.seen = {agent: observation_space(self.language) for agent in self.possible_agents}
        self.said = {agent: Discrete(len(self.language.words)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.seen[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may say; the mask tells what of it now."""
        return self.said[agent]

    def deal(self, seed: int | None) -> None:
        """A new game: the one of this seed, or the next."""
        if seed is not None:
            self.dice = Dice(seed)
        self.play = Play(self.language, self.dice.below(2**31) if seed is None else seed)
        self.cycles, self.agents = 0, list(self.possible_agents)

    def save(self) -> dict[str, Any]:
        """The game and how long it has lasted, as plain data."""
        return super().save() | {"cycles": self.cycles}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved, by an environment of the same kind that was reset before."""
        super().load(saved)
        self.cycles = saved["cycles"]
        self.agents = [] if self.play.state.over or self.is_late else list(self.possible_agents)

    def seat(self, agent: str) -> int:
        """Where an agent sits."""
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Numbers:
        """What an agent sees now."""
        return self.play.observe(self.seat(agent))

    def masks(self) -> dict[str, dict[str, Any]]:
        """What every agent may do now."""
        return {agent: info(self.play, self.seat(agent)) for agent in self.agents}

    @property
    def is_late(self) -> bool:
        """Whether the game was cut off."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.play.state.over

    def by_agent(self, values: list[Any]) -> dict[str, Any]:
        """Values of seats as values of agents."""
        return dict(zip(self.possible_agents, values, strict=True))

    def render(self) -> str | None:
        """The table as text, printed or given back."""
        text = drawing(self.play, None)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


class FourfoldAEC(Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.masks()
        self.agent_selection = self.next_agent()

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved; rewards are counted anew."""
        super().load(saved)
        self._cumulative_rewards = dict.fromkeys(self.possible_agents, 0.0)
        self.settle()

    def next_agent(self) -> str:
        """Who is asked, the lowest seat first."""
        return self.possible_agents[min(self.play.acting())]

    def step(self, action: Any) -> None:
        """The agent whose turn it is says a word."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat(agent)
        self._cumulative_rewards[agent] = 0.0
        self.play.act(seat, permitted(self.play, seat, action, self.illegal))
        self.cycles += 1
        self.settle()
        self._accumulate_rewards()
        self._deads_step_first()

    def settle(self) -> None:
        """Who has won, and who is next."""
        self.rewards, self.infos = self.by_agent(self.play.returns()), self.masks()
        over, late = self.play.state.over, self.is_late
        self.terminations, self.truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        if self.agents:
            self.agent_selection = self.agents[0] if over or late else self.next_agent()


class FourfoldParallel(Table, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All who are asked at once."""

    def __init__(self, *args: Any, **about: Any) -> None:
        super().__init__(*args, **about)
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game."""
        self.deal(seed)
        return self.observations(), self.masks()

    def observations(self) -> dict[str, Any]:
        """What everybody sees."""
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Everybody says a word; who is not asked waits."""
        asked = [agent for agent in self.agents if self.seat(agent) in self.play.acting()]
        said = {agent: permitted(self.play, self.seat(agent), actions[agent], self.illegal) for agent in asked}
        for agent, word in said.items():
            self.play.act(self.seat(agent), word)
        self.cycles += 1
        agents, over, late = self.agents, self.play.state.over, self.is_late
        seen, masks = self.observations(), self.masks()
        self.agents = [] if over or late else agents
        ends = dict.fromkeys(agents, over), dict.fromkeys(agents, late)
        return seen, self.by_agent(self.play.returns()), *ends, masks


def aec_env(game: str, **about: Any) -> FourfoldAEC:
    """One agent after another."""
    return FourfoldAEC(game, **about)


def parallel_env(game: str, **about: Any) -> FourfoldParallel:
    """All who are asked at once."""
    return FourfoldParallel(game, **about)
