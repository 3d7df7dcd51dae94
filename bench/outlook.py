"""How well the outlook of a game foretells who wins: its mean log loss over positions, if it were less or more sure."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from fourfold import GAMES, Dice, Game
from fourfold.arena.ladder import FEW_PLAYERS
from fourfold.bots import advice, choose, find_bot
from fourfold.bots.ismcts import shared_win

EVERY = 4  # so many decisions lie between two positions
DOUBTS = (0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 5.0)  # 1: as sure as it is; more: less sure

Foretold = tuple[list[float], list[float]]  # what each seat was thought to have of the win, and what it had


def positions(game: Game[Any], bot: str, seats: int, seed: int) -> Iterator[Foretold]:
    """The outlooks of one game, with its end."""
    state, dice, player = game.start(seats, seed, **options(game, seats)), Dice(seed), find_bot(game, bot)
    seen: list[list[float]] = []
    decisions = 0
    while not state.over:
        seat = next(iter(state.pending))
        if decisions % EVERY == 0:
            seen.append(advice(game).outlook(state))
        state.play(seat, choose(game, player, state, seat, dice))
        decisions += 1
    return ((outlook, shared_win(game.ranking(state))) for outlook in seen)


def options(game: Game[Any], seats: int) -> dict[str, Any]:
    """What the game needs for so many seats."""
    return FEW_PLAYERS.get(game.name, {}) if seats < 4 else {}


def loss(foretold: Sequence[Foretold], doubt: float) -> float:
    """The mean log loss, if the outlook were so much less sure."""
    return fmean([-sum([won * log(share) for won, share in zip(end, doubted(outlook, doubt), strict=True)])
                  for outlook, end in foretold])  # fmt: skip


def doubted(outlook: Sequence[float], doubt: float) -> list[float]:
    """An outlook nearer to equal shares."""
    shares = [max(share, 1e-9) ** (1 / doubt) for share in outlook]
    return [share / sum(shares) for share in shares]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the outlook of a game."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game", choices=list(GAMES))
    words.add_argument("--seats", type=int, default=2, help="default: %(default)s")
    words.add_argument("--games", type=int, default=100, help="default: %(default)s")
    words.add_argument("--bot", default="normal", help="who plays (default: %(default)s)")
    given = words.parse_args(arguments)
    game = GAMES[given.game]
    foretold = [each for seed in range(given.games) for each in positions(game, given.bot, given.seats, seed)]
    print(f"{len(foretold)} positions; whoever knows nothing: {log(given.seats):.3f}")
    for doubt in DOUBTS:
        print(f"doubt {doubt}: {loss(foretold, doubt):.3f}")


if __name__ == "__main__":
    main()
