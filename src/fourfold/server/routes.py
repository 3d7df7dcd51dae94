"""The HTTP API: making, finding and joining tables, records, players."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from fourfold import GAMES, Record
from fourfold.bots import bots
from fourfold.core.events import seen
from fourfold.plain import plain
from fourfold.server.deeds import find_seat
from fourfold.server.guard import address
from fourfold.server.house import House, Made, Name, NewTable, SeatToken, about, find_game, record_of
from fourfold.server.messages import Agree, Deed, Id, Leave, Move, Number, Refused, Return, Say, Undo, Update

TableId = Annotated[str, Parameter(min_length=1, max_length=32)]
Json = dict[str, Any]
Asked = Request[Any, Any, Any]


class Problem(Struct, frozen=True):
    """Why something was not done; nothing has changed."""

    code: str
    text: str


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who would like a seat; no number means any."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None


class Doing(Struct, forbid_unknown_fields=True, frozen=True):
    """A deed over HTTP, for those without a socket; the seat token is in the Authorization header."""

    type: Literal["move", "say", "undo", "agree", "leave", "return"]
    id: Id
    seq: Number = 0
    move: Annotated[str, Meta(max_length=4096)] = ""
    text: Annotated[str, Meta(max_length=500)] = ""
    yes: bool = True

    def deed(self, token: str) -> Deed:
        """The same as a message over a socket."""
        match self.type:
            case "move":
                return Move(token=token, id=self.id, seq=self.seq, move=self.move)
            case "say" if self.text:
                return Say(token=token, id=self.id, text=self.text)
            case "say":
                raise Refused("decode", "there is nothing to say")
            case "agree":
                return Agree(token=token, id=self.id, yes=self.yes)
        kind = {"undo": Undo, "leave": Leave, "return": Return}[self.type]
        return kind(token=token, id=self.id)


class DoneReply(Struct, frozen=True):
    """The number of the entry a deed has become."""

    id: str
    seq: int


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=text)
    for status, text in {
        400: "Not understood",
        401: "No or another's token",
        404: "No such table",
        409: "Not now",
        413: "Too large",
        421: "Another host",
        429: "Too many",
        500: "Our fault",
        503: "Not saved",
    }.items()
}


def house(request: Asked) -> House:
    """The house this request came to."""
    found: House = request.app.state.house
    return found


def bearer(request: Asked) -> str:
    """The seat token in the Authorization header, or nothing."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


def limit(request: Asked, kind: str) -> None:
    """Not too many of this kind from one address."""
    if not house(request).limits.take(kind, address(request.scope)):
        raise Refused("rate", f"too many {kind} from your address; wait a while")


@get("/api/games")
async def list_games() -> list[Json]:
    """Which games there are, with seats, options and bots."""
    return [
        {
            "game": name,
            "seats": [game.seats[0], game.seats[-1]],
            "options": {option: [str(value) for value in about.values] for option, about in game.options.items()},
            "bots": list(bots(game)),
        }
        for name, game in GAMES.items()
    ]


@post("/api/tables", responses=PROBLEMS)
async def make_table(request: Asked, data: NewTable) -> Made:
    """Put up a table."""
    limit(request, "tables")
    return await house(request).make(data)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(request: Asked, status: Literal["waiting", "playing", "over"] = "waiting") -> list[Json]:
    """The newest public tables."""
    return await house(request).listed(status)


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def show_table(request: Asked, id: TableId) -> Json:
    """A table as everybody may know it."""
    return about(await house(request).tables.open(id))


@get("/api/tables/{id:str}/view", responses=PROBLEMS)
async def view_table(request: Asked, id: TableId, since: Number = 0) -> Update:
    """The table as the seat of the token sees it (no token: an onlooker), with what happened after an entry."""
    tables = house(request).tables
    hosted = await tables.open(id)
    token = bearer(request)
    seat = find_seat(hosted.table, token) if token else None
    events = await tables.history(hosted.table, seat, since)
    return hosted.table.update(seat, events, tables.now())


@post("/api/tables/{id:str}/join", responses=PROBLEMS)
async def join_table(request: Asked, id: TableId, data: Joining) -> SeatToken:
    """Take a seat."""
    limit(request, "joins")
    return await house(request).join(id, data.name, data.seat)


@post("/api/tables/{id:str}/deeds", responses=PROBLEMS)
async def do_deed(request: Asked, id: TableId, data: Doing) -> DoneReply:
    """Move, chat, undo, agree, leave or return."""
    limit(request, "deeds")
    tables = house(request).tables
    return DoneReply(data.id, await tables.do(await tables.open(id), data.deed(bearer(request))))


@post("/api/tables/{id:str}/rematch", responses=PROBLEMS)
async def rematch_table(request: Asked, id: TableId) -> Made:
    """The same people again."""
    limit(request, "joins")
    return await house(request).rematch(id, bearer(request))


@get("/api/tables/{id:str}/record", responses=PROBLEMS)
async def export_record(request: Asked, id: TableId) -> Json:
    """The record of a finished game."""
    table = await house(request).finished(id)
    record: Json = msgspec.json.decode(record_of(table).to_json())
    return record | {"players": [[player.name, None if player.holder else player.bot] for player in table.players]}


@get("/api/tables/{id:str}/replay", responses=PROBLEMS)
async def replay_table(request: Asked, id: TableId, move: Number = 0, seat: Number | None = None) -> Json:
    """A finished game after so many moves, with any seat's eyes."""
    table = await house(request).finished(id)
    record = record_of(table)
    if move > len(record.moves):
        raise Refused("decode", f"the game has {len(record.moves)} moves")
    record.moves = record.moves[:move]
    state = record.replay()
    if seat is not None and seat >= state.seats:
        raise Refused("seat", f"there were {state.seats} seats at this moment")
    events = [{"event": type(each).__name__} | plain(each) for each in seen(state.told, seat)]
    view = table.game.view(state, seat)
    return {"move": move, "moves": len(table.turns), "seat": seat, "view": view, "events": events}


@post("/api/records", responses=PROBLEMS)
async def import_record(request: Asked, data: dict[str, Any]) -> Made:
    """A table from a record."""
    limit(request, "tables")
    try:
        record = Record.from_json(msgspec.json.encode(data).decode())
    except (ValueError, OverflowError) as error:
        raise Refused("record", str(error)[:300]) from error
    return await house(request).import_record(record)


@get("/api/leaders/{game:str}", responses=PROBLEMS)
async def leaders(request: Asked, game: Annotated[str, Parameter(max_length=40)]) -> list[Json]:
    """Players and bots of a game, the best first."""
    rows = await house(request).store.leaders(find_game(game).name, 100)
    return [row | {"rating": None if row["mu"] is None else row["mu"] - 3 * row["sigma"]} for row in rows]


@get("/api/players/{name:str}", responses=PROBLEMS)
async def player(request: Asked, name: Annotated[str, Parameter(max_length=40)]) -> list[Json]:
    """The last games of somebody."""
    return await house(request).store.games_of(name, 100)


ROUTES = [
    list_games,
    make_table,
    list_tables,
    show_table,
    view_table,
    join_table,
    do_deed,
    rematch_table,
    export_record,
    replay_table,
    import_record,
    leaders,
    player,
]
