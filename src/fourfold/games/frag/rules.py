"""The game of FRAG: set-up, the phases of a turn, and the end (frag 7 to 14, 47 to 58, 170)."""

from collections.abc import Callable

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.frag import events, specials
from fourfold.games.frag.acts import Act, Build, builds
from fourfold.games.frag.attacks import declare
from fourfold.games.frag.board import Board
from fourfold.games.frag.cards import DECKS, Card, Gadget, Special, Weapon
from fourfold.games.frag.damage import MEDICINE, discard_spent, drop_card, heal, lay_gadget, obey_weapon_limit, win
from fourfold.games.frag.moving import enter, go, move_active
from fourfold.games.frag.offers import open_piles, roll_acts, turn_acts
from fourfold.games.frag.respawn import bring_back_dead, respawn
from fourfold.games.frag.table import Fighter, Frag, Gun, Turn
from fourfold.games.frag.windows import EFFECTS, end_effects, name_special, use_at_any_time, watch

assert specials.disconnect in EFFECTS.values()  # importing the Specials says what they do
HAND_LIMIT = 5


def set_up(g: Frag) -> None:
    """Shuffle three decks, deal a card of each, choose characters, find the first player (frag 7 to 12)."""
    lay_out(g)
    for deck in DECKS:
        g.dice.shuffle(g.decks[deck])
    if g.options["hand_lost_at_death"] == "off":  # else no cards are dealt (frag 166)
        for fighter in g.fighters:
            fighter.hand = [g.decks[deck].pop() for deck in DECKS]
    new = [seat for seat, build in enumerate(characters(g)) if build is None]
    g.ask_all("build", {seat: builds() for seat in new}, show_builds)
    g.then(find_first)


def lay_out(g: Frag) -> None:
    """An empty table."""
    (g.board,) = [each for each in g.box.values() if isinstance(each, Board)]
    cards = [each for each in g.box.values() if isinstance(each, Card)]
    g.decks = {deck: [card for card in cards if card.deck == deck] for deck in DECKS}
    g.discards = {deck: [] for deck in DECKS}
    g.round = g.first = g.active = g.piles_made = 0
    g.fighters = [Fighter() for _ in range(g.seats)]
    g.specials, g.resolving, g.piles, g.winners = [], [], [], []
    g.blood, g.worn = {}, {}
    g.turn, g.attack, g.puppet = Turn(), None, None


def characters(g: Frag) -> list[Build | None]:
    """By seat: a character that was brought along, or None for a new one."""
    if g.options["characters"] == "new":
        return [None] * g.seats
    texts = g.options["characters"].split(",")
    return [None if text == "new" else Build(*map(int, text.split("-"))) for text in texts]


@step
def show_builds(g: Frag, chosen: dict[Seat, Build]) -> None:
    """All builds are shown together (frag 7)."""
    for seat, brought in enumerate(characters(g)):
        build = brought or chosen[seat]
        fighter = g.fighters[seat]
        fighter.health, fighter.speed, fighter.accuracy = build
        g.tell(events.BuildShown(seat, *build))


@step
def find_first(g: Frag) -> None:
    """The highest die is first, after a new roll of those tied (frag 11)."""
    tied = list(range(g.seats))
    while len(tied) > 1:
        dice = dict(zip(tied, g.dice.roll(len(tied)), strict=True))
        for seat, die in dice.items():
            g.tell(events.FirstRolled(seat, die))
        tied = [seat for seat in tied if dice[seat] == max(dice.values())]
    g.first = g.active = tied[0]
    g.tell(events.FirstFound(g.first))
    for seat in g.clockwise_from(g.first):
        g.then(place_fighter, seat)
    g.then(begin_round, g.first)


@step
def place_fighter(g: Frag, seat: Seat) -> None:
    """A free respawn square of choice, or a rolled one (frag 12, 13)."""
    numbers = range(len(g.board.respawns))
    free = [number for number in numbers if g.fighter_at(g.board.respawns[number], seat) is None]
    if g.options["placement"] == "roll":
        rolled = g.dice.below(len(numbers))
        stand(g, Act("start", where=str(min(free, key=lambda number: (number - rolled) % len(numbers)) + 1)), seat)
    else:
        g.ask(seat, "place", [Act("start", where=str(number + 1)) for number in free], stand, seat)


