"""What clients and the server say to each other over a socket: small tagged types."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Token = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]  # letters, digits and signs of ASCII
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Message(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type", kw_only=True):
    """Anything a client says."""


class Hello(Message, frozen=True, tag="hello"):
    """Show me the table from these seats (none: as an onlooker), with what happened after `since` (null: ever)."""

    tokens: Annotated[list[Token], Meta(max_length=12)] = []
    since: Number | None = None
    history: bool = True  # false: tell me of nothing that happened so far


class Deed(Message, frozen=True):
    """Anything a seat does; the id makes it safe to say again."""

    token: Token
    id: Id


class Move(Deed, frozen=True, tag="move"):
    """The move, and the number of the last update it was chosen on."""

    seq: Number
    move: Annotated[str, Meta(max_length=4096)]


class Say(Deed, frozen=True, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Undo(Deed, frozen=True, tag="undo"):
    """Take my last move back."""


class Agree(Deed, frozen=True, tag="agree"):
    """Whether somebody else may take a move back."""

    yes: bool


class Order(Deed, frozen=True, tag="order"):
    """Standing orders that answer for me from now on; none: I answer myself."""

    orders: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)]


class Leave(Deed, frozen=True, tag="leave"):
    """A bot shall play for me."""


class Return(Deed, frozen=True, tag="return"):
    """I play again."""


class Replace(Deed, frozen=True, tag="replace"):
    """A bot shall play for the seat of somebody who has gone."""

    gone: Number


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


Said = Hello | Move | Say | Undo | Agree | Order | Leave | Return | Replace | Ping
read_message = msgspec.json.Decoder(Said).decode


class Update(Struct, frozen=True, tag_field="type", tag="update", kw_only=True):
    """The table as one seat (null: an onlooker) sees it after entry `seq`, and what happened since the last update."""

    seq: int
    seat: int | None
    status: str
    players: list[dict[str, Any]]
    view: dict[str, Any] | None
    events: list[dict[str, Any]]
    clocks: list[dict[str, Any]] | None = None
    limits: list[dict[str, int]] = []  # milliseconds until the game answers for a seat
    orders: list[str] = []  # the standing orders of this seat
    undo: dict[str, Any] | None = None
    rematch: str | None = None
    joinable: bool = False  # this onlooker may join the running game
    past: bool = False  # true: so it was; whatever was asked then is not asked now


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A deed is on disk, as entry `seq`."""

    id: str
    seq: int


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was said changed nothing, and why."""

    code: str
    text: str
    id: str | None = None


class Present(Struct, frozen=True, tag_field="type", tag="present"):
    """Which seats have somebody connected, and how many look on."""

    seats: list[int]
    onlookers: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


class Refused(Exception):
    """A deed that is not done; the sender is told why."""

    def __init__(self, code: str, text: str, said: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code, self.text, self.said = code, text, said
