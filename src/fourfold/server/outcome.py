"""What entries come to at a table, before any of them is written."""

import logging
import time
from collections.abc import Iterable

from fourfold.core.state import State
from fourfold.server.entries import Kind, Moved, Sat, TookOver
from fourfold.server.messages import Refused
from fourfold.server.table import Table

log = logging.getLogger("fourfold.tables")
LONGEST = 10  # seconds in which the moves of a record must be played


def play_out(table: Table, entries: Iterable[tuple[Kind, bytes]]) -> None:
    """Add many entries to a new table, within a limited time."""
    end = time.monotonic() + LONGEST
    for entry, body in entries:
        table.add(entry, body)
        if time.monotonic() > end:
            raise Refused("record", f"the moves of this record take more than {LONGEST} seconds to play")


def foresee(table: Table, entry: Kind) -> tuple[State | None, str]:
    """The game and the status after an entry; a move that the rules choke on is never written."""
    move = entry.move if isinstance(entry, Moved) else entry.call if isinstance(entry, Sat | TookOver) else ""
    if table.state is None:
        missing = sum(player.open for player in table.players)
        return None, "playing" if isinstance(entry, Sat) and missing == 1 else "waiting"
    if not move:
        return None, table.status
    ahead = table.state.copy()
    try:
        ahead.play(entry.seat, move)
    except Exception as error:
        log.exception("rules failed", extra={"game": table.game.name})
        raise Refused("rules", "the rules of the game failed on this move; nothing has changed") from error
    return ahead, "over" if ahead.over else "playing"
