"""What a net has learnt of the grids of a set (`bench/fits_learn.py`): one look tells what a grid leads to.

All its numbers are whole, so that every machine says the same. Those of a layer lie side by side in one long integer:
adding two such integers adds them all at once, which is quick in plain Python.
"""

import gzip
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import islice, pairwise
from operator import mul
from pathlib import Path
from struct import Struct
from typing import Any

from fourfold.games.fits.cards import Board
from fourfold.games.fits.columns import MANY
from fourfold.games.fits.grid import Shape
from fourfold.games.fits.scoring import round_points

STEEP = 5  # steeper rises are all alike
MOST = 511  # no number of a layer is larger, but for those that are added once
ROOM = 1 << 14  # and those are smaller than this
NETS = ("learnt-1.json.gz", "learnt-2.json.gz")


@dataclass(frozen=True)
class Facts:
    """A net as it is written down."""

    of: dict[str, Any]  # the board and the pieces
    seen: list[list[int]]  # by row, for all the cells that may be covered, then closed; for outlines; for heights
    left: list[list[int]]  # for the pieces still to come
    bias: list[int]
    second: list[list[int]]
    second_bias: list[int]
    last: list[int]
    last_bias: int
    scale: float  # so much is a point


def describe(board: Board, shapes: Sequence[Shape]) -> dict[str, Any]:
    """All that matters of a board and its pieces, as JSON data."""
    kinds = {kind.letter: [list(kind.pays), kind.fills] for kind in board.kinds}
    pieces = [sorted(map(list, shape.cells)) for shape in shapes]
    return {"picture": list(board.picture), "kinds": kinds, "pays": [board.full_row, board.open_cell], "pieces": pieces}


def write_net(facts: Facts, path: Path) -> None:
    """Keep a net."""
    path.write_bytes(gzip.compress(json.dumps(asdict(facts)).encode(), mtime=0))


def read_net(name: str) -> Facts:
    """A net that comes with the game."""
    return Facts(**json.loads(gzip.decompress(files(__package__).joinpath(name).read_bytes())))


@lru_cache(maxsize=64)
def learnt(board: Board, shapes: tuple[Shape, ...]) -> "Net | None":
    """What has been learnt of this board with these pieces, if anything has."""
    described = describe(board, shapes)
    return next((Net(facts, board) for facts in map(read_net, NETS) if facts.of == described), None)


class Net:
    """A net at work; what it has seen of columns and outlines it remembers."""

    def __init__(self, facts: Facts, board: Board) -> None:
        self.facts, self.board, grid = facts, board, board.grid
        tables = iter([side_by_side(row, "H") for row in facts.seen])
        patterns, rises, heights = 1 << grid.width, (2 * STEEP + 1) ** 2, grid.height + grid.tallest + 1
        covered, closed = [[list(islice(tables, patterns)) for _ in range(grid.height)] for _ in range(2)]
        self.rows = list(zip(covered, closed, strict=True))
        self.bends = [list(islice(tables, rises)) for _ in range(grid.width - 2)]
        self.heights = [list(islice(tables, heights)) for _ in range(grid.width)]
        self.second = [side_by_side(row, "I") for row in facts.second]
        self.lanes = Struct(f"<{len(facts.bias)}H"), Struct(f"<{len(facts.second_bias)}I")
        self.zero = ROOM + (MOST + 1) * (2 * len(self.rows) + len(self.bends) + len(self.heights))
        self.columns: list[dict[int, tuple[int, int, int]]] = [{} for _ in grid.shifts]
        self.outlines: dict[tuple[int, ...], int] = {}
        self.coming: dict[int, int] = {}

    def worth(self, covered: int, left: int) -> float:
        """The points a grid leads to on average, with the pieces that are left."""
        if not left:
            return round_points(self.board, covered)
        first, second = self.lanes
        zero, total = self.zero, self.look_at(covered) + self.to_come(left)
        hidden = [each - zero if each > zero else 0 for each in first.unpack(total.to_bytes(first.size, "little"))]
        sums = second.unpack(sum(map(mul, hidden, self.second)).to_bytes(second.size, "little"))
        found, less = self.facts.last_bias, (MOST + 1) * sum(hidden)
        for each, bias, weight in zip(sums, self.facts.second_bias, self.facts.last, strict=True):
            if each + bias > less:
                found += (each + bias - less) * weight
        return found / self.facts.scale

    def look_at(self, covered: int) -> int:
        """What the first layer makes of a grid."""
        grid, rows, gaps, heights = self.board.grid, 0, 0, []
        for number, shift in enumerate(grid.shifts):
            row, gap, height = self.column(number, covered >> shift & grid.shaft)
            rows, gaps = rows | row, gaps | gap
            heights.append(height)
        total, width = self.outline(tuple(heights)), grid.width
        pattern = (1 << width) - 1
        for by_covered, by_closed in self.rows:
            total += by_covered[rows & pattern] + by_closed[gaps & pattern]
            rows, gaps = rows >> width, gaps >> width
        return total

    def column(self, number: int, stack: int) -> tuple[int, int, int]:
        """The covered and the closed cells of a column, so that columns add up to rows, and its height."""
        found = self.columns[number].get(stack)
        if found is None:
            height, grid = stack.bit_length(), self.board.grid
            bits = [1 << row * grid.width + number for row in range(grid.height)]
            cells = sum([bit for row, bit in enumerate(bits) if stack >> row & 1])
            found = self.columns[number][stack] = cells, sum(bits[:height]) & ~cells, height
        return found

    def outline(self, heights: tuple[int, ...]) -> int:
        """What the first layer makes of an outline."""
        found = self.outlines.get(heights)
        if found is None:
            if len(self.outlines) > MANY:
                self.outlines.clear()
            rises = [STEEP + max(-STEEP, min(b - a, STEEP)) for a, b in pairwise(heights)]
            bends = [a * (2 * STEEP + 1) + b for a, b in pairwise(rises)]
            found = sum([table[bend] for table, bend in zip(self.bends, bends, strict=True)])
            found += sum([table[height] for table, height in zip(self.heights, heights, strict=True)])
            self.outlines[heights] = found
        return found

    def to_come(self, left: int) -> int:
        """What the first layer makes of the pieces that are left."""
        found = self.coming.get(left)
        if found is None:
            rows = [row for number, row in enumerate(self.facts.left) if left >> number & 1]
            sums = [sum(each) for each in zip(self.facts.bias, *rows, strict=True)]
            found = self.coming[left] = lay_out([each + ROOM for each in sums], "H")
        return found


def side_by_side(numbers: Sequence[int], size: str) -> int:
    """The numbers of a layer in one; each is raised above 0."""
    return lay_out([each + MOST + 1 for each in numbers], size)


def lay_out(numbers: Sequence[int], size: str) -> int:
    """Some numbers in one, in places of two bytes (H) or four (I)."""
    return int.from_bytes(Struct(f"<{len(numbers)}{size}").pack(*numbers), "little")
