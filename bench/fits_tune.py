"""Search for the weights of the greedy bot of Mini FITS: the cross-entropy method, one board at a time.

In every generation weights are drawn around the mean, rounds are played with each, and the best few make the new mean.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import astuple
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from fourfold.games.fits.cards import Board, BuildingCard, StartCard, read_box
from fourfold.games.fits.judge import PLAIN, SYMBOLS, Judge, Weights
from fourfold.games.fits.scoring import round_points

BOX = list(read_box("mini", "", 1).values())
BOARDS = [thing for thing in BOX if isinstance(thing, Board)]
STARTS = [thing.shape for thing in BOX if isinstance(thing, StartCard)]
SHAPES = [thing.shape for thing in BOX if isinstance(thing, BuildingCard)]
SPREAD = Weights(
    0.4, 0.12, (0.2, 0.2, 0.2), 0.1, 0.15, 0.01, (0.0, 0.06, 0.1, 0.15, 0.2), (0.0, 0.1, 0.15, 0.2), 0.08, 0.3
)
ELITE = 7


def flat(weights: Weights) -> list[float]:
    """Weights as a row of numbers."""
    return [number for each in astuple(weights) for number in (each if isinstance(each, tuple) else (each,))]


def shaped(numbers: Sequence[float]) -> Weights:
    """A row of numbers as weights."""
    a, b, (one, two, three), (c, d, e), steps, wells, (f, g) = (
        *numbers[:2],
        numbers[2:5],
        numbers[5:8],
        tuple(numbers[8:13]),
        tuple(numbers[13:17]),
        numbers[17:19],
    )
    return Weights(a, b, (one, two, three), c, d, e, steps, wells, f, max(g, 0.01))


def play(judge: Judge, source: Random) -> int:
    """The points of a round alone."""
    start = source.choice(STARTS)
    deck = [shape for shape in SHAPES if shape is not start]
    source.shuffle(deck)
    left = judge.pieces(deck)
    covered = judge.best(0, start, left, may_pass=False)
    for shape in deck:
        left -= judge.shapes[shape]
        covered = judge.best(covered, shape, left)
    return round_points(judge.board, covered)


def mean(board: Board, weights: Weights, rounds: int, seed: int) -> float:
    """The mean of many rounds; the same deals for all who are compared."""
    judge, source = Judge(board, SHAPES, weights), Random(seed)
    return fmean(play(judge, source) for _ in range(rounds))


def search(board: Board, first: Weights, generations: int, size: int, rounds: int) -> Weights:
    """Better weights, generation by generation."""
    source, middle, spread = Random(0), flat(first), flat(SPREAD)
    for generation in range(generations):
        drawn = [[source.gauss(*each) for each in zip(middle, spread, strict=True)] for _ in range(size - 1)]
        tried = [(mean(board, shaped(each), rounds, generation), each) for each in [*drawn, middle]]
        best = [each for _, each in sorted(tried, reverse=True)[:ELITE]]
        middle = [fmean(each) for each in zip(*best, strict=True)]
        least = [0.1 * each for each in flat(SPREAD)]
        spread = [max(pstdev(each), low) for each, low in zip(zip(*best, strict=True), least, strict=True)]
        print(f"{generation}: {max(tried)[0]:.2f}, mean {fmean(value for value, _ in tried):.2f}", flush=True)
    return shaped(middle)


def main(arguments: Sequence[str] | None = None) -> None:
    """Search, and say what was found."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("board", type=int, choices=(1, 2))
    words.add_argument("--generations", type=int, default=20)
    words.add_argument("--size", type=int, default=26, help="weights tried in a generation (default: %(default)s)")
    words.add_argument("--rounds", type=int, default=200, help="played with each (default: %(default)s)")
    given = words.parse_args(arguments)
    board, first = BOARDS[given.board - 1], (PLAIN, SYMBOLS)[given.board - 1]
    found = search(board, first, given.generations, given.size, given.rounds)
    print(shaped([round(each, 2) for each in flat(found)]))
    print(f"{mean(board, first, 5 * given.rounds, -1):.3f} before, {mean(board, found, 5 * given.rounds, -1):.3f} now")


if __name__ == "__main__":
    main()
