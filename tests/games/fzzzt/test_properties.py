"""Properties of Fzzzt! over many cases: the best assembly against all assemblies, bids against all sets of cards."""

from collections import Counter
from functools import cache
from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from fourfold import Dice
from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.cards import Card, Unit, read_box
from fourfold.games.fzzzt.scoring import best_assembly, best_choices, unit_points
from fourfold.games.fzzzt.table import Bid, Bids, Fzzzt, Site
from tests.games.fzzzt.table import ANN, cards, finished
from tests.games.fzzzt.variants import VARIANTS
from tests.walks import allowed, play_picks, walks

ROBOTS = [card for card in read_box("").values() if isinstance(card, Card) and card.kind in ("robot", "upgrade")]
UNITS = [card for card in read_box("").values() if isinstance(card, Unit)]
many = settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
few = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@cache
def naive_widgets(unit: tuple[str, ...], robots: tuple[tuple[str, ...], ...]) -> int:
    """The most widgets on a unit, by trying every symbol of every robot."""
    most = 0
    for gives in product(*robots):
        seen = Counter(gives)
        most = max(most, min(seen[symbol] for symbol in unit))
    return most


def naive_points(sites: list[Site], free: list[Card]) -> int:
    """The most points of some units, by trying every unit for every free robot."""
    best = -1000
    for where in product(range(-1, len(sites)), repeat=len(free)):
        points = 0
        for index, site in enumerate(sites):
            added = [robot for robot, place in zip(free, where, strict=True) if place == index]
            shown = tuple(sorted(robot.symbols for robot in (*site.robots, *added)))
            points += naive_widgets(site.unit.symbols, shown) * site.unit.points or -site.unit.points
        best = max(best, points)
    return best


@some.composite
def positions(draw: some.DrawFn) -> tuple[list[Site], list[Card]]:
    """Up to three units with some robots placed, and robots not placed: seven robots at most."""
    robots = draw(some.lists(some.sampled_from(ROBOTS), unique=True, max_size=7))
    bare = draw(some.lists(some.sampled_from(UNITS), unique=True, min_size=1, max_size=3))
    sites = [Site(unit, ()) for unit in bare]
    for index in draw(some.lists(some.integers(0, len(sites) - 1), max_size=min(3, len(robots)))):
        if robots[-1].mask & sites[index].unit.mask:
            sites[index] = Site(sites[index].unit, (*sites[index].robots, robots.pop()))
    return sites, robots


@given(positions())
@many
def test_the_best_assembly_has_as_many_points_as_any(position: tuple[list[Site], list[Card]]) -> None:
    sites, free = position
    assert sum(choice.points for choice in best_choices(sites, free)) == naive_points(sites, free)


@given(positions())
@many
def test_the_best_assembly_can_be_made(position: tuple[list[Site], list[Card]]) -> None:
    sites, free = position
    made = best_assembly(sites, free)
    used = [give.robot for gives in made for give in gives]
    assert len(set(used)) == len(used)
    for choice, site, gives in zip(best_choices(sites, free), sites, made, strict=True):
        wanted = [(widget, symbol) for widget in range(choice.widgets) for symbol in sorted(site.unit.symbols)]
        assert sorted((give.widget, give.symbol) for give in gives) == wanted
        assert all(give.symbol in give.robot.symbols for give in gives)
        assert all(give.robot in site.robots or give.robot in free for give in gives)
        assert choice.points == (choice.widgets * site.unit.points or -site.unit.points)


@given(positions())
@many
def test_units_count_the_most_widgets_of_the_robots_on_them(position: tuple[list[Site], list[Card]]) -> None:
    sites, _ = position
    assert unit_points(sites) == naive_points(sites, [])


