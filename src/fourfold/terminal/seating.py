"""A table in the terminal: the record of its game, who sits where, and the file it is saved in."""

import json
import os
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from fourfold.core.game import GAMES
from fourfold.core.record import Record
from fourfold.core.state import State
from fourfold.faults import Sentence
from fourfold.folder import data_folder
from fourfold.locale import Texts


class Player(NamedTuple):
    """Somebody at the table; a bot if it has the name of one."""

    name: str
    bot: str | None = None


def games_folder() -> Path:
    """Where games are kept."""
    return data_folder() / "games"


@dataclass
class Seating:
    """A game under way, its players, and its file."""

    record: Record
    players: list[Player]
    path: Path

    @classmethod
    def new(cls, record: Record, players: Sequence[Player]) -> Self:
        """A table for a new game."""
        return cls(record, list(players), games_folder() / f"{record.game}-{secrets.token_hex(4)}.json")

    @classmethod
    def open(cls, path: Path, say: Texts) -> Self:
        """A table as it was left, its players numbered if it names none; or a ValueError: why it cannot be read."""
        text = path.read_text(encoding="utf-8")
        record = Record.from_json(text)
        try:
            players = [Player(str(name), bot) for name, bot in json.loads(text).get("players", [])]
        except (TypeError, ValueError) as error:
            raise ValueError(Sentence("fault-record", why=Sentence("fault-record-players"))) from error
        joined = sum(move == "!join" for _, move in record.moves)
        unnamed = range(len(players) + 1, record.seats + joined + 1)
        return cls(record, [*players, *[Player(say("table-player", number=number)) for number in unnamed]], path)

    @property
    def names(self) -> list[str]:
        """The names of all players."""
        return [player.name for player in self.players]

    def play(self, state: State, seat: int, move: Any) -> None:
        """Make a move, and keep it before anything else happens."""
        state.play(seat, move)
        self.record.moves.append((seat, str(move)))
        self.save()

    def save(self) -> None:
        """Write the file whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        data = json.loads(self.record.to_json()) | {"players": self.players}
        draft = self.path.with_suffix(".part")
        with draft.open("w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)


def unfinished(say: Texts) -> Iterator[Seating]:
    """Games that can be gone on with, the newest first; damaged files are passed over."""
    for path in sorted(games_folder().glob("*.json"), key=lambda each: each.stat().st_mtime, reverse=True):
        try:
            seating = Seating.open(path, say)
            if seating.record.game in GAMES and not seating.record.replay().over:
                yield seating
        except (ValueError, OSError):
            continue
