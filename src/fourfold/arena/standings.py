"""What a match says of its bots: win rates, ratings, scores and the time they took."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from fourfold.arena.match import Match, Outcome, interval, wins


class Standing(NamedTuple):
    """One bot in a match."""

    bot: str
    games: int
    wins: float  # its share of them
    low: float  # of the 95 % interval
    high: float
    fair: float  # the share it would have if all were equal
    score: float
    rating: float | None  # openskill's mu, and how sure it is
    unsure: float | None
    seconds: float  # a decision


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot, the best first."""
    games = sorted(outcomes)
    rated = ratings(games)
    found = [standing(bot, games, rated) for bot in {bot: None for each in games for bot in each.bots}]
    return sorted(found, key=lambda each: -each.wins)


def standing(bot: str, outcomes: Sequence[Outcome], rated: dict[str, tuple[float, float]]) -> Standing:
    """What the games say of one bot."""
    mine = [outcome for outcome in outcomes if bot in outcome.bots]
    rate = fmean([wins(outcome)[bot] for outcome in mine])
    seats = [(outcome, seat) for outcome in mine for seat, name in enumerate(outcome.bots) if name == bot]
    decisions = sum([outcome.decisions[seat] for outcome, seat in seats])
    rating, unsure = rated.get(bot, (None, None))
    return Standing(
        bot,
        len(mine),
        rate,
        *interval(rate, len(mine)),
        fair=fmean([outcome.bots.count(bot) / len(outcome.bots) for outcome in mine]),
        score=fmean([outcome.scores[seat] for outcome, seat in seats]),
        rating=rating,
        unsure=unsure,
        seconds=sum([outcome.seconds[seat] for outcome, seat in seats]) / max(decisions, 1),
    )


def ratings(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """The rating of every bot and its deviation, if openskill is installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for outcome in outcomes:
        if len(set(outcome.bots)) == 1:
            continue
        teams = [[known.get(bot) or model.rating()] for bot in outcome.bots]
        after = model.rate(teams, ranks=list(outcome.ranking))
        for bot in set(outcome.bots):
            mine = [team[0] for team, name in zip(after, outcome.bots, strict=True) if name == bot]
            known[bot] = model.rating(mu=fmean([each.mu for each in mine]), sigma=fmean([each.sigma for each in mine]))
    return {bot: (each.mu, each.sigma) for bot, each in known.items()}


def write_results(folder: Path, match: Match, outcomes: Sequence[Outcome]) -> list[Path]:
    """The result as JSON, CSV and (with matplotlib) a picture; says which files there are now."""
    found = standings(outcomes)
    folder.mkdir(parents=True, exist_ok=True)
    data = {"match": match._asdict(), "standings": [each._asdict() for each in found]}
    text, sheet = folder / "result.json", folder / "result.csv"
    text.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    with sheet.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(Standing._fields)
        rows.writerows(found)
    return [text, sheet, *draw(folder / "result.svg", match, found)]


def draw(path: Path, match: Match, found: Sequence[Standing]) -> list[Path]:
    """A picture of the win rates with their intervals, if matplotlib is installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return []
    figure = Figure(figsize=(7, 1 + 0.5 * len(found)), layout="constrained")
    axes = figure.subplots()
    names, rates = [each.bot for each in found][::-1], [100 * each.wins for each in found][::-1]
    reach = [
        [100 * (each.wins - each.low) for each in found][::-1],
        [100 * (each.high - each.wins) for each in found][::-1],
    ]
    axes.barh(names, rates, xerr=reach, color="#4c72b0", capsize=4)
    axes.axvline(100 * found[0].fair, color="grey", linestyle=":")
    axes.set(xlim=(0, 100), xlabel="games won, % with 95 % interval")
    axes.set_title(f"{match.game}, {match.seats} seats, {found[0].games} games, seed {match.seed}")
    figure.savefig(path)
    return [path]
