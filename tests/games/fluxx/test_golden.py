"""Golden games: short annotated transcripts, each with one theme, replayed line by line.

A file begins with what lies where (the rest of the cards is in the deck, or where `rest` says), then come the moves.
Indented lines say what everybody saw and who is asked next; lines with # are remarks and are not compared.
`python -m tests.games.fluxx.test_golden FILE` writes the indented lines anew.
"""

import sys
from pathlib import Path
from typing import Any

import pytest

from fourfold.games.fluxx.table import Fluxx
from fourfold.locale.telling import kebab
from tests.games.fluxx.table import heard, options, table

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"]


def set_out(lines: list[str]) -> Fluxx:
    """The table that the head of a file describes."""
    given: dict[str, Any] = {"hands": {}, "keepers": {}}
    for line in lines:
        key, _, value = line.partition(":")
        words = value.split()
        match key.split():
            case ["hand", name]:
                given["hands"][NAMES.index(name)] = words
            case ["keepers", name]:
                given["keepers"][NAMES.index(name)] = words
            case ["rules" | "goals" | "deck" | "discard" as pile]:
                given[pile] = words
            case ["players"]:
                given["seats"] = int(words[0])
            case ["turn"]:
                given["turn"] = NAMES.index(words[0])
            case [option]:
                given[option] = words[0]
    return table(**given)


def in_notation(value: Any, is_seat: bool) -> str:
    """A value of an event."""
    if is_seat:
        return str(NAMES[value])
    if isinstance(value, tuple):
        return "+".join(str(each) for each in value) or "nothing"
    return str(value)


def what_happened(g: Fluxx) -> list[str]:
    """What everybody saw, and who is asked next."""
    lines = []
    for event in heard(g):
        seats = {"seat", "other", "giver", "receiver", "owner", "rival", "loser"}
        words = [in_notation(value, field in seats) for field, value in event._asdict().items()]
        lines.append(f"    {kebab(type(event).__name__).replace('-', ' ')}: {', '.join(words)}")
    for seat, decision in g.pending.items():
        lines.append(f"    {NAMES[seat]} is asked: {decision.prompt} ({', '.join(options(g, seat))})")
    return lines


def replay(text: str) -> str:
    """A file with every indented line made anew."""
    head, _, body = text.partition("\n---\n")
    g = set_out([line for line in head.splitlines() if line and not line.startswith("#")])
    lines = [*head.splitlines(), "---", *what_happened(g)]
    for line in body.splitlines():
        if line.startswith("    ") and not line.lstrip().startswith("#"):
            continue
        lines.append(line)
        if line and not line.lstrip().startswith("#"):
            name, _, move = line.partition(": ")
            g.play(NAMES.index(name), move)
            lines += what_happened(g)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_line_by_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    compared = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    again = [line for line in replay(text).splitlines() if not line.lstrip().startswith("#")]
    assert again == compared


def test_there_is_a_golden_game_for_every_nasty_theme() -> None:
    assert len(list(FOLDER.glob("*.txt"))) >= 7


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(replay(Path(name).read_text(encoding="utf-8")), encoding="utf-8")
