"""How to play FITS well: judge the grid after a landing, play on from it many times, or know what it leads to."""

from fourfold.advice import Advice, Bot, Reason, Weighed, shares
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.fits.judge import judge, seen
from fourfold.games.fits.planner import Planner
from fourfold.games.fits.scoring import forecast
from fourfold.games.fits.seer import Seer
from fourfold.games.fits.table import Choice, Fits


def greedy(g: Fits, me: Seat, dice: Dice) -> Choice:
    """The landing after which the grid is worth most: heights, gaps, rows, symbols, and what still fits."""
    _, _, found = seen(g, me)
    return found[0][2]


def weigh(g: Fits, me: Seat, dice: Dice) -> Weighed:
    """Every landing with what the grid is worth after it."""
    _, _, found = seen(g, me)
    return [(value, option) for value, _, option in found]


def outlook(g: Fits) -> list[float]:
    """How likely each seat wins: the points it has, and what its grid is worth."""
    known = judge(g.board, tuple([card.shape for card in sorted([*g.deck, *g.called], key=lambda card: card.order)]))
    left = known.pieces([card.shape for card in g.deck])
    now = [known.worth(covered, left) if len(points) == g.round else 0.0
           for covered, points in zip(g.covered, g.points, strict=True)]  # fmt: skip
    return shares([sum(points) + worth for points, worth in zip(g.points, now, strict=True)], 1.5)


def reasons(g: Fits, me: Seat, option: Choice) -> list[Reason]:
    """What a landing brings and costs."""
    if isinstance(option, str):
        return [Reason("bots-fits-pass")]
    brings = forecast(g.board, g.covered[me], g.covered[me] | g.board.grid.pattern(option.cells))
    found = [Reason("bots-fits-fills", {"row": row}) for row in brings["fills"]]
    found += [Reason("bots-fits-kills", {"row": row}) for row in brings["kills"]]
    found += [Reason("bots-fits-closes", {"cells": len(brings["closes"])})] if brings["closes"] else []
    for kind in g.board.kinds:
        intact = not kind.pattern & g.covered[me]
        if intact and kind.pays[-1] > 0:
            key = "bots-fits-covers" if kind.letter in brings["covers"] else "bots-fits-saves"
            found.append(Reason(key, {"symbols": kind.names or kind.letter}))
    return found


ANSWERING = Planner(reasons, shortlist=4, decks=16, ahead=5)
DEEP = Planner(reasons, shortlist=10, decks=48, ahead=6, seconds=2.0, finalists=3, answering=ANSWERING)
BOTS: dict[str, Bot] = {
    "rollout": Planner(reasons, shortlist=8, decks=12, ahead=3),
    "hard": Planner(reasons, shortlist=10, decks=72, ahead=6, seconds=0.5),
    "expert": Seer(widths=(6, 3), answers=2, seconds=1.5, otherwise=DEEP),
}
ADVICE = Advice(weigh, greedy, outlook, reasons, bots=BOTS)
