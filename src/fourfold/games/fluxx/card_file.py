"""What a user's card file must look like; each error has a code and names the card and the field."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fourfold.faults import Sentence

CATEGORIES = ("draw", "play", "hand_limit", "keeper_limit")
TYPES = ("keeper", "goal", "new_rule", "action")
CONDITIONS = (
    "all_keepers",
    "at_least_of",
    "no_keeper_on_table",
    "keepers_at_least",
    "hand_at_least",
    "strictly_most",
)
WORDS = ("end", "draw", "random", "done", "nobody")  # the game's own words among the options
MOST = 500
Entry = Mapping[str, Any]
Found = tuple[str, str, Sentence]  # the code, the field, and what is wrong with it


def read_cards(text: str) -> list[Any]:
    """The list of cards in a file: bare, or under "cards" as in the printed file."""
    data = json.loads(text)
    cards = data["cards"] if isinstance(data, dict) else data
    if not isinstance(cards, list):
        raise TypeError("there is no list of cards")
    return cards


def file_faults(text: str, deck: Sequence[Entry], other_edition: Sequence[Entry] = ()) -> list[Sentence]:
    """All the errors of a file that is to be added to a deck (fluxx 148 to 157)."""
    try:
        cards = read_cards(text)
    except (ValueError, TypeError, KeyError, RecursionError):
        return [card_fault("bad_file", Sentence("fault-fluxx-the-file"), "cards", Sentence("fault-fluxx-unreadable"))]
    if len(cards) > MOST:
        many = Sentence("fault-fluxx-many", count=len(cards), most=MOST)
        return [card_fault("bad_file", Sentence("fault-fluxx-the-file"), "cards", many)]
    if strange := [number for number, card in enumerate(cards, 1) if not isinstance(card, dict)]:
        return [card_fault("bad_file", nameless(number), "entry", Sentence("fault-fluxx-entry")) for number in strange]
    known = {str(card.get("id")): card for card in (*other_edition, *deck)}
    taken = {str(card["id"]) for card in deck}
    keepers = {key for key, card in known.items() if card["type"] == "keeper"}
    keepers |= {str(card.get("id")) for card in cards if card.get("type") == "keeper"}
    faults: list[Sentence] = []
    for number, card in enumerate(cards, 1):
        name = card["id"] if isinstance(card.get("id"), str) and card["id"] else nameless(number)
        found = [*common_faults(card, taken), *kind_faults(card, known, keepers)]
        faults += [card_fault(code, name, field, why) for code, field, why in found]
        taken.add(str(card.get("id")))
    return faults


def common_faults(card: Entry, taken: set[str]) -> Iterator[Found]:
    """What is wrong with id, type and name (fluxx 150 to 152, 157)."""
    for field, given in (("id", card.get("id")), ("type", card.get("type")), ("name", name_of(card))):
        if not isinstance(given, str) or not given.strip():
            yield "missing_field", field, Sentence("fault-fluxx-not-given")
    kind, key = card.get("type"), card.get("id")
    if kind == "basic_rule":
        yield "second_basic_rules", "type", Sentence("fault-fluxx-basic-rules")
    elif kind is not None and kind not in TYPES:
        yield "unknown_type", "type", not_one_of(kind, TYPES)
    if isinstance(key, str) and (key in taken or key in WORDS or key.startswith(("use ", "!"))):
        yield "duplicate_id", "id", Sentence("fault-fluxx-used", value=repr(key))


def name_of(card: Entry) -> Any:
    """A name, in one of the languages at least."""
    return card.get("name") or card.get("name_en") or card.get("name_ru") or card.get("name_fr")


def kind_faults(card: Entry, known: Mapping[str, Entry], keepers: set[str]) -> Iterator[Found]:
    """What is wrong with the effect of a card (fluxx 146, 147, 150, 153 to 156)."""
    kind, like = card.get("type"), card.get("like")
    if like is not None:
        if not isinstance(like, str) or like not in known or known[like]["type"] != kind:
            yield "unknown_effect", "like", Sentence("fault-fluxx-like", value=repr(like))
    elif kind == "action":
        yield "unknown_effect", "like", Sentence("fault-fluxx-action")
    elif kind == "new_rule":
        yield from rule_faults(card)
    elif kind == "goal":
        if "condition" not in card:
            yield "missing_field", "condition", Sentence("fault-fluxx-not-given")
        else:
            yield from condition_faults(card["condition"], keepers)


def rule_faults(card: Entry) -> Iterator[Found]:
    """A New Rule has a category and its number (fluxx 146, 155, 156)."""
    category, numbers = card.get("category"), card.get("numbers")
    if category not in CATEGORIES:
        yield "unknown_effect", "category", not_one_of(category, CATEGORIES)
        return
    number = numbers.get(category) if isinstance(numbers, dict) else None
    if bad := bad_number(number, least=0 if "limit" in category else 1):
        yield "bad_number", f"numbers.{category}", bad


def bad_number(number: Any, least: int) -> Sentence | None:
    """What is wrong with a number, if anything."""
    fine = type(number) is int and number >= least
    return None if fine else Sentence("fault-fluxx-number", value=repr(number), least=least)


def condition_faults(condition: Any, keepers: set[str]) -> Iterator[Found]:
    """What is wrong with the condition of a Goal (fluxx 153 to 155)."""
    if not isinstance(condition, dict) or not condition or set(condition) == {"strictly_most"}:
        yield "bad_condition", "condition", Sentence("fault-fluxx-nothing")
        return
    for word, value in condition.items():
        yield from word_faults(word, value, keepers)
    wanted = condition.get("all_keepers")
    forbidden = condition.get("no_keeper_on_table")
    if isinstance(wanted, list) and isinstance(forbidden, list):
        for both in [each for each in wanted if each in forbidden]:
            yield "bad_condition", "condition", Sentence("fault-fluxx-both", value=repr(both))


def word_faults(word: str, value: Any, keepers: set[str]) -> Iterator[Found]:
    """What is wrong with one word of a condition."""
    field = f"condition.{word}"
    match word:
        case "all_keepers" | "no_keeper_on_table":
            yield from list_faults(field, value, keepers)
        case "at_least_of":
            if not isinstance(value, dict):
                yield "bad_condition", field, Sentence("fault-fluxx-at-least")
                return
            if bad := bad_number(value.get("n"), least=1):
                yield "bad_number", f"{field}.n", bad
            yield from list_faults(f"{field}.keepers", value.get("keepers"), keepers)
        case "keepers_at_least" | "hand_at_least":
            if bad := bad_number(value, least=1):
                yield "bad_number", field, bad
        case "strictly_most":
            if not isinstance(value, bool):
                yield "bad_condition", field, Sentence("fault-fluxx-flag", value=repr(value))
        case _:
            yield "bad_condition", field, Sentence("fault-fluxx-word", known=", ".join(CONDITIONS))


def list_faults(field: str, value: Any, keepers: set[str]) -> Iterator[Found]:
    """A list of Keepers names at least one, and only those that there are."""
    if not isinstance(value, list) or not value:
        yield "bad_condition", field, Sentence("fault-fluxx-no-keepers")
        return
    for each in value:
        if not isinstance(each, str) or each not in keepers:
            yield "unknown_keeper", field, Sentence("fault-fluxx-no-keeper", value=repr(each))


def deck_faults(entries: Sequence[Entry], without: Sequence[str]) -> list[Sentence]:
    """What is wrong with a finished deck (fluxx 157 to 159)."""
    ids = [entry["id"] for entry in entries]
    left = [entry for entry in entries if entry["id"] not in without]
    strange, stays = Sentence("fault-fluxx-not-in-deck"), Sentence("fault-fluxx-stays")
    faults = [card_fault("unknown_id", each, "without", strange) for each in without if each not in ids]
    if "basic_rules" in without:
        faults.append(card_fault("second_basic_rules", "basic_rules", "without", stays))
    goals = [entry for entry in left if entry["type"] == "goal"]
    return faults + ([] if goals else [deck_fault("no_goal", Sentence("fault-fluxx-no-goal"))])


def card_fault(code: str, card: str, field: str, why: Sentence) -> Sentence:
    """An error with its code, the card and the field."""
    return Sentence("fault-fluxx", code=code, card=card, field=field, why=why)


def deck_fault(code: str, why: Sentence) -> Sentence:
    """An error of a deck from which too much was taken."""
    return card_fault(code, Sentence("fault-fluxx-the-deck"), "without", why)


def nameless(number: int) -> Sentence:
    """A card without an id."""
    return Sentence("fault-fluxx-card", number=number)


def not_one_of(value: Any, known: Sequence[str]) -> Sentence:
    """A value that is not among those there are."""
    return Sentence("fault-not-one-of", value=repr(value), known=", ".join(known))
