"""Fzzzt! in a terminal."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fourfold.core.game import View
from fourfold.games.fzzzt.cards import Card
from fourfold.terminal.screen import Screen

COLOURS = {"nut": "yellow", "bolt": "cyan", "cog": "magenta", "oil": "green"}


class FzzztScreen(Screen):
    """Belt, seats and hand."""

    def draw(self, view: View) -> RenderableType:
        table = view["table"]
        parts: list[RenderableType] = [self.head(table)]
        if table["belt"]:
            parts.append(self.belt(table))
        parts.append(self.seats(view))
        if view["seat"] is not None and table["seats"][view["seat"]]["hand"]:
            parts.append(self.hand(view))
        return Group(*parts)

    def head(self, table: View) -> RenderableType:
        """Round, deck and the peripheral in force."""
        words = [
            self.say("fzzzt-screen-round", round=table["round"], rounds=table["rounds"]),
            self.say("fzzzt-screen-deck", cards=table["deck"]),
        ]
        peripheral = table["peripheral"]
        if peripheral:
            words.append(f"{self.name(peripheral)}: {self.effect(peripheral)}")
        return Text(" · ".join(words), style="bold")

    def effect(self, peripheral: str) -> str:
        """What a peripheral does; of a user's own card, what is written on it."""
        key = f"fzzzt-card-{peripheral}.effect"
        return self.say(key) if key in self.say else str(getattr(self.box[peripheral], "effect", ""))

    def belt(self, table: View) -> RenderableType:
        """The belt, its head first, the deck behind its end."""
        panels = [self.belt_card(card, place == table["lot"]) for place, card in enumerate(table["belt"])]
        return Panel(Columns(panels), title=self.say("fzzzt-screen-belt"), title_align="left")

    def belt_card(self, card: str | None, for_sale: bool) -> RenderableType:
        """One belt card: what it is, its symbols and its speed."""
        if card is None:
            return Panel(Text("▒▒\n▒▒\n▒▒", style="dim"), border_style="dim", width=6, height=5)
        title = self.say("fzzzt-screen-lot") if for_sale else None
        return Panel(
            self.face(card), title=title, border_style="bold green" if for_sale else "white", width=16, height=5
        )

    def face(self, card: str) -> Text:
        """The face of a card on the belt."""
        facts = self.card(card)
        text = Text()
        text.append(
            self.say(f"fzzzt-card-{facts.kind}", **self.printed(facts)).partition("(")[0].strip() + "\n", "bold"
        )
        for symbol in facts.symbols if len(facts.symbols) < 4 else ():
            text.append(self.say(f"fzzzt-word-{symbol}") + " ", COLOURS[symbol])
        text.append("\n" + self.say("fzzzt-screen-speed", speed=facts.speed), "dim")
        return text

    def printed(self, facts: Card) -> dict[str, Any]:
        """The values the name of a card is made with."""
        return {"power": facts.power, "points": facts.points, "owner": facts.owner or 0, "symbols": ""}

    def card(self, card: str) -> Card:
        """A card with its facts."""
        found = self.box[card]
        assert isinstance(found, Card)
        return found

    def seats(self, view: View) -> RenderableType:
        """Everybody: sizes of hand and discard pile, units with their robots."""
        table = Table(expand=True)
        for column in ("seat", "cards", "discard", "units"):
            table.add_column(self.say(f"fzzzt-screen-{column}"))
        aid = view["options"]["memory_aid"] == "on"
        if aid:
            table.add_column(self.say("fzzzt-screen-owns"))
        for seat, shown in enumerate(view["table"]["seats"]):
            owns = [", ".join(self.name(card) for card in shown["owns"])] if aid else []
            table.add_row(*self.seat_row(view, seat, shown), *owns, style="bold" if seat == view["seat"] else None)
        return table

    def seat_row(self, view: View, seat: int, shown: View) -> list[str]:
        """One seat of the table."""
        chief = f" [{self.say('fzzzt-screen-chief')}]" if view["table"]["chief"] == seat else ""
        hand = (
            str(shown["hand_size"]) if shown["hand_size"] or not view["table"]["belt"] else self.say("fzzzt-screen-out")
        )
        bid = f" +{shown['bid_size']}" if shown["bid_size"] else ""
        units = "\n".join(self.unit(unit) for unit in shown["units"])
        return [
            f"{self.names[seat]}{chief}".replace("[", "(").replace("]", ")"),
            hand + bid,
            str(shown["discard_size"]),
            units,
        ]

    def unit(self, unit: View) -> str:
        """A unit with its robots and what its next widget misses."""
        robots = ", ".join(self.name(robot) for robot in unit["robots"])
        words = ", ".join(self.say(f"fzzzt-word-{symbol}") for symbol in unit["misses"])
        complete = self.say("fzzzt-screen-complete") + f" ×{unit['widgets']}" if unit["widgets"] else ""
        state = complete or self.say("fzzzt-screen-misses", symbols=words)
        return " · ".join(part for part in (self.name(unit["unit"]), robots, state) if part)

    def hand(self, view: View) -> RenderableType:
        """One's own hand, numbered as it is typed."""
        mine = view["table"]["seats"][view["seat"]]
        grid = Table.grid(padding=(0, 2))
        for number, (card, value) in enumerate(zip(mine["hand"], mine["powers"], strict=True), 1):
            points = self.say("fzzzt-screen-points", points=self.card(card).points)
            power = self.say("fzzzt-screen-power", power=value)
            grid.add_row(Text(str(number), style="bold cyan"), self.name(card), power, points, Text(card, style="dim"))
        ended = self.say("fzzzt-screen-projection", **mine["projection"])
        return Panel(Group(grid, Text(ended, style="dim")), title=self.say("fzzzt-screen-hand"), title_align="left")

    def prompt(self, view: View) -> str:
        prompt, table = view["decision"]["prompt"], view["table"]
        if prompt == "bid":
            return self.say("fzzzt-prompt-bid", lot=self.name(table["belt"][table["lot"]]))
        if prompt == "place":
            return self.say("fzzzt-prompt-place", unit=self.name(view["decision"]["options"][0]["unit"]))
        return super().prompt(view)

    def label(self, option: View) -> str:
        if "cards" in option:
            return ", ".join(self.name(card) for card in option["cards"])
        if "unit" in option:
            robot = self.name(option["robot"]) if option["robot"] else self.say("fzzzt-choice-none")
            return f"{robot} → {self.name(option['unit'])}"
        return super().label(option)

    def choices(self, view: View) -> RenderableType:
        if view["decision"]["prompt"] == "bid":
            return Text(self.say("fzzzt-screen-bid-keys"), style="dim")
        return super().choices(view)

    def parse(self, view: View, typed: str) -> str | None:
        numbers = typed.replace(",", " ").replace("+", " ").split()
        hand = view["table"]["seats"][view["seat"]]["hand"]
        if view["decision"]["prompt"] != "bid" or not all(number.isdecimal() for number in numbers):
            return super().parse(view, typed)
        picked = sorted({int(number) - 1 for number in numbers})
        return (
            "+".join(hand[place] for place in picked) if picked and 0 <= picked[0] <= picked[-1] < len(hand) else None
        )

    def preview(self, view: View, notation: str) -> str | None:
        if view["decision"]["prompt"] != "bid":
            return None
        option = next(each for each in view["decision"]["options"] if each["text"] == notation)
        mine = view["table"]["seats"][view["seat"]]
        power = sum(power for card, power in zip(mine["hand"], mine["powers"], strict=True) if card in option["cards"])
        total = self.say("fzzzt-screen-total", power=power)
        return f"{self.label(option)}. {total} {self.ties(view)}"

    def ties(self, view: View) -> str:
        """Who wins a tie against this seat."""
        order, me = view["table"]["tie_order"], view["seat"]
        if view["table"]["chief"] == me:
            return self.say("fzzzt-screen-you-win-ties")
        rivals = [self.names[seat] for seat in order[: order.index(me)]]
        return self.say("fzzzt-screen-ties", names=", ".join(rivals)) if rivals else self.say("fzzzt-screen-no-ties")

    def sheet(self, view: View) -> RenderableType:
        table = Table(expand=True)
        for column in ("robots", "fzzzt", "units", "count"):
            if not table.columns:
                table.add_column(self.say("fzzzt-screen-seat"))
            table.add_column(self.say(f"fzzzt-sheet-{column}"))
        for seat, shown in enumerate(view["table"]["seats"]):
            sheet = shown["sheet"]
            units = "\n".join(self.sheet_line(line) for line in sheet["units"])
            table.add_row(self.names[seat], str(sheet["robots"]), str(sheet["fzzzt"]), units, str(sheet["robot_count"]))
        return Group(table, super().sheet(view))

    def sheet_line(self, line: View) -> str:
        """A unit on the score sheet: its points, and who gave what."""
        gave = ", ".join(
            f"{self.name(give['robot'])} → {self.say('fzzzt-word-' + give['symbol'])}" for give in line["gives"]
        )
        return f"{line['points']:+d} {self.name(line['unit'])} ×{line['widgets']}" + (f": {gave}" if gave else "")


SCREEN = FzzztScreen
