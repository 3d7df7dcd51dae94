"""Look ahead in FITS with what has been learnt of its grids."""

from dataclasses import dataclass, field, replace
from math import inf
from statistics import fmean
from time import perf_counter
from typing import Any, Self

from fourfold.advice import Opinion, Thoughtful, Weighed, best_first, weights
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.fits.grid import Drop, Shape
from fourfold.games.fits.judge import Judge, seen
from fourfold.games.fits.learnt import Net, learnt
from fourfold.games.fits.planner import Planner


@dataclass(frozen=True)
class Seer(Thoughtful):
    """A bot that knows what a grid leads to, and looks at all that may come next where that tells it more.

    Every landing is judged by its grid; the best of them by their grids after one more piece, the best of these by
    those after two, and so on.
    """

    widths: tuple[int, ...]  # so many landings are looked at one piece deep, two pieces deep, and so on
    answers: int  # so many ways to lay a piece are looked at deeper
    otherwise: Planner  # plays with sets of which nothing has been learnt
    seconds: float = inf

    def unhurried(self) -> Self:
        return replace(self, seconds=inf, otherwise=self.otherwise.unhurried())

    def opinions(self, world: Any, seat: Seat, dice: Dice) -> list[Opinion]:
        deadline = perf_counter() + self.seconds
        known, shapes, found = seen(world, seat)
        net = learnt(known.board, tuple(known.shapes))
        if net is None:
            return self.otherwise.opinions(world, seat, dice)
        eye, left = Eye(net, known, self.answers), known.pieces(shapes)
        tries = best_first([(net.worth(covered, left), (covered, option)) for _, covered, option in found])
        for depth, width in enumerate(self.widths[: len(shapes)], 1):
            tries = [*eye.compare(tries[:width], left, depth, deadline), *tries[width:]]
        return [
            Opinion(option, points, weight, self.otherwise.why(world, seat, option, points))
            for (points, (_, option)), weight in zip(tries, weights(tries), strict=True)
        ]


@dataclass
class Eye:
    """Looks ahead for one decision."""

    net: Net
    known: Judge
    answers: int
    worths: dict[tuple[int, int], float] = field(default_factory=dict)

    def compare(self, tries: Weighed, left: int, depth: int, deadline: float) -> Weighed:
        """Landings by what they lead to so many pieces later; as they were, if time runs out."""
        looked = []
        for _, (covered, option) in tries:
            if perf_counter() > deadline:
                return tries
            looked.append((self.hope(covered, left, depth), (covered, option)))
        return best_first(looked)

    def hope(self, covered: int, left: int, depth: int) -> float:
        """What a grid leads to on average over all pieces that may come next, when so many are looked at."""
        if not left or not depth:
            return self.worth(covered, left)
        answers = [self.answer(covered, shape, left & ~bit, depth - 1)
                   for shape, bit in self.known.shapes.items() if left & bit]  # fmt: skip
        return fmean(answers)

    def answer(self, covered: int, shape: Shape, left: int, depth: int) -> float:
        """What the best way to lay a piece, or to pass on it, leads to."""
        found = [(self.worth(grid, left), grid) for grid in self.after(covered, shape)]
        if not left or not depth:
            return max(found)[0]
        return max([self.hope(grid, left, depth) for _, grid in sorted(found, reverse=True)[: self.answers]])

    def after(self, covered: int, shape: Shape) -> list[int]:
        """All grids there can be after a piece was laid or passed on."""
        ways = shape.legal_ways(covered & self.known.board.grid.peaks)
        return [covered, *[covered | way.pattern << way.row(covered) for way in ways if isinstance(way, Drop)]]

    def worth(self, covered: int, left: int) -> float:
        """What the net says of a grid, asked once."""
        found = self.worths.get((covered, left))
        if found is None:
            found = self.worths[covered, left] = self.net.worth(covered, left)
        return found
