"""What a player may count on before a shot or a walk, exactly (frag 128 to 137)."""

from collections.abc import Collection
from fractions import Fraction
from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.frag.acts import Act
from fourfold.games.frag.attacks import attack_distance, blast_victims, damage_dice, extra_loss, jet_victims
from fourfold.games.frag.board import DIRECTIONS, Board
from fourfold.games.frag.cards import PISTOL, Weapon
from fourfold.games.frag.moving import jump_cost, longest_jump
from fourfold.games.frag.odds import hit_chance, kill_chance, loss_chances, outcomes
from fourfold.games.frag.table import Attack, Frag


class Forecast(NamedTuple):
    """One victim of an attack: its distance, the chance to hit, of each loss after a hit, and to hit and kill."""

    victim: Seat
    distance: int
    hit: Fraction
    losses: tuple[Fraction, ...]
    kill: Fraction


def forecast(g: Frag, act: Act) -> list[Forecast]:
    """What an attack of the active player promises, victim by victim."""
    weapon = act.card or PISTOL
    if act.verb == "bounce":
        return forecast_attack(g, round_corner(g, act.where))
    if act.verb not in ("fire", "burst", "jet", "nuke") or not isinstance(weapon, Weapon):
        return []
    attack = Attack(g.active, None if weapon is PISTOL else weapon, act.verb, act.seat)
    attack.victims = [act.seat]
    if act.verb == "jet":
        attack.victims = jet_victims(g, g.active, DIRECTIONS.index(act.where))
    elif act.verb == "nuke":
        attack.centre = g.board.index[act.where]
        attack.victims = blast_victims(g, attack.centre)
    return forecast_attack(g, attack)


def round_corner(g: Frag, where: str) -> Attack:
    """The shot that is being aimed at a square where it turns (frag 216)."""
    assert g.asked is not None
    name, _, target, mode = g.asked.args
    card = next((gun.card for gun in g.fighters[g.active].guns if gun.card.id == name), None)
    return Attack(g.active, card, mode or "fire", target, bounce=g.board.index[where], victims=[target])


def forecast_attack(g: Frag, attack: Attack) -> list[Forecast]:
    """What an attack promises against everybody it is meant for who lives."""
    alive = [victim for victim in attack.victims if g.fighters[victim].place >= 0 and g.health(victim) > 0]
    return [forecast_victim(g, attack, victim) for victim in alive]


def forecast_victim(g: Frag, attack: Attack, victim: Seat) -> Forecast:
    """The odds against one victim; a burst is counted as its two rolls one after the other."""
    distance = attack_distance(g, attack, victim)
    hit = hit_chance(g.aim(attack.shooter, attack.weapon), min(distance, attack.weapon.distance_cap))
    if attack.luck or attack.struck == victim:
        hit = Fraction(attack.luck != "miss")
    if not (attack.weapon.dice or attack.weapon.blast) or g.insubstantial(victim):
        return Forecast(victim, distance, hit, (Fraction(1), Fraction(0)), Fraction(0))
    dice, extra = damage_dice(g, attack, victim), extra_loss(attack)
    health, armour = g.health(victim), g.armour(victim)
    shield = armour.left if armour is not None and armour.card.shield else 0
    losses = outcomes(dice, health, extra, min(shield, 1))
    if attack.verb == "burst" and attack.rolls != 0:
        kill = burst_kill(dice, health, extra, shield, hit)
    else:
        kill = hit * losses[-1]
    return Forecast(victim, distance, hit, losses, kill)


def burst_kill(dice: int, health: int, extra: int, shield: int, hit: Fraction) -> Fraction:
    """Two to-hit rolls, each hit with its own damage roll against the Health that is left (frag 179)."""
    chance = Fraction(0)
    for loss, likely in enumerate(loss_chances(dice, health, extra)):
        saved = min(loss, shield, 1)
        left = health - (loss - saved)
        later = Fraction(1) if left <= 0 else hit * kill_chance(dice, left, extra, min(shield - saved, 1))
        chance += hit * likely * later
    return chance + (1 - hit) * hit * kill_chance(dice, health, extra, min(shield, 1))


def percent(chance: Fraction) -> float:
    """A chance as a table shows it."""
    return round(100 * float(chance), 2)


class Hop(NamedTuple):
    """The last move of a way: what all of it costs, how it is done, from where, and whether one may stop there."""

    cost: int
    how: str
    back: str
    stop: bool


def reach(g: Frag, seat: Seat, points: int, taken: list[int], dry: bool = False) -> dict[str, Hop]:
    """Every place a fighter can come to by the cheapest way, or by the cheapest that no acid harms."""
    legs = Legs(jump_cost(g, seat), longest_jump(g, seat), g.insubstantial(seat))
    harmless = legs.ghost or g.has(seat, "g_hazmat_boots")
    wet = {place for place, kind in enumerate(g.board.kinds) if kind == "~"} if dry and not harmless else set()
    found = ways_to(g.board, g.fighters[seat].place, points, legs, wet)
    return {g.name(to): Hop(cost, how, g.name(back), how == "teleport" or not (to in taken or g.board.solid[to]))
            for to, (cost, how, back) in sorted(found.items())}  # fmt: skip


class Legs(NamedTuple):
    """How a fighter moves: points for each square of a jump, its longest jump, and whether no wall stops it."""

    price: int
    longest: int
    ghost: bool = False


def ways_to(
    board: Board, start: int, points: int, legs: Legs, shunned: Collection[int] = ()
) -> dict[int, tuple[int, str, int]]:
    """By place: the points it costs, and the last move with the place it begins at."""
    steps, jumps = board.ghost_steps if legs.ghost else board.steps, board.jumps_within(legs.longest, legs.ghost)
    found: dict[int, tuple[int, str, int]] = {start: (0, "", start)}
    layers: list[list[int]] = [[start], *[[] for _ in range(points)]]
    beamed = False  # the first teleporter leads to all others, and none after it does so for less
    for used, layer in enumerate(layers):
        for here in [place for place in layer if found[place][0] == used]:
            beams = () if beamed else board.beams[here]
            beamed = beamed or bool(beams)
            ways = [(used + 1, each) for each in (*steps[here], *beams)]
            ways += [(used + each.length * legs.price, each) for each in jumps[here] if each.length <= legs.longest]
            for cost, (to, _, act) in ways:
                if cost <= points and to not in shunned and (to not in found or cost < found[to][0]):
                    found[to] = (cost, act.verb, here)
                    layers[cost].append(to)
    return {to: way for to, way in found.items() if to != start}
