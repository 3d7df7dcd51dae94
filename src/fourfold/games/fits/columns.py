"""What is to be known of each column of a FITS grid, found out once for every way in which it may be covered."""

from typing import Final

from fourfold.compiling import i64
from fourfold.games.fits.cards import Board

MANY: Final = 1 << 16


class Column:
    """A column as it is covered; rows are bits, the bottom row first, and marks are numbers of symbols."""

    __slots__ = ("above", "closed", "gaps", "height", "lacking", "marks", "open", "points", "rim", "stack")

    stack: i64  # the rows that are covered
    lacking: i64  # the rows where nothing fills it
    gaps: i64  # those where nothing can fill it any more
    closed: int  # how many these are
    above: int  # how many covered cells stick out
    points: int  # what its open cells give
    height: i64
    marks: int  # its symbols that are covered
    open: int  # its symbols that nothing lies over
    rim: int  # the symbol that lies just over what is covered


class Symbols:
    """What the symbols of a board give while some are covered."""

    __slots__ = ("points", "saved")

    points: int
    saved: int  # those that pay more when they stay visible


class Columns:
    """All columns of a board; what it has seen it remembers."""

    def __init__(self, board: Board) -> None:
        self.board, self.grid = board, board.grid
        self.marked = sum([kind.pattern for kind in board.kinds])
        self.numbers = {cell: number for number, cell in enumerate(board.grid.cells(self.marked))}
        self.patterns = [self.marks(kind.pattern) for kind in board.kinds]
        self.known: list[dict[int, Column]] = [{} for _ in self.grid.shifts]
        self.symbols: dict[int, Symbols] = {}

    def marks(self, pattern: int) -> int:
        """The symbols among some cells: one bit for each."""
        return sum([1 << self.numbers[cell] for cell in self.grid.cells(pattern & self.marked)])

    def of(self, covered: int) -> list[Column]:
        """The columns of a grid."""
        return [self.column(number, self.grid.stack(covered, number)) for number in range(self.grid.width)]

    def column(self, number: i64, stack: i64) -> Column:
        """A column when some rows of it are covered."""
        known = self.known[number]
        found = known.get(stack)
        if found is None:
            if len(known) > MANY:
                known.clear()
            found = known[stack] = self.look_at_column(number, stack)
        return found

    def look_at_column(self, number: int, stack: int) -> Column:
        """The same, found out."""
        board, grid, found = self.board, self.grid, Column()
        height = stack.bit_length()
        found.stack, found.height = stack, height
        found.lacking = lacking = grid.column & ~(stack | grid.stack(board.filled, number))
        found.gaps = gaps = lacking & (1 << height) - 1
        found.closed, found.above = gaps.bit_count(), (stack >> grid.height).bit_count()
        found.points = board.open_cell * (grid.stack(board.plain, number) & ~stack).bit_count()
        shift = grid.shifts[number]
        found.marks, found.rim = self.marks(stack << shift), self.marks(1 << height + shift)
        found.open = self.marks((grid.shaft >> height << height) << shift)
        return found

    def symbols_on(self, columns: list[Column]) -> Symbols:
        """The symbols of a grid."""
        marks = 0
        for column in columns:
            marks |= column.marks
        found = self.symbols.get(marks)
        if found is None:
            if len(self.symbols) > MANY:
                self.symbols.clear()
            found = self.symbols[marks] = self.look_at_symbols(marks)
        return found

    def look_at_symbols(self, marks: int) -> Symbols:
        """The same, found out."""
        found, kinds = Symbols(), list(zip(self.board.kinds, self.patterns, strict=True))
        found.points = sum([kind.pays[(pattern & ~marks).bit_count()] for kind, pattern in kinds])
        found.saved = sum([pattern for kind, pattern in kinds if kind.pays[-1] > 0 and not pattern & marks])
        return found
