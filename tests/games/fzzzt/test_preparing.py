"""Preparing a round (fzzzt 25 to 33)."""

import pytest

from fourfold.games.fzzzt import GAME
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, asked, auction, ids, log, look_at, table

NINE = "mech1 r1-p1 r2-p1 r3-p1 r4-f1 r4-f2 r5-f1 r5-f2 up1"


@rule("fzzzt 25")
def test_a_round_is_prepared_then_auctioned_then_built() -> None:
    g = table(2, belt="u-basic-1", hands={ANN: "mech1 r2-p1", BOB: "mech2"})
    assert asked(g) == {ANN: "bid", BOB: "bid"}
    auction(g, "r2-p1", "mech2")
    assert asked(g) == {ANN: "place"}
    assert log(g)[-1] == "BuildingBegan round=1"
    g.play(ANN, "r2-p1@u-basic-1")
    assert (asked(g), g.round) == ({ANN: "bid", BOB: "bid"}, 2)
    assert [line.split()[0] for line in log(g)[:4]] == ["RobotPlaced", "HandTaken", "HandTaken", "RoundBegan"]


@rule("fzzzt 26")
def test_hand_and_discard_pile_are_shuffled_together_without_units_and_placed_robots() -> None:
    hands = set()
    for seed in range(30):
        g = table(
            hands={ANN: "mech1 r1-p1"},
            discards={ANN: "r2-p1 r3-p1 r4-f1 r4-f2 r5-f1"},
            sites={ANN: "u-basic-1:r1-f4"},
            belt="",
            seed=seed,
        )
        if asked(g) == {ANN: "place"}:
            g.play(ANN, "none@u-basic-1")
        assert sorted(map(str, g.hands[ANN] + g.discards[ANN])) == sorted(
            ["mech1", "r1-p1", "r2-p1", "r3-p1", "r4-f1", "r4-f2", "r5-f1"]
        )
        hands.add(ids(g.discards[ANN]))
    assert len(hands) == 7  # each of the seven cards is sometimes the one left over


@rule("fzzzt 27")
def test_six_cards_are_the_hand_and_the_rest_the_discard_pile() -> None:
    g = table(hands={ANN: NINE}, belt="")
    assert (len(g.hands[ANN]), len(g.discards[ANN])) == (6, 3)
    assert look_at(g, ANN)["discard_size"] == 3


@rule("fzzzt 28")
@pytest.mark.parametrize(("owned", "hand"), [(1, 1), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_fewer_than_six_are_all_taken(owned: int, hand: int) -> None:
    g = table(hands={ANN: " ".join(NINE.split()[:owned])}, belt="")
    assert (len(g.hands[ANN]), len(g.discards[ANN])) == (hand, owned - hand)


@rule("fzzzt 29")
def test_hands_are_dealt_once_a_round() -> None:
    g = table(2, belt="fz3")
    auction(g, "r3-p1", "mech2")
    assert [line for line in log(g) if line.startswith("Hand")] == [
        "HandTaken seat=0 cards=5",
        "HandTaken seat=1 cards=4",
    ]


@rule("fzzzt 30")
@pytest.mark.parametrize(("seats", "edition"), [(2, "ru"), (6, "ru"), (4, "fr")])
def test_the_belt_is_the_top_eight_cards_of_the_deck(seats: int, edition: str) -> None:
    g = table(seats, belt="fz3", edition=edition)
    top = g.deck[-8:]
    auction(g, "r3-p1", *["r1-p2", "r1-p3", "r1-p4", "r1-p5", "r1-p6"][: seats - 1])
    assert sorted(map(str, g.belt)) == sorted(map(str, top))


@rule("fzzzt 31")
def test_fr_with_five_or_six_the_belt_has_twelve_cards() -> None:
    lengths = {seats: len(GAME.start(seats, edition="fr").belt) for seats in range(2, 7)}
    assert lengths == {2: 8, 3: 8, 4: 8, 5: 12, 6: 12}
    assert {len(GAME.start(seats, edition="ru").belt) for seats in range(2, 7)} == {8}


@rule("fzzzt 32")
def test_the_first_card_laid_is_the_head() -> None:
    first_to_last = "r5-f1 r5-f2 r5-f3 r5-f4 fz1 fz2 fz3 fz4"
    g = table(belt="", deck=f"{first_to_last} r1-f1")
    assert ids(g.belt) == first_to_last
    assert ids(g.deck) == "r1-f1"
    assert "LotOffered lot=r5-f1" in log(g)


@rule("fzzzt 33")
def test_the_wrench_stays_where_it_is_between_rounds() -> None:
    g = table(belt="fz3", chief=CAT)
    auction(g, "r3-p1", "mech2", "mech3")
    assert (g.round, g.chief) == (2, CAT)
    g = table(belt="fz3", chief=CAT)
    auction(g, "r3-p1", "r3-p2", "mech3")
    assert (g.round, g.chief) == (2, BOB)
