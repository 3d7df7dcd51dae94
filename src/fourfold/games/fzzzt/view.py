"""What each seat may know of a game of Fzzzt!, and worlds it cannot tell from the real one."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from fourfold.core.events import Seat
from fourfold.core.game import View
from fourfold.games.fzzzt.building import offers
from fourfold.games.fzzzt.cards import Card
from fourfold.games.fzzzt.scoring import (
    best_assembly,
    finished_widgets,
    misses,
    projected_unit_points,
    robot_points,
    score_sheet,
    unit_line,
    unit_points,
)
from fourfold.games.fzzzt.table import Bids, Fzzzt, Placement, Site, in_order

PHASES = {"place": "building", "assemble": "assembly"}  # all other questions belong to the auctions


def ids(cards: Sequence[Card]) -> list[str]:
    """Cards by name."""
    return [card.id for card in cards]


def look(g: Fzzzt, me: Seat | None) -> View:
    """The table as a seat sees it (fzzzt 140 to 149)."""
    return {
        "round": g.round,
        "rounds": g.round + len(g.deck) // g.belt_length(),
        "phase": phase(g),
        "chief": g.chief,
        "tie_order": [seat for seat in g.clockwise_from(g.chief) if g.hands[seat] or g.bids[seat]],
        "deck": len(g.deck),
        "never_seen": len(g.deck) % g.belt_length(),
        "belt": [card.id if index < g.face_up else None for index, card in enumerate(g.belt)],
        "in_turn": g.bids_in_turn(),
        "lot": g.lot if g.belt and not any_bid_lies_open(g) else None,
        "peripheral": g.peripheral.id if g.peripheral else None,
        "chosen": str(g.answers[me]) if me in g.answers else None,
        "seats": [look_at(g, seat, me) for seat in range(g.seats)],
    }


def phase(g: Fzzzt) -> str:
    """What the round has come to (fzzzt 25, 90)."""
    return PHASES.get(g.asked.decisions[0].prompt, "auctions") if g.asked else "over"


def any_bid_lies_open(g: Fzzzt) -> bool:
    """The lot is sold, and only a peripheral's question keeps the bids on the table."""
    return g.asked is not None and g.asked.decisions[0].prompt in ("keep", "shred")


def look_at(g: Fzzzt, seat: Seat, me: Seat | None) -> View:
    """One seat as another sees it."""
    mine = seat == me or g.over
    seen = {
        "mechanic": g.mechanics[seat],
        "hand": ids(g.hands[seat]) if mine else None,
        "powers": [g.power(card) for card in g.hands[seat]] if mine else None,
        "hand_size": len(g.hands[seat]),
        "discard_size": len(g.discards[seat]),
        "bid": ids(g.bids[seat]) if mine or bids_are_open(g) else None,
        "bid_powers": [g.power(card) for card in g.bids[seat]] if mine or bids_are_open(g) else None,
        "bid_size": len(g.bids[seat]),
        "units": [look_at_unit(site) for site in g.sites[seat]],
        "plans": [{"unit": str(plan.unit), "robot": str(plan.robot)} for plan in g.plans[seat]] if mine else None,
        "projection": projection(g, seat) if mine else None,
        "suggestion": suggestion(g, seat) if mine and phase(g) == "assembly" else None,
        "sheet": score_sheet(g, seat) if g.over else None,
    }
    return seen | (memory(g, seat) if g.options["memory_aid"] == "on" else {})


def look_at_unit(site: Site) -> View:
    """A unit: its robots, the widgets they finish, and what the next one still misses."""
    made = finished_widgets(site)
    return {"unit": site.unit.id, "robots": ids(site.robots), "widgets": made, "misses": misses(site, made + 1)}


def suggestion(g: Fzzzt, seat: Seat) -> View:
    """The best assembly robot by robot, its unit points, and those of the units as they are (fzzzt 97)."""
    lines = [unit_line(*each) for each in zip(g.sites[seat], best_assembly(g.sites[seat], g.hands[seat]), strict=True)]
    return {"units": lines, "best": sum(line["points"] for line in lines), "now": unit_points(g.sites[seat])}


def bids_are_open(g: Fzzzt) -> bool:
    """Everybody has seen the bids (fzzzt 120, 145); one laid face down is seen only when all are turned up."""
    return bool(g.hook("bid.place")) or not (g.asked and g.asked.decisions[0].prompt == "bid")


