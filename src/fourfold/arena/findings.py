"""What many studied games say: tables of figures."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, median, pstdev, quantiles
from typing import Any, NamedTuple

from fourfold.arena.lab import Study
from fourfold.arena.match import interval

FEWEST = 20  # uses of a card, below which nothing is said of it


class Finding(NamedTuple):
    """A table: its key in the texts of the report, its columns and rows."""

    key: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


def findings(studies: Sequence[Study]) -> list[Finding]:
    """Every table of the report."""
    makers: list[Callable[[Sequence[Study]], Finding]] = [
        game_length, questions, prompts, seat_advantage, score_spread, luck, hidden_information, cards,
    ]  # fmt: skip
    return [make(studies) for make in makers]


def spread(values: Sequence[float]) -> tuple[float, ...]:
    """Mean, deviation, least, quarter points and most of some values."""
    quarters = quantiles(values, n=4) if len(values) > 1 else [values[0]] * 3
    return (fmean(values), pstdev(values), min(values), *quarters, max(values))


SPREAD = ("mean", "deviation", "least", "lower-quarter", "median", "upper-quarter", "most")


def game_length(studies: Sequence[Study]) -> Finding:
    """How long games are."""
    lengths = [len(study.questions) for study in studies]
    by_seat = [count for study in studies for count in decisions_by_seat(study)]
    passes = [number_of_turns(study) for study in studies]
    rows = [("decisions", *spread(lengths)), ("decisions-a-player", *spread(by_seat)), ("changes", *spread(passes))]
    return Finding("length", ("what", *SPREAD), rows)


def decisions_by_seat(study: Study) -> list[int]:
    """How many decisions each seat made."""
    counts = Counter([question.seat for question in study.questions])
    return [counts[seat] for seat in range(len(study.scores))]


def number_of_turns(study: Study) -> int:
    """How often another seat was asked than before."""
    return 1 + sum([one.seat != other.seat for one, other in pairwise(study.questions)])


def questions(studies: Sequence[Study]) -> Finding:
    """How much there is to choose from."""
    options = [question.options for study in studies for question in study.questions]
    real = [number for number in options if number > 1]
    rows: list[tuple[Any, ...]] = [("options", *spread(options)), ("options-if-several", *spread(real or [1]))]
    return Finding("branching", ("what", *SPREAD), rows)


def prompts(studies: Sequence[Study]) -> Finding:
    """What is asked, how often in a game, and among how many options."""
    asked: dict[str, list[int]] = {}
    for study in studies:
        for question in study.questions:
            asked.setdefault(question.prompt, []).append(question.options)
    ranked = sorted(asked.items(), key=lambda each: -len(each[1]))
    rows = [(prompt, len(n) / len(studies), fmean(n), max(n), share(n.count(1), len(n))) for prompt, n in ranked]
    return Finding("prompts", ("prompt", "a-game", "mean", "most", "forced"), rows)


def share(part: float, whole: float) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.1f} %" if whole else ""


def win_share(study: Study, seat: int) -> float:
    """How much of the win a seat had."""
    return float(study.ranking[seat] == 1) / study.ranking.count(1)


def seat_advantage(studies: Sequence[Study]) -> Finding:
    """How often each seat wins; what chance alone would do is in the interval."""
    seats, games = range(len(studies[0].scores)), len(studies)
    rows: list[tuple[Any, ...]] = []
    for seat in seats:
        rate = fmean([win_share(study, seat) for study in studies])
        low, high = interval(rate, games)
        score = fmean([study.scores[seat] for study in studies])
        rows.append((seat, f"{rate:.1%}", f"{low:.1%} – {high:.1%}", f"{1 / len(seats):.1%}", score))
    return Finding("seats", ("seat", "wins", "interval", "fair", "score"), rows)


def score_spread(studies: Sequence[Study]) -> Finding:
    """The scores, the winner's and the lead, and how often a win is shared."""
    scores = [score for study in studies for score in study.scores]
    best = [max(study.scores) for study in studies]
    rows: list[tuple[Any, ...]] = [("score", *spread(scores)), ("best-score", *spread(best))]
    if len(studies[0].scores) > 1:
        rows.append(("lead", *spread([lead(study.scores) for study in studies])))
    return Finding("scores", ("what", *SPREAD), rows)


