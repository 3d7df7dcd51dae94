"""The turn: No-Hand Bonus, draw, play, discard to the limits."""

from fourfold.core.events import Seat
from fourfold.core.state import new, step
from fourfold.faults import Sentence, wrong_option
from fourfold.games.fluxx import (
    actions,  # noqa: F401  # it marks what the Actions do
    events,
    showdown,  # noqa: F401  # likewise
    small_hands,  # noqa: F401  # likewise
)
from fourfold.games.fluxx.card_file import deck_fault
from fourfold.games.fluxx.cards import BasicRules, Card, unreachable_goals
from fourfold.games.fluxx.events import TurnBegan
from fourfold.games.fluxx.free_actions import can_use, use_free_action
from fourfold.games.fluxx.goals import end_game, hand_victory
from fourfold.games.fluxx.play import draw_difference, draw_for_all_but_one, obey_limits, play_card
from fourfold.games.fluxx.seating import DEAL, see_off, sit_down
from fourfold.games.fluxx.table import Fluxx, Use, draw, in_force, take_from_deck

Choice = Card | Use | str


def set_up(g: Fluxx) -> None:
    """Shuffle all but the Basic Rules, deal 3 cards to each, choose who starts (fluxx 2 to 10)."""
    lay_out(g)
    cards = [card for card in g.box.values() if isinstance(card, Card) and not isinstance(card, BasicRules)]
    without = g.options["without"]
    g.out = [card for card in cards if card.id in without]
    g.deck = [card for card in cards if card.id not in without]
    if len(g.deck) <= DEAL * g.seats:
        few = deck_fault("too_few_cards", Sentence("fault-fluxx-few-cards", count=len(g.deck)))
        raise ValueError(Sentence("fault-option", name="without", why=few))
    g.dice.shuffle(g.deck)
    for seat in range(g.seats):
        g.hands[seat] = take_from_deck(g, DEAL)
    for goal in unreachable_goals(cards, without):
        g.tell(events.Warned(goal))
    choose_starter(g)


def lay_out(g: Fluxx) -> None:
    """An empty table."""
    g.turn = g.active = g.drawn = g.drawn_in_all = g.played = g.plays_given = g.in_a_row = g.shuffles = g.joining = 0
    g.stage, g.party, g.ending, g.winner = "start", "", "", None
    g.began_empty = g.extra_turn = False
    g.last, g.cause = None, ""
    g.used, g.deck, g.discard, g.rules, g.goals, g.small_hands, g.resolving = [], [], [], (), [], [], []
    g.looked_at, g.gone, g.leaving, g.bots, g.out = [], [], [], [], []
    g.seen, g.went_in, g.drawn_after = {}, {}, {}
    everybody = range(g.seats)
    g.hands, g.keepers, g.going = [[] for _ in everybody], [[] for _ in everybody], [[] for _ in everybody]


def choose_starter(g: Fluxx) -> None:
    """The dice, a seat number, or the first who asks for it (fluxx 9, 10)."""
    who = g.options["who_starts"]
    if isinstance(who, int) and who >= g.seats:
        raise wrong_option("who_starts", "fault-fluxx-no-seat", seat=who)
    if who == "claim":
        g.then(ask_who_starts)
    else:
        g.active = who if isinstance(who, int) else g.dice.below(g.seats)
        g.then(begin_turn)


@step
def ask_who_starts(g: Fluxx) -> None:
    """Anybody may claim the first turn as long as not all have said that they do not mind (fluxx 10)."""
    g.ask_all("who starts", dict.fromkeys(g.players(), ("anybody",)), start_anywhere)


@step
def start_anywhere(g: Fluxx, _answers: dict[int, str]) -> None:
    """Nobody has claimed the first turn, so the dice decide."""
    g.active = g.dice.pick(sorted(g.players()))
    g.then(begin_turn)


@step
def begin_turn(g: Fluxx) -> None:
    """The No-Hand Bonus test is the first thing in a turn (fluxx 14, 186)."""
    g.turn += 1
    g.in_a_row += 1
    g.extra_turn = False
    g.stage, g.party, g.used = "start", "", []
    g.drawn = g.drawn_in_all = g.played = g.plays_given = 0
    g.began_empty = not g.hands[g.active]
    g.tell(new(TurnBegan, (g.active, g.turn, g.in_a_row > 1)))
    bonus = in_force(g.rules).no_hand
    if g.began_empty and bonus:
        draw(g, bonus)
        if hand_victory(g):
            return
    go_on(g)


@step
def go_on(g: Fluxx) -> None:
    """The turn goes on from where it is (fluxx 12)."""
    if g.leaving and see_off(g):
        return
    if g.stage == "play":
        next_play(g)
    elif g.stage == "start":
        before_draw(g)
    else:
        end_turn(g)


def before_draw(g: Fluxx) -> None:
    """Free actions may be used before the draw step (fluxx 90)."""
    if in_force(g.rules).free and (options := early_options(g)):
        g.ask(g.active, "before draw", options, choose_play)
    else:
        draw_step(g)


