"""Who meets a Goal, and what happens then."""

from fourfold.core.events import Event, Seat
from fourfold.games.fluxx import events
from fourfold.games.fluxx.cards import Goal
from fourfold.games.fluxx.table import Fluxx


def meeting(g: Fluxx, goal: Goal) -> list[Seat]:
    """The seats that meet a Goal now (fluxx 72, 240 to 269)."""
    if goal.named:
        for seat, mine in enumerate(g.keepers):
            if goal.named[0] in mine:
                return [seat] if all([keeper in mine for keeper in goal.named]) else []
        return []
    if any([keeper in mine for mine in g.keepers for keeper in goal.forbids]):
        return []
    return [seat for seat in range(g.seats) if seat not in g.gone and meets(g, goal, seat)]


def meets(g: Fluxx, goal: Goal, seat: Seat) -> bool:
    """A seat has what the Goal names, and enough Keepers or cards."""
    mine = g.keepers[seat]
    return (
        all([any([keeper in mine for keeper in alike]) for alike in goal.needs])
        and (not goal.at_least or len([keeper for keeper in mine if keeper in goal.some_of]) >= g.word(goal.at_least))
        and (not goal.keepers or enough([len(each) for each in g.keepers], seat, g.inflated(goal.keepers), goal))
        and (not goal.hand or enough([len(each) for each in g.hands], seat, g.inflated(goal.hand), goal))
    )


def enough(counts: list[int], seat: Seat, least: int, goal: Goal) -> bool:
    """A seat has so many, and where the Goal says so more than anybody else (fluxx 268, 269)."""
    mine = counts[seat]
    return mine >= least and not (goal.strictly_most and (mine < max(counts) or counts.count(mine) > 1))


def victory(g: Fluxx) -> bool:
    """A win check: whoever alone meets a current Goal wins at once; several block each other (fluxx 120 to 125)."""
    if not g.goals:
        return False
    met = meeting(g, g.goals[0])
    if len(g.goals) > 1:
        met += [seat for seat in meeting(g, g.goals[1]) if seat not in met]
    if not met:
        return False
    if len(met) == 1:
        goal = next(goal for goal in g.goals if met[0] in meeting(g, goal))
        end_game(g, met[0], "goal", events.Won(met[0], goal))
        return True
    if (notice := events.SeveralMeet(met[0], met[1], len(met) - 2)) not in g.told:
        g.tell(notice)
    return False


def hand_victory(g: Fluxx) -> bool:
    """A win check after nothing but hands has changed: only a Goal that counts hands can be met anew."""
    for goal in g.goals:
        if goal.hand:
            return victory(g)
    return False


def end_game(g: Fluxx, winner: Seat | None, ending: str, event: Event) -> None:
    """The game ends here, whatever was still to happen (fluxx 121)."""
    g.winner, g.ending = winner, ending
    g.agenda.clear()
    g.following.clear()
    g.asked, g.pending, g.answers = None, {}, {}
    g.tell(event)


def scores(g: Fluxx) -> list[int]:
    """One point for the winner."""
    return [int(seat == g.winner) for seat in range(g.seats)]


def ranking(g: Fluxx) -> list[int]:
    """The winner is first; an undecided game is shared by all who stayed (fluxx 126, 140)."""
    present = [seat for seat in range(g.seats) if seat not in g.gone]
    first = present if g.winner is None else [g.winner]
    return [1 if seat in first else 2 if seat in present else 1 + len(present) for seat in range(g.seats)]
