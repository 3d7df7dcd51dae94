"""Fzzzt! as numbers: a bid is spelled card by card; a seat sees what a perfect memory knows."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import Encoding, Field, around, by_seat, by_words, marks, numbers, things
from fourfold.games.fzzzt.cards import Card, Peripheral
from fourfold.games.fzzzt.table import Fzzzt
from fourfold.games.fzzzt.view import any_bid_lies_open
from fourfold.plain import Thing

ANSWERS = ("none", "suggestion", "done")


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding:
    """The words and fields of a game of Fzzzt!."""
    cards = [thing.id for thing in box.values() if isinstance(thing, Card)]
    index = {card: place for place, card in enumerate(cards)}
    peripherals = [thing.id for thing in box.values() if isinstance(thing, Peripheral)]
    return Encoding((*ANSWERS, *cards), (*belt(index, peripherals), *own(index), *rivals(index, seats)), by_words)


def belt(index: Mapping[str, int], peripherals: list[str]) -> list[Field]:
    """What everybody sees in the middle."""

    def ahead(g: Fzzzt, me: Seat) -> list[float]:
        found = [0.0] * len(index)
        for place, card in enumerate(g.belt[: g.face_up]):
            found[index[card.id]] = 1 - place / 12
        return found

    def in_force(g: Fzzzt, me: Seat) -> list[float]:
        return marks(len(peripherals), [peripherals.index(g.peripheral.id)] if g.peripheral else ())

    return [
        things("lot", "the card being sold", index, lambda g, me: lot(g)),
        Field("belt", len(index), "1 for a face-up card at the head, a twelfth less for each place behind it", ahead),
        Field("peripheral", len(peripherals), "the peripheral in force", in_force),
        numbers(
            "progress",
            "round divided by 6, cards on the belt by 12, cards in the deck by 60",
            lambda g, me: g.round / 6,
            lambda g, me: len(g.belt) / 12,
            lambda g, me: len(g.deck) / 60,
        ),
    ]


def lot(g: Fzzzt) -> list[Card]:
    """The card being sold, if one is."""
    return [g.belt[g.lot]] if g.belt and not any_bid_lies_open(g) else []


def own(index: Mapping[str, int]) -> list[Field]:
    """What only this seat sees."""
    return [
        things("hand", "the cards in hand", index, lambda g, me: g.hands[me]),
        things("bid", "the own cards laid as a bid", index, lambda g, me: g.bids[me]),
        things("planned", "own robots that will be placed", index, lambda g, me: [p.robot for p in g.plans[me]]),
    ]


def rivals(index: Mapping[str, int], seats: int) -> list[Field]:
    """What is known of every seat, one's own first and then clockwise."""
    size = len(index)

    def owned(g: Fzzzt, me: Seat) -> list[float]:
        return spread(g, me, lambda seat: [*g.owned(seat), *[site.unit for site in g.sites[seat]]])

    def placed(g: Fzzzt, me: Seat) -> list[float]:
        return spread(g, me, lambda seat: [robot for site in g.sites[seat] for robot in site.robots])

    def shown(g: Fzzzt, me: Seat) -> list[float]:
        return spread(g, me, lambda seat: g.shown[seat])

    def spread(g: Fzzzt, me: Seat, lying: Any) -> list[float]:
        return [mark for seat in around(me, seats) for mark in marks(size, [index[card.id] for card in lying(seat)])]

    return [
        Field("owned", seats * size, "for each seat all cards it owns, its units too", owned),
        Field("placed", seats * size, "for each seat the robots placed on its units", placed),
        Field("shown", seats * size, "for each seat cards that are known to be in its hand", shown),
        by_seat("chief", seats, "who holds the wrench", lambda g, seat: float(g.chief == seat)),
        by_seat("hand sizes", seats, "cards in hand, divided by 12", lambda g, seat: len(g.hands[seat]) / 12),
        by_seat(
            "discards", seats, "cards in the discard pile, divided by 20", lambda g, seat: len(g.discards[seat]) / 20
        ),
        by_seat("bid sizes", seats, "cards laid as a bid, divided by 12", lambda g, seat: len(g.bids[seat]) / 12),
    ]