@step
def stand(g: Frag, act: Act, seat: Seat) -> None:
    """The fighter stands on a respawn square."""
    place = g.board.respawns[int(act.where) - 1]
    g.fighters[seat].place = g.fighters[seat].last_free = place
    g.tell(events.Placed(seat, g.name(place)), None if g.options["fog"] == "off" else seat)


@step
def begin_round(g: Frag, seat: Seat) -> None:
    """With the first player's turn a round begins; after the last round the game ends (frag 14, 170)."""
    if seat == g.first:
        if g.options["round_limit"] != "off" and g.round >= g.options["round_limit"]:
            most = max([fighter.frags for fighter in g.fighters])
            win(g, [each for each, fighter in enumerate(g.fighters) if fighter.frags == most])
            return
        g.round += 1
        g.tell(events.RoundBegan(g.round))
    if g.fighters[seat].out:
        g.then(begin_round, (seat + 1) % g.seats)
        return
    g.active, g.turn = seat, Turn()
    if not is_lagged(g, seat):
        watch(g, "turn", seat, 0)
    g.then(begin_turn, seat)


def is_lagged(g: Frag, seat: Seat) -> bool:
    """A Lag lies on this player, and nothing protects from it (frag 58, 208)."""
    return not g.fighters[seat].spared and any(
        [each.card.kind == "s_lag" and each.target == seat for each in g.specials]
    )


@step
def begin_turn(g: Frag, seat: Seat) -> None:
    """Effects that last until now end; then the four phases, or none if the turn is lost (frag 47, 48, 57)."""
    fighter = g.fighters[seat]
    fighter.turns += 1
    lost = is_lagged(g, seat)
    for lag in [each for each in g.specials if each.card.kind == "s_lag" and each.target == seat]:
        g.specials.remove(lag)
        g.discard(lag.card)
    end_effects(g, seat, "until_start_of_your_next_turn")
    g.turn.drugged, fighter.drugged = fighter.drugged, False
    fighter.spared = lost
    if lost:
        g.tell(events.TurnLost(seat))
    else:
        g.tell(events.TurnBegan(seat))
        come_back(g, seat)
        before_roll(g)
        g.then(act_on)
    g.then(end_turn, seat)


def come_back(g: Frag, seat: Seat) -> None:
    """Phase 1: a fighter off the board comes back; after it a Regenerator heals (frag 49, 59, 197, 209)."""
    if g.fighters[seat].place < 0:
        respawn(g, seat)
    for _ in range(min(g.has(seat, "g_regenerator"), g.fighters[seat].wounds)):
        heal(g, seat, 1)
    obey_weapon_limit(g, seat)


@step
def before_roll(g: Frag) -> None:
    """Phase 2: cards, then the movement roll or a teleport (frag 50 to 52)."""
    if g.turn.rolled:
        return
    acts = roll_acts(g)
    if len(acts) == 1:
        roll_movement(g)
    else:
        g.ask(g.active, "roll", acts, prepare)
        g.then(before_roll)


@step
def prepare(g: Frag, act: Act) -> None:
    """Roll, teleport, or use a card first."""
    if act.verb == "roll":
        roll_movement(g)
    elif act.verb == "teleport":
        g.turn.rolled = True  # and no movement points this turn
        go(g, g.active, act)
        enter(g, g.active)
    else:
        DOINGS[act.verb](g, act)


