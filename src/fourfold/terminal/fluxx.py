"""Fluxx in a terminal."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fourfold.core.game import View
from fourfold.games.fluxx.cards import Card, Goal, Keeper, NewRule
from fourfold.terminal.screen import Screen

SEAT_PROMPTS = ("challenge", "trade with", "take from")
COLOURS = {"keeper": "green", "goal": "magenta", "new-rule": "yellow", "action": "cyan"}


class FluxxScreen(Screen):
    """The rules in force, the turn, the Goals and who is how near, the seats and the hand."""

    def draw(self, view: View) -> RenderableType:
        table = view["table"]
        parts = [self.head(table), self.rules(table), self.goals(table), self.seats(view)]
        if table["resolving"]:
            parts.append(self.breadcrumb(table))
        if view["seat"] is not None:
            parts += self.hands(view)
        return Group(*parts)

    def head(self, table: View) -> RenderableType:
        """Whose turn it is, and the piles."""
        turn = table["turn"]
        whose = self.say("fluxx-screen-turn", turn=turn["number"], seat=self.names[turn["active"]])
        words = [
            *([whose] if turn["number"] else []),  # nobody's, until it is settled who starts
            self.say("fluxx-screen-deck", cards=table["deck"]),
            self.say("fluxx-screen-discard", cards=len(table["discard"])),
        ]
        return Text(" · ".join(words), style="bold")

    def rules(self, table: View) -> RenderableType:
        """The rules in force with their numbers after Inflation, and the strip of this turn."""
        numbers, turn = table["numbers"], table["turn"]
        none, keep = self.say("fluxx-screen-no-limit"), numbers["keep"]
        play = numbers["play"]
        if play == "all":
            play = self.say("fluxx-screen-all-but", keep=keep) if keep else self.say("fluxx-screen-all")
        limits = [none if numbers[key] is None else numbers[key] for key in ("hand_limit", "keeper_limit")]
        words = [
            self.say("fluxx-screen-draw", number=numbers["draw"]),
            self.say("fluxx-screen-play", number=play),
            self.say("fluxx-screen-hand-limit", number=limits[0]),
            self.say("fluxx-screen-keeper-limit", number=limits[1]),
        ]
        lines = [Text(" · ".join(words), style="bold yellow")]
        if numbers["inflation"]:
            lines.append(Text(self.say("fluxx-screen-inflated", more=numbers["inflation"]), style="bold red"))
        lines.append(Text(self.join(["basic_rules", *table["rules"]]), style="dim"))
        strip = self.say("fluxx-screen-strip", **{key: turn[key] for key in ("drawn", "draws", "played")}, **left(turn))
        lines.append(Text(" · ".join([strip, *self.extras(turn)])))
        return Panel(Group(*lines), title=self.say("fluxx-screen-rules"), title_align="left")

    def extras(self, turn: View) -> list[str]:
        """Free actions used, and a promised extra turn."""
        used = [self.say("fluxx-screen-used", cards=self.join(turn["used"]))] if turn["used"] else []
        return used + ([self.say("fluxx-screen-extra-turn")] if turn["extra_turn"] else [])

    def join(self, cards: Iterable[str]) -> str:
        """Cards by name, one after another."""
        return ", ".join(self.name(card) for card in cards)

    def goals(self, table: View) -> RenderableType:
        """The Goals in play, who is how near, what is missing and where it lies."""
        lines = [self.goal(table, goal) for goal in table["goals"]] or [Text(self.say("fluxx-screen-no-goal"))]
        if len({seat for goal in table["goals"] for seat in goal["met_by"]}) > 1:
            lines.append(Text(self.say("fluxx-screen-several"), style="bold red"))
        return Panel(Group(*lines), title=self.say("fluxx-screen-goals"), title_align="left")

    def goal(self, table: View, goal: View) -> Text:
        """One Goal."""
        text = Text(self.name(goal["id"]), style="bold magenta")
        wanted = [" / ".join(self.name(card) for card in alike) for alike in goal["needs"]]
        wanted += [self.say("fluxx-screen-some-of", cards=self.join(goal["some_of"]))] if goal["some_of"] else []
        text.append(": " + " + ".join(wanted) if wanted else "", "default")
        near = [self.progress(goal, seat, shown) for seat, shown in enumerate(table["seats"])]
        text.append("\n  " + " · ".join(each for each in near if each), "default")
        for card, seat in goal["blocked_by"].items():
            text.append("\n  " + self.say("fluxx-screen-blocked", card=self.name(card), seat=self.names[seat]), "red")
        return text

    def progress(self, goal: View, seat: int, shown: View) -> str:
        """How near a seat is to a Goal, if at all."""
        have, need = nearness(goal, shown)
        return self.say("fluxx-screen-has", seat=self.names[seat], have=have, need=need) if have else ""

    def breadcrumb(self, table: View) -> RenderableType:
        """The nested Actions under way, with the count at each level."""
        counts = {small["action"]: small for small in table["small_hands"]}
        words = [
            self.say(
                "fluxx-screen-small-hand",
                action=self.name(card),
                played=counts[card]["played"],
                left=counts[card]["left"],
            )
            if card in counts
            else self.name(card)
            for card in table["resolving"]
        ]
        return Text(f"{self.say('fluxx-screen-resolving')}: {' › '.join(words)}", style="bold cyan")

    def seats(self, view: View) -> RenderableType:
        """Everybody: hand size, Keepers, and what is known of the hand."""
        grid = Table(expand=True)
        for column in ("seat", "hand", "keepers", "known"):
            grid.add_column(self.say(f"fluxx-screen-{column}"))
        for seat, shown in enumerate(view["table"]["seats"]):
            states = {"gone": not shown["here"], "bot": shown["bot"], "leaving": shown["leaving"]}
            marks = [f"({self.say(f'fluxx-screen-{state}')})" for state, holds in states.items() if holds]
            active = "▶ " if view["table"]["turn"]["number"] and seat == view["table"]["turn"]["active"] else ""
            row = [
                active + " ".join([self.names[seat], *marks]),
                str(shown["hand_size"]),
                self.join(shown["keepers"]),
                "" if seat == view["seat"] else self.join(shown["known"]),
            ]
            grid.add_row(*row, style="bold" if seat == view["seat"] else None)
        return grid

    def hands(self, view: View) -> list[RenderableType]:
        """One's own hand, set aside while a small hand is played, and the small hands."""
        table = view["table"]
        smalls = [small["cards"] for small in table["small_hands"] if small["cards"]]
        parts: list[RenderableType] = [self.cards(cards, "your-small-hand") for cards in smalls]
        if table["looked_at"]:
            parts.append(self.cards(table["looked_at"], "looked-at"))
        hand = table["seats"][view["seat"]]["hand"]
        if hand:
            parts.append(self.cards(hand, "set-aside" if smalls else "your-hand", dim=bool(smalls)))
        return parts

    def cards(self, cards: list[str], title: str, dim: bool = False) -> RenderableType:
        """Some cards with their kind and what they do."""
        grid = Table.grid(padding=(0, 2))
        for card in cards:
            kind = kind_of(self.box[card])
            name = Text(self.name(card), style="dim" if dim else f"bold {COLOURS[kind]}")
            grid.add_row(
                name, Text(self.say(f"fluxx-screen-{kind}"), "dim"), Text(self.effect(card)), Text(card, "dim")
            )
        return Panel(grid, title=self.say(f"fluxx-screen-{title}"), title_align="left")

    def effect(self, card: str) -> str:
        """What a card does: its text, or the Keepers a Goal names."""
        found = self.box[card]
        assert isinstance(found, Card)
        for key in (f"fluxx-card-{card}.effect", f"fluxx-card-{found.like}.effect"):
            if key in self.say:
                return self.say(key)
        return " + ".join(self.name(keeper.id) for keeper in found.named) if isinstance(found, Goal) else ""

    def prompt(self, view: View) -> str:
        to = view["table"]["giving_to"]
        if view["decision"]["prompt"] == "give" and to is not None:
            return self.say("fluxx-prompt-give", seat=self.names[to])
        return super().prompt(view)

    def offered(self, view: View) -> list[View]:
        """The options, and the call for the first turn while it can be claimed (fluxx 10)."""
        claim: list[View] = [{"text": "!claim"}] if view["decision"]["prompt"] == "who starts" else []
        return [*super().offered(view), *claim]

    def answer(self, view: View, option: View) -> str:
        """Seats by the names of the players."""
        asks_for_seat = view["decision"]["prompt"] in SEAT_PROMPTS
        return self.names[int(option["text"])] if asks_for_seat else super().answer(view, option)

    def parse(self, view: View, typed: str) -> str | None:
        if view["decision"]["prompt"] in SEAT_PROMPTS:  # a number means the line, as everywhere, not the seat
            notations: list[str] = [option["text"] for option in view["decision"]["options"]]
            named = [text for text in notations if self.names[int(text)].lower() == typed.lower()]
            if named or not (typed.isdecimal() and 0 < int(typed) <= len(notations)):
                return named[0] if named else None
            return notations[int(typed) - 1]
        return super().parse(view, typed)

    def label(self, option: View) -> str:
        if "card" in option:
            return self.say("fluxx-choice-use", card=self.name(option["card"]))
        if "mine" in option:
            return self.say("fluxx-choice-swap", mine=self.name(option["mine"]), theirs=self.name(option["theirs"]))
        return self.say("fluxx-choice-claim") if option["text"] == "!claim" else super().label(option)

    def preview(self, view: View, notation: str) -> str | None:
        """A warning before a Goal that by public knowledge makes somebody else win."""
        goal = self.box.get(notation)
        if view["decision"]["prompt"] not in ("play", "small hand") or not isinstance(goal, Goal) or not goal.named:
            return None
        for seat, shown in enumerate(view["table"]["seats"]):
            if seat != view["seat"] and all(keeper.id in shown["keepers"] for keeper in goal.named):
                return self.say("fluxx-screen-danger", seat=self.names[seat])
        return None

    def sheet(self, view: View) -> RenderableType:
        table = view["table"]
        if table["ending"] == "undecided":
            return Text(self.say("fluxx-screen-undecided"))
        words = [self.say("fluxx-screen-walkover")] if table["ending"] == "walkover" else []
        met = [goal["id"] for goal in table["goals"] if table["winner"] in goal["met_by"]]
        words += [self.say("fluxx-screen-goal-met", goal=self.name(goal)) for goal in met]
        return Group(self.seats(view), Text("\n".join(words)), super().sheet(view))


def left(turn: View) -> dict[str, int]:
    """The plays left and owed."""
    return {"left": turn["plays_left"], "owed": turn["plays_owed"]}


def nearness(goal: View, shown: View) -> tuple[int, int]:
    """How many of how many things a Goal asks for a seat has."""
    if goal["keepers"] or goal["hand"]:
        return (len(shown["keepers"]), goal["keepers"]) if goal["keepers"] else (shown["hand_size"], goal["hand"])
    wanted = [*goal["needs"], *([goal["some_of"]] if goal["some_of"] else [])]
    return len([alike for alike in wanted if set(alike) & set(shown["keepers"])]), len(wanted)


def kind_of(card: object) -> str:
    """What kind of card it is, as the texts call it."""
    kinds = {Keeper: "keeper", Goal: "goal", NewRule: "new-rule"}
    return kinds.get(type(card), "action")


SCREEN = FluxxScreen
