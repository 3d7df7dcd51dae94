"""One test for each gadget (frag 190 to 207)."""

import pytest

from fourfold.games.frag.cards import PISTOL, Gadget, deal_box
from fourfold.games.frag.damage import take_loss
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    asked,
    discarded,
    floor,
    hand,
    in_play,
    lay_down,
    load,
    offered,
    play,
    seen,
    table,
    told,
    where,
)


def facts(kind: str) -> tuple[int, str]:
    """How often a gadget is in the box, and its letter."""
    found = [card for card in deal_box().values() if card.kind == kind and isinstance(card, Gadget)]
    return len(found), found[0].letter


@rule("frag 190", "frag 191", "frag 192")
@pytest.mark.parametrize(
    ("kind", "number", "bonus"), [("g_light_armor", 4, 1), ("g_medium_armor", 2, 2), ("g_heavy_armor", 2, 3)]
)
def test_armour_lends_its_bonus_and_heavy_armour_forbids_jumps(kind: str, number: int, bonus: int) -> None:
    assert facts(kind) == (number, "A")
    g = table(hands={ANN: [kind]})
    jumps = offered(g, verb="jump")
    play(g, ANN, f"play {kind}")
    assert g.health(ANN) == 2 + bonus
    assert jumps
    assert bool(offered(g, verb="jump")) == (kind != "g_heavy_armor")


@rule("frag 193")
def test_an_energy_shield_saves_1_of_each_roll_and_2_in_all() -> None:
    assert facts("g_energy_shield") == (2, "A")
    g = table(builds={BOB: "4-2-1"}, down={BOB: ["g_energy_shield"]})
    assert g.health(BOB) == 4  # no dice and no points
    take_loss(g, BOB, 0)
    take_loss(g, BOB, 2)
    assert (g.fighters[BOB].wounds, in_play(g, BOB)) == (1, ["g_energy_shield"])
    take_loss(g, BOB, 1)
    assert (g.fighters[BOB].wounds, discarded(g)) == (1, ["g_energy_shield"])
    lay_down(g, BOB, "g_energy_shield", "g_light_armor")
    assert in_play(g, BOB) == ["g_light_armor"]  # it counts as the armour worn


@rule("frag 194")
def test_a_first_aid_kit_heals_2_at_any_time() -> None:
    assert facts("g_first_aid_kit") == (4, "H")
    g = table(seats=2, hands={ANN: ["g_first_aid_kit", "g_first_aid_kit"]}, builds={ANN: "4-2-1"})
    g.fighters[ANN].wounds = 3
    play(g, ANN, "step 3,5", "play g_first_aid_kit")
    assert (g.health(ANN), discarded(g)) == (3, ["g_first_aid_kit"])
    play(g, ANN, "end")
    play(g, BOB, "fire pistol at 0")
    assert offered(g, ANN) == ["pass", "play g_first_aid_kit.2"]


@rule("frag 195")
def test_an_adrenaline_surge_doubles_all_stats_until_the_end_of_the_next_turn() -> None:
    assert facts("g_adrenaline_surge") == (2, "H")
    g = table(seats=2, hands={ANN: ["g_adrenaline_surge"]}, builds={ANN: "3-2-2"})
    play(g, ANN, "play g_adrenaline_surge")
    assert (g.health(ANN), g.stat(ANN, "speed"), g.stat(ANN, "accuracy")) == (6, 4, 4)
    play(g, ANN, "end")
    play(g, BOB, "end")
    assert g.stat(ANN, "speed") == 4
    play(g, ANN, "end")
    assert (g.health(ANN), g.stat(ANN, "speed"), discarded(g)) == (3, 2, ["g_adrenaline_surge"])


@rule("frag 196")
def test_a_stim_pack_lends_2_health_at_any_time() -> None:
    assert facts("g_stim_pack") == (2, "H")
    g = table(hands={BOB: ["g_stim_pack"]})
    load(g, 6, 6, 6)
    play(g, ANN, "fire pistol at 1")
    play(g, BOB, "play g_stim_pack")
    assert len(seen(g, "DamageRolled")[0].defence) == 4


@rule("frag 197")
def test_a_regenerator_heals_1_in_each_own_turn_after_phase_1() -> None:
    assert facts("g_regenerator") == (2, "H")
    g = table(seats=2, builds={BOB: "4-2-1"}, down={BOB: ["g_regenerator"]})
    g.fighters[BOB].wounds = 2
    play(g, ANN, "end")
    assert g.fighters[BOB].wounds == 1
    assert told(g).index("TurnBegan") < told(g).index("Healed")


@rule("frag 198")
def test_an_ammo_pack_fills_one_own_weapon() -> None:
    assert facts("g_ammo_pack") == (4, "W")
    g = table(hands={ANN: ["g_ammo_pack", "s_aimbot"]}, down={ANN: ["w_needler", "w_nuke", "w_chainsaw"]}, phase="roll")
    g.fighters[ANN].guns[0].ammo = 1
    play(g, ANN, "throw s_aimbot")
    assert offered(g, verb="play") == ["play g_ammo_pack.1 on w_needler.1"]  # not a full, a Nuke or a saw
    play(g, ANN, "play g_ammo_pack")
    assert (g.fighters[ANN].guns[0].ammo, discarded(g)) == (6, ["s_aimbot", "g_ammo_pack"][::-1])