def lead(scores: Sequence[int]) -> int:
    """How far the best is ahead of the second."""
    first, second, *_ = sorted(scores, reverse=True)
    return first - second


def luck(studies: Sequence[Study]) -> Finding:
    """How soon games are decided, how often the lead changes, and how much the deal alone decides."""
    rows: list[tuple[Any, ...]] = [
        (f"favourite-{percent}", share(sum([favourite_won(study, percent) for study in studies]), len(studies)))
        for percent in (0, 25, 50, 75, 100)
    ]
    rows.append(("lead-changes", round(fmean([lead_changes(study) for study in studies]), 2)))
    rows.append(("same-winner", share(same_winner(studies), len(pairs(studies)))))
    rows.append(("shared-wins", share(sum([study.ranking.count(1) > 1 for study in studies]), len(studies))))
    return Finding("luck", ("what", "value"), rows)


def favourite(outlook: Sequence[float]) -> int:
    """Who is likely to win."""
    return list(outlook).index(max(outlook))


def favourite_won(study: Study, percent: int) -> float:
    """Whether the favourite after so much of the game had the win."""
    at = percent / 100 * len(study.questions)
    last = [look for look in study.looks if look.decisions <= at][-1]
    return win_share(study, favourite(last.outlook))


def lead_changes(study: Study) -> int:
    """How often the favourite changed."""
    leaders = [favourite(look.outlook) for look in study.looks]
    return sum([one != other for one, other in pairwise(leaders)])


def pairs(studies: Sequence[Study]) -> list[tuple[Study, Study]]:
    """Games with the same deal."""
    ordered = sorted(studies)
    return [(one, other) for one, other in pairwise(ordered) if one.deal == other.deal]


def same_winner(studies: Sequence[Study]) -> float:
    """How often the same seat wins the same deal with other dice."""
    seats = range(len(studies[0].scores))
    return sum([win_share(one, seat) * win_share(other, seat) for one, other in pairs(studies) for seat in seats])


def hidden_information(studies: Sequence[Study]) -> Finding:
    """How much of the table a seat can only guess, in each quarter of the game."""
    rows: list[tuple[Any, ...]] = []
    for quarter in range(4):
        found = [
            look.hidden for study in studies for look in study.looks
            if quarter / 4 <= look.decisions / len(study.questions) < (quarter + 1) / 4
        ]  # fmt: skip
        rows.append((f"quarter-{quarter + 1}", share(fmean(found), 1) if found else ""))
    return Finding("hidden", ("what", "value"), rows)


def cards(studies: Sequence[Study]) -> Finding:
    """How much more often a seat wins that used a card, with the 95 % interval; the strongest first."""
    gathered: dict[str, list[float]] = {}
    fair = 1 / len(studies[0].scores)
    for study in studies:
        for seat, used in enumerate(study.used):
            for card in used:
                gathered.setdefault(card, []).append(win_share(study, seat))
    rows = []
    for card, won in gathered.items():
        if len(won) >= FEWEST:
            rate, reach = fmean(won), 1.96 * sqrt(max(fmean(won) * (1 - fmean(won)), 0.0) / len(won))
            rows.append((card, len(won), f"{rate:.1%}", 100 * (rate - fair), 100 * reach))
    rows.sort(key=lambda row: -row[3])
    return Finding("cards", ("card", "uses", "wins", "more-than-fair", "reach"), rows)


def middle(studies: Sequence[Study]) -> float:
    """The usual length of a game."""
    return median([len(study.questions) for study in studies])
