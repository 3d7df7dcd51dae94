"""What a board shows before a choice: ways to go, what is in sight, what stops a shot, what silence means."""

from collections.abc import Iterator
from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.core.game import View
from fourfold.games.frag.acts import READY_MADE
from fourfold.games.frag.attacks import has_ammo, jet_victims
from fourfold.games.frag.board import DIAGONALS, PASSAGES, Board
from fourfold.games.frag.cards import Weapon
from fourfold.games.frag.clock import default_answer
from fourfold.games.frag.damage import ACID_DICE
from fourfold.games.frag.forecast import Hop, percent, reach
from fourfold.games.frag.moving import shares
from fourfold.games.frag.odds import outcomes
from fourfold.games.frag.sight import half_crossed, leaves_half, line
from fourfold.games.frag.table import Frag


class Obstacle(NamedTuple):
    """What stops a line of sight, and at which point of the lattice."""

    why: str
    x: int
    y: int


def preview(g: Frag, me: Seat | None) -> View:
    """Everything a seat may count on before it chooses."""
    asked = g.pending[me].prompt if me is not None and me in g.pending else ""
    acting = asked == "act" and me is not None
    ways = paths(g, asked)
    return {
        "paths": {name: list(hop) for name, hop in ways.items()},
        "dry": {name: list(hop) for name, hop in dry_paths(g, ways).items()},
        "sight": in_view(g, me),
        "targets": [look_at_target(g, me, seat) for seat in rivals(g, me)] if acting and me is not None else [],
        "acid": acid(g, walker(g)) if asked in ("act", "puppet") else None,
        "late": str(default_answer(g, me)) if asked and me is not None else None,
        "ready": {name: str(build) for name, build in READY_MADE.items()} if asked == "build" else None,
    }


def walker(g: Frag) -> Seat:
    """Whose fighter is moved now."""
    return g.puppet.seat if g.puppet else g.active


def paths(g: Frag, asked: str) -> dict[str, Hop]:
    """By place: how the fighter that is moved gets there, for its mover."""
    if asked == "roll":
        here = g.fighters[g.active].place
        return {act.where: Hop(0, act.verb, g.name(here), True) for _, _, act in g.board.beams[here]}
    if asked not in ("act", "puppet"):
        return {}
    return reach(g, walker(g), points_left(g), g.taken(walker(g), g.active))


def points_left(g: Frag) -> int:
    """What the fighter that is moved may still spend."""
    return g.puppet.points if g.puppet else g.turn.points


def dry_paths(g: Frag, ways: dict[str, Hop]) -> dict[str, Hop]:
    """The ways that no acid harms, if some of the cheapest ones lead into it."""
    if not any([g.board.kinds[g.board.index[name]] == "~" for name in ways]):
        return {}
    return reach(g, walker(g), points_left(g), g.taken(walker(g), g.active), dry=True)


def known_bits(g: Frag, me: Seat) -> int:
    """The places of all other fighters a seat knows of, as bits."""
    return sum([1 << place for place in set(g.taken(me, me))])


def in_view(g: Frag, me: Seat | None) -> list[str]:
    """The places a seat's fighter sees."""
    if me is None or g.fighters[me].place < 0:
        return []
    bits = known_bits(g, me)
    return [g.name(to) for to, between in g.board.sight[g.fighters[me].place].items() if not between & bits]


def rivals(g: Frag, me: Seat | None) -> list[Seat]:
    """Every other fighter whose place a seat knows."""
    return [seat for seat in g.on_board() if seat != me and g.sees(me, seat)]


def look_at_target(g: Frag, me: Seat, seat: Seat) -> View:
    """Another fighter as a target: how far, what is in the way, and why a weapon cannot be used on it."""
    here, there = g.fighters[me].place, g.fighters[seat].place
    met = obstacle(g.board, here, there, known_bits(g, me))
    why = {weapon.id: reason(g, me, weapon, seat, met) for weapon in g.weapons(me) if not weapon.blast}
    return {
        "seat": seat,
        "distance": g.distance(here, there),
        "why": met.why if met else "",
        "at": [met.x, met.y] if met else None,
        "weapons": why,
    }


