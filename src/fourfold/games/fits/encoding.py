"""Mini FITS as numbers: a choice is one word, its notation; a seat sees all grids and what was called."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import Encoding, Field, around, by_seat, marks, numbers, whole
from fourfold.games.fits.cards import Board, BuildingCard, StartCard
from fourfold.games.fits.grid import PASS
from fourfold.games.fits.table import Fits
from fourfold.plain import Thing


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding:
    """The words and fields of a game of FITS."""
    cards = [thing for thing in box.values() if isinstance(thing, BuildingCard)]
    starts = [thing for thing in box.values() if isinstance(thing, StartCard)]
    boards = [thing for thing in box.values() if isinstance(thing, Board)]
    shapes = {card.shape.piece: card.shape for card in [*cards, *starts]}
    words = [f"{piece} {drop.form} {drop.column}" for piece, shape in shapes.items() for drop in shape.drops]
    return Encoding((PASS, *words), (*grids(boards, seats), *decks(boards, list(shapes), seats)), whole)


def grids(boards: list[Board], seats: int) -> list[Field]:
    """What lies in every grid."""
    grid = boards[0].grid
    wide, tall = grid.width, grid.height + grid.tallest
    cells = wide * tall

    def covered(g: Fits, me: Seat) -> list[float]:
        stride, found = g.board.grid.stride, list[float]()
        for seat in around(me, seats):
            pattern = g.covered[seat]
            found += [float(pattern >> column * stride + row & 1) for column in range(wide) for row in range(tall)]
        return found

    def symbols(g: Fits, me: Seat) -> list[float]:
        stride, inside = g.board.grid.stride, g.board.grid.height
        shown = [kind.pattern for kind in g.board.kinds] + [0] * (most - len(g.board.kinds))
        return [
            float(pattern >> column * stride + row & 1)
            for pattern in shown
            for column in range(wide)
            for row in range(inside)
        ]

    most = max([len(board.kinds) for board in boards])
    return [
        Field("covered", seats * cells, f"each grid, column by column from below, {tall} rows: 1 covered", covered),
        Field("symbols", most * wide * grid.height, "the symbol cells of the board, kind by kind", symbols),
    ]


def decks(boards: list[Board], pieces: list[str], seats: int) -> list[Field]:
    """Rounds, points and which pieces were called."""

    def asked(g: Fits, me: Seat) -> list[float]:
        if me not in g.pending:
            return marks(len(pieces), ())
        shape = g.called[-1].shape if g.called else g.start_cards[me].shape
        return marks(len(pieces), [pieces.index(shape.piece)])

    def started(g: Fits, me: Seat) -> list[float]:
        starts = [g.start_cards[seat].shape.piece for seat in around(me, seats)]
        return [float(piece == start) for start in starts for piece in pieces]

    return [
        Field("to lay", len(pieces), f"the piece this seat is asked to lay, of {', '.join(pieces)}", asked),
        Field(
            "called",
            len(pieces),
            "the pieces called so far in this round, in the same order",
            lambda g, me: marks(len(pieces), [pieces.index(card.shape.piece) for card in g.called]),
        ),
        Field("start pieces", seats * len(pieces), "each seat's start piece, in the same order", started),
        numbers("round", "rounds done, as a share of all", lambda g, me: g.round / len(boards)),
        by_seat("points", seats, "points of rounds done, divided by 20", lambda g, seat: sum(g.points[seat]) / 20),
    ]
