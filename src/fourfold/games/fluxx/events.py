"""What happens in a game of Fluxx, as everybody or one seat sees it."""

from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.fluxx.cards import Card, Goal, Keeper, NewRule


class Warned(NamedTuple):
    """A Goal of this deck cannot be reached (fluxx 145)."""

    goal: Goal


class TurnBegan(NamedTuple):
    """A turn begins; `extra` if the player has just had one."""

    seat: Seat
    turn: int
    extra: bool


class Drew(NamedTuple):
    """A seat has drawn cards; it sees which."""

    seat: Seat
    cards: tuple[Card, ...]


class DrewSome(NamedTuple):
    """A seat has drawn cards; the others see how many."""

    seat: Seat
    cards: int


class DrewApart(NamedTuple):
    """A seat has drawn cards for an Action, apart from its hand; it sees which."""

    seat: Seat
    action: Card
    cards: tuple[Card, ...]


class DrewSomeApart(NamedTuple):
    """A seat has drawn cards for an Action, apart from its hand; the others see how many."""

    seat: Seat
    action: Card
    cards: int


class Shuffled(NamedTuple):
    """The discard pile has been shuffled into the draw pile."""

    cards: int


class Played(NamedTuple):
    """A card is played: from the hand, from a small hand, or because some card says so."""

    seat: Seat
    card: Card
    cause: str


class Discarded(NamedTuple):
    """Cards of a seat go onto the discard pile, seen by all."""

    seat: Seat
    cards: tuple[Card, ...]


class RulesDiscarded(NamedTuple):
    """New Rules leave play."""

    cards: tuple[NewRule, ...]


class GoalDiscarded(NamedTuple):
    """A Goal leaves play."""

    goal: Goal


class FreeActionUsed(NamedTuple):
    """A free action is used."""

    seat: Seat
    card: NewRule


class BonusAnswered(NamedTuple):
    """The extra draws of Party Bonus are accepted or refused for this turn."""

    seat: Seat
    answer: str


class DayDeclared(NamedTuple):
    """The player says which day it is."""

    seat: Seat
    day: str


class HandsRotated(NamedTuple):
    """All pass their hands on."""

    seat: Seat
    direction: str


class HandsTraded(NamedTuple):
    """Two seats have swapped hands."""

    seat: Seat
    other: Seat


class CardTaken(NamedTuple):
    """A card goes from one hand to another; taker and giver see which."""

    seat: Seat
    giver: Seat
    card: Card


class CardTakenUnseen(NamedTuple):
    """A card goes from one hand to another; third players see only that."""

    seat: Seat
    giver: Seat


class CardGiven(NamedTuple):
    """A card drawn for everybody is given to a seat; giver and receiver see which."""

    seat: Seat
    receiver: Seat
    card: Card


class CardGivenUnseen(NamedTuple):
    """A card drawn for everybody is given to a seat."""

    seat: Seat
    receiver: Seat


class Zapped(NamedTuple):
    """A card in play goes into a hand, seen by all."""

    seat: Seat
    card: Card


class KeeperMoved(NamedTuple):
    """A Keeper now lies before another player."""

    seat: Seat
    keeper: Keeper
    owner: Seat


class KeepersShared(NamedTuple):
    """All Keepers have been shuffled and dealt back into play."""

    keepers: int


class Challenged(NamedTuple):
    """A Showdown begins."""

    seat: Seat
    rival: Seat


class Thrown(NamedTuple):
    """Both throws of a Showdown are shown, with the throws won so far."""

    seat: Seat
    rival: Seat
    throw: str
    reply: str
    won: int
    lost: int


class HandWon(NamedTuple):
    """The winner of a Showdown takes the loser's hand."""

    seat: Seat
    loser: Seat
    cards: int


class ExtraTurnPromised(NamedTuple):
    """The player will have another turn."""

    seat: Seat


class SeveralMeet(NamedTuple):
    """Several players meet Goals at once, two of them and perhaps more, so nobody wins and play goes on."""

    seat: Seat
    other: Seat
    more: int


class Joining(NamedTuple):
    """Somebody will join between this turn and the next."""

    seat: Seat


class Joined(NamedTuple):
    """A new player sits down."""

    seat: Seat


class Left(NamedTuple):
    """A player leaves; with `bot` a bot plays on."""

    seat: Seat
    bot: bool


class Claimed(NamedTuple):
    """A player has asked to start."""

    seat: Seat


class Won(NamedTuple):
    """Somebody alone meets a Goal."""

    seat: Seat
    goal: Goal


class Walkover(NamedTuple):
    """Only one player is left."""

    seat: Seat


class Undecided(NamedTuple):
    """The game ends without a winner."""

    turns: int
