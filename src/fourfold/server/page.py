"""Plain pages, until there is a better one: open tables, and how to connect."""

from html import escape
from typing import Any

from litestar import Request, get
from litestar.enums import MediaType

from fourfold import GAMES
from fourfold.server.house import House, about
from fourfold.server.messages import Refused


def page(title: str, *parts: str) -> str:
    """A whole page."""
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
    return f'{head}<meta name="viewport" content="width=device-width"><h1>{escape(title)}</h1>{"".join(parts)}</html>'


def row(table: dict[str, Any]) -> str:
    """A table as a line of a list."""
    names = ", ".join([escape(each["name"]) or "(open)" for each in table["players"]])
    return f'<li><a href="/t/{table["table"]}">{escape(table["game"])}</a>: {names}</li>'


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front(request: Request[Any, Any, Any]) -> str:
    """Open tables."""
    house: House = request.app.state.house
    lines = [row(each) for each in await house.listed("waiting")]
    tables = f"<ul>{''.join(lines)}</ul>" if lines else "<p>No public table waits for players.</p>"
    more = '<p>The API is described in <a href="/api/schema/openapi.json">openapi.json</a>.</p>'
    return page("Fourfold", f"<p>Games here: {', '.join(GAMES)}.</p><h2>Open tables</h2>", tables, more)


@get("/t/{id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def one_table(request: Request[Any, Any, Any], id: str) -> str:
    """One table, and how to sit down."""
    house: House = request.app.state.house
    try:
        table = about(await house.tables.open(id))
    except Refused as refused:
        return page("Fourfold", f"<p>{escape(refused.text)}</p>")
    lines = [f"<li>{escape(each['name']) or '(open)'}</li>" for each in table["players"]]
    how = f"<p>Status: {table['status']}. Join with <code>POST /api/tables/{escape(id)}/join</code>.</p>"
    return page(f"Fourfold: {table['game']}", f"<ol>{''.join(lines)}</ol>", how)
