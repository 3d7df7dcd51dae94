"""Building between rounds, and the final assembly."""

from fourfold.core.events import Seat
from fourfold.core.state import new, step
from fourfold.games.fzzzt import events
from fourfold.games.fzzzt.cards import Card, Unit
from fourfold.games.fzzzt.events import RobotPlaced
from fourfold.games.fzzzt.scoring import best_assembly
from fourfold.games.fzzzt.table import Fzzzt, Placement, Site, in_order


def fitting(unit: Unit, cards: list[Card]) -> list[Card]:
    """Robots that show a symbol of the unit; mechanics and Fzzzt! show none (fzzzt 80, 81)."""
    return [card for card in cards if card.mask & unit.mask]


@step
def begin_building(g: Fzzzt) -> None:
    """Each seat joins hand and discard pile and looks at all of it (fzzzt 77)."""
    g.tell(events.BuildingBegan(g.round))
    for seat in range(g.seats):
        open_discard(g, seat)
    g.then(plan_building, 0)


def open_discard(g: Fzzzt, seat: Seat) -> None:
    """Hand and discard pile become one."""
    g.hands[seat] = in_order(g.hands[seat] + g.discards[seat])
    g.discards[seat], g.shown[seat], g.closed[seat] = [], [], 0


def offers(g: Fzzzt, turn: int) -> dict[Seat, list[Placement]]:
    """Each seat may place one robot on each unit, or none (fzzzt 78 to 82, 129)."""
    index = turn // g.hook("build.limit").get("robots_per_unit", 1)
    offered = {}
    for seat, sites in enumerate(g.sites):
        if index < len(sites):
            unit, planned = sites[index].unit, [plan.robot for plan in g.plans[seat]]
            fits = fitting(unit, g.hands[seat])  # planned or not: who is asked must not tell what is planned
            robots = [None, *[robot for robot in fits if robot not in planned]]
            offered[seat] = [new(Placement, (unit, robot)) for robot in robots] if fits else []
    return offered


@step
def plan_building(g: Fzzzt, turn: int) -> None:
    """All seats build at the same time, unit by unit, and show it together (fzzzt 79, 86)."""
    offered = offers(g, turn)
    if offered:
        g.ask_all("place", offered, plan_placements, turn)
    else:
        g.then(show_building)


@step
def plan_placements(g: Fzzzt, placements: dict[Seat, Placement], turn: int) -> None:
    """What was chosen stays hidden until everybody has built."""
    for seat, placement in placements.items():
        g.plans[seat] += [placement] if placement.robot else []
    g.then(plan_building, turn + 1)


@step
def show_building(g: Fzzzt) -> None:
    """Placed robots lie face up on their units to the end (fzzzt 83, 85)."""
    for seat, plans in enumerate(g.plans):
        for plan in plans:
            place(g, seat, plan)
        g.plans[seat] = []


def place(g: Fzzzt, seat: Seat, placement: Placement) -> None:
    """A robot goes from hand onto a unit."""
    robot = placement.robot
    assert robot is not None
    index = next(n for n, site in enumerate(g.sites[seat]) if site.unit is placement.unit)
    g.hands[seat].remove(robot)
    g.sites[seat][index] = Site(placement.unit, (*g.sites[seat][index].robots, robot))
    g.tell(new(RobotPlaced, (seat, robot, placement.unit)))


@step
def final_assembly(g: Fzzzt) -> None:
    """At the end any number of robots may be placed; the scoring does it unless seats want to (fzzzt 90, 96, 97)."""
    for seat in range(g.seats):
        open_discard(g, seat)
    if g.options["auto_assembly"] == "off":
        g.assembling = list(range(g.seats))
        g.then(assemble)


def assembly_options(g: Fzzzt, seat: Seat) -> list[Placement | str]:
    """Accept the best assembly, be done, or place any robot that fits a unit."""
    units = [site.unit for site in g.sites[seat]]
    placements = [Placement(unit, robot) for unit in units for robot in fitting(unit, g.hands[seat])]
    return ["suggestion", "done", *placements] if placements else []


@step
def assemble(g: Fzzzt) -> None:
    """All seats assemble at the same time, robot by robot (fzzzt 97)."""
    g.assembling = [seat for seat in g.assembling if assembly_options(g, seat)]
    if g.assembling:
        g.ask_all("assemble", {seat: assembly_options(g, seat) for seat in g.assembling}, go_on_assembling)


@step
def go_on_assembling(g: Fzzzt, choices: dict[Seat, Placement | str]) -> None:
    """Place what was chosen; whoever is done or took the suggestion leaves."""
    for seat, choice in choices.items():
        if isinstance(choice, Placement):
            place(g, seat, choice)
            continue
        g.assembling.remove(seat)
        if choice == "suggestion":
            take_suggestion(g, seat)
    g.then(assemble)


def take_suggestion(g: Fzzzt, seat: Seat) -> None:
    """Place the robots that the best assembly uses."""
    for site, gives in zip(g.sites[seat], best_assembly(g.sites[seat], g.hands[seat]), strict=True):
        for give in gives:
            if give.robot in g.hands[seat]:
                place(g, seat, Placement(site.unit, give.robot))