@rule("frag 199")
def test_a_targeting_system_adds_1_accuracy_with_one_weapon() -> None:
    assert facts("g_targeting_system") == (3, "W")
    g = table(hands={ANN: ["g_targeting_system", "g_targeting_system"]}, down={ANN: ["w_needler"]})
    assert offered(g, verb="play")[:2] == [
        "play g_targeting_system.1 pistol",
        "play g_targeting_system.1 on w_needler.1",
    ]
    play(g, ANN, "play g_targeting_system.1 pistol", "play g_targeting_system.2 pistol")
    assert (g.aim(ANN, PISTOL), g.aim(ANN, g.fighters[ANN].guns[0].card), g.stat(ANN, "accuracy")) == (5, 3, 3)


@rule("frag 200")
def test_extreme_damage_doubles_the_damage_dice_for_the_rest_of_the_turn() -> None:
    assert facts("g_extreme_damage") == (2, "W")
    g = table(hands={ANN: ["g_extreme_damage"]}, builds={BOB: "90-2-1"})
    assert offered(g, verb="play") == []
    load(g, 6, 6, 6)
    play(g, ANN, "fire pistol at 1", "play g_extreme_damage")
    assert len(seen(g, "DamageRolled")[0].attack) == 4
    load(g, 6, 6, 6)
    play(g, ANN, "fire pistol at 1")
    assert len(seen(g, "DamageRolled")[0].attack) == 4
    play(g, ANN, "end")
    assert g.turn.extreme == 0


@rule("frag 201")
def test_a_backpack_raises_the_weapon_limit_by_2() -> None:
    assert facts("g_backpack") == (2, "W")
    g = table(down={ANN: ["g_backpack"]})
    assert g.weapon_limit(ANN) == 5


@rule("frag 202")
def test_an_overcharger_adds_1_damage_die_with_one_weapon() -> None:
    assert facts("g_overcharger") == (2, "W")
    g = table(down={ANN: ["g_overcharger@pistol", "w_beam_pistol"]}, builds={BOB: "90-2-1"})
    load(g, 6, 6, 6)
    play(g, ANN, "fire pistol at 1")
    assert len(seen(g, "DamageRolled")[0].attack) == 3
    load(g, 6, 6, 6)
    play(g, ANN, "fire w_beam_pistol.1 at 1")
    assert len(seen(g, "DamageRolled")[0].attack) == 3


@rule("frag 203")
def test_an_autoloader_allows_one_more_attack_with_one_weapon() -> None:
    assert facts("g_autoloader") == (2, "W")
    g = table(down={ANN: ["g_autoloader@w_needler.1", "w_needler"]})
    assert g.attack_limit(ANN, g.fighters[ANN].guns[0].card) == 3
    assert g.attack_limit(ANN, PISTOL) == 2


@rule("frag 204")
def test_speed_boots_add_1_speed() -> None:
    assert facts("g_speed_boots") == (3, "M")
    assert table(down={ANN: ["g_speed_boots", "g_speed_boots"]}).stat(ANN, "speed") == 4


@rule("frag 205")
def test_jump_jets_make_jumps_cheap_and_1_longer() -> None:
    assert facts("g_jump_jets") == (2, "M")
    board = floor("........")
    g = table(board=board, at={ANN: "0,0", BOB: "7,0"}, down={ANN: ["g_jump_jets"]}, points=3)
    assert offered(g, verb="jump") == ["jump 2,0", "jump 3,0"]
    play(g, ANN, "jump 3,0")
    assert g.turn.points == 0
    g = table(board=board, at={ANN: "0,0", BOB: "7,0"}, down={ANN: ["g_jump_jets", "g_jump_jets"]}, points=9)
    assert offered(g, verb="jump")[-1] == "jump 4,0"  # bonuses are combined (frag 36)


@rule("frag 206")
def test_hazmat_boots_keep_acid_off() -> None:
    assert facts("g_hazmat_boots") == (1, "M")
    g = table(board=floor("1.~.2"), at={ANN: "1,0", BOB: "4,0"}, down={ANN: ["g_hazmat_boots"]})
    play(g, ANN, "step 2,0")
    assert "AcidRolled" not in told(g)


@rule("frag 207")
def test_a_pocket_teleporter_leads_from_any_square_to_any_teleporter_bumping() -> None:
    assert facts("g_pocket_teleporter") == (1, "M")
    g = table(at={ANN: "5,5", BOB: "8,4"}, hands={ANN: ["g_pocket_teleporter"]}, points=2)
    assert offered(g, verb="play") == ["play g_pocket_teleporter.1 3,4", "play g_pocket_teleporter.1 8,4"]
    load(g, 1)
    play(g, ANN, "play g_pocket_teleporter.1 8,4")
    assert (where(g, ANN), where(g, BOB), g.turn.points, hand(g, ANN)) == ("8,4", "0,0", 1, [])
    g = table(at={ANN: "5,5", BOB: "8,4"}, hands={ANN: ["g_pocket_teleporter"]}, points=0)
    assert offered(g, verb="play") == []
    assert asked(g) == {ANN: "act"}
