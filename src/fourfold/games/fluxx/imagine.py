"""Worlds that a seat cannot tell from the real one."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from fourfold.core.events import Seat
from fourfold.core.state import Task
from fourfold.games.fluxx.actions import gift_options
from fourfold.games.fluxx.cards import Card, Goal
from fourfold.games.fluxx.free_actions import mill_options
from fourfold.games.fluxx.play import surplus
from fourfold.games.fluxx.table import Fluxx
from fourfold.games.fluxx.turn import early_options, play_options
from fourfold.games.fluxx.view import prompt


def redeal(g: Fluxx, me: Seat | None) -> None:
    """Deal anew what a seat cannot know (fluxx 273, 275, 285)."""
    piles = unseen_piles(g, me)
    pool = g.deck
    for _, hidden in piles:
        pool += hidden
    slots = sorted([slot(g, card, pile) for pile, (_, hidden) in enumerate(piles) for card in hidden])
    lying = places_in_the_box(g, pool)
    forget(g.drawn_after, lying)
    forget(g.seen, lying)
    g.deck = pool = [card for card in lying if card is not None]
    g.dice.shuffle(pool)
    dealt = deal(g, pool, slots, len(piles))
    for (pile, hidden), cards in zip(piles, dealt, strict=True):
        pile[:] = cards if len(hidden) == len(pile) else known(g, pile, hidden) + cards
    if g.asked:
        redeal_choices(g, me)


def places_in_the_box(g: Fluxx, cards: list[Card]) -> list[Card | None]:
    """Every place of the box, with the card that belongs there if it is one of these: in order without a sort."""
    found: list[Card | None] = [None] * len(g.box)
    for card in cards:
        found[card.order] = card
    return found


def forget(tags: dict[Card, int], lying: list[Card | None]) -> None:
    """Nothing is noted any more of the cards that lie in a place of the box."""
    for card in [card for card in tags if lying[card.order] is not None]:
        del tags[card]


def known(g: Fluxx, pile: list[Card], hidden: list[Card]) -> list[Card]:
    """The cards of a pile that are not hidden, in the order of the box."""
    lying = places_in_the_box(g, [card for card in pile if card not in hidden])
    return [card for card in lying if card is not None]


def slot(g: Fluxx, card: Card, pile: int) -> tuple[int, int, int]:
    """The place of a card that a seat cannot see: when it was drawn, who knows it, and in which pile it lies."""
    return g.drawn_after.get(card, 0), g.seen.get(card, 0), pile


def unseen_piles(g: Fluxx, me: Seat | None) -> list[tuple[list[Card], list[Card]]]:
    """Every pile of which the seat does not know all, with the cards of it that it does not know."""
    hands = [g.hands[seat] for seat in range(g.seats) if seat != me]
    piles = [(hand, [card for card in hand if not g.knows(me, card)]) for hand in hands]
    if me != g.active:
        piles += [(small.cards, small.cards[:]) for small in g.small_hands]
        piles.append((g.looked_at, g.looked_at[:]))
    return [(pile, hidden) for pile, hidden in piles if hidden]


def deal(g: Fluxx, pool: list[Card], slots: list[tuple[int, int, int]], piles: int) -> list[list[Card]]:
    """Give each slot a card that was in the deck when it was drawn, the oldest first; the rest stays in the pool."""
    dealt: list[list[Card]] = [[] for _ in range(piles)]
    for drawn_after, seen, pile in slots:
        card = pool.pop(first_in(g.went_in, pool, drawn_after) if drawn_after < g.shuffles else 0)
        dealt[pile].append(card)
        if drawn_after:
            g.drawn_after[card] = drawn_after
        if seen:
            g.seen[card] = seen
    return dealt


def first_in(went_in: dict[Card, int], pool: list[Card], shuffles: int) -> int:
    """Where the first card lies that was in the deck after so many shuffles."""
    place = 0
    while went_in.get(pool[place], 0) > shuffles:
        place += 1
    return place


def redeal_choices(g: Fluxx, me: Seat | None) -> None:
    """What rivals are offered, and what they have chosen in secret, fits the cards just dealt."""
    assert g.asked
    kind, rivals = prompt(g), [decision.seat for decision in g.asked.decisions if decision.seat != me]
    if kind == "discard":
        guess_marks(g, me)
    if kind in ("play", "before draw", "mill") and rivals:
        hold_a_goal(g, me, kind)
    if kind in ("play", "before draw", "small hand", "mill", "give", "discard", "throw"):
        g.reoffer({seat: offer(g, g.asked, seat) for seat in rivals})


def offer(g: Fluxx, asked: Task, seat: Seat) -> Sequence[Any]:
    """What a rival would be offered now."""
    match asked.decisions[0].prompt:
        case "play":
            return play_options(g) or ["end"]
        case "before draw":
            return early_options(g) or ["draw"]
        case "small hand":
            return tuple(g.small_hands[-1].cards)
        case "mill":
            return mill_options(g, seat) or ["done"]
        case "give":
            return gift_options(g, *asked.args)
        case "discard":
            return surplus(g, seat, str(asked.args[0]))
        case _:
            return asked.decisions[0].options


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
