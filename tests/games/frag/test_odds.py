"""Exact odds against the tables of the rules, and against counting every roll."""

from fractions import Fraction
from itertools import product

import pytest

from fourfold.games.frag.forecast import burst_kill, forecast
from fourfold.games.frag.odds import hit_chance, kill_chance, loss_chances, pickup_chance, ways
from tests.games.frag.table import ANN, BOB, table

DISTANCES = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 24)
HITS = """
100.0 83.3 66.7 50.0 33.3 16.7 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0
100.0 100.0 97.2 91.7 83.3 72.2 58.3 41.7 16.7 2.8 0.0 0.0 0.0 0.0 0.0
100.0 100.0 100.0 99.5 98.1 95.4 90.7 83.8 62.5 37.5 16.2 4.6 0.5 0.0 0.0
100.0 100.0 100.0 100.0 99.9 99.6 98.8 97.3 90.3 76.1 55.6 33.6 15.9 5.4 0.1
100.0 100.0 100.0 100.0 100.0 100.0 99.9 99.7 98.4 94.1 84.8 69.5 50.0 30.5 5.9
100.0 100.0 100.0 100.0 100.0 100.0 100.0 100.0 99.8 99.0 96.4 90.4 79.4 63.7 27.9
"""
LOSSES = """
9.26/90.74 44.37/43.36/12.27 77.85/20.64/1.34/0.17 93.92/5.97/0.10/0.00/0.00
1.16/98.84 15.20/54.21/30.59 45.36/47.94/5.56/1.14 74.28/24.77/0.88/0.06/0.00
0.08/99.92 3.59/43.18/53.23 19.17/63.19/13.98/3.66 45.95/50.22/3.46/0.32/0.04
0.00/100.00 0.61/25.85/73.54 6.07/59.99/25.50/8.44 22.04/67.63/9.10/1.03/0.20
0.00/100.00 0.08/12.37/87.55 1.49/45.84/36.66/16.02 8.34/70.38/18.15/2.54/0.59
0.00/100.00 0.01/4.82/95.17 0.29/29.68/43.67/26.36 2.54/61.47/29.40/5.20/1.38
0.00/100.00 0.00/1.54/98.46 0.05/16.64/44.61/38.71 0.64/47.03/40.31/9.23/2.79
"""


def percent(chance: Fraction, digits: int) -> str:
    """A chance as the tables print it."""
    return f"{float(100 * chance):.{digits}f}"


@pytest.mark.parametrize("dice", range(1, 7))
def test_hit_chances_are_those_of_the_table(dice: int) -> None:
    row = HITS.split("\n")[dice].split()
    assert [percent(hit_chance(dice, distance), 1) for distance in DISTANCES] == row
    assert hit_chance(dice, 6 * dice + 1) == 0


def test_exact_hit_chances() -> None:
    exact = {(2, 7): Fraction(7, 12), (2, 4): Fraction(11, 12), (3, 8): Fraction(181, 216), (3, 11): Fraction(1, 2)}
    exact[4, 15] = Fraction(575, 1296)
    assert {key: hit_chance(*key) for key in exact} == exact
    assert pickup_chance() == Fraction(1, 2)


@pytest.mark.parametrize("dice", range(2, 9))
def test_losses_are_those_of_the_table(dice: int) -> None:
    for health, cell in enumerate(LOSSES.strip().split("\n")[dice - 2].split(), 1):
        chances = loss_chances(dice, health)
        shown = [*chances[:health], kill_chance(dice, health)]
        shown += [Fraction(0)] * (health + 1 - len(shown))
        assert [percent(chance, 2) for chance in shown] == cell.split("/")


def test_exact_losses_and_extra_loss() -> None:
    assert loss_chances(2, 2)[:2] == (Fraction(575, 1296), Fraction(281, 648))
    assert kill_chance(2, 2) == Fraction(159, 1296)
    assert loss_chances(2, 1)[0] == Fraction(5, 54)
    assert [percent(kill_chance(3, health, 1), 2) for health in (1, 2, 3, 4)] == ["100.00", "84.80", "6.71", "0.06"]
    assert [percent(kill_chance(6, health, 1), 2) for health in (1, 2, 3, 4)] == ["100.00", "99.92", "52.68", "3.13"]


@pytest.mark.parametrize(("attack", "defence", "extra"), [(1, 1, 0), (2, 1, 1), (3, 2, 0), (2, 3, 1)])
def test_odds_agree_with_counting_every_roll(attack: int, defence: int, extra: int) -> None:
    counts: dict[int, int] = {}
    for faces in product(range(1, 7), repeat=attack + defence):
        loss = sum(faces[:attack]) // sum(faces[attack:]) + extra
        counts[loss] = counts.get(loss, 0) + 1
    chances = loss_chances(attack, defence, extra)
    assert {loss: chance * 6 ** (attack + defence) for loss, chance in enumerate(chances) if chance} == counts
    assert sum(chances) == 1
    assert sum(ways(attack)) == 6**attack


def test_the_forecast_of_a_shot_is_hit_times_killed() -> None:
    g = table(builds={ANN: "2-3-2"}, at={ANN: "0,5", BOB: "7,5"}, down={ANN: ["w_heavy_beam_pistol", "w_machine_gun"]})
    acts = {str(act): act for act in g.pending[ANN].options}
    (line,) = forecast(g, acts["fire w_heavy_beam_pistol.1 at 1"])
    assert percent(line.kill, 2) == "31.05"
    assert line.kill == Fraction(7, 12) * kill_chance(4, 2)
    (burst,) = forecast(g, acts["burst w_machine_gun.1 at 1"])
    (shot,) = forecast(g, acts["fire w_machine_gun.1 at 1"])
    assert shot.kill < burst.kill < 2 * shot.kill + Fraction(1, 2)
    assert forecast(g, acts["end"]) == []


def test_a_burst_is_two_rolls_one_after_the_other() -> None:
    hit, first, second = Fraction(1, 2), loss_chances(4, 2), kill_chance(4, 1)
    dead = kill_chance(4, 2)
    expected = hit * (dead + first[1] * hit * second + first[0] * hit * dead) + (1 - hit) * hit * dead
    assert burst_kill(4, 2, 0, 0, hit) == expected
