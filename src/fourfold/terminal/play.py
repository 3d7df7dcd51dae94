"""A game in the terminal: people at one keyboard, bots in the other seats."""

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from fourfold.bots import Opinion, choose, explain, find_bot
from fourfold.core.dice import Dice
from fourfold.core.events import seen
from fourfold.core.game import GAMES, View
from fourfold.core.state import State
from fourfold.locale import Texts
from fourfold.terminal.screen import screen_of
from fourfold.terminal.seating import Seating

RECENT, MOST = 14, 40  # lines of the log in sight: all since one was asked last, at least and at most so many
ADVISER, OPINIONS = "hard", 3  # who gives hints, and on how many options


class Quit(Exception):
    """The person has had enough for now."""


class Play:
    """One sitting at a table."""

    def __init__(self, seating: Seating, say: Texts, console: Console) -> None:
        self.seating, self.say, self.console = seating, say, console
        self.game = GAMES[seating.record.game]
        self.logs: list[list[str]] = [[] for _ in seating.players]
        self.looking: int | None = None  # whose eyes are on the screen
        self.read = [0] * len(seating.players)  # how much of the log each has had before
        self.screen = screen_of(seating.record, say, seating.names)
        self.state: State
        for self.state in seating.record.states():
            self.listen()

    def people(self) -> list[int]:
        """The seats where somebody sits."""
        return [seat for seat, player in enumerate(self.seating.players) if player.bot is None]

    def listen(self) -> None:
        """Write what was told into the log of every person who saw it."""
        for seat in self.people():
            self.logs[seat] += [self.screen.tell(event) for event in seen(self.state.told, seat)]

    def run(self) -> bool:
        """Play on until the game is over or the person quits; says whether it is over."""
        try:
            while not self.state.over:
                self.take_turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.seating.save()
            self.console.print()
            self.console.print(self.say("table-saved"))
            return False
        self.show_end()
        return True

    def take_turn(self) -> None:
        """Bots choose first; then the person who has waited longest."""
        waiting = list(self.state.pending)
        for seat in waiting:
            if bot := self.seating.players[seat].bot:
                self.move(seat, choose(self.game, find_bot(self.game, bot), self.state, seat, self.dice()))
                return
        self.hand_over(waiting[0])
        self.move(waiting[0], self.ask(waiting[0]))

    def dice(self) -> Dice:
        """Dice for a bot, the same whenever this position is reached again."""
        return Dice(self.seating.record.seed * 1_000_003 + len(self.seating.record.moves))

    def move(self, seat: int, move: object) -> None:
        """Make a move and listen to what happens."""
        self.seating.play(self.state, seat, move)
        self.listen()

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is cleared, so that nobody sees another's cards."""
        if self.looking != seat and len(self.people()) > 1:
            self.console.clear()
            self.console.input(self.say("table-pass-keyboard", seat=self.seating.names[seat]) + " ")
        self.looking = seat

    def ask(self, seat: int) -> str:
        """The notation of what a person chooses."""
        view = self.game.view(self.state, seat)
        self.show(view, seat)
        chosen: str | None = None
        while True:
            typed = self.console.input(f"[bold]{self.say('table-choose')}>[/bold] ").strip()
            if not typed and chosen:
                return chosen
            chosen = self.answer(view, seat, typed)
            if chosen and not (preview := self.screen.preview(view, chosen)):
                return chosen
            if chosen:
                self.console.print(f"{preview} [dim]{self.say('table-confirm')}[/dim]")

    def answer(self, view: View, seat: int, typed: str) -> str | None:
        """What was typed: a choice, or a word to the table."""
        match typed.lower():
            case "":
                self.console.print(self.say("table-empty-input"))
            case "q":
                raise Quit
            case "?":
                self.console.print(Panel(self.screen.help(view)))
            case "l":
                self.console.print("\n".join(self.logs[seat]))
            case "h":
                self.console.print(self.hint(view, seat))
            case _:
                chosen = self.screen.parse(view, typed)
                if chosen is None:
                    self.console.print(self.say("table-not-understood", text=typed), markup=False)
                return chosen
        return None

    def hint(self, view: View, seat: int) -> str:
        """What a good bot thinks of the options: the best, why, and what it would do instead."""
        opinions = explain(self.game, find_bot(self.game, ADVISER), self.state, seat, self.dice())
        first, *others = [self.opinion(view, opinion) for opinion in opinions[:OPINIONS]]
        alternatives = [
            f"{self.say('bots-or', percent=round(100 * opinion.weight))} {words}"
            for opinion, words in zip(opinions[1:], others, strict=False)
            if opinion.weight >= 0.01
        ]
        return "\n".join([self.say("table-hint", bot=self.say(f"bots-{ADVISER}"), choice=first), *alternatives])

    def opinion(self, view: View, opinion: Opinion) -> str:
        """What a bot thinks of an option, in words."""
        option = next(each for each in view["decision"]["options"] if each["text"] == str(opinion.option))
        reasons = [self.screen.reason(reason) for reason in opinion.reasons]
        return " ".join([str(self.screen.answer(view, option)), *[f"[dim]{reason}[/dim]" for reason in reasons]])

    def show(self, view: View, seat: int) -> None:
        """The log, the table and the question."""
        self.console.clear()
        new = len(self.logs[seat]) - self.read[seat]
        self.read[seat] = len(self.logs[seat])
        log = Text("\n".join(self.logs[seat][-min(max(new, RECENT), MOST) :]))
        self.console.print(Panel(log, title=self.say("table-log"), title_align="left", border_style="dim"))
        turn = Text(
            f"{self.say('table-your-turn', seat=self.seating.names[seat])} {self.screen.prompt(view)}", "bold green"
        )
        keys = Text(self.say("table-keys"), style="dim")
        self.console.print(Group(self.screen.draw(view), turn, self.screen.choices(view), keys))

    def show_end(self) -> None:
        """The last events, the result, and where the record lies."""
        self.console.clear()
        seat = self.people()[0] if self.people() else None
        if seat is not None:
            self.console.print("\n".join(self.logs[seat][-RECENT:]), markup=False)
        view = self.game.view(self.state, seat)
        self.console.print(Text(self.say("table-over"), style="bold"))
        self.console.print(self.screen.sheet(view))
        self.console.print(self.say("table-record", path=str(self.seating.path)), markup=False, soft_wrap=True)
        self.console.print(self.say("table-replay-hint", path=str(self.seating.path)), markup=False, soft_wrap=True)
