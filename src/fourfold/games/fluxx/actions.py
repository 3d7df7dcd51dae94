"""What the other Actions do, each in a few lines."""

from itertools import product

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.fluxx import events
from fourfold.games.fluxx.cards import Action, Card, Goal, Keeper, NewRule
from fourfold.games.fluxx.play import action, discard_from, discard_rules, play_card, remove_rules, tell_apart
from fourfold.games.fluxx.table import EVERYBODY, Fluxx, Swap, draw, shuffle_in, take_from_deck


def keepers_of(g: Fluxx, seats: list[Seat]) -> list[Keeper]:
    """The Keepers in play before these seats."""
    return [keeper for seat in seats for keeper in g.keepers[seat]]


def owner(g: Fluxx, keeper: Keeper) -> Seat:
    """Before whom a Keeper lies."""
    return next(seat for seat, mine in enumerate(g.keepers) if keeper in mine)


def leave_hand(g: Fluxx, seat: Seat, card: Card) -> None:
    """A card goes out of a hand, to be seen by all."""
    g.hands[seat].remove(card)
    g.seen.pop(card, None)


def remember(g: Fluxx, me: Seat, cards: list[Card]) -> None:
    """A seat knows these cards of another hand (fluxx 279)."""
    for card in cards:
        g.seen[card] = g.seen.get(card, 0) | 2 << me


@action("trash_a_keeper")
def trash_a_keeper(g: Fluxx, me: Seat) -> None:
    """Discard one Keeper in play, anybody's (fluxx 198)."""
    g.ask(me, "trash keeper", keepers_of(g, g.players()), trash_keeper)


@step
def trash_keeper(g: Fluxx, keeper: Keeper) -> None:
    """A Keeper goes from the table onto the discard pile."""
    discard_from(g, owner(g, keeper), [keeper])


@action("trash_a_new_rule")
def trash_a_new_rule(g: Fluxx, me: Seat) -> None:
    """Discard one New Rule in play (fluxx 203)."""
    g.ask(me, "trash rule", g.rules, trash_rule)


@step
def trash_rule(g: Fluxx, rule: NewRule) -> None:
    """A New Rule goes from the table onto the discard pile."""
    discard_rules(g, [rule])


@action("rules_reset")
def rules_reset(g: Fluxx, _me: Seat) -> None:
    """Discard all New Rules in play (fluxx 200)."""
    discard_rules(g, g.rules)


@action("no_limits")
def no_limits(g: Fluxx, _me: Seat) -> None:
    """Discard all Hand Limits and Keeper Limits (fluxx 215)."""
    discard_rules(g, [rule for rule in g.rules if rule.kind in ("hand_limit", "keeper_limit")])


@action("lets_simplify")
def lets_simplify(g: Fluxx, me: Seat) -> None:
    """Discard New Rules of your choice, at most half of them rounded up (fluxx 214)."""
    g.ask(me, "simplify", simplify_options(g, me), choose_to_simplify, me)


def simplify_options(g: Fluxx, me: Seat) -> list[NewRule | str]:
    """Another rule, as long as half of them allows it; enough once there is one (fluxx 214)."""
    marked = g.going[me]
    rules: list[NewRule | str] = [rule for rule in g.rules if rule not in marked]
    if not g.rules or len(marked) >= (len(g.rules) + 1) // 2:
        return []
    return [*rules, "done"] if marked or g.options["lets_simplify_zero"] == "on" else rules


@step
def choose_to_simplify(g: Fluxx, choice: NewRule | str, me: Seat) -> None:
    """Rules are chosen one by one and discarded together."""
    if isinstance(choice, NewRule):
        g.going[me].append(choice)
    if isinstance(choice, NewRule) and (options := simplify_options(g, me)):
        g.ask(me, "simplify", options, choose_to_simplify, me)
    else:
        chosen, g.going[me] = g.going[me], []
        discard_rules(g, chosen)


@action("rotate_hands")
def rotate_hands(g: Fluxx, me: Seat) -> None:
    """All hands move one seat on (fluxx 199)."""
    g.ask(me, "direction", ("clockwise", "counterclockwise"), rotate)


