"""The 19 Keepers and the 30 Goals, card by card (fluxx 221 to 269)."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from fourfold.games.fluxx.cards import Card, Goal, Keeper
from fourfold.games.fluxx.goals import meeting
from tests.citing import RULES, rule
from tests.games.fluxx.table import ANN, BOB, CY, card, goals, ids, play, table

KEEPERS = [key for key, each in table().box.items() if isinstance(each, Keeper)]
PAIRS = [goal for goal in goals() if len(goal.named) == 2]


def rows(page: Path, first: int, last: int) -> list[list[str]]:
    """The rows of a table in the rules, by number."""
    lines = re.findall(r"^\| fluxx (\d+) \|(.*)\|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [[each.strip() for each in rest.split("|")] for number, rest in lines if first <= int(number) <= last]


def by_name(name: str, cards: Mapping[str, object]) -> Card:
    """A card by its English name."""
    return next(each for each in cards.values() if isinstance(each, Card) and each.names["en"] == name)


@pytest.mark.parametrize("keeper", KEEPERS)
@rule("fluxx 221", "fluxx 222", "fluxx 223", "fluxx 224", "fluxx 225", "fluxx 226", "fluxx 227", "fluxx 228")
@rule("fluxx 229", "fluxx 230", "fluxx 231", "fluxx 232", "fluxx 233", "fluxx 234", "fluxx 235", "fluxx 236")
@rule("fluxx 237", "fluxx 238", "fluxx 239")
def test_a_keeper_lies_before_its_player_and_serves_the_goals_that_name_it(keeper: str) -> None:
    g = table(hands={ANN: [keeper]})
    assert ids(play(g, keeper).keepers[ANN]) == [keeper]
    assert [goal for goal in goals() if any(keeper in ids(alike) for alike in (*goal.needs, goal.some_of))]


@rule("fluxx 221", "fluxx 239")
def test_the_keepers_of_the_rules_are_those_of_the_box() -> None:
    found = [(row[2].strip("`"), row[1]) for row in rows(RULES / "fluxx.md", 221, 239)]
    assert sorted(found) == sorted((key, card(table(), key).names["ru"]) for key in KEEPERS)


@pytest.mark.parametrize("goal", PAIRS, ids=str)
@rule("fluxx 240", "fluxx 241", "fluxx 242", "fluxx 243", "fluxx 244", "fluxx 245", "fluxx 246", "fluxx 247")
@rule("fluxx 248", "fluxx 249", "fluxx 250", "fluxx 251", "fluxx 252", "fluxx 253", "fluxx 254", "fluxx 255")
@rule("fluxx 256", "fluxx 257", "fluxx 258", "fluxx 259", "fluxx 260", "fluxx 261", "fluxx 262", "fluxx 263")
@rule("fluxx 264", "fluxx 265")
def test_a_pair_goal_is_met_by_both_of_its_keepers_only(goal: Goal) -> None:
    first, second = ids(goal.named)
    g = table(hands={ANN: [second]}, keepers={ANN: [first]}, goals=[goal.id])
    assert play(g, second).winner == ANN
    g = table(hands={ANN: [second]}, keepers={BOB: [first]}, goals=[goal.id])
    assert not play(g, second).over


@rule("fluxx 240", "fluxx 265")
def test_each_pair_is_the_one_the_rules_name() -> None:
    box = table().box
    assert len(PAIRS) == 26
    for name, russian, met, *_ in rows(RULES / "fluxx.md", 240, 265):
        goal = by_name(name, box)
        assert isinstance(goal, Goal)
        assert goal.names["ru"] == russian
        wanted = [by_name(each.strip(), box).id for each in met.partition(";")[0].split("+")]
        assert sorted(ids(goal.named)) == sorted(wanted)


@rule("fluxx 265")
def test_the_english_box_has_bread_and_chocolate_instead() -> None:
    english = table(edition="en").box
    assert "daily_bread" not in english
    goal = english["bread_and_chocolate"]
    assert isinstance(goal, Goal)
    assert sorted(ids(goal.named)) == ["bread", "chocolate"]
    assert len(english) == 100


@rule("fluxx 266")
def test_the_brain_no_tv() -> None:
    g = table(hands={ANN: ["the_brain", "television"]}, goals=["the_brain_no_tv"])
    assert play(g, "the_brain").winner == ANN  # Television in a hand does not matter
    g = table(hands={ANN: ["the_brain"]}, keepers={BOB: ["television"]}, goals=["the_brain_no_tv"])
    assert not play(g, "the_brain").over


@rule("fluxx 267")
def test_party_snacks() -> None:
    for food in ("bread", "chocolate", "cookies", "milk"):
        g = table(hands={ANN: [food]}, keepers={ANN: ["the_party"]}, goals=["party_snacks"])
        assert play(g, food).winner == ANN
    g = table(hands={ANN: ["time"]}, keepers={ANN: ["the_party"]}, goals=["party_snacks"])
    assert not play(g, "time").over
    two = {"goals": ["party_snacks"], "rules": ["inflation"], "drawn": 2, "inflation_on_words": "on"}
    g = table(hands={ANN: ["bread", "milk"]}, keepers={ANN: ["the_party"]}, **two)  # type: ignore[arg-type]  # one dict
    assert not play(g, "bread").over
    assert play(g, "milk").winner == ANN


@pytest.mark.parametrize(("rules", "least"), [([], 5), (["inflation"], 6)])
@rule("fluxx 268")
def test_5_keepers(rules: list[str], least: int) -> None:
    goal = ["five_keepers"]
    g = table(hands={ANN: [KEEPERS[least]]}, keepers={ANN: KEEPERS[1:least]}, goals=goal, rules=rules, drawn=2)
    assert play(g, KEEPERS[least]).winner == ANN
    g = table(hands={ANN: [KEEPERS[least]]}, keepers={ANN: KEEPERS[2:least]}, goals=goal, rules=rules, drawn=2)
    assert not play(g, KEEPERS[least]).over
    tied = {ANN: KEEPERS[1:least], CY: KEEPERS[10 : 10 + least]}
    g = table(hands={ANN: [KEEPERS[least]]}, keepers=tied, rules=rules, drawn=2)
    play(g, KEEPERS[least])
    assert meeting(g, next(goal for goal in goals() if goal.id == "five_keepers")) == []


@pytest.mark.parametrize(("rules", "least"), [([], 10), (["inflation"], 11)])
@rule("fluxx 269")
def test_10_cards_in_hand(rules: list[str], least: int) -> None:
    g = table(hands={ANN: ["ten_cards_in_hand", least]}, rules=rules, drawn=2)
    assert play(g, "ten_cards_in_hand").winner == ANN
    g = table(hands={ANN: ["ten_cards_in_hand", least - 1]}, rules=rules, drawn=2)
    assert not play(g, "ten_cards_in_hand").over
    g = table(hands={ANN: ["ten_cards_in_hand", least], CY: least}, rules=rules, drawn=2)
    assert not play(g, "ten_cards_in_hand").over
