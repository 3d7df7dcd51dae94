"""Tournaments: games one after another, in which the winner's character grows (frag 168)."""

from typing import Any, NamedTuple, Self

from fourfold.games.frag.acts import Build
from fourfold.games.frag.table import Frag


class Sheet(NamedTuple):
    """The tournament sheet: by seat, the character as it has grown, and the games won."""

    characters: tuple[Build, ...] = ()
    wins: tuple[int, ...] = ()

    def options(self) -> dict[str, Any]:
        """The options with which the next game is started; in the first one all characters are new."""
        return {"tournament": "on", "characters": ",".join(map(str, self.characters)) or "new"}

    def after(self, g: Frag) -> Self:
        """The sheet when a game is over; its winner has added a point already."""
        assert g.over
        characters = tuple([Build(each.health, each.speed, each.accuracy) for each in g.fighters])
        wins = self.wins or (0,) * g.seats
        return type(self)(characters, tuple([won + (seat in g.winners) for seat, won in enumerate(wins)]))


def next_options(g: Frag) -> dict[str, Any] | None:
    """The options of the next game of a tournament; none if this is no tournament."""
    return dict(g.options) | Sheet().after(g).options() if g.options["tournament"] == "on" else None
