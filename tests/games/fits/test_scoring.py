"""End of a round and scoring (fits 42 to 52)."""

from fourfold.games.fits.cards import Board, data
from fourfold.games.fits.scoring import full_rows, kind_points, round_points
from tests.citing import rule
from tests.games.fits.table import ANN, FITS, FLAT, called, closed, grid, play, play_out, table


def board(number: int) -> Board:
    """A board of the game."""
    return FITS.start(1).boards()[number - 1]


def row(board: Board, number: int, but: int | None = None) -> int:
    """All cells of a row but one."""
    return board.grid.pattern([(column, number) for column in range(6) if column != but])


def points(g_board: int, *landings: str) -> int:
    """What a grid with these pieces gives."""
    g = grid(*landings, board=g_board)
    return round_points(g.board, g.covered[ANN])


@rule("fits 42")
def test_the_round_ends_when_the_thirteenth_card_has_been_played() -> None:
    g = table("L5", calls="L5 O4 I3")
    play(g, FLAT, "O4 ##/## 4", "I3 ### 1", *["pass"] * 9)
    assert (g.round, g.points, called(g)) == (0, [()], "Y5")
    play(g, "pass")
    assert (g.round, g.points) == (1, [(2,)])


@rule("fits 43")
def test_a_full_row_gives_a_point() -> None:
    plain = board(1)
    assert round_points(plain, row(plain, 0)) == 1
    assert round_points(plain, row(plain, 0) | row(plain, 1)) == 2
    assert [round_points(plain, row(plain, 0, but=column)) for column in range(6)] == [0] * 6


@rule("fits 44")
def test_each_row_counts_by_itself() -> None:
    plain = board(1)
    assert round_points(plain, row(plain, 0, but=3) | row(plain, 1) | row(plain, 2, but=0) | row(plain, 9)) == 2


@rule("fits 45")
def test_a_cell_left_empty_costs_nothing() -> None:
    assert round_points(board(1), 0) == 0
    assert points(1, "T5 ###/.#./.#. 0", "V5 ###/#../#.. 3") == 1


@rule("fits 46")
def test_round_one_gives_ten_points_at_most() -> None:
    plain = board(1)
    assert round_points(plain, plain.grid.inside) == 10
    assert round_points(plain, plain.grid.inside | plain.grid.inside << 8) == 10


@rule("fits 47")
def test_board_two_has_three_symbols_of_each_of_three_kinds() -> None:
    second = board(2)
    assert [kind.pattern.bit_count() for kind in second.kinds] == [3, 3, 3]
    cells = {kind.names["en"]: sorted(second.grid.cells(kind.pattern)) for kind in second.kinds}
    listed = data()["boards"]["2"]["symbols"]["value"]
    assert cells == {each["symbol"]: sorted(map(tuple, each["cells"])) for each in listed}
    assert second.picture[0] == "A....."


@rule("fits 48")
def test_a_symbol_cell_is_filled_covered_or_not() -> None:
    second = board(2)
    assert full_rows(second, row(second, 1, but=5)) == 1  # the star in [5, 1]
    assert full_rows(second, row(second, 1)) == 1
    assert full_rows(second, row(second, 1, but=4)) == 0
    assert full_rows(board(1), row(second, 1, but=5)) == 0


@rule("fits 49")
def test_a_kind_with_all_three_symbols_visible_gives_three_points() -> None:
    second = board(2)
    stars, diamonds, circles = [kind.pattern for kind in second.kinds]
    assert [round_points(second, lost) for lost in (0, stars, stars | diamonds)] == [9, 6, 3]
    assert round_points(second, stars | diamonds | circles) == 0


@rule("fits 50")
def test_a_closed_symbol_is_visible() -> None:
    g = grid("L5 #.../#### 0", "N5 ###./..## 2", "L4 ##/#./#. 1", board=2)
    circles = g.board.kinds[2]
    assert (2, 2) in closed(g)
    assert (2, 2) in g.board.grid.cells(circles.pattern)
    assert kind_points(circles, g.covered[ANN]) == 3


@rule("fits 51")
def test_a_kind_with_a_symbol_covered_gives_and_costs_nothing() -> None:
    second = board(2)
    for kind in second.kinds:
        for cell in second.grid.cells(kind.pattern):
            assert round_points(second, second.grid.pattern([cell])) == 6


@rule("fits 52")
def test_round_two_gives_nineteen_points_at_most() -> None:
    second = board(2)
    symbols = sum(kind.pattern for kind in second.kinds)
    assert round_points(second, second.grid.inside & ~symbols) == 19
    g = table("L5", board=2)
    play(g, FLAT)
    play_out(g)
    assert g.points[ANN][-1] <= 19
