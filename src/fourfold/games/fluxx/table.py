"""The table of Fluxx: what lies on it, the rules in force, and the small questions every rule asks."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

from fourfold.core.events import Seat
from fourfold.core.state import State, new
from fourfold.games.fluxx import events
from fourfold.games.fluxx.cards import ALL, Action, Card, Goal, Keeper, NewRule
from fourfold.games.fluxx.events import Drew, DrewSome
from fourfold.plain import Part, Thing

NO_LIMIT = ALL
MANY = 8192  # sets of rules that are remembered
EVERYBODY = -1  # all bits set: every seat and every onlooker
FREE_ACTIONS = ("get_on_with_it", "goal_mill", "mystery_play", "recycling", "swap_plays_for_draws")  # fluxx 87


class Use(NamedTuple):
    """The use of a free action."""

    card: NewRule

    def __str__(self) -> str:
        return f"use {self.card.id}"


class Force:
    """What the rules in play say, every number after Inflation (fluxx 106)."""

    inflation: int
    draw: int
    play: int  # ALL for Play All and Play All But 1
    keep: int  # what Play All But 1 lets you keep
    hand_limit: int
    keeper_limit: int
    limited: bool  # there is a limit of either kind
    no_hand: int  # what No-Hand Bonus draws
    party: int  # what Party Bonus adds to draws and plays
    poor: int
    rich: int
    goals: int  # so many Goals may be in play
    blind: bool  # First Play Random is in play
    free: tuple[Use, ...]  # free actions in play


FORCES: dict[tuple[NewRule, ...], Force] = {}  # what was found before


def in_force(rules: tuple[NewRule, ...]) -> Force:
    """What these New Rules say together with the Basic Rules (fluxx 19, 29, 59, 60, 106)."""
    found = FORCES.get(rules)
    if found is None:
        if len(FORCES) > MANY:
            FORCES.clear()
        found = FORCES[rules] = add_up(rules)
    return found


def add_up(rules: tuple[NewRule, ...]) -> Force:
    """What these New Rules say, counted."""
    inflation = len([rule for rule in rules if rule.like == "inflation"])
    says: dict[str, int] = {}
    keep = 0
    for rule in rules:  # two of a kind are in play only where they do not conflict, and then they add up
        says[rule.kind] = says.get(rule.kind, 0) + rule.number + inflation
        keep = rule.keep + inflation if rule.keep else keep
    now = Force()
    now.inflation, now.keep = inflation, keep
    now.draw, now.play = says.get("draw", 1 + inflation), min(says.get("play", 1 + inflation), ALL)
    now.hand_limit, now.keeper_limit = says.get("hand_limit", NO_LIMIT), says.get("keeper_limit", NO_LIMIT)
    now.limited = "hand_limit" in says or "keeper_limit" in says
    now.no_hand, now.party = says.get("no_hand_bonus", 0), says.get("party_bonus", 0)
    now.poor, now.rich = says.get("poor_bonus", 0), says.get("rich_bonus", 0)
    now.goals, now.blind = 2 if "double_agenda" in says else 1, "first_play_random" in says
    now.free = tuple([new(Use, (rule,)) for rule in rules if rule.like in FREE_ACTIONS])
    return now


class SmallHand(Part):
    """Cards that an Action makes the active player draw and play apart from the hand (fluxx 79)."""

    action: Action
    cards: list[Card]
    number: int  # of plays, before Inflation
    whole: bool  # every card of it is played
    made: int  # plays made
    inflation: int  # it was drawn, or has grown, under so much Inflation

    def __init__(self, action: Action, number: int, whole: bool, inflation: int) -> None:
        self.action, self.number, self.whole, self.inflation = action, number, whole, inflation
        self.cards, self.made = [], 0


class Swap(NamedTuple):
    """One Keeper for another."""

    mine: Keeper
    theirs: Keeper

    def __str__(self) -> str:
        return f"{self.mine.id} for {self.theirs.id}"


class Fluxx(State):
    """A game of Fluxx in progress."""

    turn: int
    active: Seat
    stage: str  # of the turn: start (before the draw step), play (from the draw step on), end
    drawn: int  # cards drawn this turn for the draw rule and its bonuses (fluxx 21)
    drawn_in_all: int  # cards drawn this turn for whatever reason
    played: int  # plays made this turn
    plays_given: int  # how many plays the rules gave at the end of the draw step
    began_empty: bool  # the hand was empty when the turn began
    party: str  # the answer to the Party Bonus draw this turn: accept, refuse or none yet
    used: list[NewRule]  # free actions used this turn
    extra_turn: bool  # one is promised
    in_a_row: int  # turns the active player has had without a break
    deck: list[Card]  # the top card last
    discard: list[Card]  # the top card last
    rules: tuple[NewRule, ...]  # in play, the oldest first
    goals: list[Goal]
    keepers: list[list[Keeper]]
    hands: list[list[Card]]
    small_hands: list[SmallHand]  # the innermost last
    resolving: list[Card]  # played and not yet complete, the innermost last
    last: Card | None  # the card played last
    cause: str  # why it was played: from the hand, or the card that made it be played
    looked_at: list[Card]  # drawn for everybody and not yet given
    going: list[list[Card]]  # cards of a seat, or rules, that were chosen to be discarded together
    seen: dict[
        Card, int
    ]  # who knows that a card is in the hand it is in: a bit for each seat, the lowest for onlookers
    shuffles: int  # how often discards were shuffled into the deck
    went_in: dict[Card, int]  # the shuffle by which a card last went in
    drawn_after: dict[Card, int]  # how many shuffles there had been when a card was drawn
    gone: list[Seat]
    leaving: list[Seat]  # who goes as soon as the effect under way is complete
    bots: list[Seat]  # who has left the seat to a bot
    joining: int  # newcomers who wait for the end of the turn
    winner: Seat | None
    ending: str  # goal, walkover or undecided, once the game is over
    out: list[Thing]  # cards that are not in this game

    def go_on_with(self, rule: Callable[[Self], None]) -> None:
        """Do what follows at once if nothing comes before it."""
        if self.following:
            self.then(rule)
        else:
            rule(self)

    def others(self, me: Seat) -> list[Seat]:
        """Everybody else, clockwise."""
        return [seat for seat in self.clockwise_from(me) if seat != me and seat not in self.gone]

    def players(self) -> list[Seat]:
        """Everybody, clockwise from the active player."""
        return [seat for seat in self.clockwise_from(self.active) if seat not in self.gone]

    def inflated(self, number: int) -> int:
        """A numeral on a card as it counts now (fluxx 106)."""
        return number + in_force(self.rules).inflation

    def word(self, number: int) -> int:
        """One of the three numbers that are words on the Russian cards (fluxx 107)."""
        return self.inflated(number) if self.options["inflation_on_words"] == "on" else number

    def party_is_on(self) -> bool:
        """The Party lies before somebody (fluxx 187)."""
        return any([keeper.like == "the_party" for mine in self.keepers for keeper in mine])

    def draw_bonus(self, now: Force) -> int:
        """The draws that the active player's bonuses add now, a Party Bonus refused aside (fluxx 20, 96, 100, 102)."""
        bonus = 0
        if now.poor and is_poorest(self, self.active):
            bonus += now.poor
        if now.party and self.party != "refuse" and self.party_is_on():
            bonus += now.party
        return bonus

    def play_bonus(self, now: Force) -> int:
        """The plays that the active player's bonuses add now (fluxx 30, 96)."""
        bonus = 0
        if now.rich and is_richest(self, self.active):
            bonus += now.rich
        if now.party and self.party_is_on():
            bonus += now.party
        return bonus

    def plays_left(self) -> tuple[int, int]:
        """How many plays the active player has left, and how many of them are owed (fluxx 30 to 35)."""
        now, held = in_force(self.rules), len(self.hands[self.active])
        bonus = self.play_bonus(now) if now.rich or now.party else 0
        if now.play == ALL:
            left, owed = held - max(now.keep - bonus, 0), held - now.keep
        else:
            owed = now.play - self.played
            left = owed + bonus
        if bonus and self.options["optional_bonuses"] == "off":
            owed = left
        return (0 if left < 0 else held if left > held else left), (0 if owed < 0 else held if owed > held else owed)

    def knows(self, me: Seat | None, card: Card) -> bool:
        """Whether a seat (None: an onlooker) has seen this card go into the hand it is in (fluxx 285)."""
        return bool(self.seen.get(card, 0) & (1 if me is None else 2 << me))


