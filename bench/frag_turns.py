"""How long games of FRAG are between greedy bots, on both maps: turns and rounds, median and 90th percentile."""

import argparse
import sys
from pathlib import Path
from statistics import quantiles

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from fourfold import GAMES, Dice
from fourfold.bots import choose, find_bot
from fourfold.games.frag.events import TurnBegan
from fourfold.games.frag.maps import PRINTED


def turns(seed: int, seats: int, name: str) -> int:
    """The turns of one game."""
    game, dice = GAMES["frag"], Dice(seed)
    state, bot = game.start(seats, seed, map=name), find_bot(game, "greedy")
    found = 0
    while not state.over:
        found += sum(isinstance(event, TurnBegan) for event, _, _ in state.told)
        seat = next(iter(state.pending))
        state.play(seat, choose(game, bot, state, seat, dice))
    return found


def main() -> None:
    """Play and report."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=100)
    given = words.parse_args()
    for name in PRINTED:
        for seats in (4, 6):
            found = [turns(seed, seats, name) for seed in range(given.games)]
            tenths = quantiles(found, n=10, method="inclusive")
            print(f"{name}, {seats} seats: median {tenths[4]:g}, 90th percentile {tenths[8]:g} turns", flush=True)


if __name__ == "__main__":
    main()
