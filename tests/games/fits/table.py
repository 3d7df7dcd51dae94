"""Words to set up a table of FITS and to play on it."""

from typing import Any, cast

from fourfold import GAMES, Game
from fourfold.core.events import seen
from fourfold.games.fits.cards import BuildingCard, StartCard
from fourfold.games.fits.grid import Cell, Landing, Shape
from fourfold.games.fits.rules import first_offers, lay, lay_start, turn_cards
from fourfold.games.fits.table import Fits

FITS: Game[Fits] = GAMES["fits"]
ANN, BOB, CAT = 0, 1, 2
FLAT = "L5 #.../#### 0"  # the start piece on its long side in the left corner
PASS = "pass"


def table(*starts: str, calls: str = "", board: int = 1, **options: Any) -> Fits:
    """A round about to begin: start cards by seat, the first calls in their order, the rest in the order of the set."""
    g = FITS.start(len(starts), **options)
    g.round, g.board = board - 1, g.boards()[board - 1]
    g.points = [(0,) * g.round] * g.seats
    drawn = [start_card(g, piece) for piece in starts]
    g.start_deck = [card for card in g.start_deck + g.start_cards if card not in drawn]
    g.start_cards = drawn
    stack_deck(g, calls)
    g.asked = None
    g.ask_all("start", first_offers(g), lay_start)
    g.run()
    return g


def stack_deck(g: Fits, calls: str) -> None:
    """These cards come first."""
    first = [building_card(g, piece) for piece in calls.split()]
    rest = [card for card in g.box.values() if isinstance(card, BuildingCard) and card not in [*first, *g.called]]
    g.deck = [*first, *rest][::-1]


def grid(*landings: str, call: str = "", board: int = 1, **options: Any) -> Fits:
    """One seat whose grid has just these pieces, fallen in this order, and a piece called if one is named."""
    start = next(piece for piece in ("L5", "P5", "T5", "U5") if piece != call)
    g = table(start, board=board, **options)
    g.asked, g.pending = None, {}
    for text in landings:
        card = building_card(g, text.split()[0])
        lay(g, ANN, landing(card.shape, text, g.covered[ANN]), card)
    if call:
        stack_deck(g, call)
        turn_cards(g)
        g.run()
    return g


def landing(shape: Shape, text: str, covered: int) -> Landing:
    """Where a drop written as in fits 35 comes to rest."""
    _, form, column = text.split()
    return shape.by_name[form, int(column)].land(covered)


def shape(g: Fits, piece: str) -> Shape:
    """A piece of the set."""
    return building_card(g, piece).shape


def building_card(g: Fits, piece: str) -> BuildingCard:
    """The card that calls a piece."""
    return cast(BuildingCard, g.box[piece])


def start_card(g: Fits, piece: str) -> StartCard:
    """The card that shows a first piece."""
    return cast(StartCard, g.box[f"start {piece}"])


def play(g: Fits, *moves: str, seat: int = ANN) -> None:
    """A seat makes some moves, one after another."""
    for move in moves:
        g.play(seat, move)


def play_all(g: Fits, *moves: str) -> None:
    """Each seat that is asked makes a move, in the order of the seats."""
    for seat, move in zip(list(g.pending), moves, strict=True):
        g.play(seat, move)


def play_out(g: Fits) -> None:
    """Everybody passes until the round is over; start pieces lie wherever they come first."""
    before = g.round
    while not g.over and g.round == before:
        for seat, decision in list(g.pending.items()):
            g.play(seat, decision.options[-1])


def asked(g: Fits) -> dict[int, str]:
    """Who is asked what."""
    return {seat: decision.prompt for seat, decision in g.pending.items()}


def offered(g: Fits, seat: int = ANN) -> list[str]:
    """What a seat may choose."""
    return [str(option) for option in g.pending[seat].options]


def option(g: Fits, text: str, seat: int = ANN) -> Landing:
    """A landing that is offered."""
    found = g.pending[seat].named(text)
    assert isinstance(found, Landing)
    return found


def cells(g: Fits, seat: int = ANN) -> list[Cell]:
    """The cells of a seat that pieces lie on."""
    return g.board.grid.cells(g.covered[seat])


def closed(g: Fits, seat: int = ANN) -> list[Cell]:
    """The cells of a seat that no piece can reach any more."""
    return g.board.grid.cells(g.board.grid.closed(g.covered[seat]))


def heights(g: Fits, seat: int = ANN) -> list[int]:
    """The heights of a seat's columns."""
    return g.board.grid.heights(g.covered[seat])


def told(g: Fits) -> list[str]:
    """The names of what happened with the last move."""
    return [type(event).__name__ for event in seen(g.told, None)]


def called(g: Fits) -> str:
    """The piece that is called."""
    return g.called[-1].id
