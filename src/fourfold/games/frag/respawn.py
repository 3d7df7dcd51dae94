"""Coming onto the board, and making room (frag 59 to 69)."""

from fourfold.core.events import Event, Seat
from fourfold.core.state import step
from fourfold.games.frag import events
from fourfold.games.frag.table import Frag


def respawn(g: Frag, seat: Seat) -> None:
    """Put a fighter on a rolled respawn square (frag 60, 61)."""
    g.fighters[seat].dead = False
    number = g.dice.below(len(g.board.respawns)) + 1
    arrive(g, seat, g.board.respawns[number - 1], events.Respawned(seat, number))


def arrive(g: Frag, seat: Seat, place: int, event: Event | None = None) -> None:
    """The newest arrival stays; whoever stood there rolls, and may bump in turn (frag 64 to 68)."""
    while True:
        fighter = g.fighters[seat]
        bumped = g.fighter_at(place, seat)
        fighter.place = fighter.last_free = place
        if seat == g.active:
            g.turn.may_take = not g.turn.moved
        if event is not None:
            g.tell_place(event, seat, events.RespawnedUnseen(seat))
        if bumped is None:
            return
        number = g.dice.below(len(g.board.respawns)) + 1
        seat, place, event = bumped, g.board.respawns[number - 1], events.Bumped(bumped, number)


@step
def bring_back_dead(g: Frag) -> None:
    """Option: the dead do not wait for their turn (frag 69)."""
    if g.options["respawn_at_once"] == "on":
        for seat in g.clockwise_from(g.active):
            if g.fighters[seat].dead and not g.fighters[seat].out:
                respawn(g, seat)
