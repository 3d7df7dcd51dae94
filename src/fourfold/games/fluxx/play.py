"""A card is played: it lands, the table settles, and whoever is over a limit discards."""

from collections.abc import Callable, Sequence

from fourfold.core.events import Seat
from fourfold.core.state import new, step
from fourfold.games.fluxx import events
from fourfold.games.fluxx.card_file import CATEGORIES
from fourfold.games.fluxx.cards import Action, Card, Goal, Keeper, NewRule
from fourfold.games.fluxx.events import Discarded, Played
from fourfold.games.fluxx.goals import hand_victory, victory
from fourfold.games.fluxx.table import Fluxx, draw, in_force, take_from_deck

Effect = Callable[[Fluxx, Seat], None]
ACTIONS: dict[str, Effect] = {}  # by the id of the printed card


def action(card: str) -> Callable[[Effect], Effect]:
    """Mark what an Action does."""

    def mark(effect: Effect) -> Effect:
        ACTIONS[card] = effect
        return effect

    return mark


@step
def play_card(g: Fluxx, card: Card, cause: str) -> None:
    """A card that has left where it was: a win check, then it takes effect (fluxx 37, 127)."""
    g.resolving.append(card)
    g.last, g.cause = card, cause
    g.tell(new(Played, (g.active, card, cause)))
    if hand_victory(g):
        return
    if isinstance(card, Keeper):
        g.keepers[g.active].append(card)  # fluxx 69
        land(g)
    elif isinstance(card, NewRule):
        lay_rule(g, card)
    elif isinstance(card, Goal):
        lay_goal(g, card)
    else:
        ACTIONS[card.like](g, g.active)
        g.go_on_with(finish_action)


def land(g: Fluxx) -> None:
    """The card played lies where it belongs."""
    g.resolving.pop()
    complete(g)


@step
def complete(g: Fluxx) -> None:
    """After a complete effect or free action there is a win check, then the table settles (fluxx 38, 39)."""
    if not victory(g):
        settle(g)


def lay_rule(g: Fluxx, rule: NewRule) -> None:
    """A New Rule is in force at once; an older one that conflicts is discarded (fluxx 53 to 57, 179)."""
    older = tuple([each for each in g.rules if each.kind == rule.kind and rule.kind in CATEGORIES])
    remove_rules(g, older)
    g.discard += older
    g.rules = (*g.rules, rule)
    if rule.keep:
        draw_for_all_but_one(g)
    land(g)


def remove_rules(g: Fluxx, gone: Sequence[Card]) -> None:
    """New Rules leave play and stop working (fluxx 58)."""
    if gone:
        g.rules = tuple([rule for rule in g.rules if rule not in gone])


def discard_rules(g: Fluxx, gone: Sequence[Card]) -> None:
    """New Rules in play are discarded together, the oldest first (fluxx 132)."""
    cards = tuple([rule for rule in g.rules if rule in gone])
    remove_rules(g, cards)
    g.discard += cards
    if cards:
        g.tell(events.RulesDiscarded(cards))


def draw_for_all_but_one(g: Fluxx) -> None:
    """Play All But 1 helps whoever began with nothing and drew a single card (fluxx 179)."""
    if g.began_empty and g.drawn_in_all == g.word(1):
        draw(g, 1)


def lay_goal(g: Fluxx, goal: Goal) -> None:
    """A Goal takes the place of the one before, or of one of two under Double Agenda (fluxx 62, 67)."""
    room = in_force(g.rules).goals
    if len(g.goals) < room:
        g.goals.append(goal)
        land(g)
    elif room == 1:
        replace_goal(g, g.goals[0], goal)
    else:
        g.ask(g.active, "drop goal", tuple(g.goals), replace_goal, goal)


@step
def replace_goal(g: Fluxx, old: Goal, goal: Goal) -> None:
    """An older Goal is discarded as the new one lands (fluxx 62, 67)."""
    drop_goal(g, old)
    g.goals.append(goal)
    land(g)


@step
def drop_goal(g: Fluxx, old: Goal) -> None:
    """A Goal in play is discarded."""
    g.goals.remove(old)
    g.discard.append(old)
    g.tell(events.GoalDiscarded(old))


@step
def finish_action(g: Fluxx) -> None:
    """An Action carried out; whoever removed Double Agenda first chooses the surplus Goal (fluxx 38, 68, 73)."""
    if len(g.goals) > in_force(g.rules).goals:
        g.ask(g.active, "drop goal", tuple(g.goals), drop_goal)
        g.then(discard_action)
    else:
        discard_action(g)


@step
def discard_action(g: Fluxx) -> None:
    """An Action goes onto the discard pile before the table settles (fluxx 73)."""
    g.discard.append(g.resolving.pop())
    complete(g)


def settle(g: Fluxx) -> None:
    """The others obey the limits, the active player draws the difference, small hands grow (fluxx 39)."""
    now = in_force(g.rules)
    if now.limited and over_limit(g):
        g.then(obey_limits, "others")
        g.then(catch_up)
    elif g.small_hands or now.draw > g.drawn or now.poor or now.party:
        catch_up(g)


