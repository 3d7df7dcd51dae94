"""What an answer means that was not given in time, and orders that answer for a seat (frag 232 to 235)."""

from collections.abc import Collection
from typing import Any

from fourfold.core.events import Seat
from fourfold.games.frag.acts import END, PASS, READY_MADE, ROLL, STOP, Act, Means
from fourfold.games.frag.moving import way_out
from fourfold.games.frag.table import Frag
from fourfold.games.frag.windows import WINDOWS
from fourfold.plain import Part

ORDERS = ("pass", "pass unless target", "heal")
"""Standing orders: always pass, pass unless I am the target, heal when it saves me."""
READY = {"build": READY_MADE["all-rounder"], "roll": ROLL, "act": END, "puppet": STOP}


def time_limit(g: Frag, seat: Seat) -> tuple[str, int] | None:
    """The seconds a seat has, and for what: a whole turn of its own, or ("") this question alone (frag 232, 233)."""
    reacts = g.pending[seat].prompt in WINDOWS
    seconds, turns = g.options["reaction_seconds" if reacts else "turn_seconds"], g.fighters[seat].turns
    whole_turn = seat == g.active and turns and not reacts
    return None if seconds == "off" else (f"turn {turns}" if whole_turn else "", seconds)


def default_answer(g: Frag, seat: Seat) -> Any:
    """What is chosen for a seat that does not answer in time."""
    decision = g.pending[seat]
    if decision.prompt == "death":
        return smallest_rescue(decision.options)
    if decision.prompt in WINDOWS:
        return PASS
    if decision.prompt in ("discard", "surplus"):
        return decision.options[-1]  # the newest first
    ready = READY.get(decision.prompt)
    if ready in decision.options:
        return ready
    if decision.prompt in ("act", "puppet"):
        return first_move_out(g)
    return decision.options[0]


def smallest_rescue(options: Collection[Means]) -> Means:
    """The fewest means that save the fighter, blood before cards (frag 232)."""
    return min([means for means in options if any(means)], key=lambda means: (sum(means), -means.blood, means[1:]))


def first_move_out(g: Frag) -> Act:
    """The first move of the shortest way off an occupied square (frag 233)."""
    seat, points = (g.puppet.seat, g.puppet.points) if g.puppet else (g.active, g.turn.points)
    return way_out(g, seat, g.fighters[seat].place, points, g.taken(seat, g.active))[0]


def ordered_answer(g: Frag, seat: Seat, orders: Collection[str]) -> Any:
    """What the standing orders of a seat answer, or None if its person must decide (frag 234)."""
    decision = g.pending[seat]
    if decision.prompt == "death":
        return smallest_rescue(decision.options) if "heal" in orders else None
    if decision.prompt not in WINDOWS:
        return None
    passes = "pass" in orders or ("pass unless target" in orders and not is_target(g, seat, decision.prompt))
    return PASS if passes else None


def is_target(g: Frag, seat: Seat, window: str) -> bool:
    """What the window is about is meant for this seat."""
    if window == "special":
        return g.resolving[-1].target == seat
    if window == "acid":
        return True
    if g.attack is None:
        return False
    return seat in g.attack.victims if window == "declared" else seat == g.attack.struck


class Attendance(Part):
    """Who is at the table; whoever missed a whole turn is played by a bot until the person returns (frag 235)."""

    answered: list[bool]  # in the turn going on
    away: list[bool]

    def __init__(self, seats: int) -> None:
        self.answered, self.away = [False] * seats, [False] * seats

    def answer(self, seat: Seat) -> None:
        """A person has answered: that seat is theirs again."""
        self.answered[seat], self.away[seat] = True, False

    def end_turn(self, seat: Seat) -> None:
        """A turn is over; nobody answered in it: a bot takes the seat."""
        self.away[seat] = self.away[seat] or not self.answered[seat]
        self.answered[seat] = False
