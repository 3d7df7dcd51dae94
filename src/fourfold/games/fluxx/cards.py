"""The cards of Fluxx, read from data and checked once."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fourfold.faults import Sentence, wrong_option
from fourfold.games.fluxx.card_file import CATEGORIES, deck_faults, file_faults, read_cards
from fourfold.plain import Thing

ALL = 1000  # more than any hand


@dataclass(frozen=True, eq=False)
class Card(Thing):
    """Any card of the deck."""

    like: str  # the printed card it works as: mostly itself (fluxx 147)
    names: Mapping[str, str]
    order: int


class BasicRules(Card):
    """The card that never leaves the table."""


class Keeper(Card):
    """A card that lies before a player."""


class Action(Card):
    """A card that is carried out and discarded."""


@dataclass(frozen=True, eq=False)
class NewRule(Card):
    """A card that changes the rules as long as it lies in play."""

    kind: str  # draw, play, hand_limit or keeper_limit: two of a kind conflict; else what it is like
    number: int
    keep: int  # how many cards Play All But 1 lets you keep


@dataclass(frozen=True, eq=False)
class Goal(Card):
    """A card that says how to win; each Keeper it needs may be any of those that count as it."""

    needs: tuple[tuple[Keeper, ...], ...]
    some_of: tuple[Keeper, ...]
    at_least: int  # so many of those
    forbids: tuple[Keeper, ...]
    keepers: int
    hand: int
    strictly_most: bool
    named: tuple[Keeper, ...]  # the whole condition, where it is just to have these


@cache
def printed() -> tuple[dict[str, Any], ...]:
    """The 100 cards of the Russian box, then the Goal that other boxes have instead of one (fluxx 265)."""
    data = json.loads(files(__package__).joinpath("cards.json").read_text(encoding="utf-8"))
    return tuple(data["cards"])


@cache
def edition_cards(edition: str) -> tuple[dict[str, Any], ...]:
    """The cards of an edition (fluxx 265)."""
    return tuple([entry | entry.get("edition_overrides", {}).get(edition, {}) for entry in printed()])


def user_faults(text: str) -> list[Sentence]:
    """Everything wrong with a user's card file (fluxx 148)."""
    return file_faults(text, edition_cards("ru"), edition_cards("en"))


@lru_cache(maxsize=64)
def read_box(edition: str, add: str, without: tuple[str, ...]) -> dict[str, Thing]:
    """Every card by id, the user's among them, or a ValueError with all the errors (fluxx 144, 148)."""
    entries = edition_cards(edition)
    other = edition_cards("en" if edition == "ru" else "ru")
    if faults := file_faults(add, entries, other) if add else []:
        raise wrong_option("add", "fault-cards", faults=faults)
    entries += tuple(read_cards(add)) if add else ()
    if faults := deck_faults(entries, without):
        raise wrong_option("without", "fault-cards", faults=faults)
    return make_box(entries)


def make_box(entries: Sequence[Mapping[str, Any]]) -> dict[str, Thing]:
    """A card for every entry."""
    every = {entry["id"]: entry for entry in (*edition_cards("ru"), *edition_cards("en"))}
    facts = [(every.get(entry.get("like", ""), {}) | dict(entry), order) for order, entry in enumerate(entries)]
    keepers = [Keeper(**common(entry, order)) for entry, order in facts if entry["type"] == "keeper"]
    others = [make_card(entry, order, keepers) for entry, order in facts if entry["type"] != "keeper"]
    return {card.id: card for card in sorted([*keepers, *others], key=lambda card: card.order)}


def common(entry: Mapping[str, Any], order: int) -> dict[str, Any]:
    """What every card has."""
    names = {key[-2:]: str(entry[key]) for key in ("name_en", "name_ru", "name_fr") if key in entry}
    names.setdefault("en", str(entry.get("name", entry["id"])))
    return {"id": entry["id"], "like": entry.get("like", entry["id"]), "names": names, "order": order}


def make_card(entry: Mapping[str, Any], order: int, keepers: Sequence[Keeper]) -> Card:
    """One card that is no Keeper, from its entry."""
    match entry["type"]:
        case "goal":
            return make_goal(entry, order, keepers)
        case "new_rule":
            return make_rule(entry, order)
        case "action":
            return Action(**common(entry, order))
        case _:
            return BasicRules(**common(entry, order))


def make_rule(entry: Mapping[str, Any], order: int) -> NewRule:
    """A New Rule from its entry (fluxx 55, 57)."""
    facts, category = common(entry, order), entry.get("category")
    numbers: Mapping[str, Any] = entry.get("numbers", {})
    number = numbers.get(category, next(iter(numbers.values()), 0)) if category else 0
    kind = category if category in CATEGORIES else facts["like"]
    return NewRule(**facts, kind=kind, number=ALL if number == "all" else number, keep=numbers.get("keep", 0))


def make_goal(entry: Mapping[str, Any], order: int, keepers: Sequence[Keeper]) -> Goal:
    """A Goal from its condition (fluxx 146)."""
    condition = entry["condition"]

    def counting_as(ids: Iterable[str]) -> tuple[Keeper, ...]:
        wanted = list(ids)
        return tuple([keeper for keeper in keepers if keeper.like in wanted or keeper.id in wanted])

    needs = tuple([counting_as([each]) for each in condition.get("all_keepers", [])])
    some = condition.get("at_least_of", {"n": 0, "keepers": []})
    plain = set(condition) == {"all_keepers"} and all(len(each) == 1 for each in needs)
    return Goal(
        **common(entry, order),
        needs=needs,
        some_of=counting_as(some["keepers"]),
        at_least=some["n"],
        forbids=counting_as(condition.get("no_keeper_on_table", [])),
        keepers=condition.get("keepers_at_least", 0),
        hand=condition.get("hand_at_least", 0),
        strictly_most=condition.get("strictly_most", False),
        named=tuple([each[0] for each in needs]) if plain else (),
    )


def unreachable_goals(cards: Iterable[Thing], without: Sequence[str]) -> list[Goal]:
    """Goals that nobody can meet, because a Keeper is not in the deck (fluxx 145)."""

    def there(keepers: Iterable[Keeper]) -> int:
        return len([keeper for keeper in keepers if keeper.id not in without])

    goals = [card for card in cards if isinstance(card, Goal) and card.id not in without]
    return [goal for goal in goals if not all(map(there, goal.needs)) or there(goal.some_of) < goal.at_least]
