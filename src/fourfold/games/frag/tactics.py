"""Where to go and whom to shoot in FRAG, by exact odds."""

from functools import lru_cache
from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.frag.acts import Act, Build
from fourfold.games.frag.board import Board
from fourfold.games.frag.forecast import forecast
from fourfold.games.frag.moving import PICKUPS, jump_cost, longest_jump
from fourfold.games.frag.odds import hit_chance, kill_chance, loss_chances
from fourfold.games.frag.table import Frag


class Style(NamedTuple):
    """What a fighter cares for, in frags."""

    pickup: float = 0.12  # a pickup square
    loot: float = 0.03  # a marker
    blood: float = 0.15  # blood, when wounded
    boldness: float = 0.25  # the danger of a square counts so much while there are attacks left
    caution: float = 0.6  # and so much when there are none
    hunting: float = 0.008  # a step nearer to the next rival
    volley: float = 0.0  # a second and third attack from the same square count so much, next to the first
    leader: float = 0.3  # how much more a rival is worth for each of its frags
    shrewd: bool = False  # whether it knows when to hold others up
    builds: tuple[Build, ...] = (Build(3, 2, 2), Build(2, 2, 3), Build(2, 3, 2))  # what it likes to be


USUAL = Style()
RECKLESS = Style(pickup=0, loot=0, blood=0, boldness=0, caution=0, leader=0)  # only the next fight counts
# The temper and the build won most of 750 games; shrewdness came later.
SKILLED = Style(boldness=0.1, caution=1.0, volley=1.0, shrewd=True, builds=(Build(4, 2, 1),))
SHOTS = ("fire", "burst", "jet", "nuke")


def shot_value(g: Frag, me: Seat, option: Act) -> float:
    """What an attack promises: a kill counts most, a wound a little, and one's own death most of all."""
    value = 0.0
    for line in forecast(g, option):
        hurt = float(line.hit) * sum([float(chance) * min(loss, 3) for loss, chance in enumerate(line.losses)])
        gain = float(line.kill) * (1 + 0.3 * g.fighters[line.victim].frags) + 0.15 * hurt
        value += gain if line.victim != me else -4 * gain
        value += 0.1 * float(line.hit) if not hurt and line.victim != me else 0
    return value - (0.05 if option.verb == "burst" else 0)


def threat(g: Frag, shooter: Seat, victim: Seat, distance: int) -> float:
    """How likely the best weapon of a fighter hits and kills another at a distance."""
    health, best = g.health(victim), 0.0
    for weapon in g.weapons(shooter):
        gun = g.gun(shooter, weapon)
        empty = gun is not None and weapon.ammo is not None and gun.ammo < weapon.cost
        if empty or not weapon.dice or weapon.jet or weapon.blast or not weapon.nearest <= distance <= weapon.farthest:
            continue
        dice = weapon.far_dice if distance > weapon.near_dice_to else weapon.dice
        hit = float(hit_chance(g.aim(shooter, weapon), min(distance, weapon.distance_cap)))
        wound = 1 - float(loss_chances(dice, health, weapon.extra_loss)[0])
        best = max(best, hit * (float(kill_chance(dice, health, weapon.extra_loss)) + 0.1 * wound))
    return best


def best_way(g: Frag, me: Seat, here_value: float, style: Style) -> list[Act]:
    """The moves that lead to the square with the best outlook that the points allow."""
    ways = walks(g, me, g.turn.points, style)
    ground = Ground(g, me, style)
    best: list[Act] = []
    shots_left = max(ground.attacks - 1, 0)
    best_score = here_value * (1 + style.volley * shots_left) + ground.value(g.fighters[me].place, here=True)
    for place, (_, gain, way) in ways.items():
        if way and place not in ground.taken:
            score = gain + ground.value(place, here=False) - 0.002 * len(way)
            if score > best_score + 0.001:
                best, best_score = way, score
    return best


class Ground:
    """The board as the active fighter sees it: shots, dangers, and the way to the next rival."""

    def __init__(self, g: Frag, me: Seat, style: Style) -> None:
        self.g, self.me, self.style = g, me, style
        self.rivals = [(seat, other.place) for seat, other in enumerate(g.fighters) if seat != me and other.place >= 0]
        self.taken = [place for _, place in self.rivals]
        self.occupied = sum([1 << place for place in self.taken])
        self.near = approach(g.board, tuple(self.taken))
        self.threats: dict[tuple[Seat, Seat, int], float] = {}
        turn = g.turn
        limit = 1 if turn.drugged else g.attack_limit(me, g.weapons(me)[0])
        self.attacks = 0 if g.insubstantial(me) else max(limit - turn.attacks, 0)
        self.care = style.boldness if self.attacks else style.caution

    def threat(self, shooter: Seat, victim: Seat, distance: int) -> float:
        """How likely a fighter kills another at a distance, found out once."""
        key = (shooter, victim, distance)
        if key not in self.threats:
            self.threats[key] = threat(self.g, *key)
        return self.threats[key]

    def value(self, place: int, here: bool) -> float:
        """What a square is worth: the shot it gives, the shots it invites, its blood, and the way to the next rival."""
        g, me, style = self.g, self.me, self.style
        sight = g.board.sight[place]
        shot = danger = 0.0
        for seat, there in self.rivals:
            between = sight.get(there)
            if between is not None and not between & self.occupied:
                distance = g.distance(place, there)
                shot = max(shot, self.threat(me, seat, distance) * (1 + style.leader * g.fighters[seat].frags))
                danger += self.threat(seat, me, distance)
        shot *= 1 + style.volley * (self.attacks - 1)
        score = (shot if self.attacks and not here else 0.0) - danger * self.care
        if g.fighters[me].wounds and g.blood.get(place):
            score += style.blood
        return score - style.hunting * min(self.near.get(place, 60), 60)


@lru_cache(maxsize=1 << 12)
def approach(board: Board, goals: tuple[int, ...]) -> dict[int, int]:
    """Steps from everywhere to the nearest rival, doors taken both ways."""
    found = dict.fromkeys(goals, 0)
    edge = list(found)
    for place in edge:
        for way in board.steps[place]:
            if way.to not in found:
                found[way.to] = found[place] + 1
                edge.append(way.to)
    return found


def walks(g: Frag, me: Seat, points: int, style: Style) -> dict[int, tuple[int, float, list[Act]]]:
    """Every place in reach: the points it costs, what is picked up or suffered on the way, and the moves."""
    start = g.fighters[me].place
    found: dict[int, tuple[int, float, list[Act]]] = {start: (0, 0.0, [])}
    edge = [start]
    cost, longest = jump_cost(g, me), longest_jump(g, me)
    jumps = g.board.jumps_within(longest)
    for place in edge:
        used, gain, way = found[place]
        ways = [(used + 1, each) for each in (*g.board.steps[place], *g.board.beams[place])]
        ways += [(used + each.length * cost, each) for each in jumps[place] if each.length <= longest]
        for total, each in ways:
            if total <= points and each.to not in found:
                found[each.to] = (total, gain + luck(g, me, each.to, style), [*way, each.act])
                edge.append(each.to)
    return found


def luck(g: Frag, me: Seat, place: int, style: Style) -> float:
    """What entering a square brings: half a card, or acid."""
    kind = g.board.kinds[place]
    if kind in PICKUPS and place not in g.turn.pickups:
        return style.pickup if len(g.fighters[me].hand) < 6 else 0.25 * style.pickup
    if kind == "~" and not g.has(me, "g_hazmat_boots"):
        return -0.3 - float(kill_chance(2, g.health(me)))
    return style.loot if any([pile.place == place for pile in g.piles]) else 0.0
