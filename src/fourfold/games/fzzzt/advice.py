"""How to play Fzzzt! well enough to be worth beating."""

from collections.abc import Callable, Sequence
from typing import Any

from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.fzzzt.cards import Card, Unit
from fourfold.games.fzzzt.scoring import best_choices
from fourfold.games.fzzzt.table import Bid, Fzzzt, Placement, Site

POWER_IS_WORTH = 0.6  # points for each unit of power, since robots bid again
UNIT_IS_WORTH = 0.35  # of a unit's value, while its robots are still to be won
EAGERNESS = 0.75  # how many times the fair share of power a lot is worth, for each rival


def greedy(g: Fzzzt, me: Seat, dice: Dice) -> Any:
    """Spend power on lots in proportion to what they are worth; place only robots that are weak in a bid."""
    decision = g.pending[me]
    match decision.prompt:
        case "bid":
            return best_bid(g, me, decision.options)
        case "pick lot":
            return max(decision.options, key=lambda lot: worth(g, me, lot))
        case "shred":
            return min(decision.options, key=lambda cards: power_of(g, cards))
        case "place":
            return best_placement(g, me, decision.options)
        case "assemble":
            return "suggestion"
        case _:
            return min(decision.options, key=g.power)


def unit_value(sites: Sequence[Site], robots: Sequence[Card]) -> int:
    """The points of units with the best assembly."""
    return sum([choice.points for choice in best_choices(sites, robots)])


def worth(g: Fzzzt, me: Seat, lot: Card) -> float:
    """What a card adds to a seat: points, power for later bids, and what it makes of the units."""
    robots = [*g.hands[me], *g.bids[me], *g.discards[me]]
    before = unit_value(g.sites[me], robots)
    rounds_left = len(g.deck) // g.belt_length()
    if isinstance(lot, Unit):
        gain = unit_value([*g.sites[me], Site(lot, ())], robots) - before
        hope = UNIT_IS_WORTH * lot.points * rounds_left / 2
        return gain + hope
    gain = unit_value(g.sites[me], [*robots, lot]) - before
    symbols = 0.4 * len(lot.symbols) * min(rounds_left, 2)
    return lot.points + gain + symbols + POWER_IS_WORTH * lot.power * min(rounds_left, 3)


def best_bid(g: Fzzzt, me: Seat, bids: Sequence[Bid]) -> Bid:
    """The bid nearest to what the lot is worth, the weakest where it is worth nothing or nobody else can bid."""
    rivals = [seat for seat in range(g.seats) if seat != me and (g.hands[seat] or g.bids[seat])]
    lot = max(worth(g, me, g.belt[g.lot]), 0.0)
    wanted = fair_share(g, me, lot) * (1 + EAGERNESS * len(rivals)) if rivals else 0.0
    ahead = g.clockwise_from(g.chief)
    tie_loss = 0.5 if any(seat in rivals for seat in ahead[: ahead.index(me)]) else 0.0
    return min(bids, key=lambda bid: (abs(power_of(g, bid) - tie_loss - wanted), len(bid.cards)))


def power_of(g: Fzzzt, bid: Bid) -> int:
    """What a bid is worth."""
    return sum([g.power(card) for card in bid.cards])


def fair_share(g: Fzzzt, me: Seat, lot: float) -> float:
    """The power in hand, shared among the lots to come by what they are worth."""
    known = [max(worth(g, me, card), 0.0) for card in g.belt[: g.face_up]]
    usual = 4.0 * (len(g.belt) - g.face_up)
    power = sum([g.power(card) for card in g.hands[me]])
    return power * lot / max(sum(known) + usual, 1.0)


def best_placement(g: Fzzzt, me: Seat, placements: Sequence[Placement]) -> Placement:
    """A robot too weak to bid with, if placing it costs no points; else none."""
    robots = [card for card in g.hands[me] if all(plan.robot is not card for plan in g.plans[me])]
    before = unit_value(g.sites[me], robots)
    for placement in sorted(placements[1:], key=lambda each: g.power(each.robot) if each.robot else 9):
        weak = placement.robot is not None and placement.robot.power <= 1 and len(robots) > 6
        if (
            weak
            and unit_value(with_placement(g.sites[me], placement), [r for r in robots if r is not placement.robot])
            >= before
        ):
            return placement
    return placements[0]


def with_placement(sites: Sequence[Site], placement: Placement) -> list[Site]:
    """The units with one more robot placed."""
    robot = placement.robot
    assert robot is not None
    return [Site(site.unit, (*site.robots, robot)) if site.unit is placement.unit else site for site in sites]


BOTS: dict[str, Callable[[Fzzzt, Seat, Dice], Any]] = {"greedy": greedy}
