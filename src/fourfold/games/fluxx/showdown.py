"""Rock-Paper-Scissors Showdown: two players throw in secret, the winner takes a whole hand."""

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.fluxx import events
from fourfold.games.fluxx.actions import remember
from fourfold.games.fluxx.play import action
from fourfold.games.fluxx.table import Fluxx

BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
THROWS = tuple(BEATS)


@action("rock_paper_scissors_showdown")
def rock_paper_scissors_showdown(g: Fluxx, me: Seat) -> None:
    """Challenge another player (fluxx 202)."""
    g.ask(me, "challenge", g.others(me), challenge, me)


@step
def challenge(g: Fluxx, rival: Seat, me: Seat) -> None:
    """Two hands are at stake; if both are empty there are no throws (fluxx 168, 169)."""
    g.tell(events.Challenged(me, rival))
    if g.hands[me] or g.hands[rival]:
        g.then(throw, me, rival, 0, 0)


@step
def throw(g: Fluxx, me: Seat, rival: Seat, won: int, lost: int) -> None:
    """Both throw at the same time in secret; for one who is leaving the dice do (fluxx 138, 165)."""
    g.ask_all("throw", {seat: THROWS for seat in (me, rival) if seat not in g.leaving}, show, me, rival, won, lost)


@step
def show(g: Fluxx, throws: dict[Seat, str], me: Seat, rival: Seat, won: int, lost: int) -> None:
    """Throws are shown together; equal ones count for nothing (fluxx 165 to 167)."""
    mine, theirs = [throws.get(seat) or g.dice.pick(THROWS) for seat in (me, rival)]
    won += BEATS[mine] == theirs
    lost += BEATS[theirs] == mine
    g.tell(events.Thrown(me, rival, mine, theirs, won, lost))
    if max(won, lost) < g.word(2):
        g.then(throw, me, rival, won, lost)
    elif won > lost:
        take_hand(g, me, rival)
    else:
        take_hand(g, rival, me)


def take_hand(g: Fluxx, winner: Seat, loser: Seat) -> None:
    """The winner takes the loser's whole hand (fluxx 168, 279)."""
    taken, g.hands[loser] = g.hands[loser], []
    remember(g, loser, taken)
    g.hands[winner] = g.hands[winner] + taken
    g.tell(events.HandWon(winner, loser, len(taken)))
