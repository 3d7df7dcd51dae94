"""What happens in a game of Fzzzt!, as everybody or one seat sees it."""

from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.fzzzt.cards import Card, Peripheral, Unit


class RoundBegan(NamedTuple):
    """A new belt is laid."""

    round: int
    chief: Seat
    belt: int
    deck: int


class HandDealt(NamedTuple):
    """A seat has taken a hand; its owner sees which."""

    seat: Seat
    cards: tuple[Card, ...]


class HandTaken(NamedTuple):
    """A seat has taken a hand; the others see how many cards."""

    seat: Seat
    cards: int


class PeripheralDrawn(NamedTuple):
    """A peripheral changes the rules until the round ends."""

    peripheral: Peripheral


class TurnedUp(NamedTuple):
    """Belt cards are turned face up."""

    cards: tuple[Card, ...]


class LotOffered(NamedTuple):
    """A card is up for sale."""

    lot: Card


class BidLaid(NamedTuple):
    """A bid lies face down."""

    seat: Seat
    cards: int


class BidsLaid(NamedTuple):
    """All bids lie face down: so many cards of each seat."""

    sizes: tuple[int, ...]


class BidShown(NamedTuple):
    """A bid lies face up."""

    seat: Seat
    cards: tuple[Card, ...]
    power: int


class LotWon(NamedTuple):
    """The lot goes to the winner; `tied` seats bid the same, counted with the winner."""

    seat: Seat
    lot: Card
    power: int
    tied: int


class WrenchMoved(NamedTuple):
    """There is a new Chief: after a tie, or because a peripheral says so."""

    seat: Seat
    tie: bool


class CardKept(NamedTuple):
    """The winner takes a bid card back into hand."""

    seat: Seat
    card: Card


class CardShredded(NamedTuple):
    """A loser puts a bid card on the own discard pile."""

    seat: Seat
    card: Card


class BuildingBegan(NamedTuple):
    """All join hand and discard pile and look for robots to place."""

    round: int


class RobotPlaced(NamedTuple):
    """A robot lies on a unit for good."""

    seat: Seat
    robot: Card
    unit: Unit


class GameEnded(NamedTuple):
    """The deck is too short for another belt; so many cards are never seen."""

    left: int
