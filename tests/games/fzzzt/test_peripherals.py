"""Peripherals: the pile, and the twelve house cards (fzzzt 110 to 129)."""

import pytest

from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.cards import Peripheral, read_box
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, DAN, asked, auction, bid, ids, log, look, look_at, offered, table

EIGHT_FAST = "r1-f1 r1-f2 r1-f3 r1-f4 r1-f5 r1-f6 r1-f7 r1-f8"  # all of speed 4
PRINTED = [each for each in read_box("").values() if isinstance(each, Peripheral)]


@rule("fzzzt 110")
def test_the_chosen_peripherals_make_a_shuffled_pile() -> None:
    assert len(GAME.start(3, peripherals="all").pile) == 11
    g = GAME.start(3, peripherals=["per-mouse", "per-modem", "per-router"])
    assert {each.id for each in [*g.pile, g.peripheral] if each} == {"per-mouse", "per-modem", "per-router"}
    firsts = {str(GAME.start(3, seed, peripherals="all").peripheral) for seed in range(60)}
    assert len(firsts) == 12


@rule("fzzzt 111")
def test_one_is_drawn_each_round_and_shown() -> None:
    g = table(2, belt="fz3", peripherals=["per-amplifier", "per-surge-protector", "per-plotter"])
    first = g.peripheral
    auction(g, "r3-p1", "mech2")
    assert g.round == 2
    assert g.peripheral not in (first, None)
    assert f"PeripheralDrawn peripheral={g.peripheral}" in log(g)
    assert look(g)["peripheral"] == str(g.peripheral)


@rule("fzzzt 112")
def test_it_is_drawn_before_the_speed_turns_up_further_cards() -> None:
    g = table(2, belt="", deck=EIGHT_FAST, peripherals=["per-plotter"])
    told = [line.split()[0] for line in log(g)]
    assert told[-5:] == ["RoundBegan", "TurnedUp", "PeripheralDrawn", "TurnedUp", "LotOffered"]
    assert "TurnedUp cards=r1-f1" in log(g)
    assert "TurnedUp cards=r1-f2+r1-f3+r1-f4" in log(g)


@rule("fzzzt 113")
def test_it_is_in_force_to_the_end_of_the_round_building_included() -> None:
    g = table(belt="fz3 fz4", sites={ANN: "u-deluxe-1"}, peripheral="per-plotter")
    auction(g, "r3-p1", "mech2", "mech3")
    auction(g, "r2-p1", "mech2", "mech3")
    assert look(g)["peripheral"] == "per-plotter"
    assert asked(g) == {ANN: "place"}


@rule("fzzzt 114")
def test_only_the_newest_is_in_force_and_used_ones_are_set_aside() -> None:
    g = table(2, belt="fz3", peripherals=["per-amplifier", "per-surge-protector"])
    first = g.peripheral
    assert first
    auction(g, "r3-p1", "mech2")
    assert g.used == [first]
    assert [g.power(each) for each in g.hands[BOB] if each.kind == "mechanic"] == [
        2 * (g.peripheral is g.box["per-amplifier"])
    ]


@rule("fzzzt 115")
def test_when_the_pile_is_empty_the_used_ones_are_shuffled_into_a_new_one() -> None:
    g = table(2, belt="fz3", peripherals=["per-plotter"])
    auction(g, "r3-p1", "mech2")
    assert (str(g.peripheral), g.pile, g.used) == ("per-plotter", [], [])
    again = set()
    for seed in range(20):
        g = table(2, belt="fz3", peripherals=["per-plotter", "per-router"], seed=seed)
        g.used, g.pile, before = g.pile, [], g.peripheral
        auction(g, "r3-p1", "mech2")
        again.add(g.peripheral is before)
        assert (len(g.pile), g.used) == (1, [])
    assert again == {True, False}  # shuffled, with the one just used


@rule("fzzzt 116")
def test_the_french_edition_may_use_peripherals() -> None:
    assert GAME.start(6, edition="fr", peripherals="all").peripheral


@rule("fzzzt 117")
def test_the_twelve_are_house_cards_and_say_so() -> None:
    assert len(PRINTED) == 12
    assert all(each.house and each.effect and each.names["ru"] for each in PRINTED)


@rule("fzzzt 118")
def test_monitor_turns_up_the_whole_belt() -> None:
    g = table(2, belt="", deck=f"fz1 {EIGHT_FAST}", peripherals=["per-monitor"])
    assert None not in look(g)["belt"]
    assert "TurnedUp cards=r1-f1+r1-f2+r1-f3+r1-f4+r1-f5+r1-f6+r1-f7" in log(g)


