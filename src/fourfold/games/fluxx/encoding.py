"""Fluxx as numbers: a choice is spelled in cards, seats and a few words; a seat sees all piles it may look at."""

from collections.abc import Iterable, Mapping
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import Encoding, Field, around, by_seat, by_words, marks, numbers, things
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
)
WORDS = (*ANSWERS, "rock", "paper", "scissors", "birthday", "holiday", "ordinary")
STAGES = ("start", "play", "end")


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding:
    """The words and fields of a game of Fluxx."""
    cards = [thing.id for thing in box.values() if isinstance(thing, Card)]
    index = {card: place for place, card in enumerate(cards)}
    words = (*WORDS, *map(str, range(seats)), *cards)
    return Encoding(words, (*table(index), *turn(), *hands(index, seats)), by_words)


def table(index: Mapping[str, int]) -> list[Field]:
    """What lies in the middle."""
    return [
        things("rules", "New Rules in play", index, lambda g, me: g.rules),
        things("goals", "Goals in play", index, lambda g, me: g.goals),
        things("discard", "the discard pile", index, lambda g, me: g.discard),
        things("resolving", "cards played and not yet complete", index, lambda g, me: g.resolving),
        things("small hands", "own cards drawn to be played apart", index, small_hands),
        things("looked at", "own cards drawn to be given away", index, looked_at),
        numbers(
            "numbers",
            "draw, play, hand limit and Keeper limit divided by 10 (2 for none or all), Inflation, Goals allowed",
            lambda g, me: in_force(g.rules).draw / 10,
            lambda g, me: share(in_force(g.rules).play, ALL),
            lambda g, me: share(in_force(g.rules).hand_limit, NO_LIMIT),
            lambda g, me: share(in_force(g.rules).keeper_limit, NO_LIMIT),
            lambda g, me: in_force(g.rules).inflation,
            lambda g, me: in_force(g.rules).goals / 2,
        ),
    ]


def share(number: int, boundless: int) -> float:
    """A tenth of a number, 2 if it has no bound."""
    return number / 10 if number < boundless else 2.0


def small_hands(g: Fluxx, me: Seat) -> list[Card]:
    """All cards in small hands, for the one who plays them."""
    return [card for small in g.small_hands for card in small.cards] if me == g.active else []


def looked_at(g: Fluxx, me: Seat) -> Iterable[Card]:
    """Cards drawn for everybody, for the one who gives them."""
    return g.looked_at if me == g.active else ()


def turn() -> list[Field]:
    """The turn under way."""
    return [
        Field("stage", len(STAGES), f"of the turn: {', '.join(STAGES)}", lambda g, me: stage(g)),
        numbers(
            "turn",
            "drawn, played, plays left, plays owed divided by 10; deck by 100; an extra turn; turn by 100",
            lambda g, me: g.drawn / 10,
            lambda g, me: g.played / 10,
            lambda g, me: g.plays_left()[0] / 10,
            lambda g, me: g.plays_left()[1] / 10,
            lambda g, me: len(g.deck) / 100,
            lambda g, me: float(g.extra_turn),
            lambda g, me: g.turn / 100,
        ),
    ]


def stage(g: Fluxx) -> list[float]:
    """Where in the turn we are."""
    return marks(len(STAGES), [STAGES.index(g.stage)] if g.stage in STAGES else ())


def hands(index: Mapping[str, int], seats: int) -> list[Field]:
    """Keepers and hands, one's own first and then clockwise."""

    def spread(lying: Any) -> Any:
        def see(g: Fluxx, me: Seat) -> list[float]:
            found: list[float] = []
            for seat in around(me, seats):
                found += marks(len(index), [index[card.id] for card in lying(g, me, seat)])
            return found

        return see

    def known(g: Fluxx, me: Seat, seat: Seat) -> list[Card]:
        return [card for card in g.hands[seat] if seat == me or g.knows(me, card)]

    def going(g: Fluxx, me: Seat, seat: Seat) -> list[Card]:
        return g.going[seat] if seat == me or is_public(g) else []

    size = seats * len(index)
    return [
        Field("keepers", size, "each seat's Keepers", spread(lambda g, me, seat: g.keepers[seat])),
        Field("hands", size, "the own hand, and cards known to be in each other's", spread(known)),
        Field("going", size, "cards chosen to be discarded together", spread(going)),
        by_seat("active", seats, "whose turn it is", lambda g, seat: float(g.active == seat)),
        by_seat("hand sizes", seats, "cards in hand, divided by 10", lambda g, seat: len(g.hands[seat]) / 10),
        by_seat("gone", seats, "who has left", lambda g, seat: float(seat in g.gone)),
    ]
