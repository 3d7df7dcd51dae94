"""Auctions, bids, and what becomes of them (fzzzt 42 to 55 and 63 to 67)."""

from itertools import combinations

import pytest

from fourfold import IllegalMove, save
from fourfold.games.fzzzt import GAME
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, asked, auction, bid, ids, log, look, look_at, offered, table


@rule("fzzzt 42")
def test_the_lot_is_always_the_head() -> None:
    g = table(belt="r1-f1 u-basic-1 fz1 r5-f1")
    for lot in ("r1-f1", "u-basic-1", "fz1"):
        assert (str(g.belt[g.lot]), look(g)["lot"]) == (lot, 0)
        auction(g, *[ids(hand[-1:]) for hand in g.hands])
        assert f"lot={lot}" in " ".join(log(g))


@rule("fzzzt 43")
@pytest.mark.parametrize(("seats", "edition", "lots"), [(2, "ru", 8), (6, "ru", 8), (4, "fr", 8), (5, "fr", 12)])
def test_a_round_has_one_auction_for_each_belt_card(seats: int, edition: str, lots: int) -> None:
    g = GAME.start(seats, edition=edition)
    sold = 0
    while g.round == 1 and "place" not in asked(g).values():
        seat = next(iter(g.pending))
        g.play(seat, g.pending[seat].options[0])
        sold += sum(line.startswith("LotWon") for line in log(g))
    assert sold == lots


@rule("fzzzt 44")
def test_who_has_a_card_must_bid_at_least_one() -> None:
    g = table()
    assert asked(g) == {ANN: "bid", BOB: "bid", CAT: "bid"}
    for nothing in ("", "none", "pass"):
        with pytest.raises(IllegalMove):
            g.play(ANN, nothing)


@rule("fzzzt 45")
@pytest.mark.parametrize("size", [1, 2, 4, 6])
def test_any_set_of_hand_cards_is_a_bid(size: int) -> None:
    hand = ["mech1", "r1-p1", "r2-p1", "r3-p1", "up1", "fz1"][:size]
    g = table(hands={ANN: " ".join(hand)})
    sets = ["+".join(each) for n in range(1, size + 1) for each in combinations(hand, n)]
    assert sorted(offered(g, ANN)) == sorted(sets)
    assert len(sets) == 2**size - 1


@rule("fzzzt 46")
def test_hidden_bids_are_chosen_at_the_same_time_and_tell_the_others_nothing() -> None:
    g = table()
    before = [GAME.view(g, seat) | {"waiting_for": None} for seat in (ANN, CAT, None)]
    bid(g, BOB, "r1-p2 r3-p2")
    assert asked(g) == {ANN: "bid", CAT: "bid"}
    assert [GAME.view(g, seat) | {"waiting_for": None} for seat in (ANN, CAT, None)] == before
    assert g.told == []


@rule("fzzzt 47")
def test_open_bids_are_laid_in_turn_from_the_chief() -> None:
    g = table(chief=BOB, bid_order="open")
    for seat in (BOB, CAT, ANN):
        assert asked(g) == {seat: "bid"}
        bid(g, seat, f"mech{seat + 1}")
    g = table(edition="fr", chief=CAT)
    assert asked(g) == {CAT: "bid"}


@rule("fzzzt 48")
def test_hidden_bids_show_their_numbers_and_then_their_faces() -> None:
    g = table()
    auction(g, "mech1 r1-p1", "r2-p2", "r3-p3")
    assert log(g)[:4] == [
        "BidsLaid sizes=2+1+1",
        "BidShown seat=0 cards=mech1+r1-p1 power=1",
        "BidShown seat=1 cards=r2-p2 power=2",
        "BidShown seat=2 cards=r3-p3 power=3",
    ]


@rule("fzzzt 49")
def test_the_number_of_cards_in_an_open_bid_is_seen_at_once() -> None:
    g = table(bid_order="open")
    bid(g, ANN, "mech1 r1-p1")
    assert log(g, BOB) == log(g, None) == log(g, ANN) == ["BidLaid seat=0 cards=2"]
    assert (look_at(g, ANN, BOB)["bid_size"], look_at(g, ANN, BOB)["hand_size"]) == (2, 2)


@rule("fzzzt 50")
@pytest.mark.parametrize("bid_order", ["hidden", "open"])
def test_a_laid_bid_cannot_be_changed(bid_order: str) -> None:
    g = table(bid_order=bid_order)
    bid(g, ANN, "mech1")
    before = save(g)
    with pytest.raises(IllegalMove, match="seat 0 is not asked"):
        bid(g, ANN, "r3-p1")
    assert save(g) == before


