"""FRAG as numbers: an act is spelled in its verb, cards, seats and places; a seat sees map, fighters and cards."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import Encoding, Field, Layout, around, bits, joined, packed
from fourfold.games.frag.acts import builds
from fourfold.games.frag.board import DIRECTIONS, Board
from fourfold.games.frag.cards import STATS, Card
from fourfold.games.frag.table import Fighter, Frag
from fourfold.games.frag.view import knows_pile
from fourfold.plain import Thing

VERBS = ("pass", "end", "roll", "stop", "take", "start", "step", "jump", "teleport", "play", "throw", "drop", "bounce")
ATTACKS = ("fire", "trick", "burst", "jet", "nuke", "pistol", "at", "on", "with")
MEANS = ("die", "blood", "kit", "stim", "surge")
MOST = 32  # no number in a notation is larger, but those of piles
PILES = 64  # they are counted on and on; so many never lie on one square
NOTED = (
    "health, speed, accuracy, wounds by 4, frags, deaths by 3, blood by 6, dead, out, drugged, spared, hand size by 7"
)
TURN = "points by 24, attacks by 4, rolled, drugged, extreme by 2"


class FragEncoding(Encoding[Frag]):
    """A game of FRAG as numbers."""

    def __init__(self, box: Mapping[str, Thing], seats: int) -> None:
        cards = [thing for thing in box.values() if isinstance(thing, Card)]
        board = next(thing for thing in box.values() if isinstance(thing, Board))
        self.seats, self.cards, self.squares = seats, len(cards), len(board.places)
        self.place = {card.id: place for place, card in enumerate(cards)}
        numbers, piles = map(str, range(MOST)), [f"pile-{number}" for number in range(PILES)]
        words = [
            *VERBS,
            *ATTACKS,
            *MEANS,
            *DIRECTIONS,
            *STATS,
            *numbers,
            *piles,
            *map(str, builds()),
            *self.place,
            *board.index,
        ]
        super().__init__(words, cards, self.describe())

    def describe(self) -> Layout:
        """What each mark and number means."""
        size, squares, seats = self.cards, self.squares, self.seats
        return Layout(
            own=(
                Field("places", seats * squares, "where each fighter stands, as far as it is seen"),
                Field("hands", seats * size, "the own hand, and cards known to be in each other's"),
                Field("lying", size, "cards under weapon markers that this seat has seen"),
            ),
            common=(Field("piles", squares, "weapon markers"),),
            seat=(
                Field("specials", size, "its Specials in play"),
                Field("active", 1, "it is its turn"),
            ),
            common_numbers=(
                Field("blood", squares, "blood markers, divided by 4"),
                Field("turn", 5, f"what the active player has left, divided: {TURN}"),
                Field("round", 1, "rounds played, divided by 20"),
            ),
            seat_numbers=(
                Field("noted", 12, f"its numbers, divided: {NOTED}"),
                Field("in play", size, "weapons (share of ammo left) and gadgets (1 and more) in play"),
            ),
        )

    def spell(self, option: Any) -> tuple[str, ...]:
        """An act as its words, in which piles are counted anew after every 64."""
        words = super().spell(option)
        last = words[-1]
        return (*words[:-1], f"pile-{int(last[5:]) % PILES}") if last.startswith("pile-") else words

    def own(self, g: Frag, me: Seat) -> int:
        """What this seat sees of fighters, hands and piles."""
        seats, fighters = around(me, self.seats), g.fighters
        places = [fighters[seat].place if g.sees(me, seat) else -1 for seat in seats]
        hands = [fighters[me].hand, *[fighters[seat].shown for seat in seats[1:]]]
        known = [card for pile in g.piles if knows_pile(g, pile, me) for card in pile.cards]
        stand = joined([(1 << place if place >= 0 else 0, self.squares) for place in places])
        return stand | joined([(self.lying(each), self.cards) for each in (*hands, known)]) << self.seats * self.squares

    def common(self, g: Frag) -> int:
        """Where weapon markers lie."""
        return bits([pile.place for pile in g.piles])

    def seat(self, g: Frag, seat: Seat) -> int:
        """A seat's Specials, and whether it is its turn."""
        specials = self.lying([each.card for each in g.specials if each.owner == seat])
        return specials | (g.active == seat) << self.cards

    def common_numbers(self, g: Frag) -> bytes:
        """Blood on the map, and the turn under way."""
        found, turn = [0.0] * self.squares, g.turn
        for place, number in g.blood.items():
            found[place] = number / 4
        left = [turn.points / 24, turn.attacks / 4, float(turn.rolled), float(turn.drugged), turn.extreme / 2]
        return packed([*found, *left, g.round / 20])

    def seat_numbers(self, g: Frag, seat: Seat) -> bytes:
        """What is noted of a fighter, and what it has in play."""
        fighter, in_play = g.fighters[seat], [0.0] * self.cards
        for gun in fighter.guns:
            in_play[self.place[gun.card.id]] = (gun.ammo + 1) / ((gun.card.ammo or 0) + 1)
        for gear in fighter.gear:
            in_play[self.place[gear.card.id]] = 1 + gear.left / 4
        return packed([*noted(fighter), *in_play])


def noted(fighter: Fighter) -> list[float]:
    """The numbers of a fighter."""
    stats = [fighter.health / 4, fighter.speed / 4, fighter.accuracy / 4, fighter.wounds / 4]
    state = [float(fighter.dead), float(fighter.out), float(fighter.drugged), float(fighter.spared)]
    return [*stats, fighter.frags / 3, fighter.deaths / 3, fighter.blood / 6, *state, len(fighter.hand) / 7]


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding[Frag]:
    """The words and the sight of a game of FRAG."""
    return FragEncoding(box, seats)
