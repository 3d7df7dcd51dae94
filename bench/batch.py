"""Steps a second of many games at once: masks, observations and resets too, side by side with what others offer.

Ours are measured in processes of their own, plain and compiled (tools/compile_rules.py, into --compiled FOLDER, where
there is a compiler), on one core and on all.
"""

import argparse
import atexit
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from bench.engine import at_least_one, positive
from bench.entrants import PACKAGES, PGX, make_pettingzoo
from bench.measure import nearest
from bench.report import insert, machine, package_version, rounded

ROOT = Path(__file__).resolve().parents[1]
BEGIN, END = "<!-- written by bench/batch.py -->", "<!-- end of what bench/batch.py writes -->"
HEADINGS = ["library", "game", "seats", "how", "games", "cores", "steps/s"]
AIMS = {"fourfold/fzzzt": 300_000, "fourfold/fits": 300_000}  # a core, compiled
GAMES = 256
WARMING = 5  # steps that are not measured: some libraries compile first
Step = Callable[[], int]
"""Steps every game once, at random: how many steps that were."""


class Way(NamedTuple):
    """A game stepped in one way: by whom, which, for how many seats, how, how many games at once, on how many cores."""

    library: str
    game: str
    seats: int
    how: str
    games: int
    cores: int

    @property
    def name(self) -> str:
        """How it is called on the command line."""
        return f"{self.library}/{self.game}"


def ours(way: Way) -> Step:
    """Our batch."""
    import numpy as np

    from fourfold.envs.batch import Batch

    batch, dice = (
        Batch(way.game, games=way.games, seats=way.seats, seed=1, processes=way.cores),
        np.random.default_rng(1),
    )

    atexit.register(batch.close)

    def step() -> int:
        batch.step((dice.random(batch.masks.shape, np.float32) * batch.masks).argmax(1))
        return way.games

    return step


