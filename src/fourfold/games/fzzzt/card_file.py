"""What a card file must look like; each fault names the entry and the field."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

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
Fault = Callable[[Any], str | None]  # what is wrong with a value, if anything


def one_of(*values: Any) -> Fault:
    """A value out of a few."""
    allowed = ", ".join("null" if value is None else str(value) for value in values)

    def fault(value: Any) -> str | None:
        fine = any(value == each and type(value) is type(each) for each in values)  # 4.0 and True are no numbers here
        return None if fine else f"{value!r} is not one of {allowed}"

    return fault


def number(least: int, most: int) -> Fault:
    """A whole number within bounds."""

    def fault(value: Any) -> str | None:
        fine = type(value) is int and least <= value <= most
        return None if fine else f"{value!r} is not a whole number from {least} to {most}"

    return fault


def text(value: Any) -> str | None:
    """Some words."""
    return None if isinstance(value, str) and value.strip() else f"{value!r} is not a text"


def name(value: Any) -> str | None:
    """An id that a move can be written with; "none" is what one says for no card."""
    fine = isinstance(value, str) and re.fullmatch(r"[\w-]+", value) and value != "none"
    return None if fine else f"{value!r} is not a word of letters, digits and dashes (other than none)"


def yes_or_no(value: Any) -> str | None:
    """True or false."""
    return None if isinstance(value, bool) else f"{value!r} is neither true nor false"


def symbols(least: int, most: int) -> Fault:
    """Different symbols, so many of them (fzzzt 3, 4)."""

    def fault(value: Any) -> str | None:
        if not isinstance(value, list) or len(value) not in range(least, most + 1):
            return f"{value!r} is not a list of {least} to {most} symbols"
        strange = [each for each in value if each not in SYMBOLS or value.count(each) > 1]
        return f"{strange[0]!r} is not a symbol, or is given twice; there are {', '.join(SYMBOLS)}" if strange else None

    return fault


def powers(value: Any) -> str | None:
    """A new power by kind of card."""
    fine = (
        isinstance(value, dict)
        and value
        and all(kind in BIDDERS and number(0, 9)(n) is None for kind, n in value.items())
    )
    return None if fine else f"{value!r} does not give a power from 0 to 9 by kind ({', '.join(BIDDERS)})"


def visible(value: Any) -> str | None:
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


def card_faults(text: str, printed: Mapping[str, Any]) -> list[str]:
    """Everything wrong with a card file; lists it leaves out are taken as printed."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        return [f"not a JSON file: {error}"]
    if not isinstance(data, dict) or not any(name in data for name in FIELDS):
        return [f"a card file is a JSON object with at least one of the lists {', '.join(FIELDS)}"]
    faults = [fault for name in FIELDS if name in data for fault in list_faults(name, data[name])]
    return faults or list(set_faults({**printed, **data}))


def list_faults(name: str, entries: Any) -> Iterator[str]:
    """Faults of the entries of one list, each by itself."""
    if not isinstance(entries, list):
        yield f"{name}: is not a list"
        return
    for index, entry in enumerate(entries):
        if not isinstance(entry, dict):
            yield f"{name}[{index}]: is not an object"
            continue
        place = f"{name}[{index}] ({entry.get('id', 'without id')})"
        yield from field_faults(place, entry, FIELDS[name])
        if name == "peripherals":
            yield from hook_faults(place, entry)


def field_faults(place: str, entry: Mapping[str, Any], fields: Mapping[str, Fault]) -> Iterator[str]:
    """Faults of the fields of one entry."""
    for field, fault in fields.items():
        if field not in entry:
            yield f"{place}, {field}: is missing"
        elif wrong := fault(entry[field]):
            yield f"{place}, {field}: {wrong}"


def hook_faults(place: str, entry: Mapping[str, Any]) -> Iterator[str]:
    """A peripheral changes one thing, to a value the rules know (fzzzt 131)."""
    hook, params = entry.get("hook"), entry.get("params", {})
    if not isinstance(hook, str) or hook not in HOOKS:
        yield f"{place}, hook: {hook!r} is not one of {', '.join(HOOKS)}"
    elif not isinstance(params, dict):
        yield f"{place}, params: is not an object"
    else:
        yield from field_faults(f"{place}, params", params, HOOKS[hook])
        yield from (f"{place}, params, {name}: {hook} has no such value" for name in params if name not in HOOKS[hook])


def set_faults(data: Mapping[str, Any]) -> Iterator[str]:
    """Faults of the cards together."""
    yield from repeated_ids(data)
    yield from number_faults(data)
    deck = [entry for name in DECK for entry in data[name] if not entry.get("owner")]
    if sum(not entry["ext56"] for entry in deck) < 12:
        yield "robots: fewer than 12 cards are left for the deck when the starters are dealt"
    if sum(len(data[name]) for name in DECK) > MOST_CARDS:
        yield f"robots: there are more than {MOST_CARDS} cards in all"


def repeated_ids(data: Mapping[str, Any]) -> Iterator[str]:
    """No two cards have the same id."""
    seen: dict[str, str] = {}
    for name in FIELDS:
        for index, entry in enumerate(data[name]):
            place = f"{name}[{index}] ({entry['id']})"
            if entry["id"] in seen:
                yield f"{place}, id: is used already by {seen[entry['id']]}"
            seen[entry["id"]] = place


def number_faults(data: Mapping[str, Any]) -> Iterator[str]:
    """Mechanics are six, each has its starters, and those of 5 and 6 are 5/6 cards (fzzzt 7, 8)."""
    if sorted(entry["number"] for entry in data["mechanics"]) != [1, 2, 3, 4, 5, 6]:
        yield "mechanics, number: the six mechanics are numbered 1 to 6"
    for index, entry in enumerate(data["mechanics"]):
        if entry["owner"] != entry["number"]:
            yield f"mechanics[{index}] ({entry['id']}), owner: is not the mechanic's own number"
    for index, entry in enumerate(data["robots"]):
        if entry["owner"] and entry["ext56"] != (entry["owner"] > 4):
            yield f"robots[{index}] ({entry['id']}), ext56: is true for the starters of mechanics 5 and 6 alone"
    for owner in range(1, 7):
        starters = sorted(robot["power"] for robot in data["robots"] if robot["owner"] == owner)
        if starters != [1, 2, 3]:
            yield f"robots, owner: mechanic {owner} has starters of power {starters}, not one each of 1, 2 and 3"
