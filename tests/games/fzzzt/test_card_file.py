"""The card file of a user: peripherals of one's own, and every fault named (fzzzt 130, 131)."""

import json
from typing import Any

import pytest

from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.cards import Peripheral, printed, user_faults
from fourfold.games.fzzzt.table import Fzzzt
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, asked, auction, ids, log, look, offered, table


def peripheral(hook: str = "none", params: Any = None, **fields: Any) -> dict[str, Any]:
    """One entry of the list of peripherals."""
    entry = {"id": "mine", "name": "Mine", "effect": "Something happens.", "basis": "printed", "hook": hook}
    return entry | {"params": params or {}} | fields


def file(*entries: dict[str, Any]) -> str:
    """A card file with these peripherals."""
    return json.dumps({"peripherals": entries})


def with_mine(hook: str, params: Any, **position: Any) -> Fzzzt:
    """A game in which one peripheral of the user's own is in force."""
    text = file(peripheral(hook, params))
    return table(card_file=text, peripherals="all", peripheral="mine", **position)


def changed(name: str, index: int, **fields: Any) -> str:
    """The printed list with one entry changed."""
    entries = [dict(entry) for entry in printed()[name]]
    entries[index].update(fields)
    return json.dumps({name: entries})


@rule("fzzzt 130")
def test_a_file_replaces_the_whole_list_by_another_of_any_length() -> None:
    own = [peripheral(id=f"mine-{n}", name_ru="Моё", rarity=7) for n in range(15)]
    g = GAME.start(2, card_file=file(*own), peripherals="all")
    found = [each for each in g.box.values() if isinstance(each, Peripheral)]
    assert [each.id for each in found] == [f"mine-{n}" for n in range(15)]
    assert (found[0].name, found[0].names, found[0].effect) == ("Mine", {"ru": "Моё"}, "Something happens.")
    assert (found[0].house, found[0].hook) == (False, "none")
    assert GAME.start(2, card_file=file(), peripherals="all").peripheral is None
    assert GAME.faults(g) == []


@rule("fzzzt 130")
@pytest.mark.parametrize("field", ["id", "name", "effect", "basis"])
def test_every_entry_has_its_fields(field: str) -> None:
    entry = peripheral()
    del entry[field]
    name = "" if field == "id" else " (mine)"
    assert user_faults(file(peripheral(id="fine"), entry)) == [f"peripherals[1]{name}, {field}: is missing"]


@rule("fzzzt 130")
def test_ids_are_unique_among_all_cards() -> None:
    assert user_faults(file(peripheral(), peripheral())) == [
        "peripherals[1] (mine), id: is used already by peripherals[0] (mine)"
    ]
    assert "is used already by mechanics[0] (mech1)" in user_faults(file(peripheral(id="mech1")))[0]


@rule("fzzzt 131")
@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (peripheral("auction.cheat"), "hook: 'auction.cheat' is not one of belt.reveal"),
        (peripheral("auction.pay"), "params, refund: is missing"),
        (peripheral("none", {"refund": 1}), "params, refund: none has no such value"),
        (peripheral("none", [1]), "params: is not an object"),
        (peripheral("belt.reveal", {"visible": "some"}), "params, visible: 'some' is not a whole number from 1 to 12"),
        (peripheral("belt.reveal", {"visible": 0}), "params, visible: 0 is not a whole number"),
        (peripheral("belt.reveal", {"visible": True}), "params, visible: True is not a whole number"),
        (peripheral("bid.place", {"bidding": "loud"}), "params, bidding: 'loud' is not one of open-sequential"),
        (peripheral("auction.pick", {"lot": "any"}), "params, lot: 'any' is not one of"),
        (peripheral("auction.compare", {"winner": "all"}), "params, winner: 'all' is not one of lowest-positive"),
        (peripheral("auction.end", {"wrench": "breaks"}), "params, wrench: 'breaks' is not one of"),
        (peripheral("bid.value", {"power_override": {"unit": 1}}), "params, power_override: {'unit': 1} does not give"),
        (peripheral("bid.value", {"power_override": {"robot": -1}}), "params, power_override: {'robot': -1} does not"),
        (peripheral("bid.value", {"power_override": {}}), "params, power_override: {} does not give a power"),
        (peripheral("auction.pay", {"refund": "all"}), "params, refund: 'all' is not one of"),
        (peripheral("auction.lose", {"loser_cost": 1}), "params, if_bid_at_least: is missing"),
        (peripheral("auction.lose", {"loser_cost": 0, "if_bid_at_least": 1}), "params, loser_cost: 0 is not a whole"),
        (peripheral("round.start", {"extra_draw": "1"}), "params, extra_draw: '1' is not a whole number"),
        (peripheral("build.limit", {"robots_per_unit": 2.0}), "params, robots_per_unit: 2.0 is not a whole number"),
        (peripheral(basis="guessed"), "basis: 'guessed' is not one of invented, printed"),
        (peripheral(name=""), "name: '' is not a text"),
        (peripheral(id="a+b"), "id: 'a+b' is not"),
        (peripheral(id="a b"), "id: 'a b' is not"),
    ],
)
def test_a_value_outside_the_table_is_refused_by_name(entry: dict[str, Any], fault: str) -> None:
    (found,) = user_faults(file(entry))
    assert found.startswith(f"peripherals[0] ({entry['id']}), {fault}")
    with pytest.raises(ValueError, match="the card file has faults"):
        GAME.start(3, card_file=file(entry))


