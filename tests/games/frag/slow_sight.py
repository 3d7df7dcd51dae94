"""Line of sight once more, slowly: straight geometry with fractions, written without looking at the quick one."""

from collections.abc import Iterator
from fractions import Fraction

from fourfold.games.frag.board import Board, Place

Point = tuple[int, int]
Segment = tuple[Point, Point]


def side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b a point lies."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def within(a: Point, b: Point, c: Point) -> bool:
    """A point on the line lies between its ends."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meet(one: Segment, other: Segment) -> bool:
    """Two segments have a point in common; touching is enough."""
    (a, b), (c, d) = one, other
    if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
        return True
    touching = [(a, b, c), (a, b, d), (c, d, a), (c, d, b)]
    return any(side(*three) == 0 and within(*three) for three in touching)


def walls(board: Board) -> Iterator[tuple[Segment, tuple[int, int] | None]]:
    """Every segment that stops a line; of those inside a square, the square."""
    for y, row in enumerate(board.grid):
        for x, mark in enumerate(row):
            if x % 2 == 0 and y % 2 and mark != " ":
                yield ((x, y - 1), (x, y + 1)), None
            if x % 2 and y % 2 == 0 and mark != " ":
                yield ((x - 1, y), (x + 1, y)), None
            if x % 2 and y % 2:
                yield from inner_walls(x, y, mark)


def inner_walls(x: int, y: int, mark: str) -> Iterator[tuple[Segment, tuple[int, int] | None]]:
    """What stops a line inside a square with this centre."""
    here = (x // 2, y // 2)
    if mark == "#":
        corners = [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)]
        for number in range(4):
            yield (corners[number], corners[(number + 1) % 4]), None
    if mark == "/":
        yield ((x - 1, y + 1), (x + 1, y - 1)), here
    if mark == "\\":
        yield ((x - 1, y - 1), (x + 1, y + 1)), here
    if mark in "Hlr":
        yield ((x, y - 1), (x, y + 1)), here
    if mark in "Vud":
        yield ((x - 1, y), (x + 1, y)), here


def centre(place: Place) -> Point:
    """The middle of a square."""
    return (2 * place.x + 1, 2 * place.y + 1)


def faces(board: Board, place: Place, other: Place) -> bool:
    """From a half the line goes off to its own side of the wall."""
    if place.half < 0:
        return True
    x, y = centre(place)
    slash = board.square(place.x, place.y) == "/"
    wall = ((x - 1, y + 1), (x + 1, y - 1)) if slash else ((x - 1, y - 1), (x + 1, y + 1))
    corner = {
        (True, 0): (x - 1, y - 1),
        (True, 1): (x + 1, y + 1),
        (False, 0): (x + 1, y - 1),
        (False, 1): (x - 1, y + 1),
    }
    return side(*wall, centre(other)) == side(*wall, corner[slash, place.half])


def clear(board: Board, one: Place, other: Place) -> bool:
    """No wall, door or corner stops the line between two places."""
    if (one.x, one.y) == (other.x, other.y) or not (faces(board, one, other) and faces(board, other, one)):
        return False
    ends = [(one.x, one.y), (other.x, other.y)]
    line = (centre(one), centre(other))
    return not any(meet(line, wall) for wall, square in walls(board) if square not in ends)


def hides(board: Board, one: Place, other: Place, third: Place) -> bool:
    """The line runs through the inside of the square, or half, of a third fighter."""
    x, y = centre(third)
    corners = {
        -1: [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)],
        0: [(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1)],
        1: [(x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)],
    }
    if board.square(third.x, third.y) == "\\":
        corners[0] = [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1)]
        corners[1] = [(x - 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)]
    return runs_inside(centre(one), centre(other), corners[third.half])


def runs_inside(a: Point, b: Point, corners: list[Point]) -> bool:
    """Some stretch of a segment lies strictly inside a convex figure whose corners go clockwise."""
    first, last = Fraction(0), Fraction(1)
    for number, corner in enumerate(corners):
        after = corners[(number + 1) % len(corners)]
        ex, ey = after[0] - corner[0], after[1] - corner[1]
        start = ex * (a[1] - corner[1]) - ey * (a[0] - corner[0])  # above 0: inside this edge
        slope = ex * (b[1] - a[1]) - ey * (b[0] - a[0])
        if slope == 0:
            if start <= 0:
                return False
        elif slope > 0:
            first = max(first, Fraction(-start, slope))
        else:
            last = min(last, Fraction(-start, slope))
    return first < last
