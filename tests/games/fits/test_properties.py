"""Landings, options and points compared with a model that does everything cell by cell."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fourfold.core.state import State
from fourfold.games.fits.cards import Board
from fourfold.games.fits.grid import Grid, Shape
from fourfold.games.fits.scoring import round_points
from fourfold.games.fits.table import landings
from tests.games.fits import naive
from tests.games.fits.sets import set_file
from tests.games.fits.table import FITS

Cell = tuple[int, int]
slow = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def in_model(g_board: Board, covered: int) -> int:
    """The points of a grid, counted cell by cell."""
    kinds = {kind.letter: kind for kind in g_board.kinds}
    return naive.points(
        set(g_board.grid.cells(covered)),
        g_board.picture,
        {letter: list(kind.pays) for letter, kind in kinds.items()},
        {letter: kind.fills for letter, kind in kinds.items()},
        g_board.full_row,
        g_board.open_cell,
    )


@given(seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 10**4), max_size=40), mode=st.sampled_from("mlc"))
@slow
def test_games_agree_with_the_model(seed: int, picks: list[int], mode: str) -> None:
    options = {"m": {}, "l": {"mode": "long"}, "c": {"mode": "custom", "set_file": set_file()}}[mode]
    g = FITS.start(1, seed, **options)
    laid: set[Cell] = set()
    for pick in picks:
        if g.over:
            return
        options_now, card, before = g.pending[0].options, (g.called or g.start_cards)[-1], g.round
        landings = [each for each in options_now if each != "pass"]
        width, height = g.board.grid.width, g.board.grid.height
        assert {frozenset(each.cells) for each in landings} == naive.landings(card.shape.cells, laid, width, height)
        choice = options_now[pick % len(options_now)]
        laid |= set() if choice == "pass" else set(choice.cells)
        g.play(0, choice)
        laid = laid if g.round == before else set()
        assert set(g.board.grid.cells(g.covered[0])) == laid
        assert round_points(g.board, g.covered[0]) == in_model(g.board, g.covered[0])


polyominoes = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 3)), min_size=0, max_size=7)


def grown(steps: list[tuple[int, int]]) -> list[Cell]:
    """A connected piece: each step sets a cell beside an earlier one."""
    cells: list[Cell] = [(0, 0)]
    for where, side in steps:
        column, row = cells[where % len(cells)]
        across, up = [(1, 0), (-1, 0), (0, 1), (0, -1)][side]
        if (column + across, row + up) not in cells:
            cells.append((column + across, row + up))
    return cells


@given(
    width=st.integers(3, 12),
    height=st.integers(4, 20),
    pieces=st.lists(polyominoes, min_size=1, max_size=12),
    picks=st.lists(st.integers(0, 10**4), min_size=12, max_size=12),
)
@slow
def test_any_pieces_land_on_any_grid_as_in_the_model(
    width: int, height: int, pieces: list[list[tuple[int, int]]], picks: list[int]
) -> None:
    grid, covered = Grid(width, height), 0
    for steps, pick in zip(pieces, picks, strict=False):
        shape = Shape("A", grown(steps), grid, {})
        if not shape.drops:
            continue
        peaks = covered & grid.peaks
        options = landings(shape.legal_ways(peaks) if peaks else shape.ways, covered)
        laid = set(grid.cells(covered))
        expected = naive.landings(shape.cells, laid, width, height)
        assert {frozenset(each.cells) for each in options if not isinstance(each, str)} == expected
        assert bool(options) == bool(expected)
        choice = options[pick % len(options)] if options else "pass"
        covered |= 0 if isinstance(choice, str) else shape.pattern(choice)


@given(cells=polyominoes)
@slow
def test_forms_are_the_different_ways_to_lay_a_piece(cells: list[tuple[int, int]]) -> None:
    shape = Shape("A", grown(cells), Grid(12, 20), {})
    assert {frozenset(form) for form in shape.forms.values()} == naive.ways(grown(cells))
    assert len(shape.forms) == len(naive.ways(grown(cells))) <= 8


def test_options_are_a_sequence_like_any_other() -> None:
    g: State = FITS.start(1, 3)
    options = g.pending[0].options
    whole = list(options)
    assert options[-1] == whole[-1]
    assert options[2:5] == whole[2:5]
    assert len(options) == len(whole) == len(set(whole))
    assert all(each in options for each in whole)
    assert None not in options
