"""What the active player may do: the cards of the hand, the square's markers, moves and attacks (frag 21, 43, 53)."""

from collections.abc import Callable

from fourfold.core.events import Seat
from fourfold.games.frag.acts import BLOOD, END, ROLL, TAKE_BLOOD, Act, drop, play, throw
from fourfold.games.frag.attacks import attack_acts, targets_in_sight
from fourfold.games.frag.cards import ANY_TIME, PISTOL, Card, Weapon
from fourfold.games.frag.moving import moves, shares
from fourfold.games.frag.table import Frag, Pile
from fourfold.games.frag.windows import delays

Offer = Callable[[Frag, Seat, Card], list[Act]]


def others(g: Frag, me: Seat) -> list[Seat]:
    """Every other fighter on the board."""
    return [seat for seat in g.on_board() if seat != me]


def simply(_g: Frag, _me: Seat, card: Card) -> list[Act]:
    """A card played on oneself."""
    return [play(card)]


def never(_g: Frag, _me: Seat, _card: Card) -> list[Act]:
    """A card with a moment of its own."""
    return []


def if_hurt(g: Frag, me: Seat, card: Card) -> list[Act]:
    """A card that heals."""
    return [play(card)] if g.fighters[me].wounds else []


def lag(g: Frag, me: Seat, card: Card) -> list[Act]:
    """Lag or Disconnect on an opponent, dead or alive as the card says."""
    targets = [seat for seat in range(g.seats) if seat != me]
    return [act for act in delays(g, me, targets) if act.card is card]


def on_opponent(g: Frag, me: Seat, card: Card) -> list[Act]:
    """A card played on another fighter."""
    return [play(card, seat) for seat in others(g, me)]


def on_any_fighter(g: Frag, _me: Seat, card: Card) -> list[Act]:
    """A card played on any fighter on the board, the own too."""
    return [play(card, seat) for seat in g.on_board()]


def reload(g: Frag, me: Seat, card: Card) -> list[Act]:
    """Fill the ammo of one own weapon in play (frag 198)."""
    guns = [gun for gun in g.fighters[me].guns if gun.card.reloadable]
    return [play(card, -1, gun.card) for gun in guns if gun.card.ammo is not None and gun.ammo < gun.card.ammo]


def attach(g: Frag, me: Seat, card: Card) -> list[Act]:
    """Put a gadget on one weapon, the pistol too (frag 199, 202, 203)."""
    guns = [play(card, -1, gun.card) for gun in g.fighters[me].guns]
    return [play(card, -1, None, PISTOL.id), *guns]


def pocket_teleport(g: Frag, me: Seat, card: Card) -> list[Act]:
    """For 1 point to any teleporter square (frag 207)."""
    if not g.turn.points:
        return []
    here = g.fighters[me].place
    return [play(card, -1, None, g.name(to)) for to in g.board.teleporters if to != here]


def steal(g: Frag, me: Seat, card: Card) -> list[Act]:
    """Take a weapon or gadget in play from an opponent in sight; not one with a time limit (frag 42, 218)."""
    return [play(card, seat, each) for seat, _ in targets_in_sight(g, me) for each in droppable(g, seat)]


def end_special(g: Frag, _me: Seat, card: Card) -> list[Act]:
    """In one's own turn Anti-Cheat discards a Special in play (frag 223)."""
    return [play(card, -1, each.card) for each in g.specials]


def before_roll(g: Frag, _me: Seat, card: Card) -> list[Act]:
    """A card for the movement roll (frag 213)."""
    return [] if g.turn.rolled else [play(card)]


OFFERS: dict[str, Offer] = {
    "g_first_aid_kit": if_hurt,
    "g_ammo_pack": reload,
    "g_targeting_system": attach,
    "g_overcharger": attach,
    "g_autoloader": attach,
    "g_extreme_damage": never,
    "g_pocket_teleporter": pocket_teleport,
    "s_lag": lag,
    "s_disconnect": lag,
    "s_no_carrier": on_opponent,
    "s_hack_speed": before_roll,
    "s_aimbot": never,
    "s_packet_loss": never,
    "s_trick_fire": never,
    "s_puppeteer": on_opponent,
    "s_script_kiddie": steal,
    "s_respawn_glitch": on_any_fighter,
    "s_swap": on_opponent,
    "s_anti_cheat": end_special,
}
"""By card, how it is played in one's own turn between rolls; any other is simply played."""


def hand_acts(g: Frag, me: Seat) -> list[Act]:
    """Play or throw away a card of the hand (frag 21, 22)."""
    acts = []
    hand = g.fighters[me].hand
    for card in hand:
        acts.append(throw(card))
        if isinstance(card, Weapon):
            if len(g.fighters[me].guns) < g.weapon_limit(me):
                acts.append(play(card))
        else:
            acts += OFFERS.get(card.kind, simply)(g, me, card)
    return acts


def any_time_acts(g: Frag, me: Seat) -> list[Act]:
    """Cards allowed at any time (frag 73, 225)."""
    playable = [card for card in g.fighters[me].hand if card.kind in ANY_TIME]
    return [act for card in playable for act in OFFERS.get(card.kind, simply)(g, me, card)]


def droppable(g: Frag, seat: Seat) -> list[Card]:
    """Weapons and gadgets in play, but none with a time limit (frag 42, 163)."""
    fighter = g.fighters[seat]
    guns: list[Card] = [gun.card for gun in fighter.guns]
    return guns + [gear.card for gear in fighter.gear if not gear.card.timed]


def markers(g: Frag, me: Seat) -> list[Act]:
    """The markers of the square, one of which may be taken (frag 156 to 164)."""
    place = g.fighters[me].place
    if g.options["markers_per_visit"] == "turn" and place in g.turn.looted:
        return []
    blood = [TAKE_BLOOD] if g.blood.get(place) else []
    return blood + [Act("take", where=f"pile-{pile.number}") for pile in open_piles(g, place)]


def open_piles(g: Frag, place: int) -> list[Pile]:
    """Piles of a square from which the active player may still take this turn (frag 161, 164)."""
    return [pile for pile in g.piles if pile.place == place and pile.number not in g.turn.closed]


def own_acts(g: Frag, me: Seat) -> list[Act]:
    """Cards, blood and dropping, at any moment of one's own turn between rolls."""
    fighter = g.fighters[me]
    acts = hand_acts(g, me) if fighter.hand else []
    if fighter.blood and fighter.wounds:
        acts.append(BLOOD)
    if fighter.guns or fighter.gear:
        acts += [drop(card) for card in droppable(g, me)]
    return acts


def roll_acts(g: Frag) -> list[Act]:
    """Phase 2: roll for movement or announce a teleport, and cards before that (frag 50 to 52)."""
    me = g.active
    return [ROLL, *[way.act for way in g.board.beams[g.fighters[me].place]], *own_acts(g, me)]


def turn_acts(g: Frag) -> list[Act]:
    """Phase 3: move, take, attack and play cards in any order, or declare the turn over (frag 53, 73)."""
    me, turn = g.active, g.turn
    taken = g.taken(me, me)
    acts = moves(g, me, turn.points, taken) if turn.points else []
    if turn.may_take:
        acts += markers(g, me)
    if shares(g, me, taken):
        fighter = g.fighters[me]
        return acts + any_time_acts(g, me) + ([BLOOD] if fighter.blood and fighter.wounds else [])
    return [END, *acts, *attack_acts(g, me), *own_acts(g, me)]
