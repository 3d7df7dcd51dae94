"""What a card file must look like; each fault names the entry and the field."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fourfold.faults import Sentence, not_json

SYMBOLS = ("nut", "bolt", "cog", "oil")
KINDS = {
    "mechanics": "mechanic",
    "robots": "robot",
    "upgrades": "upgrade",
    "fzzzt": "fzzzt",
    "production_units": "unit",
}
DECK = ("robots", "upgrades", "fzzzt", "production_units")
MOST_CARDS = 120  # so that games end in time, and no seat has more robots than the scoring can count
BIDDERS = ("mechanic", "robot", "upgrade", "fzzzt")
Fault = Callable[[Any], Sentence | None]  # what is wrong with a value, if anything


def one_of(*values: Any) -> Fault:
    """A value out of a few."""
    allowed = ", ".join("null" if value is None else str(value) for value in values)

    def fault(value: Any) -> Sentence | None:
        fine = any(value == each and type(value) is type(each) for each in values)  # 4.0 and True are no numbers here
        return None if fine else Sentence("fault-not-one-of", value=repr(value), known=allowed)

    return fault


def number(least: int, most: int) -> Fault:
    """A whole number within bounds."""

    def fault(value: Any) -> Sentence | None:
        fine = type(value) is int and least <= value <= most
        return None if fine else Sentence("fault-fzzzt-range", value=repr(value), least=least, most=most)

    return fault


def text(value: Any) -> Sentence | None:
    """Some words."""
    return None if isinstance(value, str) and value.strip() else Sentence("fault-fzzzt-text", value=repr(value))


def name(value: Any) -> Sentence | None:
    """An id that a move can be written with; "none" is what one says for no card."""
    fine = isinstance(value, str) and re.fullmatch(r"[\w-]+", value) and value != "none"
    return None if fine else Sentence("fault-fzzzt-id", value=repr(value))


def yes_or_no(value: Any) -> Sentence | None:
    """True or false."""
    return None if isinstance(value, bool) else Sentence("fault-fzzzt-flag", value=repr(value))


def symbols(least: int, most: int) -> Fault:
    """Different symbols, so many of them (fzzzt 3, 4)."""

    def fault(value: Any) -> Sentence | None:
        if not isinstance(value, list) or len(value) not in range(least, most + 1):
            return Sentence("fault-fzzzt-symbols", value=repr(value), least=least, most=most)
        strange = [each for each in value if each not in SYMBOLS or value.count(each) > 1]
        known = ", ".join(SYMBOLS)
        return Sentence("fault-fzzzt-symbol", value=repr(strange[0]), known=known) if strange else None

    return fault


def powers(value: Any) -> Sentence | None:
    """A new power by kind of card."""
    fine = (
        isinstance(value, dict)
        and value
        and all(kind in BIDDERS and number(0, 9)(n) is None for kind, n in value.items())
    )
    return None if fine else Sentence("fault-fzzzt-powers", value=repr(value), known=", ".join(BIDDERS))


def visible(value: Any) -> Sentence | None:
    """All belt cards, or so many."""
    return None if value == "all" else number(1, 12)(value)


def card(power: Fault, points: Fault, speed: Fault, signs: Fault) -> dict[str, Fault]:
    """The fields every card has."""
    return {"id": name, "power": power, "points": points, "speed": speed, "symbols": signs, "ext56": yes_or_no}


NONE = one_of(None)
SPEED = one_of(1, 2, 3, 4, 8)
OWNER = one_of(None, 1, 2, 3, 4, 5, 6)
FIELDS: dict[str, dict[str, Fault]] = {
    "mechanics": card(one_of(0), one_of(0), NONE, symbols(0, 0)) | {"number": number(1, 6), "owner": number(1, 6)},
    "robots": card(number(1, 5), number(-9, 20), SPEED, symbols(1, 3)) | {"owner": OWNER},
    "upgrades": card(number(0, 5), number(-9, 20), SPEED, symbols(4, 4)) | {"owner": NONE},
    "fzzzt": card(number(0, 9), number(-9, 20), SPEED, symbols(0, 0)) | {"owner": NONE},
    "production_units": {
        "id": name,
        "points": number(1, 50),
        "speed": SPEED,
        "symbols": symbols(1, 4),
        "ext56": yes_or_no,
    },
    "peripherals": {"id": name, "name": text, "effect": text, "basis": one_of("invented", "printed")},
}
HOOKS: dict[str, dict[str, Fault]] = {  # what a peripheral may change, and to what (fzzzt 131)
    "belt.reveal": {"visible": visible},
    "bid.place": {"bidding": one_of("open-sequential")},
    "auction.pick": {"lot": one_of("chief-choice-among-face-up")},
    "auction.compare": {"winner": one_of("lowest-positive")},
    "auction.end": {"wrench": one_of("step-clockwise-if-no-tie")},
    "bid.value": {"power_override": powers},
    "auction.pay": {"refund": one_of("lowest-power-card-if-2plus")},
    "auction.lose": {"loser_cost": number(1, 6), "if_bid_at_least": number(1, 6)},
    "round.start": {"extra_draw": number(1, 6)},
    "build.limit": {"robots_per_unit": number(1, 6)},
    "none": {},
}


def card_faults(text: str, printed: Mapping[str, Any]) -> list[Sentence]:
    """Everything wrong with a card file; lists it leaves out are taken as printed."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        return [Sentence("fault-not-json", where=not_json(error))]
    if not isinstance(data, dict) or not any(name in data for name in FIELDS):
        return [Sentence("fault-fzzzt-lists", known=", ".join(FIELDS))]
    faults = [fault for name in FIELDS if name in data for fault in list_faults(name, data[name])]
    return faults or list(set_faults({**printed, **data}))


