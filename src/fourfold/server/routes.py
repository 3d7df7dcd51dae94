"""The HTTP API of tables: making, finding, joining and looking at them, records."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter
from msgspec import Meta, Struct

from fourfold import Record
from fourfold.server.asking import PROBLEMS, Asked, Json, TableId, bearer, enter, finished, house, limit
from fourfold.server.catalogue import about_box, brief
from fourfold.server.guard import address
from fourfold.server.hints import hint
from fourfold.server.house import MySeat, about, record_of
from fourfold.server.messages import Agree, Deed, Id, Leave, Move, Number, Order, Refused, Return, Say, Undo, Update
from fourfold.server.statistics import statistics
from fourfold.server.table import Table
from fourfold.server.wanted import Made, Name, NewTable, SeatToken


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who would like a seat; no number means any."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None


class Doing(Struct, forbid_unknown_fields=True, frozen=True):
    """A deed over HTTP, for those without a socket; the seat token is in the Authorization header."""

    type: Literal["move", "say", "undo", "agree", "order", "leave", "return"]
    id: Id
    seq: Number = 0
    move: Annotated[str, Meta(max_length=4096)] = ""
    text: Annotated[str, Meta(max_length=500)] = ""
    yes: bool = True
    orders: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []

    def deed(self, token: str) -> Deed:
        """The same as a message over a socket."""
        match self.type:
            case "move":
                return Move(token=token, id=self.id, seq=self.seq, move=self.move)
            case "say" if self.text:
                return Say(token=token, id=self.id, text=self.text)
            case "say":
                raise Refused("decode", "there is nothing to say")
            case "order":
                return Order(token=token, id=self.id, orders=self.orders)
            case "agree":
                return Agree(token=token, id=self.id, yes=self.yes)
        kind = {"undo": Undo, "leave": Leave, "return": Return}[self.type]
        return kind(token=token, id=self.id)


class Mine(Struct, forbid_unknown_fields=True, frozen=True):
    """All seats somebody has."""

    seats: Annotated[list[MySeat], Meta(max_length=50)]


class DoneReply(Struct, frozen=True):
    """The number of the entry a deed has become."""

    id: str
    seq: int


@post("/api/tables", responses=PROBLEMS)
async def make_table(request: Asked, data: NewTable) -> Made:
    """Put up a table."""
    limit(request, "tables")
    return await house(request).make(data, address(request.scope))


@get("/api/tables", responses=PROBLEMS)
async def list_tables(request: Asked, status: Literal["waiting", "playing", "over"] = "waiting") -> list[Json]:
    """The newest public tables."""
    return await house(request).listed(status)


@post("/api/mine", responses=PROBLEMS, status_code=200)
async def list_mine(request: Asked, data: Mine) -> list[Json]:
    """The tables where somebody has seats: what is played there, whose turn it is, whether I am asked."""
    return await house(request).mine(data.seats)


@get("/api/codes/{code:str}", responses=PROBLEMS)
async def find_code(request: Asked, code: Annotated[str, Parameter(pattern="^[A-Za-z]{6}$")]) -> dict[str, str]:
    """The table that six letters lead to."""
    limit(request, "codes")
    found = await house(request).find_code(code)
    return {"table": found, "link": f"/t/{found}"}


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def show_table(request: Asked, id: TableId) -> Json:
    """A table as everybody may know it."""
    return about(house(request).tables, (await enter(request, id))[0])


@get("/api/tables/{id:str}/view", responses=PROBLEMS)
async def view_table(request: Asked, id: TableId, since: Number = 0, at: Number | None = None) -> Update:
    """The table as the seat of the token sees it (no token: an onlooker), with what happened after an entry; or as
    it was after entry `at`."""
    tables, (hosted, seat) = house(request).tables, await enter(request, id)
    table = hosted.table
    if at is not None:
        return await tables.look_back(table, at, lambda then: then.moment(seat, since))
    return table.update(seat, await tables.history(table, seat, since), tables.now())


@get("/api/tables/{id:str}/box", responses=PROBLEMS, cache_control=CacheControlHeader(max_age=86400, private=True))
async def show_box(request: Asked, id: TableId) -> dict[str, Json]:
    """Every card, piece and board of a table's game by id, with what is printed on it; the same for everybody."""
    table = (await enter(request, id))[0].table
    return about_box(table.game, table.box())


