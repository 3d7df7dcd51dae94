"""The table of FRAG: what lies on it, and the small questions every rule asks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from fourfold.core.events import Event, Seat
from fourfold.core.state import State
from fourfold.games.frag import events
from fourfold.games.frag.board import Board
from fourfold.games.frag.cards import PISTOL, Card, Gadget, Special, Weapon
from fourfold.plain import Part, Thing

OFF_BOARD = -1
NOBODY = -1


@dataclass(eq=False)
class Gun(Part):
    """A weapon in play, and its ammo."""

    card: Weapon
    ammo: int


@dataclass(eq=False)
class Gear(Part):
    """A gadget in play."""

    card: Gadget
    on: str = ""  # the weapon it is put on
    left: int = 0  # armour points, bonus Health, or what a shield still saves
    ends: int = 0  # the turn of its owner at whose end it ends; 0: it stays


@dataclass(eq=False)
class Fighter(Part):
    """A seat: its fighter, its cards, and what is noted on its player card."""

    health: int = 0  # base stats
    speed: int = 0
    accuracy: int = 0
    wounds: int = 0
    place: int = OFF_BOARD
    last_free: int = OFF_BOARD  # where it last stood alone (frag 243)
    dead: bool = False  # to respawn; one that is off the board without being dead is disconnected
    out: bool = False  # for good (frag 169)
    deaths: int = 0
    frags: int = 0
    blood: int = 0
    turns: int = 0  # begun or lost so far
    misses: int = 0  # failed pickups in a row (frag 81)
    spared: bool = False  # cannot be made to lose the next turn (frag 58)
    drugged: bool = False  # hit by a tranquilizer (frag 188)
    hand: list[Card] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)  # cards of the hand that everybody knows
    guns: list[Gun] = field(default_factory=list)
    gear: list[Gear] = field(default_factory=list)


@dataclass(eq=False)
class Timed(Part):
    """A Special in play."""

    card: Special
    owner: Seat
    target: Seat
    ends: int  # the turn of its owner that ends it


@dataclass(eq=False)
class Named(Part):
    """A Special that is being played, with all it names; Anti-Cheat may still stop it."""

    card: Special
    seat: Seat
    target: Seat
    other: Card | None
    cancelled: bool = False


@dataclass(eq=False)
class Pile(Part):
    """The cards under one weapon marker."""

    number: int
    place: int
    cards: list[Card]
    known: list[Seat]  # who saw them, if piles are secret (frag 239)


@dataclass(eq=False)
class Turn(Part):
    """What the active player has left, and has done this turn."""

    points: int = 0
    attacks: int = 0  # declared so far
    rolled: bool = False
    moved: bool = False  # the first move of phase 3 is made
    may_take: bool = False  # a marker of the square may be taken
    drugged: bool = False
    extreme: int = 0  # cards that double the damage dice (frag 200)
    pickups: list[int] = field(default_factory=list)  # pickup squares used (frag 78)
    looted: list[int] = field(default_factory=list)  # squares where a marker was taken (frag 158)
    closed: list[int] = field(default_factory=list)  # piles from which nothing more is taken (frag 161, 164)


@dataclass(eq=False)
class Attack(Part):
    """A declared attack."""

    shooter: Seat
    card: Weapon | None  # None: the pistol, which is no card
    verb: str
    target: Seat = NOBODY
    centre: int = OFF_BOARD  # the square aimed at, if it is no fighter
    bounce: int = OFF_BOARD  # where a shot turns (frag 216)
    tricked: bool = False
    luck: str = ""  # the last automatic hit or miss
    rolls: int = 1  # to-hit rolls left
    struck: Seat = NOBODY  # whose damage dice are next
    victims: list[Seat] = field(default_factory=list)

    @property
    def weapon(self) -> Weapon:
        """What is fired."""
        return self.card or PISTOL


@dataclass(eq=False)
class Puppet(Part):
    """A fighter that another player walks (frag 217)."""

    seat: Seat
    points: int


class Frag(State):
    """A game of FRAG in progress."""

    board: Board
    round: int
    first: Seat
    active: Seat
    fighters: list[Fighter]
    decks: dict[str, list[Card]]  # the top card last
    discards: dict[str, list[Card]]
    specials: list[Timed]  # in play, the oldest first
    resolving: list[Named]  # the newest last
    piles: list[Pile]
    piles_made: int
    blood: dict[int, int]  # markers by place
    worn: dict[str, int]  # ammo and points of dropped cards (frag 165)
    turn: Turn
    attack: Attack | None
    puppet: Puppet | None
    winners: list[Seat]

    def on_board(self) -> list[Seat]:
        """Everybody whose fighter stands on the board."""
        return [seat for seat, fighter in enumerate(self.fighters) if fighter.place >= 0]

    def occupied(self) -> int:
        """All places with a fighter, as bits."""
        bits = 0
        for fighter in self.fighters:
            if fighter.place >= 0:
                bits |= 1 << fighter.place
        return bits

    def fighter_at(self, place: int, besides: Seat) -> Seat | None:
        """Another fighter that stands in a place."""
        for seat, fighter in enumerate(self.fighters):
            if fighter.place == place and seat != besides:
                return seat
        return None

    def in_sight(self, here: int, there: int) -> bool:
        """The line between two places meets no obstacle and no third fighter (frag 106)."""
        between = self.board.sight[here].get(there)
        return between is not None and not between & self.occupied()

    def sees(self, me: Seat | None, seat: Seat) -> bool:
        """A seat knows where a fighter stands: always, but in fog only while it is in sight (frag 241, 244)."""
        if me == seat or self.options["fog"] == "off" or self.fighters[seat].place < 0:
            return True
        if me is None or self.fighters[me].place < 0:
            return False
        if self.puppet is not None and self.puppet.seat == seat and me == self.active:
            return True
        here, there = self.fighters[me].place, self.fighters[seat].place
        return here == there or self.in_sight(here, there)

    def taken(self, seat: Seat, me: Seat) -> list[int]:
        """The places of all fighters but this one, as far as the one who moves it knows (frag 243)."""
        mover = self.fighters[seat]
        if self.options["fog"] == "off":
            return [each.place for each in self.fighters if each is not mover and each.place >= 0]
        others = [(n, each.place) for n, each in enumerate(self.fighters) if n != seat and each.place >= 0]
        return [place for n, place in others if self.sees(me, n)]

    def distance(self, here: int, there: int) -> int:
        """How far one place is from another (frag 125, 126)."""
        return self.board.distance(here, there, self.options["distance"] == "king")

    def special_in_play(self, kind: str, owner: Seat) -> bool:
        """A Special of this kind works for a seat."""
        return any([each.card.kind == kind and each.owner == owner for each in self.specials])

    def insubstantial(self, seat: Seat) -> bool:
        """No wall stops this fighter, and no attack harms it (frag 211)."""
        return bool(self.specials) and self.special_in_play("s_hack_insubstantial", seat)

    def has(self, seat: Seat, kind: str) -> int:
        """How many gadgets of this kind a seat has in play."""
        if not self.fighters[seat].gear:
            return 0
        return sum([gear.card.kind == kind for gear in self.fighters[seat].gear])

    def boosts(self, seat: Seat) -> Iterator[Card]:
        """All cards in play that may change the stats of a fighter (frag 32)."""
        fighter = self.fighters[seat]
        for gun in fighter.guns:
            yield gun.card
        for gear in fighter.gear:
            yield gear.card
        for special in self.specials:
            if special.owner == seat or special.card.kind == "s_overclocked_server":
                yield special.card

    def stat(self, seat: Seat, name: str) -> int:
        """Speed or Accuracy with all cards: multiplied, then added to, at least 1 (frag 36 to 39)."""
        value: int = getattr(self.fighters[seat], name)
        plus = 0
        for card in self.boosts(seat):
            value *= card.times.get(name, 1)
            plus += card.plus.get(name, 0)
        return max(1, value + plus)

    def put_on(self, seat: Seat, kind: str, weapon: Weapon) -> int:
        """How many gadgets of this kind sit on a weapon."""
        return sum([gear.on == weapon.id and gear.card.kind == kind for gear in self.fighters[seat].gear])

    def aim(self, seat: Seat, weapon: Weapon) -> int:
        """The dice of a to-hit roll: Accuracy with this weapon (frag 128, 188, 199)."""
        return self.stat(seat, "accuracy") + weapon.aim + self.put_on(seat, "g_targeting_system", weapon)

    def attack_limit(self, seat: Seat, weapon: Weapon) -> int:
        """How many attacks of this turn may have been made with this one included (frag 115 to 117)."""
        bound = self.options["bound_attacks"] == "on"
        accuracy = self.aim(seat, weapon) if bound else self.stat(seat, "accuracy")
        rapid = sum([each.card.kind == "s_rapid_fire" and each.owner == seat for each in self.specials])
        return (accuracy + 1) // 2 + self.put_on(seat, "g_autoloader", weapon) + 2 * rapid

    def armour(self, seat: Seat) -> Gear | None:
        """What a fighter wears."""
        return next((gear for gear in self.fighters[seat].gear if gear.card.worn), None)

    def health(self, seat: Seat) -> int:
        """Own Health, bonus Health and armour points together."""
        fighter = self.fighters[seat]
        value = fighter.health - fighter.wounds
        for gear in fighter.gear:
            if not gear.card.shield:
                value += gear.left
        return value

    def weapon_limit(self, seat: Seat) -> int:
        """So many weapon cards may be in play (frag 25, 26, 201)."""
        if self.options["weapon_limit"] == "current":
            health = self.health(seat)
        else:
            health = self.fighters[seat].health + sum([gear.card.armour for gear in self.fighters[seat].gear])
        return health + 1 + 2 * self.has(seat, "g_backpack")

    def gun(self, seat: Seat, weapon: Weapon) -> Gun | None:
        """A weapon card in play; the pistol is none."""
        return next((gun for gun in self.fighters[seat].guns if gun.card is weapon), None)

    def weapons(self, seat: Seat) -> list[Weapon]:
        """The pistol and all weapon cards in play (frag 119)."""
        return [PISTOL, *[gun.card for gun in self.fighters[seat].guns]]

    def can_be_lagged(self, seat: Seat) -> bool:
        """The next turn of a seat can still be lost (frag 58, 208)."""
        fighter = self.fighters[seat]
        lagged = any([each.card.kind == "s_lag" and each.target == seat for each in self.specials])
        return not (fighter.spared or fighter.out or lagged)

    def discard(self, card: Card) -> None:
        """A card goes to the discard pile of its deck (frag 15)."""
        self.worn.pop(card.id, None)
        self.discards[card.deck].append(card)

    def from_hand(self, seat: Seat, card: Card) -> None:
        """A card leaves the hand."""
        fighter = self.fighters[seat]
        fighter.hand.remove(card)
        if card in fighter.shown:
            fighter.shown.remove(card)

    def to_hand(self, seat: Seat, card: Card) -> None:
        """A card that all have seen goes into a hand."""
        self.fighters[seat].hand.append(card)
        self.show(seat, card)

    def show(self, seat: Seat, card: Card) -> None:
        """Everybody knows of a card in a hand."""
        if card not in self.fighters[seat].shown:
            self.fighters[seat].shown.append(card)

    def draw(self, seat: Seat, deck: str) -> None:
        """The top card goes into the hand; an empty deck is made anew from its discard pile (frag 15, 16)."""
        pile = self.decks[deck]
        if not pile:
            pile += sorted(self.discards[deck], key=lambda card: card.order)
            self.discards[deck] = []
            self.dice.shuffle(pile)
        if pile:
            card = pile.pop()
            self.fighters[seat].hand.append(card)
            self.tell(events.Drew(seat, card), seat, events.DrewUnseen(seat, deck))

    def tell_place(self, event: Event, seat: Seat, others: Event | None = None) -> None:
        """Say where a fighter is; in fog only to those who see it (frag 241)."""
        if self.options["fog"] == "off":
            self.tell(event)
        else:
            self.tell(event, tuple([each for each in range(self.seats) if self.sees(each, seat)]), others)

    def turn_runs(self) -> bool:
        """A turn has begun; its end waits at the bottom of the agenda."""
        return bool(self.agenda) and self.agenda[0].step.__name__ == "end_turn"

    def cut_turn(self) -> None:
        """Nothing more of this turn happens but its end (frag 20, 56)."""
        self.following.clear()
        del self.agenda[1:]
        self.attack = self.puppet = None
        while self.resolving:
            self.discard(self.resolving.pop().card)

    def name(self, place: int) -> str:
        """A place in words."""
        return str(self.board.places[place])


def places(g: Frag) -> dict[str, Sequence[Thing]]:
    """Where everything lies."""
    found: dict[str, Sequence[Thing]] = {"board": [g.board]}
    for deck in g.decks:
        found[f"{deck} deck"], found[f"{deck} discards"] = g.decks[deck], g.discards[deck]
    for seat, fighter in enumerate(g.fighters):
        found[f"hand {seat}"] = fighter.hand
        found[f"in play {seat}"] = [gun.card for gun in fighter.guns] + [gear.card for gear in fighter.gear]
    found |= {f"pile {pile.number}": pile.cards for pile in g.piles}
    found["specials"] = [each.card for each in g.specials]
    found["resolving"] = [each.card for each in g.resolving]
    return found


def impossible(g: Frag) -> Iterator[str]:
    """Numbers on the table that cannot be right."""
    seats, squares = range(g.seats), range(OFF_BOARD, len(g.board.places))
    if len(g.fighters) != g.seats:
        yield f"fighters: there are {g.seats} seats"
        return
    named = [g.first, g.active, *g.winners, *[each.owner for each in g.specials], *[each.seat for each in g.resolving]]
    where = [*g.blood, *[pile.place for pile in g.piles], *[fighter.place for fighter in g.fighters]]
    within = {
        "seats": all([seat in seats for seat in named]),
        "places": all([place in squares for place in where]),
        "shown": all([card in fighter.hand for fighter in g.fighters for card in fighter.shown]),
        "ammo": all([gun.ammo >= 0 for fighter in g.fighters for gun in fighter.guns]),
        "blood": all([fighter.blood >= 0 and fighter.wounds >= 0 for fighter in g.fighters]),
        "round": g.round >= 0 <= g.turn.points,
    }
    yield from (f"{name}: there is no such place or number" for name, fine in within.items() if not fine)
