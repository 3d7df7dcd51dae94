"""What is written down of a table: how it was set up, and everything that happened at it, in order."""

import hashlib
from typing import Any

import msgspec
from msgspec import Struct


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Thinking time in seconds: so much in all, and so much more after each move."""

    bank: int
    increment: int = 0


class Place(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A seat as the table was set up: for a bot, for somebody already known, or open."""

    bot: str = ""
    name: str = ""
    holder: str = ""  # the SHA-256 of the seat token


class Setup(Struct, forbid_unknown_fields=True, frozen=True):
    """All that was settled when the table was made."""

    game: str
    options: dict[str, Any]
    places: list[Place]
    seed: int
    made: int  # milliseconds since 1970, as all times here
    public: bool = False
    rated: bool = False
    clock: Clock | None = None
    imported: bool = False  # such a table is in no statistics
    hints: bool = False  # people may ask what a bot would do
    pace: str = "normal"  # how long a bot waits before it moves: off, fast, normal
    daily: str = ""  # the day whose deal this is
    code: str = ""  # six letters that lead here
    wins: list[int] = []  # by seat: games won before, in the rematches that led here


LATE, ORDER = "late", "order"  # who makes moves for people


class Entry(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True, tag_field="kind", kw_only=True):
    """Something a seat did."""

    at: int
    seat: int
    id: str = ""  # chosen by the client; a repeated one is the same deed


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat; a latecomer joins by a call of the game."""

    name: str
    holder: str
    call: str = ""


class Moved(Entry, frozen=True, tag="moved"):
    """A move, and what is left on the clock."""

    move: str
    bank: int | None = None
    by: str = ""  # who made it for the seat: the clock, standing orders, or another bot, and then
    why: str = ""  # slow or failed


class AskedUndo(Entry, frozen=True, tag="asked-undo"):
    """Somebody would like to go back; all people must agree."""

    to: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """An answer to that."""

    yes: bool


class Undone(Entry, frozen=True, tag="undone"):
    """The game is again as it was before the move with this number."""

    to: int


class TookOver(Entry, frozen=True, tag="took-over"):
    """A bot plays for a seat from now on, and why: left, clock, away, or gone, when another seat asked for it."""

    bot: str
    why: str
    call: str = ""
    asked_by: int | None = None


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""


class Said(Entry, frozen=True, tag="said"):
    """Chat."""

    text: str


class Hinted(Entry, frozen=True, tag="hinted"):
    """Somebody asked what a bot would do."""


class Ordered(Entry, frozen=True, tag="ordered"):
    """Standing orders that answer for a seat until it takes them back."""

    orders: list[str]


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


Kind = Sat | Moved | AskedUndo | Agreed | Undone | TookOver | Returned | Said | Hinted | Ordered | Rematched
encode = msgspec.json.Encoder(order="deterministic").encode
read_entry = msgspec.json.Decoder(Kind).decode
read_setup = msgspec.json.Decoder(Setup).decode


class Row(Struct, frozen=True):
    """An entry as it is stored: its number, its text, and the seal over it and all before it."""

    seq: int
    body: bytes
    seal: str


class Damaged(Exception):
    """What is stored of a table is not what was written."""


def doer(entry: Kind) -> int:
    """The seat whose deed an entry is."""
    return entry.asked_by if isinstance(entry, TookOver) and entry.asked_by is not None else entry.seat


def seal(before: str, body: bytes) -> str:
    """A fingerprint of an entry and of everything before it."""
    return hashlib.blake2b(before.encode() + body, digest_size=16).hexdigest()


def hashed(token: str) -> str:
    """What is kept of a seat token."""
    return hashlib.sha256(token.encode()).hexdigest()
