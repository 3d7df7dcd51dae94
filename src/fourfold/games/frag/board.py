"""A map made ready for play: where one may stand, go, jump and see from every place."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from fourfold.games.frag.acts import Act
from fourfold.games.frag.kept import Row, Rows
from fourfold.games.frag.sight import (
    EAST,
    NORTH,
    SOUTH,
    WAYS,
    WEST,
    half_crossed,
    half_sides,
    leaves_half,
    line,
    trace,
)
from fourfold.plain import Thing

DIAGONALS = "/\\"
PASSAGES = {"H": (EAST, WEST), "V": (NORTH, SOUTH), "u": (NORTH,), "d": (SOUTH,), "l": (WEST,), "r": (EAST,)}
"""A door inside a square, and the ways one may go into it (frag 102, 103)."""
EDGES: dict[str, tuple[int, ...]] = {" ": (NORTH, EAST, SOUTH, WEST), "D": (NORTH, EAST, SOUTH, WEST)}
EDGES |= {"<": (WEST,), ">": (EAST,), "^": (NORTH,), "v": (SOUTH,)}
"""An edge, and the ways one may go over it; walls are not here (frag 97)."""
RESPAWNS = "123456789ABC"
JET = 4
OPEN = {" ": range(4)}  # an edge with nothing on it, over which one may jump
SHORT = 8  # squares
WAY, ENTRY = 96, 128  # bytes that a way takes in memory, and an entry of a row apart from its bits
Neighbours = tuple[int | None, ...]  # to the north, east, south and west
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

    def rows(self, make: Callable[[int], Row], weight: int) -> Rows[Row]:
        """What is known from every place, found out place by place."""
        return Rows(len(self.places), make, weight)

    @cached_property
    def steps(self) -> Rows[tuple[Way, ...]]:
        """From every place, the steps one may make."""
        return self.rows(lambda here: tuple(self.ways(here, self.over)), WAY)

    @cached_property
    def ghost_steps(self) -> Rows[tuple[Way, ...]]:
        """From every place, the steps of a fighter whom no wall stops."""
        return self.rows(lambda here: tuple(self.ways(here, self.through)), WAY)

    def ways(self, here: int, lead: Callable[[int, int], int | None]) -> Iterator[Way]:
        """Single steps in the four directions."""
        for way in range(4):
            to = lead(here, way)
            if to is not None:
                yield Way(to, 1, Act("step", where=str(self.places[to])))

    @cached_property
    def jumps(self) -> Rows[tuple[Way, ...]]:
        """From every place, the jumps one may make, short ones first."""
        return self.rows(lambda here: self.leaps(here, self.onward, self.height + self.width), WAY)

    @cached_property
    def short_jumps(self) -> Rows[tuple[Way, ...]]:
        """The same up to some squares, which is as far as most fighters ever jump."""
        return self.rows(lambda here: self.leaps(here, self.onward, SHORT), WAY)

    @cached_property
    def ghost_jumps(self) -> Rows[tuple[Way, ...]]:
        """From every place, the jumps of a fighter whom no wall stops."""
        return self.rows(lambda here: self.leaps(here, self.ghost_onward, self.height + self.width, ""), WAY)

    def jumps_within(self, longest: int, ghost: bool = False) -> Rows[tuple[Way, ...]]:
        """From every place, all jumps up to a length, and perhaps longer ones after them."""
        return self.ghost_jumps if ghost else self.short_jumps if longest <= SHORT else self.jumps

    def leaps(self, here: int, onward: Rows[Neighbours], longest: int, stop: str = "/\\HVudlr") -> tuple[Way, ...]:
        """Straight over open edges, and over nothing that stops a jump (frag 84 to 86)."""
        found = []
        for way in range(4):
            passed = onward[here][way]
            covered = 2
            while passed is not None and covered <= longest and self.kinds[passed] not in stop:
                to = onward[passed][way]
                if to is not None:
                    found.append(Way(to, covered, self.jump_acts[to]))
                passed, covered = to, covered + 1
        return tuple(sorted(found, key=length))

    @cached_property
    def onward(self) -> Rows[Neighbours]:
        """From every place and in every direction, the next place over an open edge."""
        return self.rows(lambda here: tuple([self.over(here, way, OPEN) for way in range(4)]), 8)

    @cached_property
    def ghost_onward(self) -> Rows[Neighbours]:
        """The same for a fighter whom no wall stops."""
        return self.rows(lambda here: tuple([self.through(here, way) for way in range(4)]), 8)

    @cached_property
    def jump_acts(self) -> Rows[Act]:
        """To every place, the option to jump there."""
        return self.rows(lambda to: Act("jump", where=str(self.places[to])), 32)

    @cached_property
    def beams(self) -> Rows[tuple[Way, ...]]:
        """From every place, the other teleporters if it is one (frag 105)."""
        ways = [Way(to, 1, Act("teleport", where=str(self.places[to]))) for to in self.teleporters]
        return self.rows(
            lambda here: tuple([way for way in ways if way.to != here]) if self.kinds[here] == "T" else (), 8
        )

    @cached_property
    def jets(self) -> Rows[tuple[tuple[int, ...], ...]]:
        """From every place and in every direction, the places a jet reaches if all doors inside are held (frag 182)."""
        return self.rows(lambda here: tuple([tuple(self.jet(here, way)) for way in range(4)]), 8 * JET)

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
    def open_places(self) -> tuple[int, ...]:
        """Where a fighter may stand."""
        return tuple([number for number, solid in enumerate(self.solid) if not solid])

    @cached_property
    def sight(self) -> Rows[dict[int, int]]:
        """From every place, what is in sight, and the places (as bits) where a third fighter would be in the way."""
        return self.rows(self.seen_from, ENTRY + len(self.places) // 8)

    def seen_from(self, here: int) -> dict[int, int]:
        """All that is in sight from one place; sight is mutual, so what another place knows is not looked for again."""
        seen = {}
        for there in self.open_places if not self.solid[here] else ():
            known = self.sight.get(there)
            between = known.get(here) if known is not None else self.between(min(here, there), max(here, there))
            if between is not None:
                seen[there] = between
        return seen

    def between(self, here: int, there: int) -> int | None:
        """The places a line of sight to a later place runs through, as bits; None: it is blocked."""
        a, b = self.places[here], self.places[there]
        dx, dy = b.x - a.x, b.y - a.y
        if dx == dy == 0:
            return None
        met, crossed = trace(dx, dy, self.width)
        if met << 2 * (a.y * (2 * self.width + 1) + a.x) & self.obstacles:
            return None
        if a.half >= 0 and not leaves_half(self.kinds[here], a.half, dx, dy):
            return None
        if b.half >= 0 and not leaves_half(self.kinds[there], b.half, -dx, -dy):
            return None
        if not self.walls:
            return crossed << a.y * self.width + a.x >> self.width
        return self.past_walls(a, dx, dy)

    def past_walls(self, start: Place, dx: int, dy: int) -> int | None:
        """The same where the map has diagonal walls, which make two places of a square."""
        bits = 0
        for crossing in line(dx, dy).crossings:
            square = (start.y + crossing.y) * self.width + start.x + crossing.x
            half = 0
            if wall := self.walls.get(square):
                half = half_crossed(wall, crossing)
                if half < 0:
                    return None
            bits |= 1 << self.firsts[square] + half
        return bits

    @cached_property
    def walls(self) -> dict[int, str]:
        """Diagonal walls by square, the squares counted row by row."""
        squares = [self.square(x, y) for y in range(self.height) for x in range(self.width)]
        return {number: square for number, square in enumerate(squares) if square in DIAGONALS}

    @cached_property
    def firsts(self) -> tuple[int, ...]:
        """The place of every square, the northern half of a diagonal one."""
        return tuple([number for number, place in enumerate(self.places) if place.half <= 0])

    @cached_property
    def shelter(self) -> Rows[dict[int, int]]:
        """From every place, the places within two steps that a blast reaches, and the doorway (or -1) it must pass."""
        return self.rows(self.sheltered, ENTRY)

    def sheltered(self, here: int) -> dict[int, int]:
        """What a blast in one place reaches."""
        x, y, _ = self.places[here]
        around = [(x + dx, y + dy) for dy in range(-2, 3) for dx in range(-2, 3) if 0 < abs(dx) + abs(dy) <= 2]
        near = [number for square in around for number in self.standing(*square)]
        reach = {here: -1}
        for there in near:
            if not self.solid[here] and self.between(min(here, there), max(here, there)) is not None:
                reach[there] = -1
        for door in [number for number in near if self.doorway[number]]:
            for way in range(4):
                far = self.jet_step(door, (way + 2) % 4)
                if self.jet_step(door, way) == here and far is not None:
                    reach[far] = door
        return reach

    def standing(self, x: int, y: int) -> list[int]:
        """The open places of a square, two if it is a diagonal one."""
        if not (0 <= x < self.width and 0 <= y < self.height) or self.square(x, y) == "#":
            return []
        first = self.firsts[y * self.width + x]
        return [first, first + 1] if self.square(x, y) in DIAGONALS else [first]

    def jet_step(self, here: int, way: int) -> int | None:
        """The next place of a jet."""
        return next(self.jet(here, way), None)


def length(way: Way) -> int:
    """How many squares a way covers."""
    return way.length
