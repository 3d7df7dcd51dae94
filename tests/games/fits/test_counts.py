"""Counts, each with its reason."""

import pytest

from fourfold.games.fits.table import Fits
from tests.games.fits.table import FITS, grid, offered, table

# On the empty grid every form can go down in 6 - width + 1 columns: widths 1, 2, 3 and 4 have 6, 5, 4 and 3 of them.
EMPTY = {
    "I3": 6 + 4,  # upright and flat
    "O4": 5,  # one form, 2 wide
    "T4": 2 * 5 + 2 * 4,
    "L4": 4 * 5 + 4 * 4,
    "L5": 4 * 5 + 4 * 3,
    "N5": 4 * 5 + 4 * 3,
    "P5": 4 * 5 + 4 * 4,
    "T5": 4 * 4,  # 3 by 3 in every form
    "U5": 2 * 5 + 2 * 4,
    "V5": 4 * 4,
    "W5": 4 * 4,
    "X5": 4,  # one form, 3 wide
    "Y5": 4 * 5 + 4 * 3,
}
LONG_EXTRA = {"L3": 4 * 5, "S4": 2 * 5 + 2 * 4, "F5": 8 * 4}


@pytest.mark.parametrize("piece", EMPTY)
def test_landings_of_every_piece_on_the_empty_grid(piece: str) -> None:
    assert len(offered(grid(call=piece))) == EMPTY[piece] + 1


@pytest.mark.parametrize("piece", LONG_EXTRA)
def test_landings_of_the_pieces_only_long_has(piece: str) -> None:
    assert len(offered(grid(call=piece, mode="long"))) == LONG_EXTRA[piece] + 1


def lines(g: Fits, depth: int) -> int:
    """How many sequences of moves there are to a depth."""
    if depth == 0 or g.over:
        return 1
    seat, decision = next(iter(g.pending.items()))
    if depth == 1:
        return len(decision.options)
    total = 0
    for choice in decision.options:
        after = g.copy()
        after.play(seat, choice)
        total += lines(after, depth - 1)
    return total


def test_lines_of_play() -> None:
    assert lines(table("L5"), 1) == 32  # L5 on the empty grid, no pass
    assert lines(table("L5", calls="O4"), 2) == 32 * (5 + 1)  # nothing is so high that a square is refused
    assert lines(table("L5", calls="L5 O4 I3"), 3) == 32 * 6 * 11  # one's own start card asks nothing
    assert lines(table("L5", "P5", calls="O4"), 4) == 32 * 36 * 6 * 6  # secret choices multiply


def test_everything_in_the_box() -> None:
    assert len(FITS.start(1).box) == 2 + 4 + 13 + 13  # boards, start cards, building cards, pieces
    assert len(FITS.start(4).box) == 2 + 4 + 13 + 4 * 13
    assert len(FITS.start(2, mode="long").box) == 2 + 4 + 16 + 2 * 16
