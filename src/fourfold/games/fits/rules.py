"""The rounds of FITS: start cards, building cards, the end of a round and of the game."""

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.fits import events
from fourfold.games.fits.cards import BuildingCard, StartCard
from fourfold.games.fits.grid import Landing
from fourfold.games.fits.scoring import full_rows, round_points
from fourfold.games.fits.table import Choice, Fits, Landings


def set_up(g: Fits) -> None:
    """The first board, and both decks in one place (fits 6, 8)."""
    g.round, g.board = 0, g.boards()[0]
    g.start_deck = [card for card in g.box.values() if isinstance(card, StartCard)]
    g.deck = [card for card in g.box.values() if isinstance(card, BuildingCard)]
    g.start_cards, g.called = [], []
    g.covered, g.laid, g.points = [0] * g.seats, [()] * g.seats, [()] * g.seats
    begin_round(g)


def begin_round(g: Fits) -> None:
    """Empty grids, both decks shuffled, a start card for each seat (fits 7, 8, 11, 53)."""
    g.board = g.boards()[g.round]
    g.covered, g.laid = [0] * g.seats, [()] * g.seats
    g.start_deck, g.start_cards = g.start_deck + g.start_cards, []
    g.deck, g.called = g.deck + g.called, []
    g.dice.shuffle(g.start_deck)
    g.dice.shuffle(g.deck)
    g.tell(events.RoundBegan(g.round + 1, g.board))
    for seat in range(g.seats):
        g.start_cards.append(g.start_deck.pop())
        g.tell(events.StartCardDrawn(seat, g.start_cards[seat]))
    g.ask_all("start", {seat: Landings(card.shape.drops, 0) for seat, card in enumerate(g.start_cards)}, lay_start)


@step
def lay_start(g: Fits, landings: dict[Seat, Landing]) -> None:
    """All seats place the piece of their start card at the same time (fits 13, 14, 16)."""
    for seat, landing in landings.items():
        lay(g, seat, landing, g.start_cards[seat])
    turn_card(g)


def lay(g: Fits, seat: Seat, landing: Landing, card: StartCard | BuildingCard) -> None:
    """A piece stays where it landed until the round ends (fits 28)."""
    g.covered[seat] |= card.shape.pattern(landing)
    g.laid[seat] += (landing,)
    g.tell(events.PieceLaid(seat, landing))


def turn_card(g: Fits) -> None:
    """The top building card calls a piece, and every seat places, passes or skips (fits 15, 19, 38 to 41)."""
    if not g.deck:
        end_round(g)
        return
    card = g.deck.pop()
    g.called.append(card)
    g.tell(events.CardTurned(card, len(g.deck)))
    offers = {}
    for seat, covered in enumerate(g.covered):
        if g.start_cards[seat].shape is card.shape:
            g.tell(events.PieceSkipped(seat, card))
        elif ways := card.shape.legal_ways(covered):
            offers[seat] = Landings(ways, covered)
        else:
            g.tell(events.NothingFits(seat, card))
    g.ask_all("place", offers, show_choices)


@step
def show_choices(g: Fits, choices: dict[Seat, Choice]) -> None:
    """What everybody confirmed is shown together; then the next card is turned (fits 18, 19, 37)."""
    card = g.called[-1]
    for seat, choice in choices.items():
        if isinstance(choice, str):
            g.tell(events.PiecePassed(seat, card))
        else:
            lay(g, seat, choice, card)
    turn_card(g)


def end_round(g: Fits) -> None:
    """A round is scored when its last building card has been played; after the last the game is over (fits 42)."""
    for seat, covered in enumerate(g.covered):
        points = round_points(g.board, covered)
        g.points[seat] += (points,)
        g.tell(events.RoundScored(seat, g.round + 1, full_rows(g.board, covered), points))
    if g.round + 1 < len(g.boards()):
        g.round += 1
        begin_round(g)
    else:
        g.tell(events.GameEnded(g.round + 1))
