"""What a grid of FITS is worth while pieces are still to come."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import inf
from typing import Final

from fourfold.compiling import i64
from fourfold.core.events import Seat
from fourfold.games.fits.cards import Board
from fourfold.games.fits.columns import MANY, Column, Columns
from fourfold.games.fits.grid import Drop, Shape
from fourfold.games.fits.table import Choice, Fits

WALL: Final = 99


@dataclass(frozen=True)
class Weights:
    """What the parts of a grid are worth, in points, while all cards are still to come."""

    dead_row: float  # a row that can never be full
    closed: float  # a cell nobody can fill any more
    near: tuple[float, float, float]  # a row that lacks one cell, two, three
    above: float  # a cell above the grid
    exposed: float  # a symbol still to be saved
    peak: float  # the highest column, squared
    steps: tuple[float, ...]  # neighbours that differ in height by nothing, one, two, three, more
    wells: tuple[float, ...]  # a column lower than both neighbours by nothing, one, two, more
    fitting: float  # a piece to come that would close no cell
    patience: float  # how slowly all this fades while the round goes on


PLAIN = Weights(
    dead_row=-0.3,
    closed=-0.1,
    near=(0.73, 0.49, 0.33),
    above=-0.09,
    exposed=0.0,
    peak=0.01,
    steps=(0.0, 0.03, -0.04, -0.06, -0.39),
    wells=(0.0, -0.09, -0.19, -0.43),
    fitting=0.18,
    patience=0.37,
)
SYMBOLS = Weights(
    dead_row=-0.05,
    closed=-0.06,
    near=(0.65, 0.47, 0.36),
    above=-0.04,
    exposed=-0.24,
    peak=0.0,
    steps=(0.0, 0.04, -0.11, -0.18, -0.74),
    wells=(0.0, -0.11, -0.17, -0.38),
    fitting=0.28,
    patience=0.84,
)


@cache
def bit_counts(width: int) -> list[int]:
    """How many bits each number has that is written with so many."""
    counts = [0]
    for _ in range(width):
        counts += [count + 1 for count in counts]
    return counts


class Judge:
    """What grids of a board are worth; what it has seen of surfaces it remembers."""

    def __init__(self, board: Board, shapes: Sequence[Shape], weights: Weights) -> None:
        self.board, self.weights, self.columns = board, weights, Columns(board)
        self.shapes = {shape: 1 << number for number, shape in enumerate(shapes)}
        self.far: list[float] = [(number / len(shapes)) ** weights.patience for number in range(len(shapes) + 1)]
        self.counts = bit_counts(max(board.grid.height, min(len(shapes), 16)))
        self.surfaces: dict[int, tuple[float, int]] = {}
        self.laid: dict[tuple[int, Shape, int], int] = {}
        self.skirts: dict[tuple[int, ...], int] = {}  # by the lower edge, the pieces that have it
        for shape in shapes:
            self.skirts |= {skirt: self.skirts.get(skirt, 0) | self.shapes[shape] for skirt in shape.skirts}
        self.widths = sorted({len(skirt) for skirt in self.skirts})
        # No piece lies on a rise of so many rows; more make no difference.
        self.steep = steep = max([len(weights.steps) - 1, *[abs(rise) + 1 for skirt in self.skirts for rise in skirt]])
        self.told_apart: i64 = 2 * steep + 1
        tallest = board.grid.height + board.grid.tallest
        self.peaks: list[float] = [weights.peak * height**2 for height in range(tallest + 1)]
        rises = [*range(tallest + 1), *range(-tallest, 0)]  # found by their own number, those below 0 from the end
        self.rises = [steep + max(-steep, min(rise, steep)) for rise in rises]

    def pieces(self, shapes: Sequence[Shape]) -> int:
        """Some pieces as bits."""
        return sum([self.shapes[shape] for shape in shapes])

    def worth(self, covered: int, left: int) -> float:
        """The points of a grid now, and what may still come of it with the pieces that are left."""
        return self.worth_of(self.columns.of(covered), left, self.far[left.bit_count()])

    def worth_of(self, columns: list[Column], left: int, far: float) -> float:
        """The same by the columns of the grid."""
        weights, counts, grid, saved = self.weights, self.counts, self.board.grid, 0
        points = closed = above = 0
        one: i64 = 0  # rows that lack so many cells, or more
        two: i64 = 0
        three: i64 = 0
        four: i64 = 0
        dead: i64 = 0
        for column in columns:
            lacking = column.lacking
            four |= three & lacking
            three |= two & lacking
            two |= one & lacking
            one |= lacking
            dead |= column.gaps
            closed += column.closed
            above += column.above
            points += column.points
        points += self.board.full_row * (grid.height - counts[one])
        if self.board.kinds:
            symbols = self.columns.symbols_on(columns)
            points, saved = points + symbols.points, symbols.saved
        hope, exposed = self.surface_hope(columns, saved, left)
        near, alive = weights.near, grid.column & ~dead
        hope += near[0] * counts[one & ~two & alive] + near[1] * counts[two & ~three & alive]
        hope += near[2] * counts[three & ~four & alive]
        hope += weights.dead_row * counts[dead] + weights.closed * closed
        hope += weights.above * above + weights.exposed * exposed
        return points + far * hope

    def surface_hope(self, columns: list[Column], saved: int, left: int) -> tuple[float, int]:
        """What may come of an outline, and how many symbols are to be saved above it: bridged, not filled."""
        rises, told_apart, counts, open = self.rises, self.told_apart, self.counts, 0
        before: i64 = columns[0].height
        peak: i64 = 0
        outline: i64 = 0
        for column in columns:
            height = column.height
            if saved:
                open |= column.open
                height += 1 if column.rim & saved else 0
            outline = outline * told_apart + rises[height - before]
            before = height
            if height > peak:
                peak = height
        hope, fitting = self.surface_worth(outline)
        fitting, open = fitting & left, open & saved
        exposed = counts[open] if open < len(counts) else open.bit_count()
        number = counts[fitting] if fitting < len(counts) else fitting.bit_count()
        return hope + self.peaks[peak] + self.weights.fitting * number, exposed

    def surface_worth(self, outline: int) -> tuple[float, int]:
        """What an outline is worth wherever it lies, and which pieces would lie on it without closing a cell."""
        found = self.surfaces.get(outline)
        if found is None:
            if len(self.surfaces) > MANY:
                self.surfaces.clear()
            base, places = int(self.told_apart), reversed(range(self.board.grid.width - 1))
            found = self.look_at_surface(tuple([outline // base**place % base - self.steep for place in places]))
            self.surfaces[outline] = found
        return found

    def look_at_surface(self, rises: tuple[int, ...]) -> tuple[float, int]:
        """The same by the rises and falls of the outline."""
        weights, fitting = self.weights, 0
        hope = sum([weights.steps[min(abs(rise), 4)] for rise in rises])
        for before, after in pairwise([-WALL, *rises, WALL]):
            hope += weights.wells[min(max(min(-before, after), 0), 3)]
        for width in self.widths:
            for start in range(len(rises) + 1 - width):
                fitting |= self.skirts.get(rises[start : start + width], 0)
        return hope, fitting

    def best(self, covered: int, shape: Shape, left: int, may_pass: bool = True) -> int:
        """The grid after the best way to lay a piece, or to pass on it."""
        peaks = covered & self.board.grid.peaks
        ways = shape.legal_ways(peaks) if peaks else shape.ways
        columns, far, found, most = self.columns.of(covered), self.far[left.bit_count()], covered, -inf
        for way in ways:
            if isinstance(way, Drop):
                row = landing_row(columns, way)
                worth = self.worth_of(self.after(columns, way, row), left, far)
                if worth > most:
                    found, most = covered | way.pattern << row, worth
        return covered if may_pass and self.worth_of(columns, left, far) > most else found

    def best_few(self, covered: int, shape: Shape, left: int, number: int) -> list[tuple[float, int]]:
        """The best grids there can be after a piece was laid or passed on, with what they are worth."""
        peaks = covered & self.board.grid.peaks
        ways = shape.legal_ways(peaks) if peaks else shape.ways
        columns, far = self.columns.of(covered), self.far[left.bit_count()]
        found = [(self.worth_of(columns, left, far), covered)]
        for way in ways:
            if isinstance(way, Drop):
                row = landing_row(columns, way)
                found.append((self.worth_of(self.after(columns, way, row), left, far), covered | way.pattern << row))
        return sorted(found, reverse=True)[:number]

    def after(self, columns: list[Column], way: Drop, row: int) -> list[Column]:
        """The columns of a grid when a piece has come to rest."""
        laid = columns.copy()
        number: i64 = way.column
        for stack in way.stacks:
            laid[number] = self.columns.column(number, laid[number].stack | stack << row)
            number += 1
        return laid

    def lay(self, covered: int, shape: Shape, left: int) -> int:
        """The same, remembered: many orders of the cards begin alike."""
        found = self.laid.get((covered, shape, left))
        if found is None:
            if len(self.laid) > MANY:
                self.laid.clear()
            found = self.laid[covered, shape, left] = self.best(covered, shape, left)
        return found

    def play_on(self, covered: int, deck: Sequence[Shape], ahead: int) -> float:
        """What a grid is worth when a few more pieces have been laid greedily."""
        left = self.pieces(deck)
        for shape in deck[:ahead]:
            left -= self.shapes[shape]
            covered = self.lay(covered, shape, left)
        return self.worth(covered, left)


def landing_row(columns: list[Column], way: Drop) -> int:
    """Where a piece comes to rest, by the heights of its columns."""
    row: i64 = 0
    number: i64 = way.column
    for low in way.lowest:
        row = max(row, columns[number].height - low)
        number += 1
    return row


@lru_cache(maxsize=64)
def judge(board: Board, shapes: tuple[Shape, ...]) -> Judge:
    """Who knows this board."""
    return Judge(board, shapes, SYMBOLS if board.kinds else PLAIN)


def seen(g: Fits, me: Seat) -> tuple[Judge, list[Shape], list[tuple[float, int, Choice]]]:
    """A judge, the pieces this seat is still to be asked about, and what it may do now, the best first."""
    cards = sorted([*g.deck, *g.called], key=lambda card: card.order)
    known = judge(g.board, tuple([card.shape for card in cards]))
    left = [card.shape for card in g.deck if card.shape is not g.start_cards[me].shape]
    shape = (g.called[-1] if g.called else g.start_cards[me]).shape
    pieces, covered = known.pieces(left), g.covered[me]
    options = g.pending[me].options
    grids = [covered if isinstance(each, str) else covered | shape.pattern(each) for each in options]
    worth = [(known.worth(grid, pieces), number) for number, grid in enumerate(grids)]
    return known, left, [(value, grids[n], options[n]) for value, n in sorted(worth, reverse=True)]
