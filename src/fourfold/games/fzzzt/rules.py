"""The rounds of Fzzzt!: preparation, auctions, building, and the end."""

from fourfold.core.events import Seat
from fourfold.core.state import new, step
from fourfold.games.fzzzt import auction, building, events
from fourfold.games.fzzzt.cards import Card, Peripheral
from fourfold.games.fzzzt.events import HandDealt, HandTaken
from fourfold.games.fzzzt.table import HAND, Fzzzt, in_order
from fourfold.plain import Thing


def set_up(g: Fzzzt) -> None:
    """Deal mechanics and starters, shuffle the deck (fzzzt 9 to 24)."""
    lay_out(g)
    used: list[Card] = []
    for card in g.box.values():
        if isinstance(card, Card):
            (used if takes_part(g, card) else g.out).append(card)
    mechanics = [card for card in used if card.kind == "mechanic"]
    g.dice.shuffle(mechanics)
    for seat, mechanic in enumerate(mechanics):
        g.mechanics.append(mechanic.owner or 0)
        g.hands[seat] = [mechanic, *[card for card in used if card.owner == mechanic.owner and card is not mechanic]]
    g.chief = g.mechanics.index(1)
    g.deck = [card for card in used if card.kind != "mechanic" and card.owner not in g.mechanics]
    g.dice.shuffle(g.deck)
    choose_peripherals(g)
    g.then(prepare_round)


def lay_out(g: Fzzzt) -> None:
    """An empty table."""
    g.round = g.chief = g.face_up = g.lot = 0
    g.peripheral = None
    g.mechanics, g.deck, g.belt, g.pile, g.used, g.out, g.assembling = [], [], [], [], [], [], []
    everybody = range(g.seats)
    g.hands, g.discards = [[] for _ in everybody], [[] for _ in everybody]
    g.shown, g.bids = [[] for _ in everybody], [[] for _ in everybody]
    g.sites, g.plans = [[] for _ in everybody], [[] for _ in everybody]
    g.closed = [0] * g.seats


def takes_part(g: Fzzzt, card: Card) -> bool:
    """Which cards leave the game depends on the edition and the number of seats (fzzzt 12 to 18)."""
    extension = g.seats > 4 or g.options["extension"] == "on"
    numbered = card.owner is not None
    if card.kind == "mechanic":
        return (card.owner or 0) <= g.seats
    if g.options["edition"] == "ru":
        return g.seats > 4 or not card.ext56
    return (card.owner or 0) <= g.seats if numbered else extension or not card.ext56


def choose_peripherals(g: Fzzzt) -> None:
    """Some or all peripherals make a face-down pile (fzzzt 11, 110)."""
    chosen = g.options["peripherals"]
    every: list[Peripheral] = [thing for thing in g.box.values() if isinstance(thing, Peripheral)]
    g.pile = [each for each in every if chosen == "all" or (chosen != "off" and each.id in chosen)]
    unused: list[Thing] = [each for each in every if each not in g.pile]
    g.out += unused
    g.dice.shuffle(g.pile)


@step
def prepare_round(g: Fzzzt) -> None:
    """Hands, then the belt; with too few cards for a belt the game ends (fzzzt 25 to 34, 88)."""
    if len(g.deck) < g.belt_length():
        g.tell(events.GameEnded(len(g.deck)))
        g.then(building.final_assembly)
        return
    g.round += 1
    for seat in range(g.seats):
        deal_hand(g, seat)
    g.belt = [g.deck.pop() for _ in range(g.belt_length())]
    g.face_up = 1
    g.tell(events.RoundBegan(g.round, g.chief, len(g.belt), len(g.deck)))
    g.tell(events.TurnedUp((g.belt[0],)))
    draw_peripheral(g)
    auction.turn_up(g)
    g.then(next_lot)


def deal_hand(g: Fzzzt, seat: Seat) -> None:
    """Shuffle all own cards, take six, lay the rest face down (fzzzt 26 to 28)."""
    cards = g.hands[seat] + g.discards[seat]
    g.dice.shuffle(cards)
    g.hands[seat] = in_order(cards[:HAND])
    g.discards[seat] = cards[HAND:]
    g.closed[seat], g.shown[seat] = len(g.discards[seat]), []
    dealt = new(HandDealt, (seat, tuple(g.hands[seat])))
    g.tell(dealt, seat, new(HandTaken, (seat, len(g.hands[seat]))))


def draw_peripheral(g: Fzzzt) -> None:
    """One peripheral a round, the newest alone in force (fzzzt 111 to 115)."""
    g.used += [g.peripheral] if g.peripheral else []
    if not g.pile:
        g.pile, g.used = g.used, []
        g.dice.shuffle(g.pile)
    if g.pile:
        g.peripheral = g.pile.pop()
        g.tell(events.PeripheralDrawn(g.peripheral))
        draw_extra_cards(g, g.hook("round.start").get("extra_draw", 0))


def draw_extra_cards(g: Fzzzt, count: int) -> None:
    """Each seat takes the top of its discard pile into hand (fzzzt 127)."""
    for seat, pile in enumerate(g.discards):
        taken = [pile.pop() for _ in range(min(count, len(pile)))]
        if taken:
            g.hands[seat] = in_order(g.hands[seat] + taken)
            g.closed[seat] = len(pile)
            g.tell(HandDealt(seat, tuple(g.hands[seat])), seat, HandTaken(seat, len(g.hands[seat])))


@step
def next_lot(g: Fzzzt) -> None:
    """Sell the next belt card; when the last one is sold, build (fzzzt 40, 42, 76, 87)."""
    if not g.belt:
        if len(g.deck) >= g.belt_length():
            g.then(building.begin_building)
        g.then(prepare_round)
        return
    if not any(g.hands):
        for seat in range(g.seats):
            deal_hand(g, seat)  # only when nobody has a card left (fzzzt 72, 73)
    if g.face_up == 0:
        auction.turn_up(g)
    g.lot = 0
    if g.hook("auction.pick") and g.face_up > 1:
        g.ask(g.chief, "pick lot", tuple(g.belt[: g.face_up]), auction.pick_lot)
    else:
        auction.open_auction(g)
    g.then(next_lot)
