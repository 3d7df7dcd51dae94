"""The grid as a bit pattern, and pieces as they fall on it.

A column is a run of bits, its bottom row first, and the columns follow one another. Moving a pattern up by a row is a
shift by one, and the height of a column is its bit length. Above every column there is room for what sticks out.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any, NamedTuple

Cell = tuple[int, int]  # column, row
Bits = Any  # cells as an integer of more bits than a machine word has: compiled code leaves those to Python
TALLEST = 8  # no piece has more cells, so none is taller
PASS = "pass"
MANY = 1 << 12  # as much as a piece remembers of grids that are nearly full


class Grid:
    """So many columns and rows, open at the top (fits 1), for pieces that are so tall at most."""

    def __init__(self, width: int, height: int, tallest: int = TALLEST) -> None:
        self.width, self.height, self.tallest = width, height, tallest
        # The bits of a column: its rows, what may stick out, and as much again that is always empty.
        self.stride = height + 2 * tallest
        # What brings each column down to bit 0.
        self.shifts = tuple([column * self.stride for column in range(width)])
        # One column and all that may stick out of it; one column of the grid, or one bit for each row.
        self.shaft, self.column = (1 << height + tallest) - 1, (1 << height) - 1
        # All cells of the grid.
        self.inside = sum([self.column << shift for shift in self.shifts])
        # The top row and everything above it: while nothing lies there, every landing is legal.
        self.peaks: Bits = sum([(self.shaft & ~((1 << height - 1) - 1)) << shift for shift in self.shifts])

    def _asdict(self) -> dict[str, int]:
        """How large it is, for those who draw it."""
        return {"width": self.width, "height": self.height}

    def pattern(self, cells: Iterable[Cell]) -> int:
        """Some cells as bits."""
        return sum([1 << column * self.stride + row for column, row in cells])

    def cells(self, pattern: int) -> list[Cell]:
        """The cells of a pattern, row by row from below."""
        found = []
        while pattern:
            lowest = pattern & -pattern
            found.append(divmod(lowest.bit_length() - 1, self.stride))
            pattern ^= lowest
        return sorted(found, key=lambda cell: (cell[1], cell[0]))

    def stack(self, pattern: Bits, column: int) -> int:
        """The cells of a pattern in one column, its bottom row first."""
        return int(pattern >> self.shifts[column] & self.shaft)

    def covers(self, pattern: int, cell: Cell) -> bool:
        """Whether a cell belongs to a pattern."""
        return bool(pattern >> cell[0] * self.stride + cell[1] & 1)

    def heights(self, pattern: int) -> list[int]:
        """One more than the highest row covered in each column."""
        return [(pattern >> shift & self.shaft).bit_length() for shift in self.shifts]

    def closed(self, pattern: int) -> int:
        """Cells that are not covered, but below their column's height (fits 27)."""
        under = [(1 << height) - 1 << shift for shift, height in zip(self.shifts, self.heights(pattern), strict=True)]
        return sum(under) & ~pattern & self.inside

    def rows(self, pattern: int) -> int:
        """The full rows of the grid, one bit for each (fits 43, 44)."""
        full = self.column
        for shift in self.shifts:
            full &= pattern >> shift
        return full


class Landing(NamedTuple):
    """A piece as it would come to rest: its form, its left column, its landing row and what it covers (fits 35)."""

    piece: str
    form: str
    column: int
    row: int
    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        return f"{self.piece} {self.form} {self.column}"


@dataclass(frozen=True, eq=False)
class Drop:
    """A form of a piece over its columns, not yet fallen."""

    form: str
    column: int
    lowest: tuple[int, ...]  # the row of its lowest cell in each of its columns when it lies on the floor
    stacks: tuple[int, ...]  # its cells in each of its columns then
    pattern: int  # all it covers then
    shift: int  # what brings the lowest cell of its left column down to bit 0
    shifts: tuple[int, ...]  # and of its other columns
    shaft: int
    barrier: Bits  # the lowest cells over which nothing may lie for a landing inside the grid
    landings: tuple[Landing, ...]  # by landing row

    def row(self, covered: Bits) -> int:
        """The largest of the heights of its columns less the row of its lowest cell there (fits 24, 25)."""
        below = covered >> self.shift
        for shift in self.shifts:
            below |= covered >> shift
        return int((below & self.shaft).bit_length())

    def land(self, covered: int) -> Landing:
        """Where it comes to rest."""
        return self.landings[self.row(covered)]


class Pass:
    """The way not to lay a piece (fits 36): as if it fell where nothing can stop it."""

    shift = 0
    shaft = 0
    shifts: tuple[int, ...] = ()
    landings = (PASS,)

    def land(self, covered: int) -> str:
        """Nothing comes down, whatever is covered."""
        return PASS


