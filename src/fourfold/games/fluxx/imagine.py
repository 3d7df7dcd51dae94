"""Worlds that a seat cannot tell from the real one."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

from fourfold.core.events import Seat
from fourfold.games.fluxx.actions import gift_options
from fourfold.games.fluxx.cards import Card, Goal
from fourfold.games.fluxx.free_actions import mill_options
from fourfold.games.fluxx.play import surplus
from fourfold.games.fluxx.table import Fluxx
from fourfold.games.fluxx.turn import early_options, play_options
from fourfold.games.fluxx.view import in_order, prompt


class Slot(NamedTuple):
    """A card that a seat cannot see: when it was drawn, and who knows it."""

    drawn_after: int
    seen: int


def redeal(g: Fluxx, me: Seat | None) -> None:
    """Deal anew what a seat cannot know (fluxx 273, 275, 285)."""
    piles = unseen_piles(g, me)
    slots = [sorted([Slot(g.drawn_after.get(card, 0), g.seen.get(card, 0)) for card in hidden]) for _, hidden in piles]
    pool = in_order([*g.deck, *[card for _, hidden in piles for card in hidden]])
    g.dice.shuffle(pool)
    for card in pool:
        g.drawn_after.pop(card, None)
        g.seen.pop(card, None)
    dealt = deal(g, pool, slots)
    g.deck = pool
    for (pile, hidden), cards in zip(piles, dealt, strict=True):
        pile[:] = [*in_order([card for card in pile if card not in hidden]), *cards]
    if g.asked:
        redeal_choices(g, me)


def unseen_piles(g: Fluxx, me: Seat | None) -> list[tuple[list[Card], list[Card]]]:
    """Every pile of which the seat does not know all, with the cards of it that it does not know."""
    hands = [g.hands[seat] for seat in range(g.seats) if seat != me]
    piles = [(hand, [card for card in hand if not g.knows(me, card)]) for hand in hands]
    if me != g.active:
        piles += [(small.cards, small.cards[:]) for small in g.small_hands]
        piles.append((g.looked_at, g.looked_at[:]))
    return [(pile, hidden) for pile, hidden in piles if hidden]


def deal(g: Fluxx, pool: list[Card], slots: Sequence[Sequence[Slot]]) -> list[list[Card]]:
    """Give each slot a card that was in the deck when it was drawn, the oldest first; the rest stays in the pool."""
    dealt: list[list[Card]] = [[] for _ in slots]
    order = sorted([(slot, pile) for pile, of_pile in enumerate(slots) for slot in of_pile])
    for slot, pile in order:
        card = next(card for card in pool if g.went_in.get(card, 0) <= slot.drawn_after)
        pool.remove(card)
        dealt[pile].append(card)
        if slot.drawn_after:
            g.drawn_after[card] = slot.drawn_after
        if slot.seen:
            g.seen[card] = slot.seen
    return dealt


def redeal_choices(g: Fluxx, me: Seat | None) -> None:
    """What rivals are offered, and what they have chosen in secret, fits the cards just dealt."""
    assert g.asked
    kind, rivals = prompt(g), [decision.seat for decision in g.asked.decisions if decision.seat != me]
    offer: dict[str, Callable[[Seat], Sequence[Any]]] = {
        "play": lambda _: play_options(g) or ["end"],
        "before draw": lambda _: early_options(g) or ["draw"],
        "small hand": lambda _: tuple(g.small_hands[-1].cards),
        "mill": lambda seat: mill_options(g, seat) or ["done"],
        "give": lambda _: gift_options(g, *g.asked.args) if g.asked else (),
        "discard": lambda seat: surplus(g, seat, str(g.asked.args[0])) if g.asked else (),
        "throw": lambda _: g.asked.decisions[0].options if g.asked else (),
    }
    if kind == "discard":
        guess_marks(g, me)
    if kind in ("play", "before draw", "mill") and rivals:
        hold_a_goal(g, me, kind)
    if kind in offer:
        g.reoffer({seat: offer[kind](seat) for seat in rivals})


def guess_marks(g: Fluxx, me: Seat | None) -> None:
    """Guess which cards rivals have already chosen to discard (fluxx 283)."""
    assert g.asked
    whose = str(g.asked.args[0])
    for seat, marked in enumerate(g.going):
        if seat != me and marked:
            g.going[seat] = []
            for _ in marked:
                cards = surplus(g, seat, whose)
                if len(g.going[seat]) < len(marked):
                    g.going[seat].append(g.dice.pick(cards))


def hold_a_goal(g: Fluxx, me: Seat | None, kind: str) -> None:
    """Whoever uses Goal Mill, or is asked only because of it, has a Goal in hand."""
    hand, g.going[g.active] = g.hands[g.active], []
    if any(isinstance(card, Goal) for card in hand):
        return
    if kind != "mill" and (play_options(g) if kind == "play" else early_options(g)):
        return
    for mine, goal in product(hand, [card for card in g.deck if isinstance(card, Goal)]):
        if not g.knows(me, mine) and g.went_in.get(goal, 0) <= g.drawn_after.get(mine, 0):
            g.hands[g.active] = [goal if card is mine else card for card in hand]
            g.deck[g.deck.index(goal)] = mine
            for tags in (g.drawn_after, g.seen):
                if mine in tags:
                    tags[goal] = tags.pop(mine)
            return