def list_faults(name: str, entries: Any) -> Iterator[Sentence]:
    """Faults of the entries of one list, each by itself."""
    if not isinstance(entries, list):
        yield in_place(name, "no-list")
        return
    for index, entry in enumerate(entries):
        if not isinstance(entry, dict):
            yield in_place(f"{name}[{index}]", "no-object")
            continue
        place = f"{name}[{index}]" + (f" ({entry['id']})" if "id" in entry else "")
        yield from field_faults(place, entry, FIELDS[name])
        if name == "peripherals":
            yield from hook_faults(place, entry)


def field_faults(place: str, entry: Mapping[str, Any], fields: Mapping[str, Fault]) -> Iterator[Sentence]:
    """Faults of the fields of one entry."""
    for field, fault in fields.items():
        if field not in entry:
            yield in_field(place, field, Sentence("fault-missing"))
        elif wrong := fault(entry[field]):
            yield in_field(place, field, wrong)


def hook_faults(place: str, entry: Mapping[str, Any]) -> Iterator[Sentence]:
    """A peripheral changes one thing, to a value the rules know (fzzzt 131)."""
    hook, params = entry.get("hook"), entry.get("params", {})
    if not isinstance(hook, str) or hook not in HOOKS:
        yield in_field(place, "hook", Sentence("fault-not-one-of", value=repr(hook), known=", ".join(HOOKS)))
    elif not isinstance(params, dict):
        yield in_field(place, "params", Sentence("fault-fzzzt-no-object"))
    else:
        yield from field_faults(f"{place}, params", params, HOOKS[hook])
        strange, why = [name for name in params if name not in HOOKS[hook]], Sentence("fault-fzzzt-no-value", hook=hook)
        yield from (in_field(f"{place}, params", name, why) for name in strange)


def set_faults(data: Mapping[str, Any]) -> Iterator[Sentence]:
    """Faults of the cards together."""
    yield from repeated_ids(data)
    yield from number_faults(data)
    deck = [entry for name in DECK for entry in data[name] if not entry.get("owner")]
    if sum(not entry["ext56"] for entry in deck) < 12:
        yield in_place("robots", "short-deck")
    if sum(len(data[name]) for name in DECK) > MOST_CARDS:
        yield in_place("robots", "long-deck", most=MOST_CARDS)


def repeated_ids(data: Mapping[str, Any]) -> Iterator[Sentence]:
    """No two cards have the same id."""
    seen: dict[str, str] = {}
    for name in FIELDS:
        for index, entry in enumerate(data[name]):
            place = f"{name}[{index}] ({entry['id']})"
            if entry["id"] in seen:
                yield in_field(place, "id", Sentence("fault-fzzzt-used", place=seen[entry["id"]]))
            seen[entry["id"]] = place


def number_faults(data: Mapping[str, Any]) -> Iterator[Sentence]:
    """Mechanics are six, each has its starters, and those of 5 and 6 are 5/6 cards (fzzzt 7, 8)."""
    if sorted(entry["number"] for entry in data["mechanics"]) != [1, 2, 3, 4, 5, 6]:
        yield in_field("mechanics", "number", Sentence("fault-fzzzt-numbers"))
    for index, entry in enumerate(data["mechanics"]):
        if entry["owner"] != entry["number"]:
            yield in_field(f"mechanics[{index}] ({entry['id']})", "owner", Sentence("fault-fzzzt-owner"))
    for index, entry in enumerate(data["robots"]):
        if entry["owner"] and entry["ext56"] != (entry["owner"] > 4):
            yield in_field(f"robots[{index}] ({entry['id']})", "ext56", Sentence("fault-fzzzt-starters-only"))
    for owner in range(1, 7):
        starters = sorted(robot["power"] for robot in data["robots"] if robot["owner"] == owner)
        if starters != [1, 2, 3]:
            yield in_field("robots", "owner", Sentence("fault-fzzzt-starters", owner=owner, powers=f"{starters}"))


def in_place(place: str, why: str, **values: Any) -> Sentence:
    """A fault of a whole list or entry."""
    return Sentence("fault-fzzzt", place=place, why=Sentence(f"fault-fzzzt-{why}", **values))


def in_field(place: str, field: str, why: Sentence) -> Sentence:
    """A fault of one field of an entry."""
    return Sentence("fault-fzzzt-field", place=place, field=field, why=why)
