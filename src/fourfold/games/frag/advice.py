"""How to play FRAG well enough to be worth beating: hunt, collect, and retreat when it gets dangerous."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from fourfold.advice import Advice, Bot, Greedy, Reason, Weighed, best_first, shares
from fourfold.core.dice import Dice
from fourfold.core.events import Seat
from fourfold.games.frag.acts import END, PASS, ROLL, STOP, Act
from fourfold.games.frag.cards import Card, Gadget, Weapon
from fourfold.games.frag.clock import smallest_rescue
from fourfold.games.frag.forecast import forecast
from fourfold.games.frag.odds import kill_chance
from fourfold.games.frag.table import Attack, Frag
from fourfold.games.frag.tactics import RECKLESS, SHOTS, SKILLED, USUAL, Style, best_way, shot_value

WORTH = {
    "g_adrenaline_surge": 6, "g_stim_pack": 5, "g_first_aid_kit": 6, "g_heavy_armor": 7, "g_medium_armor": 6,
    "g_light_armor": 4, "g_energy_shield": 5, "g_extreme_damage": 5, "g_targeting_system": 4, "g_overcharger": 3,
    "g_autoloader": 4, "g_speed_boots": 4, "g_regenerator": 5, "g_ammo_pack": 2, "g_backpack": 1,
    "s_no_carrier": 6, "s_hack_insubstantial": 6, "s_packet_loss": 6, "s_aimbot": 5, "s_disconnect": 6,
    "s_anti_cheat": 5, "s_rapid_fire": 5, "s_lag": 4, "s_loot_drop": 8, "s_script_kiddie": 4,
}  # fmt: skip
"""How much a card is worth keeping; weapons by their dice, anything else 2."""
PLAY_AT_ONCE = (
    "s_loot_drop",
    "s_overclocked_server",
    "g_regenerator",
    "g_speed_boots",
    "g_jump_jets",
    "g_hazmat_boots",
)
HACKS = ("s_hack_speed", "s_hack_ammo")


def worth(card: Card) -> int:
    """How much a card is worth in hand."""
    return card.dice + 2 * card.extra_loss if isinstance(card, Weapon) else WORTH.get(card.kind, 2)


def greedy(g: Frag, me: Seat, dice: Dice, style: Style = USUAL) -> Any:
    """The option that promises most right now."""
    decision = g.pending[me]
    advise = (SHREWD if style.shrewd else ANSWERS).get(decision.prompt)
    choice = advise(g, me, decision.options) if advise else None
    if decision.prompt == "act":
        choice = act(g, me, decision.options, style)
    if choice is None and decision.prompt == "build":
        choice = dice.pick(style.builds)
    return choice if choice is not None else dice.pick(decision.options)


def prepare(g: Frag, me: Seat, options: Sequence[Act]) -> Act:
    """Before the movement roll: lay down what helps, then roll."""
    return useful_card(g, me, options) or ROLL


def act(g: Frag, me: Seat, options: Sequence[Act], style: Style) -> Act:
    """Lay down what helps, take what lies here, then shoot from the best square there is, or go where it is good."""
    ready = useful_card(g, me, options) or marker(g, me, options)
    if ready:
        return ready
    shots = [(shot_value(g, me, option), option) for option in options if option.verb in SHOTS]
    best_value, best_shot = max(shots, key=lambda shot: shot[0], default=(0.0, END))
    way = best_way(g, me, best_value, style)
    if way and way[0] in options:
        return way[0]
    if best_value > 0.02:
        return best_shot
    steps = [option for option in options if option.verb in ("step", "jump", "teleport")]
    return END if END in options or not steps else steps[0]


def useful_card(g: Frag, me: Seat, options: Sequence[Act]) -> Act | None:
    """A card that is better on the table than in the hand."""
    for option in options:
        card = option.card
        if option.verb == "blood" or (option.verb == "play" and card and wants_to_play(g, me, option, card)):
            return option
    return None


def wants_to_play(g: Frag, me: Seat, option: Act, card: Card) -> bool:
    """Whether a card should be played now, like this."""
    fighter = g.fighters[me]
    if isinstance(card, Weapon) or card.kind in PLAY_AT_ONCE:
        return True
    if isinstance(card, Gadget) and card.worn:
        old = g.armour(me)
        return old is None or (card.armour or 1) > old.left
    if card.kind in ("g_targeting_system", "g_overcharger", "g_autoloader"):
        arms = sorted(g.weapons(me), key=worth)
        return (option.other or arms[0]) is arms[-1]
    if card.kind == "g_first_aid_kit":
        return fighter.wounds >= 2
    if card.kind in ("g_ammo_pack", "s_script_kiddie"):
        return option.other is not None and worth(option.other) >= 4
    if card.kind in ("s_no_carrier", "s_puppeteer"):
        leader = max(range(g.seats), key=lambda seat: g.fighters[seat].frags if seat != me else -1)
        return option.seat == leader and g.fighters[leader].frags > 0
    if card.kind == "s_rapid_fire":
        return g.turn.rolled and any([shot_value(g, me, each) > 0.2 for each in g.pending[me].options])
    return card.kind == "g_backpack" and len(fighter.guns) >= g.weapon_limit(me)


def marker(g: Frag, me: Seat, options: Sequence[Act]) -> Act | None:
    """The marker worth taking: blood for the wounded, else a weapon."""
    takes = [option for option in options if option.verb == "take"]
    takes.sort(key=lambda option: (option.where == "blood") == bool(g.fighters[me].wounds), reverse=True)
    return takes[0] if takes else None


def answer_attack(g: Frag, me: Seat, options: Sequence[Act]) -> Act:
    """Spend a card on an attack only if much depends on it."""
    attack = g.attack
    assert attack is not None
    stakes = at_stake(g, attack)
    by_kind = {option.card.kind: option for option in options if option.card is not None}
    if me == attack.shooter:
        wanted = ["s_aimbot"] if stakes > 0.35 else ["g_extreme_damage"] if stakes > 0.05 else []
    elif me in attack.victims and stakes > 0.3:
        wanted = ["s_packet_loss", "s_hack_insubstantial", "g_stim_pack", "g_adrenaline_surge"]
    else:
        wanted = []
    return next((by_kind[kind] for kind in wanted if kind in by_kind), PASS)


def at_stake(g: Frag, attack: Attack) -> float:
    """How likely the attack, once it hits, kills its first victim."""
    victims = [seat for seat in attack.victims if g.fighters[seat].place >= 0]
    if not victims or not attack.weapon.dice:
        return 0.0
    return float(
        kill_chance(attack.weapon.dice << g.turn.extreme, max(1, g.health(victims[0])), attack.weapon.extra_loss)
    )


def answer_special(g: Frag, me: Seat, options: Sequence[Act]) -> Act:
    """Stop a Special that is meant for oneself."""
    return options[1] if g.resolving[-1].target == me else PASS


def answer_turn(g: Frag, me: Seat, options: Sequence[Act]) -> Act:
    """Lag for whoever is about to win."""
    lags = [option for option in options if option.card is not None and option.card.kind == "s_lag"]
    leads = g.fighters[g.active].frags >= max(1, g.fighters[me].frags)
    return lags[0] if lags and leads else PASS


def walk_puppet(g: Frag, _me: Seat, options: Sequence[Act]) -> Act | None:
    """Into the acid, if there is some; else leave it where it is."""
    baths = [option for option in options if option.where and g.board.kinds[g.board.index[option.where]] == "~"]
    return baths[0] if baths else STOP if STOP in options else None


ANSWERS: dict[str, Callable[[Frag, Seat, Sequence[Any]], Any]] = {
    "roll": prepare,
    "declared": answer_attack,
    "hit": answer_attack,
    "special": answer_special,
    "turn": answer_turn,
    "acid": lambda _g, _me, _options: PASS,
    "death": lambda _g, _me, options: smallest_rescue(options),
    "discard": lambda _g, _me, options: min(options, key=worth),
    "surplus": lambda _g, _me, options: min(options, key=worth),
    "pick": lambda _g, _me, options: max(options, key=worth),
    "bounce": lambda _g, _me, options: options[0],
    "puppet": walk_puppet,
    "gain": lambda _g, _me, _options: "accuracy",
}


def prepare_well(g: Frag, me: Seat, options: Sequence[Act]) -> Act:
    """Before the movement roll: first a hack, if there is one."""
    hacks = [each for each in options if each.verb == "play" and each.card and each.card.kind in HACKS]
    return hacks[0] if hacks else prepare(g, me, options)


def fend_off(g: Frag, me: Seat, options: Sequence[Act]) -> Act:
    """Throw a shooter out before it comes to the worst; else as usual."""
    attack = g.attack
    assert attack is not None
    outs = [each for each in options if each.card and each.card.kind == "s_disconnect" and each.seat == attack.shooter]
    in_need = me in attack.victims and at_stake(g, attack) > 0.3
    return outs[0] if outs and in_need else answer_attack(g, me, options)


def hold_up(g: Frag, me: Seat, options: Sequence[Act]) -> Act:
    """Lag for an only rival too, and a Disconnect for whoever lacks one frag."""
    lags = [each for each in options if each.card is not None and each.card.kind == "s_lag"]
    last = g.fighters[g.active].frags == g.options["frags_to_win"] - 1
    if not lags and last:
        return options[1]
    return lags[0] if lags and g.seats == 2 else answer_turn(g, me, options)


SHREWD = ANSWERS | {"roll": prepare_well, "declared": fend_off, "hit": fend_off, "turn": hold_up}


def weigh(g: Frag, me: Seat, dice: Dice, style: Style = USUAL) -> Weighed:
    """What a bot of this style would do, then attacks by what they promise, then the rest."""
    first = greedy(g, me, dice, style)
    others = [option for option in g.pending[me].options if option != first]
    shots = [shot_value(g, me, each) if isinstance(each, Act) and each.verb in SHOTS else 0.0 for each in others]
    return [(1.0 + max(shots, default=0.0), first), *best_first(zip(shots, others, strict=True))]


def outlook(g: Frag) -> list[float]:
    """How likely each seat wins."""
    if g.winners:
        return [float(seat in g.winners) / len(g.winners) for seat in range(g.seats)]
    return shares([standing(g, seat) for seat in range(g.seats)], 1.0)


def standing(g: Frag, seat: Seat) -> float:
    """What speaks for a fighter, found by regression over the positions of 150 games: armour more than frags."""
    fighter = g.fighters[seat]
    arms = sum([worth(gun.card) for gun in fighter.guns])
    body = 0.39 * g.health(seat) - 1.37 if fighter.place >= 0 else 0.0
    return 0.1 * fighter.frags + body + 0.07 * min(arms, 20) + 0.09 * min(len(fighter.hand), 6)


def reasons(g: Frag, me: Seat, option: Any) -> list[Reason]:
    """The exact odds of an attack, or what a move is for."""
    if not isinstance(option, Act):
        return []
    lines = [line for line in forecast(g, option) if line.victim != me] if option.verb in SHOTS else []
    found = [Reason("bots-frag-odds", {"hit": percent(line.hit), "kill": percent(line.kill)}) for line in lines]
    if option.verb in MOVES:
        found.append(Reason("bots-frag-moves"))
    return found


def percent(chance: Fraction) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def fighter(style: Style) -> Greedy:
    """A bot of a style."""
    return Greedy(Advice(partial(weigh, style=style), partial(greedy, style=style), outlook, reasons))


MOVES = ("step", "jump", "teleport")
LEVELS: dict[str, Bot] = {"normal": fighter(RECKLESS), "hard": fighter(USUAL), "expert": fighter(SKILLED)}
ADVICE = Advice(weigh, greedy, outlook, reasons, bots=LEVELS)