class Shape:
    """A piece with every way to lay it."""

    def __init__(self, piece: str, cells: Sequence[Cell], grid: Grid, names: Mapping[str, str]) -> None:
        self.piece, self.cells, self.grid, self.names = piece, settled(cells), grid, names
        self.forms = {picture(form): form for form in turned_and_flipped(cells)}  # alike ways are one (fits 4)
        self.drops = tuple(
            [make_drop(piece, form, column, grid) for form in self.forms.values() for column in columns(form, grid)]
        )
        self.ways: tuple[Drop | Pass, ...] = (*self.drops, Pass())
        self.by_name = {(drop.form, drop.column): drop for drop in self.drops}
        self.patterns: dict[str, list[Bits]] = {
            form: [each.pattern for each in self.drops if each.form == form] for form in self.forms
        }
        self.skirts = frozenset([skirt(form) for form in self.forms.values()])
        self.barriers: Bits = reduce(or_, [drop.barrier for drop in self.drops], 0)
        self.ways_past: dict[int, tuple[Drop | Pass, ...]] = {}  # what was found before, by the barriers reached

    def __repr__(self) -> str:
        return self.piece

    def _asdict(self) -> dict[str, Any]:
        """What is printed on the piece, for those who draw it."""
        return {"text": self.piece, "piece": self.piece, "cells": self.cells, "forms": self.forms, "names": self.names}

    def legal_ways(self, peaks: Bits) -> tuple[Drop | Pass, ...]:
        """The ways left when something lies as high as the top row; none if every drop ends above (fits 33, 38)."""
        peaks |= peaks >> 1  # and all that lies below a peak, in two or three steps
        peaks |= peaks >> 2
        if self.grid.tallest > 4:
            peaks |= peaks >> 4
        reached = peaks & self.barriers
        ways = self.ways_past.get(reached)
        if ways is None:
            if len(self.ways_past) > MANY:
                self.ways_past.clear()
            drops = [drop for drop in self.drops if not reached & drop.barrier]
            ways = self.ways_past[reached] = (*drops, self.ways[-1]) if drops else ()
        return ways

    def pattern(self, landing: Landing) -> int:
        """What a landing covers, as bits."""
        return int(self.patterns[landing.form][landing.column] << landing.row)


def settled(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """A form moved to column 0 and row 0, its cells in order."""
    cells = list(cells)
    left, low = min([column for column, _ in cells]), min([row for _, row in cells])
    return tuple(sorted([(column - left, row - low) for column, row in cells]))


def extent(cells: Iterable[Cell]) -> int:
    """How wide a piece is, or how tall if that is more."""
    return 1 + max([max(cell) for cell in settled(cells)])


def turned_and_flipped(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """Four quarter turns of a piece, then four of its reverse (fits 4)."""
    front = list(cells)
    back = [(-column, row) for column, row in front]
    return [settled(turned(side, quarters)) for side in (front, back) for quarters in range(4)]


def turned(cells: list[Cell], quarters: int) -> list[Cell]:
    """A piece after some quarter turns."""
    return turned([(row, -column) for column, row in cells], quarters - 1) if quarters else cells


def picture(form: Iterable[Cell]) -> str:
    """A form written from its top row down, `#` a cell, `/` a new row."""
    cells = set(form)
    wide, tall = max([column for column, _ in cells]) + 1, max([row for _, row in cells]) + 1
    lines = [["#" if (column, row) in cells else "." for column in range(wide)] for row in range(tall)]
    return "/".join(["".join(line) for line in reversed(lines)])


def skirt(form: Iterable[Cell]) -> tuple[int, ...]:
    """How the lower edge of a form rises and falls from column to column."""
    return tuple([after - before for before, after in pairwise(lower_edge(form))])


def lower_edge(form: Iterable[Cell]) -> list[int]:
    """The row of the lowest cell in each column of a form."""
    lowest: dict[int, int] = {}
    for column, row in form:
        lowest[column] = min(row, lowest.get(column, TALLEST))
    return [lowest[column] for column in range(len(lowest))]


def columns(form: Iterable[Cell], grid: Grid) -> range:
    """Every left column that keeps a form within the side edges (fits 26)."""
    return range(grid.width - max([column for column, _ in form]))


def make_drop(piece: str, form: tuple[Cell, ...], left: int, grid: Grid) -> Drop:
    """A form over its columns, with all its landings."""
    lowest = list(enumerate(lower_edge(form), left))
    shift, *shifts = [column * grid.stride + row for column, row in lowest]
    barrier = grid.pattern([(column, grid.height - 1 + row) for column, row in lowest])
    pattern = grid.pattern([(column + left, row) for column, row in form])
    landings = tuple([make_landing(piece, form, left, row) for row in range(grid.height)])
    rows, stacks = tuple([row for _, row in lowest]), tuple([grid.stack(pattern, column) for column, _ in lowest])
    return Drop(picture(form), left, rows, stacks, pattern, shift, tuple(shifts), grid.shaft, barrier, landings)


def make_landing(piece: str, form: tuple[Cell, ...], left: int, low: int) -> Landing:
    """A form at rest."""
    cells = tuple([(column + left, row + low) for column, row in form])
    return Landing(piece, picture(form), left, low, cells)
