"""The table of Fzzzt!: what lies on it, and the small questions every rule asks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, Final, NamedTuple, overload

from fourfold.core.events import Seat
from fourfold.core.state import State, new
from fourfold.games.fzzzt.cards import Card, Peripheral, Unit
from fourfold.plain import Thing

HAND = 6
NOTHING: Final[Mapping[str, Any]] = {}


class Site(NamedTuple):
    """A unit before its owner, with the robots placed on it."""

    unit: Unit
    robots: tuple[Card, ...]


class Bid(NamedTuple):
    """One or more cards of a hand, in the order of the hand."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "+".join([card.id for card in self.cards])


def find_places(number: int) -> list[int]:
    """The places of the ones among the binary digits of a number, the lowest first."""
    return [place for place in range(number.bit_length()) if number >> place & 1]


PLACES: Final = [find_places(number) for number in range(1 << HAND)]


class Bids(Sequence[Bid]):
    """Every non-empty set of cards of a hand: 2^n - 1 bids, made only when looked at (fzzzt 45)."""

    def __init__(self, hand: Sequence[Card]) -> None:
        self.hand = tuple(hand)
        self.size = (1 << len(self.hand)) - 1
        self.latest: Bid | None = None

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Bid: ...
    @overload
    def __getitem__(self, index: slice) -> list[Bid]: ...
    def __getitem__(self, index: int | slice) -> Bid | list[Bid]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        number, hand = index % self.size + 1, self.hand
        places = PLACES[number] if number < len(PLACES) else find_places(number)
        self.latest = bid = new(Bid, (tuple([hand[place] for place in places]),))
        return bid

    def __iter__(self) -> Iterator[Bid]:
        hand = self.hand
        for number in range(1, self.size + 1):
            places = PLACES[number] if number < len(PLACES) else find_places(number)
            yield new(Bid, (tuple([hand[place] for place in places]),))

    def __contains__(self, bid: object) -> bool:
        if type(bid) is not Bid:
            return False
        if bid is self.latest:  # what was just looked at is what is mostly played
            return True
        rest = iter(self.hand)
        return bool(bid.cards) and all([card in rest for card in bid.cards])


class Placement(NamedTuple):
    """A robot for a unit, or none."""

    unit: Unit
    robot: Card | None

    def __str__(self) -> str:
        return f"{self.robot or 'none'}@{self.unit}"


class Fzzzt(State):
    """A game of Fzzzt! in progress."""

    round: int
    chief: Seat  # who holds the wrench
    mechanics: list[int]  # the number of each seat's mechanic
    deck: list[Card]  # the top card last
    belt: list[Card]  # the head first, the card nearest the deck last
    face_up: int  # so many belt cards, from the head on, lie face up
    lot: int  # where on the belt the card being sold lies
    hands: list[list[Card]]
    discards: list[list[Card]]  # the top card last
    closed: list[int]  # how many cards at the bottom of a discard pile nobody saw go there
    shown: list[list[Card]]  # hand cards that everybody saw since the hand was dealt
    bids: list[list[Card]]
    sites: list[list[Site]]
    plans: list[list[Placement]]  # what a seat will place when building is shown
    assembling: list[Seat]  # who is still at the final assembly
    peripheral: Peripheral | None  # the one in force
    pile: list[Peripheral]
    used: list[Peripheral]
    out: list[Thing]  # cards that are not in this game

    def belt_length(self) -> int:
        """Eight cards, or twelve (fzzzt 30, 31)."""
        return 12 if self.options["edition"] == "fr" and self.seats > 4 else 8

    def hook(self, name: str) -> Mapping[str, Any]:
        """What the peripheral in force changes here, if anything."""
        peripheral = self.peripheral
        return peripheral.params if peripheral is not None and peripheral.hook == name else NOTHING

    def power(self, card: Card) -> int:
        """What a card adds to a bid now (fzzzt 1, 124, 125)."""
        changed: Mapping[str, int] = self.hook("bid.value").get("power_override", {})
        return changed.get(card.kind, card.power)

    def total(self, cards: list[Card]) -> int:
        """What a bid is worth: the power of all its cards (fzzzt 52)."""
        if self.peripheral is not None:
            return sum([self.power(card) for card in cards])
        total = 0
        for card in cards:
            total += card.power
        return total

    def bids_in_turn(self) -> bool:
        """Bids are laid one after another (fzzzt 47, 120)."""
        return self.options["bid_order"] == "open" or bool(self.hook("bid.place"))

    def owned(self, seat: Seat) -> list[Card]:
        """All cards of a seat, its units aside."""
        placed = chain.from_iterable(site.robots for site in self.sites[seat])
        return [*self.hands[seat], *self.bids[seat], *self.discards[seat], *placed]


order = attrgetter("order")


def in_order(cards: Sequence[Card]) -> list[Card]:
    """Cards as a person sorts them in hand."""
    return sorted(cards, key=order)


def merged(hand: list[Card], cards: list[Card]) -> list[Card]:
    """A sorted hand with some sorted cards put where they belong."""
    found, rest = [], 0
    for card in hand:
        while rest < len(cards) and cards[rest].order < card.order:
            found.append(cards[rest])
            rest += 1
        found.append(card)
    return found + cards[rest:]


def places(g: Fzzzt) -> dict[str, Sequence[Thing]]:
    """Where everything lies."""
    peripheral = [g.peripheral] if g.peripheral else []
    common: dict[str, Sequence[Thing]] = {"deck": g.deck, "belt": g.belt, "pile": g.pile, "used": g.used, "out": g.out}
    for seat in range(g.seats):
        common |= {f"hand {seat}": g.hands[seat], f"bid {seat}": g.bids[seat], f"discard {seat}": g.discards[seat]}
        common |= {f"unit {site.unit} {seat}": [site.unit, *site.robots] for site in g.sites[seat]}
    return common | {"peripheral": peripheral}


def impossible(g: Fzzzt) -> Iterator[str]:
    """Numbers on the table that cannot be right."""
    by_seat = ("hands", "discards", "bids", "shown", "sites", "plans", "closed", "mechanics")
    strange = [name for name in by_seat if len(getattr(g, name)) != g.seats]
    if strange:
        yield f"{strange[0]}: there are {g.seats} seats"
        return
    if sorted(g.mechanics) != list(range(1, g.seats + 1)):
        yield f"mechanics: {g.seats} seats have the mechanics 1 to {g.seats}"
    belt, seats = range(len(g.belt) + 1), range(g.seats)
    within = {"chief": g.chief in seats, "face_up": g.face_up in belt, "lot": g.lot in belt, "round": g.round >= 0}
    within["assembling"] = all(seat in seats for seat in g.assembling)
    within["closed"] = all(g.closed[seat] in range(len(g.discards[seat]) + 1) for seat in seats)
    within["shown"] = all(card in g.hands[seat] + g.bids[seat] for seat in seats for card in g.shown[seat])
    yield from (f"{name}: there is no such place" for name, fine in within.items() if not fine)
