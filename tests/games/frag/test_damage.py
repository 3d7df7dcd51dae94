"""Damage, armour and healing (frag 131 to 144)."""

import pytest

from fourfold.games.frag.damage import take_loss
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    asked,
    discarded,
    hand,
    in_play,
    lay_down,
    load,
    offered,
    play,
    seen,
    table,
)


def faces(total: int, dice: int) -> list[int]:
    """Some dice with this total."""
    sixes, rest = divmod(total - dice, 5)
    return [6] * sixes + [1 + rest] * (sixes < dice) + [1] * (dice - sixes - 1)


@rule("frag 131")
def test_the_defender_rolls_health_at_that_moment_and_the_attacker_the_weapons_dice() -> None:
    g = table(builds={BOB: "4-2-1"}, down={ANN: ["w_assault_cannon"]})
    g.fighters[BOB].wounds = 1
    load(g, 6, 6, 6)
    play(g, ANN, "fire w_assault_cannon.1 at 1")
    rolled = seen(g, "DamageRolled")[0]
    assert (len(rolled.attack), len(rolled.defence)) == (7, 3)


@rule("frag 132")
@pytest.mark.parametrize(("attack", "loss"), [(7, 0), (8, 1), (15, 1), (16, 2), (23, 2), (24, 3), (31, 3)])
def test_the_loss_is_attack_divided_by_defence_rounded_down(attack: int, loss: int) -> None:
    g = table(builds={BOB: "4-2-1"}, down={ANN: ["w_assault_cannon"]})  # example 3: defence total 8
    load(g, 6, 6, 6, *faces(attack, 7), 2, 2, 2, 2)
    play(g, ANN, "fire w_assault_cannon.1 at 1")
    rolled = seen(g, "DamageRolled")[0]
    assert (sum(rolled.attack), sum(rolled.defence), rolled.loss) == (attack, 8, loss)


@rule("frag 133")
def test_extra_loss_is_added_even_when_the_division_gives_0() -> None:
    g = table(down={ANN: ["w_needler"]}, builds={BOB: "3-2-2"})  # example 16: 6 against 9
    load(g, 6, 6, 6, 2, 2, 2, 3, 3, 3)
    play(g, ANN, "fire w_needler.1 at 1")
    assert seen(g, "DamageRolled")[0].loss == 1


@rule("frag 134")
def test_armour_points_add_defence_dice() -> None:
    g = table(builds={BOB: "4-2-1"}, down={ANN: ["w_missile_launcher"], BOB: ["g_light_armor"]})  # example 4
    load(g, 6, 6, 6)
    play(g, ANN, "fire w_missile_launcher.1 at 1")
    rolled = seen(g, "DamageRolled")[0]
    assert (len(rolled.attack), len(rolled.defence)) == (6, 5)


@rule("frag 135")
def test_another_armour_discards_the_first() -> None:
    g = table(down={ANN: ["g_light_armor"]}, hands={ANN: ["g_energy_shield"]})
    play(g, ANN, "play g_energy_shield")
    assert in_play(g, ANN) == ["g_energy_shield"]
    assert discarded(g) == ["g_light_armor"]


@rule("frag 136")
def test_a_loss_is_taken_from_armour_then_bonus_that_ends_soonest_then_own_health() -> None:
    g = table(builds={ANN: "3-2-2"}, down={ANN: ["g_stim_pack"]})
    g.fighters[ANN].turns += 1
    lay_down(g, ANN, "g_adrenaline_surge", "g_medium_armor")
    stim, surge, armour = g.fighters[ANN].gear
    left = []
    for loss in (1, 2, 2, 2, 2):
        take_loss(g, ANN, loss)
        left.append((armour.left, stim.left, surge.left, g.fighters[ANN].wounds))
    assert left == [(1, 2, 3, 0), (0, 1, 3, 0), (0, 0, 2, 0), (0, 0, 0, 0), (0, 0, 0, 2)]


@rule("frag 136", "frag 137")
def test_armour_is_discarded_when_it_has_taken_its_bonus() -> None:
    g = table(down={BOB: ["g_light_armor"]})  # example 5
    take_loss(g, BOB, 1)
    assert (discarded(g), g.fighters[BOB].wounds) == (["g_light_armor"], 0)
    g = table(down={BOB: ["g_heavy_armor"]})
    take_loss(g, BOB, 2)
    assert (in_play(g, BOB), g.health(BOB)) == (["g_heavy_armor"], 3)  # what is left still defends


