"""What a player may count on before a shot or a walk, exactly (frag 128 to 137)."""

from fractions import Fraction
from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.frag.acts import Act
from fourfold.games.frag.attacks import attack_distance, blast_victims, damage_dice, extra_loss, jet_victims
from fourfold.games.frag.board import DIRECTIONS
from fourfold.games.frag.cards import PISTOL, Weapon
from fourfold.games.frag.moving import jump_cost, longest_jump
from fourfold.games.frag.odds import hit_chance, kill_chance, loss_chances
from fourfold.games.frag.table import Attack, Frag


class Forecast(NamedTuple):
    """One victim of an attack: its distance, the chance to hit, of each loss after a hit, and to hit and kill."""

    victim: Seat
    distance: int
    hit: Fraction
    losses: tuple[Fraction, ...]
    kill: Fraction


def forecast(g: Frag, act: Act) -> list[Forecast]:
    """What an attack of the active player promises, victim by victim; nothing for shots round corners."""
    weapon = act.card or PISTOL
    if act.verb not in ("fire", "burst", "jet", "nuke") or not isinstance(weapon, Weapon):
        return []
    attack = Attack(g.active, None if weapon is PISTOL else weapon, act.verb, act.seat)
    victims = [act.seat]
    if act.verb == "jet":
        victims = jet_victims(g, g.active, DIRECTIONS.index(act.where))
    elif act.verb == "nuke":
        attack.centre = g.board.index[act.where]
        victims = blast_victims(g, attack.centre)
    return [forecast_victim(g, attack, victim) for victim in victims]


def forecast_victim(g: Frag, attack: Attack, victim: Seat) -> Forecast:
    """The odds against one victim; a burst is counted as its two rolls one after the other."""
    distance = attack_distance(g, attack, victim)
    hit = hit_chance(g.aim(attack.shooter, attack.weapon), min(distance, attack.weapon.distance_cap))
    if not attack.weapon.dice or g.insubstantial(victim):
        return Forecast(victim, distance, hit, (Fraction(1),), Fraction(0))
    dice, extra = damage_dice(g, attack, victim), extra_loss(attack)
    health, armour = g.health(victim), g.armour(victim)
    shield = armour.left if armour is not None and armour.card.shield else 0
    losses = loss_chances(dice, health, extra)
    if attack.verb == "burst":
        kill = burst_kill(dice, health, extra, shield, hit)
    else:
        kill = hit * kill_chance(dice, health, extra, min(shield, 1))
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


def reach(g: Frag, seat: Seat, points: int, seen: list[int]) -> dict[int, int]:
    """Every place where a fighter can end its movement with so many points, and what it costs to get there."""
    ghost, cost, longest = g.insubstantial(seat), jump_cost(g, seat), longest_jump(g, seat)
    spent = {g.fighters[seat].place: 0}
    layers: list[list[int]] = [[g.fighters[seat].place], *[[] for _ in range(points)]]
    steps, jumps = g.board.ghost_steps if ghost else g.board.steps, g.board.ghost_jumps if ghost else g.board.jumps
    for used, layer in enumerate(layers):
        for place in layer:
            if spent[place] < used:
                continue
            ways = [(each.to, used + 1) for each in (*steps[place], *g.board.beams[place])]
            ways += [(each.to, used + each.length * cost) for each in jumps[place] if each.length <= longest]
            for to, total in ways:
                if total <= points and total < spent.get(to, points + 1):
                    spent[to] = total
                    layers[total].append(to)
    return {place: used for place, used in spent.items() if place not in seen and not g.board.solid[place]}
