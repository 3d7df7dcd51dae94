"""One test for each Special (frag 208 to 224)."""

from fourfold import Dice
from fourfold.games.frag.cards import PISTOL, deal_box
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
    hand,
    in_play,
    load,
    offered,
    play,
    seen,
    table,
    told,
    where,
)


def copies(kind: str) -> int:
    """How often a card is in the box."""
    return sum(card.kind == kind for card in deal_box().values())


@rule("frag 208")
def test_lag_takes_the_next_turn_that_has_not_begun() -> None:
    assert copies("s_lag") == 3
    g = table(hands={ANN: ["s_lag", "s_lag"]}, at={ANN: "2,5", BOB: "6,5"})
    assert offered(g, verb="play")[:3] == [f"play s_lag.1 at {seat}" for seat in (BOB, CID, DEE)]  # dead or alive
    play(g, ANN, "play s_lag.1 at 2")
    assert [each.card.kind for each in g.specials] == ["s_lag"]  # in play until the turn is lost
    assert "play s_lag.2 at 2" not in offered(g)
    play(g, ANN, "end", "pass")
    play(g, BOB, "end")
    assert "TurnLost" in told(g)
    assert (g.specials, discarded(g)) == ([], ["s_lag"])
    play(g, ANN, "pass")
    assert g.active == DEE


@rule("frag 208")
def test_lag_in_the_turn_window_takes_the_turn_about_to_begin() -> None:
    g = table(seats=2, hands={ANN: ["s_lag"]})
    play(g, ANN, "end")
    assert asked(g) == {ANN: "turn"}
    play(g, ANN, "play s_lag.1 at 1")
    assert seen(g, "TurnLost")[0].seat == BOB
    assert g.active == ANN


@rule("frag 209")
def test_disconnect_takes_a_fighter_off_the_board_until_its_next_turn() -> None:
    assert copies("s_disconnect") == 2
    g = table(
        seats=2, hands={ANN: ["s_disconnect"], BOB: ["s_aimbot"]}, down={BOB: ["w_needler"]}, builds={BOB: "4-2-1"}
    )
    bob = g.fighters[BOB]
    bob.wounds, bob.blood, bob.guns[0].ammo = 1, 2, 3
    play(g, ANN, "play s_disconnect.1 at 1")
    assert where(g, BOB) is None
    load(g, 3)
    play(g, ANN, "end")
    assert where(g, BOB) == "0,4"
    assert (bob.wounds, bob.blood, bob.guns[0].ammo, hand(g, BOB)) == (1, 2, 3, ["s_aimbot"])
    assert (bob.deaths, g.blood) == (0, {})


@rule("frag 209")
def test_disconnect_ends_a_running_turn_of_that_player() -> None:
    g = table(hands={BOB: ["s_disconnect"]}, points=9)
    play(g, ANN, "fire pistol at 1")
    play(g, BOB, "play s_disconnect.1 at 0")
    assert (where(g, ANN), g.active) == (None, BOB)


@rule("frag 210")
def test_no_carrier_kills_without_healing_or_frag_and_leaves_remains() -> None:
    assert copies("s_no_carrier") == 1
    g = table(hands={ANN: ["s_no_carrier"], BOB: ["g_first_aid_kit"]}, down={BOB: ["w_needler"]})
    square = g.fighters[BOB].place
    play(g, ANN, "play s_no_carrier.1 at 1")
    assert g.fighters[BOB].dead
    assert g.fighters[ANN].frags == 0
    assert (g.blood, len(g.piles)) == ({square: 1}, 1)


@rule("frag 211")
def test_insubstantial_answers_an_attack_until_its_damage_dice() -> None:
    assert copies("s_hack_insubstantial") == 2
    for passes in (0, 1):
        g = table(hands={BOB: ["s_hack_insubstantial"]})
        load(g, 6, 6, 6)
        play(g, ANN, "fire pistol at 1")
        play(g, BOB, *["pass"] * passes, "play s_hack_insubstantial")
        assert "DamageRolled" not in told(g)
        assert g.insubstantial(BOB)
        assert asked(g) == {ANN: "act"}