def early_options(g: Fluxx) -> list[Choice]:
    """Free actions that can be used now, or the draw."""
    now = in_force(g.rules)
    if g.options["free_actions_before_draw"] == "off":
        return []
    left, _ = g.plays_left()
    free: list[Choice] = [use for use in now.free if can_use(g, g.active, use.card, left)]
    return [*free, "draw"] if free else []


def draw_step(g: Fluxx) -> None:
    """Draw what the draw rule and the bonuses ask for (fluxx 19, 20)."""
    g.stage = "play"
    draw_difference(g)
    if g.winner is None:
        g.go_on_with(end_draw_step)


@step
def end_draw_step(g: Fluxx) -> None:
    """Play All But 1 may add a card; the plays given now decide on First Play Random (fluxx 179, 191)."""
    if in_force(g.rules).keep:
        draw_for_all_but_one(g)
        if hand_victory(g):
            return
    g.plays_given = plays_the_rules_give(g)
    next_play(g)


def plays_the_rules_give(g: Fluxx) -> int:
    """The plays of this turn, Inflation and bonuses counted, the size of the hand not (fluxx 191)."""
    now = in_force(g.rules)
    return now.play + g.play_bonus(now) if now.rich or now.party else now.play


def next_play(g: Fluxx) -> None:
    """A play or a free action, as long as there is one (fluxx 15 to 17, 93)."""
    options = play_options(g)
    if options:
        g.ask(g.active, "play", options, choose_play)
    else:
        end_turn(g)


def play_options(g: Fluxx) -> list[Choice]:
    """Any card of the hand, free actions, and the end of the turn if no play is owed (fluxx 15, 16, 95)."""
    me = g.active
    left, owed = g.plays_left()
    now = in_force(g.rules)
    options: list[Choice] = []
    if left:
        options = ["random"] if now.blind and is_blind(g) else [*g.hands[me]]
    if now.free:
        options += [use for use in now.free if can_use(g, me, use.card, left)]
    if not owed and options:
        options.append("end")
    return options


def is_blind(g: Fluxx) -> bool:
    """First Play Random picks the first play, unless there is only one (fluxx 191)."""
    given = g.plays_given if g.options["random_first_test"] == "start" else plays_the_rules_give(g)
    return g.played == 0 and given != 1


@step
def choose_play(g: Fluxx, choice: Choice) -> None:
    """A card is played, a free action used, or the step is over."""
    me = g.active
    if isinstance(choice, Card):
        play_from_hand(g, choice, "hand")
    elif isinstance(choice, Use):
        use_free_action(g, me, choice.card)
        if g.winner is None:
            g.go_on_with(go_on)
    elif choice == "random":
        play_from_hand(g, g.dice.pick(g.hands[me]), "first_play_random")
    elif choice == "draw":
        draw_step(g)
    else:
        end_turn(g)


def play_from_hand(g: Fluxx, card: Card, cause: str) -> None:
    """A play: the card leaves the hand first (fluxx 37)."""
    g.hands[g.active].remove(card)
    g.seen.pop(card, None)
    g.played += 1
    play_card(g, card, cause)
    if g.winner is None:
        g.go_on_with(go_on)


def end_turn(g: Fluxx) -> None:
    """The active player obeys the limits: hand first, then Keepers (fluxx 12, 43)."""
    g.stage = "end"
    now, me = in_force(g.rules), g.active
    if len(g.hands[me]) > now.hand_limit:
        g.then(obey_limits, "hand")
    if len(g.keepers[me]) > now.keeper_limit:
        g.then(obey_limits, "keepers")
    g.go_on_with(pass_turn)


@step
def pass_turn(g: Fluxx) -> None:
    """Leavers go and newcomers sit down between two turns (fluxx 126, 134, 138)."""
    if g.leaving and see_off(g):
        return
    if g.turn == g.options["max_turns"] or not can_go_on(g):
        end_game(g, None, "undecided", events.Undecided(g.turn))
        return
    while g.joining:
        sit_down(g)
        if g.ending:
            return
        g.then(obey_limits, "others")  # fluxx 136
    g.go_on_with(next_turn)


@step
def next_turn(g: Fluxx) -> None:
    """The turn passes clockwise, unless an extra turn was promised (fluxx 11, 219)."""
    if not g.extra_turn:
        g.in_a_row = 0
        g.active = (g.active + 1) % g.seats
        while g.active in g.gone:
            g.active = (g.active + 1) % g.seats
    g.then(begin_turn)


def can_go_on(g: Fluxx) -> bool:
    """There is a card to draw, or somebody who can do something; else turns would pass for ever."""
    return bool(g.deck or g.discard) or any([could_act(g, seat) for seat in g.players()])


def could_act(g: Fluxx, seat: Seat) -> bool:
    """A seat would have something to choose in a turn of its own without a draw."""
    world = g.copy()
    world.active, world.played, world.used = seat, 0, []
    return bool(play_options(world))
