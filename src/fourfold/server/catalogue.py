"""What the games say of themselves, as data for a page: options, questions, events, cards, files."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from inspect import getmembers, isclass
from typing import Annotated, Any, get_args, get_origin

from fourfold import GAMES
from fourfold.bots import bots
from fourfold.compiling import type_hints
from fourfold.core.events import Event, Seat
from fourfold.core.game import Game
from fourfold.core.state import CALLS
from fourfold.faults import Sentence
from fourfold.options import Option, settle
from fourfold.plain import Thing, describe, plain

Json = dict[str, Any]
RESERVED = ("join", "leave")  # calls the server makes itself
LONG = 1000  # characters of an option that is left out of updates and lists
LARGEST = 2**53  # a number every reader of JSON can hold
WORDS = {int: "number", str: "text", bool: "flag"}
PLACE = re.compile(r"\bline (\d+)(?:, column (\d+))?")


def about_game(game: Game[Any]) -> Json:
    """A game with everything a page must know before it can show a table of it."""
    calls = CALLS.get(game.table.__module__.rpartition(".")[0], {})
    return {
        "game": game.name,
        "seats": [game.seats[0], game.seats[-1]],
        "options": about_options(game),
        "bots": list(bots(game)),
        "rules": dict(game.prompts),
        "events": {kind.__name__: about_event(kind) for kind in events(game)},
        "files": list(game.files),
        "calls": [name for name in calls if name not in RESERVED],
    }


def about_options(game: Game[Any]) -> Json:
    """Every option with its kind, its default and its choices."""
    defaults = settle(game.name, game.options, {})
    return {name: about_option(option, defaults[name]) for name, option in game.options.items()}


def about_option(option: Option, default: Any) -> Json:
    """One option; `other`: values beside the choices may do, `depends`: another option changes its default."""
    found: Json = {"kind": kind_of(option, default), "default": default, "depends": callable(option.default)}
    found |= {"choices": [each for each in option.values if allows(option, each)], "other": option.check is not None}
    return found | (dict(zip(("least", "most"), option.bounds, strict=True)) if option.bounds else {})


def allows(option: Option, value: Any) -> bool:
    """Whether a value may be chosen; some are only hints at what may."""
    try:
        option.settle(value)
    except ValueError:
        return False
    return True


def kind_of(option: Option, default: Any) -> str:
    """How an option is chosen: a switch, one of some, a number, a list, or a text."""
    if option.bounds:
        return "number"
    if option.values:
        return "switch" if tuple(option.values) == ("off", "on") else "choice"
    return "list" if isinstance(default, list) else "text"


def events(game: Game[Any]) -> list[type]:
    """The kinds of events of a game."""
    module = import_module(f"fourfold.games.{game.name}.events")
    return [kind for _, kind in getmembers(module, isclass) if kind.__module__ == module.__name__]


def about_event(kind: type) -> dict[str, str]:
    """The fields of an event, each with what it holds."""
    return {name: word_for(hint) for name, hint in type_hints(kind, extras=True).items()}


def word_for(hint: Any) -> str:
    """seat, card, number, text, flag or move (a record with a notation); several: seats, cards, …"""
    if hint == Seat:
        return "seat"
    if get_origin(hint) is tuple:
        return f"{word_for(get_args(hint)[0])}s"
    if get_origin(hint) is Annotated:
        return word_for(get_args(hint)[0])
    return "card" if issubclass(hint, Thing) else "move" if hasattr(hint, "_fields") else WORDS[hint]


def brief(view: Json) -> Json:
    """A view without long options: a user's file is sent with its table, and not with every update."""
    return {**view, "options": brief_options(view["options"])}


def brief_options(options: Mapping[str, Any]) -> Json:
    """Options without long texts."""
    return {name: value for name, value in options.items() if not (isinstance(value, str) and len(value) > LONG)}


def told(event: Event) -> Json:
    """An event as data; what has a notation says it."""
    values = event._asdict().items()
    return {"event": type(event).__name__} | {
        name: describe(each) if hasattr(each, "_asdict") else plain(each) for name, each in values
    }


def about_box(game: Game[Any], box: Mapping[str, Thing]) -> dict[str, Json]:
    """Everything in a box by id, and what everybody has beside it; the same whatever was dealt."""
    known = vars(import_module(f"fourfold.games.{game.name}.cards")).values()
    beside = {each.id: each for each in known if isinstance(each, Thing)}
    return {id: about_thing(thing) for id, thing in (beside | dict(box)).items()}


def about_thing(thing: Thing) -> Json:
    """What is printed on a card, piece or board."""
    found = {"type": type(thing).__name__, "kind": getattr(thing, "kind", None), "names": getattr(thing, "names", {})}
    return found | record(thing)


def record(value: Any) -> Json:
    """The fields of a dataclass, but for numbers that are patterns of bits."""
    found = {each.name: printed(getattr(value, each.name)) for each in fields(value)}
    return {name: each for name, each in found.items() if not (isinstance(each, int) and each > LARGEST)}


def printed(value: Any) -> Any:
    """A fact of a thing as JSON data."""
    if is_dataclass(value) and not isinstance(value, Thing):
        return record(value)
    if isinstance(value, Mapping):
        return {str(key): printed(each) for key, each in value.items()}
    return [printed(each) for each in value] if isinstance(value, (list, tuple)) else plain(value)


def fault(text: str) -> Json:
    """A fault in a user's file, with the line and column it names; `said` is for other languages."""
    found = PLACE.search(text)
    line, column = found.groups() if found else (None, None)
    place = {"line": int(line) if line else None, "column": int(column) if column else None}
    said = text.data() if isinstance(text, Sentence) else None
    return place | {"warning": text.startswith("warning "), "text": str(text), "said": said}


ABOUT = [about_game(game) for game in GAMES.values()]
