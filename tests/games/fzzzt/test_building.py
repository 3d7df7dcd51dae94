"""Building, the end and the final assembly (fzzzt 76 to 97)."""

import pytest

from fourfold.games.fzzzt import GAME
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, asked, auction, finished, ids, log, look, look_at, offered, table


@rule("fzzzt 76")
def test_building_begins_when_the_last_belt_card_is_sold() -> None:
    g = table(belt="fz3 fz4", sites={ANN: "u-basic-1"})
    auction(g, "r3-p1", "mech2", "mech3")
    assert "place" not in asked(g).values()
    auction(g, "mech1", "mech2", "r3-p3")
    assert "BuildingBegan round=1" in log(g)
    assert asked(g) == {ANN: "place"}


@rule("fzzzt 77")
def test_hand_and_discard_pile_are_joined_and_looked_at() -> None:
    g = table(belt="", hands={ANN: "r2-p1"}, discards={ANN: "mech1 r3-p1"}, sites={ANN: "u-basic-1"})
    assert look_at(g, ANN, ANN)["hand"] == ["mech1", "r2-p1", "r3-p1"]
    assert look_at(g, ANN, ANN)["discard_size"] == 0
    assert look_at(g, ANN, BOB)["hand"] is None
    assert GAME.faults(g) == []


@rule("fzzzt 78")
def test_each_unit_takes_at_most_one_robot_a_round() -> None:
    g = table(belt="", hands={ANN: "mech1 r2-p1 r1-f4"}, sites={ANN: "u-basic-1 u-improved-1"})
    assert offered(g, ANN) == ["none@u-basic-1", "r1-f4@u-basic-1", "r2-p1@u-basic-1"]
    g.play(ANN, "r2-p1@u-basic-1")
    assert offered(g, ANN) == ["none@u-improved-1", "r1-f4@u-improved-1"]
    g.play(ANN, "r1-f4@u-improved-1")
    assert (g.round, [ids(list(site.robots)) for site in g.sites[ANN]]) == (2, ["r2-p1", "r1-f4"])


@rule("fzzzt 79")
def test_placing_is_optional_and_needs_a_unit() -> None:
    g = table(2, belt="", hands={ANN: "mech1 r2-p1"}, sites={ANN: "u-basic-1 u-basic-x2"})
    assert asked(g) == {ANN: "place"}
    g.play(ANN, "none@u-basic-1")
    g.play(ANN, "r2-p1@u-basic-x2")
    assert (g.round, [len(site.robots) for site in g.sites[ANN]]) == (2, [0, 1])


@rule("fzzzt 80")
def test_a_robot_needs_a_symbol_of_the_unit() -> None:
    g = table(belt="", hands={ANN: "mech1 r1-f1 r1-f2 r1-f3 r1-f4 r1-f7 up1"}, sites={ANN: "u-improved-3"})  # cog, oil
    assert offered(g, ANN) == [f"{robot}@u-improved-3" for robot in ("none", "r1-f3", "r1-f4", "r1-f7", "up1")]
    g = table(belt="", hands={ANN: "mech1 r1-f1"}, sites={ANN: "u-basic-1"})
    assert g.round == 2  # nothing fits, so nobody is asked


@rule("fzzzt 81")
def test_mechanics_and_fzzzt_cannot_be_placed() -> None:
    g = table(belt="", hands={ANN: "mech1 fz1 r1-f1"}, sites={ANN: "u-deluxe-1"})
    assert offered(g, ANN) == ["none@u-deluxe-1", "r1-f1@u-deluxe-1"]


@rule("fzzzt 82")
def test_a_symbol_may_be_placed_again_and_a_new_unit_used_at_once() -> None:
    g = table(belt="", hands={ANN: "mech1 r2-p1"}, sites={ANN: "u-basic-1:r1-f4"})
    assert "r2-p1@u-basic-1" in offered(g, ANN)
    g = table(belt="u-basic-1")
    auction(g, "r3-p1", "mech2", "mech3")
    assert asked(g) == {ANN: "place"}


@rule("fzzzt 83")
def test_a_placed_robot_stays_on_its_unit() -> None:
    g = table(belt="", hands={ANN: "mech1 r2-p1"}, sites={ANN: "u-basic-1 u-improved-1:r2-f4"})
    assert "r2-f4@u-basic-1" not in offered(g, ANN)
    g.play(ANN, "r2-p1@u-basic-1")
    g.play(ANN, "none@u-improved-1")
    assert asked(g) == dict.fromkeys((ANN, BOB, CAT), "bid")
    assert ids(g.hands[ANN] + g.discards[ANN]) == "mech1"
    assert [ids(list(site.robots)) for site in g.sites[ANN]] == ["r2-p1", "r2-f4"]


