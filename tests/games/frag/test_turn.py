"""Turn phases, respawn and bumps (frag 47 to 69)."""

import pytest

from fourfold.games.frag.respawn import arrive, respawn
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    GAME,
    asked,
    floor,
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


@rule("frag 47")
def test_a_turn_has_four_phases_respawn_movement_roll_action_end() -> None:
    g = table(at={BOB: "6,5"}, hands={ANN: ["s_aimbot"]}, phase="begin")
    assert told(g)[-2:] == ["TurnBegan", "Respawned"]
    assert asked(g) == {ANN: "roll"}
    play(g, ANN, "roll")
    assert asked(g) == {ANN: "act"}
    play(g, ANN, "end")
    assert "TurnEnded" in told(g)


@rule("frag 48")
def test_effects_until_the_start_of_the_turn_end_before_phase_1() -> None:
    g = table(at={BOB: "6,5"}, down={ANN: ["s_hack_insubstantial"]}, phase="begin")
    assert told(g).index("EffectEnded") < told(g).index("Respawned")
    assert not g.insubstantial(ANN)


@rule("frag 49", "frag 59")
def test_a_killed_fighter_is_off_the_board_until_its_players_next_turn() -> None:
    g = table(seats=2, builds={BOB: "1-3-3"})
    load(g, 6, 6, 6, 6, 6, 1)
    play(g, ANN, "fire pistol at 1")
    assert where(g, BOB) is None
    load(g, 4)
    play(g, ANN, "end")
    assert where(g, BOB) == "11,4"


@rule("frag 50")
def test_the_movement_roll_comes_before_moves_and_attacks() -> None:
    g = table(hands={ANN: ["s_aimbot"]}, phase="roll")
    assert offered(g) == ["roll", "throw s_aimbot.1"]
    g = table(phase="roll")
    assert asked(g) == {ANN: "act"}  # nothing else to choose: the dice have fallen


@rule("frag 51")
def test_a_card_changes_the_movement_dice_only_if_it_is_down_before_the_roll() -> None:
    g = table(hands={ANN: ["g_speed_boots"]}, phase="roll")
    play(g, ANN, "play g_speed_boots", "roll")
    assert len(seen(g, "MovementRolled")[0].dice) == 3
    g = table(hands={ANN: ["g_speed_boots"]}, phase="roll")
    play(g, ANN, "roll")
    points = g.turn.points
    play(g, ANN, "play g_speed_boots")
    assert g.turn.points == points


@rule("frag 51")
def test_blood_may_be_used_before_the_roll() -> None:
    g = table(turn=BOB)
    g.fighters[CID].wounds = g.fighters[CID].blood = 1
    play(g, BOB, "end")
    assert offered(g, CID) == ["roll", "blood"]


@rule("frag 52")
def test_a_teleport_may_be_announced_instead_of_rolling() -> None:
    g = table(at={ANN: "3,4", BOB: "8,6"}, phase="roll", hands={ANN: ["s_aimbot"]})
    play(g, ANN, "teleport 8,4")
    assert (where(g, ANN), g.turn.points) == ("8,4", 0)
    assert offered(g, verb="step") == []
    assert offered(g, verb="teleport") == []
    assert offered(g, verb="fire") == ["fire pistol at 1"]
    assert offered(g, verb="throw") == ["throw s_aimbot.1"]


@rule("frag 53")
def test_moving_picking_up_and_attacking_may_be_mixed() -> None:
    g = table(at={ANN: "2,0", BOB: "8,3"}, points=7, builds={BOB: "4-2-1"})  # example 11
    load(g, 1, 1, 1)
    play(g, ANN, "step 3,0", "step 4,0", "fire pistol at 1")
    load(g, 4)
    play(g, ANN, "step 5,0")
    assert len(hand(g, ANN)) == 1
    load(g, 1, 1, 1)
    play(g, ANN, "step 5,1", "step 5,2", "step 6,2", "fire pistol at 1", "step 7,2")
    assert (g.turn.points, g.turn.attacks) == (0, 2)
    assert offered(g, verb="fire") + offered(g, verb="step") == []
    play(g, ANN, "end")
    assert g.active == BOB


@rule("frag 54")
def test_the_turn_passes_to_the_next_player() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5", CID: "9,1"}, turn=BOB)
    play(g, BOB, "end")
    assert g.active == CID


@rule("frag 55")
def test_points_and_attacks_left_are_shown_and_those_unused_are_lost() -> None:
    g = table(points=9)
    play(g, ANN, "step 3,5")
    shown = GAME.view(g, BOB)["table"]["turn"]
    assert (shown["points"], shown["attacks"]) == (8, 0)
    play(g, ANN, "end")
    assert seen(g, "TurnEnded")[0].points == 8
    assert (g.active, g.turn.attacks) == (BOB, 0)
    assert g.turn.points <= 12


@rule("frag 56")
def test_a_fighter_killed_in_its_own_turn_ends_that_turn_at_once() -> None:
    g = table(at={ANN: "1,2", BOB: "6,5"}, builds={ANN: "1-4-2"}, points=9)
    load(g, 6, 6, 1)
    play(g, ANN, "step 2,2")
    assert where(g, ANN) is None
    assert g.active == BOB


