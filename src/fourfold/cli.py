"""The command line: `fourfold serve`, `play`, `replay`, `validate`, `map`, `arena`, `lab`, `games`."""

import dataclasses
import datetime
import json
import os
import secrets
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from fourfold import GAMES, Dice, Game, Record, __version__
from fourfold.bots import bots, find_bot
from fourfold.commands import arena, game_names, lab, read_file, read_option, refused, unread
from fourfold.faults import Sentence, reason
from fourfold.games.frag.maps import PRINTED, map_text, read_board
from fourfold.games.frag.picture import draw_map
from fourfold.locale import LANGUAGES, Texts, default_language
from fourfold.locale.telling import option_text
from fourfold.terminal.play import Play
from fourfold.terminal.replay import Replay
from fourfold.terminal.seating import Player, Seating, unfinished

USUAL = "normal"  # the bot for those who have not said which
language = click.option(
    "--lang", type=click.Choice(LANGUAGES), default=default_language, help="Language; default: your system's."
)


def fewest_seats(game: Game[Any], options: dict[str, Any]) -> int:
    """The smallest table these options allow."""
    for seats in game.seats:
        try:
            game.empty(seats, options, Dice())
        except ValueError:
            continue
        return seats
    return game.seats[0]


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__)
@click.pass_context
def main(context: click.Context) -> None:
    """Fourfold: a digital table for Fzzzt!, Mini FITS, Fluxx and FRAG; without a command, a server for this machine."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if context.invoked_subcommand is None:
        context.invoke(serve)


@main.command()
@click.option("--host", help="Address to listen on; 0.0.0.0 lets others in.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(1, 65535), help="Port; without it 8000 or the next free one.")
@click.option("--database", help="postgresql://… or a file.  [default: tables.db in the data folder]")
@click.option("--workers", type=click.IntRange(1), help="Processes; several need PostgreSQL.  [default: 1]")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: info]")
@click.option("--browser/--no-browser", default=True, help="Open a browser if there is one.")
def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    log_level: str | None = None,
    browser: bool = True,
) -> None:
    """Run the table server; FOURFOLD_HOST, FOURFOLD_PORT, … set the same, and FOURFOLD_DATA the data folder."""
    try:  # the other commands do without the server
        from fourfold.server.settings import Settings
        from fourfold.server.start import CannotStart
        from fourfold.server.start import serve as run_server
    except ImportError as error:
        raise click.ClickException(f"the server is not installed ({error}): pip install fourfold[server]") from error

    said = {"host": host, "port": port, "database": database, "workers": workers, "log_level": log_level}
    chosen = {name: value for name, value in said.items() if value is not None}
    try:
        settings = dataclasses.replace(Settings.from_environment(), **chosen)  # type: ignore[arg-type]  # click checked them
        run_server(settings, exact_port=port is not None or "FOURFOLD_PORT" in os.environ, browser=browser)
    except (CannotStart, ValueError) as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.argument("game", type=game_names, required=False)
@click.option("--seats", type=int, help="Players in all; default: as few as the game allows.")
@click.option("--people", type=click.IntRange(0), default=1, show_default=True, help="People at this keyboard.")
@click.option("--bot", "bot", default=None, help="Which bot plays the other seats; default: normal.")
@click.option("--name", "names", multiple=True, help="Name of a person; may be repeated.")
@click.option("--seed", type=int, help="Same seed, same deal.")
@click.option("--daily", is_flag=True, help="The deal everybody gets today.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; @FILE reads a file."
)
@click.option("--resume", is_flag=False, flag_value="", default=None, metavar="[FILE]", help="Go on with a saved game.")
@language
def play(
    game: str | None,
    seats: int | None,
    people: int,
    bot: str | None,
    names: tuple[str, ...],
    seed: int | None,
    daily: bool,
    options: tuple[str, ...],
    resume: str | None,
    lang: str,
) -> None:
    """Play GAME in the terminal, against bots or with others at one keyboard."""
    say, console = Texts(lang), Console()
    if resume is not None:
        seating = resumed(resume, say)
        console.print(say("table-resumed", moves=len(seating.record.moves)))
    else:
        chosen = dict(read_option(each) for each in options)
        rules = GAMES[game or menu(say, console)]
        seating = seated(rules, seats, people, bot, names, chosen, choose_seed(seed, daily), say)
    Play(seating, say, console).run()


def menu(say: Texts, console: Console) -> str:
    """Which game a person wants who has not said so; Enter takes the first."""
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        console.print(f"[bold cyan]{number}[/bold cyan] [bold]{say(f'{name}-title')}[/bold] · {say(f'{name}-about')}")
    while len(names) > 1:
        try:
            typed = console.input(f"{say('table-which-game', games=len(names))} ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            raise click.Abort from None
        if typed in ("", *names):
            return typed or names[0]
        if typed.isdecimal() and 0 < int(typed) <= len(names):
            return names[int(typed) - 1]
    return names[0]


def choose_seed(seed: int | None, daily: bool) -> int:
    """The seed asked for, today's, or a fresh one."""
    if seed is None and daily:
        return int(datetime.date.today().strftime("%Y%m%d"))
    return secrets.randbits(32) if seed is None else seed


