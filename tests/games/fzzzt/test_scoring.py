"""Scoring and the winner (fzzzt 98 to 109)."""

import pytest

from fourfold.games.fzzzt import GAME
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, finished, look_at


@rule("fzzzt 98")
def test_all_robots_count_in_hand_in_the_discard_pile_or_on_units() -> None:
    g = finished(hands={ANN: "mech1 r1-f1"}, discards={ANN: "r3-f1"}, sites={ANN: "u-improved-1:r5-f1,r5-f2"})
    assert look_at(g, ANN)["sheet"]["robots"] == 1 + 2 + 3 + 3
    assert GAME.scores(g)[ANN] == 9 - 6


@rule("fzzzt 99")
def test_a_fzzzt_counts_minus_1_upgrades_and_mechanics_nothing() -> None:
    g = finished(hands={ANN: "mech1 up1 up2", BOB: "mech2 fz1 fz2 r5-f1", CAT: "mech3"})
    assert GAME.scores(g) == [0, 1, 0]
    assert look_at(g, BOB)["sheet"]["fzzzt"] == -2


@rule("fzzzt 100")
@pytest.mark.parametrize(
    ("unit", "robots", "points"),
    [
        ("u-basic-1", "r1-f4", 3),
        ("u-standard-3", "r1-f2 r1-f3", 5),
        ("u-improved-2", "r1-f2 r1-f4", 6),
        ("u-advanced-2", "r1-f1 r1-f2 r1-f3", 9),
        ("u-deluxe-1", "r1-f1 r1-f2 r1-f3 r1-f4", 13),
        ("u-standard-3", "r1-f2 r1-f3 r2-f2 r2-f3", 10),
    ],
)
def test_each_widget_gives_the_value_of_its_unit(unit: str, robots: str, points: int) -> None:
    g = finished(hands={ANN: robots}, sites={ANN: unit})
    assert look_at(g, ANN)["sheet"]["units"][0]["points"] == points
    assert GAME.scores(g)[ANN] == points + look_at(g, ANN)["sheet"]["robots"]


@rule("fzzzt 101")
@pytest.mark.parametrize("auto_assembly", ["on", "off"])
def test_a_unit_without_a_widget_costs_its_value_once(auto_assembly: str) -> None:
    g = finished(
        hands={ANN: "mech1"}, sites={ANN: "u-deluxe-1:r5-f1,r5-f2,r5-f3 u-standard-1"}, auto_assembly=auto_assembly
    )
    assert GAME.scores(g)[ANN] == 9 - 13 - 5


@rule("fzzzt 102")
def test_an_unfinished_widget_beside_a_finished_one_costs_nothing() -> None:
    g = finished(hands={ANN: "mech1"}, sites={ANN: "u-standard-1:r1-f1,r1-f2,r2-f1"})
    assert look_at(g, ANN)["sheet"]["units"][0]["points"] == 5


@rule("fzzzt 103")
def test_the_score_is_robots_plus_widgets_minus_failed_units() -> None:
    g = finished(
        hands={ANN: "mech1 r1-f4 r5-f1 fz1", BOB: "mech2 fz2"}, sites={ANN: "u-basic-1 u-standard-1", BOB: "u-deluxe-1"}
    )
    assert GAME.scores(g)[:2] == [1 + 3 - 1 + 3 - 5, -1 - 13]


@rule("fzzzt 104")
def test_the_highest_score_wins() -> None:
    g = finished(hands={ANN: "mech1 r1-f1", BOB: "mech2 r5-f1 r5-f2", CAT: "mech3 r5-f3"})
    assert (GAME.scores(g), GAME.ranking(g)) == ([1, 6, 3], [3, 1, 2])


@rule("fzzzt 105")
@pytest.mark.parametrize("edition", ["ru", "fr"])
def test_among_equal_scores_fewest_robots_win(edition: str) -> None:
    g = finished(hands={ANN: "r1-f1 r1-f2 r1-f3", BOB: "r5-f1", CAT: "r1-f4 r2-f1"}, edition=edition)
    assert (GAME.scores(g), GAME.ranking(g)) == ([3, 3, 3], [3, 1, 2])


@rule("fzzzt 106")
def test_ru_counts_all_robots_owned_with_upgrades_and_fzzzt() -> None:
    g = finished(
        hands={ANN: "mech1 r1-p1 up1"}, discards={ANN: "fz1"}, sites={ANN: "u-improved-2:r1-f2,r1-f4"}, edition="ru"
    )
    assert look_at(g, ANN)["sheet"]["robot_count"] == 5
    g = finished(hands={ANN: "r5-f1 r4-f1 fz1 fz2 fz3", BOB: "r1-f1 r1-f2 r1-f3"}, edition="ru")
    assert (GAME.scores(g)[:2], GAME.ranking(g)[:2]) == ([3, 3], [3, 2])


@rule("fzzzt 107")
def test_fr_counts_robots_won_with_upgrades_and_without_fzzzt() -> None:
    g = finished(hands={ANN: "mech1 r1-p1 up1 fz1"}, sites={ANN: "u-improved-2:r1-f2,r2-p1"}, edition="fr")
    assert look_at(g, ANN)["sheet"]["robot_count"] == 2  # the starters were not won
    g = finished(hands={ANN: "r5-f1 r4-f1 fz1 fz2 fz3", BOB: "r1-f1 r1-f2 r1-f3", CAT: ""}, edition="fr")
    assert (GAME.scores(g)[:2], GAME.ranking(g)[:2]) == ([3, 3], [1, 2])


@rule("fzzzt 108")
def test_seats_still_equal_share_the_win() -> None:
    g = finished(hands={ANN: "mech1 r5-f1", BOB: "mech2 r5-f2", CAT: "mech3"})
    assert GAME.ranking(g) == [1, 1, 3]


@rule("fzzzt 109")
def test_lower_places_follow_the_same_two_counts() -> None:
    hands = {0: "r5-f1 r5-f2", 1: "r1-f1 r1-f2", 2: "r2-f1", 3: "r2-f2", 4: "fz1"}
    g = finished(seats=5, hands=hands)
    assert (GAME.scores(g), GAME.ranking(g)) == ([6, 2, 2, 2, -1], [1, 4, 2, 2, 5])
