"""The rounds of FITS: start cards, building cards, the end of a round and of the game."""

from fourfold.core.events import Seat
from fourfold.core.state import new, step
from fourfold.games.fits import events
from fourfold.games.fits.cards import Board, BuildingCard, StartCard
from fourfold.games.fits.events import (
    CardTurned,
    NothingFits,
    PieceLaid,
    PiecePassed,
    PieceSkipped,
    RoundScored,
    StartCardDrawn,
)
from fourfold.games.fits.grid import Bits, Landing
from fourfold.games.fits.scoring import full_rows, gap_points, symbol_points
from fourfold.games.fits.table import Choice, Fits, Landings, landings


def set_up(g: Fits) -> None:
    """The first board, and both decks in one place (fits 6, 8)."""
    board = g.board_of(0)
    assert board
    g.round, g.points = 0, [()] * g.seats
    g.start_deck, g.deck = list(board.decks.start_cards), list(board.decks.building_cards)
    g.start_cards, g.called = [], []
    begin_round(g, board)


def begin_round(g: Fits, board: Board) -> None:
    """Empty grids, both decks shuffled, a start card for each seat (fits 7, 8, 11, 53)."""
    g.board = board
    g.covered, g.laid = [0] * g.seats, [()] * g.seats
    g.start_deck, g.start_cards = g.start_deck + g.start_cards, []
    g.deck, g.called = g.deck + g.called, []
    g.dice.shuffle(g.start_deck)
    g.dice.shuffle(g.deck)
    g.tell(events.RoundBegan(g.round + 1, g.board))
    for seat in range(g.seats):
        g.start_cards.append(g.start_deck.pop())
        g.tell(new(StartCardDrawn, (seat, g.start_cards[seat])))
    g.ask_all("start", first_offers(g), lay_start)


def first_offers(g: Fits) -> dict[Seat, Landings]:
    """Every seat lays the piece of its start card, which cannot be passed on (fits 13, 14)."""
    return {seat: landings(card.shape.drops, 0) for seat, card in enumerate(g.start_cards)}


@step
def lay_start(g: Fits, choices: dict[Seat, Choice]) -> None:
    """All start pieces are shown together (fits 13, 16, 18)."""
    for seat, landing in choices.items():
        assert isinstance(landing, Landing)
        lay(g, seat, landing, g.start_cards[seat])
    turn_cards(g)


def lay(g: Fits, seat: Seat, landing: Landing, card: StartCard | BuildingCard) -> None:
    """A piece stays where it landed until the round ends (fits 28)."""
    g.covered[seat] |= card.shape.patterns[landing.form][landing.column] << landing.row
    g.laid[seat] += (landing,)
    g.tell(new(PieceLaid, (seat, landing)))


def turn_cards(g: Fits) -> None:
    """Cards are turned until a seat is to be asked or the last has been played (fits 15, 19, 20, 41)."""
    while g.deck:
        card = g.deck.pop()
        g.called.append(card)
        g.tell(new(CardTurned, (card, len(g.deck))))
        offers = offer(g, card)
        if offers:
            g.ask_all("place", offers, show_choices)
            return
    end_round(g)


def offer(g: Fits, card: BuildingCard) -> dict[Seat, Landings]:
    """What each seat may do with a piece; some skip, and some have to pass (fits 33, 34, 38 to 40)."""
    offers, shape, top, start_cards = {}, card.shape, g.board.grid.peaks, g.start_cards
    grids: list[Bits] = g.covered
    for seat, covered in enumerate(grids):
        peaks = covered & top
        if start_cards[seat].shape is shape:
            g.tell(new(PieceSkipped, (seat, card)))
        elif ways := shape.legal_ways(peaks) if peaks else shape.ways:
            offers[seat] = found = Landings()  # `landings`, written out
            found.ways, found.covered, found.latest = ways, covered, None
        else:
            g.tell(new(NothingFits, (seat, card)))
    return offers


@step
def show_choices(g: Fits, choices: dict[Seat, Choice]) -> None:
    """What everybody confirmed is shown together; then the next card is turned (fits 18, 19, 37)."""
    card, laid, told = g.called[-1], g.laid, g.told
    patterns = card.shape.patterns
    covered: list[Bits] = g.covered
    for seat, choice in choices.items():
        if isinstance(choice, str):
            told.append(new(PiecePassed, (seat, card)))
        else:  # `lay`, written out: nothing is done more often
            covered[seat] |= patterns[choice.form][choice.column] << choice.row
            laid[seat] += (choice,)
            told.append(new(PieceLaid, (seat, choice)))
    turn_cards(g)


def end_round(g: Fits) -> None:
    """A round is scored when its last building card has been played; after the last the game is over (fits 42)."""
    for seat, covered in enumerate(g.covered):
        rows, rest = full_rows(g.board, covered), symbol_points(g.board, covered) + gap_points(g.board, covered)
        g.points[seat] += (g.board.full_row * rows + rest,)
        g.tell(new(RoundScored, (seat, g.round + 1, rows, g.points[seat][-1])))
    board = g.board_of(g.round + 1)
    if board:
        g.round += 1
        begin_round(g, board)
    else:
        g.tell(events.GameEnded(g.round + 1))
