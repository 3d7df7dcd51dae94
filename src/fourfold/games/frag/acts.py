"""What a player does, and how it is written."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from fourfold.games.frag.cards import STATS, Card, printed


class Act(NamedTuple):
    """Something a seat may do: a verb, and as the verb needs a card, what the card is used on, a seat, a place."""

    verb: str
    card: Card | None = None
    other: Card | None = None
    seat: int = -1
    where: str = ""

    def __str__(self) -> str:
        parts = [self.verb]
        if self.card is not None:
            parts.append(self.card.id)
        elif self.verb in ("fire", "trick"):
            parts.append("pistol")
        if self.other is not None:
            parts.append(f"with {self.other.id}" if self.verb == "trick" else f"on {self.other.id}")
        if self.seat >= 0:
            parts.append(f"at {self.seat}")
        if self.where:
            parts.append(self.where)
        return " ".join(parts)


PASS, END, ROLL, STOP, BLOOD = Act("pass"), Act("end"), Act("roll"), Act("stop"), Act("blood")
TAKE_BLOOD = Act("take", where="blood")


@cache
def throw(card: Card) -> Act:
    """Throw a card of the hand away."""
    return Act("throw", card)


@cache
def drop(card: Card) -> Act:
    """Drop a card in play."""
    return Act("drop", card)


@cache
def play(card: Card, seat: int = -1, other: Card | None = None, where: str = "") -> Act:
    """Play a card of the hand."""
    return Act("play", card, other, seat, where)


@cache
def fire(verb: str, card: Card | None, seat: int = -1, where: str = "") -> Act:
    """Attack with a weapon, or (None) with the pistol."""
    return Act(verb, card, None, seat, where)


STRONGEST = 99  # points on one stat, each of which is a die to roll


class Build(NamedTuple):
    """The stats of a character."""

    health: int
    speed: int
    accuracy: int

    def __str__(self) -> str:
        return f"{self.health}-{self.speed}-{self.accuracy}"


def builds() -> Sequence[Build]:
    """Every new character: exactly 7 points, at least 1 and at most 4 on each stat (frag 5)."""
    rules = printed()["rules"]
    points, few, many = rules["stat_points"], rules["stat_min"], rules["stat_max"]
    stats = range(few, many + 1)
    return [Build(health, speed, points - health - speed) for health in stats for speed in stats
            if points - health - speed in stats]  # fmt: skip


def fair_character(stats: Sequence[int]) -> bool:
    """Seven points, at most 4 on each stat, and as many tournament points on top as can be played (frag 5, 6)."""
    fits = len(stats) == len(STATS) and min(stats) >= 1 and max(stats) <= STRONGEST
    return fits and sum([min(stat, 4) for stat in stats]) >= 7


READY_MADE = {
    "all-rounder": Build(2, 2, 3),
    "scout": Build(1, 3, 3),
    "runner": Build(2, 4, 1),
    "tank": Build(4, 2, 1),
    "marksman": Build(1, 2, 4),
}
"""Characters for those who do not want to count points."""


class Means(NamedTuple):
    """What a player spends at the moment of death; nothing at all lets the fighter die (frag 231)."""

    blood: int
    kits: int
    stims: int
    surges: int

    def __str__(self) -> str:
        named = zip(("blood", "kit", "stim", "surge"), self, strict=True)
        return "+".join([f"{number} {name}" for name, number in named if number]) or "die"
