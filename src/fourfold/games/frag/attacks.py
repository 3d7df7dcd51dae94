"""Attacks: what may be declared, the to-hit roll, and the damage roll for each victim (frag 115 to 130)."""

from collections.abc import Iterator

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.frag import events
from fourfold.games.frag.acts import Act, fire
from fourfold.games.frag.board import DIRECTIONS
from fourfold.games.frag.cards import PISTOL, Card, Special, Weapon
from fourfold.games.frag.damage import discard_spent, roll_damage_dice
from fourfold.games.frag.respawn import bring_back_dead
from fourfold.games.frag.table import NOBODY, Attack, Frag
from fourfold.games.frag.windows import name_special, watch

BOUNCE_KINDS = ".~wgT%123456789ABC"  # without diagonal wall or door inside (frag 216)


def attack_acts(g: Frag, me: Seat) -> list[Act]:
    """Every attack that may be declared now (frag 115 to 130)."""
    fighter, turn = g.fighters[me], g.turn
    if turn.drugged and turn.attacks:
        return []
    targets = targets_in_sight(g, me)
    tricks = [card for card in fighter.hand if card.kind == "s_trick_fire"]
    if not (targets or tricks or [gun for gun in fighter.guns if gun.card.blast]):
        return []
    if g.insubstantial(me) or (g.options["no_rushes"] == "on" and g.round == 1):
        return []
    acts: list[Act] = []
    for weapon in g.weapons(me):
        if turn.attacks < g.attack_limit(me, weapon) and has_ammo(g, me, weapon, weapon.cost):
            acts += weapon_acts(g, me, weapon, targets)
            for card in tricks if not (weapon.jet or weapon.blast) else ():
                acts += trick_acts(g, me, weapon, card)
    return acts


def targets_in_sight(g: Frag, me: Seat) -> list[tuple[Seat, int]]:
    """Every other fighter in sight, with its distance (frag 118, 125)."""
    here = g.fighters[me].place
    sight = g.board.sight[here]
    near = [(seat, other.place) for seat, other in enumerate(g.fighters) if other.place in sight and seat != me]
    if not near:
        return []
    occupied = g.occupied()
    return [(seat, g.distance(here, place)) for seat, place in near if not sight[place] & occupied]


def has_ammo(g: Frag, me: Seat, weapon: Weapon, cost: int) -> bool:
    """There is enough ammo for a shot (frag 122, 123, 212)."""
    gun = g.gun(me, weapon)
    return gun is None or gun.card.ammo is None or gun.ammo >= cost or g.special_in_play("s_hack_ammo", me)


def weapon_acts(g: Frag, me: Seat, weapon: Weapon, targets: list[tuple[Seat, int]]) -> list[Act]:
    """The ways to use one weapon that has ammo and attacks left."""
    card = None if weapon is PISTOL else weapon
    if weapon.jet:
        seen = {seat for seat, _ in targets}
        jets = [(way, jet_victims(g, me, way)) for way in range(4)]
        return [fire("jet", card, where=DIRECTIONS[way]) for way, burnt in jets if seen.intersection(burnt)]
    if weapon.blast:
        return [fire("nuke", card, where=g.name(place)) for place in blast_places(g, me, weapon)]
    near = [seat for seat, distance in targets if weapon.nearest <= distance <= weapon.farthest]
    acts = [fire("fire", card, seat) for seat in near]
    if weapon.burst and has_ammo(g, me, weapon, weapon.burst):
        acts += [fire("burst", card, seat) for seat in near]
    return acts


def jet_victims(g: Frag, me: Seat, way: int) -> list[Seat]:
    """Everybody in a jet, nearest first; an empty doorway is closed (frag 182)."""
    standing = {fighter.place: seat for seat, fighter in enumerate(g.fighters) if fighter.place >= 0}
    found = []
    for place in g.board.jets[g.fighters[me].place][way]:
        if place in standing:
            found.append(standing[place])
        elif g.board.doorway[place]:
            break
    return found


def blast_places(g: Frag, me: Seat, weapon: Weapon) -> list[int]:
    """Squares in sight that a Nuke may be thrown at, but no empty doorway (frag 189)."""
    here, taken = g.fighters[me].place, g.taken(me, me)
    occupied = sum([1 << place for place in set(taken)])
    return [
        place
        for place, between in g.board.sight[here].items()
        if not between & occupied
        and weapon.nearest <= g.distance(here, place) <= weapon.farthest
        and (not g.board.doorway[place] or place in taken)
    ]


def blast_victims(g: Frag, centre: int) -> list[Seat]:
    """Everybody within two steps whom no wall or closed door hides (frag 189)."""
    reach = g.board.shelter[centre]
    occupied = g.occupied()
    return [
        seat
        for seat in g.on_board()
        if (place := g.fighters[seat].place) in reach and (reach[place] < 0 or occupied >> reach[place] & 1)
    ]