@rule("frag 211")
def test_an_insubstantial_fighter_passes_walls_but_stops_on_free_squares_and_cannot_attack() -> None:
    board = grid("+-+-+-+-+", "|.|. # .|", "+-+-+-+-+", "|. D / .|", "+-+-+-+-+")
    g = table(board=board, at={ANN: "0,0", BOB: "3,0"}, down={ANN: ["s_hack_insubstantial"]}, points=3)
    assert {"step 1,0", "step 0,1", "jump 2,0"} & set(offered(g)) == {"step 1,0", "step 0,1"}
    assert offered(g, verb="fire") == []
    play(g, ANN, "step 1,0", "step 2,0")
    assert "end" not in offered(g)
    assert offered(g, verb="step") == ["step 2,1n", "step 1,0"]  # Bob's square is taken, with no point to go on
    g = table(board=floor("....."), at={ANN: "0,0", BOB: "1,0", CID: "3,0"}, down={BOB: ["s_hack_insubstantial"]})
    assert offered(g, verb="fire") == ["fire pistol at 1"]  # it still blocks sight


@rule("frag 212")
def test_infinite_ammo_lets_empty_weapons_fire_until_the_end_of_the_next_turn() -> None:
    assert copies("s_hack_ammo") == 1
    g = table(seats=2, hands={ANN: ["s_hack_ammo"]}, down={ANN: ["w_needler"]}, builds={BOB: "90-2-1"})
    g.fighters[ANN].guns[0].ammo = 0
    play(g, ANN, "play s_hack_ammo", "fire w_needler.1 at 1")
    assert g.fighters[ANN].guns[0].ammo == 0
    play(g, ANN, "end")
    play(g, BOB, "end")
    assert g.special_in_play("s_hack_ammo", ANN)
    play(g, ANN, "roll", "end")
    assert not g.specials


@rule("frag 213")
def test_the_speed_hack_doubles_speed_this_turn_before_the_roll() -> None:
    assert copies("s_hack_speed") == 1
    g = table(seats=2, hands={ANN: ["s_hack_speed"]}, phase="roll")
    play(g, ANN, "play s_hack_speed")
    assert len(seen(g, "MovementRolled")[0].dice) == 4
    assert g.stat(ANN, "speed") == 4
    play(g, ANN, "end")
    assert g.stat(ANN, "speed") == 2
    assert offered(table(hands={ANN: ["s_hack_speed"]}), verb="play") == []


@rule("frag 214")
def test_aimbot_hits_without_a_roll() -> None:
    assert copies("s_aimbot") == 2
    g = table(at={ANN: "0,0", BOB: "11,7"}, hands={ANN: ["s_aimbot"]}, builds={ANN: "4-2-1"})
    assert offered(g, verb="play") == []
    play(g, ANN, "fire pistol at 1", "play s_aimbot")
    assert "HitRolled" not in told(g)
    assert "DamageRolled" in told(g)
    g = table(at={ANN: "0,0", BOB: "2,0"}, hands={ANN: ["s_aimbot"]}, down={ANN: ["w_chainsaw"]})
    assert "fire w_chainsaw.1 at 1" not in offered(g)  # range still binds


@rule("frag 215")
def test_packet_loss_makes_an_attack_miss_and_damage_already_rolled_stands() -> None:
    assert copies("s_packet_loss") == 2
    g = table(at={ANN: "0,0", BOB: "2,0", CID: "4,0"}, hands={CID: ["s_packet_loss"]}, down={ANN: ["w_flamethrower"]})
    load(g, 6, 6, 6, 6, 6, 6, 6, 6, 6)  # Bob: 24 against 12
    play(g, ANN, "jet w_flamethrower.1 east")
    play(g, CID, "pass", "pass")  # at the declaration, and before Bob's dice
    assert asked(g) == {CID: "hit"}
    assert g.fighters[BOB].dead
    play(g, CID, "play s_packet_loss")
    assert g.health(CID) == 2
    assert g.fighters[ANN].frags == 1
    g = table(hands={ANN: ["s_packet_loss"]})
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {ANN: "act"}  # another player's attack only


CORNER = grid("+-+-+-+-+", "|. . . .|", "+   +-+ +", "|. . # .|", "+-+-+-+-+")


