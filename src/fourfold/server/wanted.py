"""A table as somebody would like it, and what they get: checked, and made into its setup."""

import secrets
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fourfold import GAMES
from fourfold.bots import find_bot
from fourfold.core.game import Game
from fourfold.faults import said
from fourfold.server.entries import Clock, Place, Setup, hashed
from fourfold.server.jobs import begin
from fourfold.server.line import Claim
from fourfold.server.messages import Refused
from fourfold.server.thinkers import BotFailed, Thinker

SHORT = 256  # characters of an option; what is longer is a file
MOST_MOVES = 10_000  # of a record
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"  # no two that look alike
Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f\s]([^\x00-\x1f\x7f]*[^\x00-\x1f\x7f\s])?$(?!\n)")
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
    hints: bool | None = None  # whether people may ask what a bot would do; nothing said: where it is not rated
    pace: Literal["off", "fast", "normal"] = "normal"  # how long bots wait before they move
    daily: bool = False  # the deal everybody gets today: alone, on the smallest table, without hints or undo


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
    code: str
    seats: list[SeatToken]


def today(now: int) -> str:
    """The day everywhere, as 2026-11-15."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def new_code() -> str:
    """Six letters to say on the telephone."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def settle(wanted: NewTable, tokens: dict[int, str], code: str, now: int) -> Setup:
    """A table as it is written down; its options have been checked."""
    game = find_game(wanted.game)
    places = [place(game, each, seat, tokens.get(seat)) for seat, each in enumerate(wanted.seats)]
    named = [each.name for each in places if each.name]
    if len(set(named)) < len(named):
        raise Refused("name", "two people at the table have the same name")
    if wanted.daily:
        check_daily(game, wanted)
    day, clock = today(now), wanted.clock
    return Setup(
        game=game.name,
        options=wanted.options,
        places=places,
        seed=int(day.replace("-", "")) if wanted.daily else secrets.randbits(63),
        made=now,
        public=wanted.public,
        rated=wanted.rated,
        clock=Clock(clock.bank, clock.increment) if clock else None,
        hints=not wanted.daily and (not wanted.rated if wanted.hints is None else wanted.hints),
        pace=wanted.pace,
        daily=day if wanted.daily else "",
        code=code,
    )


def check_daily(game: Game[Any], wanted: NewTable) -> None:
    """The deal of the day is played alone and as it is, so that results can be compared."""
    fits = [each.kind for each in wanted.seats] == ["me"] and not wanted.options
    if game.seats[0] > 1 or not fits:
        raise Refused("options", "the deal of the day is for one person, without options, in a game one can play alone")


def find_game(name: str) -> Game[Any]:
    """A game by name."""
    if name not in GAMES:
        raise Refused("game", f"there is no game {name[:40]!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


async def check_options(
    clerk: Thinker, game: Game[Any], seats: int, options: dict[str, Any], address: str = ""
) -> None:
    """The game can be started so; a user's file is checked in another process, within a limited time."""
    if not any(isinstance(each, str) and len(each) > SHORT for each in options.values()):
        found = begin(game.name, seats, options)
    else:
        try:
            found = await clerk.do("begin", game.name, seats, options, claim=Claim(address))
        except BotFailed as failure:
            raise Refused("busy", "your file could not be checked in time; try again") from failure
    if found:
        raise Refused("options", found["text"], found["said"])


def place(game: Game[Any], wanted: NewSeat, seat: int, token: str | None) -> Place:
    """A seat as it is written down."""
    if wanted.kind == "bot":
        try:
            find_bot(game, wanted.level)
        except ValueError as error:
            raise Refused("bot", str(error), said(error)) from error
        return Place(bot=wanted.level)
    return Place(name=wanted.name or f"Player {seat + 1}", holder=hashed(token)) if token else Place()


def ticket(id: str, seat: int, name: str, token: str) -> SeatToken:
    """A seat token with its link."""
    return SeatToken(seat, name, token, f"/t/{id}#seat={token}")