@post("/api/tables/{id:str}/join", responses=PROBLEMS)
async def join_table(request: Asked, id: TableId, data: Joining) -> SeatToken:
    """Take a seat."""
    limit(request, "joins")
    return await house(request).join((await enter(request, id))[0], data.name, data.seat)


@post("/api/tables/{id:str}/deeds", responses=PROBLEMS)
async def do_deed(request: Asked, id: TableId, data: Doing) -> DoneReply:
    """Move, chat, undo, agree, leave or return."""
    limit(request, "deeds")
    hosted, seat = await enter(request, id)
    if data.type == "say" and seat is not None and not house(request).may_say(hosted.table, seat):
        raise Refused("rate", "too much chat; wait a little")
    return DoneReply(data.id, await house(request).tables.do(hosted, data.deed(bearer(request))))


@post("/api/tables/{id:str}/hint", responses=PROBLEMS, status_code=200)
async def ask_bot(request: Asked, id: TableId) -> Json:
    """What the best bot would do in the seat of the token: its options, the best first, with reasons."""
    limit(request, "questions")
    return {"options": await hint(house(request).tables, (await enter(request, id))[0], bearer(request))}


@post("/api/tables/{id:str}/rematch", responses=PROBLEMS)
async def rematch_table(request: Asked, id: TableId) -> Made:
    """The same people again."""
    limit(request, "joins")
    return await house(request).rematch((await enter(request, id))[0], bearer(request), address(request.scope))


@get("/api/tables/{id:str}/record", responses=PROBLEMS)
async def export_record(request: Asked, id: TableId) -> Json:
    """The record of a finished game."""
    table = await finished(request, id)
    record: Json = msgspec.json.decode(record_of(table).to_json())
    return record | {"players": [[player.name, None if player.holder else player.bot] for player in table.players]}


@get("/api/tables/{id:str}/replay", responses=PROBLEMS)
async def replay_table(
    request: Asked, id: TableId, move: Number = 0, seat: Number | None = None, whole: bool = False
) -> Json:
    """A finished game after so many moves, with any seat's eyes; `whole`: with all that had happened by then."""
    table = await finished(request, id)
    if move > len(table.turns):
        raise Refused("decode", f"the game has {len(table.turns)} moves")

    def show(then: Table) -> Json:
        assert then.state
        if seat is not None and seat >= then.state.seats:
            raise Refused("seat", f"there were {then.state.seats} seats at this moment")
        found: Json = {"move": move, "moves": len(table.turns), "seat": seat, "seq": then.seq}
        found |= {"turns": [turn.seq for turn in table.turns]} if whole else {}
        since = -1 if whole else then.seq - 1
        return found | {"view": brief(table.game.view(then.state, seat)), "events": then.happened(seat, since)}

    return await house(request).tables.look_back(table, table.moment_of(move), show)


@get("/api/tables/{id:str}/statistics", responses=PROBLEMS)
async def show_statistics(request: Asked, id: TableId) -> Json:
    """A finished game in figures: moves, time and hints of every seat, how often each event befell whom, the scores."""
    table = await finished(request, id)
    record = record_of(table)
    return await house(request).tables.look_back(table, table.seq, lambda then: statistics(then, record), recall=None)


@post("/api/records", responses=PROBLEMS)
async def import_record(request: Asked, data: dict[str, Any]) -> Made:
    """A table from a record."""
    limit(request, "tables")
    try:
        text = msgspec.json.encode(data).decode()
        record, people = await house(request).tables.aside.do(lambda: Record.from_json(text)), people_in(data)
    except (ValueError, OverflowError) as error:
        raise Refused("record", str(error)[:300]) from error
    return await house(request).import_record(record, people, address(request.scope))


def people_in(data: Json) -> dict[int, str]:
    """What the people of a record are called, by seat; the seats of its bots have no name."""
    players = msgspec.convert(data.get("players", []), list[tuple[Name, str | None]])
    return {seat: name for seat, (name, bot) in enumerate(players) if bot is None}


ROUTES = [
    make_table,
    list_tables,
    show_table,
    view_table,
    show_box,
    join_table,
    do_deed,
    ask_bot,
    rematch_table,
    export_record,
    replay_table,
    show_statistics,
    list_mine,
    find_code,
    import_record,
]
