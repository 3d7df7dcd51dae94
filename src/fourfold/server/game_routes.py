"""The HTTP API of games: what they say of themselves, users' files, questions without a table, players."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter

from fourfold.server.asking import PROBLEMS, Asked, Json, Name, house, limit
from fourfold.server.catalogue import ABOUT
from fourfold.server.guard import address
from fourfold.server.jobs import questions
from fourfold.server.keys import result_id
from fourfold.server.line import Claim
from fourfold.server.messages import Refused
from fourfold.server.thinkers import BotFailed, Busy
from fourfold.server.wanted import find_game, today

LARGEST = 128 * 1024  # bytes of a user's file, or of a question


@get("/api/games")
async def list_games() -> list[Json]:
    """Which games there are: seats, options, bots, the rule behind each question, the fields of each event."""
    return ABOUT


@post("/api/games/{game:str}/check/{kind:str}", responses=PROBLEMS, status_code=200)
async def check_file(request: Asked, game: Name, kind: Name) -> list[Json]:
    """The faults in a user's file (the body, as text), each with the line it names; none: the game can use it."""
    rules = find_game(game)
    if kind not in rules.files:
        raise Refused("game", f"{game} reads no {kind[:40]!r} files; it reads {', '.join(rules.files)}")
    found: list[Json] = await work(request, "check", game, kind, await body(request))
    return found


@post("/api/games/{game:str}/ask/{question:str}", responses=PROBLEMS, status_code=200)
async def ask_game(request: Asked, game: Name, question: Name) -> Any:
    """What a game answers to a question that needs no table; the body is JSON, and so is the answer."""
    if question not in questions(find_game(game).name):
        raise Refused("game", f"{game} has no question {question[:40]!r}")
    try:
        data = msgspec.json.decode(await body(request) or "null")
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused("decode", f"this is no JSON: {str(error)[:200]}") from error
    return await work(request, "answer", game, question, data)


async def body(request: Asked) -> str:
    """What was sent, as text of a bearable size."""
    raw = await request.body()
    if len(raw) > LARGEST:
        raise Refused("size", f"this is larger than {LARGEST} bytes")
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise Refused("decode", "this is no UTF-8 text") from error


async def work(request: Asked, job: str, *args: Any) -> Any:
    """Let another process find the answer, within a limited time."""
    limit(request, "questions")
    try:
        return await house(request).clerk.do(job, *args, claim=Claim(address(request.scope)))
    except Busy as busy:
        raise Refused("busy", "too many questions are waiting; ask again in a moment") from busy
    except BotFailed as failure:
        slow = str(failure) == "slow"
        raise Refused("busy" if slow else "decode", "this takes too long" if slow else str(failure)[:500]) from failure


@get("/api/leaders/{game:str}", responses=PROBLEMS)
async def leaders(request: Asked, game: Name) -> list[Json]:
    """Players and bots of a game, the best first."""
    rows = await house(request).store.leaders(find_game(game).name, 100)
    return [row | {"rating": None if row["mu"] is None else row["mu"] - 3 * row["sigma"]} for row in rows]


@get("/api/players/{name:str}", responses=PROBLEMS)
async def player(request: Asked, name: Name) -> list[Json]:
    """The last games of somebody; those at public tables name the table, so that they can be replayed."""
    return [result(row) for row in await house(request).store.games_of(name, 100)]


def result(row: Json) -> Json:
    """A result as everybody may know it; it has an id of its own, for that of a private table is not told."""
    shown = {name: row[name] for name in ("game", "seat", "name", "score", "place", "at")}
    table = row["table_id"] if row["public"] else None
    return {"id": result_id(row["table_id"], row["seat"]), "table": table} | shown


@get("/api/daily/{game:str}", responses=PROBLEMS)
async def daily(
    request: Asked, game: Name, day: Annotated[str, Parameter(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""
) -> Json:
    """What people made of the deal of a day (of today, if none is named), the best first; no score: not finished."""
    day = day or today(house(request).tables.now())
    found = await house(request).store.tries(find_game(game).name, day)
    results = [{name: row[name] for name in ("game", "day", "name", "score", "at")} for row in found]
    return {"game": game, "day": day, "results": results}


GAME_ROUTES = [list_games, check_file, ask_game, leaders, player, daily]
