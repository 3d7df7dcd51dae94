"""Map files and their faults (frag 245 to 258), and pictures of maps."""

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from fourfold.games.frag.cards import printed
from fourfold.games.frag.map_file import features, map_faults
from fourfold.games.frag.maps import PRINTED, check_players, read_board
from fourfold.games.frag.picture import draw_map
from tests.citing import rule
from tests.games.frag.table import GAME
from tests.games.frag.variants import ARENA

ROOM = [
    "+-+-+-+-+-+-+-+-+",
    "|1 . w . . g . 2|",
    "+               +",
    "|. . . . . . . .|",
    "+               +",
    "|. . . # # . . .|",
    "+               +",
    "|. . . # # . . .|",
    "+               +",
    "|. . . . . . . .|",
    "+               +",
    "|3 . g . . w . 4|",
    "+-+-+-+-+-+-+-+-+",
]


def room(*changes: tuple[int, int, str], **fields: Any) -> dict[str, Any]:
    """A small sound map with some characters (line, column) replaced."""
    lines = [list(row) for row in ROOM]
    for line, column, mark in changes:
        lines[line][column] = mark
    grid = ["".join(row) for row in lines]
    return {"name_en": "Room", "name_ru": "Зал", "width": 8, "height": 6, "grid": grid} | fields


def faults(*changes: tuple[int, int, str], **fields: Any) -> dict[str, str]:
    """The faults of a room, by name."""
    found = {fault.code: str(fault.text) for fault in map_faults(json.dumps(room(*changes, **fields)))}
    found.pop("respawn-sight", None)
    return found


def test_a_sound_map_has_no_faults() -> None:
    assert faults() == {}


@rule("frag 245")
def test_size_lines_of_the_wrong_length_are_named() -> None:
    short = [*ROOM[:3], ROOM[3][:-1], *ROOM[4:]]
    assert faults(grid=short) == {"size": "line 3 has 16 characters, not 17"}
    assert "there are 12 lines, not 13" in faults(grid=ROOM[:-1])["size"]
    assert "width is 5, not 6 to 40" in [fault.text for fault in map_faults(json.dumps(room(width=5)))]
    assert "height is 41, not 6 to 40" in [fault.text for fault in map_faults(json.dumps(room(height=41)))]


@rule("frag 246")
def test_character_an_unknown_square_edge_or_post_is_named_with_its_place() -> None:
    assert faults((3, 3, "?"))["character"] == "'?' is no square (line 3, column 3)"
    assert faults((3, 4, "-"))["character"] == "'-' is no edge (line 3, column 4)"
    assert faults((4, 3, ">"))["character"] == "'>' is no edge (line 4, column 3)"
    assert faults((4, 4, "."))["character"] == "'.' is no post (line 4, column 4)"


@rule("frag 247")
def test_border_the_outer_edge_is_a_wall() -> None:
    assert faults((0, 3, "D"))["border"] == "the outer edge is no wall at (1, 0)"


@rule("frag 248")
def test_respawn_few() -> None:
    assert faults((11, 15, "."))["respawn-few"] == "there are 3 respawn squares, not at least 4"
    with pytest.raises(ValueError, match="respawn-few: there are 4 respawn squares, not at least 5"):
        check_players(GAME.start(4, map=json.dumps(room())).board, 5, False)
    with pytest.raises(ValueError, match="respawn-few"):
        GAME.start(6, map=json.dumps(room()))


@rule("frag 249")
def test_respawn_missing_names_the_gap() -> None:
    assert faults((11, 15, "6"))["respawn-missing"] == "there is no respawn square 4, 5"


@rule("frag 250")
def test_respawn_twice() -> None:
    assert faults((3, 3, "2"))["respawn-twice"] == "respawn 2 stands on (7, 0), (1, 1)"


@rule("frag 251")
def test_door_posts() -> None:
    assert "the door in (2, 2) has no wall beside it" in faults((5, 5, "V"))["door-posts"]
    assert "door-posts" not in faults((5, 5, "V"), (5, 4, "|"))  # a wall here, a solid square there