def trick_acts(g: Frag, me: Seat, weapon: Weapon, trick: Card) -> list[Act]:
    """Attacks on one fighter round a corner (frag 216)."""
    card = None if weapon is PISTOL else weapon
    burst = weapon.burst and has_ammo(g, me, weapon, weapon.burst)
    acts = []
    for seat in g.on_board():
        if seat != me and g.sees(me, seat) and any(bounces(g, me, seat, weapon)):
            acts += [Act("trick", card, trick, seat, where) for where in (("", "burst") if burst else ("",))]
    return acts


def bounces(g: Frag, me: Seat, target: Seat, weapon: Weapon) -> Iterator[int]:
    """Free squares that shooter and target both see, in range when both legs are added up (frag 216)."""
    here, there = g.fighters[me].place, g.fighters[target].place
    board = g.board
    occupied = 1 << here | sum([1 << place for place in set(g.taken(me, me))])
    for place, between in board.sight[here].items():
        second = board.sight[there].get(place)
        if second is None or (between | second | 1 << place) & occupied or board.kinds[place] not in BOUNCE_KINDS:
            continue
        if weapon.nearest <= g.distance(here, place) + g.distance(place, there) <= weapon.farthest:
            yield place


def declare(g: Frag, act: Act) -> None:
    """Name weapon, target and way of firing; the attack is used up and its ammo spent (frag 119 to 122)."""
    me = g.active
    weapon = act.card or PISTOL
    assert isinstance(weapon, Weapon)
    if act.verb == "trick":
        ways = [Act("bounce", where=g.name(place)) for place in bounces(g, me, act.seat, weapon)]
        assert isinstance(act.other, Special)
        g.show(me, act.other)  # it is named with the attack
        g.ask(me, "bounce", ways, aim_round_corner, weapon.id, act.other, act.seat, act.where)
        return
    attack = Attack(me, None if weapon is PISTOL else weapon, act.verb, act.seat)
    if act.verb == "jet":
        attack.victims = jet_victims(g, me, DIRECTIONS.index(act.where))
    elif act.verb == "nuke":
        attack.centre = g.board.index[act.where]
        attack.victims = blast_victims(g, attack.centre)
    else:
        attack.victims = [act.seat]
    begin(g, attack, act.where)


@step
def aim_round_corner(g: Frag, corner: Act, weapon: str, trick: Special, target: Seat, mode: str) -> None:
    """A shot that turns once is declared together with Trick Fire (frag 216)."""
    card = next((gun.card for gun in g.fighters[g.active].guns if gun.card.id == weapon), None)
    attack = Attack(g.active, card, mode or "fire", target, bounce=g.board.index[corner.where])
    attack.victims = [target]
    begin(g, attack, corner.where, trick)


def begin(g: Frag, attack: Attack, where: str, trick: Special | None = None) -> None:
    """The attack stands; now cards may change it, then the dice fall."""
    g.attack = attack
    g.turn.attacks += 1
    spend_ammo(g, attack)
    sort_victims(g, attack)
    tell_declared(g, attack, where)
    if attack.verb == "burst":
        attack.rolls = 2
    if trick:
        name_special(g, attack.shooter, trick, attack.target)
        g.then(check_trick)
    g.then(watch, "declared", attack.shooter, 0)
    g.then(roll_to_hit)


def spend_ammo(g: Frag, attack: Attack) -> None:
    """Ammo falls before the roll by 1, or by what the card says (frag 122)."""
    gun = g.gun(attack.shooter, attack.weapon)
    if gun is None or gun.card.ammo is None or g.special_in_play("s_hack_ammo", attack.shooter):
        return
    gun.ammo -= gun.card.burst if attack.verb == "burst" else gun.card.cost


def sort_victims(g: Frag, attack: Attack) -> None:
    """Nearest first, ties clockwise from the shooter, the shooter last (frag 129)."""
    order = g.clockwise_from(attack.shooter)
    centre = attack.centre if attack.centre >= 0 else g.fighters[attack.shooter].place
    attack.victims.sort(
        key=lambda seat: (
            seat == attack.shooter,
            g.board.distance(centre, g.fighters[seat].place),
            order.index(seat),
        )
    )


def tell_declared(g: Frag, attack: Attack, where: str) -> None:
    """Everybody hears of an attack, in fog only shooter and targets in full (frag 242)."""
    event: events.Declared | events.DeclaredArea = events.DeclaredArea(attack.shooter, attack.weapon, where)
    if attack.target != NOBODY:
        event = events.Declared(attack.shooter, attack.weapon, attack.target, attack_distance(g, attack))
    if g.options["fog"] == "on":
        g.tell(event, (attack.shooter, *attack.victims), events.DeclaredUnseen(attack.shooter, attack.weapon))
    else:
        g.tell(event)


def attack_distance(g: Frag, attack: Attack, victim: Seat = NOBODY) -> int:
    """From the shooter to the target, to the square aimed at, or the sum of both legs of a trick (frag 125, 216)."""
    here = g.fighters[attack.shooter].place
    if attack.centre >= 0:
        return g.distance(here, attack.centre)
    there = g.fighters[victim if victim != NOBODY else attack.target].place
    if attack.bounce >= 0:
        return g.distance(here, attack.bounce) + g.distance(attack.bounce, there)
    return g.distance(here, there)


