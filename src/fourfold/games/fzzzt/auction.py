"""One auction: the lot, the bids, the winner, the wrench."""

from itertools import combinations

from fourfold.core.events import Seat
from fourfold.core.state import new, step
from fourfold.games.fzzzt import events
from fourfold.games.fzzzt.cards import Card, Unit
from fourfold.games.fzzzt.events import BidShown, BidsLaid, LotOffered, LotWon
from fourfold.games.fzzzt.table import Bid, Bids, Fzzzt, Site, in_order, merged


def turn_up(g: Fzzzt) -> None:
    """The head's speed says how many belt cards lie face up, the head included (fzzzt 35 to 41, 118, 119)."""
    before = g.face_up
    speed = "all" if g.belt[0].speed == 8 else g.belt[0].speed
    visible = g.hook("belt.reveal").get("visible", speed)
    g.face_up = len(g.belt) if visible == "all" else min(visible, len(g.belt))
    if g.face_up > before:
        g.tell(events.TurnedUp(tuple(g.belt[before : g.face_up])))


@step
def pick_lot(g: Fzzzt, lot: Card) -> None:
    """The Chief chooses which face-up card is sold (fzzzt 123)."""
    g.lot = g.belt.index(lot)
    open_auction(g)


def open_auction(g: Fzzzt) -> None:
    """Every seat with a card in hand must bid; an empty hand sits out (fzzzt 44, 46, 68)."""
    g.tell(new(LotOffered, (g.belt[g.lot],)))
    if g.bids_in_turn():
        g.then(next_bid)
    else:
        g.ask_all("bid", {seat: Bids(hand) for seat, hand in enumerate(g.hands) if hand}, lay_bids)


@step
def next_bid(g: Fzzzt) -> None:
    """Bids are laid in turn, beginning with the Chief (fzzzt 47)."""
    bidders = [seat for seat in g.clockwise_from(g.chief) if g.hands[seat] and not g.bids[seat]]
    if bidders:
        g.ask(bidders[0], "bid", Bids(g.hands[bidders[0]]), lay_bid, bidders[0])
    else:
        g.then(close_auction)


@step
def lay_bid(g: Fzzzt, bid: Bid, me: Seat) -> None:
    """A bid laid in turn shows its number of cards, under Modem its faces (fzzzt 49, 50, 120)."""
    put_down(g, me, bid)
    if g.hook("bid.place"):
        show_bid(g, me)
    else:
        g.tell(events.BidLaid(me, len(bid.cards)))
    g.then(next_bid)


@step
def lay_bids(g: Fzzzt, bids: dict[Seat, Bid]) -> None:
    """All bids are laid at once: first the number of cards is seen, then the faces (fzzzt 48)."""
    for seat, bid in bids.items():
        put_down(g, seat, bid)
    g.tell(new(BidsLaid, (tuple([len(bid) for bid in g.bids]),)))
    close_auction(g)


def put_down(g: Fzzzt, me: Seat, bid: Bid) -> None:
    """The cards of a bid leave the hand."""
    hand = g.hands[me]
    for card in bid.cards:
        hand.remove(card)
    g.bids[me] = list(bid.cards)


def show_bid(g: Fzzzt, me: Seat) -> int:
    """Everybody sees the cards of a bid and what it is worth (fzzzt 51, 52, 145)."""
    bid, shown = g.bids[me], g.shown[me]
    shown += [card for card in bid if card not in shown]
    power = g.total(bid)
    g.tell(new(BidShown, (me, tuple(bid), power)))
    return power


def shown_power(g: Fzzzt, me: Seat) -> int:
    """What a bid is worth that everybody has seen already (fzzzt 120)."""
    return g.total(g.bids[me])


@step
def close_auction(g: Fzzzt) -> None:
    """The highest bid wins; a tie goes to the Chief or the nearest clockwise, and moves the wrench (fzzzt 51 to 62)."""
    seen = bool(g.hook("bid.place"))
    powers = [(shown_power(g, seat) if seen else show_bid(g, seat)) if bid else -1 for seat, bid in enumerate(g.bids)]
    best = best_bid(g, powers)
    winner, *losers = [seat for seat in g.clockwise_from(g.chief) if powers[seat] == best]
    lot = g.belt.pop(g.lot)
    g.face_up -= 1
    g.tell(new(LotWon, (winner, lot, best, 1 + len(losers))))
    pass_wrench(g, winner, losers)
    take_lot(g, winner, lot)
    if g.peripheral is None:  # only a peripheral asks anything before the bids are cleared away
        pay_bid(g, winner)
        bids_back(g)
    else:
        pay(g, winner)
        take_back(g, winner)


