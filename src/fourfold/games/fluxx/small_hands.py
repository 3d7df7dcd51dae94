"""Actions that make a small hand: cards drawn and played apart from the hand."""

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.fluxx import events
from fourfold.games.fluxx.cards import Action, Card
from fourfold.games.fluxx.play import action, play_card, tell_apart
from fourfold.games.fluxx.table import Fluxx, SmallHand, in_force, take_from_deck

DAYS = {"birthday": 3, "holiday": 2, "ordinary": 1}


@action("draw_2_and_use_em")
def draw_2_and_use_em(g: Fluxx, _me: Seat) -> None:
    """Draw 2 cards and play both (fluxx 207)."""
    open_small_hand(g, 2, 2, whole=True)


@action("draw_3_play_2_of_them")
def draw_3_play_2_of_them(g: Fluxx, _me: Seat) -> None:
    """Draw 3 cards and play 2 of them (fluxx 208)."""
    open_small_hand(g, 3, 2)


@action("todays_special")
def todays_special(g: Fluxx, me: Seat) -> None:
    """Draw 3 cards and play as many as the day allows; the day is said first (fluxx 161, 164, 220)."""
    if g.options["todays_special"] == "declare":
        g.ask(me, "day", tuple(DAYS), declare_day, me)
    else:
        declare_day(g, "ordinary", me)


@step
def declare_day(g: Fluxx, day: str, me: Seat) -> None:
    """Everybody sees which day it is said to be (fluxx 162)."""
    g.tell(events.DayDeclared(me, day))
    open_small_hand(g, 3, DAYS[day])


def open_small_hand(g: Fluxx, cards: int, plays: int, whole: bool = False) -> None:
    """Draw cards apart from the hand; they are played before anything else (fluxx 79, 84)."""
    card = g.resolving[-1]
    assert isinstance(card, Action)
    small = SmallHand(card, plays, whole, in_force(g.rules).inflation)
    small.cards = take_from_deck(g, g.inflated(cards))
    g.drawn_in_all += g.inflated(cards)
    g.small_hands.append(small)
    tell_apart(g, card, small.cards)
    g.then(next_small_play)


def small_plays_left(g: Fluxx, small: SmallHand) -> int:
    """How many cards of a small hand are still to be played (fluxx 110, 112)."""
    if small.whole:
        return len(small.cards)
    grows = g.options["running_actions_grow"] == "on"
    number = small.number + (in_force(g.rules).inflation if grows else small.inflation)
    return max(0, min(number - small.made, len(small.cards)))


@step
def next_small_play(g: Fluxx) -> None:
    """Play another card of the innermost small hand, or discard what is left over (fluxx 82, 83)."""
    small = g.small_hands[-1]
    if small_plays_left(g, small):
        g.ask(g.active, "small hand", tuple(small.cards), play_from_small_hand)
        return
    g.small_hands.pop()
    g.discard += small.cards
    if small.cards:
        g.tell(events.Discarded(g.active, tuple(small.cards)))


@step
def play_from_small_hand(g: Fluxx, card: Card) -> None:
    """Each card goes through its own win checks before the next is played (fluxx 40, 65)."""
    small = g.small_hands[-1]
    small.cards.remove(card)
    small.made += 1
    g.then(play_card, card, small.action.id)
    g.then(next_small_play)
