"""What was measured: as a table on the screen, as JSON, and as part of a Markdown page."""

import os
import platform
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any, NamedTuple

from bench.entrants import PACKAGES
from bench.measure import Contender

REFERENCE = "openspiel/hanabi"  # machines differ and are noisy: what is compared is the ratio to this peer
HEADINGS = ["library", "game", "seats", "decisions/s", "ratio", "decisions/game", "copy, µs", "observes"]
BEGIN, END = "<!-- written by bench/engine.py -->", "<!-- end of what bench/engine.py writes -->"


class Aim(NamedTuple):
    """What a game of ours should reach in plain CPython."""

    decisions: int  # a second, at least
    copy_us: float | None = None  # below


AIMS = {
    "fourfold/fzzzt": Aim(150_000, 5),
    "fourfold/fits": Aim(300_000, 2),
    "fourfold/fluxx": Aim(100_000, 8),
    "fourfold/frag": Aim(40_000),
}


def ratio(contender: Contender, contenders: Sequence[Contender]) -> float | None:
    """How many times as fast as the reference peer, if that was measured."""
    found = [each.best for each in contenders if each.entrant.name == REFERENCE]
    return contender.best / found[0] if found else None


def rounded(number: float) -> str:
    """A number with the three digits that mean something."""
    return f"{float(f'{number:.3g}'):,.0f}"


def cells(contenders: Sequence[Contender]) -> list[list[str]]:
    """The rows of the table, without its heading."""
    return [row(each, ratio(each, contenders)) for each in contenders]


def row(contender: Contender, times: float | None) -> list[str]:
    """One row of the table."""
    library, game = contender.entrant.library, contender.entrant.game
    copy, length = contender.copy_us, contender.decisions / contender.games
    figures = [
        rounded(contender.best),
        "-" if times is None else f"{times:.3g}",
        f"{length:.1f}",
        "-" if copy is None else f"{copy:.2f}",
    ]
    return [library, game, str(contender.seats), *figures, "yes" if contender.entrant.observes else "no"]


def verdicts(contenders: Sequence[Contender]) -> list[str]:
    """What was reached of what we aim for."""
    return [verdict(each, AIMS[each.entrant.name]) for each in contenders if each.entrant.name in AIMS]


def verdict(contender: Contender, aim: Aim) -> str:
    """One sentence on one game."""
    missed = "reached" if contender.best >= aim.decisions else "not reached"
    text = f"{contender.entrant.name}: {rounded(contender.best)} decisions a second (aim {aim.decisions:,}: {missed})"
    if contender.copy_us is None or aim.copy_us is None:
        return text
    missed = "reached" if contender.copy_us < aim.copy_us else "not reached"
    return f"{text}, a copy in {contender.copy_us:.2f} µs (aim under {aim.copy_us:g}: {missed})"


def machine() -> dict[str, Any]:
    """Where it was measured; one version of Python may be built in several ways, and some are slower."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "build": " ".join([*platform.python_build(), platform.python_compiler()]),
        "platform": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def versions(contenders: Sequence[Contender]) -> dict[str, str]:
    """The version of each package that was measured."""
    return {
        name: package_version(name) for name in dict.fromkeys(PACKAGES[each.entrant.library] for each in contenders)
    }


def package_version(name: str) -> str:
    """The version of a package, also when it is used without being installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "(uninstalled)"


def as_json(contenders: Sequence[Contender], skipped: Sequence[str], seconds: float, repeats: int) -> dict[str, Any]:
    """Everything that was measured."""
    return {
        "machine": machine(),
        "versions": versions(contenders),
        "seconds": seconds,
        "repeats": repeats,
        "reference": REFERENCE,
        "rows": [row_json(each, ratio(each, contenders)) for each in contenders],
        "skipped": list(skipped),
    }


def row_json(contender: Contender, times: float | None) -> dict[str, Any]:
    """One contender, with the figure of every repeat."""
    return {
        "name": contender.entrant.name,
        "library": contender.entrant.library,
        "game": contender.entrant.game,
        "seats": contender.seats,
        "observes": contender.entrant.observes,
        "decisions_per_second": contender.best,
        "median_decisions_per_second": contender.median,
        "repeats": contender.rates,
        "ratio": times,
        "decisions_per_game": contender.decisions / contender.games,
        "copy_us": contender.copy_us,
    }


def conditions(contenders: Sequence[Contender], seconds: float, repeats: int) -> str:
    """One sentence on how and where it was measured."""
    where, packages = machine(), ", ".join(f"{name} {number}" for name, number in versions(contenders).items())
    return (
        f"Best of {repeats} x {seconds:g} s; {where['python']} ({where['build']}), {where['platform']}, "
        f"{where['cores']} cores, one of them used; {packages}. Ratio: to {REFERENCE}."
    )


def markdown(contenders: Sequence[Contender], skipped: Sequence[str], seconds: float, repeats: int) -> str:
    """The table for a page, with what it says of our aims and what is missing."""
    rows = [HEADINGS, ["---", "---", *["---:"] * 5, "---"], *cells(contenders)]
    table = "\n".join([f"| {' | '.join(row)} |" for row in rows])
    remarks = [f"- {line}" for line in [*verdicts(contenders), *skipped]]
    return "\n\n".join([table, conditions(contenders, seconds, repeats), *(["\n".join(remarks)] if remarks else [])])


def insert(page: str, text: str, begin: str = BEGIN, end: str = END) -> str:
    """A page with its measured part replaced; without a page, the part alone."""
    if not page:
        return f"{begin}\n\n{text}\n\n{end}\n"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"there is no part between {begin!r} and {end!r}")
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def plain_table(contenders: Sequence[Contender]) -> str:
    """The table in columns of text."""
    rows = [HEADINGS, *cells(contenders)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    left = [heading in ("library", "game", "observes") for heading in HEADINGS]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if to_left else cell.rjust(width)
            for cell, width, to_left in zip(row, widths, left, strict=True)
        ).rstrip()
        for row in rows
    )


def show(contenders: Sequence[Contender]) -> None:
    """Print the table, with rules and colours where there is a terminal and rich is installed."""
    if not sys.stdout.isatty() or find_spec("rich") is None:
        print(plain_table(contenders))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table()
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading in ("library", "game", "observes") else "right")
    for row in cells(contenders):
        table.add_row(*row, style="bold" if row[0] == "fourfold" else None)
    Console().print(table)
