"""What all parts of the HTTP API share: who asks, how often, and what goes wrong."""

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from fourfold.server import deeds
from fourfold.server.guard import address
from fourfold.server.house import House
from fourfold.server.keys import split_key
from fourfold.server.messages import Refused
from fourfold.server.table import Table
from fourfold.server.tables import Hosted

TableId = Annotated[str, Parameter(min_length=1, max_length=32)]
Json = dict[str, Any]
Name = Annotated[str, Parameter(max_length=40)]
Asked = Request[Any, Any, Any]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done; nothing has changed."""

    code: str
    text: str
    said: Json | None = None  # the key and the values of the text, where there is one for other languages


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


async def enter(request: Asked, key: str) -> tuple[Hosted, int | None]:
    """A table that somebody may look at, and the seat of their token; None: they are watching."""
    (id, code), token = split_key(key), bearer(request)
    hosted = await house(request).tables.open(id)
    if token:
        return hosted, deeds.find_seat(hosted.table, token)
    house(request).admit(hosted.table, code, address(request.scope))
    return hosted, None


async def finished(request: Asked, key: str) -> Table:
    """A table whose game is over: only then may everything be seen."""
    table = (await enter(request, key))[0].table
    if table.status != "over":
        raise Refused("decision", "the game is not over; until then its record would show hidden cards")
    return table
