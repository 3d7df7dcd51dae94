"""The ladder: every level against the one before it, in every game, with 2 and with 4 seats."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from fourfold.arena.match import Match
from fourfold.arena.standings import Standing

LADDER_GAMES = 400
SEATS = (2, 4)
FEW_PLAYERS: dict[str, dict[str, Any]] = {"frag": {"few_players": "on"}}  # what a game needs to be played by two


class Rung(NamedTuple):
    """Two levels that meet."""

    weaker: str
    stronger: str
    match: Match

    @property
    def folder(self) -> str:
        """A name for its results."""
        return f"{self.match.game}-{self.match.seats}-{self.weaker}-{self.stronger}"


def climb(games: Sequence[str], levels: Sequence[str], number: int, seed: int, clock: bool) -> Iterator[Rung]:
    """Every rung, the lowest first."""
    for game in games:
        for seats in SEATS:
            options = FEW_PLAYERS.get(game, {}) if seats < 4 else {}
            for weaker, stronger in pairwise(levels):
                yield Rung(weaker, stronger, Match(game, (stronger, weaker), seats, number, seed, options, clock))


def ladder_text(found: Sequence[tuple[Rung, Sequence[Standing]]]) -> str:
    """The ladder as a table in Markdown: how often the stronger level won, half of the seats being its own."""
    lines = ["| game | seats | stronger | weaker | games | won by the stronger | 95 % interval | seconds a decision |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for rung, standings in found:
        top = next(each for each in standings if each.bot == rung.stronger)
        span = f"{top.low:.1%} to {top.high:.1%}"
        lines.append(
            f"| {rung.match.game} | {rung.match.seats} | {rung.stronger} | {rung.weaker} | {top.games} "
            f"| {top.wins:.1%} | {span} | {top.seconds:.4f} |"
        )
    return "\n".join(lines)
