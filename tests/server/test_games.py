"""What the games say of themselves over HTTP: options, events, boxes, files, questions."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from fourfold import GAMES
from fourfold.bots import LEVELS
from fourfold.client import Refused, ask, make_table
from fourfold.core.events import Private
from fourfold.server import catalogue
from fourfold.server.table import Table
from tests.server.room import fewest, setup
from tests.server.running import Running
from tests.walks import cases, random_moves


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


def post_text(url: str, text: str) -> Any:
    """Send a text, and read JSON."""
    with urlopen(Request(url, text.encode(), {"content-type": "text/plain"})) as answer:
        return json.load(answer)


def test_every_game_says_what_a_page_must_know(server: Running) -> None:
    games = {each["game"]: each for each in ask(f"{server.url}/api/games")}
    assert list(games) == list(GAMES)
    fzzzt, frag = games["fzzzt"], games["frag"]
    assert fzzzt["rules"]["bid"] == "fzzzt 44"
    assert fzzzt["events"]["BidShown"] == {"seat": "seat", "cards": "cards", "power": "number"}
    assert games["fits"]["events"]["PieceLaid"] == {"seat": "seat", "landing": "move"}
    assert fzzzt["options"]["bid_order"]["depends"]
    assert frag["options"]["map"]["choices"] == ["pump_station", "six_gates"]
    lives = {"kind": "number", "default": "off", "depends": False, "choices": ["off"], "other": True}
    assert frag["options"]["lives"] == lives | {"least": 1, "most": 9}
    assert games["fluxx"]["options"]["without"]["kind"] == "list"
    assert {name: each["files"] for name, each in games.items()} == {
        "fits": ["set"],
        "fluxx": ["cards"],
        "frag": ["map"],
        "fzzzt": ["cards"],
    }
    assert all(each["bots"][:5] == list(LEVELS) for each in games.values())


@pytest.mark.parametrize("game", GAMES)
def test_events_hold_what_their_description_says(game: str) -> None:
    rules, seen = GAMES[game], set[str]()
    shown: dict[str, Any] = {each["game"]: each for each in catalogue.ABOUT}[game]["events"]
    for case in [case for case in cases() if case.game is rules][::4]:
        state = case.start(3)
        box = catalogue.about_box(rules, state.box)
        for _, _ in random_moves(state, 3):
            for told in state.told:
                for each in [told.event, told.others] if isinstance(told, Private) else [told]:
                    if each is None:
                        continue
                    data = catalogue.told(each)
                    kinds = shown[data.pop("event")]
                    seen.add(type(each).__name__)
                    assert kinds.keys() == data.keys()
                    for name, value in data.items():
                        assert fits(kinds[name], value, box), (each, name)
    assert len(seen) > len(shown) // 2


def fits(kind: str, value: Any, box: dict[str, Any]) -> bool:
    """Whether a value is of a kind."""
    if isinstance(value, list):
        return kind.endswith("s") and all(fits(kind[:-1], each, box) for each in value)
    types: dict[str, type] = {"seat": int, "number": int, "text": str, "flag": bool, "card": str, "move": dict}
    holds = box if kind == "card" else value if kind == "move" else [value]
    return type(value) is types[kind] and ("text" if kind == "move" else value) in holds


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_the_same_for_everybody_whatever_was_dealt(game: str) -> None:
    boxes = [
        catalogue.about_box(GAMES[game], Table("t", setup(game, fewest(game), seed=seed)).box()) for seed in range(3)
    ]
    assert list(boxes[0].items()) == list(boxes[1].items()) == list(boxes[2].items())
    assert json.loads(json.dumps(boxes[0])) == boxes[0]


def test_a_box_has_what_is_printed_on_each_thing(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    box = ask(f"{server.url}/api/tables/{make_table(server.url, 'fzzzt', seats)['table']}/box")
    assert box["u-deluxe-x2"]["symbols"] == ["nut", "bolt", "cog", "oil"]
    fits_box = ask(f"{server.url}/api/tables/{make_table(server.url, 'fits', seats)['table']}/box")
    assert fits_box["U5"]["shape"]["cells"] == [[0, 0], [0, 1], [1, 0], [2, 0], [2, 1]]
    assert "pattern" not in fits_box["board-2"]["kinds"][0]


def test_a_users_file_is_checked(server: Running) -> None:
    check = f"{server.url}/api/games/fits/check/set"
    assert post_text(check, json.dumps({"rounds": [{"picture": ["." * 6] * 10}]})) == []
    (fault,) = post_text(check, '{\n "name": }')
    assert (fault["line"], fault["column"], fault["warning"]) == (2, 10, False)
    assert "not-json" in fault["text"]
    for wrong in ("fits/check/map", "chess/check/map"):
        with pytest.raises(Refused, match=r"game|files"):
            ask(f"{server.url}/api/games/{wrong}", {})
    with pytest.raises(Refused, match="larger"):
        ask(f"{server.url}/api/games/fits/check/set", "x" * 200_000)


def test_a_worker_answers_questions_without_a_table(server: Running) -> None:
    question = f"{server.url}/api/games/fits/ask"
    example = ask(f"{question}/example", {})["text"]
    read = ask(f"{question}/set", {"text": example})
    assert read["faults"] == []
    assert len(read["boards"]) == 2
    assert ask(f"{question}/set", {"text": "{"})["faults"]
    with pytest.raises(Refused, match="give the text of a set file"):
        ask(f"{question}/set", [1])
    with pytest.raises(Refused, match="fits has no question 'sum'"):
        ask(f"{question}/sum", [1, 2])
    with pytest.raises(Refused, match="there is no game"):
        ask(f"{server.url}/api/games/chess/ask/example", {})
    with pytest.raises(HTTPError, match="400"):
        post_text(f"{question}/example", "{")


def test_a_question_the_game_chokes_on_harms_nobody(server: Running) -> None:
    question = f"{server.url}/api/games/fits/ask"
    wrong: Any
    for wrong in (7, "x", [], {"mode": "mini"}, {"grids": [["U5"]], "mode": []}, {"grids": 1, "round": -1}):
        with pytest.raises(Refused, match="name the mode"):
            ask(f"{question}/sheets", wrong)
    assert ask(f"{question}/example", {})["text"].startswith("{")
