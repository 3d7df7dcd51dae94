"""Why something cannot be done now: a word for the reason, and the sentence of the rules behind it."""

from fourfold.core.events import Seat
from fourfold.core.game import View
from fourfold.games.fluxx.cards import Card, NewRule
from fourfold.games.fluxx.free_actions import can_use
from fourfold.games.fluxx.table import FREE_ACTIONS, Fluxx

Reason = dict[str, str | int]
IDLE = {"goal_mill": "no-goal", "recycling": "no-keeper", "mystery_play": "no-card"}


def because(word: str, rule: int) -> Reason:
    """A reason."""
    return {"why": word, "rule": rule}


def reasons(g: Fluxx, me: Seat | None) -> View | None:
    """Why a seat cannot play its hand, use a free action or end the turn; None where it can."""
    if me is None or g.over:
        return None
    free = [rule for rule in g.rules if rule.like in FREE_ACTIONS]
    return {
        "hand": why_not_hand(g, me),
        "end": why_not_end(g, me),
        "free": {rule.id: why_not_use(g, me, rule) for rule in free},
    }


def why_not_hand(g: Fluxx, me: Seat) -> Reason | None:
    """Why no card of the hand can be played (fluxx 30, 80, 141, 191)."""
    if me != g.active or me not in g.pending:
        return because("turn", 141)
    match g.pending[me].prompt:
        case "play":
            options = g.pending[me].options
            if any([isinstance(option, Card) for option in options]):
                return None
            return because("blind", 191) if "random" in options else because("no-play", 30)
        case "before draw":
            return because("draw-first", 12)
        case _:
            return because("aside", 80) if g.small_hands else because("effect", 38)


def why_not_end(g: Fluxx, me: Seat) -> Reason | None:
    """Why the turn cannot be ended: a play that is owed cannot be passed (fluxx 129)."""
    if me != g.active or me not in g.pending:
        return because("turn", 141)
    if g.pending[me].prompt != "play":
        return because("effect", 38)
    return None if "end" in g.pending[me].options else because("owed", 129)


def why_not_use(g: Fluxx, me: Seat, rule: NewRule) -> Reason | None:
    """Why a free action cannot be used (fluxx 87, 88, 91, 94, 95)."""
    if me != g.active:
        return because("turn", 87)
    if rule in g.used:
        return because("used", 88)
    if g.stage == "end":
        return because("over", 94)
    if me not in g.pending or g.pending[me].prompt not in ("play", "before draw"):
        return because("effect", 91)
    left, _ = g.plays_left()
    return None if can_use(g, me, rule, left) else because(IDLE.get(rule.like, "no-play"), 95)
