"""Random play and copying, single core, side by side with what a researcher would use otherwise."""

import argparse
import gc
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

if __name__ == "__main__":  # run as a file: packages are found from the repository, not from this folder
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from bench import ours
from bench.entrants import entrants
from bench.measure import Contender, Entrant, get_ready, measure
from bench.report import as_json, conditions, insert, markdown, show, verdicts


def positive(text: str) -> float:
    """A number of seconds."""
    number = float(text)
    if not 0 < number < 3600:
        raise ValueError
    return number


def at_least_one(text: str) -> int:
    """A whole number of repeats or seats."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def parser() -> argparse.ArgumentParser:
    """The command line."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=positive, default=0.5, help="for each measurement (default: %(default)s)")
    words.add_argument("--repeats", type=at_least_one, default=5, help="the best counts (default: %(default)s)")
    words.add_argument("--seats", type=at_least_one, default=4, help="or the nearest a game allows (%(default)s)")
    words.add_argument("--only", nargs="+", default=[], metavar="NAME", help="libraries, games, or library/game")
    words.add_argument("--compiled", action="store_true", help="measure our games compiled, too, and on all cores")
    words.add_argument("--json", type=Path, metavar="FILE", help="write every figure")
    words.add_argument("--markdown", type=Path, metavar="FILE", help="write the table into the marked part of a page")
    return words


def chosen(every: Sequence[Entrant], only: Sequence[str]) -> list[Entrant]:
    """The entrants that are meant, or a ValueError with the name that means none."""
    for name in only:
        if not any(name in (each.library, each.game, each.name) for each in every):
            raise ValueError(f"nothing is called {name!r}; there are {', '.join(each.name for each in every)}")
    return [each for each in every if not only or {each.library, each.game, each.name} & set(only)]


def side_by_side(given: argparse.Namespace, contenders: Sequence[Contender]) -> list[ours.Row]:
    """Our games, plain and compiled, each in a process of its own."""
    games = [each.entrant.game for each in contenders if each.entrant.library == "fourfold"]
    sources, rows = [ours.ROOT / "src"], list[ours.Row]()
    try:
        sources.append(ours.compiled_source())
    except OSError as error:
        print(error, file=sys.stderr)
    for found in ours.measure_ours(sources, games, given.seats, given.seconds, given.repeats, os.cpu_count() or 1):
        if isinstance(found, str):
            print(found, file=sys.stderr, flush=True)
        else:
            rows = found
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, show, write."""
    words = parser()
    given = words.parse_args(arguments)
    try:
        wanted = chosen(entrants(), given.only)
        page = given.markdown.read_text(encoding="utf-8") if given.markdown and given.markdown.exists() else ""
        insert(page, "")  # a page without the marks is told now, not after minutes
    except ValueError as error:
        words.error(str(error))
    contenders, skipped = get_ready(wanted, given.seats)
    for line in skipped:
        print(line, file=sys.stderr)
    if not contenders:
        words.error("nothing is left to measure")
    gc.collect()
    gc.freeze()  # else every collection would go through the libraries of others, as in no program of ours
    for line in measure(contenders, given.seconds, given.repeats):
        print(line, file=sys.stderr, flush=True)
    rows = side_by_side(given, contenders) if given.compiled else []
    show(contenders)
    print(conditions(contenders, given.seconds, given.repeats), *verdicts(contenders), sep="\n")
    more = f"\n\n{ours.markdown(rows, os.cpu_count() or 1)}" if rows else ""
    print(more)
    if given.json:
        figures = as_json(contenders, skipped, given.seconds, given.repeats) | {"ours": ours.as_json(rows)}
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    if given.markdown:
        text = markdown(contenders, skipped, given.seconds, given.repeats) + more
        given.markdown.write_text(insert(page, text), encoding="utf-8")


if __name__ == "__main__":
    main()