def seated(
    game: Game[Any],
    seats: int | None,
    people: int,
    bot: str | None,
    names: tuple[str, ...],
    options: dict[str, Any],
    seed: int,
    say: Texts,
) -> Seating:
    """A table for a new game, or a clear error."""
    people = max(people, len(names))
    seats = seats or max(people, fewest_seats(game, options))
    try:
        bot = bot or USUAL
        find_bot(game, bot)
        game.start(seats, seed, **options)
    except ValueError as error:
        raise refused(error) from error
    if people > seats:
        raise refused(Sentence("fault-crowd", people=people, seats=seats))
    given = [*names, *[say("table-player", number=number) for number in range(len(names) + 1, people + 1)]]
    level = say(f"bots-{bot}") if f"bots-{bot}" in say else bot
    others = [Player(say("table-bot", number=number, bot=level), bot) for number in range(people + 1, seats + 1)]
    return Seating.new(Record(game.name, seats, seed, options), [*map(Player, given), *others])


def resumed(file: str, say: Texts) -> Seating:
    """The game in this file, or the newest unfinished one."""
    if not file:
        newest = next(unfinished(say), None)
        if newest is None:
            raise click.ClickException(say("table-nothing-to-resume"))
        return newest
    return opened(Path(file), say)


def opened(path: Path, say: Texts) -> Seating:
    """The record in a file, checked by playing it again, or a clear error."""
    try:
        seating = Seating.open(path, say)
        seating.record.replay()
    except (OSError, UnicodeDecodeError) as error:
        raise refused(unread(path, error)) from error
    except ValueError as error:
        raise refused(Sentence("fault-at-file", path=path, why=reason(error))) from error
    return seating


@main.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Whose eyes to look with; default: the first person's.")
@click.option("--text", is_flag=True, help="Print the whole log at once instead of stepping through it.")
@language
def replay(record: Path, seat: int | None, text: bool, lang: str) -> None:
    """Step through a saved game."""
    say = Texts(lang)
    seating = opened(record, say)
    if seat is None:
        seat = next((number for number, player in enumerate(seating.players) if player.bot is None), None)
    elif seat not in range(seating.record.seats):
        raise refused(Sentence("fault-seat-range", seat=seat, last=seating.record.seats - 1))
    show = Replay(seating, say, Console(), seat)
    show.print_log() if text else show.run()


@main.command()
@click.argument("kind")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", type=game_names, help="Which game the file is for, if that is not plain.")
@language
def validate(kind: str, file: Path, game: str | None, lang: str) -> None:
    """Check a file of your own: `fourfold validate cards FILE`."""
    kinds = {name: rules.files[kind] for name, rules in GAMES.items() if kind in rules.files and game in (None, name)}
    if not kinds:
        known = sorted({f"{each} ({name})" for name, rules in GAMES.items() for each in rules.files})
        raise refused(Sentence("fault-no-kind", kind=repr(kind), known=", ".join(known)))
    text = read_file(file)
    name = game or meant_for(text, list(kinds))
    say, faults = Texts(lang), kinds[name](text)
    for fault in faults:
        click.echo(say.fault(fault), err=True)
    errors = [fault for fault in faults if not fault.startswith("warning ")]
    if errors:
        raise refused(Sentence("fault-unplayable", path=file, game=name, count=len(errors)))
    click.echo(say.fault(Sentence("fault-fine", path=file, game=name)))


def meant_for(text: str, games: list[str]) -> str:
    """Which game a file is for: what it says itself, or the only one that reads such files."""
    try:
        said = str(json.loads(text).get("game", "")).lower()
    except (ValueError, AttributeError):
        said = ""
    named = [name for name in games if said.startswith(name)]
    if not named and len(games) > 1:
        raise refused(Sentence("fault-which-game", known=", ".join(f"--game {name}" for name in games)))
    return (named or games)[0]


@main.command("map")
@click.argument("name", metavar="NAME|FILE")
@click.argument("picture", type=click.Path(path_type=Path))
@language
def draw(name: str, picture: Path, lang: str) -> None:
    """Draw a map of FRAG, printed or your own, as an SVG picture: `fourfold map pump_station map.svg`."""
    try:
        text = map_text(name if name in PRINTED else read_file(Path(name)))
        picture.write_text(draw_map(read_board(text), lang), encoding="utf-8")
    except (ValueError, OSError) as error:
        raise refused(error) from error
    click.echo(str(picture))


main.add_command(arena)
main.add_command(lab)


@main.command()
@language
def games(lang: str) -> None:
    """Which games there are, with their options and bots."""
    say, console = Texts(lang), Console()
    for name, game in GAMES.items():
        console.print(f"[bold]{name}[/bold]: {say(f'{name}-about')}")
        console.print(f"  {game.seats[0]}-{game.seats[-1]} · bots: {', '.join(bots(game))}")
        for option, about in game.options.items():
            values, text = " | ".join(map(str, about.values)) or "…", option_text(say, name, option, about.values)
            console.print(f"  {option} ({values}): {text}", markup=False)