@rule("frag 138")
def test_a_fighter_above_0_lives_on_with_the_health_it_has_left() -> None:
    g = table(builds={BOB: "4-2-1"})
    load(g, 6, 6, 6, 6, 6, 1, 1, 1, 1)  # 12 against 4: loss 3
    play(g, ANN, "fire pistol at 1")
    assert g.health(BOB) == 1
    load(g, 6, 6, 6, 1, 1, 6)
    play(g, ANN, "fire pistol at 1")
    assert len(seen(g, "DamageRolled")[0].defence) == 1
    g.fighters[BOB].blood = 1
    play(g, ANN, "end")
    play(g, BOB, "blood")
    assert g.health(BOB) == 2


@rule("frag 139")
def test_a_card_lends_the_value_with_it_less_the_value_without_it() -> None:
    g = table(builds={ANN: "3-2-2"}, down={ANN: ["g_stim_pack", "g_adrenaline_surge", "g_adrenaline_surge"]})
    assert [gear.left for gear in g.fighters[ANN].gear] == [2, 3, 6]
    g = table(builds={ANN: "3-2-2"}, down={ANN: ["g_adrenaline_surge", "g_stim_pack"]})
    assert [gear.left for gear in g.fighters[ANN].gear] == [3, 2]
    assert g.health(ANN) == 8  # example 8
    assert (g.stat(ANN, "speed"), g.stat(ANN, "accuracy")) == (4, 4)


@rule("frag 140")
@pytest.mark.parametrize(("loss", "now", "later"), [(0, 6, 3), (2, 4, 3), (4, 2, 2)])
def test_when_it_ends_only_what_is_left_of_its_own_bonus_goes(loss: int, now: int, later: int) -> None:
    g = table(seats=2, builds={ANN: "3-2-2"}, down={ANN: ["g_adrenaline_surge"]}, phase="begin")  # example 14
    take_loss(g, ANN, loss)
    assert g.health(ANN) == now
    play(g, ANN, "end")
    assert g.health(ANN) == later
    assert not g.fighters[ANN].dead


@rule("frag 141")
def test_healing_never_lifts_own_health_above_base_health() -> None:
    g = table(hands={ANN: ["g_first_aid_kit", "g_first_aid_kit"]}, builds={ANN: "4-2-1"})
    assert offered(g, verb="play") == []  # nothing to heal
    g.fighters[ANN].wounds = 1
    play(g, ANN, "step 3,5", "play g_first_aid_kit")
    assert g.health(ANN) == 4


@rule("frag 142")
def test_a_fighter_at_0_is_killed_unless_it_is_healed_at_once() -> None:
    for answer, alive in [("1 kit", True), ("die", False)]:
        g = table(hands={BOB: ["g_first_aid_kit"]})
        load(g, 6, 6, 6, 6, 6, 3, 3)  # 12 against 6: loss 2
        play(g, ANN, "fire pistol at 1")
        assert asked(g) == {BOB: "death"}
        play(g, BOB, answer)
        assert g.fighters[BOB].dead != alive


@rule("frag 143")
def test_the_shortfall_counts_and_means_are_combined() -> None:
    g = table(hands={BOB: ["g_first_aid_kit"]}, builds={BOB: "1-3-3"})
    g.fighters[BOB].blood = 1
    load(g, 6, 6, 6, 3, 3, 2)  # 6 against 2: Health -2, it takes 3
    play(g, ANN, "fire pistol at 1")
    assert offered(g, BOB) == ["die", "1 blood+1 kit"]
    play(g, BOB, "1 blood+1 kit")
    assert (g.health(BOB), g.fighters[BOB].blood, hand(g, BOB)) == (1, 0, [])
    g = table(hands={BOB: ["g_first_aid_kit"]}, builds={BOB: "1-3-3"})
    load(g, 6, 6, 6, 3, 3, 2)
    play(g, ANN, "fire pistol at 1")
    assert g.fighters[BOB].dead  # all together are not enough: not asked, none spent
    assert hand(g, BOB) == ["g_first_aid_kit"]


@rule("frag 144")
def test_bonus_health_gained_at_death_takes_the_loss_as_if_it_had_been_there() -> None:
    g = table(hands={BOB: ["g_adrenaline_surge"]}, builds={BOB: "3-2-2"})
    g.fighters[BOB].wounds = 2
    load(g, 6, 6, 6, 4, 4, 4)  # 8 against 4: loss 2, Health -1
    play(g, ANN, "fire pistol at 1")
    play(g, BOB, "pass", "pass", "1 surge")
    assert (g.fighters[BOB].wounds, g.fighters[BOB].gear[0].left) == (2, 1)  # own 1 as before, 1 of 3 lent left
