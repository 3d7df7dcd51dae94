"""What a round could have given to somebody who knew the order of the cards."""

from collections.abc import Sequence

from fourfold.games.fits.cards import Board
from fourfold.games.fits.grid import Drop, Landing, Shape
from fourfold.games.fits.judge import Judge, judge
from fourfold.games.fits.scoring import round_points

WIDTH = 160  # so many grids are followed from card to card

Paths = dict[int, tuple[Landing, ...]]  # by what is covered, the landings that led there


def foresee(board: Board, start: Shape, calls: Sequence[Shape]) -> tuple[Landing, ...]:
    """The best round that a search finds when all cards are known; there may be a better one."""
    known = judge(board, tuple([card.shape for card in board.decks.building_cards]))
    paths = grown({0: ()}, start, may_pass=False)
    left = [shape for shape in calls if shape is not start]
    while left:
        paths = grown(best(known, paths, left), left.pop(0), may_pass=True)
    return max(paths.items(), key=lambda path: round_points(board, path[0]))[1]


def grown(paths: Paths, shape: Shape, may_pass: bool) -> Paths:
    """Every grid after one more piece, or without it."""
    after = dict(paths) if may_pass else {}
    for covered, path in paths.items():
        for drop in legal_drops(shape, covered):
            landing = drop.land(covered)
            after.setdefault(covered | shape.pattern(landing), (*path, landing))
    return after


def legal_drops(shape: Shape, covered: int) -> list[Drop]:
    """The drops that end inside the grid (fits 33)."""
    return [drop for drop in shape.drops if drop.row(covered) < len(drop.landings)]


def best(known: Judge, paths: Paths, left: Sequence[Shape]) -> Paths:
    """The grids of which most may still come."""
    pieces = known.pieces(left)
    order = sorted(paths, key=lambda covered: known.worth(covered, pieces), reverse=True)
    return {covered: paths[covered] for covered in order[:WIDTH]}


def most(board: Board) -> int:
    """No round can give more than this (fits 46, 52)."""
    rows, gaps = max(board.full_row, 0) * board.grid.height, max(board.open_cell, 0) * board.plain.bit_count()
    return rows + gaps + sum([max(kind.pays) for kind in board.kinds])
