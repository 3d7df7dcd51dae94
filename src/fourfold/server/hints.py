"""What would the bot do? Asked in the name of a seat, with nothing but what that seat may know."""

from typing import Any

from fourfold.server import deeds
from fourfold.server.attendant import weaker
from fourfold.server.entries import Hinted, Kind
from fourfold.server.messages import Refused
from fourfold.server.table import Table
from fourfold.server.tables import Hosted, Tables
from fourfold.server.thinkers import BotFailed, Busy, known_to


async def hint(tables: Tables, hosted: Hosted, token: str) -> list[dict[str, Any]]:
    """The options of a seat as the best bot sees them; that it asked is written down before it is told."""
    seat, table = deeds.find_seat(hosted.table, token), hosted.table
    check(table, seat)
    asked_at = table.asked_at
    if hosted.hints.get(seat, (-1, []))[0] != asked_at:
        hosted.hints[seat] = asked_at, await think(tables, table, seat)

    def make(table: Table, now: int) -> Kind:
        check(table, seat)
        if table.asked_at != asked_at:
            raise Refused("seq", "the question has changed; ask again")
        return Hinted(at=now, seat=seat)

    if table.advised.get(seat) != asked_at:
        await tables.write(hosted, make)
    return hosted.hints[seat][1]


def check(table: Table, seat: int) -> None:
    """Hints are for people who are asked something, at tables that allow them."""
    if not table.setup.hints:
        raise Refused("hint", "there are no hints at this table")
    if table.players[seat].bot:
        raise Refused("seat", "a bot plays this seat; return to it first")
    if table.state is None or seat not in table.state.pending:
        raise Refused("decision", f"seat {seat} is not asked")


async def think(tables: Tables, table: Table, seat: int) -> list[dict[str, Any]]:
    """What the best bot thinks, or the best that answers in time."""
    assert table.state
    best, state = deeds.stand_in(table), table.state
    for bot in [best, *weaker(table, best)]:
        try:
            known, claim = known_to(table.game, bot, state, seat), tables.claim(table)
            found: list[dict[str, Any]] = await tables.thinker.do("explain", *known, claim=claim)
        except Busy:
            break
        except BotFailed:
            continue
        return found
    raise Refused("busy", "no bot has an answer now; ask again")
