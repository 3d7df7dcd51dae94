"""How to play FITS well: look at the grid after each landing, or play the rest of the round many times."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.fits.cards import Board
from fourfold.games.fits.grid import Drop, Pass, Shape
from fourfold.games.fits.scoring import kind_points, round_points
from fourfold.games.fits.table import Choice, Fits


class Weights(NamedTuple):
    """What the parts of a grid are worth, in points, while many pieces are to come."""

    dead_row: float = -0.8  # a row that can never be full
    closed: float = -0.1  # a cell nobody can fill any more
    filled: float = 0.08  # a filled cell in a row that can still be full
    above: float = -0.1  # a cell above the grid
    exposed: float = -0.1  # a symbol still to be saved
    peak: float = -0.02  # the highest column, squared
    step_1: float = -0.05  # neighbours that differ in height by one, two, three, more
    step_2: float = -0.1
    step_3: float = -0.15
    step_4: float = -0.2
    well_1: float = 0.0  # a column lower than both neighbours by one, two, more
    well_2: float = -0.1
    well_3: float = -0.2
    patience: float = 0.5


WEIGHTS = Weights()


def worth(board: Board, covered: int, weights: Weights = WEIGHTS, far: float = 1.0) -> float:
    """The points of a grid now, and what may still come of it."""
    grid = board.grid
    dead_row, closed, filled, above, exposed, peak, s1, s2, s3, s4, w1, w2, w3, _ = weights
    saved = 0  # symbols that pay more when they stay visible
    for kind in board.kinds:
        if kind.pays[-1] > 0 and not kind.pattern & covered:
            saved |= kind.pattern
    solid, surface = 0, []
    for shift in grid.shifts:
        height = (covered >> shift & grid.shaft).bit_length()
        solid |= (1 << height) - 1 << shift
        surface.append(height + (saved >> shift + height & 1))  # a symbol is bridged, not filled
    gaps = solid & ~covered & grid.inside & ~board.filled
    dead = 0
    for shift in grid.shifts:
        dead |= gaps >> shift
    alive = grid.shaft >> 8 & ~dead
    lively = 0
    full = covered | solid & board.filled
    for shift in grid.shifts:
        lively += (full >> shift & alive).bit_count()
    hope = 0.0
    steps, wells = (0.0, s1, s2, s3, s4), (0.0, w1, w2, w3)
    before = 99
    for n, low in enumerate(surface):
        after = surface[n + 1] if n + 1 < len(surface) else 99
        if after != 99:
            hope += steps[min(abs(low - after), 4)]
        lower = (before if before < after else after) - low
        if lower > 0:
            hope += wells[lower if lower < 3 else 3]
        before = low
    hope += dead_row * dead.bit_count() + closed * gaps.bit_count()
    hope += filled * lively + above * (covered & ~grid.inside).bit_count() + exposed * (saved & ~solid).bit_count()
    hope += peak * max(surface) ** 2
    return round_points(board, covered) + far * hope
