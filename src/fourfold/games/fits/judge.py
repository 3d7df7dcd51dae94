"""What a grid of FITS is worth while pieces are still to come."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeVar

from fourfold.core.events import Seat
from fourfold.games.fits.cards import Board
from fourfold.games.fits.grid import Drop, Shape
from fourfold.games.fits.table import Choice, Fits

K = TypeVar("K")
V = TypeVar("V")
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


class Half(NamedTuple):
    """Some columns next to each other by themselves."""

    heights: tuple[int, ...]
    points: int  # for cells left open
    hope: float  # in cells that are closed or above the grid
    dead: int  # rows with a closed cell, one bit for each
    one: int  # rows that lack a cell or more
    two: int
    three: int
    four: int
    solid: int  # all up to the heights


class Judge:
    """What grids of a board are worth; what it has seen of their halves and surfaces it remembers."""

    def __init__(self, board: Board, shapes: Sequence[Shape], weights: Weights) -> None:
        self.board, self.weights = board, weights
        self.shapes = {shape: 1 << number for number, shape in enumerate(shapes)}
        self.far: list[float] = [(number / len(shapes)) ** weights.patience for number in range(len(shapes) + 1)]
        self.surfaces: dict[tuple[int, ...], tuple[float, int]] = {}
        self.outlines: dict[tuple[int, ...], tuple[float, int]] = {}
        self.laid: dict[tuple[int, Shape, int], int] = {}
        self.cut_at(board.grid.width // 2)

    def cut_at(self, middle: int) -> None:
        """Look at so many columns by themselves, and at the others."""
        self.middle, self.cut = middle, middle * self.board.grid.stride
        self.left_side = (1 << self.cut) - 1
        self.left_halves: dict[int, Half] = {}
        self.right_halves: dict[int, Half] = {}

    def pieces(self, shapes: Sequence[Shape]) -> int:
        """Some pieces as bits."""
        return sum([self.shapes[shape] for shape in shapes])

    def worth(self, covered: int, left: int) -> float:
        """The points of a grid now, and what may still come of it with the pieces that are left."""
        board, weights = self.board, self.weights
        west, east = covered & self.left_side, covered >> self.cut
        here = self.left_halves.get(west) or self.look_at_half(self.left_halves, west, 0, self.middle)
        there = self.right_halves.get(east) or self.look_at_half(self.right_halves, east, self.middle, board.grid.width)
        heights, points, hope, dead, one, two, three, four, solid = here
        heights_2, points_2, hope_2, dead_2, one_2, two_2, three_2, four_2, solid_2 = there
        four |= four_2 | three & one_2 | two & two_2 | one & three_2
        three |= three_2 | two & one_2 | one & two_2
        two |= two_2 | one & one_2
        one |= one_2
        dead |= dead_2
        surface, points, hope = heights + heights_2, points + points_2, hope + hope_2
        if board.kinds:
            saved = 0  # symbols that pay more when they stay visible
            for kind in board.kinds:
                points += kind.pays[(kind.pattern & ~covered).bit_count()]
                if kind.pays[-1] > 0 and not kind.pattern & covered:
                    saved |= kind.pattern
            if saved:  # a symbol is bridged, not filled
                shifts = board.grid.shifts
                surface = tuple([low + (saved >> shift + low & 1) for low, shift in zip(surface, shifts, strict=True)])
                hope += weights.exposed * (saved & ~(solid | solid_2 << self.cut)).bit_count()
        rows, near = board.grid.column, weights.near
        points += board.full_row * (rows & ~one).bit_count()
        outline, fitting = self.outlines.get(surface) or self.look_at_outline(surface)
        hope += outline + weights.dead_row * dead.bit_count() + weights.fitting * (fitting & left).bit_count()
        alive = rows & ~dead
        hope += near[0] * (one & ~two & alive).bit_count() + near[1] * (two & ~three & alive).bit_count()
        hope += near[2] * (three & ~four & alive).bit_count()
        return points + self.far[left.bit_count()] * hope

    def look_at_half(self, known: dict[int, Half], covered: int, first: int, end: int) -> Half:
        """The columns from one to before another by themselves, found out."""
        board, weights, grid = self.board, self.weights, self.board.grid
        shifts = grid.shifts[: end - first]
        whole = (1 << len(shifts) * grid.stride) - 1
        inside, filled, plain = [
            each >> first * grid.stride & whole for each in (grid.inside, board.filled, board.plain)
        ]
        lacks = ~(covered | filled)
        heights = tuple([(covered >> shift & grid.shaft).bit_length() for shift in shifts])
        solid = sum([(1 << height) - 1 << shift for height, shift in zip(heights, shifts, strict=True)])
        gaps, dead = solid & lacks & inside, 0
        one = two = three = four = 0  # rows that lack so many cells, or more
        for shift in shifts:
            lacking = lacks >> shift & grid.column
            four |= three & lacking
            three |= two & lacking
            two |= one & lacking
            one |= lacking
            dead |= gaps >> shift & grid.column
        hope = weights.closed * gaps.bit_count() + weights.above * (covered & ~inside).bit_count()
        found = Half(
            heights, board.open_cell * (plain & ~covered).bit_count(), hope, dead, one, two, three, four, solid
        )
        return remember(known, covered, found)

    def look_at_outline(self, surface: tuple[int, ...]) -> tuple[float, int]:
        """What an outline is worth where it lies, and which pieces would lie on it without closing a cell."""
        low = min(surface)
        flat = tuple([height - low for height in surface])
        hope, fitting = self.surfaces.get(flat) or remember(self.surfaces, flat, self.look_at_surface(flat))
        return remember(self.outlines, surface, (hope + self.weights.peak * max(surface) ** 2, fitting))

    def look_at_surface(self, surface: tuple[int, ...]) -> tuple[float, int]:
        """The same of an outline wherever it lies."""
        weights = self.weights
        rises = tuple([after - low for low, after in pairwise(surface)])
        hope = sum([weights.steps[min(abs(rise), 4)] for rise in rises])
        for before, low, after in zip((WALL, *surface), surface, (*surface[1:], WALL), strict=False):
            hope += weights.wells[min(max(min(before, after) - low, 0), 3)]
        places = {rises[start : start + width] for width in range(8) for start in range(len(rises) + 1 - width)}
        fitting = [shape for shape in self.shapes if not shape.skirts.isdisjoint(places)]
        return hope, self.pieces(fitting)

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
        return remember(self.laid, (covered, shape, left), self.best(covered, shape, left)) if found is None else found


def remember(known: dict[K, V], key: K, found: V) -> V:
    """Keep what was found out, and forget everything before there is too much of it."""
    if len(known) > MANY:
        known.clear()
    known[key] = found
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
