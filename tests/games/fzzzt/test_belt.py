"""Belt and speed (fzzzt 34 to 41)."""

import pytest

from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, auction, ids, log, look, table

FAST_AND_SLOW = "r1-f1 up1 fz1 r5-f2 u-deluxe-1 up2 r2-f1"  # speeds 4 8 1 1 3 8 4
EIGHT_ONES = "r5-f1 r5-f2 r5-f3 r5-f4 fz1 fz2 fz3 fz4"


@rule("fzzzt 34")
def test_when_the_belt_is_laid_its_head_is_turned_up() -> None:
    g = table(belt="", deck=f"r4-f1 {FAST_AND_SLOW}")
    assert [line for line in log(g) if not line.startswith("Hand")][1:3] == [
        "RoundBegan round=2 chief=0 belt=8 deck=0",
        "TurnedUp cards=r4-f1",
    ]


@rule("fzzzt 35")
def test_the_speed_counts_the_head_itself() -> None:
    g = table(belt=f"u-basic-1 {FAST_AND_SLOW}")
    assert look(g)["belt"] == ["u-basic-1", "r1-f1", "up1", None, None, None, None, None]


@rule("fzzzt 36")
@pytest.mark.parametrize(("head", "face_up"), [("fz2", 1), ("r4-f1", 2), ("u-basic-1", 3), ("r2-f2", 4)])
def test_speeds_up_to_four_turn_up_so_many_cards(head: str, face_up: int) -> None:
    g = table(belt=f"{head} {FAST_AND_SLOW}")
    assert sum(each is not None for each in look(g)["belt"]) == g.face_up == face_up


@rule("fzzzt 36")
def test_speed_1_turns_up_no_further_card() -> None:
    g = table(belt="", deck=EIGHT_ONES)
    assert [line for line in log(g) if line.startswith("TurnedUp")] == ["TurnedUp cards=r5-f1"]


@rule("fzzzt 37")
def test_speed_8_turns_up_the_whole_belt() -> None:
    assert table(belt="up1 r5-f1 r5-f2 r5-f3 r5-f4 fz1 fz2 fz3").face_up == 8
    g = table(belt="fz3 up1 r5-f1 r5-f2")
    auction(g, "r3-p1", "mech2", "mech3")
    assert look(g)["belt"] == ["up1", "r5-f1", "r5-f2"]


@rule("fzzzt 38")
def test_on_a_belt_of_twelve_speed_8_means_every_card_left() -> None:
    g = table(5, belt=f"up1 {EIGHT_ONES} r4-f1 r4-f2 r4-f3", edition="fr")
    assert g.face_up == len(g.belt) == 12


@rule("fzzzt 39")
def test_the_speeds_of_the_other_cards_are_ignored() -> None:
    g = table(belt="r3-f1 up1 fz1 fz2 fz3 fz4")
    assert g.face_up == 2
    auction(g, "r3-p1", "mech2", "mech3")
    assert (ids(g.belt[:1]), g.face_up) == ("up1", 1)  # the upgrade is sold in the stretch of the robot before it


@rule("fzzzt 40")
def test_when_the_face_up_cards_are_sold_the_next_stretch_begins() -> None:
    g = table(2, belt="r3-f1 fz1 u-basic-1 fz2 fz3 fz4", hands={ANN: "mech1 r5-f1 r5-f2"})
    auction(g, "r5-f1", "mech2")
    assert not [line for line in log(g) if line.startswith("TurnedUp")]
    auction(g, "r5-f2", "mech2")
    assert "TurnedUp cards=u-basic-1+fz2+fz3" in log(g)
    assert look(g, BOB)["belt"] == ["u-basic-1", "fz2", "fz3", None]


@rule("fzzzt 41")
def test_a_short_belt_is_not_filled_up_from_the_deck() -> None:
    g = table(belt="r1-f1 fz1 fz2")
    before = len(g.deck)
    assert (g.face_up, len(g.belt), len(g.deck)) == (3, 3, before)
    auction(g, "r3-p1", "mech2", "mech3")
    assert (len(g.belt), len(g.deck)) == (2, before)
