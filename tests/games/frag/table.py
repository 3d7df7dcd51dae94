"""Words to set up positions of FRAG and to play on from them."""

from collections.abc import Mapping, Sequence
from typing import Any

from fourfold import GAMES, LoadedDice
from fourfold.core.events import seen as seen_by
from fourfold.games.frag.board import Board
from fourfold.games.frag.cards import Card, Gadget, Special, Weapon, deal_box
from fourfold.games.frag.damage import lay_gadget
from fourfold.games.frag.rules import act_on, before_roll, begin_round, end_turn, lay_out
from fourfold.games.frag.table import Frag, Gun, Timed, Turn
from fourfold.options import settle

GAME = GAMES["frag"]
ANN, BOB, CID, DEE = range(4)


def floor(*rows: str) -> Board:
    """A map without inner edges: one character for each square, walls around."""
    width = 2 * len(rows[0]) + 1
    wall = "-".join("+" * (len(rows[0]) + 1))
    between = "+" + " " * (width - 2) + "+"
    lines = [wall]
    for row in rows:
        lines += ["|" + " ".join(row) + "|", between]
    return grid(*lines[:-1], wall)


def grid(*lines: str) -> Board:
    """A map as it is drawn."""
    return Board("test", {"en": "Test"}, len(lines[0]) // 2, len(lines) // 2, tuple(lines))


YARD = floor(
    "1....w....2.",
    "............",
    "..~~........",
    "............",
    "3..T....T..4",
    "............",
    "....g.......",
    "5.........6.",
)
"""Open ground: everybody sees everybody."""


def table(
    seats: int = 4,
    board: Board = YARD,
    at: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    down: Mapping[int, Sequence[str]] | None = None,
    builds: Mapping[int, str] | None = None,
    turn: int = ANN,
    phase: str = "act",
    points: int = 6,
    **options: Any,
) -> Frag:
    """A position: who stands where with which cards, and whose turn is how far; whoever is nowhere is dead."""
    settled = settle("frag", GAME.options, {"few_players": "on"} | options)
    g = Frag(settled, {board.id: board, **deal_box()}, seats, LoadedDice(1))
    lay_out(g)
    load(g)
    for seat, fighter in enumerate(g.fighters):
        fighter.health, fighter.speed, fighter.accuracy = map(int, (builds or {}).get(seat, "2-2-3").split("-"))
        where = (at or {ANN: "2,5", BOB: "6,5"}).get(seat)
        fighter.place = fighter.last_free = board.index[where] if where else -1
        fighter.dead = not where
        fighter.turns = 1
    for seat, kinds in (hands or {}).items():
        give(g, seat, *kinds)
    for seat, kinds in (down or {}).items():
        lay_down(g, seat, *kinds)
    start(g, turn, phase, points)
    return g


def start(g: Frag, turn: int, phase: str, points: int) -> None:
    """Let the game go on from a phase of somebody's turn."""
    g.active, g.round, g.turn = turn, 2, Turn()
    if phase == "begin":
        g.first = (turn + 1) % g.seats
        g.then(begin_round, turn)
    else:
        if phase == "roll":
            g.then(before_roll)
        else:
            g.turn = Turn(points=points, rolled=True, may_take=True)
        g.then(act_on)
        g.then(end_turn, turn)
    g.run()


def load(g: Frag, *faces: int) -> None:
    """The next dice show these faces."""
    assert isinstance(g.dice, LoadedDice)
    g.dice.falls = [face - 1 for face in faces]


def find(g: Frag, kind: str) -> Card:
    """A card of this kind from its deck."""
    deck = g.decks[{"w": "weapon", "g": "gadget", "s": "special"}[kind[0]]]
    found = next(card for card in deck if card.kind == kind)
    deck.remove(found)
    return found


def give(g: Frag, seat: int, *kinds: str) -> None:
    """Put cards into a hand."""
    for kind in kinds:
        g.fighters[seat].hand.append(find(g, kind))


def lay_down(g: Frag, seat: int, *kinds: str) -> None:
    """Put cards into play; `g_targeting_system@pistol` is put on a weapon."""
    for text in kinds:
        kind, _, on = text.partition("@")
        found = find(g, kind)
        if isinstance(found, Weapon):
            g.fighters[seat].guns.append(Gun(found, found.ammo or 0))
        elif isinstance(found, Gadget):
            lay_gadget(g, seat, found, on)
        elif isinstance(found, Special):
            g.specials.append(Timed(found, seat, -1, g.fighters[seat].turns + 1))


def asked(g: Frag) -> dict[int, str]:
    """Who is asked what."""
    return {seat: decision.prompt for seat, decision in g.pending.items()}


def offered(g: Frag, seat: int = ANN, verb: str = "") -> list[str]:
    """What a seat may choose, in words; only what begins with a verb."""
    options = [str(option) for option in g.pending[seat].options] if seat in g.pending else []
    return [option for option in options if option.split(" ")[0].startswith(verb)]


def play(g: Frag, seat: int, *moves: str) -> None:
    """A seat chooses, one thing after the other; `play g_stim_pack` means the first card of that kind."""
    for move in moves:
        options = [str(option) for option in g.pending[seat].options]
        exact = [option for option in options if option == move]
        g.play(seat, (exact or [option for option in options if option.startswith(move)] or [move])[0])


def where(g: Frag, seat: int) -> str | None:
    """Where a fighter stands."""
    return g.name(g.fighters[seat].place) if g.fighters[seat].place >= 0 else None


def hand(g: Frag, seat: int) -> list[str]:
    """The kinds of the cards in a hand."""
    return [card.kind for card in g.fighters[seat].hand]


def in_play(g: Frag, seat: int) -> list[str]:
    """The kinds of the cards in play beside a seat."""
    fighter = g.fighters[seat]
    return [gun.card.kind for gun in fighter.guns] + [gear.card.kind for gear in fighter.gear]


def discarded(g: Frag) -> list[str]:
    """The kinds of all cards on the discard piles."""
    return [card.kind for pile in g.discards.values() for card in pile]


def told(g: Frag, seat: int | None = None) -> list[str]:
    """The names of what a seat saw happen since the last move."""
    return [type(event).__name__ for event in seen_by(g.told, seat)]


def seen(g: Frag, name: str, seat: int | None = None) -> list[Any]:
    """The events of this name that a seat saw since the last move."""
    return [event for event in seen_by(g.told, seat) if type(event).__name__ == name]
