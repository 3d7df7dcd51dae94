"""Decks, hand and cards in play (frag 15 to 46)."""

from fourfold.games.frag.attacks import damage_dice
from fourfold.games.frag.cards import Gadget, deal_box
from fourfold.games.frag.offers import turn_acts
from fourfold.games.frag.table import Attack
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    GAME,
    asked,
    discarded,
    floor,
    give,
    hand,
    in_play,
    lay_down,
    load,
    offered,
    play,
    seen,
    table,
    told,
)


@rule("frag 15")
def test_an_empty_deck_is_made_anew_from_its_own_discard_pile() -> None:
    g = table()
    g.discards["weapon"], g.decks["weapon"] = g.decks["weapon"], []
    g.draw(ANN, "weapon")
    assert len(g.decks["weapon"]) == 39
    assert not g.discards["weapon"]
    assert len(g.decks["gadget"]) == 42


@rule("frag 16")
def test_nothing_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    g = table()
    g.fighters[BOB].hand, g.decks["weapon"] = g.decks["weapon"], []
    g.draw(ANN, "weapon")
    assert hand(g, ANN) == []


@rule("frag 17")
def test_other_players_do_not_see_a_hand() -> None:
    g = table(hands={ANN: ["g_stim_pack"]})
    assert GAME.view(g, ANN)["table"]["fighters"][ANN]["hand"] == ["g_stim_pack.1"]
    assert GAME.view(g, BOB)["table"]["fighters"][ANN]["hand"] is None
    assert GAME.view(g, None)["table"]["fighters"][ANN]["hand"] is None


@rule("frag 18", "frag 19")
def test_the_hand_limit_of_five_holds_only_when_the_turn_ends() -> None:
    g = table(hands={ANN: ["g_backpack", "g_backpack", "g_hazmat_boots", "g_stim_pack", "g_stim_pack"]})
    give(g, ANN, "s_aimbot", "s_aimbot")
    assert asked(g) == {ANN: "act"}  # seven cards, and nothing to throw away yet
    play(g, ANN, "end")
    assert asked(g) == {ANN: "discard"}
    play(g, ANN, "s_aimbot.1", "g_backpack.1")  # cards of choice
    assert len(hand(g, ANN)) == 5
    assert g.active == BOB


@rule("frag 20")
def test_a_turn_cut_short_by_death_ends_with_the_hand_limit_too() -> None:
    g = table(at={ANN: "1,2", BOB: "6,5"}, builds={ANN: "1-4-2"})
    give(g, ANN, "s_aimbot", "s_aimbot", "w_nuke", "w_needler", "w_needler", "w_needler")
    load(g, 6, 6, 1)
    play(g, ANN, "step 2,2")
    assert g.fighters[ANN].dead
    assert asked(g) == {ANN: "discard"}


@rule("frag 21")
def test_a_card_is_played_on_oneself_on_another_or_thrown_away() -> None:
    g = table(hands={ANN: ["g_speed_boots", "s_no_carrier", "s_aimbot"]})
    assert "play g_speed_boots.1" in offered(g)
    assert "play s_no_carrier.1 at 1" in offered(g)
    assert offered(g, verb="throw") == ["throw g_speed_boots.1", "throw s_no_carrier.1", "throw s_aimbot.1"]
    play(g, ANN, "throw s_aimbot")
    assert discarded(g) == ["s_aimbot"]


@rule("frag 22")
def test_cards_are_thrown_away_only_in_ones_own_turn() -> None:
    g = table(hands={BOB: ["g_first_aid_kit", "s_packet_loss"]})
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {BOB: "declared"}
    assert offered(g, BOB, "throw") == []
    assert "throw s_aimbot.1" in offered(table(hands={ANN: ["s_aimbot"]}, phase="roll"))


@rule("frag 23", "frag 24")
def test_a_card_laid_down_is_no_longer_hand_and_gadgets_have_no_limit() -> None:
    g = table(hands={ANN: ["g_speed_boots", "g_speed_boots", "g_speed_boots", "g_jump_jets", "g_backpack"]})
    give(g, ANN, "g_regenerator", "g_hazmat_boots")
    play(g, ANN, *[f"play {kind}" for kind in hand(g, ANN)])
    assert hand(g, ANN) == []
    assert len(in_play(g, ANN)) == 7


@rule("frag 25")
def test_no_more_weapons_are_in_play_than_health_plus_one() -> None:
    g = table(hands={ANN: ["w_shotgun"]}, down={ANN: ["w_needler", "w_needler"]}, builds={ANN: "1-3-3"})
    assert offered(g, verb="play") == []
    g = table(hands={ANN: ["w_shotgun"]}, down={ANN: ["w_needler", "w_needler"]}, builds={ANN: "2-2-3"})
    assert offered(g, verb="play") == ["play w_shotgun.1"]


@rule("frag 26")
def test_the_unhurt_limit_counts_base_health_and_printed_armour_whatever_the_wounds() -> None:
    g = table(down={ANN: ["g_heavy_armor", "g_stim_pack"]})
    g.fighters[ANN].wounds, g.fighters[ANN].gear[0].left = 1, 1
    assert g.weapon_limit(ANN) == 2 + 3 + 1