@step
def check_trick(g: Frag) -> None:
    """Without Trick Fire the shot goes straight, if the target is in plain sight and range (frag 216)."""
    attack = g.attack
    if attack is None or attack.tricked:
        return
    attack.bounce = -1
    here, there = g.fighters[attack.shooter].place, g.fighters[attack.target].place
    in_range = attack.weapon.nearest <= g.distance(here, there) <= attack.weapon.farthest
    if not g.in_sight(here, there) or not in_range:
        lose_attack(g)


def lose_attack(g: Frag) -> None:
    """Nothing comes of the attack."""
    assert g.attack is not None
    g.tell(events.AttackLost(g.attack.shooter))
    g.attack.victims = []


@step
def roll_to_hit(g: Frag) -> None:
    """Accuracy dice against the distance, or what cards say (frag 128, 229)."""
    attack = g.attack
    assert attack is not None
    attack.victims = [seat for seat in attack.victims if g.fighters[seat].place >= 0]
    attack.rolls -= 1
    if not attack.victims and attack.centre < 0:
        g.then(close_attack)  # the only target has left the board
        return
    hits = luck_hits(g, attack) if attack.luck else dice_hits(g, attack)
    for victim in hits:
        g.then(strike, victim)
    g.then(fire_again)


def luck_hits(g: Frag, attack: Attack) -> list[Seat]:
    """The last automatic hit or miss decides (frag 35, 214, 215)."""
    g.tell(events.HitDecided(attack.shooter, attack.luck))
    return attack.victims if attack.luck == "hit" else []


def dice_hits(g: Frag, attack: Attack) -> list[Seat]:
    """Whom the to-hit roll reaches; a blast is aimed at its square, a jet at each fighter in it (frag 182, 189)."""
    dice = g.dice.roll(g.aim(attack.shooter, attack.weapon))
    total, cap = sum(dice), attack.weapon.distance_cap
    if attack.centre >= 0:
        hits = attack.victims if total >= attack_distance(g, attack) else []
        hit = total >= attack_distance(g, attack)
    else:
        hits = [seat for seat in attack.victims if total >= min(attack_distance(g, attack, seat), cap)]
        hit = bool(hits)
    g.tell(events.HitRolled(attack.shooter, tuple(dice), len(hits) if hits else int(hit)))
    return hits


def still_on(g: Frag, victim: Seat) -> bool:
    """The attack has not been stopped, and its victim is there."""
    return g.attack is not None and g.attack.luck != "miss" and g.fighters[victim].place >= 0


@step
def strike(g: Frag, victim: Seat) -> None:
    """Before the damage dice of each victim there is a window (frag 129)."""
    if not still_on(g, victim):
        return
    assert g.attack is not None
    g.attack.struck = victim
    if not g.insubstantial(victim):
        g.then(watch, "hit", g.attack.shooter, 0)
    g.then(roll_damage, victim)


@step
def roll_damage(g: Frag, victim: Seat) -> None:
    """Damage dice against the Health of the victim (frag 131 to 133, 188, 211)."""
    attack = g.attack
    if attack is None or not still_on(g, victim):
        return
    if g.insubstantial(victim):
        g.tell(events.Unharmed(victim))
    elif attack.weapon.dice == 0:
        g.fighters[victim].drugged = True
        g.tell(events.Drugged(victim))
    else:
        roll_damage_dice(g, attack.shooter, victim, damage_dice(g, attack, victim), extra_loss(attack))


def damage_dice(g: Frag, attack: Attack, victim: Seat) -> int:
    """The dice of the weapon; all factors at once and rounded up, then additions (frag 38, 200, 202, 216)."""
    dice = base_dice(g, attack, victim)
    factor = 1 << g.turn.extreme
    dice = -(-dice * factor // 2) if attack.bounce >= 0 else dice * factor
    return dice + g.put_on(attack.shooter, "g_overcharger", attack.weapon)


def base_dice(g: Frag, attack: Attack, victim: Seat) -> int:
    """What the weapon gives at this distance (frag 178, 189)."""
    if attack.centre >= 0:
        return attack.weapon.blast[g.board.distance(attack.centre, g.fighters[victim].place)]
    if attack_distance(g, attack, victim) > attack.weapon.near_dice_to:
        return attack.weapon.far_dice
    return attack.weapon.dice


def extra_loss(attack: Attack) -> int:
    """Health lost on top of the dice, half of it round a corner (frag 133, 216)."""
    return attack.weapon.extra_loss // 2 if attack.bounce >= 0 else attack.weapon.extra_loss


@step
def fire_again(g: Frag) -> None:
    """A burst rolls twice, unless it has killed or been stopped (frag 179)."""
    attack = g.attack
    if attack and attack.rolls and attack.luck != "miss" and g.fighters[attack.target].place >= 0:
        g.then(roll_to_hit)
    else:
        g.then(close_attack)


@step
def close_attack(g: Frag) -> None:
    """The attack is settled; a weapon that cannot be reloaded goes when it is empty (frag 124)."""
    g.attack = None
    discard_spent(g, g.active)
    g.then(bring_back_dead)
