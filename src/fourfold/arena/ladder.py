"""The ladder: every level against the one before it, in every game, with 2 and with 4 seats; kept in a file."""

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from fourfold.arena.hall import as_tuple, spread
from fourfold.arena.match import Match, Outcome, interval, play_game, wins

LADDER_GAMES = 400
SEATS = (2, 4)
FEW_PLAYERS: dict[str, dict[str, Any]] = {"frag": {"few_players": "on"}}  # what a game needs to be played by two


class Rung(NamedTuple):
    """Two levels that meet."""

    weaker: str
    stronger: str
    match: Match

    @property
    def name(self) -> str:
        """What its results are kept under."""
        return f"{self.match.game}-{self.match.seats}-{self.weaker}-{self.stronger}"


class Tally(NamedTuple):
    """What the first so many games of a rung have shown of the stronger level."""

    games: int = 0
    won: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    first: tuple[int, ...] = ()  # the scores and decisions of the first game: other bots would play it otherwise,
    last: tuple[int, ...] = ()  # or the last


def climb(games: Sequence[str], levels: Sequence[str], number: int, seed: int) -> Iterator[Rung]:
    """Every rung, the lowest first; nobody looks at the clock, so that the games are the same on every machine."""
    for weaker, stronger in pairwise(levels):
        for game in games:
            for seats in SEATS:
                options = FEW_PLAYERS.get(game, {}) if seats < 4 else {}
                yield Rung(weaker, stronger, Match(game, (stronger, weaker), seats, number, seed, options, clock=False))


def still_true(rung: Rung, known: Tally) -> Tally:
    """What is known, if the bots still play the first game and the last as they did; else nothing."""
    again = [signs(play_game(rung.match, number)) for number in (0, known.games - 1) if number >= 0]
    return known if again == [known.first, known.last] else Tally()


def signs(outcome: Outcome) -> tuple[int, ...]:
    """By what a game is known again."""
    return (*outcome.scores, *outcome.decisions)


def go_on(rung: Rung, known: Tally, pool: Executor, ahead: int) -> Iterator[Tally]:
    """The tally after each game that is still to be played, in their order."""
    for outcome in spread(play_game, rung.match, iter(range(known.games, rung.match.games)), pool, ahead):
        known = counted(rung, known, outcome)
        yield known


def counted(rung: Rung, known: Tally, outcome: Outcome) -> Tally:
    """The tally with one more game."""
    mine = [seat for seat, bot in enumerate(outcome.bots) if bot == rung.stronger]
    return Tally(
        known.games + 1,
        known.won + wins(outcome)[rung.stronger],
        known.decisions + sum([outcome.decisions[seat] for seat in mine]),
        known.seconds + sum([outcome.seconds[seat] for seat in mine]),
        known.first or signs(outcome),
        signs(outcome),
    )


def read_ladder(path: Path | None) -> dict[str, Tally]:
    """What a file knows of the rungs, by their names."""
    text = path.read_text(encoding="utf-8") if path and path.exists() else "{}"
    return {name: Tally(**{key: as_tuple(value) for key, value in known.items()})
            for name, known in json.loads(text).items()}  # fmt: skip


def write_ladder(path: Path, known: Mapping[str, Tally]) -> None:
    """Keep it: a line for each rung."""
    lines = [f"  {json.dumps(name)}: {json.dumps(tally._asdict())}" for name, tally in sorted(known.items())]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def ladder_text(rungs: Sequence[Rung], known: Mapping[str, Tally]) -> str:
    """The ladder as a table in Markdown: how often the stronger level won, half of the seats being its own."""
    lines = ["| game | seats | stronger | weaker | games | won by the stronger | 95 % interval | seconds a decision |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    return "\n".join([*lines, *[row(rung, known[rung.name]) for rung in rungs if rung.name in known]])


def row(rung: Rung, known: Tally) -> str:
    """One row of the table."""
    rate = known.won / known.games
    low, high = interval(rate, known.games)
    games = str(known.games) if known.games >= rung.match.games else f"{known.games} of {rung.match.games}"
    return (
        f"| {rung.match.game} | {rung.match.seats} | {rung.stronger} | {rung.weaker} | {games} "
        f"| {rate:.1%} | {low:.1%} to {high:.1%} | {known.seconds / max(known.decisions, 1):.4f} |"
    )
