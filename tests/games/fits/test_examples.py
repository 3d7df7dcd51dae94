"""The worked examples of the rules, by number, and the perfect rounds of the data."""

from typing import Any

import pytest

from fourfold.games.fits.cards import data, mini_set
from fourfold.games.fits.grid import Cell, picture
from fourfold.games.fits.scoring import full_rows, kind_points, round_points
from fourfold.games.fits.set_file import set_faults
from tests.citing import rule
from tests.games.fits.table import (
    ANN,
    BOB,
    CAT,
    FITS,
    FLAT,
    PASS,
    asked,
    cells,
    closed,
    grid,
    heights,
    offered,
    option,
    play,
    play_all,
    play_out,
    table,
)

FIG_A = "T5 ###/.#./.#. 0"
PERFECT = data()["test_vectors"]["perfect_rounds"]


@rule("fits 22", "fits 24", "fits 25")
def test_1_figure_a_slides_to_the_floor() -> None:
    g = table("T5", calls="I3 O4")
    assert set(option(g, FIG_A).cells) == {(1, 0), (1, 1), (0, 2), (1, 2), (2, 2)}
    play(g, FIG_A)
    assert heights(g) == [3, 3, 3, 0, 0, 0]
    assert closed(g) == [(0, 0), (2, 0), (0, 1), (2, 1)]


@rule("fits 24", "fits 25")
def test_2_figure_b_rests_on_both() -> None:
    g = table("T5", calls="I3 O4")
    play(g, FIG_A)
    assert option(g, "I3 #/#/# 3").row == 0
    play(g, "I3 #/#/# 3")
    square = option(g, "O4 ##/## 2")
    assert (square.row, set(square.cells)) == (3, {(2, 3), (3, 3), (2, 4), (3, 4)})


@rule("fits 27")
def test_3_figure_c_nothing_gets_under_the_arm() -> None:
    tables = [grid(FIG_A, call=card.id) for card in FITS.start(1).deck if card.id != "T5"]
    landed = {cell for g in tables for text in offered(g)[:-1] for cell in option(g, text).cells}
    assert not landed & {(2, 0), (2, 1)}
    assert (3, 0) in landed


@rule("fits 24", "fits 27")
def test_4_figure_d_the_bar_hangs() -> None:
    g = table("U5", calls="I3")
    play(g, "U5 #.#/### 0")
    assert option(g, "I3 ### 2").row == 2
    play(g, "I3 ### 2")
    assert closed(g) == [(3, 0), (4, 0), (3, 1), (4, 1)]


@rule("fits 27")
def test_5_a_piece_may_close_a_cell_with_its_own_arm() -> None:
    g = table("U5")
    assert option(g, "U5 ##/#./## 0").row == 0
    play(g, "U5 ##/#./## 0")
    assert closed(g) == [(1, 1)]


@rule("fits 26", "fits 34")
def test_6_the_options_on_an_empty_grid() -> None:
    assert len(offered(grid(call="O4"))) == 5 + 1
    assert "I3 ### 4" not in offered(grid(call="I3"))
    assert "I3 ### 3" in offered(grid(call="I3"))


@rule("fits 30", "fits 32", "fits 33")
def test_7_a_tower_that_sticks_out() -> None:
    tower = ("L5 #./#./#./## 0", "Y5 #./##/#./#. 0", "I3 #/#/# 0")
    g = table("L5", calls="Y5 I3 O4")
    play(g, *tower)
    assert [landing.row for landing in g.laid[ANN]] == [0, 4, 8]
    assert (0, 10) in cells(g)
    assert heights(g) == [11, 7, 0, 0, 0, 0]
    assert "O4 ##/## 0" not in offered(g)
    assert option(g, "O4 ##/## 1").row == 7
    small = grid(*tower, call="L4")
    assert [text for text in offered(small) if text.endswith(" 0")] == ["L4 ##/.#/.# 0"]
    landing = option(small, "L4 ##/.#/.# 0")
    assert (landing.row, len([cell for cell in landing.cells if cell[1] < 10])) == (9, 1)