def reason(g: Frag, me: Seat, weapon: Weapon, seat: Seat, met: Obstacle | None) -> str:
    """Why a weapon cannot be used on a fighter; empty if it can."""
    distance = g.distance(g.fighters[me].place, g.fighters[seat].place)
    checks = {
        "shared": shares(g, me, g.taken(me, me)),
        "drugged": g.turn.drugged and g.turn.attacks > 0,
        "insubstantial": g.insubstantial(me),
        "rush": g.options["no_rushes"] == "on" and g.round == 1,
        "attacks": g.turn.attacks >= g.attack_limit(me, weapon),
        "ammo": not has_ammo(g, me, weapon, weapon.cost),
        met.why if met else "": met is not None,
        "near": distance < weapon.nearest,
        "far": distance > weapon.farthest,
        "jet": bool(weapon.jet) and not any([seat in jet_victims(g, me, way) for way in range(4)]),
    }
    return next((why for why, holds in checks.items() if holds), "")


def obstacle(board: Board, here: int, there: int, bits: int) -> Obstacle | None:
    """The first thing a line of sight meets; nothing: it is free (frag 106 to 112)."""
    a, b = board.places[here], board.places[there]
    dx, dy = b.x - a.x, b.y - a.y
    if (dx, dy) == (0, 0) or (a.half >= 0 and not leaves_half(board.kinds[here], a.half, dx, dy)):
        return Obstacle("wall", 2 * a.x + 1, 2 * a.y + 1)
    met = next(obstacles(board, here, dx, dy, bits), None)
    if met is None and b.half >= 0 and not leaves_half(board.kinds[there], b.half, -dx, -dy):
        return Obstacle("wall", 2 * b.x + 1, 2 * b.y + 1)
    return met


def obstacles(board: Board, here: int, dx: int, dy: int, bits: int) -> Iterator[Obstacle]:
    """Everything that stops a line, in the order it is met."""
    start, (points, crossings) = board.places[here], line(dx, dy)
    for number, (x, y) in enumerate(points):
        yield from point_obstacle(board, 2 * start.x + 1 + x, 2 * start.y + 1 + y)
        if number < len(crossings):
            crossing = crossings[number]
            square_x, square_y = start.x + crossing.x, start.y + crossing.y
            yield from point_obstacle(board, 2 * square_x + 1, 2 * square_y + 1)
            kind, half = board.square(square_x, square_y), ""
            if kind in DIAGONALS:
                crossed = half_crossed(kind, crossing)
                half = "ns"[max(crossed, 0)]
                if crossed < 0:
                    yield Obstacle("wall", 2 * square_x + 1, 2 * square_y + 1)
            if bits >> board.index[f"{square_x},{square_y}{half}"] & 1:
                yield Obstacle("fighter", 2 * square_x + 1, 2 * square_y + 1)


def point_obstacle(board: Board, x: int, y: int) -> Iterator[Obstacle]:
    """A wall, a door or a corner at a point of the lattice."""
    mark = board.mark(x, y)
    if board.stops(x, y, mark):
        corner = not (x % 2 or y % 2)
        yield Obstacle("corner" if corner else "door" if mark in "D<>^v" or mark in PASSAGES else "wall", x, y)


def acid(g: Frag, seat: Seat) -> View | None:
    """What a step into acid costs a fighter; nothing if it does not harm (frag 89, 206, 211)."""
    if g.fighters[seat].place < 0 or g.has(seat, "g_hazmat_boots") or g.insubstantial(seat):
        return None
    armour = g.armour(seat)
    chances = outcomes(ACID_DICE, g.health(seat), 0, int(armour is not None and bool(armour.card.shield)))
    return {"losses": [percent(chance) for chance in chances], "kill": percent(chances[-1])}