def roll_movement(g: Frag) -> None:
    """As many dice as Speed, halved by a tranquilizer; the total is the movement points (frag 70, 188)."""
    speed = g.stat(g.active, "speed")
    dice = g.dice.roll(max(1, speed // 2) if g.turn.drugged else speed)
    g.turn.points, g.turn.rolled, g.turn.may_take = sum(dice), True, True
    g.tell(events.MovementRolled(g.active, tuple(dice), g.turn.points))


@step
def act_on(g: Frag) -> None:
    """Phase 3: go on until the player declares the turn over or can do nothing else (frag 53)."""
    acts = turn_acts(g)
    if len(acts) > 1 or acts[0].verb != "end":
        g.ask(g.active, "act", acts, do_act)
        g.then(act_on)


@step
def do_act(g: Frag, act: Act) -> None:
    """One thing of phase 3."""
    if act.verb == "end":
        g.agenda.pop()  # to act on
    else:
        DOINGS[act.verb](g, act)


def throw_away(g: Frag, act: Act) -> None:
    """A card of the hand goes to its discard pile, seen by all (frag 21, 238)."""
    assert act.card is not None
    g.from_hand(g.active, act.card)
    g.discard(act.card)
    g.tell(events.ThrownAway(g.active, act.card))


def drop_in_square(g: Frag, act: Act) -> None:
    """A card in play is dropped (frag 163)."""
    assert act.card is not None
    drop_card(g, g.active, act.card)
    obey_weapon_limit(g, g.active)


def take(g: Frag, act: Act) -> None:
    """One marker of the square: blood, or a pile to choose a card from (frag 156 to 161)."""
    me, turn = g.active, g.turn
    place = g.fighters[me].place
    turn.may_take = False
    turn.looted.append(place)
    if act.where == "blood":
        g.blood[place] -= 1
        if not g.blood[place]:
            del g.blood[place]
        g.fighters[me].blood += 1
        g.tell(events.TookBlood(me))
        return
    (pile,) = [each for each in open_piles(g, place) if act.where == f"pile-{each.number}"]
    turn.closed.append(pile.number)
    if me not in pile.known:
        pile.known.append(me)
    g.ask(me, "pick", tuple(pile.cards), take_card, pile.number)


@step
def take_card(g: Frag, card: Card, number: int) -> None:
    """A card of a pile goes into the hand; while cards are left the marker stays (frag 160, 161, 239)."""
    (pile,) = [each for each in g.piles if each.number == number]
    pile.cards.remove(card)
    if not pile.cards:
        g.piles.remove(pile)
    if g.options["secret_piles"] == "on":
        g.fighters[g.active].hand.append(card)
        g.tell(events.Took(g.active, card), g.active, events.TookUnseen(g.active))
    else:
        g.to_hand(g.active, card)
        g.tell(events.Took(g.active, card))


def play_card(g: Frag, act: Act) -> None:
    """A card of the hand is played in one's own turn (frag 21, 43)."""
    me, card = g.active, act.card
    if isinstance(card, Special):
        name_special(g, me, card, act.seat, act.other)
    elif isinstance(card, Weapon):
        g.from_hand(me, card)
        g.fighters[me].guns.append(Gun(card, g.worn.pop(card.id, card.ammo or 0)))  # with full ammo (frag 40)
        g.tell(events.LaidDown(me, card))
    elif isinstance(card, Gadget):
        if card.kind in MEDICINE:
            use_at_any_time(g, me, act)
        else:
            play_gadget(g, card, act)
        obey_weapon_limit(g, me)


def play_gadget(g: Frag, card: Gadget, act: Act) -> None:
    """A gadget stays in play, or works once and is discarded (frag 190 to 207)."""
    me = g.active
    g.from_hand(me, card)
    g.tell(events.LaidDown(me, card))
    if card.stays:
        lay_gadget(g, me, card, act.other.id if act.other else act.where)
        return
    g.discard(card)
    if card.kind == "g_ammo_pack":
        assert isinstance(act.other, Weapon)
        gun = g.gun(me, act.other)
        assert gun is not None
        gun.ammo = gun.card.ammo or 0
    else:
        move_active(g, Act("teleport", where=act.where))


DOINGS: dict[str, Callable[[Frag, Act], None]] = {
    "step": move_active,
    "jump": move_active,
    "teleport": move_active,
    "take": take,
    "throw": throw_away,
    "drop": drop_in_square,
    "play": play_card,
    "blood": lambda g, act: use_at_any_time(g, g.active, act),
    "fire": declare,
    "burst": declare,
    "jet": declare,
    "nuke": declare,
    "trick": declare,
}


@step
def end_turn(g: Frag, seat: Seat) -> None:
    """Phase 4: the hand limit, effects that end with the turn, the next player (frag 19, 20, 54, 55)."""
    g.tell(events.TurnEnded(seat, g.turn.points))
    discard_spent(g, seat)
    g.turn.points = 0
    bring_back_dead(g)
    obey_hand_limit(g, seat)
    g.then(end_effects, seat, "until_end_of_your_next_turn")
    g.then(begin_round, (seat + 1) % g.seats)


@step
def obey_hand_limit(g: Frag, seat: Seat) -> None:
    """At most five cards stay in hand (frag 19)."""
    hand = g.fighters[seat].hand
    if len(hand) > HAND_LIMIT:
        g.ask(seat, "discard", tuple(hand), throw_surplus, seat)


@step
def throw_surplus(g: Frag, card: Card, seat: Seat) -> None:
    """One card less, and count again."""
    throw_away(g, Act("throw", card))
    g.then(obey_hand_limit, seat)
