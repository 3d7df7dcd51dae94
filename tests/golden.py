"""Golden games: short annotated games with one theme, kept as text that a player reads beside the rulebook.

A file tests/games/<game>/golden/<theme>.txt that names its seats is read line by line (a game may keep others, in a
notation of its own):

    # a comment                        so is what follows two spaces and a # on any other line
    seats: 3                           the header: seats, seed, and options by name (@name: the text of a file beside)
    0: r1-p1                           seat 0 chooses this option
    > LotWon seat=0 lot=fz1 power=1    since the move before, everybody saw this happen; in this order, others between
    1> HandDealt seat=1 cards=a+b      seat 1 saw this
    ? 0 bid, 2 bid                     exactly these seats are asked now, and what
    = 12 7 9 / 1 3 2                   the game is over, with these scores and places
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fourfold import GAMES, State
from fourfold.core.events import Event, seen

GAMES_TESTED = Path(__file__).parent / "games"
LINE = re.compile(r"(?P<who>\d*)(?P<sign>[:>?=]) *(?P<rest>.*)")
HEADER = re.compile(r"(?P<name>[a-z_]+): *(?P<value>.*)")


def golden_files() -> list[Path]:
    """Every golden game of every game that is written in this way."""
    found = sorted(GAMES_TESTED.glob("*/golden/*.txt"))
    return [path for path in found if any(line.startswith("seats:") for _, line in lines(path))]


def written(event: Event) -> str:
    """An event as a golden game writes it: its name, and its fields."""
    return " ".join([type(event).__name__, *[f"{name}={word(each)}" for name, each in event._asdict().items()]])


def word(value: Any) -> str:
    """A field of an event, several things joined by +."""
    return "+".join(map(str, value)) or "nothing" if isinstance(value, (tuple, list)) else str(value)


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a golden game without their comments, numbered."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = re.split(r"(?:^|  +)#", line)[0].strip()
        if text:
            yield number, text


def start(path: Path) -> State:
    """The game that the header describes."""
    given: dict[str, Any] = {}
    for _, line in lines(path):
        if match := HEADER.fullmatch(line):
            value = match["value"]
            given[match["name"]] = (path.parent / value[1:]).read_text("utf-8") if value.startswith("@") else value
    seats, seed = int(given.pop("seats")), int(given.pop("seed"))
    state: State = GAMES[path.parent.parent.name].start(seats, seed, **given)
    return state


def replay(path: Path) -> None:
    """Play a golden game again and hold it to every line."""
    state = start(path)
    told = list(state.told)
    for number, line in lines(path):
        if HEADER.fullmatch(line):
            continue
        match = LINE.fullmatch(line)
        assert match, f"{path.name}:{number}: {line!r} is no line of a golden game"
        place, seat = f"{path.name}:{number}", int(match["who"]) if match["who"] else None
        if match["sign"] == ":":
            assert seat is not None, f"{place}: who moves?"
            state.play(seat, match["rest"])
            told = list(state.told)
        elif match["sign"] == ">":
            happened = [" ".join(map(written, seen([each], seat))) for each in told]
            assert match["rest"] in happened, f"{place}: what happened is rather {happened}"
            del told[: happened.index(match["rest"]) + 1]
        else:
            now = asked(state) if match["sign"] == "?" else result(state)
            assert match["rest"] == now, f"{place}: {now}"


def asked(state: State) -> str:
    """Who must choose, and what."""
    return ", ".join(f"{seat} {decision.prompt}" for seat, decision in sorted(state.pending.items()))


def result(state: State) -> str:
    """Scores and places at the end."""
    if not state.over:
        return "the game is not over"
    game = next(game for game in GAMES.values() if game.table is type(state))
    return " / ".join(" ".join(map(str, each)) for each in (game.scores(state), game.ranking(state)))