@rule("frag 57")
def test_a_lost_turn_has_no_phases() -> None:
    g = table(at={ANN: "2,5"}, hands={ANN: ["s_lag"]}, down={BOB: ["g_regenerator"]})
    g.fighters[BOB].wounds = 1
    play(g, ANN, "play s_lag.1 at 1", "end")
    assert seen(g, "TurnLost")[0].seat == BOB
    assert where(g, BOB) is None
    assert g.fighters[BOB].wounds == 1
    assert g.active == CID


@rule("frag 58")
def test_a_player_who_lost_the_last_turn_cannot_be_made_to_lose_the_next() -> None:
    g = table(seats=2, hands={ANN: ["s_lag", "s_lag"]})
    play(g, ANN, "play s_lag.1 at 1", "end")
    assert g.active == ANN
    assert offered(g, verb="play") == []
    play(g, ANN, "roll", "end")
    assert asked(g)[BOB] == "act"
    g.fighters[BOB].spared = False
    g = table(seats=2, hands={ANN: ["s_disconnect", "s_lag"]}, turn=BOB)
    play(g, BOB, "fire pistol at 0")
    play(g, ANN, "play s_disconnect.1 at 1")
    assert g.active == ANN
    assert "play s_lag.1 at 1" not in offered(g)  # the turn was cut short by a card


@rule("frag 60", "frag 61")
@pytest.mark.parametrize(("rows", "squares"), [(("1..2", "...3", "4..5"), 5), (("12345678",), 8)])
def test_a_respawn_rolls_evenly_from_1_to_the_number_of_squares(rows: tuple[str, ...], squares: int) -> None:
    g = table(board=floor(*rows), at={ANN: "1,0"})
    rolled = []
    for _ in range(300):
        respawn(g, ANN)
        rolled.append(g.board.kinds[g.fighters[ANN].place])
    assert sorted(set(rolled)) == [str(number) for number in range(1, squares + 1)]
    load(g, squares)
    respawn(g, ANN)
    assert g.fighters[ANN].place == g.board.respawns[squares - 1]


@rule("frag 62", "frag 63")
def test_a_new_fighter_has_base_stats_and_the_pistol_and_the_hand_is_kept() -> None:
    g = table(seats=2, builds={BOB: "1-3-3"}, down={BOB: ["w_needler", "g_light_armor"]}, hands={BOB: ["s_aimbot"]})
    g.fighters[BOB].drugged = True
    load(g, 6, 6, 6, 6, 6, 1, 1)  # 12 against 2
    play(g, ANN, "fire pistol at 1", "end")
    play(g, BOB, "roll")
    fighter = g.fighters[BOB]
    assert (g.health(BOB), g.stat(BOB, "speed"), fighter.wounds, fighter.blood, g.turn.drugged) == (1, 3, 0, 0, False)
    assert in_play(g, BOB) == []
    assert [weapon.id for weapon in g.weapons(BOB)] == ["pistol"]
    assert hand(g, BOB) == ["s_aimbot"]


@rule("frag 64", "frag 65")
def test_a_bump_may_bump_another_until_nobody_shares_a_square() -> None:
    g = table(at={BOB: "11,4", CID: "10,0"})  # example 12: Bob on 4, Cid on 2
    load(g, 4, 2, 5)
    respawn(g, ANN)
    assert [where(g, seat) for seat in (ANN, BOB, CID)] == ["11,4", "10,0", "0,7"]
    g = table(at={ANN: "3,4", BOB: "8,4"}, phase="act")
    load(g, 6)
    play(g, ANN, "teleport 8,4")
    assert [where(g, seat) for seat in (ANN, BOB)] == ["8,4", "10,7"]


@rule("frag 66")
def test_the_newest_arrival_stays_and_may_be_bumped_back() -> None:
    g = table(at={BOB: "11,4"})
    load(g, 4, 4, 1)
    respawn(g, ANN)
    assert [where(g, seat) for seat in (ANN, BOB)] == ["0,0", "11,4"]


@rule("frag 67")
def test_a_bump_costs_no_health_scores_nothing_and_gives_no_pickup() -> None:
    g = table(board=floor("1w2", "34.", "T.T"), at={ANN: "0,2", BOB: "2,2"})
    load(g, 2)
    play(g, ANN, "teleport 2,2")
    assert where(g, BOB) == "2,0"
    assert g.health(BOB) == 2
    assert [fighter.frags for fighter in g.fighters] == [0, 0, 0, 0]
    assert "PickupRolled" not in told(g)


@rule("frag 68")
def test_a_bumped_active_fighter_keeps_points_and_attacks() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5"}, points=5)
    load(g, 2)
    arrive(g, BOB, g.fighters[ANN].place)
    assert where(g, ANN) == "10,0"
    assert (g.turn.points, g.turn.attacks) == (5, 0)


@rule("frag 69")
def test_an_option_lets_the_dead_respawn_as_soon_as_the_attack_is_settled() -> None:
    g = table(builds={BOB: "1-3-3"}, respawn_at_once="on")
    load(g, 6, 6, 6, 6, 6, 1, 3)
    play(g, ANN, "fire pistol at 1")
    assert asked(g) == {ANN: "act"}
    assert where(g, BOB) in ("0,0", "10,0", "0,4", "11,4", "0,7", "10,7")
    assert not g.fighters[BOB].dead