@rule("frag 216")
def test_trick_fire_turns_a_shot_once() -> None:
    assert copies("s_trick_fire") == 2
    g = table(
        board=CORNER, at={ANN: "0,1", BOB: "3,0"}, hands={ANN: ["s_trick_fire"]}, down={ANN: ["w_missile_launcher"]}
    )
    assert offered(g, verb="fire") == []
    assert offered(g, verb="trick") == [
        "trick pistol with s_trick_fire.1 at 1",
        "trick w_missile_launcher.1 with s_trick_fire.1 at 1",
    ]
    play(g, ANN, "trick w_missile_launcher.1 with s_trick_fire.1 at 1")
    assert asked(g) == {ANN: "bounce"}
    assert offered(g) == ["bounce 0,0", "bounce 1,0", "bounce 2,0"]
    g.fighters[BOB].health = 90
    load(g, 1, 1, 2)
    play(g, ANN, "bounce 0,0")
    assert seen(g, "Declared")[0].distance == 4  # 1 + 3
    assert len(seen(g, "DamageRolled")[0].attack) == 3  # example 15: half of 6
    assert seen(g, "DamageRolled")[0].loss == 0  # and half of 1, rounded down
    assert discarded(g) == ["s_trick_fire"]


@rule("frag 216")
def test_a_cancelled_trick_loses_the_attack_unless_the_target_is_in_plain_sight() -> None:
    g = table(board=CORNER, at={ANN: "0,1", BOB: "3,0"}, hands={ANN: ["s_trick_fire"], BOB: ["s_anti_cheat"]})
    play(g, ANN, "trick pistol with s_trick_fire.1 at 1", "bounce 0,0")
    play(g, BOB, "play s_anti_cheat")
    assert "AttackLost" in told(g)
    assert "HitRolled" not in told(g)
    assert g.turn.attacks == 1
    g = table(board=CORNER, at={ANN: "0,0", BOB: "3,0"}, hands={ANN: ["s_trick_fire"], BOB: ["s_anti_cheat"]})
    play(g, ANN, "trick pistol with s_trick_fire.1 at 1", "bounce 2,0")
    play(g, BOB, "play s_anti_cheat")
    assert "HitRolled" in told(g)


@rule("frag 217")
def test_a_puppeteer_walks_an_opponents_fighter_by_its_speed() -> None:
    assert copies("s_puppeteer") == 2
    g = table(
        board=floor("1w~.2", "....."), at={ANN: "4,1", BOB: "0,0"}, hands={ANN: ["s_puppeteer"]}, builds={BOB: "1-3-3"}
    )
    load(g, 1, 1, 2)
    play(g, ANN, "play s_puppeteer.1 at 1")
    assert g.puppet is not None
    assert (asked(g), g.puppet.points) == ({ANN: "puppet"}, 4)
    play(g, ANN, "step 1,0")
    assert "PickupRolled" not in told(g)
    load(g, 6, 6, 1)
    play(g, ANN, "step 2,0")
    assert g.fighters[BOB].dead
    assert g.fighters[ANN].frags == 0
    assert asked(g) == {ANN: "act"}


@rule("frag 217")
def test_an_option_lets_the_puppeteer_score_and_a_puppet_ends_on_a_free_square() -> None:
    at = {ANN: "4,1", BOB: "1,0", CID: "0,0"}
    g = table(board=floor("1.~.2", "....."), at=at, hands={ANN: ["s_puppeteer"]}, puppeteer_scores="on")
    load(g, 2, 2)
    play(g, ANN, "play s_puppeteer.1 at 1", "step 0,0")
    assert "stop" not in offered(g)
    load(g, 6, 6, 1, 1)
    play(g, ANN, "step 1,0", "step 2,0")
    assert g.fighters[ANN].frags == 1


@rule("frag 218")
def test_a_script_kiddie_steals_a_card_in_play_from_an_opponent_in_sight() -> None:
    assert copies("s_script_kiddie") == 2
    g = table(hands={ANN: ["s_script_kiddie"]}, down={BOB: ["w_needler", "g_light_armor"], CID: ["w_nuke"]})
    assert offered(g, verb="play") == [
        "play s_script_kiddie.1 on w_needler.1 at 1",
        "play s_script_kiddie.1 on g_light_armor.1 at 1",
    ]
    play(g, ANN, "play s_script_kiddie.1 on w_needler.1 at 1")
    assert (hand(g, ANN), in_play(g, BOB)) == (["w_needler"], ["g_light_armor"])


@rule("frag 219")
def test_a_respawn_glitch_moves_any_fighter_to_a_rolled_respawn_square() -> None:
    assert copies("s_respawn_glitch") == 2
    g = table(hands={ANN: ["s_respawn_glitch", "s_respawn_glitch"]}, at={ANN: "2,5", BOB: "0,4"})
    load(g, 3, 6)
    play(g, ANN, "play s_respawn_glitch.1 at 0")
    assert (where(g, ANN), where(g, BOB)) == ("0,4", "10,7")
    assert offered(g, verb="play") == ["play s_respawn_glitch.2 at 0", "play s_respawn_glitch.2 at 1"]


