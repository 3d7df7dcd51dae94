"""How to play Fluxx well enough to be worth beating."""

from typing import Any

from fourfold.advice import Advice, Reason, Weighed, best_first, shares
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.fluxx.cards import Action, Card, Goal, Keeper, NewRule
from fourfold.games.fluxx.table import Fluxx, in_force

WIN = 1000.0
IN_HAND = 0.6  # what a Keeper in hand is worth, next to one in play
TO_BE_TAKEN = 0.2  # what a Keeper before somebody else is worth
RIVALS = 0.8  # how much the best rival's progress counts against one's own
GOAL_IN_HAND = 0.7  # how much a Goal that can still be laid counts, next to one in play
KEEPER = 0.25
CARD = 0.12
PATIENCE = 30  # after so many turns of each seat, two bots may only be undoing what the other does

# What the same things do for the chance to win, found by regression over the positions of 600 games.
NEAR_WINS, LATER_WINS, KEEPER_WINS, CARD_WINS = 0.10, 0.21, 0.035, 0.04


def weigh(g: Fluxx, me: Seat, dice: Dice) -> Weighed:
    """Every option with how the table looks after it; where that is equal, in any order."""
    decision = g.pending[me]
    options = list(decision.options)
    dice.shuffle(options)
    if len(options) == 1 or decision.prompt == "throw":
        return [(0.0, option) for option in options]
    if decision.prompt == "discard":
        return best_first([(-usefulness(g, me, card), card) for card in options])
    values = [after(g, me, option) for option in options]
    if g.turn > PATIENCE * g.seats and dice.below(2):  # so now and then anything is tried that does not end the game
        values = [value if abs(value) >= WIN else 0.0 for value in values]
    return best_first(zip(values, options, strict=True))


def hasty(g: Fluxx, me: Seat, dice: Dice) -> Any:
    """The card that seems most useful, without trying it; anything but a card is weighed."""
    prompt, options = g.pending[me].prompt, g.pending[me].options
    if len(options) == 1:
        return options[0]
    if prompt == "discard":
        return min(options, key=lambda card: usefulness(g, me, card))
    if prompt not in ("play", "small hand"):
        return weigh(g, me, dice)[0][1]
    values = [promise_of(g, me, option) + 0.001 * dice.below(100) for option in options]
    return options[values.index(max(values))]


def careful(g: Fluxx, me: Seat, dice: Dice) -> Any:
    """The option after which the table looks best."""
    options = g.pending[me].options
    return options[0] if len(options) == 1 else weigh(g, me, dice)[0][1]


def promise_of(g: Fluxx, me: Seat, option: Any) -> float:
    """What playing a card seems to bring."""
    match option:
        case Goal():
            rivals = max([nearness(g, seat, option, seat) for seat in g.others(me)], default=0.0)
            mine = nearness(g, me, option, me)
            return (WIN if mine >= 3 else mine) - rivals
        case Keeper():
            return 0.3 + usefulness(g, me, option)
        case Action():
            return 0.6
        case NewRule():
            return 0.4
        case _:
            return 0.1


def after(g: Fluxx, me: Seat, option: Any) -> float:
    """How the table looks once an option is chosen."""
    world = g.copy()
    world.play(me, option)
    return judge(world, me)


def judge(g: Fluxx, me: Seat) -> float:
    """How a table looks to a seat: a win, or progress towards Goals, Keepers and cards against the best rival's."""
    if g.winner is not None:
        return WIN if g.winner == me else -WIN
    rivals = [promise(g, seat, me) for seat in g.others(me)]
    return promise(g, me, me) - RIVALS * max(rivals, default=0.0)


def promise(g: Fluxx, seat: Seat, me: Seat) -> float:
    """What a seat has: nearness to the Goals in play and to those it can lay, Keepers, cards."""
    near = max([nearness(g, seat, goal, me) for goal in g.goals], default=0.0)
    held = [card for card in g.hands[seat] if isinstance(card, Goal)] if seat == me else []
    later = max([nearness(g, seat, goal, me) for goal in held], default=0.0)
    mine = KEEPER * min(len(g.keepers[seat]), in_force(g.rules).keeper_limit)
    cards = CARD * min(len(g.hands[seat]), in_force(g.rules).hand_limit + 1, 8)
    return near + GOAL_IN_HAND * later + mine + cards


