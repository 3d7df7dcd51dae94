"""Our own games, plain and compiled side by side: each is measured in a process of its own, in turn.

python bench/ours.py GAME SEATS SECONDS   measure one game with the rules that this process finds, and print it as JSON
"""

import json
import os
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any, NamedTuple

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from bench.entrants import fourfold_play
from bench.measure import Entrant, Play, get_ready, middle_games, nearest, pick, time_copies, time_play
from fourfold import GAMES, Dice, roll_out
from fourfold.compiling import compiled

ROOT = Path(__file__).resolve().parents[1]
HEADINGS = [
    *("game", "rules", "decisions/s", "copy, µs", "re-dealt/s"),
    *("rolled out/s", "all cores/s"),
]


class Figures(NamedTuple):
    """What one process measured of one game; all but the copy in decisions a second."""

    compiled: bool
    called: float  # from a loop in Python
    copy_us: float
    redealt: float  # with a copy and a re-deal before each
    inside: float  # rolled out without a loop in Python


class Aim(NamedTuple):
    """What a compiled game should reach, in decisions a second."""

    called: int
    redealt: int = 0


AIMS = {
    "fzzzt": Aim(500_000, 100_000),
    "fits": Aim(500_000, 100_000),
    "fluxx": Aim(300_000, 100_000),
    "frag": Aim(120_000),
}


def redealing(name: str, seats: int) -> Play:
    """A game in which a world is imagined before every decision, as search does."""
    game, dice = GAMES[name], Dice(1)

    def play(source: Random, limit: int) -> tuple[Any, int]:
        state, decisions = game.start(seats, source.getrandbits(32)), 0
        while state.pending and decisions < limit:
            for seat, decision in list(state.pending.items()):
                game.imagine(state, seat, dice)
                state.play(seat, pick(source, decision.options))
                decisions += 1
        return state, decisions

    return play


def rolling(name: str, seats: int) -> Play:
    """A game that is rolled out from its start."""
    game, dice = GAMES[name], Dice(1)

    def play(source: Random, limit: int) -> tuple[Any, int]:
        state = game.start(seats, source.getrandbits(32))
        return state, roll_out(state, dice, limit)

    return play


def rate(load: Callable[[str, int], Play], name: str, seats: int, seconds: float) -> float:
    """Decisions a second in one kind of play."""
    (contender,), _ = get_ready([Entrant("fourfold", name, GAMES[name].seats, load)], seats)
    contender.play(Random(7), 1 << 60)  # what is made at first sight is made now
    time_play(contender, seconds, Random(1))
    return contender.best


def copy_time(name: str, seats: int, seconds: float) -> float:
    """Microseconds for a copy of a position in the middle of a game."""
    (contender,), _ = get_ready([Entrant("fourfold", name, GAMES[name].seats, fourfold_play, "copy")], seats)
    time_copies(contender, middle_games(contender), seconds)
    return contender.copies[-1] * 1e6


def measure_here(name: str, seats: int, seconds: float) -> Figures:
    """One game with the rules as this process has them."""
    kinds = (fourfold_play, redealing, rolling)
    called, redealt, inside = [rate(load, name, seats, seconds) for load in kinds]
    return Figures(compiled(GAMES[name].table), called, copy_time(name, seats, seconds / 2), redealt, inside)


def compiled_source() -> Path:
    """The folder with the compiled package: made once for each state of the sources."""
    tool = runpy.run_path(str(ROOT / "tools" / "compile_rules.py"))
    digest = sha256(sys.version.encode())
    for path in [ROOT / "tools" / "compile_rules.py", *sorted((ROOT / "src" / "fourfold").rglob("*.py"))]:
        digest.update(path.read_bytes())
    folder = Path(gettempdir(), f"fourfold-compiled-{digest.hexdigest()[:16]}")
    if not (folder / "done").exists():
        if not tool["possible"]():
            raise OSError("the rules cannot be compiled here: there is no C compiler, or no mypy")
        tool["build"](folder)
        (folder / "done").touch()
    return folder


