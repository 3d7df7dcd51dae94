"""Lines of sight in whole numbers (frag 106 to 114).

The centre of square (x, y) is the point (2x+1, 2y+1); edges and posts lie on even coordinates. All points of a map
make one lattice, and what a line meets is a set of its points: one integer, a bit for each point. A line of the same
slope elsewhere is the same integer, shifted; whether it is blocked is one AND with the obstacles.
"""

from functools import lru_cache
from typing import Final, NamedTuple

LINES: Final = 1 << 11  # lines at hand, square by square
TRACES: Final = 1 << 14  # and in bits: all lines of the five largest maps of different widths
NORTH, EAST, SOUTH, WEST = range(4)
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Crossing(NamedTuple):
    """A square a line runs through, counted from its start, and the two sides it uses (-1: a corner)."""

    x: int
    y: int
    enter: int
    leave: int


class Line(NamedTuple):
    """What a straight line to a square dx to the right and dy down meets on its way."""

    points: tuple[tuple[int, int], ...]  # edges and posts, in lattice coordinates from the centre it starts at
    crossings: tuple[Crossing, ...]  # the squares between


@lru_cache(maxsize=LINES)
def line(dx: int, dy: int) -> Line:
    """Walk from centre to centre, from one edge or post to the next."""
    right, down = (EAST if dx > 0 else WEST), (SOUTH if dy > 0 else NORTH)
    step_x, step_y = WAYS[right][0], WAYS[down][1]
    points: list[tuple[int, int]] = []
    crossings: list[Crossing] = []
    x = y = 0
    columns, rows = abs(dx), abs(dy)
    enter = -1
    while (x, y) != (dx, dy):
        upright, flat = (2 * abs(x) + 1) * rows, (2 * abs(y) + 1) * columns  # which edge comes first
        across = columns > 0 and (rows == 0 or upright <= flat)
        along = rows > 0 and (columns == 0 or flat <= upright)
        leave = -1 if across and along else right if across else down
        if (x, y) != (0, 0):
            crossings.append(Crossing(x, y, enter, leave))
        points.append((2 * x + (step_x if across else 0), 2 * y + (step_y if along else 0)))
        x, y = x + (step_x if across else 0), y + (step_y if along else 0)
        enter = -1 if leave < 0 else (leave + 2) % 4
    return Line(tuple(points), tuple(crossings))


class Trace(NamedTuple):
    """A line on maps of one width, as bits: the points of the lattice it meets, and the squares between its ends."""

    met: int  # from the upper left corner of the square it starts in
    crossed: int  # counted row by row from the row before its start


@lru_cache(maxsize=TRACES)
def trace(dx: int, dy: int, width: int) -> Trace:
    """The same walk to a later place, in bits."""
    columns, rows, step, stride = abs(dx), dy, (1 if dx > 0 else -1), 2 * width + 1
    point, square, goal = stride + 1, width, (2 * dy + 1) * stride + 2 * dx + 1
    met = crossed = 0
    nearer = rows - columns  # below 0: an upright edge comes next; above 0: a flat one; else a post
    while True:
        ahead, beside = 0, 0
        if nearer <= 0:
            ahead, beside = step, step
        if nearer >= 0:
            ahead, beside = ahead + stride, beside + width
        nearer += (2 * rows if nearer <= 0 else 0) - (2 * columns if nearer >= 0 else 0)
        met |= 1 << point + ahead
        point, square = point + 2 * ahead, square + beside
        if point == goal:
            return Trace(met, crossed)
        met |= 1 << point
        crossed |= 1 << square


def half_crossed(wall: str, crossing: Crossing) -> int:
    """Which half of a diagonal square a line passes through without touching the wall: 0, 1, or -1 for none."""
    return half_between(wall, crossing.enter, crossing.leave)


@lru_cache(maxsize=64)
def half_between(wall: str, enter: int, leave: int) -> int:
    """The same, by the two sides that the line uses."""
    for half in (0, 1):
        if {enter, leave} == set(half_sides(wall, half)):
            return half
    return -1


def half_sides(wall: str, half: int) -> tuple[int, int]:
    """The two sides of a half; half 0 is the one in the north (frag 95)."""
    if wall == "/":
        return (SOUTH, EAST) if half else (NORTH, WEST)
    return (SOUTH, WEST) if half else (NORTH, EAST)


def leaves_half(wall: str, half: int, dx: int, dy: int) -> bool:
    """A line from the centre goes off on the side of this half, not along the wall (frag 111)."""
    side = dx + dy if wall == "/" else dy - dx
    return side > 0 if half else side < 0
