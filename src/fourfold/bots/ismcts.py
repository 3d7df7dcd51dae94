"""Search for any game: imagined worlds, a tree of all seats' choices, sensible roll-outs, and an outlook at their end.

A candidate is tried in the same worlds, with the same dice, as its rivals, and after each of a few rounds the weaker
half of them is dropped. Below the first choice all worlds share one tree (information-set Monte Carlo tree search).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import Any, NamedTuple, Self

from fourfold.advice import Advice, Opinion, Reason, Thoughtful, weights
from fourfold.bots.tree import Line, Node
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.game import Game
from fourfold.core.state import State

MEMORY = 512  # so many tables are kept in mind
TRUST = 0.5  # in first sight: what it counts after one game; after a hundred, a tenth of it


class Budget(NamedTuple):
    """How long a bot may think: so many imagined games, and no longer than so many seconds."""

    games: int
    seconds: float
    width: int = 8  # so many options at most are looked at
    careful: bool = False  # imagined games are played on with more thought, where a game says how


@dataclass
class Candidate:
    """An option of the seat that searches."""

    option: Any
    line: Line
    favour: float


class Search(Thoughtful):
    """A bot that plays on in its mind."""

    def __init__(self, game: Game[Any], advice: Advice[Any], budget: Budget) -> None:
        self.game, self.advice, self.budget = game, advice, budget
        self.go_on = (budget.careful and advice.careful) or advice.hasty
        self.memory: dict[str, Node] = {}  # by what a seat would see: where searches came past

    def unhurried(self) -> Self:
        return type(self)(self.game, self.advice, self.budget._replace(seconds=inf))

    def opinions(self, world: State, seat: Seat, dice: Dice) -> list[Opinion]:
        deadline = perf_counter() + self.budget.seconds
        weighed = self.advice.weigh(world, seat, dice)[: self.budget.width]
        if len(weighed) == 1:
            return [self.sure(world, seat, weighed[0][1])]
        root = self.memory.pop(self.sight(world, seat), None) or Node()
        candidates = [
            Candidate(option, root.line(seat, option), favour)
            for (_, option), favour in zip(weighed, weights(weighed), strict=True)
        ]
        ranked = self.compare(world, seat, dice, root, candidates, deadline)
        return [self.opinion(world, seat, each, ranked) for each in ranked]

    def sure(self, world: State, seat: Seat, option: Any) -> Opinion:
        """What needs no search."""
        key = "bots-only-choice" if len(world.pending[seat].options) == 1 else "bots-looks-best"
        return Opinion(option, 0.0, 1.0, (*self.advice.reasons(world, seat, option), Reason(key)))

    def opinion(self, world: State, seat: Seat, found: Candidate, ranked: list[Candidate]) -> Opinion:
        """A candidate with what was found out."""
        games, line = sum([each.line.visits for each in ranked]), found.line
        seen = Reason("bots-wins", {"percent": round(100 * line.mean), "games": line.visits})
        weight = line.visits / games if games else found.favour
        return Opinion(found.option, line.mean, weight, (seen, *self.advice.reasons(world, seat, found.option)))

    def compare(
        self, world: State, seat: Seat, dice: Dice, root: Node, candidates: list[Candidate], deadline: float
    ) -> list[Candidate]:
        """The candidates, the best first: half of them is dropped after each round."""
        left, dropped = candidates, list[Candidate]()
        for worlds in rounds(self.budget.games, len(candidates)):
            for _ in range(worlds):
                imagined, source = self.imagine(world, seat, dice), dice.fork()
                others = [other for other in imagined.pending if other != seat]
                answers = {other: self.select(root, imagined, other, source) for other in others}
                for each in left:
                    if perf_counter() > deadline:
                        return [*best_first(left), *dropped]
                    self.descend(imagined.copy(), seat, {**answers, seat: each.option}, root, source.copy())
            left = best_first(left)
            keep = ceil(len(left) / 2)
            left, dropped = left[:keep], [*left[keep:], *dropped]
        return [*left, *dropped]

    def imagine(self, world: State, seat: Seat, dice: Dice) -> State:
        """Another world this seat cannot tell from its own, in which whoever has answered in secret chooses anew."""
        other: State = self.game.imagine(world, seat, dice)
        if other.answers and other.asked:
            other.answers = {}
            other.pose(other.asked)
        return other

    def descend(self, world: State, me: Seat, first: dict[Seat, Any], root: Node, dice: Dice) -> None:
        """One imagined game: down the tree by what was learnt, on by advice, and up again with what came of it."""
        path, decisions = [(root.line(seat, option), seat) for seat, option in first.items()], play(world, first)
        node, new = root.child(first)
        asked_again = False
        while not world.over and not new and decisions < self.advice.horizon:
            if me in world.pending and not asked_again:
                asked_again = True
                self.remember(self.sight(world, me), node)
            choices = {seat: self.select(node, world, seat, dice) for seat in world.pending}
            path += [(node.line(seat, option), seat) for seat, option in choices.items()]
            decisions += play(world, choices)
            node, new = node.child(choices)
        values = self.play_on(world, self.advice.horizon - decisions, dice)
        for line, seat in path:
            line.add(values[seat])

    def select(self, node: Node, world: State, seat: Seat, dice: Dice) -> Any:
        """What a seat tries next at a node."""
        weighed = self.advice.weigh(world, seat, dice)[: self.budget.width]
        return node.select(seat, [option for _, option in weighed], weights(weighed))

    def play_on(self, world: State, decisions: int, dice: Dice) -> list[float]:
        """What each seat has of a world in the end, or how it looks after so many more decisions."""
        go_on = self.go_on
        for _ in range(decisions):
            if world.over:
                break
            seat = next(iter(world.pending))
            world.play(seat, go_on(world, seat, dice))
        return shared_win(self.game.ranking(world)) if world.over else self.advice.outlook(world)

    def remember(self, sight: str, node: Node) -> None:
        """Keep a point to go on from when the seat comes to such a table; the oldest is forgotten first."""
        self.memory.setdefault(sight, node)
        if len(self.memory) > MEMORY:
            del self.memory[next(iter(self.memory))]

    def sight(self, world: State, seat: Seat) -> str:
        """All that a seat may know, as a key."""
        return repr(self.game.view(world, seat))


def rounds(games: int, candidates: int) -> Iterator[int]:
    """In how many worlds the candidates of each round are tried, so that every round has its share of the games."""
    number = ceil(log2(candidates))
    while candidates > 1:
        yield max(1, games // (number * candidates))
        candidates = ceil(candidates / 2)


def best_first(candidates: list[Candidate]) -> list[Candidate]:
    """Candidates by what they gave, and the less they were tried the more by how they looked at first sight."""
    return sorted(candidates, key=lambda each: -each.line.mean - TRUST * each.favour / sqrt(each.line.visits or 0.01))


def play(world: State, choices: dict[Seat, Any]) -> int:
    """Make some choices that were asked for together; says how many there were."""
    for seat, option in choices.items():
        world.play(seat, option)
    return len(choices)


def shared_win(ranking: list[int]) -> list[float]:
    """What each seat has of the win."""
    winners = ranking.count(1)
    return [float(place == 1) / winners for place in ranking]
