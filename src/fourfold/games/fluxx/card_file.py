"""What a user's card file must look like; each error has a code and names the card and the field."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

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


def read_cards(text: str) -> list[Any]:
    """The list of cards in a file: bare, or under "cards" as in the printed file."""
    data = json.loads(text)
    cards = data["cards"] if isinstance(data, dict) else data
    if not isinstance(cards, list):
        raise TypeError("there is no list of cards")
    return cards


def file_faults(text: str, deck: Sequence[Entry], other_edition: Sequence[Entry] = ()) -> list[str]:
    """All the errors of a file that is to be added to a deck (fluxx 148 to 157)."""
    try:
        cards = read_cards(text)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        return [f"bad_file: file, cards: not readable as a list of cards ({error})"]
    if len(cards) > MOST:
        return [f"bad_file: file, cards: {len(cards)} cards are more than {MOST}"]
    if strange := [number for number, card in enumerate(cards, 1) if not isinstance(card, dict)]:
        return [f"bad_file: card {number}, entry: is not a card with fields" for number in strange]
    known = {str(card.get("id")): card for card in (*other_edition, *deck)}
    taken = {str(card["id"]) for card in deck}
    keepers = {key for key, card in known.items() if card["type"] == "keeper"}
    keepers |= {str(card.get("id")) for card in cards if card.get("type") == "keeper"}
    faults: list[str] = []
    for number, card in enumerate(cards, 1):
        name = card["id"] if isinstance(card.get("id"), str) and card["id"] else f"card {number}"
        found = [*common_faults(card, taken), *kind_faults(card, known, keepers)]
        faults += [f"{code}: {name}, {field}: {why}" for code, field, why in found]
        taken.add(str(card.get("id")))
    return faults


def common_faults(card: Entry, taken: set[str]) -> Iterator[tuple[str, str, str]]:
    """What is wrong with id, type and name (fluxx 150 to 152, 157)."""
    for field, given in (("id", card.get("id")), ("type", card.get("type")), ("name", name_of(card))):
        if not isinstance(given, str) or not given.strip():
            yield "missing_field", field, "is not given"
    kind, key = card.get("type"), card.get("id")
    if kind == "basic_rule":
        yield "second_basic_rules", "type", "there is one Basic Rules card"
    elif kind is not None and kind not in TYPES:
        yield "unknown_type", "type", f"{kind!r} is not one of {', '.join(TYPES)}"
    if isinstance(key, str) and (key in taken or key in WORDS or key.startswith(("use ", "!"))):
        yield "duplicate_id", "id", f"{key!r} is already used"


def name_of(card: Entry) -> Any:
    """A name, in one of the languages at least."""
    return card.get("name") or card.get("name_en") or card.get("name_ru") or card.get("name_fr")


def kind_faults(card: Entry, known: Mapping[str, Entry], keepers: set[str]) -> Iterator[tuple[str, str, str]]:
    """What is wrong with the effect of a card (fluxx 146, 147, 150, 153 to 156)."""
    kind, like = card.get("type"), card.get("like")
    if like is not None:
        if not isinstance(like, str) or like not in known or known[like]["type"] != kind:
            yield "unknown_effect", "like", f"{like!r} is no printed card of this type"
    elif kind == "action":
        yield "unknown_effect", "like", "an Action must say which printed Action it is like"
    elif kind == "new_rule":
        yield from rule_faults(card)
    elif kind == "goal":
        if "condition" not in card:
            yield "missing_field", "condition", "is not given"
        else:
            yield from condition_faults(card["condition"], keepers)


def rule_faults(card: Entry) -> Iterator[tuple[str, str, str]]:
    """A New Rule has a category and its number (fluxx 146, 155, 156)."""
    category, numbers = card.get("category"), card.get("numbers")
    if category not in CATEGORIES:
        yield "unknown_effect", "category", f"{category!r} is not one of {', '.join(CATEGORIES)}"
        return
    number = numbers.get(category) if isinstance(numbers, dict) else None
    if bad := bad_number(number, least=0 if "limit" in category else 1):
        yield "bad_number", f"numbers.{category}", bad


def bad_number(number: Any, least: int) -> str | None:
    """What is wrong with a number, if anything."""
    fine = type(number) is int and number >= least
    return None if fine else f"{number!r} is not a whole number from {least}"


def condition_faults(condition: Any, keepers: set[str]) -> Iterator[tuple[str, str, str]]:
    """What is wrong with the condition of a Goal (fluxx 153 to 155)."""
    if not isinstance(condition, dict) or not condition or set(condition) == {"strictly_most"}:
        yield "bad_condition", "condition", "says nothing"
        return
    for word, value in condition.items():
        yield from word_faults(word, value, keepers)
    wanted = condition.get("all_keepers")
    forbidden = condition.get("no_keeper_on_table")
    if isinstance(wanted, list) and isinstance(forbidden, list):
        for both in [each for each in wanted if each in forbidden]:
            yield "bad_condition", "condition", f"{both!r} is both demanded and forbidden"


def word_faults(word: str, value: Any, keepers: set[str]) -> Iterator[tuple[str, str, str]]:
    """What is wrong with one word of a condition."""
    field = f"condition.{word}"
    match word:
        case "all_keepers" | "no_keeper_on_table":
            yield from list_faults(field, value, keepers)
        case "at_least_of":
            if not isinstance(value, dict):
                yield "bad_condition", field, "needs n and keepers"
                return
            if bad := bad_number(value.get("n"), least=1):
                yield "bad_number", f"{field}.n", bad
            yield from list_faults(f"{field}.keepers", value.get("keepers"), keepers)
        case "keepers_at_least" | "hand_at_least":
            if bad := bad_number(value, least=1):
                yield "bad_number", field, bad
        case "strictly_most":
            if not isinstance(value, bool):
                yield "bad_condition", field, f"{value!r} is neither true nor false"
        case _:
            yield "bad_condition", field, f"is not one of {', '.join(CONDITIONS)}"


def list_faults(field: str, value: Any, keepers: set[str]) -> Iterator[tuple[str, str, str]]:
    """A list of Keepers names at least one, and only those that there are."""
    if not isinstance(value, list) or not value:
        yield "bad_condition", field, "names no Keeper"
        return
    for each in value:
        if not isinstance(each, str) or each not in keepers:
            yield "unknown_keeper", field, f"there is no Keeper {each!r}"


def deck_faults(entries: Sequence[Entry], without: Sequence[str]) -> list[str]:
    """What is wrong with a finished deck (fluxx 157 to 159)."""
    ids = [entry["id"] for entry in entries]
    left = [entry for entry in entries if entry["id"] not in without]
    faults = [f"unknown_id: {each}, without: is not in the deck" for each in without if each not in ids]
    faults += ["second_basic_rules: basic_rules, without: cannot be removed"] if "basic_rules" in without else []
    goals = [entry for entry in left if entry["type"] == "goal"]
    return faults + ([] if goals else ["no_goal: deck, without: the finished deck has no Goal"])