def projection(g: Fzzzt, seat: Seat) -> dict[str, int]:
    """A seat's points if the game ended now."""
    return {"robots": robot_points(g.owned(seat)), "units": projected_unit_points(g, seat)}


def memory(g: Fzzzt, seat: Seat) -> dict[str, Any]:
    """What perfect memory knows of a seat: all it owns, and what is surely in its hand (fzzzt 146, 148)."""
    held = g.hands[seat] + g.bids[seat]
    sure = g.shown[seat] if g.closed[seat] else held  # with nothing laid aside unseen, the rest is known to be held
    return {"owns": ids(in_order(g.owned(seat))), "surely_in_hand": ids(in_order(sure))}


def redeal(g: Fzzzt, me: Seat | None) -> None:
    """Deal anew what a seat cannot know (fzzzt 147)."""
    redeal_belt(g)
    if g.pile:
        g.pile = sorted(g.pile, key=attrgetter("order"))
        g.dice.shuffle(g.pile)
    for seat in range(g.seats):
        if seat == me:
            shuffle_own_discard(g, seat)
        else:
            redeal_seat(g, seat)
    if g.asked:
        redeal_choices(g, me)


def redeal_belt(g: Fzzzt) -> None:
    """Face-down belt cards and the deck are one unknown."""
    hidden = as_in_the_box(g, g.deck + g.belt[g.face_up :])
    g.dice.shuffle(hidden)
    size = len(g.deck)
    g.deck, g.belt = hidden[:size], g.belt[: g.face_up] + hidden[size:]


def as_in_the_box(g: Fzzzt, cards: list[Card]) -> list[Card]:
    """Many cards in order, without a sort: each has a place of its own."""
    found: list[Card | None] = [None] * len(g.box)
    for card in cards:
        found[card.order] = card
    return [card for card in found if card is not None]


def shuffle_own_discard(g: Fzzzt, me: Seat) -> None:
    """One's own discard pile is known, but not the order in which it was laid."""
    if size := g.closed[me]:
        closed = in_order(g.discards[me][:size])
        g.dice.shuffle(closed)
        g.discards[me][:size] = closed


def redeal_seat(g: Fzzzt, seat: Seat) -> None:
    """How a rival's cards divide between hand, bid and discard pile, beyond what was shown."""
    size = g.closed[seat]
    bid = g.bids[seat] if g.bids[seat] and not bids_are_open(g) else []
    if not size and not bid:
        return  # with nothing laid aside unseen there is nothing to guess
    held, closed = g.hands[seat] + bid, g.discards[seat][:size]
    shown = g.shown[seat]
    known = [card for card in shown if card in held] if shown else []
    unknown = in_order([card for card in held + closed if card not in known])
    g.dice.shuffle(unknown)
    count = len(held) - len(known)
    held = in_order(known + unknown[:count])
    g.discards[seat][:size] = unknown[count:]
    if bid:
        g.dice.shuffle(held)
        g.bids[seat] = in_order(held[: len(bid)])
    g.hands[seat] = in_order(held[len(bid) :]) if bid else held


def redeal_choices(g: Fzzzt, me: Seat | None) -> None:
    """What rivals are offered, and what they have chosen in secret, fits the cards just dealt."""
    assert g.asked
    prompt = g.asked.decisions[0].prompt
    rivals = [decision.seat for decision in g.asked.decisions if decision.seat != me]
    if prompt == "bid":
        g.reoffer({seat: Bids(g.hands[seat]) for seat in rivals})
    elif prompt == "place":
        (turn,) = g.asked.args
        replan(g, me, turn)
        offered = offers(g, turn)
        g.reoffer({seat: offered[seat] for seat in rivals})
    else:
        g.reoffer({decision.seat: decision.options for decision in g.asked.decisions if decision.seat in rivals})


def replan(g: Fzzzt, me: Seat | None, turn: int) -> None:
    """Guess what rivals plan to place on the units asked about so far."""
    for seat in range(g.seats):
        if seat != me:
            g.plans[seat] = []
    for earlier in range(turn):
        for seat, options in offers(g, earlier).items():
            choice: Placement | None = g.dice.pick(options) if options and seat != me else None
            g.plans[seat] += [choice] if choice and choice.robot else []