@rule("fzzzt 119")
def test_privacy_screen_shows_only_the_head() -> None:
    g = table(belt="up1 r1-f1 r1-f2", peripheral="per-screen-filter")
    assert look(g)["belt"] == ["up1", None, None]
    auction(g, "r3-p1", "mech2", "mech3")
    assert look(g)["belt"] == ["r1-f1", None]


@rule("fzzzt 120")
@pytest.mark.parametrize("bid_order", ["hidden", "open"])
def test_modem_bids_are_laid_face_up_in_turn(bid_order: str) -> None:
    g = table(chief=BOB, peripheral="per-modem", bid_order=bid_order)
    assert asked(g) == {BOB: "bid"}
    bid(g, BOB, "r3-p2")
    assert log(g, ANN) == ["BidShown seat=1 cards=r3-p2 power=3"]
    assert look_at(g, BOB, ANN)["bid"] == ["r3-p2"]
    bid(g, CAT, "mech3")  # no duty to outbid
    bid(g, ANN, "mech1")
    assert log(g)[:2] == ["BidShown seat=0 cards=mech1 power=0", "LotWon seat=1 lot=fz3 power=3 tied=1"]


@rule("fzzzt 121")
def test_router_moves_the_wrench_when_there_is_no_tie() -> None:
    g = table(peripheral="per-router", hands={BOB: ""}, discards={BOB: "mech2"}, belt="fz2 fz3 fz4")
    auction(g, "r3-p1", "", "mech3")
    assert (g.chief, "WrenchMoved seat=1 tie=False" in log(g)) == (BOB, True)  # even with an empty hand
    auction(g, "r2-p1", "", "r2-p3")
    assert "LotWon seat=2 lot=fz3 power=2 tied=2" in log(g)
    assert g.chief == ANN  # ties as usual
    g = table(chief=CAT, peripheral="per-router")
    auction(g, "r3-p1", "mech2", "mech3")
    assert g.chief == ANN


@rule("fzzzt 122")
@pytest.mark.parametrize(
    ("bids", "winner", "power", "chief"),
    [
        (["r3-p1", "r1-p2", "r2-p3"], BOB, 1, ANN),
        (["mech1", "r3-p2", "r2-p3"], CAT, 2, ANN),
        (["r3-p1", "r1-p2", "r1-p3"], BOB, 1, CAT),
        (["mech1", "mech2", "mech3"], ANN, 0, BOB),
    ],
)
def test_mouse_lets_the_lowest_bid_above_0_win(bids: list[str], winner: int, power: int, chief: int) -> None:
    g = table(peripheral="per-mouse")
    auction(g, *bids)
    assert f"LotWon seat={winner} lot=fz3 power={power}" in " ".join(log(g))
    assert g.chief == chief


@rule("fzzzt 123")
def test_joystick_lets_the_chief_choose_the_lot() -> None:
    g = table(belt="r4-f1 up1 fz1", chief=BOB, hands={BOB: ""}, discards={BOB: "mech2"}, peripheral="per-joystick")
    assert (asked(g), offered(g, BOB)) == ({BOB: "pick lot"}, ["r4-f1", "up1"])
    g.play(BOB, "up1")
    assert (log(g)[0], look(g)["lot"]) == ("LotOffered lot=up1", 1)
    auction(g, "r3-p1", "", "mech3")
    assert "LotWon seat=0 lot=up1 power=3 tied=1" in log(g)
    assert look(g)["belt"] == ["r4-f1", None]  # turned up only when none is face up
    auction(g, "r2-p1", "", "mech3")
    assert look(g)["belt"] == ["fz1"]


@rule("fzzzt 124")
def test_surge_protector_takes_the_power_from_fzzzt() -> None:
    g = table(hands={ANN: "fz1 mech1"}, peripheral="per-surge-protector")
    auction(g, "fz1", "r1-p2", "mech3")
    assert "BidShown seat=0 cards=fz1 power=0" in log(g)
    assert "LotWon seat=1 lot=fz3 power=1 tied=1" in log(g)


@rule("fzzzt 125")
def test_amplifier_gives_mechanics_power_2() -> None:
    g = table(peripheral="per-amplifier")
    auction(g, "mech1 r1-p1", "r2-p2", "mech3")
    assert "LotWon seat=0 lot=fz3 power=3 tied=1" in log(g)


@rule("fzzzt 126")
def test_card_reader_gives_back_one_of_the_lowest_cards() -> None:
    g = table(hands={ANN: "mech1 up1 r3-p1 r4-f1"}, peripheral="per-card-reader")
    auction(g, "mech1 up1 r3-p1", "mech2", "r1-p3 r2-p3")
    assert (asked(g), offered(g, ANN)) == ({ANN: "keep"}, ["mech1", "up1"])
    g.play(ANN, "up1")
    assert "CardKept seat=0 card=up1" in log(g, BOB)
    assert ids(g.hands[ANN]) == "r4-f1 up1"
    assert set(ids(g.discards[ANN]).split()) == {"fz3", "mech1", "r3-p1"}
    auction(g, "r4-f1", "mech2", "mech3")  # a single card is simply paid
    assert "keep" not in asked(g).values()


