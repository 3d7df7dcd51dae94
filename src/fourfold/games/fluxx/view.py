"""What each seat may know of a game of Fluxx."""

from collections.abc import Iterable, Sequence
from typing import Any

from fourfold.core.events import Seat
from fourfold.core.game import View
from fourfold.games.fluxx.actions import receiver
from fourfold.games.fluxx.cards import ALL, Card, Goal
from fourfold.games.fluxx.goals import meeting
from fourfold.games.fluxx.small_hands import small_plays_left
from fourfold.games.fluxx.table import NO_LIMIT, Fluxx, SmallHand, in_force


def ids(cards: Iterable[Card]) -> list[str]:
    """Cards by name."""
    return [card.id for card in cards]


def look(g: Fluxx, me: Seat | None) -> View:
    """The table as a seat sees it (fluxx 270 to 286)."""
    return {
        "turn": look_at_turn(g),
        "rules": ids(g.rules),
        "numbers": numbers(g),
        "goals": [look_at_goal(g, goal) for goal in g.goals],
        "deck": len(g.deck),
        "discard": ids(g.discard),
        "last_shuffled_in": [card.id for card, when in g.went_in.items() if when == g.shuffles],
        "resolving": ids(g.resolving),
        "small_hands": [look_at_small_hand(g, small, me) for small in g.small_hands],
        "looked_at": ids(g.looked_at) if me == g.active else None,
        "looked_at_size": len(g.looked_at),
        "giving_to": receiver(g, *g.asked.args) if g.asked and prompt(g) == "give" else None,
        "seats": [look_at(g, seat, me) for seat in range(g.seats)],
        "joining": g.joining,
        "winner": g.winner,
        "ending": g.ending,
    }


def look_at_turn(g: Fluxx) -> View:
    """The turn under way: all of it is public (fluxx 272, 284)."""
    now = in_force(g.rules)
    left, owed = g.plays_left()
    return {
        "number": g.turn,
        "active": g.active,
        "stage": g.stage,
        "drawn": g.drawn,
        "draws": now.draw + g.draw_bonus(now),
        "played": g.played,
        "plays_left": left,
        "plays_owed": owed,
        "party": g.party,
        "used": ids(g.used),
        "extra_turn": g.extra_turn,
        "in_a_row": g.in_a_row,
    }


def numbers(g: Fluxx) -> dict[str, int | str | None]:
    """The rules in force as plain numbers, after Inflation."""
    now = in_force(g.rules)
    return {
        "inflation": now.inflation,
        "draw": now.draw,
        "play": now.play if now.play < ALL else "all",
        "keep": now.keep,
        "hand_limit": now.hand_limit if now.hand_limit < NO_LIMIT else None,
        "keeper_limit": now.keeper_limit if now.keeper_limit < NO_LIMIT else None,
        "goals": now.goals,
    }


def look_at_goal(g: Fluxx, goal: Goal) -> View:
    """A Goal in play, what it asks for now, who meets it, and what stands in the way."""
    lies = {keeper.id: seat for seat, mine in enumerate(g.keepers) for keeper in mine}
    return {
        "id": goal.id,
        "needs": [ids(alike) for alike in goal.needs],
        "some_of": ids(goal.some_of),
        "at_least": g.word(goal.at_least) if goal.at_least else 0,
        "keepers": g.inflated(goal.keepers) if goal.keepers else 0,
        "hand": g.inflated(goal.hand) if goal.hand else 0,
        "blocked_by": {keeper.id: lies[keeper.id] for keeper in goal.forbids if keeper.id in lies},
        "met_by": meeting(g, goal),
    }


def look_at_small_hand(g: Fluxx, small: SmallHand, me: Seat | None) -> View:
    """A small hand: its owner sees the cards, everybody how many and how many are played (fluxx 271)."""
    return {
        "action": small.action.id,
        "cards": ids(small.cards) if me == g.active else None,
        "size": len(small.cards),
        "played": small.made,
        "left": small_plays_left(g, small),
    }


def look_at(g: Fluxx, seat: Seat, me: Seat | None) -> View:
    """One seat as another sees it, with what may be remembered of its hand (fluxx 270, 285)."""
    mine, hand = seat == me, g.hands[seat]
    return {
        "hand": ids(hand) if mine else None,
        "hand_size": len(hand),
        "known": ids(in_order([card for card in hand if g.knows(me, card)])),
        "keepers": ids(g.keepers[seat]),
        "going": ids(g.going[seat]) if mine or is_public(g) else None,
        "here": seat not in g.gone,
        "leaving": seat in g.leaving,
        "bot": seat in g.bots,
    }


def is_public(g: Fluxx) -> bool:
    """Rules chosen for Let's Simplify are chosen openly; cards to discard are not (fluxx 283)."""
    return prompt(g) == "simplify"


def prompt(g: Fluxx) -> str:
    """What is being asked."""
    return g.asked.decisions[0].prompt if g.asked else ""


def in_order(cards: Sequence[Any]) -> list[Any]:
    """Cards in the order of the box."""
    return sorted(cards, key=lambda card: card.order)
