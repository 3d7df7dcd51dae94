"""What bots think, with their reasons, and what a game tells them about itself."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any, Generic, NamedTuple, Self, TypeVar

from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.core.state import State

S = TypeVar("S", bound=State)
Bot = Callable[[Any, Seat, Dice], Any]
"""Given a world the seat cannot tell from the real one, the seat and dice of its own, a bot chooses an option."""


class Reason(NamedTuple):
    """Why: the key of a text in `locale/*/bots.ftl`, and what stands in it (numbers, cards, names by language)."""

    key: str
    values: Mapping[str, Any] = {}


class Opinion(NamedTuple):
    """What a bot thinks of an option."""

    option: Any
    value: float  # what it expects of it, in its own measure: more is better
    weight: float  # its share of the bot's favour
    reasons: tuple[Reason, ...] = ()

    def told(self) -> dict[str, Any]:
        """The opinion for a page: the notation of the option, and keys of texts."""
        reasons = [{"key": each.key, "values": {name: told(value) for name, value in each.values.items()}}
                   for each in self.reasons]  # fmt: skip
        return {"text": str(self.option), "value": self.value, "weight": self.weight, "reasons": reasons}


def told(value: Any) -> Any:
    """What stands in a reason, as JSON data."""
    return value if isinstance(value, (int, float, Mapping)) else str(value)


class Thoughtful:
    """A bot that can say why."""

    def opinions(self, world: State, seat: Seat, dice: Dice) -> list[Opinion]:
        """What it thinks of the options, the best first."""
        raise NotImplementedError  # every such bot says it in its own way

    def unhurried(self) -> Self:
        """The same bot without a clock: equal dice, equal choice, however slow the machine is."""
        return self

    def __call__(self, world: State, seat: Seat, dice: Dice) -> Any:
        """The best option."""
        return self.opinions(world, seat, dice)[0].option


Weighed = list[tuple[float, Any]]  # options with what they promise, the best first


def best_first(weighed: Iterable[tuple[float, Any]]) -> Weighed:
    """Options in the order of what they promise; where that is equal, as they were."""
    return sorted(weighed, key=lambda each: -each[0])


def shares(promises: Sequence[float], scale: float) -> list[float]:
    """How likely each seat wins if these are its prospects and a lead of `scale` means much."""
    most = max(promises)
    weights = [exp((promise - most) / scale) for promise in promises]
    return [weight / sum(weights) for weight in weights]


@dataclass(frozen=True)
class Advice(Generic[S]):
    """How to play a game well: all that bots for every game know of it."""

    weigh: Callable[[S, Seat, Dice], Weighed]  # the options worth a thought
    hasty: Callable[[S, Seat, Dice], Any]  # a fair choice at once: how imagined games are played on
    outlook: Callable[[S], list[float]]  # how likely each seat wins, judged by the table; all together 1
    reasons: Callable[[S, Seat, Any], Sequence[Reason]] = lambda g, me, option: ()
    careful: Callable[[S, Seat, Dice], Any] | None = None  # a better choice than the hasty one, if it is worth its time
    horizon: int = 30  # so many decisions ahead the outlook is worth asking
    bots: dict[str, Bot] = field(default_factory=dict)  # of its own; a level among them replaces the usual one


def weights(weighed: Weighed) -> list[float]:
    """The shares of favour of options in order: each has half of what the one before has."""
    shares = [0.5**place for place in range(len(weighed))]
    return [share / sum(shares) for share in shares]


class Greedy(Thoughtful):
    """Takes what looks best now."""

    def __init__(self, advice: Advice[Any]) -> None:
        self.advice = advice

    def opinions(self, world: State, seat: Seat, dice: Dice) -> list[Opinion]:
        weighed = self.advice.weigh(world, seat, dice)
        return [
            Opinion(option, value, weight, (*self.advice.reasons(world, seat, option), Reason("bots-looks-best")))
            for (value, option), weight in zip(weighed, weights(weighed), strict=True)
        ]

    def __call__(self, world: State, seat: Seat, dice: Dice) -> Any:
        return self.advice.weigh(world, seat, dice)[0][1]
