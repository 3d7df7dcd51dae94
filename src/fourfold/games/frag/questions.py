"""Questions that need no table: faults of a map with their squares, and what one sees and how one walks on it."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from fourfold.core.game import View
from fourfold.games.frag.board import Board
from fourfold.games.frag.cards import printed
from fourfold.games.frag.forecast import Legs, ways_to
from fourfold.games.frag.map_file import grid_faults, head_faults, map_faults
from fourfold.games.frag.maps import PRINTED, read_board
from fourfold.games.frag.moving import JUMP_PRICE
from fourfold.games.frag.odds import hit_chance
from fourfold.games.frag.previews import obstacle

FARTHEST_JUMP, MOST_POINTS, MOST_TEXT = 12, 48, 20_000
MOST_SHOTS, MOST_DICE = 2_000, 40


def faults(data: Any) -> View:
    """Every error and warning of a map, each with its squares (frag 245 to 258)."""
    found = map_faults(field(data, "map", str))
    told = [
        {"code": each.code, "warning": each.warning, "text": each.text.data(), "squares": each.squares}
        for each in found
    ]
    return {"faults": told}


def sight(data: Any) -> View:
    """All that is seen from a place, past fighters that stand in the way (frag 106 to 114)."""
    board = drawn(data)
    here, bits = place(board, field(data, "place", str)), standing(board, data)
    near = range(len(board.places))
    seen = [to for to in near if not board.solid[to] and obstacle(board, here, to, bits) is None]
    return {"sight": [str(board.places[to]) for to in seen]}


def probe(data: Any) -> View:
    """From one place to another: the distance both ways of counting, and what is in the way."""
    board = drawn(data)
    here, there = place(board, field(data, "place", str)), place(board, field(data, "to", str))
    met = obstacle(board, here, there, standing(board, data))
    distances = {"steps": board.distance(here, there), "king": board.distance(here, there, king=True)}
    return distances | {"why": met.why if met else "", "at": [met.x, met.y] if met else None}


def walk(data: Any) -> View:
    """Where a lonely fighter gets with so many points and so much Speed: points, last move, where it begins."""
    board = drawn(data)
    start = place(board, field(data, "place", str))
    points, speed = bounded(data, "points", MOST_POINTS), bounded(data, "speed", FARTHEST_JUMP)
    found = ways_to(board, start, points, Legs(JUMP_PRICE, speed))
    return {"paths": {str(board.places[to]): [cost, how, str(board.places[back]), True]
                      for to, (cost, how, back) in found.items()}}  # fmt: skip


def maps(_data: Any) -> View:
    """The printed maps as texts to begin from."""
    fields = ("name_en", "name_ru", "width", "height", "grid")
    return {name: {each: printed()["maps"][key][each] for each in fields} for name, key in PRINTED.items()}


def luck(data: Any) -> View:
    """How many of some to-hit rolls, each given as its dice and its distance, should have hit (frag 128)."""
    shots = field(data, "shots", list)
    fair = [shot for shot in shots if isinstance(shot, list) and [type(each) for each in shot] == [int, int]]
    if len(fair) != len(shots) or len(shots) > MOST_SHOTS or not all([0 < dice <= MOST_DICE for dice, _ in fair]):
        raise ValueError("shots: is not a list of dice and distances")
    return {"expected": round(float(sum([hit_chance(dice, distance) for dice, distance in fair])), 2)}


def drawn(data: Any) -> Board:
    """The map a question is about: a printed one by name, or the text of a map file whose drawing can be read."""
    text = field(data, "map", str)
    if text in PRINTED:
        return read_board(text)
    if len(text) > MOST_TEXT:
        raise ValueError("the map is too large")
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("the map is not a JSON file") from None
    broken = list(head_faults(told)) or [each for each in grid_faults(told) if each.code in ("size", "character")]
    if broken:
        raise ValueError(broken[0].whole())
    return Board("custom", {"en": told["name_en"]}, told["width"], told["height"], tuple(told["grid"]))


def field(data: Any, name: str, kind: type) -> Any:
    """One field of a question."""
    value = data.get(name) if isinstance(data, Mapping) else None
    if not isinstance(value, kind):
        raise ValueError(f"{name}: {value!r} is not of type {kind.__name__}")
    return value


def bounded(data: Any, name: str, most: int) -> int:
    """A number of a question."""
    value: int = field(data, name, int)
    if not 0 <= value <= most:
        raise ValueError(f"{name}: {value} is not 0 to {most}")
    return value


def place(board: Board, name: str) -> int:
    """A place by name."""
    if name not in board.index:
        raise ValueError(f"there is no place {name[:20]!r}")
    return board.index[name]


def standing(board: Board, data: Any) -> int:
    """The places of fighters in a question, as bits."""
    names = data.get("fighters", [])
    if not isinstance(names, list) or not all([isinstance(name, str) for name in names]):
        raise ValueError("fighters: is not a list of places")
    return sum([1 << number for number in {place(board, name) for name in names}])


QUESTIONS: dict[str, Callable[[Any], View]] = {
    "faults": faults,
    "sight": sight,
    "probe": probe,
    "walk": walk,
    "maps": maps,
    "luck": luck,
}
"""What the game answers without a table."""
