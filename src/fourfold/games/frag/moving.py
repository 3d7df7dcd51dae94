"""Movement: steps, jumps, teleports, and what a square does to whoever enters it (frag 70 to 105)."""

from heapq import heappop, heappush

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.frag import events
from fourfold.games.frag.acts import STOP, Act
from fourfold.games.frag.damage import roll_acid_dice
from fourfold.games.frag.respawn import arrive, bring_back_dead
from fourfold.games.frag.table import NOBODY, Frag, Puppet
from fourfold.games.frag.windows import watch

PICKUPS = {"w": "weapon", "g": "gadget"}
JUMP_PRICE = 2  # points for each square (frag 87)


def longest_jump(g: Frag, seat: Seat) -> int:
    """2 to Speed squares, none in Heavy Armor, one more with Jump Jets (frag 82, 192, 205)."""
    if g.has(seat, "g_heavy_armor"):
        return 0
    return g.stat(seat, "speed") + g.has(seat, "g_jump_jets")


def jump_cost(g: Frag, seat: Seat) -> int:
    """Points for each square a jump covers (frag 87, 205)."""
    return 1 if g.has(seat, "g_jump_jets") else JUMP_PRICE


def moves(g: Frag, seat: Seat, points: int, taken: list[int]) -> list[Act]:
    """Every step, jump and teleport that so many points allow, from which the fighter can come to a stop (frag 74)."""
    board, here = g.board, g.fighters[seat].place
    ghost = g.insubstantial(seat)
    acts = [way.act for way in board.beams[here]]  # whoever stands there makes room (frag 64)
    for to, _, act in (board.ghost_steps if ghost else board.steps)[here]:
        if not (to in taken or (ghost and board.solid[to])) or can_stop(g, seat, to, points - 1, taken):
            acts.append(act)
    cost = jump_cost(g, seat)
    reach = min(longest_jump(g, seat), points // cost) if points >= 2 * cost else 0
    if reach >= 2:
        for to, length, act in board.jumps_within(reach, ghost)[here]:
            if length > reach:
                break
            if not (to in taken or board.solid[to]) or can_stop(g, seat, to, points - length * cost, taken):
                acts.append(act)
    return acts


def can_stop(g: Frag, seat: Seat, here: int, points: int, taken: list[int]) -> bool:
    """With these points the fighter reaches a place where it may stop (frag 74)."""
    return bool(way_out(g, seat, here, points, taken))


def way_out(g: Frag, seat: Seat, here: int, points: int, taken: list[int]) -> list[Act]:
    """The cheapest way to a free place, move by move."""
    ghost, cost, reach = g.insubstantial(seat), jump_cost(g, seat), longest_jump(g, seat)
    edge: list[tuple[int, int, int, list[Act]]] = [(0, 0, here, [])]  # points, the order of finding, place, moves
    spent: dict[int, int] = {}
    number = 0
    while edge:
        used, _, place, way = heappop(edge)
        if spent.get(place, used + 1) <= used:
            continue
        spent[place] = used
        if way and (way[-1].verb == "teleport" or not (place in taken or g.board.solid[place])):
            return way
        steps = (g.board.ghost_steps if ghost else g.board.steps)[place]
        jumps = [each for each in g.board.jumps_within(reach, ghost)[place] if each.length <= reach]
        found = [(used + 1, each) for each in [*steps, *g.board.beams[place]]]
        found += [(used + each.length * cost, each) for each in jumps]
        for total, each in found:
            if total <= points and spent.get(each.to, total + 1) > total:
                number += 1
                heappush(edge, (total, number, each.to, [*way, each.act]))
    return []


def shares(g: Frag, seat: Seat, taken: list[int]) -> bool:
    """The fighter is where it may not stop: with another one, or inside a solid square (frag 72, 73)."""
    place = g.fighters[seat].place
    return place in taken or g.board.solid[place]


def cost_of(g: Frag, seat: Seat, act: Act) -> int:
    """The points a move costs: 1, or for a jump by its length (frag 71, 87, 105)."""
    if act.verb != "jump":
        return 1
    return jump_cost(g, seat) * g.board.distance(g.fighters[seat].place, g.board.index[act.where])


def go(g: Frag, seat: Seat, act: Act) -> None:
    """A fighter comes to another place; a teleport bumps, everything else shares (frag 64, 72)."""
    fighter, to = g.fighters[seat], g.board.index[act.where]
    if act.verb == "teleport":
        arrive(g, seat, to)
    else:
        fighter.place = to
    g.tell_place(events.Moved(seat, act.verb, act.where), seat)
    if g.fighter_at(to, seat) is None and not g.board.solid[to]:
        fighter.last_free = to


def move_active(g: Frag, act: Act) -> None:
    """The active fighter moves, and the square it enters works (frag 71 to 105)."""
    me, turn = g.active, g.turn
    turn.points -= cost_of(g, me, act)
    turn.moved = True
    go(g, me, act)
    enter(g, me)


def enter(g: Frag, me: Seat) -> None:
    """Pickup, acid and markers of the square just entered (frag 75, 77, 89, 157)."""
    place = g.fighters[me].place
    kind = g.board.kinds[place]
    g.turn.may_take = True
    if kind in PICKUPS:
        pick_up(g, me, place, PICKUPS[kind])
    elif kind == "~":
        acid_bites(g, me)
    if g.options["fog"] == "on":
        g.then(step_back, me)


@step
def step_back(g: Frag, seat: Seat) -> None:
    """In fog a move that would end on an unseen fighter ends on the last free square before it (frag 243)."""
    fighter = g.fighters[seat]
    points = g.puppet.points if g.puppet else g.turn.points
    taken = g.taken(seat, g.active)
    if fighter.place < 0 or not shares(g, seat, taken):
        return
    if not can_stop(g, seat, fighter.place, points, taken):
        fighter.place = fighter.last_free
        g.tell_place(events.Moved(seat, "back", g.name(fighter.place)), seat)


def pick_up(g: Frag, me: Seat, place: int, deck: str) -> None:
    """On 4, 5 or 6 a card of the deck, once for each square and turn (frag 77, 78, 81)."""
    if place in g.turn.pickups:
        return
    g.turn.pickups.append(place)
    fighter = g.fighters[me]
    if g.options["pity_pickup"] == "on" and fighter.misses >= 2:
        g.tell(events.PickupGranted(me, deck))
        found = True
    else:
        (die,) = g.dice.roll()
        g.tell(events.PickupRolled(me, deck, die))
        found = die >= 4
    fighter.misses = 0 if found else fighter.misses + 1
    if found:
        g.draw(me, deck)


@step
def acid_bites(g: Frag, seat: Seat) -> None:
    """Acid attacks whoever enters it with 2 dice (frag 89 to 92, 206)."""
    fighter = g.fighters[seat]
    if fighter.place < 0 or g.has(seat, "g_hazmat_boots"):
        return
    if g.insubstantial(seat):
        g.tell(events.Unharmed(seat))
        return
    scores = g.puppet is not None and g.options["puppeteer_scores"] == "on"
    roll_acid_dice(g, seat, g.active if scores else NOBODY)


def pull_strings(g: Frag, victim: Seat) -> None:
    """Roll the Speed dice of another fighter and walk it (frag 217)."""
    dice = g.dice.roll(g.stat(victim, "speed"))
    g.puppet = Puppet(victim, sum(dice))
    g.tell(events.PuppetMoved(g.active, victim, tuple(dice)))
    g.then(walk_puppet)


def puppet_moves(g: Frag) -> list[Act]:
    """Where a puppet may go; it may stop on a free square."""
    puppet = g.puppet
    assert puppet is not None
    taken = g.taken(puppet.seat, g.active)
    stop = [] if shares(g, puppet.seat, taken) else [STOP]
    return stop + (moves(g, puppet.seat, puppet.points, taken) if puppet.points else [])


@step
def walk_puppet(g: Frag) -> None:
    """The puppeteer chooses the path move by move, by the rules of movement."""
    if g.puppet is None:
        return
    acts = puppet_moves(g) if g.fighters[g.puppet.seat].place >= 0 else []
    if acts and acts != [STOP]:
        g.ask(g.active, "puppet", acts, move_puppet)
        g.then(walk_puppet)
    else:
        g.puppet = None
        g.then(bring_back_dead)


@step
def move_puppet(g: Frag, act: Act) -> None:
    """Acid hurts a puppet, which may answer; it picks up nothing (frag 217)."""
    puppet = g.puppet
    assert puppet is not None
    if act.verb == "stop":
        g.puppet = None
        return
    puppet.points -= cost_of(g, puppet.seat, act)
    go(g, puppet.seat, act)
    if g.board.kinds[g.fighters[puppet.seat].place] == "~":
        g.then(watch, "acid", puppet.seat, 0)
        g.then(acid_bites, puppet.seat)
    if g.options["fog"] == "on":
        g.then(step_back, puppet.seat)
