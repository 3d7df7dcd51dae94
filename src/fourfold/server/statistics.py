"""A finished game in figures."""

from typing import Any

from fourfold.core.events import whole
from fourfold.core.game import GAMES
from fourfold.core.record import Record
from fourfold.server.entries import Undone
from fourfold.server.table import Table

Json = dict[str, Any]
LONGEST = 60  # points of the course of a game


def statistics(table: Table, record: Record) -> Json:
    """What a table with all its events says of its game; nothing of it is hidden any more."""
    scores, places = table.game.scores(table.state), table.game.ranking(table.state)
    return {
        "moves": len(table.turns),
        "undos": sum(bool(note) and note["event"] == Undone.__name__ for _, _, note in table.events if note),
        "seconds": (table.changed - table.setup.made) // 1000,
        "seats": [
            about_seat(table, seat) | {"score": scores[seat], "place": places[seat]} for seat in range(len(scores))
        ],
        "events": count_events(table, len(scores)),
        "course": course(record),
    }


def about_seat(table: Table, seat: int) -> Json:
    """What one seat did."""
    moves = sum(turn.seat == seat for turn in table.turns)
    spent, longest = table.thought.get(seat, (0, 0))
    return table.players[seat].public() | {"moves": moves, "seconds": spent // 1000, "longest": longest // 1000}


def course(record: Record) -> list[Json]:
    """The scores after each move, as if the game ended there; of a long game only every so many moves."""
    game, last = GAMES[record.game], len(record.moves)
    step = last // LONGEST + 1
    states = enumerate(record.states())
    return [{"move": move, "scores": game.count(state)} for move, state in states if move % step == 0 or move == last]


def count_events(table: Table, seats: int) -> dict[str, list[int]]:
    """How often each event befell each seat, in the moves that stand."""
    standing, found = {turn.seq for turn in table.turns}, dict[str, list[int]]()
    for event in [event for seq, told, _ in table.events if seq in standing for event in whole(told)]:
        seat = event._asdict().get("seat")
        if seat is not None:
            found.setdefault(type(event).__name__, [0] * seats)[seat] += 1
    return found
