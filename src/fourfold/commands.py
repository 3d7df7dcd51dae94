"""The commands that let bots play: `fourfold arena` and `fourfold lab`."""

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from fourfold import GAMES, Dice
from fourfold.arena.hall import executor, play_many, spread
from fourfold.arena.lab import study_game
from fourfold.arena.ladder import LADDER_GAMES, Tally, climb, go_on, ladder_text, read_ladder, still_true, write_ladder
from fourfold.arena.match import Match, Outcome
from fourfold.arena.standings import standings, write_results
from fourfold.bots import LEVELS, find_bot
from fourfold.faults import Sentence
from fourfold.locale import LANGUAGES, Texts, default_language

game_names = click.Choice(list(GAMES))
FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, writable=True, path_type=Path)


def read_option(text: str) -> tuple[str, Any]:
    """An option of a game as typed: name=value; a value that begins with @ is read from that file."""
    name, equals, value = text.partition("=")
    if not equals:
        raise refused(Sentence("fault-like-option", text=repr(text)))
    if value.startswith("@"):
        return name, read_file(Path(value[1:]))
    return name, int(value) if value.isdecimal() else value


def read_file(path: Path) -> str:
    """A text file, or a clear error."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise refused(unread(path, error)) from error


def unread(path: Path, error: Exception) -> Sentence:
    """Why a file cannot be read."""
    known = {FileNotFoundError: "fault-no-file", UnicodeDecodeError: "fault-no-text"}.get(type(error))
    return Sentence("fault-unread", path=path, why=Sentence(known) if known else error)


def refused(what: Any) -> click.ClickException:
    """What ends a command that cannot be carried out, in the language chosen for it."""
    language = click.get_current_context().params.get("lang") or default_language()
    return click.ClickException(Texts(language).fault(what))


jobs_option = click.option(
    "--jobs", type=click.IntRange(1), default=os.cpu_count, help="Processes; default: one for each core."
)
dask_option = click.option(
    "--dask", default="", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler."
)
options_option = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")


@click.command()
@click.argument("game", type=game_names, required=False)
@click.argument("names", nargs=-1, metavar="BOT BOT...")
@click.option("--games", type=click.IntRange(1), default=LADDER_GAMES, show_default=True)
@click.option("--seats", type=click.IntRange(1), help="Default: one for each bot.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--no-clock", is_flag=True, help="Bots think as long as they like: the same result on every machine.")
@click.option("--out", type=FOLDER, help="Folder for JSON, CSV and a plot; a match in it goes on.")
@click.option("--ladder", is_flag=True, help="Every level against the next, without a clock.")
@jobs_option
@dask_option
@options_option
def arena(
    game: str | None,
    names: tuple[str, ...],
    games: int,
    seats: int | None,
    seed: int,
    no_clock: bool,
    out: Path | None,
    ladder: bool,
    jobs: int,
    dask: str,
    options: tuple[str, ...],
) -> None:
    """Let bots play GAME against each other, each in every seat as often as the others."""
    with clear_errors(), executor(jobs, dask) as pool:
        if ladder:
            climb_ladder([game] if game else list(GAMES), games, seed, out, pool, jobs)
            return
        if not game or not names:
            raise click.UsageError("say which game and which bots, or --ladder")
        match = Match(game, names, seats or len(names), games, seed, dict(map(read_option, options)), not no_clock)
        check(match)
        outcomes = watch(match, pool, out, jobs, "Playing")
        Console().print(result_table(outcomes))
        for path in write_results(out, match, outcomes) if out else []:
            click.echo(str(path))


@contextmanager
def clear_errors() -> Iterator[None]:
    """What cannot be played is said in a sentence."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise refused(error) from error


def check(match: Match) -> None:
    """Whether this match can be played, before anybody begins."""
    game = GAMES[match.game]
    game.empty(match.seats, match.options, Dice())
    for name in match.bots:
        find_bot(game, name)


def watch(match: Match, pool: Executor, out: Path | None, jobs: int, words: str) -> list[Outcome]:
    """All outcomes, with a bar that shows how far they are."""
    played = play_many(match, pool, out / "games.jsonl" if out else None, jobs)
    return list(track(played, words, match.games, console=Console(stderr=True)))


def result_table(outcomes: list[Outcome]) -> Table:
    """The standings as people read them."""
    table = Table("bot", "games", "wins", "95 % interval", "mean score", "rating", "seconds a decision")
    for each in standings(outcomes):
        rating = "" if each.rating is None else f"{each.rating:.1f} ± {each.unsure:.1f}"
        span, score = f"{each.low:.1%} to {each.high:.1%}", f"{each.score:.2f}"
        table.add_row(each.bot, str(each.games), f"{each.wins:.1%}", span, score, rating, f"{each.seconds:.4f}")
    return table


def climb_ladder(names: list[str], games: int, seed: int, out: Path | None, pool: Executor, jobs: int) -> None:
    """Every level against the next, in every game, with 2 and with 4 seats; printed as the table in docs/bots.md."""
    kept, rungs = out / "ladder.json" if out else None, list(climb(names, LEVELS, games, seed))
    known = read_ladder(kept)
    try:
        for rung in rungs:
            before = still_true(rung, known.get(rung.name, Tally()))
            left, played = max(games - before.games, 0), go_on(rung, before, pool, 4 * jobs)
            for tally in track(played, rung.name, left, console=Console(stderr=True), disable=not left):
                known[rung.name] = tally
                if kept:
                    write_ladder(kept, known)
    finally:
        click.echo(ladder_text(rungs, known))


@click.command()
@click.argument("game", type=game_names)
@click.option("--games", type=click.IntRange(2), default=1000, show_default=True)
@click.option("--seats", type=click.IntRange(1), help="Default: 4, or as many as the game allows.")
@click.option("--bot", default="normal", show_default=True, help="Who plays all seats.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--out", type=FILE, help="The report.  [default: lab-GAME.html]")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default=default_language, help="Language; default: your system's."
)
@jobs_option
@dask_option
@options_option
def lab(
    game: str,
    games: int,
    seats: int | None,
    bot: str,
    seed: int,
    out: Path | None,
    lang: str,
    jobs: int,
    dask: str,
    options: tuple[str, ...],
) -> None:
    """Look closely at many games: length, choice, seats, scores, luck, hidden information, cards."""
    try:
        import matplotlib  # noqa: F401  # said before anybody plays

        from fourfold.arena.report import report
    except ImportError as error:
        raise click.ClickException(f"the lab needs matplotlib ({error}): pip install fourfold[research]") from error
    rules, out = GAMES[game], out or Path(f"lab-{game}.html")
    match = Match(game, (bot,), seats or min(4, rules.seats[-1]), games, seed, dict(map(read_option, options)), False)
    with clear_errors(), executor(jobs, dask) as pool:
        check(match)
        out.parent.mkdir(parents=True, exist_ok=True)
        played = spread(study_game, match, iter(range(games)), pool, 4 * jobs)
        studies = list(track(played, "Playing", games, console=Console(stderr=True)))
    out.write_text(report(match, sorted(studies), Texts(lang)), encoding="utf-8")
    click.echo(str(out))