def keeper_counts(g: Fluxx) -> list[int]:
    """How many Keepers everybody has in play."""
    return [len(mine) for seat, mine in enumerate(g.keepers) if seat not in g.gone]


def is_poorest(g: Fluxx, me: Seat) -> bool:
    """A seat alone has the fewest Keepers (fluxx 99, 188)."""
    mine, counts = len(g.keepers[me]), keeper_counts(g)
    return mine == min(counts) and counts.count(mine) == 1


def is_richest(g: Fluxx, me: Seat) -> bool:
    """A seat alone has the most Keepers (fluxx 99, 189)."""
    mine, counts = len(g.keepers[me]), keeper_counts(g)
    return mine == max(counts) and counts.count(mine) == 1


def take_from_deck(g: Fluxx, number: int) -> list[Card]:
    """The top cards of the draw pile; if it runs out, the discard pile becomes a new one (fluxx 115 to 119)."""
    deck = g.deck
    missing = number - len(deck)
    if missing > 0 and g.discard:
        taken = take_from_deck(g, len(deck))
        shuffle_in(g)
        return taken + take_from_deck(g, min(missing, len(deck)))
    kept = max(-missing, 0)
    taken = deck[kept:]
    del deck[kept:]
    taken.reverse()
    if g.shuffles:
        for card in taken:
            g.drawn_after[card] = g.shuffles
    return taken


