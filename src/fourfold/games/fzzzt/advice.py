"""How to play Fzzzt! well enough to be worth beating."""

from collections.abc import Sequence
from typing import Any

from fourfold.advice import Advice, Reason, Weighed, best_first, shares
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.fzzzt.cards import Card, Unit
from fourfold.games.fzzzt.scoring import best_choices, projected_unit_points, robot_points
from fourfold.games.fzzzt.table import HAND, Bid, Fzzzt, Placement, Site

POWER_IS_WORTH = 0.6  # points for each unit of power, since robots bid again
UNIT_IS_WORTH = 0.35  # of a unit's value, while its robots are still to be won
LOT = 3.5  # points that a lot brings, on average
USUAL_LOT = 4.0  # what a lot that lies face down is taken to be worth
EAGERNESS = 0.75  # how many times the fair share of power a lot is worth, for each rival


def weigh(g: Fzzzt, me: Seat, dice: Dice) -> Weighed:
    """The options worth a thought, the best first."""
    decision = g.pending[me]
    match decision.prompt:
        case "bid":
            return weigh_bids(g, me)
        case "pick lot":
            return best_first([(worth(g, me, lot), lot) for lot in decision.options])
        case "shred":
            return best_first([(-power_of(g, cards), cards) for cards in decision.options])
        case "place":
            best = best_placement(g, me, decision.options)
            return [(1.0, best), *[(0.0, each) for each in decision.options if each != best]]
        case "assemble":
            return [(0.0, "suggestion")]
        case _:
            return best_first([(-g.power(card), card) for card in decision.options])


def hasty(g: Fzzzt, me: Seat, dice: Dice) -> Any:
    """A bid by the print on the lot alone; anything else is weighed."""
    decision = g.pending[me]
    if decision.prompt != "bid" or len(decision.options) == 1:
        return weigh(g, me, dice)[0][1]
    wanted = wanted_power(g, me, [printed_worth(g, card) for card in g.belt[: g.face_up]])
    return min(bids_by_power(g, me).items(), key=lambda each: abs(each[0] - wanted))[1]


def printed_worth(g: Fzzzt, lot: Card) -> float:
    """What a card is worth to anybody."""
    rounds_left = len(g.deck) // g.belt_length()
    if isinstance(lot, Unit):
        return 0.5 * lot.points
    return max(lot.points + POWER_IS_WORTH * lot.power * min(rounds_left, 3), 0.0)


def bids_by_power(g: Fzzzt, me: Seat) -> dict[int, Bid]:
    """For each power that a hand allows, a bid with as few cards as can be."""
    found: dict[int, tuple[Card, ...]] = {}
    for card in g.hands[me]:
        power = g.power(card)
        for total, cards in [(0, ()), *found.items()]:
            if total + power not in found or len(found[total + power]) > len(cards) + 1:
                found[total + power] = (*cards, card)
    return {power: Bid(cards) for power, cards in found.items()}


def unit_value(sites: Sequence[Site], robots: Sequence[Card]) -> int:
    """The points of units with the best assembly."""
    return sum([choice.points for choice in best_choices(sites, robots)]) if sites else 0


def worth(g: Fzzzt, me: Seat, lot: Card) -> float:
    """What a card adds to a seat: points, power for later bids, and what it makes of the units."""
    return worths(g, me, [lot])[0]


def worths(g: Fzzzt, me: Seat, lots: Sequence[Card]) -> list[float]:
    """What each of some cards adds to a seat."""
    robots = [*g.hands[me], *g.bids[me], *g.discards[me]]
    before, rounds_left = unit_value(g.sites[me], robots), len(g.deck) // g.belt_length()
    found: list[float] = []
    for lot in lots:
        if isinstance(lot, Unit):
            gain = unit_value([*g.sites[me], Site(lot, ())], robots) - before
            found.append(gain + UNIT_IS_WORTH * lot.points * rounds_left / 2)
        else:
            gain = unit_value(g.sites[me], [*robots, lot]) - before
            symbols = 0.4 * len(lot.symbols) * min(rounds_left, 2)
            found.append(lot.points + gain + symbols + POWER_IS_WORTH * lot.power * min(rounds_left, 3))
    return found


def weigh_bids(g: Fzzzt, me: Seat) -> Weighed:
    """A bid of each power, the nearest to what the lot is worth first."""
    wanted = wanted_power(g, me, [max(each, 0.0) for each in worths(g, me, g.belt[: g.face_up])])
    return best_first([(-abs(power - wanted), bid) for power, bid in bids_by_power(g, me).items()])


def wanted_power(g: Fzzzt, me: Seat, known: Sequence[float]) -> float:
    """What to bid for the lot: the more, the more of all that is to come it is worth; little if nobody else can bid."""
    rivals = [seat for seat in range(g.seats) if seat != me and (g.hands[seat] or g.bids[seat])]
    if not rivals:
        return 0.0
    power = sum([g.power(card) for card in g.hands[me]])
    share = known[g.lot] / max(sum(known) + USUAL_LOT * (len(g.belt) - g.face_up), 1.0)
    ahead = g.clockwise_from(g.chief)
    loses_ties = any([seat in rivals for seat in ahead[: ahead.index(me)]])
    return power * share * (1 + EAGERNESS * len(rivals)) + (0.5 if loses_ties else 0.0)


def power_of(g: Fzzzt, bid: Bid) -> int:
    """What a bid is worth."""
    return sum([g.power(card) for card in bid.cards])


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


def outlook(g: Fzzzt) -> list[float]:
    """How likely each seat wins: its points, and its share of the lots to come by the power it has for them."""
    everybody = range(g.seats)
    now = [sum([g.power(card) for card in (*g.hands[seat], *g.bids[seat])]) for seat in everybody]
    later = [strength(g.owned(seat)) for seat in everybody]
    lots, deck = len(g.belt), len(g.deck) // g.belt_length() * g.belt_length()
    points = [float(robot_points(g.owned(seat)) + projected_unit_points(g, seat)) for seat in everybody]
    if lots:
        points = [has + LOT * lots * power / max(sum(now), 1) for has, power in zip(points, now, strict=True)]
    points = [has + LOT * deck * power / max(sum(later), 1) for has, power in zip(points, later, strict=True)]
    return shares(points, (12 + 0.8 * (lots + deck)) / g.seats)


def strength(cards: Sequence[Card]) -> float:
    """The power of a hand dealt from some cards, on average."""
    return sum([card.power for card in cards]) / max(len(cards) / HAND, 1)


def reasons(g: Fzzzt, me: Seat, option: Any) -> list[Reason]:
    """What a bid gives for what, or why a card goes where it goes."""
    match g.pending[me].prompt:
        case "bid":
            lot = g.belt[g.lot]
            return [
                Reason("bots-fzzzt-bid", {"power": power_of(g, option), "lot": lot, "worth": round(worth(g, me, lot))})
            ]
        case "place" if option.robot is not None:
            return [Reason("bots-fzzzt-place", {"robot": option.robot})]
        case _:
            return []


ADVICE = Advice(weigh, hasty, outlook, reasons, horizon=8)
