"""The application: routes, sockets, health and metrics around one house."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from litestar import Litestar, Request, WebSocket, get, websocket
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from fourfold import __version__
from fourfold.server.asking import Problem
from fourfold.server.connection import LARGEST, Connection, Hangup
from fourfold.server.database import Database, open_database
from fourfold.server.game_routes import GAME_ROUTES
from fourfold.server.guard import Guard, address
from fourfold.server.house import House
from fourfold.server.keys import split_key
from fourfold.server.limits import Limits
from fourfold.server.logs import start_logging
from fourfold.server.messages import Refused
from fourfold.server.metrics import Metrics
from fourfold.server.page import Page, page
from fourfold.server.presence import BEAT
from fourfold.server.routes import ROUTES
from fourfold.server.settings import Settings
from fourfold.server.store import StoreFailed
from fourfold.server.tables import Tables, clock
from fourfold.server.thinkers import Workers

log = logging.getLogger("fourfold.app")
STATUS = {"token": 401, "table": 404, "game": 404, "rate": 429, "size": 413, "store": 503, "busy": 503, "damaged": 503}
STATUS |= dict.fromkeys(("seat", "decision", "seq", "undo", "name", "rules", "hint"), 409)


def problem(status: int, code: str, text: str, said: dict[str, Any] | None = None) -> Response[Problem]:
    """An error as all our errors look."""
    return Response(Problem(code, text, said), status_code=status, media_type=MediaType.JSON)


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """A deed that was not done."""
    return problem(STATUS.get(error.code, 400), error.code, error.text, error.said)


def store_failed(_: Request[Any, Any, Any], error: StoreFailed) -> Response[Problem]:
    """The disk does not answer."""
    log.error("store failed", extra={"reason": error.reason})
    return problem(503, "store", "the store does not answer; try again")


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that does not fit the API."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return problem(error.status_code, "request", "; ".join([error.detail, *details])[:500])


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """JSON that is nested more deeply than anything we read."""
    log.warning("too deep", extra={"path": request.url.path})
    return problem(400, "decode", "this JSON is nested too deeply")


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something we did not think of."""
    log.error("unhandled", extra={"path": request.url.path, "reason": type(error).__name__}, exc_info=error)
    return problem(500, "server", "something went wrong here; nothing was changed")


@get("/health")
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether the server answers, and its store takes what is written."""
    await request.app.state.house.store.check()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    found: Metrics = request.app.state.metrics
    return Response(found.text(), media_type="text/plain; version=0.0.4")


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: str) -> None:
    """A client at a table."""
    house: House = socket.app.state.house
    where = address(socket.scope)
    if not house.limits.connect(where):
        await socket.close(1013, "too many connections from your address")
        return
    house.connections += 1
    try:
        await socket.accept()
        (name, code), allowed = split_key(id), house.limits.allowed
        hosted = await house.tables.open(name)
        admit = partial(house.admit, hosted.table, code, where)
        may_say = partial(house.may_say, hosted.table)
        await converse(socket, Connection(house.tables, hosted, allowed, admit, may_say), house.slow)
    except Refused as error:
        with suppress(Exception):
            await socket.close(1013 if error.code in ("store", "busy") else 4404, error.text)
    finally:
        house.connections -= 1
        house.limits.disconnect(where)


async def converse(socket: WebSocket[Any, Any, Any], connection: Connection, slow: float) -> None:
    """Send and receive until either end has had enough."""
    talk = [asyncio.create_task(send_all(socket, connection, slow)), asyncio.create_task(hear_all(socket, connection))]
    try:
        await asyncio.wait(talk, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close()
        for each in talk:
            each.cancel()
        await asyncio.gather(*talk, return_exceptions=True)


async def send_all(socket: WebSocket[Any, Any, Any], connection: Connection, slow: float) -> None:
    """Send whatever there is; a client that does not take it in time is dropped, and will ask again."""
    send: Callable[..., Any] = socket.send
    try:
        while True:
            for each in await connection.next():
                async with asyncio.timeout(slow):
                    await send({"type": "websocket.send", "text": each.decode()})
    except Hangup as end:
        with suppress(Exception):
            await socket.close(end.code, end.reason)
    except TimeoutError:
        with suppress(Exception):
            await asyncio.wait_for(socket.close(1013, "too slow; connect again"), 1)


async def hear_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Take one message after the other."""
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        await connection.receive(event.get("text") or event.get("bytes") or b"")


def create_app(settings: Settings, store: Database | None = None) -> Guard:
    """The application as a server runs it."""
    database = store or open_database(settings.address)
    limits = Limits(settings.allowance, clock)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await database.open(patient=settings.workers > 1)
        waiting = settings.waiting, settings.address_waiting
        thinkers = Workers(settings.thinkers, settings.think_seconds, *waiting)
        clerk = Workers(1, settings.answer_seconds, *waiting)
        tables = Tables(database, thinkers, pause=settings.pause_seconds)
        app.state.house = House(tables, database, limits, settings.slow_seconds, clerk)
        app.state.metrics, app.state.page = Metrics(app.state.house), Page()
        await database.driver.listen(tables.heard)
        background = [asyncio.create_task(tables.resume()), asyncio.create_task(sweep(tables))]
        try:
            yield
        finally:
            for each in background:
                each.cancel()
            await tables.close()
            await database.close()
            thinkers.close()
            clerk.close()

    app = Litestar(
        route_handlers=[*ROUTES, *GAME_ROUTES, health, metrics, table_socket, page],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            "Fourfold",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            Refused: refused,
            StoreFailed: store_failed,
            HTTPException: http_error,
            RecursionError: too_deep,
            Exception: unexpected,
        },
        request_max_body_size=16 * LARGEST,
        logging_config=None,
    )
    return Guard(app, settings, limits)


async def sweep(tables: Tables) -> None:
    """Forget tables that nobody uses, and say who is connected, now and then."""
    while True:
        await asyncio.sleep(BEAT)
        tables.forget()
        tables.beat()


def from_environment() -> Guard:
    """The application for a worker process."""
    settings = Settings.from_environment()
    start_logging(settings.log_level)
    return create_app(settings)
