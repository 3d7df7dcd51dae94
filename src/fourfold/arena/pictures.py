"""Pictures for the report of the lab, as SVG text."""

from collections.abc import Callable, Sequence
from io import StringIO
from statistics import fmean
from typing import Any

from fourfold.arena.findings import cards, favourite_won, win_share
from fourfold.arena.lab import Study
from fourfold.arena.match import interval
from fourfold.locale import Texts

BLUE, GREY, RED = "#2f6f9f", "#888888", "#b04a4a"
STEPS = 20  # points of a line over the course of a game
MOST_CARDS = 12  # shown at each end


def pictures(studies: Sequence[Study], say: Texts, name: Callable[[str], str]) -> dict[str, str]:
    """A picture for each table that has one, by the key of the table."""
    found = {
        "length": length(studies, say),
        "branching": branching(studies, say),
        "seats": seats(studies, say),
        "scores": scores(studies, say),
        "luck": luck(studies, say),
        "hidden": hidden(studies, say),
    }
    return found | ({"cards": card_bars(studies, say, name)} if cards(studies).rows else {})


def figure(height: float = 3.2) -> tuple[Any, Any]:
    """An empty picture."""
    from matplotlib.figure import Figure

    made = Figure(figsize=(7, height), layout="constrained")
    return made, made.subplots()


def svg(made: Any) -> str:
    """A picture as text that stands in a page."""
    from matplotlib import rc_context

    text = StringIO()
    with rc_context({"svg.hashsalt": "fourfold", "svg.fonttype": "none"}):
        made.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    return text.getvalue()[text.getvalue().index("<svg") :]


def length(studies: Sequence[Study], say: Texts) -> str:
    """How many games have how many decisions."""
    made, axes = figure()
    axes.hist([len(study.questions) for study in studies], bins=40, color=BLUE)
    axes.set(xlabel=say("lab-row-decisions"), ylabel=say("lab-games"))
    return svg(made)


def over_time(values: Sequence[tuple[float, float]]) -> tuple[list[float], list[float]]:
    """The mean of some values in each stretch of the game."""
    stretches: list[list[float]] = [[] for _ in range(STEPS)]
    for when, value in values:
        stretches[min(int(when * STEPS), STEPS - 1)].append(value)
    filled = [(100 * (place + 0.5) / STEPS, fmean(found)) for place, found in enumerate(stretches) if found]
    return [when for when, _ in filled], [value for _, value in filled]


def branching(studies: Sequence[Study], say: Texts) -> str:
    """How many options there are as the game goes on."""
    made, axes = figure()
    values = [(n / len(study.questions), each.options) for study in studies for n, each in enumerate(study.questions)]
    axes.plot(*over_time(values), color=BLUE, marker="o")
    axes.set(xlabel=say("lab-progress"), ylabel=say("lab-row-options"), ylim=(0, None))
    return svg(made)


def seats(studies: Sequence[Study], say: Texts) -> str:
    """How often each seat wins."""
    made, axes = figure()
    number = len(studies[0].scores)
    rates = [fmean([win_share(study, seat) for study in studies]) for seat in range(number)]
    spans = [interval(rate, len(studies)) for rate in rates]
    reach = [
        [100 * (rate - low) for rate, (low, _) in zip(rates, spans, strict=True)],
        [100 * (high - rate) for rate, (_, high) in zip(rates, spans, strict=True)],
    ]
    axes.bar(list(map(str, range(number))), [100 * rate for rate in rates], yerr=reach, color=BLUE, capsize=5)
    axes.axhline(100 / number, color=GREY, linestyle=":")
    axes.set(xlabel=say("lab-column-seat"), ylabel=f"{say('lab-column-wins')}, %")
    return svg(made)


def scores(studies: Sequence[Study], say: Texts) -> str:
    """How often each score is reached, by winners and by the others."""
    made, axes = figure()
    best = [score for each in studies for score, place in zip(each.scores, each.ranking, strict=True) if place == 1]
    rest = [score for each in studies for score, place in zip(each.scores, each.ranking, strict=True) if place > 1]
    low, high = min(best + rest), max(best + rest)
    bins = [low - 0.5 + step * max((high - low + 1) / 40, 1) for step in range(42) if low - 0.5 + step <= high + 1]
    axes.hist([best, rest], bins=bins, stacked=True, color=[BLUE, GREY], label=[say("lab-winners"), say("lab-others")])
    axes.set(xlabel=say("lab-column-score"), ylabel=say("lab-players"))
    axes.legend()
    return svg(made)


def luck(studies: Sequence[Study], say: Texts) -> str:
    """How often the favourite of each moment wins."""
    made, axes = figure()
    when = list(range(0, 101, 5))
    axes.plot(when, [100 * fmean([favourite_won(study, n) for study in studies]) for n in when], color=BLUE, marker="o")
    axes.axhline(100 / len(studies[0].scores), color=GREY, linestyle=":")
    axes.set(xlabel=say("lab-progress"), ylabel=say("lab-favourite"), ylim=(0, 103))
    return svg(made)


def hidden(studies: Sequence[Study], say: Texts) -> str:
    """How much of the table is hidden as the game goes on."""
    made, axes = figure()
    values = [(look.decisions / len(study.questions), 100 * look.hidden) for study in studies for look in study.looks]
    axes.plot(*over_time(values), color=BLUE, marker="o")
    axes.set(xlabel=say("lab-progress"), ylabel=say("lab-hidden-share"), ylim=(0, 100))
    return svg(made)


def card_bars(studies: Sequence[Study], say: Texts, name: Callable[[str], str]) -> str:
    """The cards whose users win most and least."""
    rows = cards(studies).rows
    shown = rows if len(rows) <= 2 * MOST_CARDS else [*rows[:MOST_CARDS], *rows[-MOST_CARDS:]]
    made, axes = figure(1 + 0.25 * len(shown))
    colours = [BLUE if row[3] >= 0 else RED for row in shown]
    places = list(range(len(shown)))[::-1]
    axes.barh(places, [row[3] for row in shown], xerr=[row[4] for row in shown], color=colours, ecolor=GREY)
    axes.set_yticks(places, [name(row[0]) for row in shown])
    axes.set(xlabel=say("lab-more-wins"))
    return svg(made)
