"""What each seat may know, in views, events and imagined worlds (fzzzt 140 to 149)."""

import json

import pytest

from fourfold import Dice
from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.table import Fzzzt
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, asked, auction, bid, finished, ids, log, look, look_at, table
from tests.walks import random_moves

EIGHT = "mech1 r1-p1 r2-p1 r3-p1 r4-f1 r4-f2 r5-f1 r5-f2"


def worlds(g: Fzzzt, seat: int | None, number: int = 30) -> list[Fzzzt]:
    """Some worlds that a seat thinks possible."""
    return [GAME.imagine(g, seat, Dice(seed)) for seed in range(number)]


def hands_imagined(g: Fzzzt, of: int, by: int | None) -> set[str]:
    """The hands that a seat may have, as another imagines it."""
    return {ids(world.hands[of]) for world in worlds(g, by)}


@rule("fzzzt 140")
def test_only_its_owner_sees_a_hand() -> None:
    g = table(2, belt="", hands={ANN: EIGHT})
    dealt = f"HandDealt seat=0 cards={'+'.join(map(str, g.hands[ANN]))}"
    assert dealt in log(g, ANN)
    for seat in (BOB, None):
        assert "HandTaken seat=0 cards=6" in log(g, seat)
        assert not [line for line in log(g, seat) if line.startswith("HandDealt seat=0")]
        assert look_at(g, ANN, seat)["hand"] is None
    assert look_at(g, ANN, ANN)["hand"] == ids(g.hands[ANN]).split()


@rule("fzzzt 141")
def test_sizes_chief_round_and_mechanics_are_public() -> None:
    g = table(belt="r4-f1 fz3 fz4", chief=CAT, discards={ANN: "r5-f1 r5-f2"}, hands={BOB: "mech2 r1-p2 r2-p2"})
    seen = look(g, None)
    assert (seen["deck"], len(seen["belt"]), seen["chief"], seen["round"]) == (len(g.deck), 3, CAT, 1)
    assert [each["hand_size"] for each in seen["seats"]] == [4, 3, 4]
    assert [each["discard_size"] for each in seen["seats"]] == [2, 0, 0]
    assert [each["mechanic"] for each in seen["seats"]] == [1, 2, 3]


@rule("fzzzt 142")
def test_face_up_cards_units_placed_robots_and_the_peripheral_are_public() -> None:
    g = table(belt="r4-f1 fz3 fz4", sites={BOB: "u-basic-1:r1-f4"}, peripheral="per-mouse")
    for seat in (ANN, BOB, None):
        assert look(g, seat)["belt"] == ["r4-f1", "fz3", None]
        assert look(g, seat)["peripheral"] == "per-mouse"
        unit = look_at(g, BOB, seat)["units"][0]
        assert (unit["unit"], unit["robots"]) == ("u-basic-1", ["r1-f4"])


@rule("fzzzt 143")
def test_a_discard_pile_is_a_number_even_to_its_owner_until_building() -> None:
    g = table(2, belt="fz3", hands={ANN: "mech1 r3-p1"}, discards={ANN: "r5-f4"}, sites={ANN: "u-basic-1"})
    assert look_at(g, ANN, ANN)["discard_size"] == 1
    assert "r5-f4" not in str(GAME.view(g, ANN))
    auction(g, "r3-p1", "mech2")
    assert (asked(g), look_at(g, ANN, ANN)["hand"]) == ({ANN: "place"}, ["mech1", "r3-p1", "r5-f4", "fz3"])


@rule("fzzzt 144")
@pytest.mark.parametrize("bid_order", ["hidden", "open"])
def test_a_laid_bid_is_known_to_its_owner_only(bid_order: str) -> None:
    g = table(2, hands={ANN: "mech1 r1-p1", BOB: "mech2"}, discards={ANN: "r5-f1 r5-f2"}, bid_order=bid_order)
    bid(g, ANN, "r1-p1")
    for seat in (BOB, None):
        assert "r1-p1" not in json.dumps(GAME.view(g, seat)) + " ".join(log(g, seat))
    assert (look_at(g, ANN, BOB)["bid_size"], look_at(g, ANN, BOB)["hand_size"]) == (
        (1, 1) if bid_order == "open" else (0, 2)
    )
    assert look_at(g, ANN, ANN)["bid"] == (["r1-p1"] if bid_order == "open" else [])


@rule("fzzzt 145")
def test_revealed_bids_and_lots_are_seen_by_all() -> None:
    g = table(belt="u-basic-1 fz4")
    auction(g, "r3-p1", "r1-p2", "mech3")
    for seat in (ANN, BOB, CAT, None):
        assert log(g, seat) == [
            "BidsLaid sizes=1+1+1",
            "BidShown seat=0 cards=r3-p1 power=3",
            "BidShown seat=1 cards=r1-p2 power=1",
            "BidShown seat=2 cards=mech3 power=0",
            "LotWon seat=0 lot=u-basic-1 power=3 tied=1",
            "LotOffered lot=fz4",
        ]


@rule("fzzzt 146")
def test_all_that_a_seat_owns_stays_known_but_not_how_more_than_six_cards_divide() -> None:
    g = table(2, belt="", hands={ANN: EIGHT, BOB: "mech2 r1-p2 r2-p2"})
    assert len(hands_imagined(g, ANN, BOB)) > 10
    assert hands_imagined(g, BOB, ANN) == {"mech2 r1-p2 r2-p2"}
    for world in worlds(g, BOB):
        assert sorted(map(str, world.owned(ANN))) == sorted(EIGHT.split())


