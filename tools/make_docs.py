"""Makes what the docs show of the program: pictures of the games, the reference of their options, and the ladder."""

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.text import Text

from fourfold import GAMES, Dice, Game, Record
from fourfold.arena.ladder import LADDER_GAMES, climb, ladder_text, read_ladder
from fourfold.bots import LEVELS, bots, choose
from fourfold.envs.play import Language
from fourfold.envs.spaces import default_seats
from fourfold.games.frag.maps import PRINTED, read_board
from fourfold.games.frag.picture import draw_map
from fourfold.locale import Texts
from fourfold.locale.telling import option_text
from fourfold.terminal.screen import screen_of

DOCS = Path(__file__).parents[1] / "docs"
LADDER = Path(__file__).parents[1] / "bench" / "ladder.json"
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"]
MOVES = 40  # a moment with something on the table


def picture(game: Game[Any], seats: int) -> str:
    """A moment of a game between bots, as one of them would see it in the terminal."""
    say, record = Texts("en"), Record(game.name, seats, 7)
    screen = screen_of(record, say, NAMES)
    state, best = game.start(seats, 7), list(bots(game).values())[-1]
    for number in range(MOVES):
        seat, after = next(iter(state.pending)), state.copy()
        after.play(seat, choose(game, best, state, seat, Dice(number)))
        if after.over:
            break
        state = after
    me = next(iter(state.pending))
    view = game.view(state, me)
    console = Console(record=True, width=110, file=io.StringIO())
    console.print(Group(screen.draw(view), Text(screen.prompt(view), "bold green"), screen.choices(view)))
    return without_fonts(console.export_svg(title=f"fourfold play {game.name}"))


def without_fonts(svg: str) -> str:
    """The picture with the reader's own typewriter letters instead of ones fetched from elsewhere."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "monospace")


def reference() -> str:
    """Every game with its seats, bots, options and questions."""
    say = Texts("en")
    lines = ["# Reference", "", "Made by `make docs` from the games themselves.", ""]
    for name, game in GAMES.items():
        lines += [f"## {say(f'{name}-title')} (`{name}`)", "", say(f"{name}-about"), ""]
        lines += [
            f"Seats: {game.seats[0]} to {game.seats[-1]}. Bots: {', '.join(f'`{bot}`' for bot in bots(game))}.",
            "",
        ]
        lines += ["| Option | Values | Meaning |", "|---|---|---|"]
        for option, about in game.options.items():
            values = ", ".join(f"`{value}`" for value in about.values) or "text"
            lines.append(f"| `{option}` | {values} | {option_text(say, name, option, about.values)} |")
        lines += ["", "| Question | Rule |", "|---|---|"]
        lines += [f"| {prompt} | {rule} |" for prompt, rule in game.prompts.items()] + [""]
    return "\n".join(lines)


def observations() -> str:
    """What every number of an observation means."""
    lines = [
        "# Observations",
        "",
        "Made by `make docs`: what agents see, field by field, with as few seats as play without a special option.",
        "First come marks, each 0 or 1, then numbers. What is told of every seat comes seat by seat: (0) is one's",
        "own, (1) the next clockwise, and so on.",
        "",
    ]
    for name, game in GAMES.items():
        language = Language(game, default_seats(name), {})
        lines += [f"## {Texts('en')(f'{name}-title')} (`{name}`, {language.seats} seats)", ""]
        lines += [
            f"{len(language.words)} actions, {language.size} numbers.",
            "",
            "| Field | Numbers | Meaning |",
            "|---|---|---|",
        ]
        lines += [f"| {field} | {size} | {meaning} |" for field, size, meaning in language.layout()] + [""]
    return "\n".join(lines)


def with_ladder(page: str) -> str:
    """A page whose table of the levels says what has been measured."""
    rungs = sorted(climb(list(GAMES), LEVELS, LADDER_GAMES, 0), key=lambda rung: (rung.match.game, rung.match.seats))
    table = ladder_text(rungs, read_ladder(LADDER))
    head = table.partition("\n")[0]
    before, after = page.split(head)
    return before + table + after[after.index("\n\n") :]


def main() -> None:
    """Write the pictures, the reference and the ladder."""
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    (DOCS / "bots.md").write_text(with_ladder(page), encoding="utf-8")
    (DOCS / "reference.md").write_text(reference(), encoding="utf-8")
    (DOCS / "observations.md").write_text(observations(), encoding="utf-8")
    (DOCS / "pictures").mkdir(exist_ok=True)
    for name, game in GAMES.items():
        seats = next(seats for seats in (4, *game.seats) if seats in game.seats)
        (DOCS / "pictures" / f"{name}.svg").write_text(picture(game, seats), encoding="utf-8")
        print(f"docs/pictures/{name}.svg")
    for map_name in PRINTED:
        (DOCS / "pictures" / f"{map_name}.svg").write_text(draw_map(read_board(map_name)), encoding="utf-8")


if __name__ == "__main__":
    main()
