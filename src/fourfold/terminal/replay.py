"""A saved game again, move by move."""

from rich.console import Console
from rich.text import Text

from fourfold.core.events import seen
from fourfold.core.game import GAMES, View
from fourfold.core.state import State
from fourfold.locale import Texts
from fourfold.terminal.screen import screen_of
from fourfold.terminal.seating import Seating


class Frame:
    """A moment of the game: what had just happened, and what everybody could see."""

    def __init__(self, heading: str, log: list[str], view: View) -> None:
        self.heading, self.log, self.view = heading, log, view


class Replay:
    """A game that is over or was left, for an onlooker, or for one seat's eyes."""

    def __init__(self, seating: Seating, say: Texts, console: Console, seat: int | None = None) -> None:
        self.say, self.console, self.seating, self.seat = say, console, seating, seat
        self.game = GAMES[seating.record.game]
        self.screen = screen_of(seating.record, say, seating.names)
        self.frames = [self.frame(number, state) for number, state in enumerate(seating.record.states())]

    def frame(self, number: int, state: State) -> Frame:
        """The game after so many moves."""
        log = [self.screen.tell(event) for event in seen(state.told, self.seat)]
        view = self.game.view(state, self.seat)
        if number == 0:
            return Frame(self.say("table-start"), log, view)
        moves = self.seating.record.moves
        seat, move = moves[number - 1]
        heading = self.say("table-move", move=number, moves=len(moves))
        played = self.say("table-played", seat=self.seating.names[seat], choice=move)
        return Frame(f"{heading} · {played}", log, view)

    def run(self) -> None:
        """Step through the game as the person likes."""
        place = 0
        while True:
            self.show(self.frames[place])
            if self.frames[place].view["scores"] is not None:
                self.console.print(self.screen.sheet(self.frames[place].view))
            try:
                typed = self.console.input(f"[dim]{self.say('table-replay-keys')}[/dim] ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q" or (typed == "" and place == len(self.frames) - 1):
                return
            place = self.go(place, typed)

    def print_log(self) -> None:
        """The whole game as text."""
        for frame in self.frames:
            self.console.print("\n".join([frame.heading, *[f"  {line}" for line in frame.log]]), markup=False)
        self.console.print(
            self.screen.sheet(self.frames[-1].view) if self.frames[-1].view["scores"] is not None else ""
        )

    def go(self, place: int, typed: str) -> int:
        """Where a typed word leads."""
        wanted = int(typed) if typed.isdecimal() else place - 1 if typed == "b" else place + 1
        return min(max(wanted, 0), len(self.frames) - 1)

    def show(self, frame: Frame) -> None:
        """One moment of the game."""
        self.console.clear()
        self.console.print(Text(frame.heading, style="bold"))
        self.console.print("\n".join(frame.log), markup=False)
        self.console.print(self.screen.draw(frame.view))