@rule("fzzzt 146")
def test_a_losing_bid_stays_known_to_lie_in_the_hand() -> None:
    g = table(2, belt="", hands={ANN: EIGHT, BOB: "mech2 fz1 r5-f3"})
    shown = str(min(g.hands[ANN], key=lambda card: card.power))
    auction(g, shown, "r5-f3")
    assert all(shown in hand.split() for hand in hands_imagined(g, ANN, BOB))
    assert len(hands_imagined(g, ANN, BOB)) > 5
    auction(g, shown, "mech2")  # now the card is paid, if it wins
    if shown not in ids(g.hands[ANN]).split():
        assert all(shown not in hand.split() for hand in hands_imagined(g, ANN, BOB))


@rule("fzzzt 147")
def test_what_is_hidden_is_dealt_anew_and_nothing_else() -> None:
    g = table(
        3,
        belt="r4-f1 fz3 fz4 r5-f4",
        discards={ANN: "r5-f1 r5-f2 r5-f3"},
        hands={ANN: "mech1 r1-p1 r2-p1"},
        peripherals=["per-plotter", "per-amplifier", "per-surge-protector", "per-router"],
        bid_order="open",
    )
    bid(g, ANN, "r1-p1")
    seen = worlds(g, BOB)
    assert len({ids(world.bids[ANN]) for world in seen}) > 1
    assert len({ids(world.hands[ANN] + world.bids[ANN]) for world in seen}) > 1
    assert len({ids(world.belt[2:]) for world in seen}) > 1
    assert len({ids(world.deck) for world in seen}) == len(seen)
    assert len({str([each.id for each in world.pile]) for world in seen}) == 6
    for world in seen:
        assert (ids(world.belt[:2]), world.hands[BOB], world.hands[CAT]) == ("r4-f1 fz3", g.hands[BOB], g.hands[CAT])
        assert (len(world.bids[ANN]), len(world.hands[ANN]), world.peripheral) == (1, 2, g.peripheral)


@rule("fzzzt 147")
def test_secret_answers_of_others_are_guessed_anew_and_ones_own_is_kept() -> None:
    g = table()
    bid(g, ANN, "r3-p1")
    bid(g, BOB, "mech2 r3-p2")
    assert len({str(world.answers[BOB]) for world in worlds(g, ANN)}) > 5
    assert {str(world.answers[ANN]) for world in worlds(g, ANN)} == {"r3-p1"}


@rule("fzzzt 148")
def test_the_memory_aid_writes_out_what_was_seen_for_all_alike() -> None:
    g = table(2, belt="", hands={ANN: EIGHT, BOB: "mech2 r5-f3"}, memory_aid="on")
    lowest = str(min(g.hands[ANN], key=lambda card: card.power))
    auction(g, lowest, "r5-f3")
    for seat in (ANN, BOB, None):
        assert look_at(g, ANN, seat)["owns"] == EIGHT.split()
        assert look_at(g, ANN, seat)["surely_in_hand"] == [lowest]
    assert "owns" not in look_at(table(), ANN, BOB)


@rule("fzzzt 148")
def test_the_memory_aid_knows_a_hand_of_which_nothing_was_put_aside() -> None:
    g = table(2, memory_aid="on")
    assert look_at(g, ANN, BOB)["surely_in_hand"] == ["mech1", "r1-p1", "r2-p1", "r3-p1"]
    auction(g, "r3-p1", "mech2")
    assert look_at(g, ANN, BOB)["surely_in_hand"] == ["mech1", "r1-p1", "r2-p1"]


@rule("fzzzt 148")
@pytest.mark.parametrize("options", [{}, {"bid_order": "open"}, {"peripherals": "all"}])
def test_the_memory_aid_says_just_what_all_imagined_worlds_share(options: dict[str, str]) -> None:
    g = GAME.start(3, 5, memory_aid="on", **options)
    for number, _ in enumerate(random_moves(g, 5)):
        if number % 40 == 39 and "bid" in asked(g).values() and not g.answers:
            held = [{*world.hands[BOB], *world.bids[BOB]} for world in worlds(g, None, 60)]
            sure = [str(card) for card in g.owned(BOB) if all(card in each for each in held)]
            assert sorted(look_at(g, BOB)["surely_in_hand"]) == sorted(sure)


@rule("fzzzt 149")
def test_at_scoring_all_owned_cards_are_shown() -> None:
    g = finished(hands={ANN: "mech1 r5-f1"}, discards={ANN: "fz1"}, sites={ANN: "u-basic-1:r1-f4"})
    for seat in (BOB, None):
        assert look_at(g, ANN, seat)["hand"] == ["mech1", "r5-f1", "fz1"]
        assert look_at(g, ANN, seat)["sheet"]["robots"] == 4


@rule("fzzzt 146")
@pytest.mark.parametrize("edition", ["ru", "fr"])
def test_an_imagined_world_keeps_all_that_a_seat_knows(edition: str) -> None:
    g = GAME.start(4, 8, edition=edition, peripherals="all")
    for number, _ in enumerate(random_moves(g, 8)):
        if number % 30 == 0:
            for world in worlds(g, ANN, 2):
                assert world.hands[ANN] == g.hands[ANN]
                assert sorted(map(str, world.discards[ANN])) == sorted(map(str, g.discards[ANN]))
                assert [len(each) for each in world.hands + world.discards + world.bids] == [
                    len(each) for each in g.hands + g.discards + g.bids
                ]
                assert all(card in world.owned(seat) for seat in range(4) for card in g.shown[seat])
                assert (world.sites, world.used, world.chief) == (g.sites, g.used, g.chief)
