"""What happens in a game of FITS; everybody sees all of it."""

from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.fits.cards import Board, BuildingCard, StartCard
from fourfold.games.fits.grid import Landing


class RoundBegan(NamedTuple):
    """Empty grids, a new board, both decks shuffled."""

    round: int
    board: Board


class StartCardDrawn(NamedTuple):
    """A seat keeps a start card face up."""

    seat: Seat
    card: StartCard


class CardTurned(NamedTuple):
    """A building card calls a piece; so many are still to come."""

    card: BuildingCard
    left: int


class PieceLaid(NamedTuple):
    """A piece has come to rest."""

    seat: Seat
    landing: Landing


class PiecePassed(NamedTuple):
    """A seat does without a piece, by choice."""

    seat: Seat
    card: BuildingCard


class NothingFits(NamedTuple):
    """A seat does without a piece, because it has no legal landing."""

    seat: Seat
    card: BuildingCard


class PieceSkipped(NamedTuple):
    """A seat's start card shows the piece that is called."""

    seat: Seat
    card: BuildingCard


class RoundScored(NamedTuple):
    """What a round gave a seat."""

    seat: Seat
    round: int
    rows: int
    points: int


class GameEnded(NamedTuple):
    """The last round has been scored."""

    rounds: int
