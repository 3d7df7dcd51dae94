"""Words to set up a game of Fzzzt! and to play it; cards are named by their ids, with spaces between."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.events import Seat, seen
from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.cards import Card, Peripheral, Unit, read_box
from fourfold.games.fzzzt.rules import next_lot
from fourfold.games.fzzzt.table import Fzzzt, Site, in_order
from fourfold.plain import Thing
from tests.golden import written

ANN, BOB, CAT, DAN, EVE, FAY = range(6)


def table(
    seats: int = 3,
    *,
    hands: Mapping[Seat, str] | None = None,
    discards: Mapping[Seat, str] | None = None,
    sites: Mapping[Seat, str] | None = None,
    belt: str = "fz3 fz4",
    deck: str | None = None,
    chief: Seat = ANN,
    peripheral: str | None = None,
    seed: int = 0,
    **options: Any,
) -> Fzzzt:
    """A round under way: Ann has mechanic 1, Bob 2 and so on, with their starters unless it says otherwise.

    Belts are written from the head, decks and discard piles from the top, sites as `unit:robot,robot`.
    """
    g = GAME.start(seats, seed, **options)
    g.asked, g.pending, g.agenda, g.told, g.face_up = None, {}, [], [], 0
    g.hands = [hand for _, hand in sorted(zip(g.mechanics, g.hands, strict=True))]
    g.mechanics, g.chief = list(range(1, seats + 1)), chief
    lay(g, g.belt, belt)
    if deck is not None:
        lay(g, g.deck, " ".join(reversed(deck.split())))
    for seat, cards in (hands or {}).items():
        lay(g, g.hands[seat], cards)
        g.hands[seat] = in_order(g.hands[seat])
    for seat, cards in (discards or {}).items():
        lay(g, g.discards[seat], " ".join(reversed(cards.split())))
        g.closed[seat] = len(g.discards[seat])
    for seat, built in (sites or {}).items():
        g.sites[seat] = [site(g, each) for each in built.split()]
    if peripheral:
        put_in_force(g, peripheral)
    assert GAME.faults(g) == []
    g.then(next_lot)
    g.run()
    return g


def put_in_force(g: Fzzzt, name: str) -> None:
    """A peripheral lies open from now on, the others wherever they were."""
    drawn, before = g.box[name], g.peripheral
    assert isinstance(drawn, Peripheral)
    g.out = [each for each in g.out if each is not drawn]
    g.pile = [each for each in g.pile if each is not drawn]
    g.used += [before] if before and before is not drawn else []
    g.peripheral = drawn


def cards(names: str, box: Mapping[str, Thing] | None = None) -> list[Card]:
    """Some cards of a box, or of the printed one."""
    found = [(box or read_box(""))[name] for name in names.split()]
    return [each for each in found if isinstance(each, Card)]


def units(names: str) -> list[Unit]:
    """Some units."""
    return [each for each in cards(names) if isinstance(each, Unit)]


def ids(pile: list[Card]) -> str:
    """The cards of a pile as they are written here."""
    return " ".join(map(str, pile))


def lay(g: Fzzzt, pile: list[Card], names: str) -> None:
    """Let a pile hold just these cards, from wherever they are; what it held leaves the game."""
    g.out += pile
    pile[:] = []
    pile[:] = take(g, names)


def take(g: Fzzzt, names: str) -> list[Card]:
    """Some cards, from wherever they are."""
    wanted = cards(names, g.box)
    for pile in [g.deck, g.belt, *g.hands, *g.discards]:
        pile[:] = [each for each in pile if each not in wanted]
    g.out = [each for each in g.out if each not in wanted]
    return wanted


def site(g: Fzzzt, text: str) -> Site:
    """A unit with the robots placed on it."""
    unit, _, robots = text.partition(":")
    first, *rest = take(g, " ".join([unit, *robots.split(",")]))
    assert isinstance(first, Unit)
    return Site(first, tuple(rest))


def asked(g: Fzzzt) -> dict[Seat, str]:
    """Who must choose, and what."""
    return {seat: decision.prompt for seat, decision in g.pending.items()}


def offered(g: Fzzzt, seat: Seat) -> list[str]:
    """What a seat can choose from."""
    return [str(option) for option in g.pending[seat].options]


def bid(g: Fzzzt, seat: Seat, names: str) -> None:
    """A seat bids some cards."""
    g.play(seat, "+".join(str(each) for each in in_order(cards(names))))


def auction(g: Fzzzt, *bids: str) -> None:
    """A whole auction: the bids of all seats from Ann on, laid in turn from the Chief; empty hands bid nothing."""
    for seat in g.clockwise_from(g.chief):
        if bids[seat]:
            bid(g, seat, bids[seat])


def log(g: Fzzzt, seat: Seat | None = None) -> list[str]:
    """What a seat, or an onlooker, saw of the last move."""
    return [written(event) for event in seen(g.told, seat)]


def look(g: Fzzzt, seat: Seat | None = None) -> Any:
    """The table in the view of a seat, or of an onlooker."""
    return GAME.view(g, seat)["table"]


def look_at(g: Fzzzt, seat: Seat, by: Seat | None = None) -> Any:
    """A seat in the view of another, or of an onlooker."""
    return look(g, by)["seats"][seat]


def finished(**position: Any) -> Fzzzt:
    """A game with nothing left to sell: only the final assembly is to come."""
    return table(belt="", deck="", **position)
