"""The house: its tables, its limits, and what is done with tables as a whole."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from fourfold import Record
from fourfold.server import deeds
from fourfold.server.catalogue import brief_options
from fourfold.server.entries import Kind, Moved, Place, Rematched, Sat, Setup, encode, hashed
from fourfold.server.keys import key_of, opens, split_key
from fourfold.server.limits import Limits
from fourfold.server.messages import Refused, Token
from fourfold.server.store import Store
from fourfold.server.table import Table
from fourfold.server.tables import Hosted, Tables
from fourfold.server.thinkers import Thinker
from fourfold.server.wanted import (
    MOST_MOVES,
    Made,
    NewTable,
    SeatToken,
    check_options,
    find_game,
    new_code,
    settle,
    ticket,
)


class MySeat(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat somebody has."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    token: Token


class House:
    """Tables and who may do how much."""

    def __init__(self, tables: Tables, store: Store, limits: Limits, slow: float, clerk: Thinker) -> None:
        self.tables, self.store, self.limits, self.slow, self.clerk = tables, store, limits, slow, clerk
        self.connections = 0

    async def make(self, wanted: NewTable, maker: str = "") -> Made:
        """A new table, if the game can be played so."""
        tokens = {seat: secrets.token_urlsafe(32) for seat, each in enumerate(wanted.seats) if each.kind == "me"}
        await check_options(self.clerk, find_game(wanted.game), len(wanted.seats), wanted.options, maker)
        setup = settle(wanted, tokens, await self.free_code(), self.tables.now())
        return await self.open_new(secrets.token_hex(12), setup, tokens, [], maker)

    async def free_code(self) -> str:
        """A code that leads nowhere yet."""
        code = new_code()
        while await self.store.find_code(code):
            code = new_code()
        return code

    async def find_code(self, code: str) -> str:
        """The table a code leads to."""
        found = await self.store.find_code(code.upper())
        if found is None:
            raise Refused("table", "this code leads to no table")
        return key_of(found, (await self.tables.open(found)).table.setup)

    def admit(self, table: Table, code: str, where: str) -> None:
        """Let somebody without a seat look at a table; an address that tries too many codes must wait."""
        if code and not table.setup.public and not self.limits.has("guesses", where):
            raise Refused("rate", "too many codes from your address; wait a while")
        if opens(table, code):
            return
        if code:
            self.limits.take("guesses", where)
        raise Refused("table", "there is no such table")

    def may_say(self, table: Table, seat: int) -> bool:
        """Whether a seat may chat now, over whatever connection."""
        return self.limits.take("chat", f"{table.id} {seat}")

    async def open_new(
        self, id: str, setup: Setup, tokens: dict[int, str], entries: Sequence[Kind], maker: str = ""
    ) -> Made:
        """Put a new table up."""
        (await self.tables.create(id, setup, [(entry, encode(entry)) for entry in entries])).maker = maker
        names = {seat: place.name for seat, place in enumerate(setup.places)}
        names |= {entry.seat: entry.name for entry in entries if isinstance(entry, Sat)}
        key = key_of(id, setup)
        seats = [ticket(key, seat, names[seat], token) for seat, token in tokens.items()]
        return Made(key, f"/t/{key}", setup.code, seats)

    async def join(self, hosted: Hosted, name: str, seat: int | None) -> SeatToken:
        """Take a seat."""
        token = secrets.token_urlsafe(32)
        await self.tables.write(hosted, lambda table, now: deeds.join(table, name, token, seat, now))
        taken = hosted.table.seat_of(hashed(token))
        assert taken is not None
        return ticket(key_of(hosted.table.id, hosted.table.setup), taken, name, token)

    async def rematch(self, hosted: Hosted, token: str, maker: str = "") -> Made:
        """The same people at a new table, each with the token they have; everybody moves on by one seat."""
        table = hosted.table
        seat = deeds.find_seat(table, token)
        if table.status != "over":
            raise Refused("decision", "the game is not over")
        again = hashed(f"rematch of {table.id} {table.setup.seed}")[:24]  # asked for twice, it is the same table
        setup, mine = rematch_setup(table, seat, self.tables.now())
        if await self.store.setup(again) is None:
            new = msgspec.structs.replace(setup, code=await self.free_code())
            (await self.tables.create(again, new)).maker = maker
        setup = (await self.tables.open(again)).table.setup
        if table.rematch is None:
            await self.tables.write(hosted, lambda _, now: Rematched(at=now, seat=seat, table=again))
        key = key_of(again, setup)
        return Made(key, f"/t/{key}", setup.code, [ticket(key, mine, setup.places[mine].name, token)])

    async def import_record(self, record: Record, people: dict[int, str], maker: str = "") -> Made:
        """A table that goes on where a record ends; its maker has all seats, for the seed is no secret."""
        game = find_game(record.game)
        if len(record.moves) > min(game.bound, MOST_MOVES):
            raise Refused("record", f"the record has more than {min(game.bound, MOST_MOVES)} moves")
        await check_options(self.clerk, game, record.seats, dict(record.options), maker)
        seats = record.seats + sum(move == "!join" for _, move in record.moves)
        tokens = {seat: secrets.token_urlsafe(32) for seat in range(seats)}
        names = {seat: people.get(seat, f"Player {seat + 1}") for seat in tokens}
        places = [Place(name=names[seat], holder=hashed(tokens[seat])) for seat in range(record.seats)]
        now = self.tables.now()
        setup = Setup(record.game, dict(record.options), places, record.seed, now, imported=True, hints=True)
        setup = msgspec.structs.replace(setup, code=await self.free_code())
        entries: list[Kind] = []
        for seat, move in record.moves:
            if move == "!join":
                who = {"name": names.get(seat, ""), "holder": hashed(tokens.get(seat, ""))}
                entries.append(Sat(at=now, seat=seat, call=move, **who))
            else:
                entries.append(Moved(at=now, seat=seat, move=move))
        try:
            return await self.open_new(secrets.token_hex(12), setup, tokens, entries)
        except (ValueError, LookupError, AssertionError) as error:
            raise Refused("record", f"this record cannot be played: {str(error)[:200]}") from error

    async def listed(self, status: str) -> list[dict[str, Any]]:
        """The newest public tables of a kind."""
        found = []
        for each in await self.store.listed(status, True, 50):
            with suppress(Refused):
                found.append(in_brief(about(self.tables, await self.tables.open(each.id))))
        return found

    async def mine(self, seats: Sequence[MySeat]) -> list[dict[str, Any]]:
        """Tables as somebody sees them who has seats there; those that are gone are left out."""
        found = []
        for each in seats:
            with suppress(Refused):
                hosted = await self.tables.open(split_key(each.table)[0])
                mine = about_mine(self.tables, hosted, deeds.find_seat(hosted.table, each.token))
                found.append(mine | {"table": each.table})
        return found


def rematch_setup(table: Table, seat: int, now: int) -> tuple[Setup, int]:
    """The same again with a new deal, and where a seat sits then; a game may say how a series goes on."""
    series = next_options(table)
    places = [Place(bot="" if each.holder else each.bot, name=each.name, holder=each.holder) for each in table.players]
    turn = 0 if series is not None else 1
    places = [*places[turn:], *places[:turn]]
    old = table.setup
    options = old.options if series is None else dict(series)
    wins = tally(table)
    wins = [*wins[turn:], *wins[:turn]]
    fresh = {"places": places, "wins": wins, "seed": secrets.randbits(63), "made": now, "daily": ""}
    setup = msgspec.structs.replace(old, options=options, **fresh)
    return setup, (seat - turn) % len(places)


def tally(table: Table) -> list[int]:
    """By seat: games won in this and the tables it is a rematch of."""
    before = [*table.setup.wins, *[0] * len(table.players)][: len(table.players)]
    ranking = table.game.ranking(table.state) if table.status == "over" else []
    return [wins + (ranking[seat : seat + 1] == [1]) for seat, wins in enumerate(before)]


def next_options(table: Table) -> dict[str, Any] | None:
    """What a game with tournaments says of the next one: `next_options` in its module `tournament`."""
    name = f"fourfold.games.{table.game.name}.tournament"
    if find_spec(name) is None:
        return None
    found: dict[str, Any] | None = import_module(name).next_options(table.state)
    return found


def record_of(table: Table) -> Record:
    """The game as a record."""
    moves = [(turn.seat, turn.move) for turn in table.turns]
    return Record(table.game.name, len(table.setup.places), table.setup.seed, table.setup.options, moves)


def about_mine(tables: Tables, hosted: Hosted, seat: int) -> dict[str, Any]:
    """A table as one of its seats sees it in a list."""
    table = hosted.table
    view = table.game.view(table.state, seat) if table.state and seat < table.state.seats else {}
    mine = {"seat": seat, "asked": bool(view.get("decision")), "waiting_for": view.get("waiting_for", [])}
    return in_brief(about(tables, hosted)) | mine | {"ranking": view.get("ranking"), "changed": table.changed}


def in_brief(table: dict[str, Any]) -> dict[str, Any]:
    """A table in a list, without users' files."""
    return table | {"options": brief_options(table["options"])}


def about(tables: Tables, hosted: Hosted) -> dict[str, Any]:
    """A table as everybody may know it."""
    table, (present, onlookers) = hosted.table, tables.present(hosted)
    return {
        "table": key_of(table.id, table.setup),
        "game": table.game.name,
        "options": table.setup.options,
        "status": table.status,
        "seq": table.seq,
        "players": [player.public() for player in table.players],
        "open": [seat for seat, player in enumerate(table.players) if player.open],
        "present": present,
        "onlookers": onlookers,
        "public": table.setup.public,
        "rated": table.setup.rated,
        "clock": table.setup.clock,
        "hints": table.setup.hints,
        "pace": table.setup.pace,
        "daily": table.setup.daily or None,
        "code": table.setup.code or None,
        "rematch": table.rematch,
        "wins": tally(table),
    }
