"""What a grid of FITS is worth while pieces are still to come."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.fits.cards import Board
from fourfold.games.fits.grid import Drop, Shape
from fourfold.games.fits.table import Choice, Fits

WALL = 99
MANY = 1 << 16


class Weights(NamedTuple):
    """What the parts of a grid are worth, in points, while all cards are still to come."""

    dead_row: float  # a row that can never be full
    closed: float  # a cell nobody can fill any more
    near: tuple[float, ...]  # a row that lacks one cell, two, three
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


class Judge:
    """What grids of a board are worth; what it has seen of surfaces it remembers."""

    def __init__(self, board: Board, shapes: Sequence[Shape], weights: Weights) -> None:
        self.board, self.weights = board, weights
        self.shapes = {shape: 1 << number for number, shape in enumerate(shapes)}
        self.far: list[float] = [(number / len(shapes)) ** weights.patience for number in range(len(shapes) + 1)]
        self.surfaces: dict[tuple[int, ...], tuple[float, int]] = {}
        self.laid: dict[tuple[int, Shape, int], int] = {}
        self.skirts: dict[tuple[int, ...], int] = {}  # by the lower edge, the pieces that have it
        for shape in shapes:
            self.skirts |= {skirt: self.skirts.get(skirt, 0) | self.shapes[shape] for skirt in shape.skirts}
        self.widths = sorted({len(skirt) for skirt in self.skirts})

    def pieces(self, shapes: Sequence[Shape]) -> int:
        """Some pieces as bits."""
        return sum([self.shapes[shape] for shape in shapes])

    def worth(self, covered: int, left: int) -> float:
        """The points of a grid now, and what may still come of it with the pieces that are left."""
        board, weights, grid = self.board, self.weights, self.board.grid
        points = saved = 0  # symbols that pay more when they stay visible
        for kind in board.kinds:
            points += kind.pays[(kind.pattern & ~covered).bit_count()]
            if kind.pays[-1] > 0 and not kind.pattern & covered:
                saved |= kind.pattern
        lacks, shaft, surface = ~(covered | board.filled), grid.shaft, []
        solid = one = two = three = four = 0  # rows that lack so many cells, or more
        for shift in grid.shifts:
            height = (covered >> shift & shaft).bit_length()
            solid |= (1 << height) - 1 << shift
            surface.append(height)
            lacking = lacks >> shift
            four |= three & lacking
            three |= two & lacking
            two |= one & lacking
            one |= lacking
        if saved:  # a symbol is bridged, not filled
            surface = [low + (saved >> shift + low & 1) for low, shift in zip(surface, grid.shifts, strict=True)]
        gaps, dead = solid & lacks & grid.inside, 0
        if gaps:
            for shift in grid.shifts:
                dead |= gaps >> shift
            dead &= grid.column
        points += board.full_row * (grid.column & ~one).bit_count()
        points += board.open_cell * (board.plain & ~covered).bit_count()
        alive, near = grid.column & ~dead, weights.near
        low = min(surface)
        hope, fitting = self.surface_worth(tuple([height - low for height in surface]))
        hope += weights.peak * max(surface) ** 2
        hope += weights.fitting * (fitting & left).bit_count()
        hope += near[0] * (one & ~two & alive).bit_count() + near[1] * (two & ~three & alive).bit_count()
        hope += near[2] * (three & ~four & alive).bit_count()
        hope += weights.dead_row * dead.bit_count() + weights.closed * gaps.bit_count()
        hope += weights.above * (covered & ~grid.inside).bit_count() + weights.exposed * (saved & ~solid).bit_count()
        return points + self.far[left.bit_count()] * hope

    def surface_worth(self, surface: tuple[int, ...]) -> tuple[float, int]:
        """What an outline is worth wherever it lies, and which pieces would lie on it without closing a cell."""
        found = self.surfaces.get(surface)
        if found is None:
            if len(self.surfaces) > MANY:
                self.surfaces.clear()
            found = self.surfaces[surface] = self.look_at_surface(surface)
        return found

    def look_at_surface(self, surface: tuple[int, ...]) -> tuple[float, int]:
        """The same, found out."""
        weights = self.weights
        rises = tuple([after - low for low, after in pairwise(surface)])
        hope = sum([weights.steps[min(abs(rise), 4)] for rise in rises])
        for before, low, after in zip((WALL, *surface), surface, (*surface[1:], WALL), strict=False):
            hope += weights.wells[min(max(min(before, after) - low, 0), 3)]
        fitting = 0
        for width in self.widths:
            for start in range(len(rises) + 1 - width):
                fitting |= self.skirts.get(rises[start : start + width], 0)
        return hope, fitting

    def best(self, covered: int, shape: Shape, left: int, may_pass: bool = True) -> int:
        """The grid after the best way to lay a piece, or to pass on it."""
        peaks = covered & self.board.grid.peaks
        ways = shape.legal_ways(peaks) if peaks else shape.ways
        grids = [covered | way.pattern << way.row(covered) for way in ways if isinstance(way, Drop)]
        grids += [covered] if may_pass else []
        worths = [self.worth(grid, left) for grid in grids]
        return grids[worths.index(max(worths))]

    def lay(self, covered: int, shape: Shape, left: int) -> int:
        """The same, remembered: many orders of the cards begin alike."""
        found = self.laid.get((covered, shape, left))
        if found is None:
            if len(self.laid) > MANY:
                self.laid.clear()
            found = self.laid[covered, shape, left] = self.best(covered, shape, left)
        return found


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