def over_limit(g: Fluxx) -> bool:
    """Somebody other than the active player has too many cards or Keepers (fluxx 41, 42)."""
    now = in_force(g.rules)
    for seat, hand in enumerate(g.hands):
        if (len(hand) > now.hand_limit or len(g.keepers[seat]) > now.keeper_limit) and seat != g.active:
            return True
    return False


@step
def catch_up(g: Fluxx) -> None:
    """The active player draws the difference, then small hands grow (fluxx 22, 110)."""
    if g.stage == "play":
        draw_difference(g)
    if g.small_hands:
        g.then(grow_small_hands)


def draw_difference(g: Fluxx) -> None:
    """Whenever the required draws exceed the cards drawn, draw the rest, the Party Bonus if it is wanted (fluxx 22)."""
    now = in_force(g.rules)
    if now.party and not g.party and g.options["optional_bonuses"] == "on" and g.party_is_on():
        g.ask(g.active, "party bonus", ("accept", "refuse"), answer_party)
    elif now.draw > g.drawn or now.poor or now.party:
        draw_required(g)


@step
def answer_party(g: Fluxx, answer: str) -> None:
    """The Party Bonus draw is accepted or refused for this turn (fluxx 100, 101)."""
    g.party = answer
    g.tell(events.BonusAnswered(g.active, answer))
    draw_required(g)


def draw_required(g: Fluxx) -> None:
    """Draw what the draw rule and its bonuses ask for beyond what was drawn (fluxx 20 to 26)."""
    now = in_force(g.rules)
    missing = now.draw - g.drawn
    if now.poor or now.party:
        missing += g.draw_bonus(now)
    if missing > 0:
        g.drawn += missing
        draw(g, missing)
        hand_victory(g)


@step
def grow_small_hands(g: Fluxx) -> None:
    """Inflation that arrives adds a card to every unfinished small hand, the innermost first (fluxx 110 to 112)."""
    inflation = in_force(g.rules).inflation
    for small in reversed(g.small_hands):
        if inflation > small.inflation and g.options["running_actions_grow"] == "on":
            cards = take_from_deck(g, inflation - small.inflation)
            g.drawn_in_all += inflation - small.inflation
            small.inflation = inflation
            small.cards += cards
            tell_apart(g, small.action, cards)


def tell_apart(g: Fluxx, card: Action, cards: Sequence[Card]) -> None:
    """Cards drawn for an Action are seen by the one who plays it (fluxx 271, 278)."""
    me = g.active
    g.tell(events.DrewApart(me, card, tuple(cards)), me, events.DrewSomeApart(me, card, len(cards)))


@step
def obey_limits(g: Fluxx, whose: str) -> None:
    """The others, or the active player's hand or Keepers, obey the limits; all choose in secret (fluxx 42 to 47)."""
    bound = g.others(g.active) if whose == "others" else [g.active]
    for seat in g.leaving:  # fluxx 138
        while seat in bound and (cards := surplus(g, seat, whose)):
            g.going[seat].append(g.dice.pick(cards))
    offers = {seat: cards for seat in bound if (cards := surplus(g, seat, whose))}
    if offers:
        g.ask_all("discard", offers, mark_discards, whose)
    else:
        discard_marked(g)


def surplus(g: Fluxx, seat: Seat, whose: str) -> list[Card]:
    """Cards of which a seat must still choose one to go; where all must go there is no choice (fluxx 44)."""
    now, marked = in_force(g.rules), g.going[seat]
    hand, mine = g.hands[seat], g.keepers[seat]
    if len(hand) > now.hand_limit and whose != "keepers":
        left = [card for card in hand if card not in marked]
        if len(left) > now.hand_limit > 0:
            return left
        marked += left if now.hand_limit == 0 else []
    if len(mine) > now.keeper_limit and whose != "hand":
        standing: list[Card] = [card for card in mine if card not in marked]
        if len(standing) > now.keeper_limit > 0:
            return standing
        marked += standing if now.keeper_limit == 0 else []
    return []


@step
def mark_discards(g: Fluxx, cards: dict[Seat, Card], whose: str) -> None:
    """What was chosen stays hidden until all have finished (fluxx 47, 283)."""
    for seat, card in cards.items():
        g.going[seat].append(card)
    obey_limits(g, whose)


def discard_marked(g: Fluxx) -> None:
    """All that was chosen goes at once: clockwise, hand before Keepers, oldest first (fluxx 132)."""
    for seat in g.clockwise_from(g.active):
        if g.going[seat]:
            marked, g.going[seat] = g.going[seat], []
            discard_from(g, seat, marked)
    victory(g)


def discard_from(g: Fluxx, seat: Seat, marked: Sequence[Card]) -> None:
    """Cards of a seat's hand and Keepers are discarded together (fluxx 132, 274)."""
    hand, mine = g.hands[seat], g.keepers[seat]
    from_hand = [card for card in hand if card in marked]
    from_table = [card for card in mine if card in marked]
    for card in from_hand:
        hand.remove(card)
        g.seen.pop(card, None)
    for keeper in from_table:
        mine.remove(keeper)
    cards: list[Card] = [*from_hand, *from_table]
    g.discard += cards
    if cards:
        g.tell(new(Discarded, (seat, tuple(cards))))
