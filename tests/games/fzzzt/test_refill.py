"""Empty hands and refill (fzzzt 68 to 75)."""

import pytest

from fourfold.games.fzzzt import GAME
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, asked, auction, bid, ids, log, table
from tests.walks import random_moves

EIGHT = "mech1 r1-p1 r2-p1 r3-p1 r4-f1 r4-f2 r5-f1 r5-f2"


@rule("fzzzt 68")
@pytest.mark.parametrize("bid_order", ["hidden", "open"])
def test_an_empty_hand_sits_out_and_cannot_win(bid_order: str) -> None:
    g = table(hands={ANN: ""}, discards={ANN: EIGHT}, bid_order=bid_order)
    assert ANN not in asked(g)
    auction(g, "", "mech2", "r1-p3")
    assert "LotWon seat=2 lot=fz3 power=1 tied=1" in log(g)


@rule("fzzzt 69")
def test_sitting_out_is_not_a_bid_of_0() -> None:
    g = table(chief=CAT, hands={ANN: ""}, discards={ANN: EIGHT})
    auction(g, "", "mech2", "mech3")
    assert "LotWon seat=2 lot=fz3 power=0 tied=2" in log(g)
    assert g.chief == BOB  # Ann is nearer, but did not bid


@rule("fzzzt 70")
def test_ru_too_an_empty_hand_sits_out_and_all_empty_hands_refill() -> None:
    g = table(2, edition="ru", hands={ANN: "r3-p1", BOB: "r1-p2"}, discards={ANN: "mech1"}, belt="fz2 fz3 fz4")
    auction(g, "r3-p1", "r1-p2")
    assert asked(g) == {BOB: "bid"}
    bid(g, BOB, "r1-p2")
    assert asked(g) == {ANN: "bid", BOB: "bid"}


@rule("fzzzt 71")
def test_who_alone_holds_cards_still_bids_one_for_each_lot() -> None:
    g = table(2, hands={ANN: "r1-p1 r2-p1 r3-p1", BOB: ""}, belt="r5-f1 r5-f2 r5-f3 r5-f4")
    for spent in ("r1-p1", "r2-p1"):
        assert asked(g) == {ANN: "bid"}
        bid(g, ANN, spent)
        assert "LotWon seat=0" in " ".join(log(g))
    assert ids(g.hands[ANN]) == "r3-p1"


@rule("fzzzt 72")
def test_when_no_hand_has_a_card_all_shuffle_their_discard_piles_and_take_six() -> None:
    left = set()
    for seed in range(20):
        g = table(2, hands={ANN: "r3-p2", BOB: ""}, discards={ANN: EIGHT, BOB: "mech2 r1-p2"}, seed=seed)
        bid(g, ANN, "r3-p2")
        assert [len(hand) for hand in g.hands] == [6, 2]
        assert [len(pile) for pile in g.discards] == [4, 0]
        assert "HandTaken seat=0 cards=6" in log(g)
        left.add(ids(g.discards[ANN]))
    assert len(left) > 10  # shuffled


@rule("fzzzt 73")
def test_while_anybody_has_a_card_nobody_refills() -> None:
    g = table(hands={ANN: "", BOB: "r1-p2 mech2", CAT: "mech3"}, discards={ANN: EIGHT})
    auction(g, "", "r1-p2", "mech3")
    assert [ids(hand) for hand in g.hands] == ["", "mech2", "mech3"]
    assert [len(pile) for pile in g.discards] == [8, 2, 0]


@rule("fzzzt 74")
def test_after_the_last_lot_there_is_no_refill() -> None:
    g = table(2, belt="u-basic-1", hands={ANN: "r2-p1", BOB: ""}, discards={ANN: "mech1", BOB: "mech2"})
    bid(g, ANN, "r2-p1")
    assert asked(g) == {ANN: "place"}
    assert not [line for line in log(g) if line.startswith("HandTaken")]


@rule("fzzzt 75")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nobody_runs_out_for_good(seats: int) -> None:
    g = GAME.start(seats, 4, peripherals="all")
    for _ in random_moves(g, 4):
        for seat, number in enumerate(g.mechanics):
            assert g.box[f"mech{number}"] in g.hands[seat] + g.discards[seat] + g.bids[seat]
        assert any(g.hands) or any(g.bids)
