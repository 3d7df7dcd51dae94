"""The tree of a search: what imagined games have shown of each seat's choices, by the choices that led there."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from fourfold.core.events import Seat

CURIOSITY = 0.6  # how much an untried option that looks good draws


class Line:
    """An option in the tree: how often it was tried, and what that gave."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits, self.total = 0, 0.0

    @property
    def mean(self) -> float:
        """What it gave on average."""
        return self.total / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        """One more game."""
        self.visits += 1
        self.total += value


class Node:
    """A point that several worlds share: the same choices led there, whatever was dealt."""

    __slots__ = ("children", "lines")

    def __init__(self) -> None:
        self.lines: dict[Seat, dict[Any, Line]] = {}
        self.children: dict[tuple[Any, ...], Node] = {}

    def line(self, seat: Seat, option: Any) -> Line:
        """What is known of an option of a seat."""
        of_seat = self.lines.setdefault(seat, {})
        if option not in of_seat:
            of_seat[option] = Line()
        return of_seat[option]

    def select(self, seat: Seat, options: Sequence[Any], favour: Sequence[float]) -> Any:
        """The option of a seat to try next: what gave much, and what is promising and seldom tried.

        Every seat that is asked selects by itself, and only among what this world offers it.
        """
        lines = [self.line(seat, option) for option in options]
        tried = sum([line.visits for line in lines])
        usual = sum([line.total for line in lines]) / tried if tried else 0.5
        pull = CURIOSITY * sqrt(tried + 1)
        worth = [
            (line.mean if line.visits else usual) + pull * share / (1 + line.visits)
            for line, share in zip(lines, favour, strict=True)
        ]
        return options[worth.index(max(worth))]

    def child(self, choices: Mapping[Seat, Any]) -> tuple["Node", bool]:
        """The point these choices lead to, and whether it is new."""
        key = tuple(choices.values())
        known = key in self.children
        if not known:
            self.children[key] = Node()
        return self.children[key], not known