@rule("fzzzt 51")
def test_open_bids_are_turned_up_together_when_the_last_one_lies() -> None:
    g = table(bid_order="open")
    bid(g, ANN, "mech1")
    bid(g, BOB, "r2-p2")
    assert log(g) == ["BidLaid seat=1 cards=1"]
    bid(g, CAT, "r3-p3")
    assert [line.split()[0] for line in log(g)[:5]] == ["BidLaid", "BidShown", "BidShown", "BidShown", "LotWon"]


@rule("fzzzt 52", "fzzzt 54")
def test_the_highest_sum_of_power_wins() -> None:
    g = table(hands={ANN: "r4-f1 mech1", BOB: "r2-p2 r1-p2 up1", CAT: "fz1 r2-p3"})
    auction(g, "mech1 r4-f1", "up1 r2-p2 r1-p2", "fz1 r2-p3")
    assert "BidShown seat=1 cards=r1-p2+r2-p2+up1 power=3" in log(g)
    assert "LotWon seat=2 lot=fz3 power=5 tied=1" in log(g)


@rule("fzzzt 53")
def test_a_bid_of_0_wins_if_none_is_higher() -> None:
    g = table(hands={ANN: "mech1", BOB: "", CAT: ""})
    auction(g, "mech1", "", "")
    assert "LotWon seat=0 lot=fz3 power=0 tied=1" in log(g)
    g = table()
    auction(g, "mech1", "mech2", "r1-p3")
    assert "LotWon seat=2 lot=fz3 power=1 tied=1" in log(g)


@rule("fzzzt 55")
def test_the_winner_takes_even_a_fzzzt() -> None:
    g = table()
    auction(g, "mech1", "mech2", "r1-p3")
    assert "fz3" in ids(g.discards[CAT])
    assert asked(g) == {ANN: "bid", BOB: "bid", CAT: "bid"}


@rule("fzzzt 63")
def test_a_unit_lies_open_before_the_winner_and_is_never_shuffled() -> None:
    g = table(belt="u-basic-1")
    auction(g, "r3-p1", "mech2", "mech3")
    assert [site["unit"] for site in look_at(g, ANN, BOB)["units"]] == ["u-basic-1"]
    g.play(ANN, "none@u-basic-1")
    assert g.round == 2
    assert "u-basic-1" not in ids(g.hands[ANN] + g.discards[ANN])
    assert [str(site.unit) for site in g.sites[ANN]] == ["u-basic-1"]


@rule("fzzzt 64", "fzzzt 65")
@pytest.mark.parametrize("lot", ["r4-f1", "up1", "fz1"])
def test_the_lot_and_the_bid_go_onto_the_winners_discard_pile(lot: str) -> None:
    g = table(belt=f"{lot} fz4")
    auction(g, "r2-p1 r3-p1", "mech2", "mech3")
    assert set(g.discards[ANN]) == {g.box[lot], g.box["r2-p1"], g.box["r3-p1"]}
    assert ids(g.hands[ANN]) == "mech1 r1-p1"
    assert look_at(g, ANN, ANN)["discard_size"] == 3


@rule("fzzzt 66")
def test_losers_take_their_cards_back() -> None:
    g = table()
    auction(g, "r3-p1", "r1-p2 r2-p2", "mech3")
    assert ids(g.hands[BOB]) == "mech2 r1-p2 r2-p2 r3-p2"
    assert (g.discards[BOB], g.discards[CAT], g.bids) == ([], [], [[], [], []])


@rule("fzzzt 67")
def test_winner_wrench_payment_refill_and_stretch_follow_in_this_order() -> None:
    g = table(2, belt="fz3 r4-f1 fz4", hands={ANN: "r3-p1", BOB: "r3-p2"}, discards={BOB: "mech2"})
    auction(g, "r3-p1", "r3-p2")
    assert [line.split()[0] for line in log(g)[3:]] == ["LotWon", "WrenchMoved", "TurnedUp", "LotOffered"]
    bid(g, BOB, "r3-p2")
    told = [line.split()[0] for line in log(g)[2:]]
    assert told == ["LotWon", "HandTaken", "HandTaken", "LotOffered"]
    assert sorted(ids(g.hands[BOB]).split()) == ["mech2", "r3-p2", "r4-f1"]
