"""The house: its tables, its limits, and what is done with tables as a whole."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fourfold import GAMES, Record
from fourfold.bots import find_bot
from fourfold.core.dice import Dice
from fourfold.core.game import Game
from fourfold.server import deeds
from fourfold.server.entries import Clock, Kind, Moved, Place, Rematched, Sat, Setup, encode, hashed
from fourfold.server.limits import Limits
from fourfold.server.messages import Refused
from fourfold.server.store import Store
from fourfold.server.table import Table
from fourfold.server.tables import Hosted, Tables
from fourfold.server.thinkers import Thinker

Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f\s]([^\x00-\x1f\x7f]*[^\x00-\x1f\x7f\s])?$")
]


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: for the one who makes it (several: hot-seat), open, or for a bot of some level."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] = "random"


class NewClock(Struct, forbid_unknown_fields=True, frozen=True):
    """Thinking time in seconds."""

    bank: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table as somebody would like it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    public: bool = False
    rated: bool = False
    clock: NewClock | None = None


class SeatToken(Struct, frozen=True):
    """The right to play a seat; whoever has it plays."""

    seat: int
    name: str
    token: str
    link: str  # opens the seat on any device; what follows # never leaves the browser


class Made(Struct, frozen=True):
    """A new table, and the seats of its maker."""

    table: str
    link: str
    seats: list[SeatToken]


class House:
    """Tables and who may do how much."""

    def __init__(self, tables: Tables, store: Store, limits: Limits, slow: float, clerk: Thinker) -> None:
        self.tables, self.store, self.limits, self.slow, self.clerk = tables, store, limits, slow, clerk
        self.connections = 0

    async def make(self, wanted: NewTable) -> Made:
        """A new table, if the game can be played so."""
        game = find_game(wanted.game)
        check_options(game, len(wanted.seats), wanted.options)
        tokens = {seat: secrets.token_urlsafe(32) for seat, each in enumerate(wanted.seats) if each.kind == "me"}
        places = [place(game, each, seat, tokens.get(seat)) for seat, each in enumerate(wanted.seats)]
        named = [each.name for each in places if each.name]
        if len(set(named)) < len(named):
            raise Refused("name", "two people at the table have the same name")
        clock = Clock(wanted.clock.bank, wanted.clock.increment) if wanted.clock else None
        setup = Setup(
            game=game.name,
            options=wanted.options,
            places=places,
            seed=secrets.randbits(63),
            made=self.tables.now(),
            public=wanted.public,
            rated=wanted.rated,
            clock=clock,
        )
        return await self.open_new(secrets.token_hex(12), setup, tokens, [])

    async def open_new(self, id: str, setup: Setup, tokens: dict[int, str], entries: Sequence[Kind]) -> Made:
        """Put a new table up."""
        await self.tables.create(id, setup, [(entry, encode(entry)) for entry in entries])
        names = {seat: setup.places[seat].name for seat in tokens if seat < len(setup.places)}
        seats = [ticket(id, seat, names.get(seat, f"Player {seat + 1}"), token) for seat, token in tokens.items()]
        return Made(id, f"/t/{id}", seats)

    async def join(self, id: str, name: str, seat: int | None) -> SeatToken:
        """Take a seat."""
        hosted, token = await self.tables.open(id), secrets.token_urlsafe(32)
        await self.tables.write(hosted, lambda table, now: deeds.join(table, name, token, seat, now))
        taken = hosted.table.seat_of(hashed(token))
        assert taken is not None
        return ticket(id, taken, name, token)

    async def rematch(self, id: str, token: str) -> Made:
        """The same people at a new table, each with the token they have; everybody moves on by one seat."""
        hosted = await self.tables.open(id)
        table = hosted.table
        seat = deeds.find_seat(table, token)
        if table.status != "over":
            raise Refused("decision", "the game is not over")
        again = hashed(f"rematch of {id} {table.setup.seed}")[:24]  # asked for twice, it is the same table
        setup, mine = rematch_setup(table, seat, self.tables.now())
        if await self.store.setup(again) is None:
            await self.tables.create(again, setup)
        if table.rematch is None:
            await self.tables.write(hosted, lambda _, now: Rematched(at=now, seat=seat, table=again))
        return Made(again, f"/t/{again}", [ticket(again, mine, setup.places[mine].name, token)])

    async def import_record(self, record: Record) -> Made:
        """A table that goes on where a record ends; its maker has all seats, for the seed is no secret."""
        game = find_game(record.game)
        check_options(game, record.seats, dict(record.options))
        if len(record.moves) > game.bound:
            raise Refused("record", "the record has more moves than any game can have")
        seats = record.seats + sum(move == "!join" for _, move in record.moves)
        tokens = {seat: secrets.token_urlsafe(32) for seat in range(seats)}
        places = [Place(name=f"Player {seat + 1}", holder=hashed(tokens[seat])) for seat in range(record.seats)]
        now = self.tables.now()
        setup = Setup(record.game, dict(record.options), places, record.seed, now, imported=True)
        entries: list[Kind] = []
        for seat, move in record.moves:
            if move == "!join":
                who = {"name": f"Player {seat + 1}", "holder": hashed(tokens.get(seat, ""))}
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
                found.append(about(await self.tables.open(each.id)))
        return found

    async def finished(self, id: str) -> Table:
        """A table whose game is over: only then may everything be seen."""
        hosted = await self.tables.open(id)
        if hosted.table.status != "over":
            raise Refused("decision", "the game is not over; until then its record would show hidden cards")
        return hosted.table


def find_game(name: str) -> Game[Any]:
    """A game by name."""
    if name not in GAMES:
        raise Refused("game", f"there is no game {name[:40]!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def check_options(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """The game can be started so."""
    try:
        game.empty(seats, options, Dice())
        game.start(seats, 0, **options)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise Refused("options", str(error)[:500]) from error


def place(game: Game[Any], wanted: NewSeat, seat: int, token: str | None) -> Place:
    """A seat as it is written down."""
    if wanted.kind == "bot":
        try:
            find_bot(game, wanted.level)
        except ValueError as error:
            raise Refused("bot", str(error)) from error
        return Place(bot=wanted.level)
    return Place(name=wanted.name or f"Player {seat + 1}", holder=hashed(token)) if token else Place()


def ticket(id: str, seat: int, name: str, token: str) -> SeatToken:
    """A seat token with its link."""
    return SeatToken(seat, name, token, f"/t/{id}#seat={token}")


def rematch_setup(table: Table, seat: int, now: int) -> tuple[Setup, int]:
    """The same again with a new deal, and where a seat sits then; a game may say how a series goes on."""
    series = next_options(table)
    places = [Place(bot="" if each.holder else each.bot, name=each.name, holder=each.holder) for each in table.players]
    turn = 0 if series is not None else 1
    places = [*places[turn:], *places[:turn]]
    old = table.setup
    options = old.options if series is None else dict(series)
    setup = Setup(old.game, options, places, secrets.randbits(63), now, old.public, old.rated, old.clock, old.imported)
    return setup, (seat - turn) % len(places)


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


def about(hosted: Hosted) -> dict[str, Any]:
    """A table as everybody may know it."""
    table, (present, onlookers) = hosted.table, hosted.present()
    return {
        "table": table.id,
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
        "rematch": table.rematch,
    }
