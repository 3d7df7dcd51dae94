"""A map made ready for play: where one may stand, go, jump and see from every place."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from fourfold.games.frag.acts import Act
from fourfold.games.frag.sight import EAST, NORTH, SOUTH, WAYS, WEST, half_crossed, half_sides, leaves_half, line
from fourfold.plain import Thing

DIAGONALS = "/\\"
PASSAGES = {"H": (EAST, WEST), "V": (NORTH, SOUTH), "u": (NORTH,), "d": (SOUTH,), "l": (WEST,), "r": (EAST,)}
"""A door inside a square, and the ways one may go into it (frag 102, 103)."""
EDGES: dict[str, tuple[int, ...]] = {" ": (NORTH, EAST, SOUTH, WEST), "D": (NORTH, EAST, SOUTH, WEST)}
EDGES |= {"<": (WEST,), ">": (EAST,), "^": (NORTH,), "v": (SOUTH,)}
"""An edge, and the ways one may go over it; walls are not here (frag 97)."""
RESPAWNS = "123456789ABC"
JET = 4
DIRECTIONS = ("north", "east", "south", "west")


class Place(NamedTuple):
    """A square, or one half of it: 0 in the north, 1 in the south; -1: the whole."""

    x: int
    y: int
    half: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}{['n', 's', ''][self.half]}"


class Way(NamedTuple):
    """Where a step or a jump leads, over so many squares, and the option that says so."""

    to: int
    length: int
    act: Act


@dataclass(frozen=True, eq=False)
class Board(Thing):
    """A map; its places are numbered row by row."""

    names: Mapping[str, str]
    width: int
    height: int
    grid: tuple[str, ...]

    def square(self, x: int, y: int) -> str:
        """What a square shows."""
        return self.grid[2 * y + 1][2 * x + 1]

    def edge(self, x: int, y: int, way: int) -> str:
        """What lies between a square and its neighbour."""
        dx, dy = WAYS[way]
        return self.grid[2 * y + 1 + dy][2 * x + 1 + dx]

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Every square, a diagonal one twice; solid squares too, for those who pass through them."""
        squares = [(x, y) for y in range(self.height) for x in range(self.width)]
        return tuple(
            [Place(x, y, half) for x, y in squares for half in ((0, 1) if self.square(x, y) in DIAGONALS else (-1,))]
        )

    @cached_property
    def index(self) -> dict[str, int]:
        """Places by name."""
        return {str(place): number for number, place in enumerate(self.places)}

    @cached_property
    def at(self) -> dict[Place, int]:
        """Places by square and half."""
        return {place: number for number, place in enumerate(self.places)}

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """What each place shows."""
        return tuple([self.square(x, y) for x, y, _ in self.places])

    @cached_property
    def solid(self) -> tuple[bool, ...]:
        """Nobody stands on a solid square (frag 93)."""
        return tuple([kind == "#" for kind in self.kinds])

    @cached_property
    def doorway(self) -> tuple[bool, ...]:
        """Places with a door inside."""
        return tuple([kind in PASSAGES for kind in self.kinds])

    @cached_property
    def teleporters(self) -> tuple[int, ...]:
        """All teleporter squares."""
        return tuple([number for number, kind in enumerate(self.kinds) if kind == "T"])

    @cached_property
    def respawns(self) -> tuple[int, ...]:
        """The respawn squares, number 1 first."""
        found = {kind: number for number, kind in enumerate(self.kinds) if kind in RESPAWNS}
        return tuple([found[kind] for kind in RESPAWNS if kind in found])

    def entered(self, x: int, y: int, way: int) -> int | None:
        """The place one comes to be in when going this way into a square; None: outside the map."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        wall, half = self.square(x, y), -1
        if wall in DIAGONALS:
            half = 0 if (way + 2) % 4 in half_sides(wall, 0) else 1
        return self.at[Place(x, y, half)]

    def may_leave(self, place: int, way: int) -> bool:
        """A half is left by its two sides, a doorway along its passage (frag 95, 102, 103)."""
        half, kind = self.places[place].half, self.kinds[place]
        if half >= 0:
            return way in half_sides(kind, half)
        return kind not in PASSAGES or way in PASSAGES[kind] or (way + 2) % 4 in PASSAGES[kind]

    def over(self, place: int, way: int, edges: Mapping[str, Sequence[int]] = EDGES) -> int | None:
        """Where a step this way leads, if walls, doors and arrows allow it (frag 71, 93, 97)."""
        x, y, _ = self.places[place]
        if not self.may_leave(place, way) or way not in edges.get(self.edge(x, y, way), ()):
            return None
        to = self.entered(x + WAYS[way][0], y + WAYS[way][1], way)
        if to is None or self.solid[to] or way not in PASSAGES.get(self.kinds[to], range(4)):
            return None
        return to

    def through(self, place: int, way: int) -> int | None:
        """Where a step leads for a fighter whom no wall stops (frag 211)."""
        x, y, _ = self.places[place]
        return self.entered(x + WAYS[way][0], y + WAYS[way][1], way)

    @cached_property
    def steps(self) -> tuple[tuple[Way, ...], ...]:
        """From every place, the steps one may make."""
        return tuple([tuple(self.ways(here, self.over)) for here in range(len(self.places))])

    @cached_property
    def ghost_steps(self) -> tuple[tuple[Way, ...], ...]:
        """From every place, the steps of a fighter whom no wall stops."""
        return tuple([tuple(self.ways(here, self.through)) for here in range(len(self.places))])

    def ways(self, here: int, lead: Callable[[int, int], int | None]) -> Iterator[Way]:
        """Single steps in the four directions."""
        for way in range(4):
            to = lead(here, way)
            if to is not None:
                yield Way(to, 1, Act("step", where=str(self.places[to])))

    @cached_property
    def jumps(self) -> tuple[tuple[Way, ...], ...]:
        """From every place, the jumps one may make, short ones first."""
        return tuple([tuple(sorted(self.leaps(here, False), key=length)) for here in range(len(self.places))])

    @cached_property
    def ghost_jumps(self) -> tuple[tuple[Way, ...], ...]:
        """From every place, the jumps of a fighter whom no wall stops."""
        return tuple([tuple(sorted(self.leaps(here, True), key=length)) for here in range(len(self.places))])

    def leaps(self, here: int, ghost: bool) -> Iterator[Way]:
        """Straight over open edges, and over nothing that stops a jump (frag 84 to 86)."""
        for way in range(4):
            passed = self.through(here, way) if ghost else self.over(here, way, {" ": range(4)})
            covered = 1
            while passed is not None and (ghost or self.kinds[passed] not in "/\\HVudlr"):
                to = self.through(passed, way) if ghost else self.over(passed, way, {" ": range(4)})
                covered += 1
                if to is not None:
                    yield Way(to, covered, Act("jump", where=str(self.places[to])))
                passed = to

    @cached_property
    def beams(self) -> tuple[tuple[Way, ...], ...]:
        """From every place, the other teleporters if it is one (frag 105)."""
        acts = [Way(to, 1, Act("teleport", where=str(self.places[to]))) for to in self.teleporters]
        return tuple(
            [
                tuple([way for way in acts if way.to != here]) if kind == "T" else ()
                for here, kind in enumerate(self.kinds)
            ]
        )

    @cached_property
    def jets(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """From every place and in every direction, the places a jet reaches if all doors inside are held (frag 182)."""
        return tuple([tuple([tuple(self.jet(here, way)) for way in range(4)]) for here in range(len(self.places))])

    def jet(self, here: int, way: int) -> Iterator[int]:
        """Square after square up to a wall, a closed door or a diagonal wall."""
        for _ in range(JET):
            x, y, _ = self.places[here]
            if not self.may_leave(here, way) or self.edge(x, y, way) != " ":
                return
            to = self.entered(x + WAYS[way][0], y + WAYS[way][1], way)
            if to is None or self.solid[to] or not self.may_leave(to, (way + 2) % 4):
                return
            yield to
            here = to

    def distance(self, here: int, there: int, king: bool = False) -> int:
        """How many squares lie between, the last one counted (frag 125, 126)."""
        a, b = self.places[here], self.places[there]
        dx, dy = abs(a.x - b.x), abs(a.y - b.y)
        return max(dx, dy) if king else dx + dy

    @cached_property
    def obstacles(self) -> int:
        """Every point of the lattice that stops a line: walls, doors, their ends, solid corners, squares that do."""
        found = 0
        for y, row in enumerate(self.grid):
            for x, mark in enumerate(row):
                if self.stops(x, y, mark):
                    found |= 1 << y * (2 * self.width + 1) + x
        return found

    def stops(self, x: int, y: int, mark: str) -> bool:
        """One point of the lattice stops a line (frag 107, 108)."""
        if x % 2 and y % 2:
            return mark == "#" or mark in PASSAGES  # nobody sees through a doorway, held or not (frag 112)
        if x % 2 or y % 2:
            beside = [(x - 1, y), (x + 1, y)] if y % 2 else [(x, y - 1), (x, y + 1)]
            return mark != " " or any([self.mark(*each) == "#" for each in beside])
        edges = [self.mark(x + dx, y + dy) for dx, dy in WAYS]
        corners = {(dx, dy): self.mark(x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1)}
        ends = [mark == ("\\" if dx == dy else "/") for (dx, dy), mark in corners.items()]
        return any([each != " " for each in edges]) or "#" in corners.values() or any(ends)

    def mark(self, x: int, y: int) -> str:
        """The character at a point of the lattice; outside there is nothing."""
        return self.grid[y][x] if 0 <= y < len(self.grid) and 0 <= x < len(self.grid[0]) else " "

    @cached_property
    def sight(self) -> tuple[dict[int, int], ...]:
        """From every place, what is in sight, and the places (as bits) where a third fighter would be in the way."""
        seen: list[dict[int, int]] = [{} for _ in self.places]
        open_places = [number for number, kind in enumerate(self.kinds) if kind != "#"]
        for here in open_places:
            for there in open_places:
                if there > here and (between := self.between(here, there)) is not None:
                    seen[here][there] = seen[there][here] = between
        return tuple(seen)

    def between(self, here: int, there: int) -> int | None:
        """The places a line of sight runs through, as bits; None: it is blocked."""
        a, b = self.places[here], self.places[there]
        dx, dy = b.x - a.x, b.y - a.y
        stride = 2 * self.width + 1
        met = self.met[dx, dy] << (2 * a.y * stride + 2 * a.x)
        if met & self.obstacles or (dx, dy) == (0, 0):
            return None
        if a.half >= 0 and not leaves_half(self.kinds[here], a.half, dx, dy):
            return None
        if b.half >= 0 and not leaves_half(self.kinds[there], b.half, -dx, -dy):
            return None
        crossed = 0
        for crossing in line(dx, dy).crossings:
            x, y = a.x + crossing.x, a.y + crossing.y
            half = -1
            if self.square(x, y) in DIAGONALS:
                half = half_crossed(self.square(x, y), crossing)
                if half < 0:
                    return None
            crossed |= 1 << self.at[Place(x, y, half)]
        return crossed

    @cached_property
    def met(self) -> dict[tuple[int, int], int]:
        """By distance right and down, all that a line meets, as bits of the lattice from the square it starts in."""
        found = {}
        stride = 2 * self.width + 1
        for dy in range(self.height):
            for dx in range(1 - self.width, self.width):
                points, crossings = line(dx, dy)
                every = [*points, *[(2 * crossing.x, 2 * crossing.y) for crossing in crossings]]
                found[dx, dy] = sum([1 << (y + 1) * stride + x + 1 for x, y in every])
        return found

    @cached_property
    def shelter(self) -> tuple[dict[int, int], ...]:
        """From every place, the places within two steps that a blast reaches, and the doorway (or -1) it must pass."""
        reach: list[dict[int, int]] = [{here: -1} for here in range(len(self.places))]
        for here, seen in enumerate(self.sight):
            for there in seen:
                if self.distance(here, there) <= 2:
                    reach[here][there] = -1
        for door in [number for number, inside in enumerate(self.doorway) if inside]:
            for way in range(4):
                near, far = self.jet_step(door, way), self.jet_step(door, (way + 2) % 4)
                if near is not None and far is not None:
                    reach[near][far] = door
        return tuple(reach)

    def jet_step(self, here: int, way: int) -> int | None:
        """The next place of a jet."""
        return next(self.jet(here, way), None)


def length(way: Way) -> int:
    """How many squares a way covers."""
    return way.length
