"""What a player may do without being asked: join, leave, claim the first turn."""

from fourfold.core.events import Seat
from fourfold.core.state import IllegalMove, call
from fourfold.faults import Sentence
from fourfold.games.fluxx import events
from fourfold.games.fluxx.seating import MOST, leave_table
from fourfold.games.fluxx.table import Fluxx
from fourfold.games.fluxx.turn import ask_who_starts, begin_turn, go_on, pass_turn


@call
def join(g: Fluxx, seat: Seat) -> None:
    """A new player will sit down between this turn and the next (fluxx 133, 134)."""
    if g.options["late_joiners"] == "off":
        raise IllegalMove(Sentence("fault-fluxx-nobody-joins"))
    if g.seats - len(g.gone) + g.joining >= MOST:
        raise IllegalMove(Sentence("fault-fluxx-full", most=MOST))
    if seat != g.seats + g.joining:
        raise IllegalMove(Sentence("fault-fluxx-next-seat", next=g.seats + g.joining, seat=seat))
    g.joining += 1
    g.tell(events.Joining(seat))


@call
def claim(g: Fluxx, seat: Seat) -> None:
    """The first player who asks for it starts (fluxx 9, 10)."""
    if g.turn or seat not in g.players():
        raise IllegalMove(Sentence("fault-fluxx-no-claim", seat=seat))
    unask(g)
    g.active = seat
    g.tell(events.Claimed(seat))
    g.then(begin_turn)


@call
def leave(g: Fluxx, seat: Seat) -> None:
    """A player leaves, or a bot plays on (fluxx 137)."""
    if seat not in g.players() or seat in g.leaving or seat in g.bots:
        raise IllegalMove(Sentence("fault-fluxx-not-there", seat=seat))
    if g.options["on_leave"] == "bot":
        g.bots.append(seat)
        g.tell(events.Left(seat, bot=True))
    elif g.turn == 0:
        unask(g)
        leave_table(g, seat)
        if not g.ending:
            g.then(ask_who_starts)
    elif seat == g.active:
        leave_table(g, seat)
        if not g.ending:
            g.then(pass_turn)
    else:
        leave_out_of_turn(g, seat)


def leave_out_of_turn(g: Fluxx, seat: Seat) -> None:
    """It takes effect when the effect under way is complete; until then the dice answer for the player (fluxx 138)."""
    assert g.asked
    prompt = g.asked.decisions[0].prompt
    g.leaving.append(seat)
    if prompt in ("play", "before draw"):  # no effect is under way
        unask(g)
        g.then(go_on)
    elif g.asked.args in (("hand",), ("keepers",)):  # the active player discards at the end of the turn
        leave_table(g, seat)
    elif seat in g.pending:
        g.play(seat, g.dice.pick(g.pending[seat].options))


def unask(g: Fluxx) -> None:
    """A question is withdrawn, to be asked anew if it still stands."""
    g.asked, g.pending, g.answers = None, {}, {}
