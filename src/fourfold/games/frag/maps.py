"""The printed maps, and maps of one's own."""

import json
from functools import lru_cache
from typing import Any

from fourfold.faults import Checked, Sentence, wrong_option
from fourfold.games.frag.board import Board
from fourfold.games.frag.cards import printed
from fourfold.games.frag.map_file import map_faults, respawn_faults

PRINTED = {"pump_station": "map_a", "six_gates": "map_b"}


def map_text(value: Any) -> str:
    """The name of a printed map, or the text of a map file without errors."""
    if not isinstance(value, str):
        raise ValueError(Sentence("fault-frag-map-text", known=", ".join(PRINTED)))
    if value not in PRINTED:
        if not value.lstrip().startswith("{"):
            raise ValueError(Sentence("fault-frag-no-map", value=repr(value[:40]), known=", ".join(PRINTED)))
        if errors := [] if isinstance(value, Checked) else map_errors(value):
            raise ValueError(Sentence("fault-map-file", faults=errors))
    return str(value)


@lru_cache(maxsize=32)
def map_errors(text: str) -> list[Sentence]:
    """What forbids to play on a map, found once for each of the last maps."""
    return [fault.whole() for fault in map_faults(text) if not fault.warning]


def user_faults(text: str) -> list[Sentence]:
    """Every error and warning of a map file, in words."""
    return [fault.whole() for fault in map_faults(text)]


@lru_cache(maxsize=32)  # those in play are kept by their tables
def read_board(name: str) -> Board:
    """A printed map by name, or the one in the text of a map file."""
    data = printed()["maps"][PRINTED[name]] if name in PRINTED else json.loads(name)
    names = {"en": data["name_en"], "ru": data["name_ru"]}
    return Board(name if name in PRINTED else "custom", names, data["width"], data["height"], tuple(data["grid"]))


def check_players(board: Board, seats: int, few: bool) -> None:
    """4 to 6 players, 2 or 3 with an option, and one for each respawn square of larger maps (frag 1 to 3, 248)."""
    most = max(6, len(board.respawns))
    if seats > most or (seats < 4 and not few):
        told = {"least": 2 if few else 4, "most": most, "seats": seats}
        if few or seats > 3:
            raise ValueError(Sentence("fault-frag-players", **told))
        raise wrong_option("few_players", "fault-frag-few-players", **told)
    if faults := [fault.whole() for fault in respawn_faults(board, seats)]:
        raise wrong_option("map", "fault-map-file", faults=faults)
