"""A picture of any map, drawn as SVG text."""

from collections.abc import Iterator
from html import escape

from fourfold.games.frag.board import DIAGONALS, PASSAGES, RESPAWNS, Board
from fourfold.games.frag.sight import WAYS

SIZE = 24  # of a square, in units of the picture
FLOOR, WALL, LINE, DOOR = "#f4f1ea", "#3c3f45", "#d9d4c7", "#b3661e"
FILL = {"~": "#9bc53d", "w": "#f6c9b8", "g": "#bcd7ee", "T": "#d8c3e8", "%": "#e3dfd3"}
MARK = {"w": "W", "g": "G", "T": "T"}
ARROWS = {"^": 0, "u": 0, ">": 1, "r": 1, "v": 2, "d": 2, "<": 3, "l": 3}


def draw_map(board: Board, language: str = "en") -> str:
    """The map as an SVG picture: squares, marks, walls, doors with their arrows."""
    width, height = board.width * SIZE, board.height * SIZE
    name = escape(board.names.get(language, board.id))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {width + 4} {height + 4}" role="img" '
        f'aria-label="{name}">',
        f"<title>{name}</title>",
        f'<rect width="{width}" height="{height}" fill="{FLOOR}"/>',
        *[part for y in range(board.height) for x in range(board.width) for part in draw_square(board, x, y)],
        *[part for y in range(board.height) for x in range(board.width) for part in draw_edges(board, x, y)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def draw_square(board: Board, x: int, y: int) -> Iterator[str]:
    """One square with what lies in it."""
    kind, left, top = board.square(x, y), x * SIZE, y * SIZE
    fill = WALL if kind == "#" else FILL.get(kind, FLOOR)
    yield f'<rect x="{left}" y="{top}" width="{SIZE}" height="{SIZE}" fill="{fill}" stroke="{LINE}"/>'
    text = MARK.get(kind) or (str(RESPAWNS.index(kind) + 1) if kind in RESPAWNS else "")
    if text:
        yield draw_text(left + SIZE / 2, top + SIZE / 2, text)
    if kind == "~":
        yield f'<circle cx="{left + 8}" cy="{top + 9}" r="3" fill="none" stroke="{WALL}"/>'
        yield f'<circle cx="{left + 15}" cy="{top + 15}" r="4" fill="none" stroke="{WALL}"/>'
    if kind == "%":
        for bar in (6, 12, 18):
            yield draw_line(left + bar, top + 4, left + bar, top + SIZE - 4, LINE, 2)
    if kind in DIAGONALS:
        ends = (left, top + SIZE, left + SIZE, top) if kind == "/" else (left, top, left + SIZE, top + SIZE)
        yield draw_line(*ends, WALL, 4)
    if kind in PASSAGES:
        yield from draw_door(kind, left + SIZE / 2, top + SIZE / 2, upright=PASSAGES[kind][0] in (1, 3))


def draw_edges(board: Board, x: int, y: int) -> Iterator[str]:
    """Walls and doors around a square; those between two squares are drawn once."""
    for way in range(4):
        mark, (dx, dy) = board.edge(x, y, way), WAYS[way]
        if mark == " " or (way in (0, 3) and (x + dx >= 0 and y + dy >= 0)):
            continue
        middle_x, middle_y = (2 * x + 1 + dx) * SIZE / 2, (2 * y + 1 + dy) * SIZE / 2
        if mark in "|-":
            half_x, half_y = abs(dy) * SIZE / 2, abs(dx) * SIZE / 2
            yield draw_line(middle_x - half_x, middle_y - half_y, middle_x + half_x, middle_y + half_y, WALL, 4)
        else:
            yield from draw_door(mark, middle_x, middle_y, upright=dx != 0)


def draw_door(mark: str, x: float, y: float, upright: bool) -> Iterator[str]:
    """A door across its passage; one that opens one way only bears an arrow."""
    half_x, half_y = (0, SIZE / 2) if upright else (SIZE / 2, 0)
    yield draw_line(x - half_x, y - half_y, x + half_x, y + half_y, DOOR, 5)
    if mark in ARROWS:
        turn = f"translate({x:g} {y:g}) rotate({90 * ARROWS[mark]})"
        yield f'<path d="M-5 3 L0 -7 L5 3 Z" transform="{turn}" fill="{DOOR}" stroke="{FLOOR}"/>'


def draw_line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    """A straight line."""
    return (
        f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round"/>'
    )


def draw_text(x: float, y: float, text: str) -> str:
    """A mark in the middle of a square."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="13" font-weight="bold" text-anchor="middle" '
        f'dominant-baseline="central" fill="{WALL}">{escape(text)}</text>'
    )
