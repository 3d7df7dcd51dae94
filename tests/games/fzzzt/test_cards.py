"""The cards (fzzzt 1 to 8)."""

from collections import Counter

from fourfold.games.fzzzt.cards import Card, Unit, read_box
from tests.citing import rule
from tests.games.fzzzt.table import ANN, cards, finished, log, look_at, offered, table

CARDS = [card for card in read_box("").values() if isinstance(card, Card)]


def of_kind(*kinds: str) -> list[Card]:
    """All cards of some kinds."""
    return [card for card in CARDS if card.kind in kinds]


@rule("fzzzt 1")
def test_robots_bid_their_printed_power_fzzzt_3_upgrades_and_mechanics_0() -> None:
    assert Counter(card.power for card in of_kind("robot")) == {1: 14, 2: 11, 3: 11, 4: 5, 5: 5}
    assert [card.power for card in cards("fz1 up1 mech1 r5-f1")] == [3, 0, 0, 5]
    g = table(2, hands={ANN: "mech1 up1 fz1 r4-f1"})
    g.play(ANN, "mech1+r4-f1+up1+fz1")
    g.play(1, "mech2")
    assert "BidShown seat=0 cards=mech1+r4-f1+up1+fz1 power=7" in log(g)


@rule("fzzzt 2")
def test_there_are_four_symbols() -> None:
    assert {symbol for card in CARDS for symbol in card.symbols} == {"nut", "bolt", "cog", "oil"}


@rule("fzzzt 3")
def test_robots_show_one_to_three_symbols_upgrades_all_and_others_none() -> None:
    assert {len(card.symbols) for card in of_kind("robot")} == {1, 2, 3}
    assert {len(card.symbols) for card in of_kind("upgrade")} == {4}
    assert {len(card.symbols) for card in of_kind("mechanic", "fzzzt")} == {0}
    assert all(len(set(card.symbols)) == len(card.symbols) for card in CARDS)


@rule("fzzzt 4")
def test_units_show_one_to_four_symbols_and_a_value() -> None:
    found = Counter((len(unit.symbols), unit.points) for unit in CARDS if isinstance(unit, Unit))
    assert found == {(1, 3): 2, (2, 5): 3, (2, 6): 3, (3, 9): 2, (4, 13): 2}
    assert all("oil" in unit.symbols for unit in of_kind("unit") if unit.points in (3, 6))


@rule("fzzzt 5")
def test_all_but_mechanics_have_a_speed() -> None:
    assert {card.speed for card in of_kind("robot", "upgrade", "fzzzt", "unit")} == {1, 2, 3, 4, 8}
    assert {card.speed for card in of_kind("mechanic")} == {0}
    by_power = {card.power: card.speed for card in of_kind("robot")}
    assert by_power == {1: 4, 2: 4, 3: 2, 4: 2, 5: 1}
    assert {card.kind: card.speed for card in of_kind("upgrade", "fzzzt", "unit")} == {
        "upgrade": 8,
        "fzzzt": 1,
        "unit": 3,
    }


@rule("fzzzt 6")
def test_an_upgrade_is_a_robot_that_can_be_placed_and_counts_in_the_tie_break() -> None:
    g = table(2, belt="", hands={ANN: "mech1 up1"}, sites={ANN: "u-basic-1"})
    assert offered(g, ANN) == ["none@u-basic-1", "up1@u-basic-1"]
    g = finished(seats=2, hands={ANN: "mech1 up1"})
    assert look_at(g, ANN)["sheet"]["robot_count"] == 1


@rule("fzzzt 7")
def test_each_mechanic_has_starters_of_power_1_2_and_3() -> None:
    for number in range(1, 7):
        assert [card.power for card in of_kind("robot") if card.owner == number] == [1, 2, 3]
    assert [card.id for card in of_kind("mechanic")] == [f"mech{n}" for n in range(1, 7)]


@rule("fzzzt 8")
def test_the_5_6_cards_are_two_mechanics_twelve_robots_and_two_units() -> None:
    extra = [card for card in CARDS if card.ext56]
    assert Counter(card.kind for card in extra) == {"mechanic": 2, "robot": 10, "upgrade": 1, "fzzzt": 1, "unit": 2}
    assert [card.power for card in extra if card.kind == "robot" and card.owner is None] == [2, 3, 4, 5]
    assert {card.owner for card in extra if card.owner} == {5, 6}
    assert len(CARDS) == 72
    assert len(read_box("")) == 84
