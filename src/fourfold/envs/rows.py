"""Games stepped together, one after another, without arrays: this is what is compiled."""

from fourfold.core.dice import Dice
from fourfold.envs.play import Language, Play


class Rows:
    """Some games, and of each who acts next, what that seat may say and sees."""

    def __init__(self, language: Language, count: int, seed: int) -> None:
        self.language, self.dice = language, Dice(seed)
        self.width = (language.marks + len(language.words) + 7) // 8  # bytes
        self.plays = [self.deal() for _ in range(count)]
        self.seats = [0] * count
        self.patterns = [b""] * count  # marks, then what may be said, as bits
        self.numbers = [b""] * count
        for row in range(count):
            self.look(row)

    def deal(self) -> Play:
        """A new game."""
        return Play(self.language, self.dice.below(2**31))

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """One word in each game; which of them ended, and what the seats have won."""
        ended = []
        for row, action in enumerate(actions):
            play = self.plays[row]
            play.say(self.seats[row], action)
            if play.state.asked is None:
                ended.append((row, play.returns()))
                self.plays[row] = self.deal()
            self.look(row)
        return ended

    def look(self, row: int) -> None:
        """What whoever acts next sees and may say."""
        play = self.plays[row]
        seat = min(play.state.pending)
        marks, self.numbers[row] = play.see(seat)
        self.seats[row] = seat
        self.patterns[row] = (marks | play.choice(seat).open << self.language.marks).to_bytes(self.width, "little")