def pgx(way: Way) -> Step:
    """A game of pgx: one call after another, or many side by side; both compiled for the processor before."""
    import jax
    import pgx as library
    from jax import numpy as jnp

    jax.config.update("jax_platforms", "cpu")
    env, number = library.make(way.game), 0
    many = way.games > 1
    reset, go = (jax.vmap(env.init), jax.vmap(env.step)) if many else (env.init, env.step)

    def move(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        action = jax.random.categorical(first, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        done, fresh = go(state, action), reset(jax.random.split(second, way.games) if many else second)
        over = done.terminated | done.truncated
        return jax.tree.map(
            lambda new, old: jnp.where(over.reshape(over.shape + (1,) * (new.ndim - over.ndim)), new, old), fresh, done
        )

    key, walk = jax.random.PRNGKey(1), jax.jit(move)
    states = [walk(jax.jit(reset)(jax.random.split(key, way.games) if many else key), key)]

    def step() -> int:
        nonlocal number
        number += 1
        states[0] = walk(states[0], jax.random.fold_in(key, number))
        states[0].observation.block_until_ready()
        return way.games

    return step


def openspiel(way: Way) -> Step:
    """OpenSpiel's own vector of environments, of games in C++."""
    from random import Random

    from open_spiel.python import rl_environment
    from open_spiel.python.vector_env import SyncVectorEnv

    source = Random(1)
    envs = SyncVectorEnv([rl_environment.Environment(way.game, players=way.seats) for _ in range(way.games)])
    times = [envs.reset()]

    def step() -> int:
        outputs = [
            Action(source.choice(each.observations["legal_actions"][each.observations["current_player"]]))
            for each in times[0]
        ]
        times[0] = envs.step(outputs, reset_if_done=True)[0]
        return way.games

    return step


class Action(NamedTuple):
    """What an agent of OpenSpiel's vector says."""

    action: int


def pettingzoo(way: Way) -> Step:
    """PettingZoo has no vector for taking turns: environments one after another."""
    from random import Random

    source, envs = Random(1), [make_pettingzoo(way.game, way.seats) for _ in range(way.games)]
    for number, env in enumerate(envs):
        env.reset(seed=number)

    def step() -> int:
        for env in envs:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                seen = env.last()[0]
            env.step(source.choice(seen["action_mask"].nonzero()[0].tolist()))
        return way.games

    return step


LOADERS: dict[str, Callable[[Way], Step]] = {
    "fourfold": ours,
    "pgx": pgx,
    "openspiel": openspiel,
    "pettingzoo": pettingzoo,
}


def ways(cores: int, seats: int) -> list[Way]:
    """Everything that is measured, ours first."""
    from fourfold import GAMES as known

    mine = [(name, nearest(game.seats, seats)) for name, game in known.items()]
    counts = sorted({1, cores})
    return [
        *[
            Way("fourfold", name, n, how, GAMES, each)
            for name, n in mine
            for how in ("plain", "compiled")
            for each in counts
        ],
        *[Way("pgx", name, n[0], "one call at a time", 1, 1) for name, n in PGX.items()],
        *[Way("pgx", name, n[0], "batch", GAMES, cores) for name, n in PGX.items()],
        *[Way("openspiel", name, 2, "vector of C++ games", GAMES, 1) for name in ("leduc_poker", "hanabi")],
        *[Way("pettingzoo", name, 2, "one after another", 16, 1) for name in ("leduc_holdem-v4", "hanabi-v5")],
    ]


def steps_a_second(way: Way, seconds: float, repeats: int) -> float:
    """The best of some repeats; on one core the processor's time counts, on several the clock."""
    step, clock, rates = LOADERS[way.library](way), process_time if way.cores == 1 else perf_counter, []
    for _ in range(WARMING):
        step()
    for _ in range(repeats):
        steps, began, stop = 0, clock(), perf_counter() + seconds
        while perf_counter() < stop or not steps:
            steps += step()
        rates.append(steps / (clock() - began))
    return max(rates)


def measured(way: Way, seconds: float, repeats: int, folder: Path | None) -> float:
    """The same in a process of its own, so that nobody's threads, caches or garbage disturb the next."""
    source = folder if way.how == "compiled" else ROOT / "src"
    command = [
        sys.executable,
        "-m",
        "bench.batch",
        "--one",
        json.dumps(way),
        "--seconds",
        str(seconds),
        "--repeats",
        str(repeats),
    ]
    paths = os.pathsep.join([str(source), str(ROOT)])
    place = os.environ | {"PYTHONPATH": paths}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=place)
    if done.returncode:
        raise ImportError(done.stderr.strip().splitlines()[-1])
    return float(done.stdout.split()[-1])


def compile_rules(folder: Path) -> str:
    """Compile the rules into a folder, unless they are there; why not, if that cannot be."""
    from tools.compile_rules import build, possible

    if not any(folder.glob("*.so")):
        if not possible():
            return "compiling needs a C compiler, the headers of Python, mypy and setuptools"
        build(folder)
    return ""


def measure(wanted: Sequence[Way], seconds: float, repeats: int, folder: Path) -> tuple[dict[Way, float], list[str]]:
    """Every figure, and one line for what is missing and why."""
    figures: dict[Way, float] = {}
    missing: dict[str, str] = {}
    if any(way.how == "compiled" for way in wanted) and (why := compile_rules(folder)):
        missing["fourfold, compiled"] = why
    for way in wanted:
        label = "fourfold, compiled" if way.how == "compiled" else way.library
        if label in missing:
            continue
        try:
            figures[way] = measured(way, seconds, repeats, folder)
        except ImportError as error:
            missing[label] = str(error)
            continue
        print(
            f"{way.name}, {way.how}, {way.cores} cores: {figures[way]:,.0f} steps a second", file=sys.stderr, flush=True
        )
    return figures, [f"{label}: skipped: {why}" for label, why in missing.items()]


def verdicts(figures: dict[Way, float]) -> list[str]:
    """What was reached of what we aim for."""
    found = {way.name: rate for way, rate in figures.items() if way.how == "compiled" and way.cores == 1}
    return [verdict(name, found[name], aim) for name, aim in AIMS.items() if name in found]


def verdict(name: str, rate: float, aim: int) -> str:
    """One sentence on one game."""
    missed = "reached" if rate >= aim else "not reached"
    return f"{name}: {rounded(rate)} steps a second a core, compiled (aim {aim:,}: {missed})"


def markdown(figures: dict[Way, float], skipped: Sequence[str], seconds: float, repeats: int) -> str:
    """The table for a page."""
    rows = [[*[str(each) for each in way], rounded(rate)] for way, rate in figures.items()]
    table = "\n".join(
        f"| {' | '.join(row)} |" for row in [HEADINGS, ["---", "---", "---:", "---", *["---:"] * 3], *rows]
    )
    packages = [PACKAGES[name] for name in dict.fromkeys(way.library for way in figures)]
    used = ", ".join(f"{name} {package_version(name)}" for name in packages)
    where = machine()
    about = (
        f"Best of {repeats} x {seconds:g} s; {where['python']}, {where['platform']}, {where['cores']} cores; {used}."
    )
    remarks = "\n".join(f"- {line}" for line in [*verdicts(figures), *skipped])
    return "\n\n".join([table, about, *([remarks] if remarks else [])])


def add_json(path: Path, figures: Mapping[Way, float]) -> None:
    """Write the figures into a file that may have those of the engine."""
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    rows = [way._asdict() | {"steps_a_second": rate} for way, rate in figures.items()]
    path.write_text(json.dumps(before | {"batch": rows}, indent=2) + "\n", encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=positive, default=1.0, help="for each measurement (default: %(default)s)")
    words.add_argument("--repeats", type=at_least_one, default=3, help="the best counts (default: %(default)s)")
    words.add_argument(
        "--seats", type=at_least_one, default=4, help="or the nearest a game of ours allows (%(default)s)"
    )
    words.add_argument("--cores", type=at_least_one, default=os.cpu_count() or 1, help="besides one (%(default)s)")
    words.add_argument("--only", nargs="+", default=[], metavar="NAME", help="libraries, games, or library/game")
    words.add_argument(
        "--compiled", type=Path, default=ROOT / ".venv/compiled", metavar="FOLDER", help="the rules, compiled"
    )
    words.add_argument("--markdown", type=Path, metavar="FILE", help="write the table into the marked part of a page")
    words.add_argument("--json", type=Path, metavar="FILE", help="write every figure, beside those that it has already")
    words.add_argument("--one", help=argparse.SUPPRESS)
    return words


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, show, write."""
    words = parser()
    given = words.parse_args(arguments)
    if given.one:
        print(steps_a_second(Way(*json.loads(given.one)), given.seconds, given.repeats))
        return
    wanted = [
        way
        for way in ways(given.cores, given.seats)
        if not given.only or {way.library, way.game, way.name} & set(given.only)
    ]
    page = given.markdown.read_text(encoding="utf-8") if given.markdown and given.markdown.exists() else ""
    if not wanted:
        words.error("nothing is left to measure")
    try:
        insert(page, "", BEGIN, END)  # a page without the marks is told now, not after minutes
    except ValueError as error:
        words.error(str(error))
    figures, skipped = measure(wanted, given.seconds, given.repeats, given.compiled)
    text = markdown(figures, skipped, given.seconds, given.repeats)
    print(text)
    if given.markdown:
        given.markdown.write_text(insert(page, text, BEGIN, END), encoding="utf-8")
    if given.json:
        add_json(given.json, figures)


if __name__ == "__main__":
    main()
