"""How many move sequences there are to a small depth, each figure with its reason."""

from typing import Any

import pytest

from fourfold import State
from fourfold.games.fzzzt import GAME
from tests.games.fzzzt.table import ANN, BOB, auction, finished, table


def sequences(state: State, depth: int) -> int:
    """The ways to make so many moves, secret answers counted in one order."""
    if depth == 0 or state.over:
        return 1
    seat = min(state.pending)
    if depth == 1:
        return len(state.pending[seat].options)
    total = 0
    for option in state.pending[seat].options:
        after = state.copy()
        after.play(seat, option)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "options", "depth", "count"),
    [
        (2, {}, 1, 15),  # 4 cards in round one: 2^4 - 1 = 15 bids
        (2, {}, 2, 225),  # both seats: 15^2
        (3, {}, 3, 3375),  # three seats: 15^3
        (2, {"edition": "fr"}, 2, 225),  # in turn, but as many
        (3, {"edition": "fr"}, 3, 3375),
        (3, {"edition": "fr", "extension": "on"}, 3, 3375),  # the extension changes the deck, not the hands
        (2, {"bid_order": "open"}, 2, 225),
        (6, {}, 1, 15),
        (6, {}, 2, 225),  # two of six have answered
        (5, {"edition": "fr"}, 2, 225),
    ],
)
def test_first_bids(seats: int, options: dict[str, Any], depth: int, count: int) -> None:
    assert sequences(GAME.start(seats, 1, **options), depth) == count


def test_the_second_auction_is_bid_with_what_the_first_left() -> None:
    # Two seats with cards of power 0 and 1 (Chief Ann wins ties): 3 bids each, 9 pairs.
    # A bid wins if it is the higher; it is paid, and 2^left - 1 bids are left, or none (then Ann or Bob sits out).
    # Ann bids 0: wins against 0 and keeps {1}; loses against 1 and 0+1. Ann bids 1 or 0+1: always wins.
    #   (0,0): Ann has 1 card: 1 bid.  (0,1), (0,01): Ann lost, 2 cards: 3 bids each, 6.
    #   (1,*): Ann keeps {0}: 1 bid each, 3.  (01,*): Ann is empty and Bob's 3 bids are asked, each time: 9.
    g = table(2, hands={ANN: "mech1 r1-p1", BOB: "mech2 r1-p2"}, belt="fz2 fz3 fz4")
    assert sequences(g, 3) == 1 + 6 + 3 + 9


@pytest.mark.parametrize(("hand", "bids"), [("mech1", 1), ("mech1 up1", 3), ("mech1 r1-p1 r2-p1 r3-p1 up1 fz1", 63)])
def test_bids_of_a_hand(hand: str, bids: int) -> None:
    assert sequences(table(hands={ANN: hand}), 1) == bids  # n cards: 2^n - 1


def test_an_external_drive_makes_127_bids() -> None:
    eight = "mech1 r1-p1 r2-p1 r3-p1 r4-f1 r4-f2 r5-f1 r5-f2"
    g = table(2, hands={ANN: eight}, belt="", peripherals=["per-external-drive"])
    assert sequences(g, 1) == 127  # 6 + 1 cards: 2^7 - 1


def test_lots_under_the_joystick() -> None:
    g = table(2, belt="r1-f1 fz1 fz2 fz3 fz4", peripheral="per-joystick")
    assert sequences(g, 1) == 4  # speed 4: four cards face up
    assert sequences(g, 2) == 4 * 15  # then Ann's bid
    auction_after_pick(g)
    assert sequences(g, 1) == 3  # one of the four is sold


def auction_after_pick(g: Any) -> None:
    """The Chief picks the last face-up card, and Ann wins it."""
    g.play(ANN, "fz3")
    auction(g, "r3-p1", "mech2")


def test_shredding() -> None:
    g = table(2, peripheral="per-paper-shredder")
    auction(g, "r3-p1 r2-p1", "mech2 r1-p2 r2-p2")
    assert sequences(g, 1) == 3  # one of the three cards bid
    assert sequences(g, 2) == 3 * 3  # then Ann, who has paid two of four cards: 2^2 - 1


def test_building_two_units() -> None:
    # Robots nut, oil and nut+oil for the units oil and nut+oil.
    # None on the first: none or 3 robots on the second, 4. Oil on the first: none, nut, nut+oil, 3.
    # Nut+oil on the first: none, nut, oil, 3. After each comes the first bid of the new round: see below.
    g = table(2, belt="", hands={ANN: "r1-f1 r1-f4 r1-p4"}, sites={ANN: "u-basic-1 u-improved-1"})
    assert sequences(g, 1) == 1 + 2
    assert sequences(g, 2) == 4 + 3 + 3


def test_building_with_the_plotter() -> None:
    # Two oil robots for one unit, twice asked. None first: none, a, b. A first: none, b. B first: none, a.
    g = table(2, belt="", hands={ANN: "mech1 r1-f4 r2-f4"}, sites={ANN: "u-basic-1"}, peripheral="per-plotter")
    assert sequences(g, 2) == 3 + 2 + 2


def test_assembling_by_hand() -> None:
    # Two oil robots for one unit: suggestion, done, a, b. After a or b: suggestion, done, the other one.
    g = finished(seats=2, hands={ANN: "mech1 r1-f4 r2-f4"}, sites={ANN: "u-basic-1"}, auto_assembly="off")
    assert sequences(g, 1) == 2 + 2
    assert sequences(g, 2) == 2 + 2 * 3
