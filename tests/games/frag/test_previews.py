"""What a board shows before a choice, and questions that need no table."""

import json
from typing import Any

import pytest

from fourfold.games.frag.maps import PRINTED, read_board
from fourfold.games.frag.previews import obstacle
from fourfold.games.frag.questions import QUESTIONS
from tests.games.frag.table import ANN, BOB, CID, GAME, floor, give, grid, play, table


def shown(g: Any, seat: int = ANN) -> dict[str, Any]:
    """The table of FRAG as a seat sees it."""
    found: dict[str, Any] = GAME.view(g, seat)["table"]
    return found


def test_ways_tell_cost_last_move_and_where_it_begins() -> None:
    g = table(at={ANN: "2,5", BOB: "4,5"}, points=4)
    paths = shown(g)["paths"]
    assert paths["3,5"] == [1, "step", "2,5", True]
    assert paths["5,5"] == [3, "step", "4,5", True]
    assert paths["4,5"][3] is False, "nobody stops with another fighter (frag 72)"
    assert "7,5" not in paths
    assert shown(g, BOB)["paths"] == {}


def test_ways_lead_round_acid_where_they_can() -> None:
    board = floor("1.~..2", "......", "3....4", "......", "......", "......")
    g = table(board=board, at={ANN: "1,0", BOB: "5,5"}, builds={ANN: "3-1-3"}, points=4)
    assert shown(g)["paths"]["3,0"] == [2, "step", "2,0", True]
    assert shown(g)["dry"]["3,0"] == [4, "step", "3,1", True], "four dry steps rather than two through acid"
    assert shown(g)["paths"]["4,0"] == [3, "step", "3,0", True]
    assert "4,0" not in shown(g)["dry"], "too far for a dry way"
    assert "2,0" not in shown(g)["dry"]
    assert shown(table(at={ANN: "8,6", BOB: "11,0"}, points=3))["dry"] == {}, "no acid near"
    assert shown(g)["acid"] == {"losses": [77.85, 20.64, 1.34, 0.17], "kill": 0.17}


def test_every_way_can_be_walked_as_it_is_shown() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5"}, points=6)
    goal = "3,3"
    way: list[str] = []
    paths = shown(g)["paths"]
    at = goal
    while at in paths:
        way.insert(0, f"{paths[at][1]} {at}")
        at = paths[at][2]
    for move in way:
        play(g, ANN, move)
    assert shown(g)["fighters"][ANN]["place"] == goal
    assert g.turn.points == 6 - paths[goal][0]


def test_squares_in_sight_end_behind_a_fighter() -> None:
    g = table(at={ANN: "2,5", BOB: "4,5"})
    assert "4,5" in shown(g)["sight"]
    assert "5,5" not in shown(g)["sight"]


@pytest.mark.parametrize(("lines", "there", "why", "at"), [
    (("+-+-+-+", "|. .|.|", "+-+-+-+"), "2,0", "wall", (4, 1)),
    (("+-+-+-+", "|. .D.|", "+-+-+-+"), "2,0", "door", (4, 1)),
    (("+-+-+-+", "|. H .|", "+-+-+-+"), "2,0", "door", (3, 1)),
    (("+-+-+-+", "|. # .|", "+-+-+-+"), "2,0", "wall", (2, 1)),
    (("+-+-+-+", "|. .|.|", "+     +", "|. . .|", "+-+-+-+"), "2,1", "", None),
    (("+-+-+-+", "|. #  |", "+     +", "|. . .|", "+-+-+-+"), "1,1", "corner", (2, 2)),
    (("+-+-+-+", "|. . .|", "+     +", "|. . .|", "+-+-+-+"), "2,1", "", None),
])  # fmt: skip
def test_a_blocked_line_says_what_stops_it(lines: tuple[str, ...], there: str, why: str, at: Any) -> None:
    board = grid(*[line.replace("  |", " .|") for line in lines])
    met = obstacle(board, board.index["0,0"], board.index[there], 0)
    assert (met.why, (met.x, met.y)) == (why, at) if met else (why, at) == ("", None)


def test_obstacles_agree_with_sight_on_the_printed_maps() -> None:
    for name in PRINTED:
        board = read_board(name)
        for here in range(0, len(board.places), 37):
            for there in range(len(board.places)):
                if here != there and not board.solid[here] and not board.solid[there]:
                    free = obstacle(board, here, there, 0) is None
                    assert free == (there in board.sight[here]), (name, board.places[here], board.places[there])


def test_a_target_says_why_it_cannot_be_shot() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5", CID: "4,5"}, down={ANN: ["w_chainsaw"]})
    behind, near = shown(g)["targets"]
    assert (behind["seat"], behind["distance"], behind["why"], behind["at"]) == (BOB, 4, "fighter", [9, 11])
    assert near["weapons"] == {"pistol": "", "w_chainsaw.1": "far"}
    g.turn.attacks = 2
    assert shown(g)["targets"][1]["weapons"]["pistol"] == "attacks"
    assert shown(g, BOB)["targets"] == []