@step
def rotate(g: Fluxx, direction: str) -> None:
    """Every player passes the whole hand to a neighbour and remembers it (fluxx 199, 279)."""
    seats = g.players()
    receivers = seats[1:] + seats[:1] if direction == "clockwise" else seats[-1:] + seats[:-1]
    hands = [g.hands[seat] for seat in seats]
    for giver, receiver, hand in zip(seats, receivers, hands, strict=True):
        remember(g, giver, hand)
        g.hands[receiver] = hand
    g.tell(events.HandsRotated(g.active, direction))


@action("trade_hands")
def trade_hands(g: Fluxx, me: Seat) -> None:
    """Swap hands with another player, even if they are empty (fluxx 216)."""
    g.ask(me, "trade with", g.others(me), swap_hands, me)


@step
def swap_hands(g: Fluxx, other: Seat, me: Seat) -> None:
    """Two whole hands change owners; both players know what they gave (fluxx 279)."""
    remember(g, me, g.hands[me])
    remember(g, other, g.hands[other])
    g.hands[me], g.hands[other] = g.hands[other], g.hands[me]
    g.tell(events.HandsTraded(me, other))


@action("random_tax")
def random_tax(g: Fluxx, me: Seat) -> None:
    """Take a random card from each other hand (fluxx 201)."""
    for giver in g.others(me):
        for _ in range(min(g.inflated(1), len(g.hands[giver]))):
            take_random_card(g, me, giver)


def take_random_card(g: Fluxx, me: Seat, giver: Seat) -> None:
    """A card moves unseen by third players, who no longer know what either card of that hand is (fluxx 277, 285)."""
    card = g.dice.pick(g.hands[giver])
    for each in g.hands[giver]:
        g.seen[each] = g.seen.get(each, 0) & (2 << me | 2 << giver)
        g.drawn_after[each] = g.shuffles
    g.hands[giver].remove(card)
    g.hands[me].append(card)
    g.seen[card] = 2 << giver
    g.tell(events.CardTaken(me, giver, card), (me, giver), events.CardTakenUnseen(me, giver))


@action("use_what_you_take")
def use_what_you_take(g: Fluxx, me: Seat) -> None:
    """A random card from another hand is played at once (fluxx 204)."""
    g.ask(me, "take from", [seat for seat in g.others(me) if g.hands[seat]], use_taken_card)


@step
def use_taken_card(g: Fluxx, victim: Seat) -> None:
    """The card taken is played as one's own."""
    card = g.dice.pick(g.hands[victim])
    leave_hand(g, victim, card)
    g.then(play_card, card, "use_what_you_take")


@action("zap_a_card")
def zap_a_card(g: Fluxx, me: Seat) -> None:
    """Take a card in play into hand (fluxx 205)."""
    g.ask(me, "zap", [*keepers_of(g, g.players()), *g.goals, *g.rules], zap, me)


@step
def zap(g: Fluxx, card: Card, me: Seat) -> None:
    """Everybody knows which card went into the hand (fluxx 280)."""
    if isinstance(card, Keeper):
        g.keepers[owner(g, card)].remove(card)
    elif isinstance(card, Goal):
        g.goals.remove(card)
    else:
        remove_rules(g, [card])
    g.hands[me].append(card)
    g.seen[card], g.drawn_after[card] = EVERYBODY, g.shuffles
    g.tell(events.Zapped(me, card))


@action("discard_and_draw")
def discard_and_draw(g: Fluxx, me: Seat) -> None:
    """Discard your hand and draw as many cards (fluxx 206)."""
    number = len(g.hands[me])
    discard_from(g, me, g.hands[me])
    draw(g, number)


@action("empty_the_trash")
def empty_the_trash(g: Fluxx, _me: Seat) -> None:
    """The discard pile is shuffled into the draw pile (fluxx 209)."""
    shuffle_in(g)


@action("jackpot")
def jackpot(g: Fluxx, _me: Seat) -> None:
    """Draw 3 cards (fluxx 212)."""
    draw(g, g.inflated(3))


