"""Fzzzt! as numbers: a choice is spelled in cards; a seat sees the belt, its hand and what is known of every seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import ENDING, Choice, Encoding, Field, Layout, Said, packed
from fourfold.games.fzzzt.cards import Card, Peripheral
from fourfold.games.fzzzt.table import Bids, Fzzzt
from fourfold.games.fzzzt.view import any_bid_lies_open
from fourfold.plain import Thing

ANSWERS = ("none", "suggestion", "done")


class Bidding(Choice):
    """A bid of which some cards are named: all that lie behind the last of them in the hand can follow."""

    def __init__(self, options: Bids, words: list[int], tails: list[int], said: Said, spoken: int, chosen: int) -> None:
        place = chosen.bit_length()
        done = place == len(words)  # nothing can follow
        super().__init__(said, spoken, tails[place] | 1 << ENDING if chosen else tails[0])
        self.options, self.words, self.tails, self.chosen = options, words, tails, chosen
        self.meant = options[chosen - 1] if done else None

    def say(self, word: int) -> Choice:
        """One more card, or the end."""
        if word == ENDING:
            return Choice(self.said, self.spoken, 0, self.options[self.chosen - 1])
        chosen = self.chosen | 1 << self.words.index(word)
        return Bidding(self.options, self.words, self.tails, (*self.said, word), self.spoken | 1 << word, chosen)


class FzzztEncoding(Encoding[Fzzzt]):
    """A game of Fzzzt! as numbers."""

    def __init__(self, box: Mapping[str, Thing]) -> None:
        cards = [thing for thing in box.values() if isinstance(thing, Card)]
        peripherals = [thing.id for thing in box.values() if isinstance(thing, Peripheral)]
        self.cards, self.place = len(cards), {card.id: place for place, card in enumerate(cards)}
        self.peripheral = {id: place for place, id in enumerate(peripherals)}
        super().__init__([*ANSWERS, *[card.id for card in cards]], cards, self.describe())

    def describe(self) -> Layout:
        """What each mark and number means."""
        size = self.cards
        return Layout(
            own=(
                Field("hand", size, "the cards in hand"),
                Field("bid", size, "the own cards laid as a bid"),
                Field("planned", size, "own robots that will be placed"),
            ),
            common=(
                Field("lot", size, "the card being sold"),
                Field("peripheral", len(self.peripheral), "the peripheral in force"),
            ),
            seat=(
                Field("owned", size, "all cards it owns, its units too"),
                Field("placed", size, "the robots placed on its units"),
                Field("shown", size, "cards that are known to be in its hand"),
                Field("chief", 1, "it holds the wrench"),
            ),
            common_numbers=(
                Field("progress", 3, "round divided by 6, cards on the belt by 12, cards in the deck by 60"),
                Field("belt", size, "1 for a face-up card at the head, a twelfth less for each place behind it"),
            ),
            seat_numbers=(Field("sizes", 3, "cards in hand by 12, in the discard pile by 20, laid as a bid by 12"),),
        )

    def begin(self, options: Sequence[Any]) -> Choice:
        """A bid, or another choice."""
        if not isinstance(options, Bids) or options.size == 1:
            return super().begin(options)
        words = [self.number[card.id] for card in options.hand]
        tails, tail = [0], 0
        for word in reversed(words):
            tail |= 1 << word
            tails.append(tail)
        tails.reverse()
        return Bidding(options, words, tails, (), 0, 0)

    def own(self, g: Fzzzt, me: Seat) -> int:
        """What only this seat sees."""
        planned = self.lying([plan.robot for plan in g.plans[me] if plan.robot is not None])
        return self.lying(g.hands[me]) | self.lying(g.bids[me]) << self.cards | planned << 2 * self.cards

    def common(self, g: Fzzzt) -> int:
        """The card being sold, if one is, and the peripheral in force."""
        lot = self.bit[g.belt[g.lot].id] if g.belt and not any_bid_lies_open(g) else 0
        return lot | 1 << self.cards + self.peripheral[g.peripheral.id] if g.peripheral else lot

    def seat(self, g: Fzzzt, seat: Seat) -> int:
        """All cards of a seat, those placed, those known to be in hand, and the wrench."""
        placed = units = 0
        for site in g.sites[seat]:
            placed |= self.lying(site.robots)
            units |= self.bit[site.unit.id]
        owned = self.lying(g.hands[seat]) | self.lying(g.bids[seat]) | self.lying(g.discards[seat]) | units | placed
        wrench = (g.chief == seat) << 3 * self.cards
        return owned | placed << self.cards | self.lying(g.shown[seat]) << 2 * self.cards | wrench

    def common_numbers(self, g: Fzzzt) -> bytes:
        """How far the game is, and what lies ahead on the belt."""
        ahead = [0.0] * self.cards
        for place, card in enumerate(g.belt[: g.face_up]):
            ahead[self.place[card.id]] = 1 - place / 12
        return packed([g.round / 6, len(g.belt) / 12, len(g.deck) / 60, *ahead])

    def seat_numbers(self, g: Fzzzt, seat: Seat) -> bytes:
        """How many cards a seat has, and where."""
        return packed([len(g.hands[seat]) / 12, len(g.discards[seat]) / 20, len(g.bids[seat]) / 12])


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding[Fzzzt]:
    """The words and the sight of a game of Fzzzt!."""
    return FzzztEncoding(box)