def test_losses_add_up_and_end_with_death() -> None:
    g = table(builds={ANN: "2-3-2"}, at={ANN: "0,5", BOB: "7,5"}, down={ANN: ["w_heavy_beam_pistol"]})
    (line,) = shown(g)["odds"]["fire w_heavy_beam_pistol.1 at 1"]
    assert line["losses"] == [3.59, 43.18, 53.23]


def test_an_energy_shield_counts_in_the_losses() -> None:
    g = table(
        builds={ANN: "2-3-2"},
        at={ANN: "0,5", BOB: "7,5"},
        down={ANN: ["w_heavy_beam_pistol"], BOB: ["g_energy_shield"]},
    )
    (line,) = shown(g)["odds"]["fire w_heavy_beam_pistol.1 at 1"]
    assert line["losses"][0] == pytest.approx(3.59 + 43.18, abs=0.02)


def test_a_window_says_what_silence_means_and_what_is_at_stake() -> None:
    g = table(hands={BOB: ["s_packet_loss"]})
    play(g, ANN, "fire pistol at 1")
    view = shown(g, BOB)
    assert view["late"] == "pass"
    assert [line["victim"] for line in view["attack"]["odds"]] == [BOB]
    assert shown(g)["late"] is None


def test_ready_made_characters_are_named_only_while_they_are_chosen() -> None:
    state = GAME.start(4)
    assert shown(state)["ready"]["tank"] == "4-2-1"
    assert shown(table())["ready"] is None


def test_a_trick_shot_shows_its_odds_for_every_corner() -> None:
    board = floor("1...#..2", "....#...", "........", "3......4", "........", "........")
    g = table(board=board, at={ANN: "3,0", BOB: "5,0"})
    give(g, ANN, "s_trick_fire")
    play(g, ANN, "step 3,1")
    play(g, ANN, "trick pistol with s_trick_fire.1 at 1")
    odds = shown(g)["odds"]
    assert odds
    assert all(text.startswith("bounce ") for text in odds)
    assert all(line["distance"] >= 3 for lines in odds.values() for line in lines)


ROOM = [
    "+-+-+-+-+-+-+",
    "|1 . .|. . 2|",
    "+           +",
    "|. . . . . .|",
    "+           +",
    "|. ~ . . . .|",
    "+           +",
    "|. . . w . .|",
    "+           +",
    "|. . . . . .|",
    "+           +",
    "|3 . . . . 4|",
    "+-+-+-+-+-+-+",
]


def map_text(**changes: Any) -> str:
    """The text of a small map file."""
    return json.dumps({"name_en": "Room", "name_ru": "Комната", "width": 6, "height": 6, "grid": ROOM} | changes)


def test_faults_come_with_their_squares() -> None:
    holed = [*ROOM[:3], " . . . . . .|", *ROOM[4:]]
    found = QUESTIONS["faults"]({"map": map_text(grid=holed)})["faults"]
    assert [(each["code"], list(map(list, each["squares"]))) for each in found] == [("border", [[0, 1]])]
    lone = [*ROOM[:3], "|. T . . . .|", *ROOM[4:]]
    found = QUESTIONS["faults"]({"map": map_text(grid=lone)})["faults"]
    assert ("teleporter-single", False, ((1, 1),)) in [
        (each["code"], each["warning"], each["squares"]) for each in found
    ]


def test_sight_distance_and_walks_are_probed_on_any_map() -> None:
    text = map_text()
    assert "3,0" not in QUESTIONS["sight"]({"map": text, "place": "2,0"})["sight"]
    assert "4,1" not in QUESTIONS["sight"]({"map": text, "place": "2,1", "fighters": ["3,1"]})["sight"]
    probed = QUESTIONS["probe"]({"map": text, "place": "2,0", "to": "3,0"})
    assert probed == {"steps": 1, "king": 1, "why": "wall", "at": [6, 1]}
    paths = QUESTIONS["walk"]({"map": text, "place": "2,0", "points": 4, "speed": 2})["paths"]
    assert paths["3,0"][0] == 3
    assert paths["2,1"] == [1, "step", "2,0", True]
    assert set(QUESTIONS["maps"]({})) == set(PRINTED)


def test_luck_is_held_against_expectation() -> None:
    assert QUESTIONS["luck"]({"shots": [[2, 7], [3, 11], [1, 7]]}) == {"expected": 1.08}
    assert QUESTIONS["luck"]({"shots": []}) == {"expected": 0.0}


@pytest.mark.parametrize(("question", "data"), [
    ("sight", {"map": "nonsense", "place": "0,0"}),
    ("sight", {"map": "pump_station", "place": "99,0"}),
    ("sight", {"map": "pump_station", "place": "0,0", "fighters": "0,1"}),
    ("walk", {"map": "pump_station", "place": "0,0", "points": 99, "speed": 2}),
    ("walk", {"map": "pump_station", "place": "0,0", "points": "4", "speed": 2}),
    ("probe", []),
    ("luck", {"shots": [[2, 7], [2]]}),
    ("luck", {"shots": [[999, 7]]}),
    ("faults", {"map": 4}),
])  # fmt: skip
def test_a_bad_question_says_what_is_wrong_with_it(question: str, data: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        QUESTIONS[question](data)
