"""What Fzzzt! answers without a table."""

import json

import pytest

from fourfold.games.fzzzt.questions import QUESTIONS
from tests.citing import rule


@rule("fzzzt 130")
def test_the_printed_cards_are_a_card_file_that_can_be_played_with() -> None:
    text = QUESTIONS["example"](None)["text"]
    answer = QUESTIONS["cards"](text)
    assert answer["faults"] == []
    assert len(answer["cards"]) == 84
    assert "status" not in text
    json.dumps(answer)


@rule("fzzzt 130")
def test_cards_of_a_file_are_shown_with_what_is_printed_on_them() -> None:
    file = json.loads(QUESTIONS["example"](None)["text"])
    file["production_units"][0] |= {"points": 42}
    cards = {card["id"]: card for card in QUESTIONS["cards"](json.dumps(file))["cards"]}
    assert cards["u-basic-1"]["points"] == 42
    assert cards["up1"]["symbols"] == ("nut", "bolt", "cog", "oil")


@rule("fzzzt 131")
@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"power": 9}, "robots[0] (r1-p1), power", "fault-fzzzt-range"),
        ({"symbols": ["nut", "nut"]}, "robots[0] (r1-p1), symbols", "fault-fzzzt-symbol"),
        ({"speed": None}, "robots[0] (r1-p1), speed", "fault-not-one-of"),
    ],
)
def test_a_fault_says_where_it_is(change: dict[str, object], place: str, key: str) -> None:
    file = json.loads(QUESTIONS["example"](None)["text"])
    file["robots"][0] |= change
    (fault,) = QUESTIONS["cards"](json.dumps(file))["faults"]
    assert (fault["place"], fault["text"]["key"]) == (place, key)


def test_a_missing_field_and_a_broken_file_are_named_as_such() -> None:
    file = json.loads(QUESTIONS["example"](None)["text"])
    del file["robots"][0]["points"]
    assert [fault["text"]["key"] for fault in QUESTIONS["cards"](json.dumps(file))["faults"]] == ["fault-missing"]
    (broken,) = QUESTIONS["cards"]("{")["faults"]
    assert (broken["place"], broken["text"]["key"]) == ("", "fault-not-json")
    with pytest.raises(ValueError, match="text of a card file"):
        QUESTIONS["cards"](7)
