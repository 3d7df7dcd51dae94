"""Placing (fits 21 to 35)."""

import pytest

from fourfold import IllegalMove
from fourfold.games.fits.scoring import round_points
from tests.citing import rule
from tests.games.fits.table import (
    ANN,
    FITS,
    FLAT,
    cells,
    closed,
    grid,
    heights,
    offered,
    option,
    play,
    table,
)

FIG_A = "T5 ###/.#./.#. 0"


@rule("fits 21")
def test_a_seat_chooses_form_and_columns() -> None:
    g = grid(call="I3")
    assert offered(g) == [
        *[f"I3 ### {column}" for column in range(4)],
        *[f"I3 #/#/# {column}" for column in range(6)],
        "pass",
    ]


@rule("fits 22")
def test_a_piece_goes_straight_down_from_above() -> None:
    g = grid(FIG_A, call="I3")
    assert option(g, "I3 #/#/# 4").cells == ((4, 0), (4, 1), (4, 2))
    assert option(g, "I3 #/#/# 2").cells == ((2, 3), (2, 4), (2, 5))  # not from below, nor from the side


@rule("fits 23")
def test_a_piece_keeps_its_form_and_columns_on_its_way() -> None:
    g = grid(FIG_A, "I3 #/#/# 4", call="L4")
    for text in offered(g)[:-1]:
        landing = option(g, text)
        left, low = min(column for column, _ in landing.cells), min(row for _, row in landing.cells)
        drawn = {(column - left, row - low) for column, row in landing.cells}
        lines = landing.form.split("/")[::-1]
        assert drawn == {(column, row) for row, line in enumerate(lines) for column, c in enumerate(line) if c == "#"}
        assert left == landing.column


@rule("fits 24")
def test_a_piece_stops_where_a_cell_meets_floor_or_piece_and_not_earlier() -> None:
    g = grid(FLAT, "I3 #/#/# 5", call="O4")
    for text in offered(g)[:-1]:
        landing = option(g, text)
        lower = {(column, row - 1) for column, row in landing.cells}
        assert any(row < 0 for _, row in lower) or lower & set(cells(g))
        assert not set(landing.cells) & set(cells(g))
    assert [option(g, f"O4 ##/## {column}").row for column in range(5)] == [2, 1, 1, 1, 3]


@rule("fits 25")
def test_the_landing_row_is_the_largest_height_less_lowest_cell() -> None:
    g = grid("L5 #./#./#./## 0", call="T4")
    assert heights(g) == [4, 1, 0, 0, 0, 0]
    assert option(g, "T4 ###/.#. 0").row == 3  # max(4 - 1, 1 - 0, 0 - 1)
    assert option(g, "T4 ###/.#. 1").row == 0  # max(1 - 1, 0 - 0, 0 - 1)
    assert option(g, "T4 #./##/#. 1").row == 1


@rule("fits 26")
def test_no_piece_crosses_an_edge_or_the_floor() -> None:
    for piece in FITS.start(1).deck:
        g = grid(call=piece.id)
        landed = [cell for text in offered(g)[:-1] for cell in option(g, text).cells]
        assert all(0 <= column < 6 and row >= 0 for column, row in landed)
    with pytest.raises(IllegalMove, match="not among"):
        play(grid(call="I3"), "I3 ### 4")


@rule("fits 27")
def test_no_piece_gets_into_a_closed_cell() -> None:
    g = grid(FIG_A)
    shut = closed(g)
    assert shut == [(0, 0), (2, 0), (0, 1), (2, 1)]
    for card in g.deck:
        after = grid(FIG_A, call=card.id) if card.id != "T5" else None
        texts = offered(after)[:-1] if after else []
        assert not any(cell in shut for text in texts if after for cell in option(after, text).cells)


@rule("fits 28")
def test_a_laid_piece_stays_and_no_row_is_cleared() -> None:
    g = table("L5", calls="O4 I3")
    play(g, FLAT, "O4 ##/## 4")
    assert g.board.grid.rows(g.covered[ANN]) == 0b1
    before = cells(g)
    play(g, "I3 ### 1")
    assert g.board.grid.rows(g.covered[ANN]) == 0b11
    assert set(before) < set(cells(g))


@rule("fits 29")
def test_symbols_do_not_stop_a_piece_and_slid_over_ones_stay_visible() -> None:
    plain, symbols = grid(call="I3"), grid(call="I3", board=2)
    assert [option(symbols, text) for text in offered(plain)[:-1]] == [
        option(plain, text) for text in offered(plain)[:-1]
    ]
    play(symbols, "I3 #/#/# 0")  # past the star in row 9
    assert FITS.view(symbols, ANN)["table"]["seats"][ANN]["sheet"]["kinds"]["A"] == 3


@rule("fits 30")
def test_a_piece_may_stick_out_above_the_grid() -> None:
    g = grid("L5 #./#./#./## 0", "Y5 #./##/#./#. 0", call="I3")
    landing = option(g, "I3 #/#/# 0")
    assert (landing.row, landing.cells[-1]) == (8, (0, 10))
    play(g, "I3 #/#/# 0")
    assert heights(g)[0] == 11


@rule("fits 31")
def test_cells_above_the_grid_score_nothing_not_even_six_in_a_row() -> None:
    board = grid().board
    row = board.grid.pattern([(column, 9) for column in range(6)])
    assert round_points(board, row) == 1
    assert round_points(board, row << 1) == 0


@rule("fits 32")
def test_cells_above_the_grid_block_their_columns() -> None:
    tower = ("L5 #./#./#./## 0", "Y5 #./##/#./#. 0", "I3 #/#/# 0")
    g = grid(*tower, call="O4")
    assert heights(g) == [11, 7, 0, 0, 0, 0]
    assert offered(g) == ["O4 ##/## 1", "O4 ##/## 2", "O4 ##/## 3", "O4 ##/## 4", "pass"]


@rule("fits 33")
def test_a_landing_wholly_above_the_grid_is_refused() -> None:
    tower = ("L5 #./#./#./## 0", "Y5 #./##/#./#. 0", "I3 #/#/# 0")
    g = grid(*tower, call="L4")
    assert [text for text in offered(g) if text.endswith(" 0")] == ["L4 ##/.#/.# 0"]
    assert option(g, "L4 ##/.#/.# 0").row == 9
    assert all(option(g, text).row < 10 for text in offered(g)[:-1])


@rule("fits 34")
def test_the_options_are_one_for_each_form_and_left_column_and_the_pass() -> None:
    g = grid(call="U5")
    forms = {"###/#.#": 4, "#.#/###": 4, "##/#./##": 5, "##/.#/##": 5}
    expected = [f"U5 {form} {column}" for form, columns in forms.items() for column in range(columns)]
    assert sorted(offered(g)) == sorted([*expected, "pass"])


@rule("fits 35")
def test_a_landing_is_written_as_piece_form_and_column_and_carries_its_cells() -> None:
    g = grid(call="U5")
    described = {each["text"]: each for each in FITS.view(g, ANN)["decision"]["options"]}
    assert described["U5 ###/#.# 1"]["cells"] == [[1, 0], [1, 1], [2, 1], [3, 0], [3, 1]]
    assert described["pass"] == {"text": "pass"}
