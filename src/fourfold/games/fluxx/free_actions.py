"""Free actions: New Rules that the active player may use once a turn."""

from collections.abc import Callable

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.fluxx import events
from fourfold.games.fluxx.cards import Card, Goal, Keeper, NewRule
from fourfold.games.fluxx.play import complete, discard_from, play_card
from fourfold.games.fluxx.table import Fluxx, draw, take_from_deck


def can_use(g: Fluxx, me: Seat, card: NewRule, left: int) -> bool:
    """Once a turn, and only if it does something (fluxx 88, 95); `left` are the plays left."""
    if card in g.used:
        return False
    match card.like:
        case "goal_mill":
            return any([isinstance(each, Goal) for each in g.hands[me]])
        case "recycling":
            return bool(g.keepers[me])
        case "mystery_play":
            return bool(g.deck or g.discard)
        case _:
            return left > 0


def use_free_action(g: Fluxx, me: Seat, card: NewRule) -> None:
    """A free action is no play (fluxx 87)."""
    g.used.append(card)
    g.tell(events.FreeActionUsed(me, card))
    USES[card.like](g, me)


def get_on_with_it(g: Fluxx, me: Seat) -> None:
    """Discard your hand, draw 3, and the turn ends (fluxx 94, 192)."""
    g.stage = "end"
    discard_from(g, me, g.hands[me])
    draw(g, g.inflated(3))
    complete(g)


def swap_plays_for_draws(g: Fluxx, _me: Seat) -> None:
    """Draw as many cards as you have plays left, and the turn ends (fluxx 94, 197)."""
    left, _ = g.plays_left()
    g.stage = "end"
    draw(g, left)
    complete(g)


def mystery_play(g: Fluxx, _me: Seat) -> None:
    """The top card of the draw pile is played at once and is no play (fluxx 75, 195)."""
    (card,) = take_from_deck(g, 1)
    g.then(play_card, card, "mystery_play")


def recycling(g: Fluxx, me: Seat) -> None:
    """Discard one of your Keepers and draw 3 (fluxx 196)."""
    g.ask(me, "recycle", tuple(g.keepers[me]), recycle, me)


@step
def recycle(g: Fluxx, keeper: Keeper, me: Seat) -> None:
    """A Keeper goes, cards come."""
    discard_from(g, me, [keeper])
    draw(g, g.inflated(3))
    complete(g)


def goal_mill(g: Fluxx, me: Seat) -> None:
    """Discard any number of Goals from your hand and draw as many cards (fluxx 193)."""
    g.ask(me, "mill", mill_options(g, me), mill, me)


def mill_options(g: Fluxx, me: Seat) -> list[Card | str]:
    """Another Goal of the hand; enough once there is one."""
    goals: list[Card | str] = [card for card in g.hands[me] if isinstance(card, Goal) and card not in g.going[me]]
    return [*goals, "done"] if goals and g.going[me] else goals


@step
def mill(g: Fluxx, choice: Card | str, me: Seat) -> None:
    """Goals are chosen one by one and discarded together."""
    if isinstance(choice, Card):
        g.going[me].append(choice)
    if isinstance(choice, Card) and (options := mill_options(g, me)):
        g.ask(me, "mill", options, mill, me)
    else:
        goals, g.going[me] = g.going[me], []
        discard_from(g, me, goals)
        draw(g, len(goals))
        complete(g)


USES: dict[str, Callable[[Fluxx, Seat], None]] = {
    "get_on_with_it": get_on_with_it,
    "goal_mill": goal_mill,
    "mystery_play": mystery_play,
    "recycling": recycling,
    "swap_plays_for_draws": swap_plays_for_draws,
}