@rule("frag 252")
def test_door_nowhere() -> None:
    assert faults((5, 6, "D"))["door-nowhere"] == "the door beside (2, 2) opens onto solid (3, 2)"
    assert faults((5, 5, "H"), (4, 5, "-"), (6, 5, "-"))["door-nowhere"] == (
        "the passage of the door in (2, 2) ends at a wall"
    )


@rule("frag 253")
def test_unreachable_squares_are_listed() -> None:
    closed = [(10, 1, "-"), (10, 3, "-"), (11, 4, "|"), (11, 1, "."), (9, 3, "3")]
    assert faults(*closed)["unreachable"] == "not reached from respawn 1: (0,5), (1,5)"


@rule("frag 254")
def test_one_way_trap_squares_and_the_doors_into_them_are_listed() -> None:
    closed = [(10, 1, "v"), (10, 3, "-"), (11, 4, "|"), (11, 1, "."), (9, 3, "3")]
    assert faults(*closed)["one-way-trap"] == "no way out of (0,5), (1,5); one-way doors into it: 0,4 → 0,5"


@rule("frag 255")
def test_teleporter_single() -> None:
    assert faults((3, 3, "T"))["teleporter-single"] == "the only teleporter is (1, 1)"
    assert faults((3, 3, "T"), (3, 7, "T")) == {}


@rule("frag 256")
def test_features_that_disagree_with_the_grid_are_named() -> None:
    assert faults(features={"acid": [[1, 1]]})["features"].startswith("the list and the grid disagree on")
    for name, key in PRINTED.items():
        given = printed()["maps"][key]["features"]
        found = features(read_board(name))
        assert sorted(given) == sorted(found)
        changed = json.dumps(printed()["maps"][key] | {"features": given | {"grates": []}})
        assert [fault.whole() for fault in map_faults(changed)] == [
            "features: the list and the grid disagree on grates"
        ]


@rule("frag 257")
def test_warnings_allow_play() -> None:
    acid = [(line, 5, "~") for line in range(1, 12, 2)]
    assert "acid-lock" in faults(*acid)
    closed = [(5, 5, "/"), (5, 4, "|"), (4, 5, "-")]
    assert faults(*closed) == {"half-closed": "one half is unreachable: (2,2n)"}
    assert faults((1, 5, "."), (1, 11, "."), (11, 5, "."))["pickup-far"].startswith(
        "respawn 1 has no pickup within 8 steps"
    )
    warned = map_faults(json.dumps(room()))
    assert {fault.code for fault in warned} == {"respawn-sight"}
    assert all(fault.warning for fault in warned)
    assert GAME.start(4, map=json.dumps(room(*acid))).seats == 4
    assert GAME.files["map"](json.dumps(room()))[0].startswith("warning respawn-sight: respawn 1 and respawn 2")


@rule("frag 258")
def test_all_faults_are_reported_together_and_the_printed_maps_have_none() -> None:
    several = faults((3, 3, "?"), (0, 3, "D"), (3, 7, "T"), (11, 15, "6"))
    assert set(several) == {"character", "border", "teleporter-single", "respawn-missing"}
    for key in PRINTED.values():
        assert map_faults(json.dumps(printed()["maps"][key])) == []


@pytest.mark.parametrize("text", ["", "[]", "{}", "nonsense", '{"grid": 3}', json.dumps(room(grid=[1])), "[" * 9999,
                                  json.dumps(room(features=[])), json.dumps(room(width="8"))])  # fmt: skip
def test_a_damaged_map_file_is_a_fault_and_not_a_crash(text: str) -> None:
    assert GAME.files["map"](text)
    with pytest.raises(ValueError, match="map"):
        GAME.start(4, map=text)


@pytest.mark.parametrize("name", ["pump_station", "six_gates", ARENA])
def test_a_picture_of_any_map_is_well_formed_and_shows_everything(name: str) -> None:
    board = read_board(name)
    picture = draw_map(board)
    root = ET.fromstring(picture)
    assert root.tag.endswith("svg")
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert texts.count("W") == board.kinds.count("w")
    assert texts.count("T") == len(board.teleporters)
    assert all(str(number) in texts for number in range(1, len(board.respawns) + 1))
    arrows = sum(row.count(mark) for row in board.grid for mark in "<>^vudlr")
    assert sum(element.tag.endswith("path") for element in root.iter()) == arrows
    assert draw_map(board, "ru") != picture
