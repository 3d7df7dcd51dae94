"""The worked examples of the rules, by their number in docs/rules/fzzzt.md."""

from collections.abc import Sequence

import pytest

from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.cards import Unit, symbol_mask
from fourfold.games.fzzzt.scoring import best_choices
from fourfold.games.fzzzt.table import Site
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, DAN, auction, cards, finished, log, look_at, offered, table, units


def made_up(symbols: Sequence[str], value: int) -> Unit:
    """A unit that is not in the box."""
    return Unit("made-up", "unit", 0, value, 3, tuple(symbols), None, False, 99, symbol_mask(symbols))


def points(unit: Unit, placed: str, free: str = "") -> int:
    """What a unit gives with these robots."""
    return best_choices([Site(unit, tuple(cards(placed)))], cards(free))[0].points


@rule("fzzzt 91", "fzzzt 100")
def test_example_1_a_robot_with_nut_and_one_with_cog_make_a_widget() -> None:
    (unit,) = units("u-standard-2")
    assert points(unit, "", "r1-f5 r1-f6") == points(unit, "r1-p3 r1-p1") == 5


@rule("fzzzt 36", "fzzzt 37")
@pytest.mark.parametrize(("head", "face_up"), [("r5-f1", 1), ("r4-f1", 2), ("u-basic-1", 3), ("r2-f1", 4), ("up1", 8)])
def test_example_2_the_speed_of_the_head_says_how_many_lie_face_up(head: str, face_up: int) -> None:
    assert table(belt=f"{head} up2 fz1 r1-f1 u-deluxe-1 r3-f1 r2-f2 fz2").face_up == face_up


@rule("fzzzt 41")
def test_example_3_three_cards_left_and_a_speed_of_4() -> None:
    g = table(belt="fz1 r1-f1 fz3 fz4")
    deck = list(g.deck)
    auction(g, "r3-p1", "mech2", "mech3")
    assert "TurnedUp cards=r1-f1+fz3+fz4" in log(g)
    assert (g.face_up, g.deck) == (3, deck)


@rule("fzzzt 28")
def test_example_4_in_round_one_all_have_four_cards_in_hand() -> None:
    g = GAME.start(4)
    assert ([len(hand) for hand in g.hands], [len(pile) for pile in g.discards]) == ([4] * 4, [0] * 4)


EXAMPLE_5 = "u-advanced-1:r1-f1 u-improved-3:r3-f4 u-basic-1"
FREE_5 = "r2-f2 r4-f1 r4-f2 r4-f3 r5-f3 up1 fz1"


@rule("fzzzt 98", "fzzzt 103")
def test_example_5_the_scoring_of_the_book() -> None:
    assert [card.points for card in cards("r1-f1 r2-f2 r4-f1 r4-f2 r4-f3 r5-f3 up1 r3-f4 fz1")] == [
        1,
        2,
        3,
        3,
        3,
        3,
        0,
        2,
        -1,
    ]
    g = finished(hands={ANN: FREE_5}, sites={ANN: EXAMPLE_5}, auto_assembly="off")
    for choice in ("r4-f2@u-advanced-1", "r4-f3@u-advanced-1", "r4-f1@u-advanced-1", "r2-f2@u-advanced-1"):
        g.play(ANN, choice)
    g.play(ANN, "r5-f3@u-advanced-1")
    g.play(ANN, "up1@u-improved-3")
    assert g.over  # only the Fzzzt! is left
    sheet = look_at(g, ANN)["sheet"]
    assert (sheet["robots"] + sheet["fzzzt"], [unit["points"] for unit in sheet["units"]]) == (16, [18, 6, -3])
    assert GAME.scores(g)[ANN] == 37


@rule("fzzzt 96")
def test_example_6_the_same_as_the_best_assembly() -> None:
    g = finished(hands={ANN: FREE_5}, sites={ANN: EXAMPLE_5})
    assert [unit["widgets"] for unit in look_at(g, ANN)["sheet"]["units"]] == [2, 1, 0]
    assert GAME.scores(g)[ANN] == 16 + 21


@rule("fzzzt 52")
@pytest.mark.parametrize(("bid", "worth"), [("fz1", 3), ("mech1 r5-f1", 5), ("r3-p1 r2-p1", 5)])
def test_example_7_what_bids_are_worth(bid: str, worth: int) -> None:
    g = table(hands={ANN: bid})
    auction(g, bid, "mech2", "mech3")
    assert f"power={worth} tied=1" in " ".join(log(g))


@rule("fzzzt 56", "fzzzt 58")
def test_example_8_the_tied_chief_wins_and_the_next_tied_seat_becomes_chief() -> None:
    g = table(4, chief=BOB)
    auction(g, "r1-p1", "r3-p2", "r3-p3", "r3-p4")
    assert "LotWon seat=1" in " ".join(log(g))
    assert g.chief == CAT


@rule("fzzzt 57", "fzzzt 58")
def test_example_9_the_chief_bids_less_and_a_seat_that_was_not_tied_is_skipped() -> None:
    g = table(4, chief=CAT)
    auction(g, "r1-p1", "r3-p2", "r2-p3", "r3-p4")
    assert f"LotWon seat={DAN}" in " ".join(log(g))
    assert g.chief == BOB


@rule("fzzzt 78")
def test_example_10_one_robot_on_each_of_two_units_but_not_two_on_one() -> None:
    g = table(belt="", hands={ANN: "mech1 r1-f4 r2-f4"}, sites={ANN: "u-basic-1 u-improved-1"})
    g.play(ANN, "r1-f4@u-basic-1")
    assert offered(g, ANN) == ["none@u-improved-1", "r2-f4@u-improved-1"]


@rule("fzzzt 91")
def test_example_11_a_unit_showing_only_cog() -> None:
    assert points(made_up(["cog"], 7), "r1-f3") == 7


@rule("fzzzt 91", "fzzzt 101")
def test_example_12_a_unit_showing_bolt_nut_and_oil() -> None:
    unit = made_up(["bolt", "nut", "oil"], 8)
    assert points(unit, "r1-f1 r1-f2 r1-f4") == 8
    assert points(unit, "r1-f1 r1-f2") == points(unit, "r1-f1 r1-f4") == -8


@rule("fzzzt 92", "fzzzt 95")
def test_example_13_two_widgets_or_one_robot_showing_both_symbols() -> None:
    (unit,) = units("u-improved-3")
    assert points(unit, "r1-f4 r2-f4 r1-f3 r2-f3") == 12
    assert points(unit, "r1-f6") == -6


@rule("fzzzt 24", "fzzzt 132", "fzzzt 133")
@pytest.mark.parametrize(
    ("seats", "extension", "deck", "rounds", "belt"), [(4, "off", 40, 5, 8), (5, "off", 48, 4, 12), (4, "on", 48, 6, 8)]
)
def test_example_14_decks_and_rounds_of_the_french_edition(
    seats: int, extension: str, deck: int, rounds: int, belt: int
) -> None:
    g = GAME.start(seats, edition="fr", extension=extension)
    assert (len(g.deck) + len(g.belt), len(g.belt), deck / belt) == (deck, belt, rounds)
    assert GAME.view(g, None)["table"]["rounds"] == rounds