def best_bid(g: Fzzzt, powers: list[int]) -> int:
    """The highest bid, or under Mouse the lowest above 0 (fzzzt 54, 122)."""
    positive = [power for power in powers if power > 0] if g.hook("auction.compare") else []
    return min(positive) if positive else max(powers)


def pass_wrench(g: Fzzzt, winner: Seat, losers: list[Seat]) -> None:
    """After a tie the wrench goes to the tied loser nearest clockwise from the winner (fzzzt 58 to 60, 121)."""
    if losers:
        g.chief = next(seat for seat in g.clockwise_from(winner) if seat in losers)
    elif g.hook("auction.end"):
        g.chief = (g.chief + 1) % g.seats
    else:
        return
    g.tell(events.WrenchMoved(g.chief, bool(losers)))


def take_lot(g: Fzzzt, winner: Seat, lot: Card) -> None:
    """A unit is laid face up before the winner, anything else goes onto the discard pile (fzzzt 63, 64)."""
    if isinstance(lot, Unit):
        g.sites[winner].append(new(Site, (lot, ())))
    else:
        g.discards[winner].append(lot)


def pay(g: Fzzzt, winner: Seat) -> None:
    """The winner's bid goes onto the own discard pile, under Card reader all but one card (fzzzt 65, 126)."""
    bid = g.bids[winner]
    if g.hook("auction.pay") and len(bid) > 1:
        lowest = min([g.power(card) for card in bid])
        equals = [card for card in bid if g.power(card) == lowest]
        if len(equals) > 1:
            g.ask(winner, "keep", equals, keep_card, winner)
        else:
            g.then(keep_card, equals[0], winner)
    g.then(pay_bid, winner)


@step
def keep_card(g: Fzzzt, card: Card, winner: Seat) -> None:
    """One of the lowest cards of the winning bid goes back into hand (fzzzt 126)."""
    g.bids[winner].remove(card)
    g.hands[winner] = in_order([*g.hands[winner], card])
    g.tell(events.CardKept(winner, card))


@step
def pay_bid(g: Fzzzt, winner: Seat) -> None:
    """The winner's bid cards go face down onto the own discard pile (fzzzt 65)."""
    paid, g.bids[winner] = g.bids[winner], []
    g.discards[winner] += paid
    g.shown[winner] = [card for card in g.shown[winner] if card not in paid]


def take_back(g: Fzzzt, winner: Seat) -> None:
    """Losers take their bids back; under Paper shredder a card of a large bid is lost first (fzzzt 66, 128)."""
    cost = g.hook("auction.lose")
    if cost:
        large = [seat for seat, bid in enumerate(g.bids) if seat != winner and len(bid) >= cost["if_bid_at_least"]]
        g.ask_all("shred", {seat: handfuls(g.bids[seat], cost["loser_cost"]) for seat in large}, shred)
    g.then(bids_back)


def handfuls(cards: list[Card], size: int) -> list[Bid]:
    """Every way to take so many of some cards (all, if there are fewer)."""
    return [Bid(each) for each in combinations(cards, min(size, len(cards)))]


@step
def shred(g: Fzzzt, shredded: dict[Seat, Bid]) -> None:
    """Losers put a card of their bid onto their own discard pile, seen by all (fzzzt 128)."""
    for seat, cards in shredded.items():
        for card in cards.cards:
            g.bids[seat].remove(card)
            g.discards[seat].append(card)
            g.shown[seat].remove(card)
            g.tell(events.CardShredded(seat, card))


@step
def bids_back(g: Fzzzt) -> None:
    """Every loser takes its bid cards back into hand (fzzzt 66)."""
    for seat, bid in enumerate(g.bids):
        if bid:
            g.hands[seat] = merged(g.hands[seat], bid)
            g.bids[seat] = []
