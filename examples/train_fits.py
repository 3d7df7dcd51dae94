"""Train a small agent on Mini FITS alone, with MaskablePPO of sb3-contrib, and see whether it beats chance.

pip install "fourfold[rl]" sb3-contrib matplotlib
python examples/train_fits.py --steps 400000 --picture curve.svg
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from fourfold.envs.batch import Batch
from fourfold.envs.spaces import observation_space

Chooser = Callable[[Any, Any], Any]  # observations and masks of many games: an action for each


class Games(VecEnv):
    """A batch of games as the library wants to have it."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        super().__init__(batch.games, observation_space(batch.language), Discrete(len(batch.language.words)))

    def reset(self) -> Any:
        """What is seen now; games begin anew by themselves."""
        return self.batch.observations.copy()

    def step_async(self, actions: Any) -> None:
        """Say one word in each game."""
        self.batch.step(actions)

    def step_wait(self) -> Any:
        """What has come of it; a game that ended tells its total."""
        won, ended = self.batch.rewards[:, 0].copy(), self.batch.ended.copy()
        infos = [
            {"episode": {"r": total, "l": 0, "t": 0}} if over else {} for total, over in zip(won, ended, strict=True)
        ]
        return self.batch.observations.copy(), won, ended, infos

    def env_method(self, name: str, *_: Any, **__: Any) -> list[Any]:
        """The masks, which is all that is asked for."""
        return list(self.get_attr(name))

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """The masks, under the name by which the library looks for them; nothing is drawn."""
        if name not in ("action_masks", "render_mode"):
            raise AttributeError(name)
        return list(self.batch.masks.astype(bool)) if name == "action_masks" else [None] * self.batch.games

    def set_attr(self, *_: Any) -> None:
        """There is nothing to set."""

    def env_is_wrapped(self, *_: Any) -> list[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Let the games go."""
        self.batch.close()


class Curve(BaseCallback):
    """Keeps the average total of the latest games as it rises."""

    def __init__(self) -> None:
        super().__init__()
        self.points = list[tuple[int, float]]()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        totals = [game["r"] for game in self.model.ep_info_buffer or ()]
        if totals:
            self.points.append((self.num_timesteps, float(np.mean(totals))))
            print(f"{self.num_timesteps:9,} steps   average total {self.points[-1][1]:6.2f}", flush=True)


def average(choose: Chooser, games: int, seed: int = 10_000) -> tuple[float, float]:
    """The average total of some games nobody trained on, and its standard error."""
    totals: list[float] = []
    with Batch("fits", games=64, seats=1, seed=seed) as batch:
        while len(totals) < games:
            batch.step(choose(batch.observations, batch.masks))
            totals += batch.rewards[batch.ended, 0].tolist()
    return float(np.mean(totals)), float(np.std(totals) / len(totals) ** 0.5)


def by_chance(seed: int = 5) -> Chooser:
    """Any action that a mask allows."""
    dice = np.random.default_rng(seed)
    return lambda _, masks: (dice.random(masks.shape, np.float32) * masks).argmax(1)


def train(steps: int, games: int = 64, seed: int = 1) -> tuple[Chooser, list[tuple[int, float]]]:
    """An agent after so many steps, and how it got there."""
    batch = Batch("fits", games=games, seats=1, seed=seed)
    agent = MaskablePPO(
        "MlpPolicy",
        Games(batch),
        n_steps=104,  # four games or so
        batch_size=1664,
        n_epochs=6,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
    )
    curve = Curve()
    agent.learn(steps, callback=curve)
    return lambda seen, masks: agent.predict(seen, action_masks=masks, deterministic=True)[0], curve.points


def draw(curve: list[tuple[int, float]], chance: float, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "fourfold"  # the same picture from the same figures
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(*zip(*curve, strict=True), label="agent, while it explores")
    axes.axhline(chance, color="grey", linestyle="--", label="chance")
    axes.set(xlabel="steps", ylabel="average total of both rounds", title="Mini FITS alone, MaskablePPO")
    axes.legend()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Train, compare, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--games", type=int, default=500, help="games to compare with chance")
    parser.add_argument("--picture", type=Path, help="where the learning curve goes")
    chosen = parser.parse_args()
    chance = average(by_chance(), chosen.games)
    began, spent = time.monotonic(), time.process_time()
    agent, curve = train(chosen.steps)
    took = f"{time.monotonic() - began:.0f} s, {time.process_time() - spent:.0f} s of processor time"
    learnt = average(agent, chosen.games)
    print(
        f"chance {chance[0]:6.2f} ± {chance[1]:.2f}\nagent  {learnt[0]:6.2f} ± {learnt[1]:.2f}   (training took {took})"
    )
    if chosen.picture:
        draw(curve, chance[0], chosen.picture)


if __name__ == "__main__":
    main()
