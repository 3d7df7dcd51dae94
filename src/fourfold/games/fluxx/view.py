"""What each seat may know of a game of Fluxx."""

from collections.abc import Iterable, Sequence
from typing import Any

from fourfold.core.events import Seat
from fourfold.core.game import View
from fourfold.games.fluxx.actions import receiver
from fourfold.games.fluxx.cards import Card, Goal, Keeper, NewRule
from fourfold.games.fluxx.foresight import excess, foresee, numbers
from fourfold.games.fluxx.goals import meeting
from fourfold.games.fluxx.reasons import reasons
from fourfold.games.fluxx.small_hands import small_plays_left
from fourfold.games.fluxx.table import Fluxx, SmallHand, in_force, is_poorest, is_richest


def ids(cards: Iterable[Card]) -> list[str]:
    """Cards by name."""
    return [card.id for card in cards]


def look(g: Fluxx, me: Seat | None) -> View:
    """The table as a seat sees it (fluxx 270 to 286)."""
    return {
        "turn": look_at_turn(g),
        "rules": ids(g.rules),
        "numbers": numbers(g),
        "sums": {name: look_at_number(g, name) for name in ("draw", "play", "hand_limit", "keeper_limit")},
        "words": {"party_snacks": g.word(1), "rock_paper_scissors_showdown": g.word(2), "play_all_but_1": g.word(1)},
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
        "showdown": look_at_showdown(g),
        "choosing": look_at_choosing(g, me),
        "previews": foresee(g, me),
        "reasons": reasons(g, me),
        "last": {"card": g.last.id, "cause": g.cause} if g.last else None,
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


def look_at_number(g: Fluxx, name: str) -> View:
    """One of the four numbers for the active player, bonuses included, with the cards it comes from (fluxx 20, 30)."""
    setting = [rule for rule in g.rules if rule.kind == name]
    inflating = [rule for rule in g.rules if rule.like == "inflation"] if setting or name in ("draw", "play") else []
    adding = bonuses(g, name)
    found = numbers(g)[name]
    more = sum([g.inflated(rule.number) for rule in adding])
    return {
        "number": found + more if isinstance(found, int) else found,
        "basic": not setting,
        "cards": ids([*setting, *inflating, *adding]),
    }


def bonuses(g: Fluxx, name: str) -> list[NewRule]:
    """The bonus cards that add to the active player's draws or plays now (fluxx 96 to 103)."""
    kinds: dict[str, bool] = {}
    if name == "draw":
        kinds = {"poor_bonus": is_poorest(g, g.active), "party_bonus": g.party_is_on() and g.party != "refuse"}
    if name == "play":
        kinds = {"rich_bonus": is_richest(g, g.active), "party_bonus": g.party_is_on()}
    return [rule for rule in g.rules if kinds.get(rule.kind)]


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
        "progress": [progress(g, goal, seat) for seat in range(g.seats)],
        "lies": {keeper.id: lies.get(keeper.id) for keeper in asked_for(goal)},
        "discarded": [keeper.id for keeper in asked_for(goal) if keeper in g.discard],
        "forbids": ids(goal.forbids),
        "blocked_by": {keeper.id: lies[keeper.id] for keeper in goal.forbids if keeper.id in lies},
        "met_by": meeting(g, goal),
    }


def asked_for(goal: Goal) -> list[Keeper]:
    """The Keepers a Goal names."""
    return [keeper for alike in (*goal.needs, goal.some_of) for keeper in alike]


def progress(g: Fluxx, goal: Goal, seat: Seat) -> View:
    """How near a seat is to a Goal: so many of so many, with which Keepers, and who has no fewer (fluxx 268, 269)."""
    if goal.keepers or goal.hand:
        counts = [len(pile) for pile in (g.keepers if goal.keepers else g.hands)]
        rivals = [other for other, count in enumerate(counts) if other != seat and count >= counts[seat]]
        least = g.inflated(goal.keepers or goal.hand)
        return {"have": counts[seat], "need": least, "with": [], "rivals": rivals if goal.strictly_most else []}
    mine = [keeper for keeper in g.keepers[seat] if keeper in asked_for(goal)]
    met = len([alike for alike in goal.needs if any([keeper in mine for keeper in alike])])
    some, least = len([keeper for keeper in mine if keeper in goal.some_of]), g.word(goal.at_least)
    least = least if goal.at_least else 0
    return {"have": met + min(some, least), "need": len(goal.needs) + least, "with": ids(mine), "rivals": []}


def look_at_showdown(g: Fluxx) -> View | None:
    """A Showdown under way: who, how it stands, how many throws win, and the hands at stake (fluxx 165 to 168)."""
    if prompt(g) != "throw" or g.asked is None:
        return None
    seat, rival, won, lost = g.asked.args
    return {"seats": [seat, rival], "won": [won, lost], "needed": g.word(2)}


def look_at_choosing(g: Fluxx, me: Seat | None) -> View | None:
    """How many cards a seat still has to choose one after another, and how many it may (fluxx 44, 193, 214)."""
    if me is None or me not in g.pending or g.asked is None:
        return None
    done = "done" in g.pending[me].options
    match g.pending[me].prompt:
        case "discard":
            least = most = excess(g, me, "hand" if g.pending[me].options[0] in g.hands[me] else "keepers")
        case "simplify":
            least, most = int(not done), (len(g.rules) + 1) // 2 - len(g.going[me])
        case "mill":
            least, most = int(not done), len(g.pending[me].options) - done
        case _:
            return None
    return {"least": least, "most": most}


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
