"""Tables that tests put up without the page: seats by their links, moves without a mouse, games cut short or over."""

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from fourfold import GAMES
from fourfold.client import ask, make_table
from fourfold.core.record import Record
from tests.page.stage import Stage
from tests.walks import random_moves

SHORT: dict[str, dict[str, Any]] = {"frag": {"round_limit": 3, "few_players": "on"}}
"""Options that make a game played by chance short."""

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
BOT = {"kind": "bot", "level": "greedy"}


def people(many: int) -> list[dict[str, Any]]:
    """So many people, each with a seat of their own."""
    return [{"kind": "me", "name": name} for name in PEOPLE[:many]]


def put_up(stage: Stage, game: str, *seats: dict[str, Any], **more: Any) -> Any:
    """A table where nobody waits for bots."""
    return make_table(stage.url, game, list(seats), **{"pace": "off"} | more)


def sit(stage: Stage, made: Any, *seats: int) -> Page:
    """Take these seats of a table by their links, as on a new device."""
    for seat in seats or (0,):
        stage.page.goto(made["seats"][seat]["link"])
        expect(stage.page.locator("header.bar")).to_be_visible()
        stage.page.wait_for_function("() => !location.hash")
    return stage.page


def view(stage: Stage, made: Any, seat: int) -> Any:
    """The table as a seat sees it."""
    return ask(f"{stage.url}/api/tables/{made['table']}/view", token=made["seats"][seat]["token"])


def move(stage: Stage, made: Any, seat: int, option: int = 0) -> None:
    """Choose an option for a seat, without its page."""
    update = view(stage, made, seat)
    text = update["view"]["decision"]["options"][option]["text"]
    deed = {"type": "move", "id": f"test-{update['seq']}-{seat}", "seq": update["seq"], "move": text}
    ask(f"{stage.url}/api/tables/{made['table']}/deeds", deed, token=made["seats"][seat]["token"])


@cache
def record_of(game: str, seats: int, seed: int) -> Record:
    """A whole game played by chance."""
    options = SHORT.get(game, {})
    moves = [(seat, str(chosen)) for seat, chosen in random_moves(GAMES[game].start(seats, seed, **options), seed)]
    return Record(game, seats, seed, options, moves)


def gone_by(stage: Stage, game: str, seats: int = 2, seed: int = 5, left: int = 0) -> Any:
    """A table with a game that is over, or stands this many moves before its end."""
    whole = record_of(game, seats, seed)
    part = Record(game, seats, seed, whole.options, whole.moves[: len(whole.moves) - left])
    return ask(f"{stage.url}/api/records", json.loads(part.to_json()))


@cache
def gone_by_once(url: str, game: str) -> Any:
    """A finished game on a server, for tests that only look at it."""
    return ask(f"{url}/api/records", json.loads(record_of(game, 2, 5).to_json()))


def partway(stage: Stage, game: str, seats: int, seed: int, moves: int, **options: Any) -> Any:
    """A table where a game played by chance has come so far; all its seats are ours."""
    state = GAMES[game].start(seats, seed, **options)
    chosen = [(seat, str(option)) for (seat, option), _ in zip(random_moves(state, seed), range(moves), strict=False)]
    return ask(f"{stage.url}/api/records", json.loads(Record(game, seats, seed, options, chosen).to_json()))
