"""Play FITS on from promising landings, in many orders of the cards to come."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, inf, log2
from time import perf_counter
from typing import Any, Self

from fourfold.advice import Opinion, Reason, Thoughtful
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.fits.grid import Shape
from fourfold.games.fits.judge import Judge, seen
from fourfold.games.fits.table import Choice, Fits


@dataclass
class Try:
    """A landing, and what came of it."""

    option: Choice | None
    covered: int
    worth: float  # at first sight
    total: float = 0.0
    decks: int = 0

    @property
    def mean(self) -> float:
        """What it leads to on average."""
        return self.total / self.decks if self.decks else self.worth


@dataclass(frozen=True)
class Planner(Thoughtful):
    """A bot that lays the pieces to come in its mind.

    All landings of a short list are tried with the same orders of the cards, the weaker half of them with fewer. Then
    the best are compared once more, each with the best answer to every piece that may come next.
    """

    reasons: Callable[[Fits, Seat, Any], Sequence[Reason]]
    shortlist: int
    decks: int  # orders in which the best landings are tried
    ahead: int  # so many pieces are laid greedily
    seconds: float = inf
    finalists: int = 0  # so many landings are compared once more,
    answering: "Planner | None" = None  # with this planner for the next piece

    def unhurried(self) -> Self:
        return replace(self, seconds=inf)

    def opinions(self, world: Any, seat: Seat, dice: Dice) -> list[Opinion]:
        deadline = perf_counter() + self.seconds
        known, left, found = seen(world, seat)
        tries = [Try(option, covered, worth) for worth, covered, option in found[: self.shortlist]]
        ranked = self.compare(known, left, tries, dice, deadline) if left else tries
        if self.answering and left:
            best, others = ranked[: self.finalists], ranked[self.finalists :]
            ranked = [*self.answering.decide(known, left, best, dice, deadline), *others]
        favour = sum([each.decks or 1 for each in ranked])
        return [
            Opinion(each.option, each.mean, (each.decks or 1) / favour, self.why(world, seat, each.option, each.mean))
            for each in ranked
        ]

    def why(self, g: Fits, me: Seat, option: Any, points: float) -> tuple[Reason, ...]:
        """What a landing leads to, and what it brings at once."""
        before = sum(g.points[me])
        return (Reason("bots-points", {"points": round(before + points)}), *self.reasons(g, me, option))

    def compare(self, known: Judge, left: Sequence[Shape], tries: list[Try], dice: Dice, deadline: float) -> list[Try]:
        """Landings, the best first; each round of decks drops half of them."""
        rounds = ceil(log2(len(tries))) if len(tries) > 1 else 0
        dropped: list[Try] = []
        for number in range(rounds):
            for deck in orders(left, ceil(self.decks / rounds), number, dice):
                if perf_counter() > deadline:
                    return [*best_first(tries), *dropped]
                for each in tries:
                    each.total += known.play_on(each.covered, deck, self.ahead)
                    each.decks += 1
            tries = best_first(tries)
            keep = ceil(len(tries) / 2)
            tries, dropped = tries[:keep], [*tries[keep:], *dropped]
        return [*tries, *dropped]

    def decide(self, known: Judge, left: Sequence[Shape], tries: list[Try], dice: Dice, deadline: float) -> list[Try]:
        """Landings once more, the best first, by this planner's answers to the pieces that may come next."""
        fresh = [replace(each, total=0.0, decks=0) for each in tries]
        for shape in left:
            if perf_counter() > deadline:
                break
            rest, luck = [other for other in left if other is not shape], dice.fork()
            for each in fresh:
                each.total += self.decks * self.answer(known, each.covered, shape, rest, luck.copy())
                each.decks += self.decks
        return best_first(fresh) if fresh[0].decks else tries

    def answer(self, known: Judge, covered: int, shape: Shape, left: Sequence[Shape], dice: Dice) -> float:
        """What a grid leads to if a piece is laid with this care."""
        found = known.best_few(covered, shape, known.pieces(left), self.shortlist)
        tries = [Try(None, grid, worth) for worth, grid in found]
        return (self.compare(known, left, tries, dice, inf) if left else tries)[0].mean


def best_first(tries: Sequence[Try]) -> list[Try]:
    """Landings by what they lead to."""
    return sorted(tries, key=lambda each: (-each.mean, -each.worth))


def orders(left: Sequence[Shape], number: int, turn: int, dice: Dice) -> Iterator[list[Shape]]:
    """Some orders of the cards to come; every piece comes next as often as the others."""
    return (deck_after(left[(turn * number + each) % len(left)], left, dice) for each in range(number))


def deck_after(first: Shape, left: Sequence[Shape], dice: Dice) -> list[Shape]:
    """The pieces still to come: this one next, the others in any order."""
    rest = [shape for shape in left if shape is not first]
    dice.shuffle(rest)
    return [first, *rest]