@rule("fzzzt 131")
def test_hook_none_shows_the_text_and_changes_nothing() -> None:
    g = with_mine("none", {}, belt="r4-f1 fz3 fz4")
    assert (look(g)["peripheral"], look(g)["belt"]) == ("mine", ["r4-f1", "fz3", None])
    auction(g, "r3-p1", "mech2 r1-p2", "mech3")
    assert "LotWon seat=0 lot=r4-f1 power=3 tied=1" in log(g)


@rule("fzzzt 131")
@pytest.mark.parametrize(("visible", "face_up"), [("all", 12), (8, 8), (9, 9), (3, 3), (1, 1)])
def test_belt_reveal_shows_so_many(visible: Any, face_up: int) -> None:
    belt = "up1 fz1 fz2 fz3 fz4 r5-f1 r5-f2 r5-f3 r5-f4 r4-f1 r4-f2 r4-f3"
    assert with_mine("belt.reveal", {"visible": visible}, seats=5, edition="fr", belt=belt).face_up == face_up


@rule("fzzzt 131")
def test_bid_value_changes_the_power_of_whole_kinds() -> None:
    g = with_mine("bid.value", {"power_override": {"robot": 1, "upgrade": 4}}, hands={ANN: "r5-f1 mech1", BOB: "up1"})
    auction(g, "r5-f1", "up1", "r1-p3 r2-p3 r3-p3")
    assert "LotWon seat=1 lot=fz3 power=4 tied=1" in log(g)
    assert "BidShown seat=2 cards=r1-p3+r2-p3+r3-p3 power=3" in log(g)


@rule("fzzzt 131")
def test_auction_lose_may_cost_several_cards() -> None:
    g = with_mine("auction.lose", {"loser_cost": 2, "if_bid_at_least": 3})
    auction(g, "r2-p1 r3-p1", "mech2 r1-p2 r2-p2", "mech3 r1-p3")
    assert asked(g) == {BOB: "shred"}
    assert offered(g, BOB) == ["mech2+r1-p2", "mech2+r2-p2", "r1-p2+r2-p2"]
    g.play(BOB, "mech2+r2-p2")
    assert (ids(g.hands[BOB]), len(g.discards[BOB]), g.discards[CAT]) == ("r1-p2 r3-p2", 2, [])
    assert log(g)[:2] == ["CardShredded seat=1 card=mech2", "CardShredded seat=1 card=r2-p2"]


@rule("fzzzt 131")
def test_auction_lose_never_costs_more_than_was_bid() -> None:
    g = with_mine("auction.lose", {"loser_cost": 6, "if_bid_at_least": 1})
    auction(g, "r2-p1 r3-p1", "mech2 r1-p2", "mech3")
    assert (offered(g, BOB), offered(g, CAT)) == (["mech2+r1-p2"], ["mech3"])


