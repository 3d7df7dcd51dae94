"""A match: many games between the same bots, each bot in every seat as often as the others."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from fourfold.bots import Bot, choose, find_bot
from fourfold.core.dice import Dice
from fourfold.core.game import Game
from fourfold.core.state import State


class Outcome(NamedTuple):
    """How one game ended: by seat, the bot, its score and its place."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int


def play_out(game: Game[Any], state: State, bots: Sequence[Bot], dice: Dice) -> int:
    """Let bots play a game to its end; says how many decisions that took."""
    decisions = 0
    while not state.over:
        seat = next(iter(state.pending))
        state.play(seat, choose(game, bots[seat], state, seat, dice))
        decisions += 1
    return decisions


def match(
    game: Game[Any],
    names: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    own: Mapping[str, Bot] | None = None,
) -> Iterator[Outcome]:
    """The outcomes of so many games between bots by name (or of your own); each game they move on by one seat."""
    bots = [own[name] if own and name in own else find_bot(game, name) for name in names]
    for number in range(games):
        turn = number % len(names)
        seating = [*range(turn, len(names)), *range(turn)]
        state = game.start(len(names), seed + number, **(options or {}))
        decisions = play_out(game, state, [bots[each] for each in seating], Dice(seed + number))
        scores, ranking = tuple(game.scores(state)), tuple(game.ranking(state))
        yield Outcome(seed + number, tuple(names[each] for each in seating), scores, ranking, decisions)


def wins(outcome: Outcome) -> dict[str, float]:
    """How much of the win each bot had: a shared win is shared evenly."""
    winners = [bot for bot, place in zip(outcome.bots, outcome.ranking, strict=True) if place == 1]
    return {bot: winners.count(bot) / len(winners) for bot in outcome.bots}


def interval(rate: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % confidence (Wilson)."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
