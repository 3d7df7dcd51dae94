"""The table of FITS: what lies on it, and the small questions every rule asks."""

from collections.abc import Iterable, Sequence
from typing import overload

from fourfold.core.events import Seat
from fourfold.core.state import State
from fourfold.games.fits.cards import Board, BuildingCard, Piece, StartCard
from fourfold.games.fits.grid import Bits, Drop, Landing, Pass
from fourfold.plain import Thing

Choice = Landing | str  # a landing or the pass


class Landings(Sequence[Choice]):
    """Every way a seat may lay a piece; where a drop comes to rest is found only when it is looked at."""

    __slots__ = ("covered", "latest", "ways")

    ways: tuple[Drop | Pass, ...]
    covered: Bits
    latest: Choice | None

    def __len__(self) -> int:
        return len(self.ways)

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> list[Choice]: ...
    def __getitem__(self, index: int | slice) -> Choice | list[Choice]:
        if type(index) is slice:
            return [way.land(self.covered) for way in self.ways[index]]
        way, covered = self.ways[index], self.covered
        below = covered >> way.shift  # `land` written out, since nothing is done more often
        for shift in way.shifts:
            below |= covered >> shift
        self.latest = way.landings[(below & way.shaft).bit_length()]
        return self.latest

    def __contains__(self, choice: object) -> bool:
        return choice is self.latest or super().__contains__(choice)  # what was just looked at is what is played


def landings(ways: tuple[Drop | Pass, ...], covered: Bits) -> Landings:
    """Some ways down to a grid."""
    found = Landings()
    found.ways, found.covered, found.latest = ways, covered, None
    return found


class Fits(State):
    """A game of FITS in progress."""

    round: int  # from 0
    board: Board
    start_deck: list[StartCard]  # face down, the top card last
    start_cards: list[StartCard]  # face up, by seat
    deck: list[BuildingCard]  # face down, the top card last
    called: list[BuildingCard]  # face up, the latest last
    covered: list[int]  # by seat, the cells that pieces lie on
    laid: list[tuple[Landing, ...]]  # by seat, the start piece first
    points: list[tuple[int, ...]]  # by seat, what each round gave

    def boards(self) -> list[Board]:
        """The boards of all rounds."""
        return [thing for thing in self.box.values() if isinstance(thing, Board)]

    def board_of(self, round: int) -> Board | None:
        """The board of a round, if there is one."""
        board = self.box.get(f"board-{round + 1}")
        return board if isinstance(board, Board) else None

    def laid_pieces(self, seat: Seat) -> list[str]:
        """What a seat has laid in this round."""
        return [landing.piece for landing in self.laid[seat]]

    def passed_pieces(self, seat: Seat) -> list[str]:
        """What a seat has done without in this round; not what it is still asked about (fits 37)."""
        seen = self.called[:-1] if seat in self.pending or seat in self.answers else self.called
        known = [*self.laid_pieces(seat), self.start_cards[seat].shape.piece]
        return [card.id for card in seen if card.id not in known]


def places(g: Fits) -> dict[str, Iterable[Thing]]:
    """Where everything lies."""
    boards = g.boards()
    common: dict[str, Iterable[Thing]] = {
        "boards done": boards[: g.round],
        "board in play": [g.board],
        "boards to come": boards[g.round + 1 :],
        "start deck": g.start_deck,
        "deck": g.deck,
        "called": g.called,
    }
    for seat in range(g.seats):
        common |= {f"start card {seat}": g.start_cards[seat : seat + 1]} | pieces_of(g, seat)
    return common


def pieces_of(g: Fits, seat: Seat) -> dict[str, Iterable[Thing]]:
    """A seat's own pieces: laid, out until the round ends, or at hand."""
    laid, passed = g.laid_pieces(seat), g.passed_pieces(seat)
    mine = [thing for thing in g.box.values() if isinstance(thing, Piece) and thing.seat == seat]
    return {
        f"laid {seat}": [g.box[f"{piece} of {seat}"] for piece in laid],
        f"out {seat}": [g.box[f"{piece} of {seat}"] for piece in passed],
        f"at hand {seat}": [piece for piece in mine if piece.shape.piece not in laid + passed],
    }