@rule("fzzzt 84")
@pytest.mark.parametrize("other", ["r1-f3", "r1-f4"])
def test_a_placed_robot_gives_whichever_symbol_is_wanted_in_the_end(other: str) -> None:
    g = finished(hands={ANN: f"mech1 {other}"}, sites={ANN: "u-improved-3:r1-f6"})  # r1-f6 shows cog and oil
    assert look_at(g, ANN)["sheet"]["units"][0]["points"] == 6


@rule("fzzzt 85")
def test_placed_robots_lie_face_up() -> None:
    g = table(belt="", hands={ANN: "mech1 r2-p1"}, sites={ANN: "u-basic-1"})
    g.play(ANN, "r2-p1@u-basic-1")
    for seat in (BOB, None):
        assert look_at(g, ANN, seat)["units"][0]["robots"] == ["r2-p1"]
    assert "RobotPlaced seat=0 robot=r2-p1 unit=u-basic-1" in log(g, BOB)


@rule("fzzzt 86")
def test_all_build_at_the_same_time_and_show_it_together() -> None:
    g = table(
        belt="",
        hands={ANN: "mech1 r2-p1 r4-f4", BOB: "mech2 r1-p2"},
        sites={ANN: "u-basic-1 u-improved-1", BOB: "u-improved-2"},
    )
    assert asked(g) == {ANN: "place", BOB: "place"}
    g.play(BOB, "r1-p2@u-improved-2")
    before = GAME.view(g, CAT)
    g.play(ANN, "r2-p1@u-basic-1")
    assert g.told == []
    assert asked(g) == {ANN: "place"}
    assert look_at(g, BOB, ANN)["units"][0]["robots"] == []
    assert GAME.view(g, CAT)["table"] == before["table"]
    g.play(ANN, "r4-f4@u-improved-1")
    assert [line.split()[1] for line in log(g, CAT)[:3]] == ["seat=0", "seat=0", "seat=1"]


@rule("fzzzt 87")
def test_without_another_belt_building_is_skipped() -> None:
    g = table(belt="fz3", deck="fz1 fz2", hands={ANN: "mech1 r2-p1"}, sites={ANN: "u-basic-1"})
    auction(g, "r2-p1", "mech2", "mech3")
    assert g.over
    assert not [line for line in log(g) if line.startswith("BuildingBegan")]


@rule("fzzzt 88")
@pytest.mark.parametrize(("seats", "edition", "belt"), [(3, "ru", 8), (5, "ru", 8), (4, "fr", 8), (5, "fr", 12)])
def test_the_game_ends_when_the_deck_is_too_short_for_a_belt(seats: int, edition: str, belt: int) -> None:
    cards = ["fz1", "fz2", "fz3", "fz4", "r5-f1", "r5-f2", "r5-f3", "r5-f4", "r4-f1", "r4-f2", "r4-f3", "r4-f4"]
    assert table(seats, belt="", deck=" ".join(cards[: belt - 1]), edition=edition).over
    g = table(seats, belt="", deck=" ".join(cards[:belt]), edition=edition)
    assert (g.over, g.round, len(g.belt)) == (False, 2, belt)


@rule("fzzzt 89")
def test_cards_left_in_the_deck_are_nobodys_and_not_shown() -> None:
    g = table(2, belt="", deck="r5-f1 r5-f2")
    assert log(g)[-1] == "GameEnded left=2"
    assert look(g)["deck"] == 2
    assert "r5-f1" not in str(GAME.view(g, ANN))
    assert GAME.scores(g) == [5, 5]


@rule("fzzzt 90")
def test_before_scoring_any_number_of_robots_may_be_placed() -> None:
    g = finished(
        hands={ANN: "mech1 r1-f1 r1-f4"},
        discards={ANN: "r2-f1 r2-f4"},
        sites={ANN: "u-improved-1"},
        auto_assembly="off",
    )
    for robot in ("r1-f1", "r2-f1", "r1-f4", "r2-f4"):
        g.play(ANN, f"{robot}@u-improved-1")
    assert GAME.scores(g)[ANN] == 6 + 12


@rule("fzzzt 91")
@pytest.mark.parametrize(
    ("robots", "widgets"), [("r1-f1 r1-f2 r1-f3", 1), ("r1-f1 r2-f1 r1-f3", 0), ("r1-f1 r1-f2", 0)]
)
def test_a_widget_needs_a_robot_for_every_symbol(robots: str, widgets: int) -> None:
    g = finished(hands={ANN: robots}, sites={ANN: "u-advanced-1"})
    assert look_at(g, ANN)["sheet"]["units"][0]["widgets"] == widgets


