"""Mixing decks and custom decks (fluxx 144 to 160), and bad options."""

import json
from typing import Any

import pytest

from fourfold.games.fluxx.cards import Keeper, NewRule, user_faults
from fourfold.games.fluxx.table import in_force
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, GAME, ids, play, table

TEA = {"id": "tea", "type": "keeper", "name": "Tea"}
PARTY = {"id": "tea_party", "type": "goal", "name": "Tea Party", "condition": {"all_keepers": ["tea", "cookies"]}}


def faults(*cards: Any) -> list[str]:
    """The errors of a file with these cards."""
    return list(user_faults(json.dumps(cards)))


@rule("fluxx 144")
def test_cards_are_added_and_left_out() -> None:
    g = table(
        hands={ANN: ["tea"]},
        keepers={ANN: ["cookies"]},
        goals=["tea_party"],
        add=json.dumps([TEA, PARTY]),
        without=["jackpot"],
    )
    assert play(g, "tea").winner == ANN
    g = GAME.start(2, 1, add=json.dumps({"cards": [TEA]}), without="jackpot, milk")
    assert sorted(ids(g.out)) == ["jackpot", "milk"]
    assert len(g.box) == 101


@rule("fluxx 145")
def test_a_goal_nobody_can_reach_is_warned_of_and_allowed() -> None:
    g = GAME.start(2, 1, without=["milk"], who_starts=0)
    warned = [event.goal.id for event in g.told if type(event).__name__ == "Warned"]
    assert warned == ["chocolate_milk", "milk_and_cookies"]
    assert type(GAME.start(2, 1).told[0]).__name__ != "Warned"


@rule("fluxx 146")
def test_keepers_goals_and_new_rules_can_be_written_as_data() -> None:
    conditions: list[dict[str, Any]] = [
        {"all_keepers": ["milk"]},
        {"at_least_of": {"n": 2, "keepers": ["milk", "bread"]}},
        {"no_keeper_on_table": ["milk"], "all_keepers": ["bread"]},
        {"keepers_at_least": 3, "strictly_most": True},
        {"hand_at_least": 7},
    ]
    made = [{"id": f"goal_{n}", "type": "goal", "name": "G", "condition": each} for n, each in enumerate(conditions)]
    rules = [
        {"id": f"more_{kind}", "type": "new_rule", "name": "R", "category": kind, "numbers": {kind: 6}}
        for kind in ("draw", "play", "hand_limit", "keeper_limit")
    ]
    assert faults(TEA, *made, *rules) == []
    g = table(add=json.dumps([TEA, *made, *rules]))
    assert isinstance(g.box["tea"], Keeper)
    made_rules = [each for each in g.box.values() if isinstance(each, NewRule) and each.id.startswith("more_")]
    assert [each.number for each in made_rules] == [6] * 4
    g = table(hands={ANN: ["more_draw"]}, rules=["draw_2"], drawn=2, add=json.dumps(rules))
    assert play(g, "more_draw").discard[0].id == "draw_2"


@rule("fluxx 147")
def test_a_card_may_work_count_and_conflict_like_a_printed_one() -> None:
    alike = [
        {"id": "soy_milk", "type": "keeper", "name": "Soy Milk", "like": "milk"},
        {"id": "mega_jackpot", "type": "action", "name": "Mega", "like": "jackpot"},
        {"id": "bubble", "type": "new_rule", "name": "Bubble", "like": "inflation"},
        {"id": "take_3", "type": "new_rule", "name": "Take 3", "like": "draw_3"},
    ]
    add = json.dumps(alike)
    g = table(hands={ANN: ["soy_milk"]}, keepers={ANN: ["cookies"]}, goals=["milk_and_cookies"], add=add)
    assert play(g, "soy_milk").winner == ANN
    assert len(play(table(hands={ANN: ["mega_jackpot"]}, add=add), "mega_jackpot").hands[ANN]) == 3
    assert table(rules=["inflation", "bubble"], drawn=None, add=add).drawn == 3
    g = table(hands={ANN: ["take_3"]}, rules=["draw_4"], drawn=4, add=add)
    assert ids(play(g, "take_3").rules) == ["take_3"]


@rule("fluxx 57", "fluxx 147")
def test_two_cards_like_inflation_lie_side_by_side_and_add_up() -> None:
    add = json.dumps([{"id": "bubble", "type": "new_rule", "name": "Bubble", "like": "inflation"}])
    g = table(hands={ANN: ["bubble"]}, rules=["inflation"], add=add)
    play(g, "bubble")
    assert ids(g.rules) == ["inflation", "bubble"]
    assert in_force(g.rules).draw == 3


@rule("fluxx 148")
def test_all_errors_are_reported_together_each_with_card_and_field() -> None:
    found = faults({"id": "x", "type": "keeper"}, {"id": "y", "type": "action", "name": "Y"}, TEA)
    assert found == [
        "missing_field: x, name: is not given",
        "unknown_effect: y, like: an Action must say which printed Action it is like",
    ]
    with pytest.raises(ValueError, match=r"(?s)option add|faults:.*x, name.*y, like"):
        GAME.start(2, add=json.dumps([{"id": "x", "type": "keeper"}, {"id": "y", "type": "action", "name": "Y"}]))


@rule("fluxx 149")
def test_bad_file() -> None:
    for text in ("{", "7", '{"a": 1}', "[1]", '"x"', "[" * 5000):
        assert user_faults(text)[0].startswith("bad_file: ")
    assert faults(*[TEA] * 501)[0].startswith("bad_file: file, cards: 501")


