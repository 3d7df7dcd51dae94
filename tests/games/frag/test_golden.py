"""Golden games: short annotated transcripts, read beside the rulebook and replayed here.

A transcript says who stands where (`at`), with which cards in hand (`hand`) and in play (`down`) and which character
(`build`), and whose turn it is with how many `points`; `dice` are the next faces. Each move stands behind `>`, and
below it everything an onlooker sees happen.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fourfold.core.events import seen
from fourfold.games.frag.table import Frag
from fourfold.plain import plain
from tests.games.frag.table import GAME, floor, load, play, table

NAMES = ["Ann", "Bob", "Cid", "Dee"]
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def position(lines: list[list[str]]) -> Frag:
    """The position a transcript begins with."""
    words: dict[str, Any] = {"at": {}, "hand": {}, "down": {}, "build": {}, "turn": "Ann", "points": "6"}
    for key, *rest in lines:
        if key in ("at", "build"):
            words[key][NAMES.index(rest[0])] = rest[1]
        elif key in ("hand", "down"):
            words[key][NAMES.index(rest[0])] = rest[1:]
        elif key in ("turn", "points"):
            words[key] = rest[0]
    return table(
        at=words["at"],
        hands=words["hand"],
        down=words["down"],
        builds=words["build"],
        turn=NAMES.index(words["turn"]),
        points=int(words["points"]),
    )


def replayed(text: str) -> Iterator[str]:
    """The transcript as the rules write it today."""
    lines = [line for line in text.splitlines() if not line.startswith("  ")]
    start = next(number for number, line in enumerate(lines) if line.startswith((">", "dice")))
    g = position([line.split() for line in lines[:start]])
    for line in lines:
        yield line
        if line.startswith("dice "):
            load(g, *map(int, line.split()[1:]))
        if line.startswith(">"):
            name, _, move = line[2:].partition(": ")
            play(g, NAMES.index(name), move)
            for event in seen(g.told, None):
                facts = " ".join(f"{key}={value}" for key, value in plain(event).items())
                yield f"  {type(event).__name__} {facts}".rstrip()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_is_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\n".join(replayed(text)) + "\n" == text


def test_there_is_a_golden_game_for_each_theme() -> None:
    themes = ["death-in-acid", "disconnect-between-hit-and-damage", "nuke-with-three-victims", "telefrag-chain"]
    assert [path.stem for path in GOLDEN] == themes


def sequences(g: Frag, depth: int) -> int:
    """How many ways there are to make so many moves."""
    if not depth:
        return 1
    (decision,) = g.pending.values()
    total = 0
    for option in decision.options:
        after = g.copy()
        after.play(decision.seat, option)
        total += sequences(after, depth - 1)
    return total


def test_counts_of_move_sequences() -> None:
    g = GAME.start(4, characters="2-2-3,2-2-3,2-2-3,2-2-3")
    assert [sequences(g, depth) for depth in (1, 2, 3)] == [6, 30, 120]  # 6, 6 x 5, 6 x 5 x 4 free respawn squares
    g = table(seats=2, board=floor("1.....2", "3.....4"), at={0: "3,0", 1: "4,0"}, builds={0: "4-1-2"}, points=2)
    assert sequences(g, 1) == 5  # west, south, over Bob, the pistol, the end; Speed 1 cannot jump
    g.turn.attacks = 1
    play(g, 0, "step 2,0")
    assert sequences(g, 1) == 4  # east, south, west, the end: no attack is left
