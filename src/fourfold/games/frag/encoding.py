"""FRAG as numbers: an act is spelled in its verb, cards, seats and places; a seat sees map, fighters and cards."""

from collections.abc import Callable, Mapping
from typing import Any

from fourfold.core.events import Seat
from fourfold.encoding import Encoding, Field, around, by_words, marks, numbers, things
from fourfold.games.frag.acts import builds
from fourfold.games.frag.board import Board
from fourfold.games.frag.cards import STATS, Card
from fourfold.games.frag.table import Fighter, Frag, Turn
from fourfold.games.frag.view import knows_pile
from fourfold.plain import Thing

VERBS = ("pass", "end", "roll", "stop", "take", "start", "step", "jump", "teleport", "play", "throw", "drop", "bounce")
ATTACKS = ("fire", "trick", "burst", "jet", "nuke", "pistol", "at", "on", "with")
MEANS = ("die", "blood", "kit", "stim", "surge")
MOST = 32  # no number in a notation is larger, but those of piles
PILES = 64  # they are counted on and on; so many never lie on one square
NOTED: dict[str, tuple[Callable[[Fighter], float], float]] = {
    "health": (lambda fighter: fighter.health, 4),
    "speed": (lambda fighter: fighter.speed, 4),
    "accuracy": (lambda fighter: fighter.accuracy, 4),
    "wounds": (lambda fighter: fighter.wounds, 4),
    "frags": (lambda fighter: fighter.frags, 3),
    "deaths": (lambda fighter: fighter.deaths, 3),
    "blood": (lambda fighter: fighter.blood, 6),
    "dead": (lambda fighter: fighter.dead, 1),
    "out": (lambda fighter: fighter.out, 1),
    "drugged": (lambda fighter: fighter.drugged, 1),
    "spared": (lambda fighter: fighter.spared, 1),
    "hand size": (lambda fighter: len(fighter.hand), 7),
}
LEFT: dict[str, tuple[Callable[[Turn], float], float]] = {
    "points": (lambda turn: turn.points, 24),
    "attacks": (lambda turn: turn.attacks, 4),
    "rolled": (lambda turn: turn.rolled, 1),
    "drugged": (lambda turn: turn.drugged, 1),
    "extreme": (lambda turn: turn.extreme, 2),
}


def encode(box: Mapping[str, Thing], seats: int, options: Mapping[str, Any]) -> Encoding:
    """The words and fields of a game of FRAG."""
    cards = [thing.id for thing in box.values() if isinstance(thing, Card)]
    index = {card: place for place, card in enumerate(cards)}
    board = next(thing for thing in box.values() if isinstance(thing, Board))
    characters = map(str, builds())
    piles = [f"pile-{number}" for number in range(PILES)]
    words = (*VERBS, *ATTACKS, *MEANS, *STATS, *map(str, range(MOST)), *piles, *characters, *cards, *board.index)
    return Encoding(words, (*arena(board), *fighters(index, seats, board), *middle(index, seats)), spell)


def spell(option: Any) -> tuple[str, ...]:
    """An act as its words, in which piles are counted anew after every 64."""
    words = by_words(option)
    last = words[-1]
    return (*words[:-1], f"pile-{int(last[5:]) % PILES}") if last.startswith("pile-") else words


def arena(board: Board) -> list[Field]:
    """The map with what lies on it, place by place."""
    size = len(board.places)

    def blood(g: Frag, me: Seat) -> list[float]:
        found = [0.0] * size
        for place, number in g.blood.items():
            found[place] = number / 4
        return found

    def piles(g: Frag, me: Seat) -> list[float]:
        return marks(size, [pile.place for pile in g.piles])

    return [
        Field("blood", size, "blood markers, divided by 4", blood),
        Field("piles", size, "weapon markers", piles),
    ]


def fighters(index: Mapping[str, int], seats: int, board: Board) -> list[Field]:
    """Every fighter, one's own first and then clockwise."""
    size, cards = len(board.places), len(index)

    def places(g: Frag, me: Seat) -> list[float]:
        found: list[float] = []
        for seat in around(me, seats):
            place = g.fighters[seat].place
            found += marks(size, [place] if place >= 0 and g.sees(me, seat) else ())
        return found

    def noted(g: Frag, me: Seat) -> list[float]:
        return [float(read(g.fighters[seat])) / most for seat in around(me, seats) for read, most in NOTED.values()]

    def in_play(g: Frag, me: Seat) -> list[float]:
        found: list[float] = []
        for seat in around(me, seats):
            fighter, row = g.fighters[seat], [0.0] * cards
            for gun in fighter.guns:
                row[index[gun.card.id]] = (gun.ammo + 1) / ((gun.card.ammo or 0) + 1)
            for gear in fighter.gear:
                row[index[gear.card.id]] = 1 + gear.left / 4
            found += row
        return found

    def hands(g: Frag, me: Seat) -> list[float]:
        found: list[float] = []
        for seat in around(me, seats):
            shown = g.fighters[seat].hand if seat == me else g.fighters[seat].shown
            found += marks(cards, [index[card.id] for card in shown])
        return found

    notes = ", ".join(f"{name} by {most}" for name, (_, most) in NOTED.items())
    return [
        Field("places", seats * size, "where each fighter stands, as far as it is seen", places),
        Field("noted", seats * len(NOTED), f"for each fighter, divided: {notes}", noted),
        Field("in play", seats * cards, "weapons (share of ammo left) and gadgets (1 and more) in play", in_play),
        Field("hands", seats * cards, "the own hand, and cards known to be in each other's", hands),
    ]


def middle(index: Mapping[str, int], seats: int) -> list[Field]:
    """The turn, Specials and piles."""

    def active(g: Frag, me: Seat) -> list[float]:
        return marks(seats, [around(me, seats).index(g.active)])

    def specials(g: Frag, me: Seat) -> list[float]:
        found: list[float] = []
        for seat in around(me, seats):
            found += marks(len(index), [index[each.card.id] for each in g.specials if each.owner == seat])
        return found

    def lying(g: Frag, me: Seat) -> list[Card]:
        return [card for pile in g.piles if knows_pile(g, pile, me) for card in pile.cards]

    left = ", ".join(f"{name} by {most}" for name, (_, most) in LEFT.items())
    readers = [lambda g, me, read=read, most=most: float(read(g.turn)) / most for read, most in LEFT.values()]
    return [
        Field("active", seats, "whose turn it is", active),
        numbers("turn", f"what the active player has left, divided: {left}", *readers),
        Field("specials", seats * len(index), "Specials in play, by owner", specials),
        things("lying", "cards under weapon markers that this seat has seen", index, lying),
        numbers("round", "rounds played, divided by 20", lambda g, me: g.round / 20),
    ]