@rule("fits 12", "fits 39")
def test_8_who_is_asked() -> None:
    g = table("L5", "P5", "T5", calls="P5 U5")
    play_all(g, FLAT, "P5 ##/##/#. 4", FIG_A)
    assert list(asked(g)) == [ANN, CAT]
    play_all(g, PASS, PASS)
    assert list(asked(g)) == [ANN, BOB, CAT]


@rule("fits 43", "fits 44", "fits 45")
def test_9_a_full_row_above_gaps() -> None:
    g = table("T5", calls="V5")
    play(g, FIG_A, "V5 ###/#../#.. 3")
    assert len(closed(g)) == 8
    play_out(g)
    assert g.points[ANN] == (1,)


@rule("fits 48", "fits 49", "fits 51")
def test_10_a_covered_star_costs_its_kind() -> None:
    g = grid(FLAT, "O4 ##/## 4", board=2)
    assert (full_rows(g.board, g.covered[ANN]), round_points(g.board, g.covered[ANN])) == (1, 7)
    after = grid(FLAT, "O4 ##/## 4", "I3 ### 1", board=2)
    assert round_points(after.board, after.covered[ANN]) == 8


@rule("fits 48", "fits 50")
def test_11_an_open_star_fills_its_row_and_a_closed_circle_is_visible() -> None:
    g = table("L5", calls="N5 L4", board=2)
    play(g, FLAT, "N5 ###./..## 2", "L4 ##/#./#. 1")
    assert full_rows(g.board, g.covered[ANN]) == 2
    assert (2, 2) in closed(g)
    play_out(g)
    assert g.points[ANN][-1] == 11


@rule("fits 36", "fits 49")
def test_12_passing_on_every_call_of_round_two_gives_nine() -> None:
    g = table("L5", board=2)
    play(g, FLAT)
    play_out(g)
    assert (g.over, g.points[ANN][-1]) == (True, 9)


@rule("fits 25", "fits 46", "fits 52")
@pytest.mark.parametrize("name", PERFECT)
def test_13_perfect_rounds(name: str) -> None:
    start, board = name[-2:], int(name[5])
    drops = PERFECT[name]["drops"]
    unnamed = [card.id for card in FITS.start(1).deck if card.id not in [drop["piece"] for drop in drops]]
    calls = [drop["piece"] for drop in drops[1:]]
    g = table(start, calls=" ".join([*calls[:5], start, *calls[5:], *unnamed]), board=board)
    for drop in drops:
        assert drop["piece"] in (start, g.called[-1].id if g.called else start)
        text = notation(drop)
        assert option(g, text).row == drop["lands_at_row"]
        play(g, text)
    if not g.over and not g.points[ANN][board - 1 :]:
        play_out(g)
    assert g.points[ANN][board - 1] == PERFECT[name]["score"] == (10 if board == 1 else 19)


def notation(drop: dict[str, Any]) -> str:
    """A drop of the data as a person writes it."""
    form: list[Cell] = [(column, row) for column, row in drop["shape"]]
    return f"{drop['piece']} {picture(form)} {drop['column']}"


@rule("fits 62")
def test_14_open_cells_cost_in_long() -> None:
    g = table("L5", calls="O4 I3", mode="long")
    play(g, FLAT, "O4 ##/## 4", "I3 ### 1")
    play_out(g)
    assert g.points[ANN] == (2 - 60,)


@rule("fits 70", "fits 71")
def test_15_a_picture_of_the_wrong_size() -> None:
    text = '{"rounds": [{"picture": ["...."]}]}'
    assert [tuple(fault) for fault in set_faults(text, mini_set())] == [
        ("picture-size", "rounds[0].picture", "there are 1 lines, and 10 are needed"),
        ("picture-size", "rounds[0].picture[0]", "there are 4 characters, and 6 are needed"),
    ]
    with pytest.raises(ValueError, match=r"picture-size at rounds\[0\].picture:"):
        FITS.start(1, mode="custom", set_file=text)


def test_kinds_of_example_10_one_by_one() -> None:
    g = grid(FLAT, "O4 ##/## 4", board=2)
    assert [kind_points(kind, g.covered[ANN]) for kind in g.board.kinds] == [0, 3, 3]