@rule("fzzzt 131")
def test_round_start_may_give_several_cards() -> None:
    nine = "mech1 r1-p1 r2-p1 r3-p1 r4-f1 r4-f2 r5-f1 r5-f2 up1"
    text = file(peripheral("round.start", {"extra_draw": 2}))
    g = table(2, hands={ANN: nine}, belt="", card_file=text, peripherals="all")
    assert (len(g.hands[ANN]), len(g.discards[ANN]), len(g.hands[BOB])) == (8, 1, 4)


@rule("fzzzt 131")
def test_build_limit_may_allow_three_robots() -> None:
    robots = "r1-f4 r2-f4 r3-f4 r4-f4"
    g = with_mine("build.limit", {"robots_per_unit": 3}, belt="", hands={ANN: robots}, sites={ANN: "u-basic-1"})
    for robot in robots.split()[:3]:
        g.play(ANN, f"{robot}@u-basic-1")
    assert (g.round, len(g.sites[ANN][0].robots)) == (2, 3)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "not a JSON file"),
        ('{"peripherals": [', "not a JSON file"),
        ("[" * 100000, "not a JSON file"),
        ("[]", "a card file is a JSON object with at least one of the lists mechanics, robots"),
        ('{"cards": []}', "a card file is a JSON object with at least one of the lists"),
        ('{"peripherals": {}}', "peripherals: is not a list"),
        ('{"peripherals": [7]}', "peripherals[0]: is not an object"),
        (changed("robots", 0, power=6), "robots[0] (r1-p1), power: 6 is not a whole number from 1 to 5"),
        (changed("robots", 0, power="1"), "robots[0] (r1-p1), power: '1' is not a whole number"),
        (changed("robots", 6, speed=5), "robots[6] (r1-f1), speed: 5 is not one of 1, 2, 3, 4, 8"),
        (changed("robots", 6, speed=4.0), "robots[6] (r1-f1), speed: 4.0 is not one of 1, 2, 3, 4, 8"),
        (changed("robots", 6, symbols=[]), "robots[6] (r1-f1), symbols: [] is not a list of 1 to 3 symbols"),
        (
            changed("robots", 6, symbols=["nut", "nut"]),
            "robots[6] (r1-f1), symbols: 'nut' is not a symbol, or is given",
        ),
        (changed("robots", 6, symbols=["nail"]), "robots[6] (r1-f1), symbols: 'nail' is not a symbol"),
        (changed("robots", 6, owner=7), "robots[6] (r1-f1), owner: 7 is not one of null, 1, 2"),
        (changed("robots", 6, ext56=0), "robots[6] (r1-f1), ext56: 0 is neither true nor false"),
        (changed("robots", 6, id="none"), "robots[6] (none), id: 'none' is not"),
        (changed("robots", 6, owner=1), "robots, owner: mechanic 1 has starters of power [1, 1, 2, 3], not one each"),
        (changed("robots", 0, ext56=True), "robots[0] (r1-p1), ext56: "),
        (changed("mechanics", 0, number=2), "mechanics, number: the six mechanics are numbered 1 to 6"),
        (changed("mechanics", 0, owner=2), "mechanics[0] (mech1), owner: "),
        (
            changed("upgrades", 0, symbols=["nut"]),
            "upgrades[0] (up1), symbols: ['nut'] is not a list of 4 to 4 symbols",
        ),
        (changed("production_units", 0, points=0), "production_units[0] (u-basic-1), points: 0 is not a whole number"),
        (
            json.dumps({"robots": printed()["robots"][:18], "fzzzt": [], "production_units": []}),
            "robots, owner: mechanic",
        ),
    ],
)
def test_a_damaged_file_is_refused_with_the_place_of_each_fault(text: str, fault: str) -> None:
    assert user_faults(text)[0].startswith(fault)


def test_too_few_and_too_many_cards_are_refused() -> None:
    starters = [entry for entry in printed()["robots"] if entry["owner"]]
    few = json.dumps({"robots": starters, "fzzzt": [], "production_units": []})
    assert user_faults(few) == ["robots: fewer than 12 cards are left for the deck when the starters are dealt"]
    many = [printed()["fzzzt"][0] | {"id": f"fz-{n}"} for n in range(120)]
    assert user_faults(json.dumps({"fzzzt": many})) == ["robots: there are more than 120 cards in all"]


def test_a_file_as_printed_has_no_faults() -> None:
    assert user_faults(json.dumps(printed())) == []
    assert GAME.files["cards"](json.dumps(printed())) == []