def start(source: Path, name: str, seats: int, seconds: float) -> subprocess.Popen[str]:
    """A process that measures a game with the rules in this folder."""
    command = [sys.executable, str(Path(__file__).resolve()), name, str(seats), str(seconds)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def result(process: subprocess.Popen[str]) -> Figures:
    """What a process has measured."""
    output, _ = process.communicate()
    if process.returncode:
        raise OSError(f"measuring ended with {process.returncode}")
    return Figures(**json.loads(output))


class Row(NamedTuple):
    """A game with one kind of rules: the best of its repeats, and the sum of a process on each core."""

    game: str
    best: Figures
    all_cores: float


def measure_ours(
    sources: Sequence[Path], games: Sequence[str], seats: int, seconds: float, repeats: int, cores: int
) -> Iterator[str | list[Row]]:
    """Measure each game with each of the rules in turn: lines of progress, and at last the rows."""
    found: dict[tuple[str, Path], list[Figures]] = {}
    for repeat in range(repeats):
        for name in games:
            for source in sources:
                figures = result(start(source, name, nearest(GAMES[name].seats, seats), seconds))
                found.setdefault((name, source), []).append(figures)
                yield f"round {repeat + 1} of {repeats}: {line(name, figures)}"
    rows = []
    for (name, source), each in found.items():
        together = [start(source, name, nearest(GAMES[name].seats, seats), seconds) for _ in range(cores)]
        rows.append(Row(name, best(each), sum([result(process).called for process in together])))
    yield rows


def best(repeats: Sequence[Figures]) -> Figures:
    """The best of every figure."""
    calls, copies, redeals, rolls = zip(*[each[1:] for each in repeats], strict=True)
    return Figures(repeats[0].compiled, max(calls), min(copies), max(redeals), max(rolls))


def line(name: str, figures: Figures) -> str:
    """A line of progress."""
    return f"{name} {kind(figures)}: {figures.called:,.0f} decisions a second, {figures.inside:,.0f} inside"


def kind(figures: Figures) -> str:
    """What the rules are."""
    return "compiled" if figures.compiled else "plain"


def rounded(number: float) -> str:
    """A number with the three digits that mean something."""
    return f"{float(f'{number:.3g}'):,.0f}"


def cells(row: Row) -> list[str]:
    """One row of the table."""
    found = row.best
    rates = [rounded(each) for each in (found.redealt, found.inside, row.all_cores)]
    return [row.game, kind(found), rounded(found.called), f"{found.copy_us:.2f}", *rates]


def verdict(row: Row) -> str:
    """What a compiled game reached of its aims, in one sentence."""
    found, aim = row.best, AIMS[row.game]
    wanted = [("called from Python", found.called, aim.called), ("re-dealt at each", found.redealt, aim.redealt)]
    wanted.append(("rolled out inside", found.inside, 2 * aim.called))
    said = [f"{what} {rounded(is_)} (aim {least:,}: {reached(is_, least)})" for what, is_, least in wanted if least]
    return f"{row.game}, compiled: {', '.join(said)}"


def reached(number: float, least: float) -> str:
    """Whether an aim is reached."""
    return "reached" if number >= least else "not reached"


def markdown(rows: Sequence[Row], cores: int) -> str:
    """The table for a page, with what it says of our aims."""
    lines = [HEADINGS, ["---", "---", *["---:"] * (len(HEADINGS) - 2)], *map(cells, rows)]
    table = "\n".join([f"| {' | '.join(each)} |" for each in lines])
    verdicts = "\n".join([f"- {verdict(row)}" for row in rows if row.best.compiled])
    return "\n\n".join([table, f"All cores: {cores} processes at once, their decisions a second added up.", verdicts])


def as_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Every figure of every row."""
    return [{"game": row.game, **row.best._asdict(), "all_cores": row.all_cores} for row in rows]


if __name__ == "__main__":
    print(json.dumps(measure_here(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))._asdict()))
