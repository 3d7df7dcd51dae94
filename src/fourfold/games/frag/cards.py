"""The cards of FRAG, read from data and checked once."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fourfold.plain import Thing

DECKS = ("weapon", "gadget", "special")
STATS = ("health", "speed", "accuracy")
ANY_TIME = ("g_first_aid_kit", "g_adrenaline_surge", "g_stim_pack", "s_lag", "s_disconnect", "s_hack_insubstantial")
"""Cards allowed at any time: in one's own turn between rolls, and in the windows (frag 225)."""


@dataclass(frozen=True, eq=False)
class Card(Thing):
    """A card; copies of the same card share their kind and every other fact."""

    kind: str
    deck: str
    order: int
    lasts: str  # how long it works
    times: Mapping[str, int]  # by stat: what it multiplies (frag 37)
    plus: Mapping[str, int]  # by stat: what it adds


@dataclass(frozen=True, eq=False)
class Weapon(Card):
    """A gun, a saw or a bomb."""

    dice: int
    ammo: int | None  # when full; None: never empty
    cost: int  # of a shot
    burst: int  # ammo for a burst; 0: it fires none (frag 179)
    extra_loss: int
    nearest: int
    farthest: int
    distance_cap: int  # for the to-hit roll (frag 187)
    aim: int  # Accuracy added with it (frag 188)
    near_dice_to: int  # beyond this distance the far dice count (frag 178)
    far_dice: int
    jet: int  # so many squares in a line (frag 182); 0: no jet
    blast: tuple[int, ...]  # dice by distance from the square aimed at (frag 189)
    reloadable: bool


@dataclass(frozen=True, eq=False)
class Gadget(Card):
    """Armour, medicine, and things that are put on weapons or boots."""

    letter: str
    armour: int  # points of an armour
    shield: int  # what an Energy Shield saves in all (frag 193)
    attach: bool  # it is put on one weapon

    @property
    def worn(self) -> bool:
        """It counts as the armour worn (frag 135, 193)."""
        return bool(self.armour or self.shield)

    @property
    def timed(self) -> bool:
        """It has a time limit (frag 42)."""
        return self.lasts == "until_end_of_your_next_turn"

    @property
    def stays(self) -> bool:
        """It is laid down and stays for a while."""
        return self.timed or self.lasts == "while_in_play"


class Special(Card):
    """A trick on the server, played by the person and not by the fighter."""

    @property
    def stays(self) -> bool:
        """It lies in play until its time is over (frag 30)."""
        return self.lasts not in ("instant", "this_attack", "until_targets_next_turn")


@cache
def printed() -> dict[str, Any]:
    """The data that come with the game."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("cards.json").read_text(encoding="utf-8"))
    assert sum(entry["copies"] for entry in data["cards"]) == data["totals"]["all"]
    return data


@cache
def deal_box() -> dict[str, Card]:
    """Every card by id; copies are numbered from 1."""
    copies = [(entry, copy) for entry in printed()["cards"] for copy in range(1, entry["copies"] + 1)]
    cards = [make_card(entry, f"{entry['id']}.{copy}", order) for order, (entry, copy) in enumerate(copies)]
    return {card.id: card for card in cards}


def effects(entry: Mapping[str, Any], op: str) -> Iterator[Mapping[str, Any]]:
    """What an entry does of this kind."""
    return (each for each in entry.get("effects", []) if each["op"] == op)


def boosts(entry: Mapping[str, Any], field: str) -> dict[str, int]:
    """By stat: what a card multiplies or adds, if it does so for the fighter and not for one weapon."""
    whole = [each for each in effects(entry, "stat") if field in each and "only_with" not in each]
    return {stat: each[field] for each in whole for stat in (STATS if each["stat"] == "all" else [each["stat"]])}


def make_card(entry: Mapping[str, Any], name: str, order: int) -> Card:
    """One copy of a card from its entry."""
    facts: dict[str, Any] = {
        "id": name,
        "kind": entry["id"],
        "deck": entry["deck"],
        "order": order,
        "lasts": entry["duration"],
        "times": boosts(entry, "mul"),
        "plus": boosts(entry, "add"),
    }
    if entry["deck"] == "weapon":
        return Weapon(**facts, **weapon_facts(entry))
    if entry["deck"] == "gadget":
        armour = sum(each["bonus"] for each in effects(entry, "armor"))
        shield = sum(each["total"] for each in effects(entry, "absorb"))
        return Gadget(**facts, letter=entry["letter"], armour=armour, shield=shield, attach=entry.get("attach", False))
    return Special(**facts)


def weapon_facts(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The facts only weapons have."""
    area = entry.get("area", {})
    near, far = entry.get("damage_by_distance") or [{"max_distance": 99, "dice": 0}, {"dice": 0}]
    return {
        "dice": entry["damage_dice"],
        "ammo": entry["ammo"],
        "cost": entry["ammo_cost"] if entry["ammo"] is not None else 0,
        "burst": sum(mode["ammo_cost"] for mode in entry.get("modes", [])),
        "extra_loss": entry.get("extra_loss", 0),
        "nearest": entry.get("range_min", 1),
        "farthest": entry.get("range_max", 999),
        "distance_cap": entry.get("distance_cap", 999),
        "aim": entry.get("accuracy_add", 0),
        "near_dice_to": near["max_distance"],
        "far_dice": far["dice"],
        "jet": area["length"] if area.get("shape") == "jet" else 0,
        "blast": tuple(area.get("dice_by_distance", ())),
        "reloadable": entry.get("reloadable", True),
    }


def pistol() -> Weapon:
    """The weapon every fighter has (frag 120)."""
    facts = weapon_facts(printed()["base_weapon"])
    return Weapon("pistol", "pistol", "weapon", -1, "while_in_play", {}, {}, **facts)


PISTOL = pistol()
"""It is no card, so it lies in no place."""
