"""FRAG in a terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fourfold.core.game import View
from fourfold.games.frag.acts import READY_MADE
from fourfold.games.frag.sight import WAYS
from fourfold.terminal.screen import Screen

COLOURS = ("red", "cyan", "yellow", "magenta", "green", "blue") * 2
GLYPHS = {".": "·", "#": "█", "~": "≈", "/": "╱", "\\": "╲", "|": "│", "-": "─", "+": "+"}
STYLES = {"~": "green", "w": "red", "g": "blue", "T": "magenta", "#": "white", ".": "dim"}
STYLES |= dict.fromkeys("D<>^vHVudlr", "yellow")
NOWHERE = (False,)
KEYS = dict(zip("nesw", WAYS, strict=True))


class FragScreen(Screen):
    """Map, fighters, hand."""

    def draw(self, view: View) -> RenderableType:
        table = view["table"]
        parts: list[RenderableType] = [self.head(view), self.map(view), Text(self.say("frag-screen-legend"), "dim")]
        parts.append(self.fighters(view))
        if table["specials"]:
            cards = ", ".join(f"{self.name(each['card'])} ({self.names[each['owner']]})" for each in table["specials"])
            parts.append(Text(self.say("frag-screen-specials", cards=cards)))
        if view["seat"] is not None and table["fighters"][view["seat"]]["hand"]:
            parts.append(self.hand(table["fighters"][view["seat"]]["hand"]))
        return Group(*parts)

    def head(self, view: View) -> RenderableType:
        """Map, round, whose turn it is and what is left of it."""
        table = view["table"]
        name = self.name(table["map"]["id"])
        turn, active = table["turn"], self.names[table["active"]]
        left = self.say("frag-screen-left", points=turn["points"], attacks=turn["attacks"])
        return Text(f"{self.say('frag-screen-head', map=name, round=table['round'], active=active)} · {left}", "bold")

    def map(self, view: View) -> RenderableType:
        """The map with fighters, markers, and the squares in reach; columns and rows are numbered from 0."""
        grid = view["table"]["map"]["grid"]
        columns = "".join(str(x // 2 % 10) if x % 2 else " " for x in range(len(grid[0])))
        text = Text(f"   {columns}\n", style="dim")
        for y, row in enumerate(grid):
            text.append(f"{y // 2:2d} " if y % 2 else "   ", "dim")
            for x, mark in enumerate(row):
                text.append(*self.point(view, x, y, mark))
            text.append("\n")
        return text

    def point(self, view: View, x: int, y: int, mark: str) -> tuple[str, str]:
        """One character of the map, and how it is drawn."""
        if not (x % 2 and y % 2):
            return GLYPHS.get(mark, mark), STYLES.get(mark, "white")
        table, here = view["table"], f"{x // 2},{y // 2}"
        names = [here, f"{here}n", f"{here}s"]
        for seat, fighter in enumerate(table["fighters"]):
            if fighter["place"] in names:
                return self.letter(seat), f"bold reverse {COLOURS[seat]}"
        reach = " on navy_blue" if any(table["paths"].get(name, NOWHERE)[-1] for name in names) else ""
        if any(pile["place"] in names for pile in table["piles"]):
            return "!", f"bold yellow{reach}"
        if any(name in table["blood"] for name in names):
            return "*", f"bold red{reach}"
        return GLYPHS.get(mark, mark), STYLES.get(mark, "white") + reach

    def letter(self, seat: int) -> str:
        """A fighter on the map."""
        return "ABCDEFGHIJKL"[seat]

    def fighters(self, view: View) -> RenderableType:
        """Everybody: stats, Health in its parts, frags, and the cards in play."""
        table = Table(expand=True)
        for column in ("seat", "stats", "health", "place", "frags", "hand-size", "in-play"):
            table.add_column(self.say(f"frag-screen-{column}"))
        for seat, fighter in enumerate(view["table"]["fighters"]):
            style = "bold" if seat == view["seat"] else None
            table.add_row(*self.fighter_row(seat, fighter), style=style)
        return table

    def fighter_row(self, seat: int, fighter: View) -> list[Text | str]:
        """One fighter."""
        health = fighter["health"]
        parts = [str(health["own"]), *[f"+{health[part]}" for part in ("bonus", "armour") if health[part]]]
        return [
            Text(f"{self.letter(seat)} {self.names[seat]}", style=COLOURS[seat]),
            "-".join(map(str, fighter["stats"])),
            " ".join(parts),
            self.whereabouts(fighter),
            str(fighter["frags"]),
            str(sum(fighter["hand_sizes"].values())),
            self.in_play(fighter),
        ]

    def whereabouts(self, fighter: View) -> str:
        """Where a fighter is, or why it is nowhere."""
        if fighter["place"]:
            return str(fighter["place"])
        states = {"out": fighter["out"], "dead": fighter["dead"], "unseen": fighter["on_board"], "offline": True}
        return self.say(f"frag-screen-{next(state for state, holds in states.items() if holds)}")

    def in_play(self, fighter: View) -> str:
        """Weapons with their ammo, gadgets, blood."""
        guns = [f"{self.name(gun['card'])} {gun['ammo']}/{gun['full']}" for gun in fighter["guns"] if gun["full"]]
        guns += [self.name(gun["card"]) for gun in fighter["guns"] if not gun["full"]]
        gear = [self.name(gear["card"]) for gear in fighter["gear"]]
        blood = [self.say("frag-screen-blood", number=fighter["blood"])] if fighter["blood"] else []
        return ", ".join([*guns, *gear, *blood])

    def hand(self, cards: list[str]) -> RenderableType:
        """One's own hand, and what the cards do."""
        grid = Table.grid(padding=(0, 2))
        for card in cards:
            kind = getattr(self.box[card], "kind", "")
            grid.add_row(Text(self.name(card), "bold"), Text(self.say(f"frag-card-{kind}.effect"), "dim"))
        return Panel(grid, title=self.say("frag-screen-hand"), title_align="left")

    def prompt(self, view: View) -> str:
        prompt, table = view["decision"]["prompt"], view["table"]
        if prompt == "death":
            health = table["fighters"][view["seat"]]["health"]
            return self.say("frag-prompt-death", needed=1 - sum(health.values()))
        if prompt == "turn":
            return self.say("frag-prompt-turn", active=self.names[table["active"]])
        if prompt == "special":
            named = table["resolving"][-1]
            return self.say("frag-prompt-special", seat=self.names[named["seat"]], card=self.name(named["card"]))
        if prompt in ("declared", "hit"):
            attack = table["attack"]
            victim = self.names[attack["struck"]] if attack.get("struck", -1) >= 0 else "?"
            shooter, weapon = self.names[attack["shooter"]], self.weapon(attack["weapon"])
            return self.say(f"frag-prompt-{prompt}", shooter=shooter, weapon=weapon, victim=victim)
        return super().prompt(view)

    def weapon(self, card: str | None) -> str:
        """A weapon by name; the pistol is no card."""
        return self.name(card) if card and card in self.box else self.say("frag-card-pistol")

    def label(self, option: View) -> str:
        if "verb" in option:
            return self.act(option)
        if "kits" in option:
            return self.means(option)
        if "accuracy" in option:
            return self.build(option)
        return super().label(option)

    def act(self, option: View) -> str:
        """Something to do in words."""
        verb, where = option["verb"], option["where"]
        card = self.weapon(option["card"]) if verb in ("fire", "trick") or option["card"] else ""
        place = self.words(f"word-{where}") or where
        text = self.say(f"frag-choice-{verb}", card=card, where=place)
        if verb in ("play", "trick", "jet", "nuke", "fire", "burst"):
            targets = [self.name(option["other"])] if option["other"] and verb != "trick" else []
            targets += [self.names[option["seat"]]] if option["seat"] >= 0 else []
            targets += [place] if where else []
            text += "".join(f" → {target}" for target in targets)
        return text

    def means(self, option: View) -> str:
        """What is spent at the moment of death."""
        kinds = {"kits": "g_first_aid_kit", "stims": "g_stim_pack", "surges": "g_adrenaline_surge"}
        parts = [self.say("frag-choice-means-blood", number=option["blood"])] if option["blood"] else []
        parts += [f"{self.say(f'frag-card-{kind}')} × {option[name]}" for name, kind in kinds.items() if option[name]]
        return ", ".join(parts) or self.say("frag-choice-die")

    def build(self, option: View) -> str:
        """A character, with a word on the ready-made ones."""
        stats = {name: option[name] for name in ("health", "speed", "accuracy")}
        notes = [
            self.say(f"frag-choice-build-{name}") for name, build in READY_MADE.items() if build._asdict() == stats
        ]
        notes += [self.say("frag-choice-build-slow")] if option["speed"] == 1 else []
        return " · ".join([self.say("frag-choice-build", **stats), *notes])

    def choices(self, view: View) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for number, option in enumerate(view["decision"]["options"], 1):
            odds = "; ".join(self.odds(line) for line in view["table"]["odds"].get(option["text"], []))
            grid.add_row(Text(str(number), style="bold cyan"), self.long_label(view, option), Text(odds, style="dim"))
        return Group(grid, Text(self.say("frag-screen-keys"), style="dim"))

    def long_label(self, view: View, option: View) -> str:
        """An option in words; a pile with its cards."""
        for pile in view["table"]["piles"]:
            if option["text"] == f"take pile-{pile['number']}":
                cards = ", ".join(self.name(card) for card in pile["cards"] or []) or "?"
                return self.say("frag-choice-pile", number=pile["number"], cards=cards)
        return self.label(option)

    def odds(self, line: dict[str, Any]) -> str:
        """What an attack promises against one victim."""
        words = {key: f"{line[key]:g}" for key in ("hit", "kill")}
        return self.say("frag-choice-odds", name=self.names[line["victim"]], distance=line["distance"], **words)

    def parse(self, view: View, typed: str) -> str | None:
        """A number, the notation, a square one move away, or n e s w."""
        mine = view["table"]["fighters"][view["seat"]]["place"]
        if typed.lower() in KEYS and mine:
            x, y = (int(part) for part in mine.rstrip("ns").split(","))
            dx, dy = KEYS[typed.lower()]
            typed = f"{x + dx},{y + dy}"
        for option in view["decision"]["options"]:
            if option.get("verb") in ("step", "jump", "teleport") and option["where"].rstrip("ns") == typed.rstrip(
                "ns"
            ):
                text: str = option["text"]
                return text
        return super().parse(view, typed)


SCREEN = FragScreen