@rule("frag 26")
def test_the_current_limit_makes_a_wounded_player_drop_the_surplus_at_once() -> None:
    guns = ["w_needler", "w_shotgun", "w_nuke", "w_chainsaw", "w_beam_rifle"]
    g = table(down={BOB: guns}, builds={BOB: "4-2-1"}, weapon_limit="current")
    load(g, 6, 6, 6, 6, 6, 1, 1, 1, 6)  # a hit, then 12 against 9: Health 3, so four weapons
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {BOB: "surplus"}
    play(g, BOB, "w_shotgun.1")
    assert asked(g) == {ANN: "act"}
    assert in_play(g, BOB) == ["w_needler", "w_nuke", "w_chainsaw", "w_beam_rifle"]


@rule("frag 27")
def test_when_the_unhurt_limit_falls_weapons_already_down_stay() -> None:
    g = table(down={ANN: ["g_heavy_armor", "w_needler", "w_shotgun", "w_nuke", "w_chainsaw"]})
    play(g, ANN, "drop g_heavy_armor")
    assert asked(g) == {ANN: "act"}
    assert len(g.fighters[ANN].guns) == 4 > g.weapon_limit(ANN)
    give(g, ANN, "w_beam_rifle")
    assert not any(str(act) == "play w_beam_rifle.1" for act in turn_acts(g))


@rule("frag 28")
def test_no_option_gives_a_card_to_another_player() -> None:
    g = table(hands={ANN: ["w_shotgun", "g_stim_pack", "s_rapid_fire"]}, down={ANN: ["w_needler"]})
    assert {option.split()[0] for option in offered(g)} <= {"end", "step", "jump", "fire", "throw", "play", "drop"}
    assert offered(g, verb="play") == ["play w_shotgun.1", "play g_stim_pack.1", "play s_rapid_fire.1"]


@rule("frag 29", "frag 30")
def test_death_takes_weapons_and_gadgets_in_play_but_not_specials() -> None:
    g = table(down={BOB: ["w_needler", "g_speed_boots", "s_overclocked_server"]}, builds={BOB: "1-3-3"})
    load(g, 6, 6, 6, 6, 6, 6, 1)
    play(g, ANN, "fire pistol at 1")
    assert in_play(g, BOB) == []
    assert [each.owner for each in g.specials] == [BOB]


@rule("frag 31")
def test_every_gadget_bears_a_letter() -> None:
    letters = {card.kind: card.letter for card in deal_box().values() if isinstance(card, Gadget)}
    assert set(letters.values()) == set("AHWM")
    assert (letters["g_light_armor"], letters["g_stim_pack"]) == ("A", "H")
    assert (letters["g_backpack"], letters["g_speed_boots"]) == ("W", "M")


@rule("frag 32")
def test_a_card_that_helps_all_works_for_every_player() -> None:
    g = table(down={ANN: ["s_overclocked_server", "g_speed_boots"]})
    assert [g.stat(seat, "speed") for seat in (ANN, BOB)] == [4, 3]
    assert [g.stat(seat, "accuracy") for seat in (ANN, BOB)] == [4, 4]


@rule("frag 33")
def test_the_game_lists_all_specials_in_play() -> None:
    g = table(down={BOB: ["s_overclocked_server"], CID: ["s_hack_ammo"]})
    shown = GAME.view(g, ANN)["table"]["specials"]
    assert [each["card"] for each in shown] == ["s_overclocked_server.1", "s_hack_ammo.1"]


@rule("frag 34")
def test_a_card_holds_against_a_rule() -> None:
    walls = ("....#.", "......", "......", "......", "......", "......")
    g = table(board=floor(*walls), at={ANN: "3,0", BOB: "0,5"})
    assert "step 4,0" not in offered(g)
    lay_down(g, ANN, "s_hack_insubstantial")
    assert "step 4,0" in [str(act) for act in turn_acts(g)]


@rule("frag 35")
def test_of_two_cards_that_contradict_each_other_the_later_holds() -> None:
    g = table(hands={ANN: ["s_aimbot", "s_aimbot"], BOB: ["s_packet_loss"]})  # example 9
    play(g, ANN, "fire pistol at 1", "play s_aimbot.1", "pass")
    play(g, BOB, "play s_packet_loss")
    play(g, ANN, "pass")
    assert seen(g, "HitDecided")[0].luck == "miss"
    g = table(hands={ANN: ["s_aimbot"], BOB: ["s_packet_loss"]})
    play(g, ANN, "fire pistol at 1", "pass")
    play(g, BOB, "play s_packet_loss")
    play(g, ANN, "play s_aimbot")
    assert seen(g, "HitDecided")[0].luck == "hit"