def nearness(g: Fluxx, seat: Seat, goal: Goal, me: Seat) -> float:
    """How near a seat is to a Goal, from 0 to about 3; the last step counts most."""
    if goal.keepers:
        share = len(g.keepers[seat]) / g.inflated(goal.keepers)
    elif goal.hand:
        share = len(g.hands[seat]) / g.inflated(goal.hand)
    else:
        wanted = [*goal.needs, *([goal.some_of] if goal.at_least else [])]
        share = sum([part(g, seat, alike, me) for alike in wanted]) / len(wanted)
    blocked = any([keeper in mine for mine in g.keepers for keeper in goal.forbids])
    return 3 * min(share, 1.0) ** 2 * (0.4 if blocked else 1.0)


def part(g: Fluxx, seat: Seat, alike: tuple[Keeper, ...], me: Seat) -> float:
    """How near a seat is to having one of some Keepers."""
    if any([keeper in g.keepers[seat] for keeper in alike]):
        return 1.0
    if seat == me and any([keeper in g.hands[me] for keeper in alike]):
        return IN_HAND
    return TO_BE_TAKEN if any([keeper in mine for mine in g.keepers for keeper in alike]) else 0.0


def usefulness(g: Fluxx, me: Seat, card: Card) -> float:
    """What a card is worth to keep: Keepers for the Goals at hand, Goals that are near, Actions before rules."""
    goals = [*g.goals, *[each for each in g.hands[me] if isinstance(each, Goal)]]
    if isinstance(card, Keeper):
        serves = [goal for goal in goals if any([card in alike for alike in (*goal.needs, goal.some_of)])]
        return 0.5 + sum([nearness(g, me, goal, me) for goal in serves])
    if isinstance(card, Goal):
        return nearness(g, me, card, me)
    return 0.6 if isinstance(card, Action) else 0.4


def outlook(g: Fluxx) -> list[float]:
    """How likely each seat wins, if all hands lie open; what lies on the table says little of who will."""
    if g.winner is not None:
        return [float(seat == g.winner) for seat in range(g.seats)]
    return shares([prospect(g, seat) for seat in range(g.seats)], 1.0)


def prospect(g: Fluxx, seat: Seat) -> float:
    """What speaks for a seat that sees its hand."""
    held = [card for card in g.hands[seat] if isinstance(card, Goal)]
    near = max([nearness(g, seat, goal, seat) for goal in g.goals], default=0.0)
    later = max([nearness(g, seat, goal, seat) for goal in held], default=0.0)
    things = KEEPER_WINS * len(g.keepers[seat]) + CARD_WINS * min(len(g.hands[seat]), 10)
    return NEAR_WINS * near + LATER_WINS * later + things


def reasons(g: Fluxx, me: Seat, option: Any) -> list[Reason]:
    """Whether an option wins at once, and which Goals a card serves."""
    if g.pending[me].prompt == "discard":
        return [Reason("bots-fluxx-least-use")]
    if len(g.pending[me].options) > 1 and after(g, me, option) >= WIN:
        return [Reason("bots-fluxx-wins")]
    goals = [*g.goals, *[each for each in g.hands[me] if isinstance(each, Goal)]]
    if isinstance(option, Keeper):
        serves = [goal for goal in goals if any([option in alike for alike in (*goal.needs, goal.some_of)])]
        return [Reason("bots-fluxx-serves", {"goal": goal}) for goal in serves]
    if isinstance(option, Goal):
        return [Reason("bots-fluxx-goal", {"percent": round(100 * nearness(g, me, option, me) / 3)})]
    return []


ADVICE = Advice(weigh, hasty, outlook, reasons, careful=careful, horizon=12)
