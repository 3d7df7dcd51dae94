"""Points, the best assembly there is, and the winner."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from fourfold.core.events import Seat
from fourfold.games.fzzzt.card_file import SYMBOLS
from fourfold.games.fzzzt.cards import Card
from fourfold.games.fzzzt.table import Fzzzt, Site

# Robots can fill some wanted symbols if and only if no set of symbols is wanted more often than there are robots
# that show one of them (Hall's theorem). Fifteen counters, one for each set of symbols, share one integer: eight
# bits each, the highest of which stays set while wanted is at most what there is.
SETS = range(1, 16)
ENOUGH = sum(0x80 << 8 * symbols for symbols in SETS)
ALL = 8 * 15  # where the counter of all robots begins
SHOWN_BY = [sum(1 << 8 * symbols for symbols in SETS if symbols & mask) for mask in range(16)]


class Choice(NamedTuple):
    """So many widgets on a unit, their points, and what they want of the robots not placed."""

    points: int
    widgets: int
    wanted: int


def supply(robots: Iterable[Card]) -> int:
    """For every set of symbols, how many robots show one of them."""
    return sum([SHOWN_BY[robot.mask] for robot in robots])


def ways_to_use(unit: int, widgets: int, placed: tuple[int, ...]) -> set[tuple[int, ...]]:
    """How often each symbol is still wanted for so many widgets, for every way to use the robots placed on the unit."""
    ways = {tuple([widgets if unit >> bit & 1 else 0 for bit in range(4)])}
    for mask in placed:
        ways |= {use(way, bit) for way in ways for bit in range(4) if mask >> bit & 1 and way[bit]}
    return ways


@cache
def leftover_wants(unit: int, widgets: int, placed: tuple[int, ...]) -> tuple[int, ...]:
    """What so many widgets still want of the robots not placed, for every way to use those that are."""
    ways = ways_to_use(unit, widgets, placed)
    return tuple(sorted({sum(count * SHOWN_BY[1 << bit] for bit, count in enumerate(way)) for way in ways}))


def finished_widgets(site: Site) -> int:
    """How many widgets the robots on a unit finish by themselves."""
    return choices(site, ENOUGH)[0].widgets


def misses(site: Site, count: int) -> list[str]:
    """The fewest symbols that robots must still give for so many widgets."""
    placed = tuple(sorted([robot.mask for robot in site.robots]))
    fewest = min(ways_to_use(site.unit.mask, count, placed), key=lambda way: (sum(way), way))
    return [symbol for symbol, often in zip(SYMBOLS, fewest, strict=True) for _ in range(often)]


def use(way: tuple[int, ...], bit: int) -> tuple[int, ...]:
    """One symbol less is wanted."""
    return (*way[:bit], way[bit] - 1, *way[bit + 1 :])


def choices(site: Site, free: int) -> list[Choice]:
    """Every number of widgets a unit can make with the free robots, most first (fzzzt 100, 101)."""
    unit, placed = site.unit, tuple(sorted([robot.mask for robot in site.robots]))
    found = [Choice(-unit.points, 0, 0)]
    while True:
        widgets = found[-1].widgets + 1
        wants = [wanted for wanted in leftover_wants(unit.mask, widgets, placed) if (free - wanted) & ENOUGH == ENOUGH]
        if not wants:
            return found[::-1]
        found += [Choice(widgets * unit.points, widgets, wanted) for wanted in wants]


class Limit(NamedTuple):
    """What some units cannot exceed: each alone with all robots, or every robot in the dearest widget."""

    points: int
    placed: int
    worth: float


def limit(sites: Sequence[Site], offers: Sequence[Sequence[Choice]]) -> Limit:
    """The limit of some units, given what each can make."""
    worth = max([site.unit.points / len(site.unit.symbols) for site in sites], default=0.0)
    return Limit(sum([offer[0].points for offer in offers]), sum([len(site.robots) for site in sites]), worth)


def best_choices(sites: Sequence[Site], robots: Iterable[Card]) -> list[Choice]:
    """The choice for every unit that together gives the most points, found exactly (fzzzt 96)."""
    everything = supply(robots) | ENOUGH
    offers = [choices(site, everything) for site in sites]
    limits = [limit(sites[index:], offers[index:]) for index in range(len(sites) + 1)]
    best: list[Choice] = [Choice(-site.unit.points, 0, 0) for site in sites]
    record = sum(choice.points for choice in best)
    reached: dict[tuple[int, int], int] = {}  # the points with which the same robots were left for the same units

    def search(index: int, free: int, points: int, chosen: list[Choice]) -> None:
        nonlocal best, record
        most, placed, worth = limits[index]
        hope = min(most, (placed + (free >> ALL & 0x7F)) * worth)
        if points + hope <= record or reached.get((index, free), points - 1) >= points:
            return
        if index == len(offers):
            best, record = chosen, points
            return
        reached[index, free] = points
        for choice in offers[index]:
            rest = free - choice.wanted
            if rest & ENOUGH == ENOUGH:
                search(index + 1, rest, points + choice.points, [*chosen, choice])

    search(0, everything, 0, [])
    return best


class Gives(NamedTuple):
    """A robot, and the symbol it gives to one of the widgets of a unit."""

    robot: Card
    symbol: str
    widget: int


def best_assembly(sites: Sequence[Site], robots: Sequence[Card]) -> list[list[Gives]]:
    """Who gives what on every unit in an assembly with the most points."""
    counts = [choice.widgets for choice in best_choices(sites, robots)]
    wants = [
        (n, widget, symbol) for n, k in enumerate(counts) for widget in range(k) for symbol in sites[n].unit.symbols
    ]
    givers: dict[Card, tuple[int, int, str]] = {}

    def find_giver(want: tuple[int, int, str], tried: list[Card]) -> bool:
        for robot in (*sites[want[0]].robots, *robots):
            if want[2] in robot.symbols and robot not in tried:
                tried.append(robot)
                if robot not in givers or find_giver(givers[robot], tried):
                    givers[robot] = want
                    return True
        return False

    for want in wants:
        found = find_giver(want, [])
        assert found, want
    return [
        [Gives(robot, want[2], want[1]) for robot, want in givers.items() if want[0] == n] for n in range(len(sites))
    ]


def robot_points(cards: Iterable[Card]) -> int:
    """The points on all robots, Fzzzt! with its -1 (fzzzt 98, 99)."""
    return sum([card.points for card in cards])


def unit_points(sites: Iterable[Site]) -> int:
    """Every unit counts the most widgets that the robots on it allow (fzzzt 97)."""
    return sum([choices(site, ENOUGH)[0].points for site in sites])


def projected_unit_points(g: Fzzzt, seat: Seat) -> int:
    """What the units of a seat would give if the game ended now."""
    free = [*g.hands[seat], *g.bids[seat], *g.discards[seat]]
    return sum([choice.points for choice in best_choices(g.sites[seat], free)])


def final_unit_points(g: Fzzzt, seat: Seat) -> int:
    """What the units of a seat give at the end."""
    by_hand = g.options["auto_assembly"] == "off"
    return unit_points(g.sites[seat]) if by_hand else projected_unit_points(g, seat)


def scores(g: Fzzzt) -> list[int]:
    """Robots plus widgets minus failed units (fzzzt 103)."""
    return [robot_points(g.owned(seat)) + final_unit_points(g, seat) for seat in range(g.seats)]


def robot_count(g: Fzzzt, seat: Seat) -> int:
    """How many robots break a tie: all owned with Fzzzt! (ru), or those won without it (fr) (fzzzt 105 to 107)."""
    if g.options["edition"] == "ru":
        return sum([card.kind != "mechanic" for card in g.owned(seat)])
    return sum([card.kind in ("robot", "upgrade") and card.owner is None for card in g.owned(seat)])


def ranking(g: Fzzzt) -> list[int]:
    """More points first, then fewer robots; seats still equal share the place (fzzzt 104 to 109)."""
    standing = [(-points, robot_count(g, seat)) for seat, points in enumerate(scores(g))]
    return [1 + sum([other < mine for other in standing]) for mine in standing]


def score_sheet(g: Fzzzt, seat: Seat) -> dict[str, Any]:
    """The lines of the score sheet of a seat."""
    owned, sites = g.owned(seat), g.sites[seat]
    by_hand = g.options["auto_assembly"] == "off"
    parts = (
        [best_assembly([site], []) for site in sites]
        if by_hand
        else [[part] for part in best_assembly(sites, g.hands[seat])]
    )
    return {
        "robots": robot_points(card for card in owned if card.kind != "fzzzt"),
        "fzzzt": robot_points(card for card in owned if card.kind == "fzzzt"),
        "units": [unit_line(site, part[0]) for site, part in zip(sites, parts, strict=True)],
        "robot_count": robot_count(g, seat),
    }


def unit_line(site: Site, gives: Sequence[Gives]) -> dict[str, Any]:
    """A unit on the score sheet: its widgets robot by robot, and its points."""
    widgets = len(gives) // len(site.unit.symbols)
    return {
        "unit": site.unit.id,
        "widgets": widgets,
        "points": widgets * site.unit.points or -site.unit.points,
        "gives": [{"robot": give.robot.id, "symbol": give.symbol, "widget": give.widget} for give in gives],
    }
