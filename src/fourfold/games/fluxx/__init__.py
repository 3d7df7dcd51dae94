"""Fluxx 5.0, a card game of changing rules by Andrew and Kristin Looney."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.game import Game
from fourfold.faults import Sentence
from fourfold.games.fluxx import calls  # noqa: F401  # it marks what a seat may do unasked
from fourfold.games.fluxx.cards import read_box, user_faults
from fourfold.games.fluxx.goals import ranking, scores
from fourfold.games.fluxx.imagine import redeal
from fourfold.games.fluxx.table import Fluxx, impossible, places
from fourfold.games.fluxx.turn import set_up
from fourfold.games.fluxx.view import look
from fourfold.options import Option
from fourfold.plain import Thing


def starter(value: Any) -> Any:
    """The dice, whoever claims it first, or a seat (fluxx 10)."""
    if isinstance(value, str) and value.isdigit():
        value = int(value)
    if value in ("random", "claim") or (type(value) is int and value >= 0):
        return value
    raise ValueError(Sentence("fault-fluxx-starter", value=repr(value)))


def card_text(value: Any) -> str:
    """The text of a card file; nothing means the printed cards (fluxx 144)."""
    if not isinstance(value, str):
        raise ValueError(Sentence("fault-card-text"))
    return value


def id_list(value: Any) -> list[str]:
    """Some card ids (fluxx 144)."""
    ids = [each.strip() for each in value.split(",") if each.strip()] if isinstance(value, str) else value
    if not isinstance(ids, (list, tuple)) or not all(isinstance(each, str) for each in ids):
        raise ValueError(Sentence("fault-fluxx-ids", value=repr(value)))
    return list(ids)


def turn_limit(value: Any) -> Any:
    """None, or a number of turns (fluxx 126)."""
    if isinstance(value, str) and value.isdigit():
        value = int(value)
    if value in (None, "none"):
        return "none"
    if type(value) is not int or value < 1:
        raise ValueError(Sentence("fault-fluxx-turns", value=repr(value)))
    return value


def box(_seats: int, options: Mapping[str, Any]) -> Mapping[str, Thing]:
    """The cards of the box and the user's."""
    return read_box(options["edition"], options["add"], tuple(options["without"]))


GAME = Game(
    name="fluxx",
    seats=range(2, 7),
    table=Fluxx,
    options={
        "edition": Option("ru", ("ru", "en")),
        "optional_bonuses": Option("on"),
        "inflation_on_words": Option("off"),
        "lets_simplify_zero": Option("off"),
        "free_actions_before_draw": Option("on"),
        "random_first_test": Option("start", ("start", "current")),
        "running_actions_grow": Option("on"),
        "todays_special": Option("declare", ("declare", "ordinary")),
        "who_starts": Option("random", ("random", "claim"), starter),
        "late_joiners": Option("on"),
        "on_leave": Option("discard", ("discard", "bot")),
        "add": Option("", (), card_text),
        "without": Option([], (), id_list),
        "max_turns": Option("none", ("none",), turn_limit),
    },
    box=box,
    set_up=set_up,
    look=look,
    redeal=redeal,
    count=scores,
    rank=ranking,
    places=places,
    check=impossible,
    bound=20000,
    prompts={
        "who starts": "fluxx 10",
        "before draw": "fluxx 90",
        "play": "fluxx 15",
        "party bonus": "fluxx 101",
        "small hand": "fluxx 82",
        "discard": "fluxx 44",
        "drop goal": "fluxx 68",
        "trash keeper": "fluxx 198",
        "direction": "fluxx 199",
        "challenge": "fluxx 202",
        "throw": "fluxx 165",
        "trash rule": "fluxx 203",
        "take from": "fluxx 204",
        "zap": "fluxx 205",
        "give": "fluxx 210",
        "exchange": "fluxx 211",
        "again": "fluxx 213",
        "simplify": "fluxx 214",
        "trade with": "fluxx 216",
        "steal": "fluxx 218",
        "day": "fluxx 161",
        "recycle": "fluxx 196",
        "mill": "fluxx 193",
    },
    files={"cards": user_faults},
)