@rule("frag 36")
def test_bonuses_and_penalties_are_combined_and_caps_come_last() -> None:
    g = table(down={ANN: ["g_speed_boots", "w_heavy_assault_cannon"]})
    assert g.stat(ANN, "speed") == 2 + 1 - 1
    g.fighters[ANN].speed = 1
    lay_down(g, ANN, "w_heavy_assault_cannon")
    assert g.stat(ANN, "speed") == 1  # 1 + 1 - 2, then the cap
    lay_down(g, ANN, "g_speed_boots")
    assert g.stat(ANN, "speed") == 1  # 1 + 2 - 2


@rule("frag 37")
def test_multiplication_comes_before_addition() -> None:
    g = table(builds={ANN: "3-2-2"}, down={ANN: ["g_stim_pack", "g_adrenaline_surge", "g_speed_boots"]})
    assert g.health(ANN) == 8  # example 8: 3 x 2 + 2, not (3 + 2) x 2
    assert g.stat(ANN, "speed") == 5


@rule("frag 38")
def test_factors_of_damage_dice_are_rounded_once_and_then_added_to() -> None:
    g = table(down={ANN: ["w_beam_rifle", "g_overcharger@w_beam_rifle.1"]})
    rifle = g.fighters[ANN].guns[0].card
    attack = Attack(ANN, rifle, "fire", BOB, bounce=g.board.index["4,5"], tricked=True)
    assert damage_dice(g, attack, BOB) == 3 + 1  # half of 5 rounded up
    g.turn.extreme = 1
    assert damage_dice(g, attack, BOB) == 5 + 1  # 5 x 2 x 1/2, not 3 x 2


@rule("frag 39")
def test_speed_and_accuracy_never_fall_below_1() -> None:
    g = table(builds={ANN: "4-1-2"}, down={ANN: ["w_heavy_assault_cannon", "w_heavy_assault_cannon"]})
    assert g.stat(ANN, "speed") == 1
    g.fighters[ANN].accuracy = 0
    assert g.stat(ANN, "accuracy") == 1


@rule("frag 40")
def test_a_weapon_from_hand_has_full_ammo_and_an_armour_its_full_bonus() -> None:
    g = table(hands={ANN: ["w_machine_gun", "g_heavy_armor"]})
    play(g, ANN, "play w_machine_gun", "play g_heavy_armor")
    assert (g.fighters[ANN].guns[0].ammo, g.fighters[ANN].gear[0].left) == (9, 3)


@rule("frag 41")
def test_a_gadget_on_a_weapon_is_discarded_when_the_weapon_leaves_play() -> None:
    g = table(hands={ANN: ["g_targeting_system"]}, down={ANN: ["w_needler"]})
    play(g, ANN, "play g_targeting_system.1 on w_needler.1")
    assert in_play(g, ANN) == ["w_needler", "g_targeting_system"]
    play(g, ANN, "drop w_needler")
    assert discarded(g) == ["g_targeting_system"]


@rule("frag 42")
def test_a_gadget_with_a_time_limit_is_neither_dropped_nor_stolen() -> None:
    g = table(down={ANN: ["g_stim_pack"], BOB: ["g_adrenaline_surge", "g_backpack"]}, hands={ANN: ["s_script_kiddie"]})
    assert offered(g, verb="drop") == []
    assert offered(g, verb="play") == ["play s_script_kiddie.1 on g_backpack.1 at 1"]


@rule("frag 43")
def test_a_card_without_another_timing_is_played_in_ones_own_turn_between_rolls() -> None:
    for phase in ("roll", "act"):
        assert "play g_speed_boots.1" in offered(table(hands={ANN: ["g_speed_boots"]}, phase=phase))
    g = table(hands={BOB: ["g_speed_boots", "w_needler"]})
    play(g, ANN, "fire pistol at 1")
    assert BOB not in asked(g)


@rule("frag 44")
def test_without_a_fighter_only_specials_are_played_and_disconnected_nothing() -> None:
    g = table(hands={CID: ["s_packet_loss", "g_stim_pack"]})
    play(g, ANN, "fire pistol at 1")
    assert offered(g, CID) == ["pass", "play s_packet_loss.1"]
    g = table(hands={CID: ["s_packet_loss"]})
    g.fighters[CID].dead = False  # off the board and not dead: disconnected
    play(g, ANN, "fire pistol at 1")
    assert CID not in asked(g)


@rule("frag 45")
def test_until_the_end_of_your_next_turn_means_the_turn_after_this_one() -> None:
    g = table(seats=2, hands={ANN: ["g_stim_pack"]})
    play(g, ANN, "play g_stim_pack", "end")
    play(g, BOB, "end")
    assert g.health(ANN) == 4
    play(g, ANN, "end")
    assert g.health(ANN) == 2


@rule("frag 46")
def test_a_lost_turn_counts_for_every_time_limit() -> None:
    g = table(seats=2, hands={ANN: ["g_stim_pack"], BOB: ["s_lag"]}, down={ANN: ["s_overclocked_server"]})
    play(g, ANN, "play g_stim_pack", "end")
    play(g, BOB, "play s_lag.1 at 0", "end")
    assert "TurnLost" in told(g)
    assert in_play(g, ANN) == []
    assert g.specials == []
