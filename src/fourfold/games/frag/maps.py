"""The printed maps, and maps of one's own."""

import json
from functools import cache
from typing import Any

from fourfold.games.frag.board import Board
from fourfold.games.frag.cards import printed
from fourfold.games.frag.map_file import map_faults, respawn_faults

PRINTED = {"pump_station": "map_a", "six_gates": "map_b"}


def map_text(value: Any) -> str:
    """The name of a printed map, or the text of a map file without errors."""
    if not isinstance(value, str):
        raise ValueError(f"give one of {', '.join(PRINTED)}, or the text of a map file")
    if value not in PRINTED:
        if not value.lstrip().startswith("{"):
            raise ValueError(f"there is no map {value[:40]!r}; there are {', '.join(PRINTED)}, or give a map file")
        errors = [str(fault) for fault in map_faults(value) if not fault.warning]
        if errors:
            raise ValueError("\n".join(["the map has faults:", *errors]))
    return value


def user_faults(text: str) -> list[str]:
    """Every error and warning of a map file, in words."""
    return [str(fault) for fault in map_faults(text)]


@cache
def read_board(name: str) -> Board:
    """A printed map by name, or the one in the text of a map file."""
    data = printed()["maps"][PRINTED[name]] if name in PRINTED else json.loads(name)
    names = {"en": data["name_en"], "ru": data["name_ru"]}
    return Board(name if name in PRINTED else "custom", names, data["width"], data["height"], tuple(data["grid"]))


def check_players(board: Board, seats: int, few: bool) -> None:
    """4 to 6 players, 2 or 3 with an option, and one for each respawn square of larger maps (frag 1 to 3, 248)."""
    most = max(6, len(board.respawns))
    if seats > most or (seats < 4 and not few):
        least = "2" if few else "4"
        hint = "" if few or seats > 3 else "; option few_players lets 2 or 3 play"
        raise ValueError(f"this map is for {least} to {most} players, not {seats}{hint}")
    if faults := list(respawn_faults(board, seats)):
        raise ValueError("; ".join(map(str, faults)))