@pytest.mark.parametrize(
    ("fault", "card"),
    [
        ("missing_field: card 1, id", {"type": "keeper", "name": "X"}),
        ("missing_field: x, type", {"id": "x", "name": "X"}),
        ("missing_field: x, name", {"id": "x", "type": "keeper"}),
        ("missing_field: x, condition", {"id": "x", "type": "goal", "name": "X"}),
        ("unknown_type: x, type", {"id": "x", "type": "creeper", "name": "X"}),
        ("duplicate_id: milk, id", {"id": "milk", "type": "keeper", "name": "X"}),
        ("duplicate_id: end, id", {"id": "end", "type": "keeper", "name": "X"}),
        ("unknown_keeper: x, condition.all_keepers", {"condition": {"all_keepers": ["beer"]}}),
        (
            "unknown_keeper: x, condition.at_least_of.keepers",
            {"condition": {"at_least_of": {"n": 1, "keepers": ["y"]}}},
        ),
        ("bad_condition: x, condition.luck", {"condition": {"luck": 1}}),
        ("bad_condition: x, condition", {"condition": {}}),
        ("bad_condition: x, condition.all_keepers", {"condition": {"all_keepers": []}}),
        ("bad_condition: x, condition", {"condition": {"all_keepers": ["milk"], "no_keeper_on_table": ["milk"]}}),
        ("bad_condition: x, condition.strictly_most", {"condition": {"keepers_at_least": 2, "strictly_most": 1}}),
        ("bad_condition: x, condition.at_least_of", {"condition": {"at_least_of": 2}}),
        ("bad_number: x, condition.keepers_at_least", {"condition": {"keepers_at_least": 0}}),
        ("bad_number: x, condition.hand_at_least", {"condition": {"hand_at_least": 2.5}}),
        ("bad_number: x, condition.at_least_of.n", {"condition": {"at_least_of": {"n": 0, "keepers": ["milk"]}}}),
        ("bad_number: x, numbers.draw", {"type": "new_rule", "category": "draw", "numbers": {"draw": 0}}),
        ("bad_number: x, numbers.play", {"type": "new_rule", "category": "play", "numbers": {"play": "many"}}),
        (
            "bad_number: x, numbers.hand_limit",
            {"type": "new_rule", "category": "hand_limit", "numbers": {"hand_limit": -1}},
        ),
        ("unknown_effect: x, category", {"type": "new_rule", "category": "dance"}),
        ("unknown_effect: x, like", {"type": "action", "like": "no_such_card"}),
        ("unknown_effect: x, like", {"type": "action", "like": "milk"}),
        ("unknown_effect: x, like", {"type": "action"}),
        ("second_basic_rules: x, type", {"id": "x", "type": "basic_rule", "name": "X"}),
    ],
)
@rule("fluxx 150", "fluxx 151", "fluxx 152", "fluxx 153", "fluxx 154", "fluxx 155", "fluxx 156", "fluxx 157")
def test_each_error_names_card_and_field(fault: str, card: dict[str, Any]) -> None:
    known = {"id", "name"} & set(card)
    whole = card if known else {"id": "x", "type": "goal", "name": "X"} | card
    assert any(found.startswith(fault) for found in faults(whole))
    with pytest.raises(ValueError, match=fault.partition(":")[0]):
        GAME.start(2, add=json.dumps([whole]))


@rule("fluxx 152")
def test_an_id_used_twice_in_the_file() -> None:
    assert faults(TEA, TEA) == ["duplicate_id: tea, id: 'tea' is already used"]


@rule("fluxx 155")
def test_a_limit_may_be_0() -> None:
    assert (
        faults({"id": "x", "type": "new_rule", "name": "X", "category": "keeper_limit", "numbers": {"keeper_limit": 0}})
        == []
    )
    none = json.dumps(
        [{"id": "x", "type": "new_rule", "name": "X", "category": "keeper_limit", "numbers": {"keeper_limit": 0}}]
    )
    g = table(hands={ANN: ["x"]}, keepers={BOB: ["milk", "bread"]}, add=none)
    assert play(g, "x").keepers[BOB] == []


@rule("fluxx 157", "fluxx 158", "fluxx 159")
def test_without_cannot_remove_the_basic_rules_strange_cards_or_every_goal() -> None:
    goals = [key for key, card in table().box.items() if type(card).__name__ == "Goal"]
    for code, without in [("second_basic_rules", ["basic_rules"]), ("unknown_id", ["war"]), ("no_goal", goals)]:
        with pytest.raises(ValueError, match=code):
            GAME.start(2, without=without)


@rule("fluxx 160")
def test_too_few_cards() -> None:
    every = [key for key in table().box if key != "basic_rules"]
    assert GAME.start(
        2, without=every[7:] if "toast" in every[:7] else [k for k in every[6:] if k != "toast"], who_starts=0
    )
    with pytest.raises(ValueError, match="too_few_cards"):
        GAME.start(2, without=[key for key in every[5:] if key != "toast"])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "fr"),
        ("optional_bonuses", "maybe"),
        ("who_starts", "ann"),
        ("who_starts", -1),
        ("max_turns", 0),
        ("max_turns", "soon"),
        ("without", 7),
        ("add", 7),
        ("todays_special", "birthday"),
        ("no_such_option", 1),
    ],
)
def test_bad_options_are_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=name):
        GAME.start(3, **{name: value})


def test_options_may_be_written_as_on_a_command_line() -> None:
    g = GAME.start(3, 1, who_starts="2", max_turns="5", optional_bonuses=False)
    assert (g.active, g.options["max_turns"], g.options["optional_bonuses"]) == (2, 5, "off")
