"""A match: many games between the same bots, each bot in every seat as often as the others."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from time import perf_counter
from typing import Any, NamedTuple

from fourfold.advice import Thoughtful
from fourfold.bots import Bot, choose, find_bot
from fourfold.core.dice import Dice
from fourfold.core.game import GAMES, Game
from fourfold.core.state import State


class Match(NamedTuple):
    """What makes a match repeatable: everything but the clock of bots that think against it."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    clock: bool = True  # bots stop thinking when their time is over; without, the result is the same everywhere

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game: as many games in turn as there are seats have the same bots, moved on by one."""
        groups = list(combinations(self.bots, self.seats)) or [self.bots]
        group = groups[number // self.seats % len(groups)]
        return [group[(seat + number) % len(group)] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of a game: a deal is played once from every seat."""
        return self.seed + number // self.seats


class Outcome(NamedTuple):
    """How one game ended: by seat, the bot, its score, its place, its decisions and the seconds they took."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def play_game(match: Match, number: int, own: Mapping[str, Bot] | None = None) -> Outcome:
    """One game of a match; bots of your own stand in for those of the same name."""
    game, names = GAMES[match.game], match.seating(number)
    bots = [own[name] if own and name in own else fresh_bot(game, name, match.clock) for name in names]
    state = game.start(match.seats, match.deal(number), **match.options)
    decisions, seconds = play_out(game, state, bots, Dice(match.seed * 1_000_003 + number))
    scores, ranking = tuple(game.scores(state)), tuple(game.ranking(state))
    return Outcome(number, tuple(names), scores, ranking, tuple(decisions), tuple(seconds))


def fresh_bot(game: Game[Any], name: str, clock: bool) -> Bot:
    """A bot that remembers nothing of other games."""
    bot = find_bot(game, name)
    return bot.unhurried() if isinstance(bot, Thoughtful) and not clock else bot


def play_out(game: Game[Any], state: State, bots: Sequence[Bot], dice: Dice) -> tuple[list[int], list[float]]:
    """Let bots play a game to its end; says how many decisions each seat made, and how long they took."""
    decisions, seconds = [0] * state.seats, [0.0] * state.seats
    while not state.over:
        seat = next(iter(state.pending))
        began = perf_counter()
        choice = choose(game, bots[seat], state, seat, dice)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        state.play(seat, choice)
    return decisions, seconds


def play_match(match: Match, own: Mapping[str, Bot] | None = None) -> Iterator[Outcome]:
    """All games of a match, one after the other."""
    return (play_game(match, number, own) for number in range(match.games))


def wins(outcome: Outcome) -> dict[str, float]:
    """How much of the win each bot had: a shared win is shared evenly."""
    winners = [bot for bot, place in zip(outcome.bots, outcome.ranking, strict=True) if place == 1]
    return {bot: winners.count(bot) / len(winners) for bot in outcome.bots}


def interval(rate: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % confidence (Wilson)."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return max(min(middle - reach, rate), 0.0), min(max(middle + reach, rate), 1.0)
