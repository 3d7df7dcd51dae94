"""What a choice will do, as far as the seat that chooses can know it beforehand."""

from collections.abc import Iterator, MutableSequence
from itertools import takewhile
from typing import Any

from fourfold.core.dice import Dice
from fourfold.core.events import Event, Seat, whole
from fourfold.core.game import View
from fourfold.games.fluxx import events
from fourfold.games.fluxx.cards import ALL, Card, Keeper
from fourfold.games.fluxx.table import NO_LIMIT, Fluxx, Use, in_force

UNKNOWN = Card("unknown", "unknown", {}, -1)  # stands for every card that the seat cannot see


class Chance(Exception):
    """What follows hangs on a card or a throw that nobody knows yet."""


class Unthrown(Dice):
    """Dice nobody has thrown: a shuffled pile is unknown, and whatever else they decide is too."""

    def below(self, bound: int) -> int:
        raise Chance

    def shuffle(self, pile: MutableSequence[Any]) -> None:
        if pile and all([isinstance(card, Keeper) for card in pile]):  # Share the Wealth
            raise Chance
        pile[:] = [UNKNOWN] * len(pile)


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


def foresee(g: Fluxx, me: Seat | None) -> dict[str, View]:
    """What each option of a seat would do at once; nothing for choices made in secret with others."""
    if me not in g.pending or g.asked is None or g.asked.together:
        return {}
    blind = blindfold(g, me)
    return {str(option): preview(g, blind, me, option) for option in g.pending[me].options}


def blindfold(g: Fluxx, me: Seat) -> Fluxx:
    """The table with every card face down that the seat cannot see."""
    world = g.copy()
    world.dice = Unthrown()
    world.deck = [UNKNOWN] * len(g.deck)
    world.hands = [hand if seat == me else [UNKNOWN] * len(hand) for seat, hand in enumerate(world.hands)]
    return world


def preview(g: Fluxx, blind: Fluxx, me: Seat, option: Any) -> View:
    """One option tried out: numbers that change, cards that leave play, draws, discards, and a win."""
    world = blind.copy()
    try:
        try_out(world, me, option)
    except Chance:
        return {"chance": True}
    now, after = numbers(g), numbers(world)
    left = [card.id for card in (*g.rules, *g.goals) if card not in (*world.rules, *world.goals)]
    return {
        "chance": False,
        "numbers": {name: after[name] for name in now if after[name] != now[name]},
        "out": left,
        "draws": sum([len(event.cards) for event in at_once(world) if isinstance(event, events.Drew)]),
        "discards": discards(world),
        "winner": world.winner,
        "several": any([isinstance(event, events.SeveralMeet) for event in at_once(world)]),
        "passes": any([isinstance(event, events.TurnBegan) for event in whole(world.told)]),
    }


def try_out(world: Fluxx, me: Seat, option: Any) -> None:
    """Choose the option; the card of a Mystery Play nobody knows (fluxx 195)."""
    if isinstance(option, Use) and option.card.like == "mystery_play":
        raise Chance
    world.play(me, option)


def at_once(world: Fluxx) -> Iterator[Event]:
    """What happens before another turn begins."""
    return takewhile(lambda event: not isinstance(event, events.TurnBegan), whole(world.told))


def discards(world: Fluxx) -> dict[str, int]:
    """How many cards each seat discards, or will be asked to (fluxx 42, 43)."""
    counts: dict[str, int] = {}
    for event in at_once(world):
        if isinstance(event, events.Discarded):
            counts[str(event.seat)] = counts.get(str(event.seat), 0) + len(event.cards)
    asked = world.asked
    if asked and asked.decisions[0].prompt == "discard":
        for seat in world.pending:
            counts[str(seat)] = counts.get(str(seat), 0) + excess(world, seat, str(asked.args[0]))
    return counts


def excess(g: Fluxx, seat: Seat, whose: str) -> int:
    """How many cards of a seat are still to be chosen because of the limits."""
    now = in_force(g.rules)
    held = [card for card in g.hands[seat] if card not in g.going[seat]]
    lying = [card for card in g.keepers[seat] if card not in g.going[seat]]
    hand = max(len(held) - now.hand_limit, 0) if whose != "keepers" else 0
    return hand + (max(len(lying) - now.keeper_limit, 0) if whose != "hand" else 0)
