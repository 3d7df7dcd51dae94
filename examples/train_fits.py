"""Train a small agent on Mini FITS alone, with MaskablePPO of sb3-contrib, and see whether it beats chance.

pip install "fourfold[rl]" sb3-contrib matplotlib
python examples/train_fits.py --minutes 8 --picture curve.svg
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import fourfold.envs  # registers the environments

GAME = "fourfold/Fits-v0"
assert fourfold.envs


def make() -> gymnasium.Env[Any, Any]:
    """Mini FITS for one; nobody else plays."""
    return gymnasium.make(GAME, seats=1).unwrapped


def average(choose: Callable[[Any, Any], int], games: int, seed: int = 10_000) -> tuple[float, float]:
    """The average total of some games nobody trained on, and its standard error."""
    totals = []
    for number in range(games):
        env = make()
        seen, info = env.reset(seed=seed + number)
        over, total = False, 0.0
        while not over:
            seen, total, over, _, info = env.step(choose(seen, info["action_mask"]))
        totals.append(float(total))
    return float(np.mean(totals)), float(np.std(totals) / len(totals) ** 0.5)


class Clock(BaseCallback):
    """Stops when the time is up, and keeps the curve."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.began, self.minutes, self.curve = time.monotonic(), minutes, list[tuple[int, float]]()

    def _on_step(self) -> bool:
        return time.monotonic() - self.began < self.minutes * 60

    def _on_rollout_end(self) -> None:
        totals = [episode["r"] for episode in self.model.ep_info_buffer or ()]
        if totals:
            self.curve.append((self.num_timesteps, float(np.mean(totals))))
            print(f"{self.num_timesteps:9,} steps   average total {self.curve[-1][1]:6.2f}", flush=True)


def train(minutes: float, envs: int = 16, seed: int = 1) -> tuple[MaskablePPO, Clock]:
    """An agent after so many minutes."""
    from stable_baselines3.common.monitor import Monitor

    games = DummyVecEnv([lambda: Monitor(make()) for _ in range(envs)])
    net = {"net_arch": [256, 256]}
    agent = MaskablePPO(
        "MlpPolicy", games, n_steps=208, batch_size=832, gamma=1.0, ent_coef=0.01, policy_kwargs=net, seed=seed
    )
    clock = Clock(minutes)
    agent.learn(10**9, callback=clock)
    return agent, clock


def draw(curve: list[tuple[int, float]], chance: float, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(*zip(*curve, strict=True), label="agent")
    axes.axhline(chance, color="grey", linestyle="--", label="chance")
    axes.set(xlabel="steps", ylabel="average total of both rounds", title="Mini FITS alone, MaskablePPO on two cores")
    axes.legend()
    figure.savefig(path)


def main() -> None:
    """Train, compare, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=200, help="games to compare with chance")
    parser.add_argument("--picture", type=Path, help="where the learning curve goes")
    chosen = parser.parse_args()
    dice = np.random.default_rng(5)
    chance = average(lambda _, mask: int(dice.choice(np.flatnonzero(mask))), chosen.games)
    agent, clock = train(chosen.minutes)
    learnt = average(
        lambda seen, mask: int(agent.predict(seen, action_masks=mask, deterministic=True)[0]), chosen.games
    )
    for name, (mean, error) in {"chance": chance, "agent": learnt}.items():
        print(f"{name:8} {mean:6.2f} ± {error:.2f}")
    if chosen.picture:
        draw(clock.curve, chance[0], chosen.picture)


if __name__ == "__main__":
    main()
