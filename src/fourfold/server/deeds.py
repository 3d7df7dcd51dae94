"""What people do at a table, checked: each message becomes an entry of the log, or is refused with a reason."""

from collections.abc import Sequence

from fourfold.bots import bots
from fourfold.core.state import IllegalMove
from fourfold.server.entries import (
    Agreed,
    AskedUndo,
    Kind,
    Moved,
    Ordered,
    Returned,
    Said,
    Sat,
    TookOver,
    Undone,
    hashed,
)
from fourfold.server.messages import Agree, Deed, Leave, Move, Order, Refused, Replace, Return, Say, Undo
from fourfold.server.table import Table
from fourfold.server.undo import is_free

PATIENCE = 120_000  # milliseconds in which nothing happens before a bot may play for somebody who has gone
RESERVED = ("!join", "!leave")  # the server makes these calls itself


def find_seat(table: Table, token: str) -> int:
    """The seat a token belongs to."""
    seat = table.seat_of(hashed(token))
    if seat is None:
        raise Refused("token", "this token belongs to no seat at this table")
    return seat


def deed(table: Table, message: Deed, now: int, present: Sequence[int] = ()) -> Kind:
    """The entry a message becomes; `present` are the seats that have somebody connected."""
    seat = find_seat(table, message.token)
    match message:
        case Move():
            return move(table, seat, message, now)
        case Say():
            return Said(at=now, seat=seat, id=message.id, text=message.text)
        case Undo():
            return undo(table, seat, message, now)
        case Agree():
            return agree(table, seat, message, now)
        case Order():
            return order(table, seat, message, now)
        case Leave():
            return leave(table, seat, message.id, now)
        case Return():
            return come_back(table, seat, message, now)
        case Replace():
            return replace(table, seat, message, now, present)
    raise AssertionError(message)


def move(table: Table, seat: int, message: Move, now: int) -> Moved:
    """A move, if the seat is asked, knows what it is asked, and the option is there."""
    if table.players[seat].bot:
        raise Refused("seat", "a bot plays this seat; return to it first")
    state, call = table.state, message.move.startswith("!")
    if state is None or state.over:
        raise Refused("decision", "the game is over" if state else "the game has not begun")
    if seat not in state.pending and not call:
        raise Refused("decision", f"seat {seat} is not asked")
    if not table.asked_at <= message.seq <= table.seq:
        raise Refused("seq", f"the question was put in update {table.asked_at}; you chose on update {message.seq}")
    check_move(table, seat, message.move)
    clock = table.setup.clock
    bank = max(table.left(seat, now), 0) + (clock.increment * 1000 if table.ticks(seat) else 0) if clock else None
    took = table.clocks.thought(seat, now)
    return Moved(at=now, seat=seat, id=message.id, move=message.move, bank=bank, took=took)


def check_move(table: Table, seat: int, move: str) -> None:
    """The move is offered, or the call may be made."""
    assert table.state
    if move in RESERVED:
        raise Refused("legality", f"{move} is not for moves; join and leave have messages of their own")
    try:
        if move.startswith("!"):
            table.state.copy().play(seat, move)
        else:
            table.state.pending[seat].named(move)
    except IllegalMove as error:
        raise Refused("legality", str(error)) from error


def undo(table: Table, seat: int, message: Undo, now: int) -> Undone | AskedUndo:
    """Back to before the seat's last move: at once if nobody minds, else the others are asked."""
    mine = [turn.seq for turn in table.turns if turn.seat == seat and turn.seq > table.floor]
    if table.status != "playing" or not mine:
        raise Refused("undo", "there is nothing to take back")
    if table.setup.daily:
        raise Refused("undo", "on the deal of the day nothing is taken back")
    if table.undo:
        raise Refused("undo", "the table is being asked about an undo already")
    free = is_free(table, seat, mine[-1])
    if table.setup.rated and not free:
        raise Refused("undo", "in a rated game nothing is taken back once others have acted or something was seen")
    kind = Undone if free else AskedUndo
    return kind(at=now, seat=seat, id=message.id, to=mine[-1])


def agree(table: Table, seat: int, message: Agree, now: int) -> Agreed:
    """Whether a person lets another go back."""
    if not table.undo or seat == table.undo.seat or seat in table.agreed or table.players[seat].bot:
        raise Refused("undo", "you are not asked about an undo")
    return Agreed(at=now, seat=seat, id=message.id, yes=message.yes)


def order(table: Table, seat: int, message: Order, now: int) -> Ordered:
    """Orders the game knows."""
    known = table.clocks.rules.ORDERS if table.clocks.rules else ()
    if strange := [each for each in message.orders if each not in known]:
        raise Refused("orders", f"there is no order {strange[0][:40]!r}; there are {', '.join(known) or 'none'}")
    return Ordered(at=now, seat=seat, id=message.id, orders=list(dict.fromkeys(message.orders)))


def leave(table: Table, seat: int, id: str, now: int) -> TookOver:
    """A bot plays on, unless the game has a rule of its own for those who leave."""
    if table.players[seat].bot:
        raise Refused("seat", "a bot plays this seat already")
    return TookOver(at=now, seat=seat, id=id, bot=stand_in(table), why="left", call=leaving_call(table, seat))


def replace(table: Table, seat: int, message: Replace, now: int, present: Sequence[int]) -> TookOver:
    """A bot plays for a person who is not connected, once nothing has happened for a while; who returns plays again."""
    gone = message.gone
    if table.status != "playing" or gone not in table.people or gone == seat:
        raise Refused("seat", "a bot can play only for another person in a running game")
    if gone in present:
        raise Refused("present", "this person is connected")
    if now - table.changed < PATIENCE:
        raise Refused("patience", f"wait until nothing has happened for {PATIENCE // 60_000} minutes")
    return TookOver(at=now, seat=gone, id=message.id, bot=stand_in(table), why="gone", asked_by=seat)


def leaving_call(table: Table, seat: int) -> str:
    """The game's own call for leaving, if it has one now."""
    try:
        if table.state and not table.state.over:
            table.state.copy().play(seat, "!leave")
            return "!leave"
    except IllegalMove:
        return ""
    return ""


def stand_in(table: Table) -> str:
    """The bot that takes over and gives hints: strong, and quick to answer; the game's last where there is none."""
    names = list(bots(table.game))
    return "hard" if "hard" in names else names[-1]


def come_back(table: Table, seat: int, message: Return, now: int) -> Returned:
    """A person takes the seat back from the bot."""
    if not table.players[seat].bot:
        raise Refused("seat", "you play this seat already")
    return Returned(at=now, seat=seat, id=message.id)


def join(table: Table, name: str, token: str, wanted: int | None, now: int) -> Sat:
    """Somebody new takes a seat: an open one, or one more if the game lets latecomers in."""
    if name in [player.name for player in table.players]:
        raise Refused("name", f"somebody at this table is called {name!r} already")
    open_seats = [seat for seat, player in enumerate(table.players) if player.open and wanted in (None, seat)]
    if open_seats:
        return Sat(at=now, seat=open_seats[0], name=name, holder=hashed(token))
    latecomer = len(table.players)
    if table.state is None or table.state.over or wanted not in (None, latecomer):
        raise Refused("seat", "there is no such open seat at this table")
    try:
        table.let_in(table.state)
    except IllegalMove as error:
        raise Refused("seat", f"all seats are taken: {error}") from error
    return Sat(at=now, seat=latecomer, name=name, holder=hashed(token), call="!join")
