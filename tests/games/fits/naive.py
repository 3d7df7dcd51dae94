"""FITS again, cell by cell and row by row, as one would do it with the hands: a model to compare with."""

from collections.abc import Iterable, Sequence

Cell = tuple[int, int]


def turn(form: Iterable[Cell]) -> list[Cell]:
    """A quarter turn."""
    return [(row, -column) for column, row in form]


def flip(form: Iterable[Cell]) -> list[Cell]:
    """The other side up."""
    return [(-column, row) for column, row in form]


def ways(cells: Iterable[Cell]) -> set[frozenset[Cell]]:
    """Every different way a piece can lie, in the corner of the grid."""
    found, form = set(), list(cells)
    for _ in range(2):
        for _ in range(4):
            left, low = min(column for column, _ in form), min(row for _, row in form)
            found.add(frozenset((column - left, row - low) for column, row in form))
            form = turn(form)
        form = flip(form)
    return found


def drop(form: Iterable[Cell], left: int, laid: set[Cell], width: int, height: int) -> set[Cell] | None:
    """Let a form down row by row until a cell meets the floor or a piece; None if that is refused (fits 22 to 33)."""
    piece = {(column + left, row + height + 30) for column, row in form}
    if any(column >= width for column, _ in piece):
        return None
    while True:
        lower = {(column, row - 1) for column, row in piece}
        if lower & laid or any(row < 0 for _, row in lower):
            break
        piece = lower
    return piece if any(row < height for _, row in piece) else None


def landings(cells: Iterable[Cell], laid: set[Cell], width: int, height: int) -> set[frozenset[Cell]]:
    """Everything a piece could come to cover."""
    rests = [drop(form, left, laid, width, height) for form in ways(cells) for left in range(width)]
    return {frozenset(rest) for rest in rests if rest is not None}


def points(
    laid: set[Cell], picture: Sequence[str], pays: dict[str, list[int]], fills: dict[str, bool], row: int, gap: int
) -> int:
    """What a grid gives when the round ends (fits 43 to 51, 62, 65 to 67)."""
    total, visible = 0, dict.fromkeys(pays, 0)
    for number, line in enumerate(reversed(picture)):
        full = True
        for column, symbol in enumerate(line):
            covered = (column, number) in laid
            if not covered and symbol == ".":
                total, full = total + gap, False
            elif not covered:
                visible[symbol] += 1
                full = full and fills[symbol]
        total += row if full else 0
    return total + sum(pays[kind][count] for kind, count in visible.items())
