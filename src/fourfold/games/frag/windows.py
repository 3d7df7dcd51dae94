"""Reaction windows: who may answer what is happening, and Specials that wait for an answer (frag 225 to 231)."""

from collections.abc import Callable

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.frag import events
from fourfold.games.frag.acts import BLOOD, PASS, Act, play
from fourfold.games.frag.cards import Card, Gadget, Special
from fourfold.games.frag.damage import KIT_HEALS, MEDICINE, heal, lay_gadget, obey_weapon_limit
from fourfold.games.frag.table import Fighter, Frag, Named, Timed

WINDOWS = ("turn", "special", "declared", "hit", "acid", "death")
Effect = Callable[[Frag, Named], None]
EFFECTS: dict[str, Effect] = {}


def special(kind: str) -> Callable[[Effect], Effect]:
    """Mark what a Special does when it works."""

    def mark(effect: Effect) -> Effect:
        EFFECTS[kind] = effect
        return effect

    return mark


@step
def watch(g: Frag, window: str, first: Seat, passed: int) -> None:
    """Ask the next seat that has something to play; when all have passed in a row the window closes (frag 226, 227)."""
    for number in range(passed, g.seats):
        seat = (first + number) % g.seats
        fighter = g.fighters[seat]
        if (fighter.hand or fighter.blood) and (acts := reactions(g, window, seat)):
            g.ask(seat, window, [PASS, *acts], react, window, first, number)
            return


@step
def react(g: Frag, act: Act, window: str, first: Seat, number: int) -> None:
    """A pass is told to nobody; a card played asks everybody again (frag 227, 240)."""
    if act.verb == "pass":
        g.then(watch, window, first, number + 1)
    else:
        use_at_any_time(g, (first + number) % g.seats, act)
        g.then(watch, window, first, 0)


def reactions(g: Frag, window: str, seat: Seat) -> list[Act]:
    """What a seat may play in a window; a disconnected player plays nothing (frag 44)."""
    fighter = g.fighters[seat]
    if fighter.out or (fighter.place < 0 and not fighter.dead):
        return []
    if window == "turn":
        return [] if seat == g.active else delays(g, seat, [g.active])
    if window == "special":
        named = g.resolving[-1]
        return [] if named.cancelled or named.seat == seat else cards(fighter, "s_anti_cheat")
    if window == "acid":
        return rescues(g, seat) if g.puppet and seat == g.puppet.seat else []
    return attack_reactions(g, window, seat)


def attack_reactions(g: Frag, window: str, seat: Seat) -> list[Act]:
    """What attacker, targets and everybody else may play against an attack or for it."""
    attack, fighter = g.attack, g.fighters[seat]
    if attack is None:
        return []
    targets = attack.victims if window == "declared" else [attack.struck]
    acts = []
    if seat == attack.shooter:
        if window == "declared":
            acts = cards(fighter, "s_aimbot") + cards(fighter, "g_extreme_damage", "g_adrenaline_surge")
    else:
        acts = cards(fighter, "s_packet_loss") + disconnects(g, seat, [each for each in g.on_board() if each != seat])
    if seat in targets and fighter.place >= 0:
        acts += [act for act in rescues(g, seat) if act not in acts]
    return acts


def cards(fighter: Fighter, *kinds: str) -> list[Act]:
    """Play a card of some kinds."""
    return [play(card) for card in fighter.hand if card.kind in kinds]


def delays(g: Frag, seat: Seat, targets: list[Seat]) -> list[Act]:
    """Lag and Disconnect on some players."""
    lagged = [target for target in targets if g.can_be_lagged(target)]
    lags = [card for card in g.fighters[seat].hand if card.kind == "s_lag"]
    connected = [target for target in targets if g.fighters[target].place >= 0]
    return [play(card, target) for card in lags for target in lagged] + disconnects(g, seat, connected)


def disconnects(g: Frag, seat: Seat, targets: list[Seat]) -> list[Act]:
    """Disconnect on some players whose fighters are on the board (frag 209)."""
    found = [card for card in g.fighters[seat].hand if card.kind == "s_disconnect"]
    return [play(card, target) for card in found for target in targets]


def rescues(g: Frag, seat: Seat) -> list[Act]:
    """What a target may play for itself; medicine that would heal nothing is not offered."""
    fighter = g.fighters[seat]
    acts = cards(fighter, "s_hack_insubstantial", "g_stim_pack", "g_adrenaline_surge")
    if fighter.wounds:
        acts += cards(fighter, "g_first_aid_kit")
        acts += [BLOOD] if fighter.blood else []
    return acts


def use_at_any_time(g: Frag, seat: Seat, act: Act) -> None:
    """Blood, a gadget allowed at any time, or a Special."""
    if act.verb == "blood":
        g.fighters[seat].blood -= 1
        heal(g, seat, 1)
    elif isinstance(act.card, Special):
        name_special(g, seat, act.card, act.seat, act.other)
    else:
        assert isinstance(act.card, Gadget)
        use_medicine(g, seat, act.card)


def use_medicine(g: Frag, seat: Seat, card: Gadget) -> None:
    """First Aid Kit heals, Extreme Damage doubles, the others lend for a time (frag 194 to 196, 200)."""
    g.from_hand(seat, card)
    g.tell(events.LaidDown(seat, card))
    if card.kind in MEDICINE[1:]:
        lay_gadget(g, seat, card)
        return
    g.discard(card)
    if card.kind == "g_extreme_damage":
        g.turn.extreme += 1
    else:
        heal(g, seat, KIT_HEALS)


def name_special(g: Frag, seat: Seat, card: Special, target: Seat, other: Card | None = None) -> None:
    """A Special works after its window, unless it is stopped (frag 228)."""
    g.from_hand(seat, card)
    g.resolving.append(Named(card, seat, target, other))
    g.tell(events.SpecialNamed(seat, card) if target < 0 else events.SpecialAimed(seat, card, target))
    g.then(watch, "special", seat, 0)
    g.then(settle)


@step
def settle(g: Frag) -> None:
    """The last Special named works, or goes without effect; one with a time limit stays in play (frag 30, 228)."""
    named = g.resolving.pop()
    if named.cancelled:
        g.tell(events.SpecialStopped(named.card))
    if named.cancelled or not named.card.stays:
        g.discard(named.card)
    else:
        turns = g.fighters[named.seat].turns
        ends = turns if named.card.lasts == "this_turn" else turns + 1  # the turn after this one (frag 45)
        g.specials.append(Timed(named.card, named.seat, named.target, ends))
    if not named.cancelled and named.card.kind in EFFECTS:
        EFFECTS[named.card.kind](g, named)


@step
def end_effects(g: Frag, seat: Seat, lasts: str) -> None:
    """Cards whose time is over leave play; lent Health that is left goes with them (frag 46, 48, 140)."""
    turns = g.fighters[seat].turns
    for timed in [each for each in g.specials if each.owner == seat and each.ends <= turns]:
        if timed.card.lasts in (lasts, "this_turn") and timed.card.kind != "s_lag":
            g.specials.remove(timed)
            g.discard(timed.card)
            g.tell(events.EffectEnded(timed.card))
    for gear in [gear for gear in g.fighters[seat].gear if gear.ends and gear.ends <= turns]:
        if gear.card.lasts == lasts:
            g.fighters[seat].gear.remove(gear)
            g.discard(gear.card)
            g.tell(events.EffectEnded(gear.card))
            obey_weapon_limit(g, seat)