def shuffle_in(g: Fluxx) -> None:
    """The discard pile is shuffled into the draw pile; everybody knows which cards went in (fluxx 115, 209, 275)."""
    g.shuffles += 1
    for card in g.discard:
        g.went_in[card] = g.shuffles
    g.tell(events.Shuffled(len(g.discard)))
    g.deck += g.discard
    g.discard.clear()
    g.dice.shuffle(g.deck)


def draw(g: Fluxx, number: int) -> list[Card]:
    """The active player draws into hand; cards that are missing count as drawn (fluxx 118, 119, 276)."""
    me = g.active
    cards = take_from_deck(g, number)
    g.drawn_in_all += number
    g.hands[me] += cards
    g.tell(new(Drew, (me, tuple(cards))), me, new(DrewSome, (me, len(cards))))
    return cards


def places(g: Fluxx) -> dict[str, Sequence[Thing]]:
    """Where everything lies."""
    lies: dict[str, Sequence[Thing]] = {
        "middle": [g.box["basic_rules"]],
        "deck": g.deck,
        "discard": g.discard,
        "rules": g.rules,
        "goals": g.goals,
        "resolving": g.resolving,
        "looked at": g.looked_at,
        "out": g.out,
    }
    for level, small in enumerate(g.small_hands):
        lies[f"small hand {level}"] = small.cards
    for seat in range(g.seats):
        lies[f"hand {seat}"], lies[f"keepers {seat}"] = g.hands[seat], g.keepers[seat]
    return lies


def impossible(g: Fluxx) -> list[str]:
    """What cannot be right in a position, beside where the cards lie."""
    seats = range(g.seats)
    faults = [
        f"{name} are not one for each seat"
        for name in ("hands", "keepers", "going")
        if len(getattr(g, name)) != g.seats
    ]
    strange = [seat for seat in [g.active, *g.gone, *g.leaving, *g.bots] if seat not in seats]
    faults += [f"there is no seat {seat}" for seat in strange]
    faults += ["nobody is at the table"] if not [seat for seat in seats if seat not in g.gone] else []
    faults += [f"{g.stage!r} is no stage of a turn"] if g.stage not in ("start", "play", "end") else []
    counts = (g.turn, g.drawn, g.drawn_in_all, g.played, g.in_a_row, g.shuffles, g.joining)
    return faults + (["a count is negative"] if min(counts) < 0 else [])
