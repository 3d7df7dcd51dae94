"""The cards of Fzzzt!, read from data and checked once."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fourfold.faults import Sentence, wrong_option
from fourfold.games.fzzzt.card_file import KINDS, SYMBOLS, card_faults
from fourfold.plain import Thing


@dataclass(frozen=True, eq=False)
class Card(Thing):
    """A mechanic, robot, upgrade, Fzzzt! or production unit."""

    kind: str
    power: int
    points: int
    speed: int
    symbols: tuple[str, ...]
    owner: int | None
    ext56: bool
    order: int
    mask: int  # the symbols as bits, nut 1 to oil 8


class Unit(Card):
    """A production unit; its points are the value of each widget."""


@dataclass(frozen=True, eq=False)
class Peripheral(Thing):
    """A card that changes the rules for a round."""

    name: str
    effect: str
    hook: str
    params: Mapping[str, Any]
    names: Mapping[str, str]
    house: bool
    order: int


def symbol_mask(symbols: Iterable[str]) -> int:
    """A set of symbols as bits."""
    return sum(1 << SYMBOLS.index(symbol) for symbol in symbols)


@cache
def printed() -> dict[str, Any]:
    """The card file that comes with the game."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("cards.json").read_text(encoding="utf-8"))
    return data


def user_faults(text: str) -> list[Sentence]:
    """Everything wrong with a user's card file; lists it leaves out are as printed."""
    return card_faults(text, printed())


@lru_cache(maxsize=64)
def read_box(card_file: str) -> dict[str, Thing]:
    """Every card by id; the lists in a user's file stand in for the printed ones."""
    if card_file and (faults := user_faults(card_file)):
        raise wrong_option("card_file", "fault-card-file", faults=faults)
    data = printed() | (json.loads(card_file) if card_file else {})
    entries = [(kind, entry) for name, kind in KINDS.items() for entry in data[name]]
    box: dict[str, Thing] = {entry["id"]: make_card(kind, entry, order) for order, (kind, entry) in enumerate(entries)}
    return box | {entry["id"]: make_peripheral(entry, order) for order, entry in enumerate(data["peripherals"])}


def make_card(kind: str, entry: Mapping[str, Any], order: int) -> Card:
    """One card from its entry."""
    return (Unit if kind == "unit" else Card)(
        id=entry["id"],
        kind=kind,
        power=entry.get("power", 0),
        points=entry["points"],
        speed=entry["speed"] or 0,
        symbols=tuple(entry["symbols"]),
        owner=entry.get("owner"),
        ext56=entry["ext56"],
        order=order,
        mask=symbol_mask(entry["symbols"]),
    )


def make_peripheral(entry: Mapping[str, Any], order: int) -> Peripheral:
    """One peripheral from its entry (fzzzt 130)."""
    names = {key.removeprefix("name_"): str(text) for key, text in entry.items() if key.startswith("name_")}
    house = entry["basis"] == "invented"
    name, effect, hook = entry["name"], entry["effect"], entry["hook"]
    return Peripheral(entry["id"], name, effect, hook, entry.get("params", {}), names, house, order)