@rule("fzzzt 92")
def test_a_robot_gives_one_symbol_to_one_widget_of_one_unit() -> None:
    g = finished(hands={ANN: "r1-f6"}, sites={ANN: "u-improved-3"})  # the robot shows both symbols of the unit
    assert look_at(g, ANN)["sheet"]["units"][0]["widgets"] == 0
    g = finished(hands={ANN: "r1-f4"}, sites={ANN: "u-basic-1 u-basic-x2"})
    assert [unit["widgets"] for unit in look_at(g, ANN)["sheet"]["units"]] == [1, 0]


@rule("fzzzt 93")
@pytest.mark.parametrize("unit", ["u-improved-1", "u-improved-2", "u-improved-3"])
def test_an_upgrade_gives_any_symbol(unit: str) -> None:
    g = finished(hands={ANN: "up1 r1-f4"}, sites={ANN: unit})
    assert look_at(g, ANN)["sheet"]["units"][0]["widgets"] == 1


@rule("fzzzt 94")
def test_a_placed_robot_serves_only_its_own_unit_and_may_stay_idle() -> None:
    g = finished(hands={ANN: "mech1"}, sites={ANN: "u-improved-1:r1-f4 u-basic-1"})
    assert [unit["points"] for unit in look_at(g, ANN)["sheet"]["units"]] == [-6, -3]
    g = finished(hands={ANN: "mech1"}, sites={ANN: "u-improved-1:r1-f4,r1-f1,r2-f1"})
    assert look_at(g, ANN)["sheet"]["units"][0]["widgets"] == 1


@rule("fzzzt 95")
def test_one_unit_makes_any_number_of_widgets() -> None:
    g = finished(hands={ANN: "r1-f4 r2-f4 r3-f4 r4-f4 r5-f4"}, sites={ANN: "u-basic-1"})
    sheet = look_at(g, ANN)["sheet"]["units"][0]
    assert (sheet["widgets"], sheet["points"]) == (5, 15)
    assert len({give["robot"] for give in sheet["gives"]}) == 5


@rule("fzzzt 96")
def test_the_best_assembly_is_found_where_a_rule_of_thumb_fails() -> None:
    # Two robots for each symbol. The dearest widgets first: 13 + 13 - 6 - 5 = 15; one of each: 13 + 6 + 5 = 24.
    robots = "r1-f1 r1-f2 r1-f3 r1-f4 r2-f1 r2-f2 r2-f3 r2-f4"
    g = finished(hands={ANN: robots}, sites={ANN: "u-deluxe-1 u-improved-3 u-standard-1"}, auto_assembly="on")
    assert [unit["widgets"] for unit in look_at(g, ANN)["sheet"]["units"]] == [1, 1, 1]
    assert GAME.scores(g)[ANN] == 12 + 24


@rule("fzzzt 97")
def test_by_hand_all_assemble_at_the_same_time_and_may_take_the_suggestion() -> None:
    g = finished(
        seats=3,
        hands={ANN: "mech1 r1-f4 r2-f4", BOB: "mech2 r1-p2", CAT: "mech3 r1-f1"},
        sites={ANN: "u-basic-1", BOB: "u-basic-x2", CAT: "u-improved-1"},
        auto_assembly="off",
    )
    assert asked(g) == {ANN: "assemble", BOB: "assemble", CAT: "assemble"}
    assert offered(g, ANN) == ["suggestion", "done", "r1-f4@u-basic-1", "r2-f4@u-basic-1"]
    g.play(ANN, "suggestion")
    g.play(CAT, "r1-f1@u-improved-1")
    assert log(g) == []
    g.play(BOB, "done")
    assert g.over  # Cat has nothing left to place
    assert GAME.scores(g) == [3 + 6, 1 - 3, 1 - 6]


@rule("fzzzt 97")
def test_by_hand_every_unit_counts_the_most_widgets_of_its_own_robots() -> None:
    g = finished(
        hands={ANN: "mech1 r1-f5 r1-f1 r4-f1"}, sites={ANN: "u-standard-1:r2-f2 u-improved-1"}, auto_assembly="off"
    )
    g.play(ANN, "r1-f5@u-standard-1")
    g.play(ANN, "r1-f1@u-standard-1")
    g.play(ANN, "done")
    assert [unit["points"] for unit in look_at(g, ANN)["sheet"]["units"]] == [5, -6]
