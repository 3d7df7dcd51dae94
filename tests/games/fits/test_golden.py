"""Golden games: each file tells one theme, move by move; `x` is a closed cell, the line the upper edge."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold import IllegalMove
from fourfold.games.fits.table import Fits
from tests.games.fits.table import asked, table

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
NAMES = ["ann", "bob", "cat", "dan"]
SETTING = ("board", "start", "calls")


def told(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The lines of a story, each with the drawing below it."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != ";"]
    for number, line in enumerate(lines):
        if not line.startswith(" "):
            drawn = [each.strip() for each in lines[number + 1 :]]
            ends = [each.startswith(" ") for each in [*lines[number + 1 :], ""]].index(False)
            yield line, drawn[:ends]


def drawing(g: Fits, seat: int) -> list[str]:
    """A grid from its highest piece down: pieces, symbols and closed cells."""
    grid, covered = g.board.grid, g.covered[seat]
    shut = grid.closed(covered)
    lines = [""] * max(grid.heights(covered))
    for row in range(len(lines)):
        for column in range(grid.width):
            symbol = g.board.picture[-1 - row][column] if row < grid.height else "."
            free = symbol if symbol != "." else "x" if grid.covers(shut, (column, row)) else "."
            lines[row] += "#" if grid.covers(covered, (column, row)) else free
    edge = ["-" * grid.width] if len(lines) > grid.height else []
    return [*lines[: grid.height], *edge, *lines[grid.height :]][::-1]


def follow(g: Fits, line: str, drawn: list[str]) -> None:
    """One line of a story."""
    word, _, rest = line.partition(" ")
    match word:
        case "asked":
            assert [NAMES[seat] for seat in asked(g)] == rest.split()
        case "grid":
            assert drawing(g, NAMES.index(rest)) == drawn
        case "refused":
            name, _, move = rest.partition(" ")
            with pytest.raises(IllegalMove, match="not among"):
                g.play(NAMES.index(name), move)
        case "pass":
            while not g.over:
                g.play(NAMES.index(rest), "pass")
        case "points":
            name, points = rest.split()
            assert g.points[NAMES.index(name)][-1] == int(points)
        case _:
            g.play(NAMES.index(word), rest)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_story_is_played_as_it_is_told(path: Path) -> None:
    story = list(told(path))
    setting = dict(line.split(" ", 1) for line, _ in story if line.split()[0] in SETTING)
    g = table(*setting["start"].split(), calls=setting["calls"], board=int(setting.get("board", 1)))
    for line, drawn in story:
        if line.split()[0] not in SETTING:
            follow(g, line, drawn)


def test_there_are_stories() -> None:
    assert len(FILES) >= 7
