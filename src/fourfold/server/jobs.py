"""What is done in worker processes, by name: everything here takes plain data and gives plain data."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fourfold import GAMES, bots, load
from fourfold.core.dice import Dice
from fourfold.faults import said
from fourfold.plain import plain
from fourfold.server.catalogue import Json, fault

Question = Callable[[Any], Any]


@cache
def thinker(game: str, bot: str) -> bots.Bot:
    """The bot of this name in this process: where it sees what it has foreseen, it goes on from there."""
    return bots.find_bot(GAMES[game], bot)


def choose(game: str, bot: str, world: Json, seat: int, seed: int) -> str:
    """The move of a bot."""
    return str(thinker(game, bot)(load(world), seat, Dice(seed)))


def explain(game: str, bot: str, world: Json, seat: int, seed: int) -> list[Json]:
    """What a bot thinks of the options, the best first."""
    rules = GAMES[game]
    found = bots.explain(rules, thinker(game, bot), load(world), seat, Dice(seed))
    whole = sum(each.weight for each in found) or 1.0
    return [opinion(str(each.option), each.value, each.weight / whole, each.reasons) for each in found]


def opinion(text: str, value: float | None, share: float, reasons: Any) -> Json:
    """One option as a bot sees it."""
    return {"text": text, "value": value, "share": share, "reasons": plain(list(reasons))}


def check(game: str, kind: str, text: str) -> list[Json]:
    """The faults in a user's file."""
    return [fault(each) for each in GAMES[game].files[kind](text)]


def begin(game: str, seats: int, options: Json) -> Json | None:
    """What is wrong with the options of a new table; nothing: the game can be started with them."""
    try:
        GAMES[game].empty(seats, options, Dice())
        GAMES[game].start(seats, 0, **options)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        return {"text": str(error)[:500], "said": said(error)}
    return None


def answer(game: str, name: str, data: Any) -> Any:
    """What a game answers to a question that needs no table; a ValueError says what is wrong with the question."""
    return questions(game)[name](data)


def questions(game: str) -> dict[str, Question]:
    """The questions a game answers: `QUESTIONS` in its module `questions`."""
    name = f"fourfold.games.{game}.questions"
    found: dict[str, Question] = import_module(name).QUESTIONS if find_spec(name) else {}
    return found


JOBS: dict[str, Callable[..., Any]] = {each.__name__: each for each in (choose, explain, check, begin, answer)}
