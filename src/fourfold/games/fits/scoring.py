"""Points of a round, the winner, and the rank of a single player."""

from typing import Any

from fourfold.games.fits.cards import Board, Kind, data
from fourfold.games.fits.table import Fits


def full_rows(board: Board, covered: int) -> int:
    """How many rows are full; a symbol that fills needs no piece (fits 43, 44, 48, 67)."""
    return board.grid.rows(covered | board.filled).bit_count()


def kind_points(kind: Kind, covered: int) -> int:
    """What a kind gives for its visible symbols (fits 49 to 51, 65)."""
    return kind.pays[(kind.pattern & ~covered).bit_count()]


def open_cells(board: Board, covered: int) -> int:
    """How many cells without a symbol are not covered (fits 62, 66)."""
    return (board.plain & ~covered).bit_count()


def symbol_points(board: Board, covered: int) -> int:
    """What all kinds of a board give."""
    return sum([kind_points(kind, covered) for kind in board.kinds]) if board.kinds else 0


def gap_points(board: Board, covered: int) -> int:
    """What the open cells of a board give, or cost (fits 45, 62, 66)."""
    return board.open_cell * open_cells(board, covered) if board.open_cell else 0


def round_points(board: Board, covered: int) -> int:
    """What a grid gives when the round ends (fits 43 to 52)."""
    rows = board.full_row * full_rows(board, covered)
    return rows + symbol_points(board, covered) + gap_points(board, covered)


def scores(g: Fits) -> list[int]:
    """The sum of all rounds (fits 55)."""
    return [sum(points) for points in g.points]


def ranking(g: Fits) -> list[int]:
    """Equal sums share the place, and the place after a shared one is left out (fits 55, 56)."""
    totals = scores(g)
    return [1 + sum([other > mine for other in totals]) for mine in totals]


def solo_rank(g: Fits) -> str | None:
    """The rank of a seat that played `mini` alone (fits 58, 59)."""
    if g.seats > 1 or g.options["mode"] != "mini":
        return None
    (total,) = scores(g)
    ranks: list[dict[str, Any]] = data()["solo_ranks"]["value"]
    return str(next(rank["id"] for rank in ranks if total >= rank["min"]))


def dead_rows(board: Board, covered: int) -> int:
    """Rows that can never be full, one bit for each, because a closed cell in them is not filled (fits 27)."""
    gaps, dead = board.grid.closed(covered) & ~board.filled, 0
    for shift in board.grid.shifts:
        dead |= gaps >> shift
    return dead & board.grid.column


def score_sheet(board: Board, covered: int) -> dict[str, Any]:
    """The lines of the score sheet, if the round ended now."""
    return {
        "full_rows": numbers(board.grid.rows(covered | board.filled)),
        "dead_rows": numbers(dead_rows(board, covered)),
        "kinds": {kind.letter: kind_points(kind, covered) for kind in board.kinds},
        "open_cells": open_cells(board, covered),
        "points": round_points(board, covered),
    }


def numbers(rows: int) -> list[int]:
    """The numbers of some rows, the lowest first."""
    return [row for row in range(rows.bit_length()) if rows >> row & 1]


def forecast(board: Board, before: int, after: int) -> dict[str, Any]:
    """What a landing brings: rows it fills and closes for good, cells it closes, symbols it covers, the points then."""
    grid = board.grid
    return {
        "fills": numbers(grid.rows(after | board.filled) & ~grid.rows(before | board.filled)),
        "kills": numbers(dead_rows(board, after) & ~dead_rows(board, before)),
        "closes": [list(cell) for cell in grid.cells(grid.closed(after) & ~grid.closed(before))],
        "covers": [kind.letter for kind in board.kinds if kind.pattern & after & ~before],
        "points": round_points(board, after),
    }