@rule("frag 220")
def test_swapped_sockets_change_places_without_entering() -> None:
    assert copies("s_swap") == 1
    g = table(board=floor("1w~.2", "....."), at={ANN: "1,0", BOB: "2,0"}, hands={ANN: ["s_swap"]})
    play(g, ANN, "play s_swap.1 at 1")
    assert (where(g, ANN), where(g, BOB)) == ("2,0", "1,0")
    assert told(g) == ["SpecialAimed", "Swapped"]


@rule("frag 221")
def test_rapid_fire_raises_every_limit_by_2_this_turn() -> None:
    assert copies("s_rapid_fire") == 2
    g = table(seats=2, hands={ANN: ["s_rapid_fire"]}, down={ANN: ["w_needler"]})
    play(g, ANN, "play s_rapid_fire")
    assert [g.attack_limit(ANN, weapon) for weapon in g.weapons(ANN)] == [4, 4]
    play(g, ANN, "end")
    assert g.attack_limit(ANN, PISTOL) == 2


@rule("frag 222")
def test_an_overclocked_server_helps_everybody_until_the_start_of_your_next_turn() -> None:
    assert copies("s_overclocked_server") == 2
    g = table(seats=2, hands={ANN: ["s_overclocked_server"]})
    play(g, ANN, "play s_overclocked_server")
    assert [(g.stat(seat, "speed"), g.stat(seat, "accuracy")) for seat in (ANN, BOB)] == [(3, 4), (3, 4)]
    play(g, ANN, "end")
    assert g.stat(BOB, "speed") == 3
    play(g, BOB, "end")
    assert [g.stat(seat, "speed") for seat in (ANN, BOB)] == [2, 2]


@rule("frag 223")
def test_anti_cheat_stops_a_special_as_it_is_played_another_anti_cheat_too() -> None:
    assert copies("s_anti_cheat") == 2
    g = table(hands={ANN: ["s_no_carrier"], BOB: ["s_anti_cheat"], CID: ["s_anti_cheat"]})
    play(g, ANN, "play s_no_carrier.1 at 1")
    assert asked(g) == {BOB: "special"}
    play(g, BOB, "play s_anti_cheat")
    assert asked(g) == {CID: "special"}
    play(g, CID, "pass")
    assert not g.fighters[BOB].dead
    assert sorted(discarded(g)) == ["s_anti_cheat", "s_no_carrier"]
    g = table(hands={ANN: ["s_no_carrier"], BOB: ["s_anti_cheat"], CID: ["s_anti_cheat"]})
    play(g, ANN, "play s_no_carrier.1 at 1")
    play(g, BOB, "play s_anti_cheat")
    play(g, CID, "play s_anti_cheat")
    assert g.fighters[BOB].dead


@rule("frag 223")
def test_anti_cheat_ends_a_special_in_play_in_ones_own_turn() -> None:
    g = table(hands={ANN: ["s_anti_cheat"]}, down={BOB: ["s_hack_insubstantial"]})
    assert offered(g, verb="play") == ["play s_anti_cheat.1 on s_hack_insubstantial.1"]
    play(g, ANN, "play s_anti_cheat")
    assert not g.insubstantial(BOB)
    assert sorted(discarded(g)) == ["s_anti_cheat", "s_hack_insubstantial"]


@rule("frag 224")
def test_a_loot_drop_draws_a_weapon_and_a_gadget() -> None:
    assert copies("s_loot_drop") == 1
    g = table(hands={ANN: ["s_loot_drop"]})
    play(g, ANN, "play s_loot_drop")
    assert [card.deck for card in g.fighters[ANN].hand] == ["weapon", "gadget"]


def test_there_are_50_kinds_of_cards() -> None:
    assert len({card.kind for card in deal_box().values()}) == 15 + 18 + 17


def test_a_trick_card_that_is_named_stays_in_the_hand_of_every_imagined_world() -> None:
    g = table(board=CORNER, at={ANN: "0,1", BOB: "3,0"}, hands={ANN: ["s_trick_fire"]})
    play(g, ANN, "trick pistol with s_trick_fire.1 at 1")
    for seed in range(5):
        world = GAME.imagine(g, BOB, Dice(seed))
        play(world, ANN, "bounce 0,0")
        assert world.attack is None
