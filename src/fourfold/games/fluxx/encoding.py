"""Fluxx as numbers: a choice is spelled in cards, seats and a few words; a seat sees all piles it may look at."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import Encoding, Field, Layout, around, joined, packed
from fourfold.games.fluxx.cards import ALL, Card
from fourfold.games.fluxx.table import NO_LIMIT, Fluxx, in_force
from fourfold.games.fluxx.view import is_public
from fourfold.plain import Thing

ANSWERS = (
    "use",
    "draw",
    "end",
    "random",
    "done",
    "for",
    "accept",
    "refuse",
    "clockwise",
    "counterclockwise",
    "anybody",
    "nobody",
)
WORDS = (*ANSWERS, "rock", "paper", "scissors", "birthday", "holiday", "ordinary")
STAGES = ("start", "play", "end")
LIMITS = (
    "draw, play, hand limit and Keeper limit divided by 10 (2 for none or all), Inflation, Goals allowed divided by 2"
)
TURN = "drawn, played, plays left, plays owed divided by 10; deck by 100; an extra turn; turn by 100"


class FluxxEncoding(Encoding[Fluxx]):
    """A game of Fluxx as numbers."""

    def __init__(self, box: Mapping[str, Thing], seats: int) -> None:
        cards = [thing for thing in box.values() if isinstance(thing, Card)]
        self.seats, self.cards = seats, len(cards)
        words = [*WORDS, *map(str, range(seats)), *[card.id for card in cards]]
        super().__init__(words, cards, self.describe())

    def describe(self) -> Layout:
        """What each mark and number means."""
        size, all_seats = self.cards, self.seats * self.cards
        return Layout(
            own=(
                Field("hands", all_seats, "the own hand, and cards known to be in each other's"),
                Field("going", all_seats, "for each seat the cards chosen to be discarded together"),
                Field("small hands", size, "own cards drawn to be played apart"),
                Field("looked at", size, "own cards drawn to be given away"),
            ),
            common=(
                Field("rules", size, "New Rules in play"),
                Field("goals", size, "Goals in play"),
                Field("discard", size, "the discard pile"),
                Field("resolving", size, "cards played and not yet complete"),
                Field("stage", len(STAGES), f"of the turn: {', '.join(STAGES)}"),
            ),
            seat=(
                Field("keepers", size, "its Keepers"),
                Field("active", 1, "it is its turn"),
                Field("gone", 1, "it has left"),
            ),
            common_numbers=(Field("numbers", 6, LIMITS), Field("turn", 7, TURN)),
            seat_numbers=(Field("hand size", 1, "cards in hand, divided by 10"),),
        )

    def own(self, g: Fluxx, me: Seat) -> int:
        """What only this seat knows."""
        seats, size, public = around(me, self.seats), self.cards, is_public(g)
        hands = [g.hands[me], *[[card for card in g.hands[seat] if g.knows(me, card)] for seat in seats[1:]]]
        going = [g.going[seat] if seat == me or public else [] for seat in seats]
        small = [card for small in g.small_hands for card in small.cards] if me == g.active else []
        looked_at = g.looked_at if me == g.active else []
        return joined([(self.lying(pile), size) for pile in (*hands, *going, small, looked_at)])

    def common(self, g: Fluxx) -> int:
        """What lies in the middle, and where in the turn we are."""
        stage = 1 << STAGES.index(g.stage) if g.stage in STAGES else 0
        piles = (self.lying(g.rules), self.lying(g.goals), self.lying(g.discard), self.lying(g.resolving), stage)
        return joined([(pile, self.cards) for pile in piles])

    def seat(self, g: Fluxx, seat: Seat) -> int:
        """A seat's Keepers, and whether it is its turn."""
        return self.lying(g.keepers[seat]) | ((g.active == seat) | (seat in g.gone) << 1) << self.cards

    def common_numbers(self, g: Fluxx) -> bytes:
        """The rules in force, and the turn under way."""
        now, (left, owed) = in_force(g.rules), g.plays_left()
        limits = [share(now.play, ALL), share(now.hand_limit, NO_LIMIT), share(now.keeper_limit, NO_LIMIT)]
        turn = [g.drawn / 10, g.played / 10, left / 10, owed / 10, len(g.deck) / 100, float(g.extra_turn), g.turn / 100]
        return packed([now.draw / 10, *limits, float(now.inflation), now.goals / 2, *turn])

    def seat_numbers(self, g: Fluxx, seat: Seat) -> bytes:
        """How many cards a seat has in hand."""
        return packed([len(g.hands[seat]) / 10])


def share(number: int, boundless: int) -> float:
    """A tenth of a number, 2 if it has no bound."""
    return number / 10 if number < boundless else 2.0


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding[Fluxx]:
    """The words and the sight of a game of Fluxx."""
    return FluxxEncoding(box, seats)