@given(positions())
@few
def test_the_score_of_a_finished_game_is_that_of_the_best_assembly(position: tuple[list[Site], list[Card]]) -> None:
    sites, free = position
    written = " ".join(f"{site.unit}:{','.join(map(str, site.robots))}".rstrip(":") for site in sites)
    g = finished(seats=6, hands={ANN: " ".join(map(str, free))}, sites={ANN: written})
    robots = chain(free, *[site.robots for site in sites])
    assert GAME.scores(g)[ANN] == sum(robot.points for robot in robots) + naive_points(sites, free)


def test_the_best_assembly_of_very_many_robots_is_found_in_time() -> None:
    sites = [Site(unit, ()) for unit in UNITS]
    made = best_choices(sites, ROBOTS)
    assert sum(choice.widgets * len(site.unit.symbols) for choice, site in zip(made, sites, strict=True)) <= len(ROBOTS)
    assert all(choice.widgets >= 1 for choice in made)


@pytest.mark.parametrize("size", range(8))
def test_bids_are_all_sets_of_cards_and_nothing_else(size: int) -> None:
    hand = ROBOTS[:size]
    naive = [Bid(each) for n in range(1, size + 1) for each in combinations(hand, n)]
    bids = Bids(hand)
    assert len(bids) == len(naive) == len(list(bids))
    assert set(bids) == set(naive)
    assert [bids[index] for index in range(len(bids))] == list(bids) == bids[:]
    assert all(bid in bids for bid in naive)
    assert len({str(bid) for bid in bids}) == len(naive)


def test_bids_are_a_sequence_like_any_other() -> None:
    bids = Bids(cards("mech1 r1-p1 r2-p1"))
    assert (str(bids[0]), str(bids[-1]), [str(bid) for bid in bids[1:3]]) == (
        "mech1",
        "mech1+r1-p1+r2-p1",
        ["r1-p1", "mech1+r1-p1"],
    )
    for index in (7, -8, 99):
        with pytest.raises(IndexError):
            bids[index]
    first, second, third = cards("mech1 r1-p1 r2-p1")
    strange: list[Any] = [
        Bid(()),
        Bid((second, first)),
        Bid((first, first)),
        Bid(tuple(cards("r3-p1"))),
        (first,),
        third,
    ]
    assert not [bid for bid in strange if bid in bids]


CASES = [(seats, options) for seats in (2, 3, 6) for options in VARIANTS if allowed(GAME, seats, options)]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
@given(walks)
@few
def test_imagined_worlds_keep_what_a_seat_knows(
    seats: int, options: dict[str, Any], walk: tuple[int, list[int], int]
) -> None:
    g = GAME.start(seats, walk[0], **options)
    play_picks(g, walk[1] * (walk[2] + 1))
    for me in range(seats):
        keeps_what_is_known(g, GAME.imagine(g, me, Dice(walk[0])), me)


def keeps_what_is_known(g: Fzzzt, world: Fzzzt, me: int) -> None:
    """One's own cards, face-up cards, cards shown, what everybody owns, and all sizes."""
    assert (world.hands[me], world.bids[me], world.plans[me]) == (g.hands[me], g.bids[me], g.plans[me])
    assert set(world.discards[me]) == set(g.discards[me])
    assert world.belt[: g.face_up] == g.belt[: g.face_up]
    assert set(world.deck + world.belt) == set(g.deck + g.belt)
    for seat in range(g.seats):
        assert set(world.owned(seat)) == set(g.owned(seat))
        assert set(g.shown[seat]) <= {*world.hands[seat], *world.bids[seat]}
        assert world.discards[seat][g.closed[seat] :] == g.discards[seat][g.closed[seat] :]
        for pile in ("hands", "discards", "bids"):
            assert len(getattr(world, pile)[seat]) == len(getattr(g, pile)[seat])
    assert (world.sites, world.chief, world.peripheral, world.used) == (g.sites, g.chief, g.peripheral, g.used)
    assert world.answers.get(me) == g.answers.get(me)
    assert set(world.pending) == set(g.pending)