@rule("fzzzt 126")
def test_card_reader_asks_nobody_when_one_card_alone_is_the_lowest() -> None:
    g = table(hands={ANN: "mech1 r3-p1"}, peripheral="per-card-reader")
    auction(g, "mech1 r3-p1", "mech2", "mech3")
    assert "CardKept seat=0 card=mech1" in log(g, BOB)
    assert (ids(g.hands[ANN]), asked(g)) == ("mech1", {ANN: "bid", BOB: "bid", CAT: "bid"})


@rule("fzzzt 127")
def test_external_drive_gives_the_top_card_of_each_discard_pile() -> None:
    eight = "mech1 r1-p1 r2-p1 r3-p1 r4-f1 r4-f2 r5-f1 r5-f2"
    g = table(2, hands={ANN: eight}, belt="", peripherals=["per-external-drive"])
    assert ([len(hand) for hand in g.hands], [len(pile) for pile in g.discards]) == ([7, 4], [1, 0])
    assert g.closed == [1, 0]
    assert [line for line in log(g) if line.startswith("HandTaken seat=0")][-2:] == [
        "HandTaken seat=0 cards=6",
        "HandTaken seat=0 cards=7",
    ]
    bid(g, BOB, "mech2 r1-p2 r2-p2 r3-p2")
    g.play(ANN, "+".join(map(str, g.hands[ANN])))
    while any(g.hands) and not any("HandTaken" in line for line in log(g)):
        seat = next(iter(g.pending))
        g.play(seat, g.pending[seat].options[-1])
    assert max(len(hand) for hand in g.hands) == 6  # a refill stays at six


@rule("fzzzt 127")
def test_external_drive_takes_the_top_and_not_another_card() -> None:
    for seed in range(9):
        eight = "mech1 r1-p1 r2-p1 r3-p1 r4-f1 r4-f2 r5-f1 r5-f2"
        drive, other = [
            table(2, hands={ANN: eight}, belt="", peripherals=[each], seed=seed)
            for each in ("per-external-drive", "per-plotter")
        ]
        top = other.discards[ANN][-1]
        assert set(drive.hands[ANN]) == {*other.hands[ANN], top}


@rule("fzzzt 128")
def test_paper_shredder_takes_a_card_from_losers_of_two_or_more() -> None:
    g = table(4, peripheral="per-paper-shredder")
    auction(g, "r2-p1 r3-p1", "mech2 r1-p2", "r1-p3", "mech4 r1-p4 r2-p4")
    assert asked(g) == {BOB: "shred", DAN: "shred"}
    assert offered(g, DAN) == ["mech4", "r1-p4", "r2-p4"]
    g.play(DAN, "r2-p4")
    assert (g.told, asked(g)) == ([], {BOB: "shred"})
    g.play(BOB, "mech2")
    assert log(g, CAT)[:2] == ["CardShredded seat=1 card=mech2", "CardShredded seat=3 card=r2-p4"]
    assert (ids(g.hands[BOB]), ids(g.discards[BOB])) == ("r1-p2 r2-p2 r3-p2", "mech2")
    assert ids(g.hands[DAN]) == "mech4 r1-p4 r3-p4"
    assert ids(g.shown[DAN]) == "mech4 r1-p4"  # what was shredded is known to be in hand no more


@rule("fzzzt 128")
def test_paper_shredder_comes_before_a_refill() -> None:
    g = table(2, hands={ANN: "r3-p1", BOB: "mech2 r1-p2"}, peripheral="per-paper-shredder", belt="fz2 fz3 fz4")
    auction(g, "r3-p1", "mech2 r1-p2")
    g.play(BOB, "r1-p2")
    assert asked(g) == {BOB: "bid"}
    bid(g, BOB, "mech2")
    assert sorted(ids(g.hands[BOB]).split()) == ["fz3", "mech2", "r1-p2"]


@rule("fzzzt 129")
def test_plotter_lets_each_unit_take_two_robots() -> None:
    g = table(belt="", hands={ANN: "mech1 r1-f4 r2-f4 r4-f4"}, sites={ANN: "u-basic-1"}, peripheral="per-plotter")
    g.play(ANN, "r1-f4@u-basic-1")
    assert offered(g, ANN) == ["none@u-basic-1", "r2-f4@u-basic-1", "r4-f4@u-basic-1"]
    g.play(ANN, "r4-f4@u-basic-1")
    assert (g.round, ids(list(g.sites[ANN][0].robots))) == (2, "r1-f4 r4-f4")
