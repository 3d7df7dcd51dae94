"""How well the bots play Mini FITS alone: the mean sum of both rounds, with its standard error."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean, stdev

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from fourfold import GAMES, Dice
from fourfold.arena.match import fresh_bot
from fourfold.bots import choose

FITS = GAMES["fits"]


def play(bot: str, seed: int, clock: bool) -> tuple[int, ...]:
    """One game alone: what each round gave."""
    state, dice, chosen = FITS.start(1, seed), Dice(seed), fresh_bot(FITS, bot, clock)
    while not state.over:
        state.play(0, choose(FITS, chosen, state, 0, dice))
    points: tuple[int, ...] = state.points[0]
    return points


def games(bot: str, number: int, first: int, jobs: int, clock: bool) -> Iterator[tuple[int, ...]]:
    """Many games, each with a seed of its own."""
    seeds = range(first, first + number)
    if jobs == 1:
        yield from (play(bot, seed, clock) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, [bot] * number, seeds, [clock] * number)


def figures(bot: str, results: Sequence[tuple[int, ...]]) -> str:
    """A line for a bot."""
    sums = [sum(result) for result in results]
    error = stdev(sums) / len(sums) ** 0.5 if len(sums) > 1 else 0.0
    rounds = " + ".join(f"{fmean(each):.2f}" for each in zip(*results, strict=True))
    return f"{bot}: {fmean(sums):.2f} ± {error:.2f} over {len(sums)} games ({rounds})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure some bots."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument(
        "bots", nargs="*", default=["greedy", "rollout", "hard"], help="which bots (greedy rollout hard)"
    )
    words.add_argument("--games", type=int, default=1000, help="for each bot (default: %(default)s)")
    words.add_argument("--seed", type=int, default=0, help="of the first game (default: %(default)s)")
    words.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    words.add_argument("--no-clock", action="store_true", help="bots think as long as they like")
    given = words.parse_args(arguments)
    for bot in given.bots:
        results: list[tuple[int, ...]] = []
        for result in games(bot, given.games, given.seed, given.jobs, not given.no_clock):
            results.append(result)
            if len(results) % 50 == 0 and len(results) < given.games:
                print(figures(bot, results), file=sys.stderr, flush=True)
        print(figures(bot, results), flush=True)


if __name__ == "__main__":
    main()
