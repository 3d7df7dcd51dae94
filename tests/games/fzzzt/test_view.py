"""What a board is told beside the bare facts: ties, what units miss, what is chosen, the suggested assembly."""

import pytest

from fourfold.games.fzzzt import GAME
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, auction, bid, finished, look, look_at, table


@rule("fzzzt 57", "fzzzt 69")
def test_the_order_in_which_ties_are_won_runs_from_the_chief_past_empty_hands() -> None:
    g = table(belt="fz3 fz4", chief=BOB, hands={CAT: ""}, discards={CAT: "mech3"})
    assert look(g)["tie_order"] == [BOB, ANN]


@rule("fzzzt 23")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 3), (4, 0), (5, 3), (6, 0)])
def test_it_is_known_from_the_start_how_many_cards_are_never_seen(seats: int, left: int) -> None:
    assert GAME.view(GAME.start(seats, 1), None)["table"]["never_seen"] == left


@rule("fzzzt 91", "fzzzt 92")
@pytest.mark.parametrize(
    ("site", "widgets", "misses"),
    [
        ("u-standard-2", 0, ["nut", "cog"]),
        ("u-standard-2:r4-f1", 0, ["cog"]),
        ("u-standard-2:r4-f1,r5-f1", 0, ["cog"]),
        ("u-standard-2:r4-f1,r4-f3", 1, ["nut", "cog"]),
        ("u-standard-2:r4-f1,r4-f3,r5-f3", 1, ["nut"]),
        ("u-basic-1:r4-f4,r5-f4", 2, ["oil"]),
    ],
)
def test_a_unit_says_what_it_has_made_and_misses(site: str, widgets: int, misses: list[str]) -> None:
    g = table(sites={BOB: site})
    unit = look_at(g, BOB)["units"][0]
    assert (unit["widgets"], unit["misses"]) == (widgets, misses)


@rule("fzzzt 144")
def test_only_the_bidder_sees_what_was_chosen_until_all_have_bid() -> None:
    g = table(2, belt="fz3 fz4")
    bid(g, ANN, "mech1 r2-p1")
    assert [look(g, seat)["chosen"] for seat in (ANN, BOB, None)] == ["mech1+r2-p1", None, None]
    bid(g, BOB, "mech2")
    assert look(g, ANN)["chosen"] is None


@rule("fzzzt 49", "fzzzt 144")
def test_only_the_bidder_sees_the_powers_of_a_bid_laid_in_turn() -> None:
    g = table(2, belt="fz3 fz4", bid_order="open")
    bid(g, ANN, "mech1 r2-p1")
    assert [look_at(g, ANN, seat)["bid_powers"] for seat in (ANN, BOB, None)] == [[0, 2], None, None]


@rule("fzzzt 25", "fzzzt 90")
def test_the_phase_is_told_to_those_who_are_not_asked() -> None:
    g = table(2, belt="fz3", sites={ANN: "u-basic-1"}, hands={ANN: "mech1 r4-f4"})
    assert look(g, BOB)["phase"] == "auctions"
    auction(g, "mech1", "mech2")
    assert look(g, BOB)["phase"] == "building"
    assert look(finished(), None)["phase"] == "over"


@rule("fzzzt 97")
def test_the_suggestion_shows_who_gives_what_and_what_it_is_worth() -> None:
    g = finished(sites={ANN: "u-improved-3:r3-f4"}, hands={ANN: "mech1 r4-f3"}, auto_assembly="off")
    seen = look_at(g, ANN, ANN)["suggestion"]
    assert (seen["now"], seen["best"]) == (-6, 6)
    gives = {(give["robot"], give["symbol"]) for give in seen["units"][0]["gives"]}
    assert gives == {("r3-f4", "oil"), ("r4-f3", "cog")}
    assert look_at(g, ANN, BOB)["suggestion"] is None
