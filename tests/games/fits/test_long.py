"""Mode long: board 1 of the full-size game (fits 60 to 63)."""

from typing import Any

from fourfold.games.fits.cards import BuildingCard, StartCard
from fourfold.games.fits.scoring import round_points
from tests.citing import rule
from tests.games.fits.table import FITS, grid, heights, offered, option, play_out

LONG: dict[str, Any] = {"mode": "long"}


@rule("fits 60")
def test_long_has_twelve_rows_and_sixteen_pieces_of_72_cells() -> None:
    g = FITS.start(1, mode="long")
    cards = [card for card in g.box.values() if isinstance(card, BuildingCard)]
    assert (g.board.grid.width, g.board.grid.height, len(cards)) == (6, 12, 16)
    assert sum(len(card.shape.cells) for card in cards) == 72 == 6 * 12
    assert {card.id for card in cards} - {card.id for card in FITS.start(1).deck} == {"L3", "S4", "F5"}
    assert {card.id: len(card.shape.forms) for card in cards if card.id in ("L3", "S4", "F5")} == {
        "L3": 4,
        "S4": 4,
        "F5": 8,
    }
    tower = grid("L5 #./#./#./## 0", "Y5 #./##/#./#. 0", "I3 #/#/# 0", call="L4", **LONG)
    assert heights(tower)[0] == 11
    assert option(tower, "L4 ###/#.. 0").row == 11
    assert all(option(tower, text).row <= 11 for text in offered(tower)[:-1])


@rule("fits 61")
def test_the_start_cards_of_long_are_those_of_mini() -> None:
    starts = [
        [card.id for card in FITS.start(1, mode=mode).box.values() if isinstance(card, StartCard)]
        for mode in ("mini", "long")
    ]
    assert starts[0] == starts[1] == ["start L5", "start P5", "start T5", "start U5"]


@rule("fits 62")
def test_in_long_each_cell_not_covered_costs_a_point() -> None:
    board = FITS.start(1, mode="long").board
    assert round_points(board, 0) == -72
    assert round_points(board, board.grid.inside) == 12
    assert round_points(board, board.grid.pattern([(column, 0) for column in range(6)])) == 1 - 66
    closed = board.grid.pattern([(column, 1) for column in range(6)])
    assert round_points(board, closed) == 1 - 66


@rule("fits 63")
def test_long_has_two_rounds_on_the_same_board() -> None:
    g = FITS.start(2, mode="long")
    first = g.board
    play_out(g)
    assert (g.round, g.board.picture, g.board.open_cell) == (1, first.picture, first.open_cell)
    play_out(g)
    assert g.over
