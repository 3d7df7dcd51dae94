"""Mini FITS in a terminal."""

import re
from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fourfold.core.game import View
from fourfold.terminal.screen import Screen

SYMBOLS = "★◆●▲■♥♣♠✚"  # kinds are told apart by shape as well as by colour
COLOURS = ("yellow", "cyan", "magenta", "green", "red", "blue")
PIECE_COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan")
LETTERS = "abcdefgh"  # one for each way to lay a piece


class FitsScreen(Screen):
    """The grids of all seats, the piece that is called in all its forms, and the pieces still to come."""

    def draw(self, view: View) -> RenderableType:
        table, me = view["table"], view["seat"]
        order = [me, *[seat for seat in range(view["seats"]) if seat != me]] if me is not None else range(view["seats"])
        parts: list[RenderableType] = [self.head(table), Columns([self.seat(view, seat) for seat in order])]
        if me is not None:
            parts.append(self.tray(table, me))
        return Group(*parts)

    def head(self, table: View) -> RenderableType:
        """Round, calls, and what the board pays."""
        words = [self.say("fits-screen-round", round=table["round"], rounds=table["rounds"])]
        if table["called"]:
            words.append(
                self.say("fits-screen-called", piece=self.name(table["called"][-1]), calls=len(table["called"]))
            )
        words += [self.pays(table, letter) for letter in table["board"]["kinds"]]
        return Text(" · ".join(words), style="bold")

    def pays(self, table: View, letter: str) -> str:
        """What a kind gives while all its symbols are visible."""
        return f"{self.symbol(table, letter)} {table['board']['kinds'][letter]['pays'][-1]:+d}"

    def symbol(self, table: View, letter: str) -> str:
        """How a kind is drawn."""
        place = list(table["board"]["kinds"]).index(letter)
        return SYMBOLS[place] if place < len(SYMBOLS) else letter

    def seat(self, view: View, seat: int) -> RenderableType:
        """A seat's grid with its points if the round ended now."""
        shown = view["table"]["seats"][seat]
        now = self.say("fits-screen-now", points=shown["sheet"]["points"], total=sum(shown["points"]))
        mark = " ✓" if shown["ready"] else ""
        title = Text(f"{self.names[seat]}{mark}")
        return Panel.fit(
            Group(self.grid(view["table"], shown), Text(now, style="dim")), title=title, title_align="left"
        )

    def grid(self, table: View, shown: View, ghost: Iterable[Any] = (), hatched: Iterable[Any] = ()) -> Text:
        """A grid from the top row down; above the line is what sticks out."""
        board = table["board"]
        cells = self.covered(table, shown)
        ghosts, hatches = [tuple(cell) for cell in ghost], [tuple(cell) for cell in [*shown["closed"], *hatched]]
        top = max([row for _, row in [*cells, *ghosts]], default=0)
        lines = Text()
        for row in range(max(top, board["height"] - 1), -1, -1):
            if row == board["height"] - 1 and top > row:
                lines.append("   " + "╌╌" * board["width"] + "\n", "red")
            lines.append(f"{row:>2} ", "dim")
            for column in range(board["width"]):
                lines.append(*self.cell(table, shown, (column, row), cells, ghosts, hatches))
            lines.append("\n")
        lines.append("   " + "".join(f"{column:<2}" for column in range(board["width"])), "dim")
        return lines

    def covered(self, table: View, shown: View) -> dict[tuple[int, ...], str]:
        """The covered cells of a seat with the colours of their pieces."""
        order = list(table["pieces"])
        colours = {piece: PIECE_COLOURS[number % len(PIECE_COLOURS)] for number, piece in enumerate(order)}
        return {tuple(cell): colours[laid["piece"]] for laid in shown["laid"] for cell in laid["cells"]}

    def cell(
        self,
        table: View,
        shown: View,
        cell: tuple[int, int],
        cells: dict[tuple[int, ...], str],
        ghosts: list[tuple[int, ...]],
        hatches: list[tuple[int, ...]],
    ) -> tuple[str, str]:
        """Two characters for a cell, and their style."""
        column, row = cell
        board = table["board"]
        above = row >= board["height"]
        letter = "." if above else board["picture"][board["height"] - 1 - row][column]
        if cell in cells:
            return "▓▓" if above else "██", cells[cell]
        if cell in ghosts:
            return "▒▒", "bold white"
        if letter != ".":
            lost = shown["sheet"]["kinds"][letter] < board["kinds"][letter]["pays"][-1]
            colour = COLOURS[list(board["kinds"]).index(letter) % len(COLOURS)]
            return f"{self.symbol(table, letter)} ", "dim" if lost else f"bold {colour}"
        if cell in hatches:
            return "░░", "dim"
        return ("  " if above else "· "), "dim"

    def tray(self, table: View, me: int) -> RenderableType:
        """All pieces: laid, passed, the own start piece, still to come."""
        mine = table["seats"][me]
        rows = {
            "to-come": table["to_come"],
            "laid": [laid["piece"] for laid in mine["laid"]],
            "passed": mine["passed"],
            "start": [mine["start_card"]],
        }
        tray = Table.grid(padding=(0, 2))
        for kind, pieces in rows.items():
            if pieces:
                names = ", ".join(self.name(piece) for piece in pieces)
                tray.add_row(Text(self.say(f"fits-screen-{kind}", pieces=len(pieces)), style="bold"), names)
        return tray

    def piece(self, view: View) -> str:
        """The piece a seat is asked about."""
        table = view["table"]
        start = view["decision"]["prompt"] == "start"
        found: str = table["seats"][view["seat"]]["start_card"] if start else table["called"][-1]
        return found

    def prompt(self, view: View) -> str:
        return self.say(f"fits-prompt-{view['decision']['prompt']}", piece=self.name(self.piece(view)))

    def choices(self, view: View) -> RenderableType:
        """The forms of the piece, each with its letter and the columns it may go down in."""
        forms = view["table"]["pieces"][self.piece(view)]["forms"]
        columns: dict[str, list[int]] = {form: [] for form in forms}
        for option in view["decision"]["options"]:
            if "form" in option:
                columns[option["form"]].append(option["column"])
        panels = [self.form(letter, form, columns[form]) for letter, form in zip(LETTERS, forms, strict=False)]
        return Group(Columns(panels), Text(self.say("fits-screen-keys"), style="dim"))

    def form(self, letter: str, form: str, columns: list[int]) -> RenderableType:
        """A way to lay a piece."""
        drawn = "\n".join(line.replace("#", "██").replace(".", "  ") for line in form.split("/"))
        free = self.say("fits-screen-columns", columns=" ".join(map(str, columns)) or "-")
        return Panel.fit(Group(Text(drawn, "bold" if columns else "dim"), Text(free, "dim")), title=letter)

    def parse(self, view: View, typed: str) -> str | None:
        """A form's letter and a column, as in `b3`; or p for the pass."""
        notations = [option["text"] for option in view["decision"]["options"]]
        if typed.lower() == "p":
            return "pass" if "pass" in notations else None
        forms, meant = (
            view["table"]["pieces"][self.piece(view)]["forms"],
            re.fullmatch(r"([a-h]) ?(\d+)", typed.lower()),
        )
        if meant and LETTERS.index(meant[1]) < len(forms):
            notation = f"{self.piece(view)} {forms[LETTERS.index(meant[1])]} {int(meant[2])}"
            return notation if notation in notations else None
        return super().parse(view, typed)

    def label(self, option: View) -> str:
        return self.say("fits-choice-pass") if option["text"] == "pass" else str(option["text"])

    def preview(self, view: View, notation: str) -> str | None:
        """The ghost of the landing, what it closes, and what it would bring."""
        if notation == "pass":
            return self.say("fits-screen-passes", piece=self.name(self.piece(view)))
        option = next(each for each in view["decision"]["options"] if each["text"] == notation)
        forecast = view["table"]["forecasts"][notation]
        mine = view["table"]["seats"][view["seat"]]
        grid = self.grid(view["table"], mine, option["cells"], forecast["closes"])
        return f"{grid.markup}\n{self.foretold(view['table'], option, forecast)}"

    def foretold(self, table: View, option: View, forecast: View) -> str:
        """A landing in words, for eyes and screen readers."""
        rows = {kind: forecast[kind] for kind in ("fills", "kills") if forecast[kind]}
        words = [self.say("fits-screen-lands", column=option["column"], row=option["row"])]
        for kind, numbers in rows.items():
            words.append(self.say(f"fits-screen-{kind}", count=len(numbers), rows=", ".join(map(str, numbers))))
        if forecast["closes"]:
            words.append(self.say("fits-screen-closes", cells=len(forecast["closes"])))
        if forecast["covers"]:
            symbols = " ".join(self.symbol(table, letter) for letter in forecast["covers"])
            words.append(self.say("fits-screen-covers", symbols=symbols))
        return " ".join([*words, self.say("fits-screen-then", points=forecast["points"])])

    def sheet(self, view: View) -> RenderableType:
        """Every round of every seat, the rank of a single player, and the winner."""
        table = Table(expand=True)
        rounds = view["table"]["rounds"]
        for title in (self.say("fits-sheet-seat"), *[self.say("fits-sheet-round", round=n + 1) for n in range(rounds)]):
            table.add_column(title)
        table.add_column(self.say("fits-sheet-total"))
        for seat, shown in enumerate(view["table"]["seats"]):
            table.add_row(self.names[seat], *map(str, shown["points"]), str(view["scores"][seat]))
        grids = Columns([self.seat(view, seat) for seat in range(view["seats"])])
        if view["seats"] > 1:
            return Group(grids, table, super().sheet(view))
        rank = view["table"]["rank"]
        ladder = self.say("fits-sheet-rank", rank=self.say(f"fits-rank-{rank}")) if rank else ""
        return Group(grids, table, Text(ladder, style="bold green"))


SCREEN = FitsScreen