@action("everybody_gets_1")
def everybody_gets_1(g: Fluxx, _me: Seat) -> None:
    """Draw a card for each player, look at them and give them out (fluxx 210)."""
    number = g.inflated(1) * len(g.players())
    g.looked_at = take_from_deck(g, number)
    g.drawn_in_all += number
    card = g.resolving[-1]
    assert isinstance(card, Action)
    tell_apart(g, card, g.looked_at)
    g.then(give_next, 0, g.inflated(1))


def gift_options(g: Fluxx, given: int, each: int) -> list[Card | str]:
    """A card for the next player; if there are too few, somebody may go without (fluxx 210)."""
    wanted = each * len(g.players()) - given
    options: list[Card | str] = [*g.looked_at]
    return [*options, "nobody"] if 0 < len(options) < wanted else options


def receiver(g: Fluxx, given: int, each: int) -> Seat:
    """Who is next to get a card."""
    return g.players()[given // each]


@step
def give_next(g: Fluxx, given: int, each: int) -> None:
    """Clockwise from the active player, `each` cards to everybody; `given` is how many were seen to."""
    if g.looked_at:
        g.ask(g.active, "give", gift_options(g, given, each), give, given, each)


@step
def give(g: Fluxx, choice: Card | str, given: int, each: int) -> None:
    """A card enters a hand; giver and receiver know it (fluxx 278)."""
    me, to = g.active, receiver(g, given, each)
    if isinstance(choice, Card):
        g.looked_at.remove(choice)
        g.hands[to].append(choice)
        remember(g, me, [choice])
        g.tell(events.CardGiven(me, to, choice), (me, to), events.CardGivenUnseen(me, to))
    g.then(give_next, given + 1, each)


@action("exchange_keepers")
def exchange_keepers(g: Fluxx, me: Seat) -> None:
    """Swap one of your Keepers for one of another player's (fluxx 211)."""
    swaps = [Swap(*pair) for pair in product(g.keepers[me], keepers_of(g, g.others(me)))]
    g.ask(me, "exchange", swaps, exchange, me)


@step
def exchange(g: Fluxx, swap: Swap, me: Seat) -> None:
    """Two Keepers change places."""
    other = owner(g, swap.theirs)
    move_keeper(g, swap.theirs, other, me)
    move_keeper(g, swap.mine, me, other)


def move_keeper(g: Fluxx, keeper: Keeper, giver: Seat, receiver: Seat) -> None:
    """A Keeper lies before another player now."""
    g.keepers[giver].remove(keeper)
    g.keepers[receiver].append(keeper)
    g.tell(events.KeeperMoved(receiver, keeper, giver))


@action("steal_a_keeper")
def steal_a_keeper(g: Fluxx, me: Seat) -> None:
    """Another player's Keeper now lies before you (fluxx 218)."""
    g.ask(me, "steal", keepers_of(g, g.others(me)), steal, me)


@step
def steal(g: Fluxx, keeper: Keeper, me: Seat) -> None:
    """A Keeper is stolen."""
    move_keeper(g, keeper, owner(g, keeper), me)


@action("share_the_wealth")
def share_the_wealth(g: Fluxx, _me: Seat) -> None:
    """All Keepers are shuffled and dealt back into play, beginning with you (fluxx 217)."""
    seats = g.players()
    keepers = keepers_of(g, seats)
    g.dice.shuffle(keepers)
    for place, seat in enumerate(seats):
        g.keepers[seat] = keepers[place :: len(seats)]
    g.tell(events.KeepersShared(len(keepers)))


@action("lets_do_that_again")
def lets_do_that_again(g: Fluxx, me: Seat) -> None:
    """Take an Action or New Rule from the discard pile and play it (fluxx 213)."""
    g.ask(me, "again", [card for card in g.discard if isinstance(card, (Action, NewRule))], do_again)


@step
def do_again(g: Fluxx, card: Card) -> None:
    """A card leaves the discard pile and is played at once."""
    g.discard.remove(card)
    g.then(play_card, card, "lets_do_that_again")


@action("take_another_turn")
def take_another_turn(g: Fluxx, me: Seat) -> None:
    """One more turn after this, never more than two in a row (fluxx 219)."""
    if g.in_a_row == 1:
        g.extra_turn = True
        g.tell(events.ExtraTurnPromised(me))
