"""Mini FITS as numbers: a choice is one word, its notation; a seat sees all grids and what was called."""

from collections.abc import Mapping, Sequence
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import Choice, Encoding, Field, Layout, bits, packed
from fourfold.games.fits.cards import Board, BuildingCard, StartCard
from fourfold.games.fits.grid import PASS, Drop, Pass
from fourfold.games.fits.table import Fits, Landings
from fourfold.plain import Thing

Ways = Sequence[Drop | Pass]
MANY = 1 << 14  # menus that are remembered


class Menu:
    """The ways to lay a piece, by their words."""

    def __init__(self, ways: Ways, words: list[int]) -> None:
        self.ways = ways  # kept, so that no others get their id
        self.open = bits(words)
        self.place = {word: place for place, word in enumerate(words)}


class Laying(Choice):
    """A choice of where to lay a piece: one word."""

    def __init__(self, options: Landings, menu: Menu) -> None:
        super().__init__((), 0, menu.open)
        self.options, self.menu = options, menu

    def say(self, word: int) -> Choice:
        """The way meant."""
        return Choice((word,), 0, 0, self.options[self.menu.place[word]])


class FitsEncoding(Encoding[Fits]):
    """A game of FITS as numbers."""

    def __init__(self, box: Mapping[str, Thing]) -> None:
        cards = [thing for thing in box.values() if isinstance(thing, (BuildingCard, StartCard))]
        self.boards = [thing for thing in box.values() if isinstance(thing, Board)]
        grid = self.boards[0].grid
        shapes = {card.shape.piece: card.shape for card in sorted(cards, key=lambda card: isinstance(card, StartCard))}
        self.piece = {piece: place for place, piece in enumerate(shapes)}
        self.grid_size, self.tall = grid.width * grid.stride, grid.stride
        self.symbols = {board.number: self.symbols_of(board) for board in self.boards}
        self.menus: dict[int, Menu] = {}
        self.points: dict[tuple[int, ...], bytes] = {}
        self.rounds = [packed([done / len(self.boards)]) for done in range(len(self.boards))]
        words = [f"{piece} {drop.form} {drop.column}" for piece, shape in shapes.items() for drop in shape.drops]
        super().__init__([PASS, *words], (), self.describe(grid.width * grid.height))
        self.single = True

    def describe(self, cells: int) -> Layout:
        """What each mark and number means."""
        size, most = len(self.piece), max([len(board.kinds) for board in self.boards])
        pieces = ", ".join(self.piece)
        covered = f"its grid, column by column from below, {self.tall} rows, of which the topmost stay empty"
        return Layout(
            own=(Field("to lay", size, f"the piece this seat is asked to lay, of {pieces}"),),
            common=(
                Field("called", size, "the pieces called so far in this round, in the same order"),
                Field("symbols", most * cells, "the symbol cells of the board, kind by kind"),
            ),
            seat=(
                Field("start piece", size, "in the same order"),
                Field("covered", self.grid_size, covered),
            ),
            common_numbers=(Field("round", 1, "rounds done, as a share of all"),),
            seat_numbers=(Field("points", 1, "points of rounds done, divided by 20"),),
        )

    def symbols_of(self, board: Board) -> int:
        """The symbol cells of a board, above the pieces called."""
        grid, found = board.grid, 0
        for kind in reversed(board.kinds):
            for column in reversed(grid.shifts):
                found = found << grid.height | kind.pattern >> column & grid.column
        return found << len(self.piece)

    def spell(self, option: Any) -> tuple[str, ...]:
        """A choice is a single word, its notation."""
        return (str(option),)

    def begin(self, options: Sequence[Any]) -> Choice:
        """What can be laid, or another choice."""
        if not isinstance(options, Landings):
            return super().begin(options)
        ways = options.ways
        menu = self.menus.get(id(ways))
        if menu is None:
            if len(self.menus) > MANY:
                self.menus.clear()
            menu = self.menus[id(ways)] = Menu(ways, [self.spelling(way)[0] for way in options])
        return Laying(options, menu)

    def own(self, g: Fits, me: Seat) -> int:
        """The piece a seat is asked to lay."""
        if me not in g.pending:
            return 0
        shape = g.called[-1].shape if g.called else g.start_cards[me].shape
        return 1 << self.piece[shape.piece]

    def common(self, g: Fits) -> int:
        """What was called, and the board."""
        found, piece = 0, self.piece
        for card in g.called:
            found |= 1 << piece[card.shape.piece]
        return found | self.symbols[g.board.number]

    def seat(self, g: Fits, seat: Seat) -> int:
        """A seat's grid above its start piece."""
        return g.covered[seat] << len(self.piece) | 1 << self.piece[g.start_cards[seat].shape.piece]

    def common_numbers(self, g: Fits) -> bytes:
        """The share of rounds done."""
        return self.rounds[g.round]

    def seat_numbers(self, g: Fits, seat: Seat) -> bytes:
        """The points of rounds done."""
        points = g.points[seat]
        found = self.points.get(points)
        if found is None:
            found = self.points[points] = packed([sum(points) / 20])
        return found


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding[Fits]:
    """The words and the sight of a game of FITS."""
    return FitsEncoding(box)
