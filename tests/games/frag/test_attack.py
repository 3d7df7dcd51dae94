"""Attacks (frag 115 to 130)."""

import pytest

from fourfold.games.frag.cards import PISTOL
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    DEE,
    GAME,
    asked,
    discarded,
    floor,
    grid,
    in_play,
    load,
    offered,
    play,
    seen,
    table,
    told,
)


@rule("frag 115")
@pytest.mark.parametrize(("accuracy", "attacks"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_player_has_half_the_accuracy_in_attacks_rounded_up(accuracy: int, attacks: int) -> None:
    g = table(builds={ANN: f"2-2-{accuracy}"})  # example 2
    assert g.attack_limit(ANN, PISTOL) == attacks
    for _ in range(attacks):
        load(g, *[1] * accuracy)
        g.fighters[BOB].wounds = 0
        g.fighters[BOB].health = 40
        play(g, ANN, "fire pistol at 1")
    assert offered(g, verb="fire") == []


@rule("frag 116", "frag 117")
def test_each_weapon_has_its_own_limit_of_attacks() -> None:
    down = ["w_shotgun", "w_tranquilizer_pistol", "g_targeting_system@w_shotgun.1", "g_targeting_system@w_shotgun.1"]
    g = table(builds={ANN: "1-3-3"}, down={ANN: down})  # example 13
    shotgun, tranquilizer = (gun.card for gun in g.fighters[ANN].guns)
    assert [g.attack_limit(ANN, weapon) for weapon in (shotgun, tranquilizer, PISTOL)] == [3, 4, 2]
    attacks = []
    for _ in range(5):
        attacks.append([option.split()[1] for option in offered(g, verb="fire")])
        if attacks[-1]:
            g.fighters[BOB].health = 90
            play(g, ANN, f"fire {attacks[-1][-1]} at 1")
    assert attacks[2:] == [["w_shotgun.1", "w_tranquilizer_pistol.1"], ["w_tranquilizer_pistol.1"], []]
    g = table(builds={ANN: "1-3-3"}, down={ANN: down}, bound_attacks="off")
    shotgun, tranquilizer = (gun.card for gun in g.fighters[ANN].guns)
    assert [g.attack_limit(ANN, weapon) for weapon in (shotgun, tranquilizer, PISTOL)] == [2, 2, 2]
    assert g.aim(ANN, shotgun) == 5  # the dice are still added


@rule("frag 118")
def test_any_other_fighter_in_sight_may_be_attacked() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5", CID: "11,7", DEE: "2,0"})
    assert offered(g, verb="fire") == [f"fire pistol at {seat}" for seat in (BOB, CID, DEE)]


@rule("frag 119")
def test_weapon_target_and_way_of_firing_are_named_before_the_roll() -> None:
    g = table(hands={ANN: ["w_machine_gun"]}, down={ANN: ["w_needler"]})
    assert offered(g, verb="fire") == ["fire pistol at 1", "fire w_needler.1 at 1"]
    play(g, ANN, "play w_machine_gun")  # put into play just before
    assert "fire w_machine_gun.1 at 1" in offered(g)
    assert offered(g, verb="burst") == ["burst w_machine_gun.1 at 1"]


@rule("frag 120")
def test_every_fighter_has_a_pistol_that_is_no_card() -> None:
    g = table(down={ANN: ["w_needler", "w_shotgun", "w_nuke"]})
    assert (PISTOL.dice, PISTOL.ammo) == (2, None)
    assert "fire pistol at 1" in offered(g)
    assert "drop pistol" not in offered(g)
    assert len(g.fighters[ANN].guns) == g.weapon_limit(ANN)
    assert PISTOL.id not in g.box
    g = table(hands={ANN: ["s_script_kiddie"]})
    assert offered(g, verb="play") == []


@rule("frag 121")
def test_a_declared_attack_is_used_up_whatever_stops_it() -> None:
    g = table(hands={BOB: ["s_packet_loss"]}, down={ANN: ["w_needler"]})
    play(g, ANN, "fire w_needler.1 at 1")
    play(g, BOB, "play s_packet_loss")
    assert g.turn.attacks == 1
    assert g.fighters[ANN].guns[0].ammo == 5


@rule("frag 122")
def test_ammo_falls_before_the_roll_by_1_or_by_what_the_card_says() -> None:
    g = table(hands={BOB: ["s_packet_loss"]}, down={ANN: ["w_needler", "w_heavy_assault_cannon", "w_machine_gun"]})
    needler, cannon, gun = g.fighters[ANN].guns
    play(g, ANN, "fire w_needler.1 at 1")
    assert asked(g) == {BOB: "declared"}  # nothing is rolled yet
    assert (needler.ammo, cannon.ammo, gun.ammo) == (5, 6, 9)
    play(g, BOB, "play s_packet_loss")
    g.fighters[BOB].health = 90
    play(g, ANN, "fire w_heavy_assault_cannon.1 at 1")
    assert cannon.ammo == 4
    g.turn.attacks = 0
    g = table(down={ANN: ["w_machine_gun"]}, builds={BOB: "4-2-1"})
    play(g, ANN, "burst w_machine_gun.1 at 1")
    assert g.fighters[ANN].guns[0].ammo == 6


@rule("frag 123")
def test_a_weapon_with_too_little_ammo_stays_but_cannot_fire_until_reloaded() -> None:
    g = table(down={ANN: ["w_needler"]}, hands={ANN: ["g_ammo_pack", "s_aimbot"]}, phase="roll")
    g.fighters[ANN].guns[0].ammo = 0
    play(g, ANN, "roll")
    assert "fire w_needler.1 at 1" not in offered(g)
    assert in_play(g, ANN) == ["w_needler"]
    play(g, ANN, "play g_ammo_pack")
    assert "fire w_needler.1 at 1" in offered(g)


@rule("frag 124")
def test_a_weapon_that_cannot_be_reloaded_is_discarded_when_empty() -> None:
    g = table(down={ANN: ["w_nuke"]}, at={ANN: "0,0", BOB: "4,0"})
    load(g, 1, 1, 1)
    play(g, ANN, "nuke w_nuke.1 4,0")
    assert in_play(g, ANN) == []
    assert discarded(g) == ["w_nuke"]


@rule("frag 125", "frag 126")
def test_distance_counts_the_targets_square_and_not_the_shooters() -> None:
    board = floor(*["......"] * 3)
    g = table(board=board, at={ANN: "0,0", BOB: "3,0", CID: "1,1"}, builds={BOB: "4-2-1"})
    load(g, 1, 1, 1)
    play(g, ANN, "fire pistol at 1")
    assert seen(g, "Declared")[0].distance == 3
    assert "DamageRolled" in told(g)
    assert g.distance(g.fighters[ANN].place, g.fighters[CID].place) == 2  # a diagonal neighbour
    g = table(board=board, at={ANN: "0,0", BOB: "3,2"}, distance="king")
    assert g.distance(g.fighters[ANN].place, g.fighters[BOB].place) == 3
    walled = grid("+-+-+-+", "|.|. .|", "+     +", "|. . .|", "+-+-+-+")
    g = table(board=walled, at={ANN: "0,0", BOB: "1,0"})
    assert g.distance(g.fighters[ANN].place, g.fighters[BOB].place) == 1  # walls do not lengthen it


@rule("frag 127")
def test_a_weapon_cannot_be_declared_outside_its_range() -> None:
    g = table(at={ANN: "2,5", BOB: "3,5"}, down={ANN: ["w_chainsaw", "w_missile_launcher"]})
    assert offered(g, verb="fire") == ["fire pistol at 1", "fire w_chainsaw.1 at 1"]
    g = table(at={ANN: "2,5", BOB: "4,5"}, down={ANN: ["w_chainsaw", "w_missile_launcher"]})
    assert offered(g, verb="fire") == ["fire pistol at 1", "fire w_missile_launcher.1 at 1"]


@rule("frag 128")
def test_accuracy_dice_that_reach_the_distance_hit() -> None:
    for dice, hit in [((1, 1, 1), False), ((1, 1, 2), True), ((6, 6, 6), True)]:
        g = table(builds={BOB: "4-2-1"})  # distance 4
        load(g, *dice)
        play(g, ANN, "fire pistol at 1")
        assert len(seen(g, "HitRolled")[0].dice) == 3
        assert ("DamageRolled" in told(g)) == hit


@rule("frag 129")
def test_several_victims_roll_nearest_first_ties_clockwise_the_shooter_last() -> None:
    g = table(
        at={CID: "4,4", ANN: "5,4", BOB: "4,3", DEE: "4,6"},
        down={CID: ["w_nuke"]},
        turn=CID,
        builds=dict.fromkeys(range(4), "40-2-3"),
    )
    load(g, 6, 6, 6)
    play(g, CID, "nuke w_nuke.1 4,5")
    assert [event.victim for event in seen(g, "DamageRolled")] == [DEE, ANN, BOB, CID]


@rule("frag 130")
def test_with_no_rushes_nobody_attacks_in_the_first_round() -> None:
    for option, attacks in {"on": 0, "off": 1}.items():
        g = table(turn=BOB, no_rushes=option)
        g.round = 1
        play(g, BOB, "step 7,5")
        assert len(offered(g, BOB, "fire")) == attacks
        g.round = 2
        play(g, BOB, "step 8,5")
        assert len(offered(g, BOB, "fire")) == 1


def test_an_attack_shows_its_odds_to_the_shooter_only() -> None:
    g = table(builds={ANN: "2-3-2"}, at={ANN: "0,5", BOB: "7,5"}, down={ANN: ["w_heavy_beam_pistol"]})
    odds = GAME.view(g, ANN)["table"]["odds"]["fire w_heavy_beam_pistol.1 at 1"]
    assert odds == [{"victim": 1, "distance": 7, "hit": 58.33, "losses": odds[0]["losses"], "kill": 31.05}]
    assert GAME.view(g, BOB)["table"]["odds"] == {}
