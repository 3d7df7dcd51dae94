"""What a person sees and types; each game has a screen of its own that draws its table."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fourfold.advice import Reason
from fourfold.core.dice import Dice
from fourfold.core.events import Event
from fourfold.core.game import GAMES, Game, View
from fourfold.core.record import Record
from fourfold.locale import Texts
from fourfold.locale.telling import card_name, in_words, kebab, sentence
from fourfold.plain import Thing


class Screen:
    """Draws views and reads choices; it decides nothing."""

    def __init__(self, game: Game[Any], box: Mapping[str, Thing], say: Texts, names: Sequence[str]) -> None:
        self.game, self.box, self.say, self.names = game, box, say, names

    def draw(self, view: View) -> RenderableType:
        """The table as a seat sees it."""
        raise NotImplementedError(f"the screen of {self.game.name} draws its own table")

    def prompt(self, view: View) -> str:
        """What the seat must do, in words."""
        return self.say(f"{self.game.name}-prompt-{kebab(view['decision']['prompt'])}")

    def help(self, view: View) -> str:
        """The rule behind the question."""
        prompt: str = view["decision"]["prompt"]
        rule = self.say("table-rule", rule=self.game.prompts[prompt])
        return f"{rule}: {self.say(f'{self.game.name}-help-{kebab(prompt)}')}"

    def label(self, option: View) -> str:
        """An option in words."""
        text: str = option["text"]
        if text in self.box:
            return self.name(text)
        return self.words(f"choice-{kebab(text)}") or text

    def answer(self, view: View, option: View) -> str:
        """An option in words, as an answer to this question."""
        return self.label(option)

    def offered(self, view: View) -> list[View]:
        """What can be chosen."""
        options: list[View] = view["decision"]["options"]
        return options

    def choices(self, view: View) -> RenderableType:
        """What can be chosen, numbered."""
        grid = Table.grid(padding=(0, 2))
        for number, option in enumerate(self.offered(view), 1):
            grid.add_row(Text(str(number), style="bold cyan"), self.answer(view, option))
        return grid

    def parse(self, view: View, typed: str) -> str | None:
        """The notation of the option meant by what was typed, if any: its number, or the notation itself."""
        notations: list[str] = [option["text"] for option in self.offered(view)]
        if typed in notations:
            return typed
        return notations[int(typed) - 1] if typed.isdecimal() and 0 < int(typed) <= len(notations) else None

    def preview(self, view: View, notation: str) -> str | None:
        """What is worth knowing before a choice is made for good; None makes it at once."""
        return None

    def sheet(self, view: View) -> RenderableType:
        """The result of a game that is over."""
        order = sorted(range(view["seats"]), key=lambda seat: view["ranking"][seat])
        lines = [
            self.say("table-score-line", place=view["ranking"][seat], seat=self.names[seat], score=view["scores"][seat])
            for seat in order
        ]
        winners = [self.names[seat] for seat in order if view["ranking"][seat] == 1]
        key = "table-winners" if len(winners) > 1 else "table-winner"
        return Text("\n".join([*lines, self.say(key, names=", ".join(winners))]))

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        return sentence(self.say, self.game.name, event, self.names)

    def reason(self, reason: Reason) -> str:
        """Why a bot chooses something, as a sentence."""
        values = {name: in_words(self.say, self.game.name, value, self.names) for name, value in reason.values.items()}
        return self.say(reason.key, **values)

    def name(self, card: str) -> str:
        """A card by its name."""
        return card_name(self.say, self.game.name, self.box[card])

    def words(self, key: str) -> str | None:
        """A text of this game, if there is one."""
        return self.say(f"{self.game.name}-{key}") if f"{self.game.name}-{key}" in self.say else None


def screen_of(record: Record, say: Texts, names: Sequence[str]) -> Screen:
    """The screen for the game of a record."""
    game = GAMES[record.game]
    box = game.empty(record.seats, record.options, Dice()).box
    screen: Screen = import_module(f"fourfold.terminal.{game.name}").SCREEN(game, box, say, names)
    return screen
