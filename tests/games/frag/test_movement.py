"""Movement, pickups, jumps and map objects (frag 70 to 105)."""

from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    asked,
    floor,
    grid,
    hand,
    lay_down,
    load,
    offered,
    play,
    seen,
    table,
    told,
    where,
)

ROW = floor("1.......2", "3.......4")


@rule("frag 70")
def test_as_many_dice_as_speed_give_the_movement_points() -> None:
    g = table(hands={ANN: ["s_aimbot"]}, down={ANN: ["g_speed_boots"]}, phase="roll")
    load(g, 3, 4, 6)
    play(g, ANN, "roll")
    assert g.turn.points == 13


@rule("frag 71")
def test_a_step_costs_1_point_and_is_never_diagonal() -> None:
    g = table(points=1)
    assert offered(g, verb="step") == ["step 2,4", "step 3,5", "step 2,6", "step 1,5"]
    play(g, ANN, "step 3,5")
    assert g.turn.points == 0


@rule("frag 72", "frag 73")
def test_a_square_with_another_fighter_is_crossed_but_not_stopped_or_shot_from() -> None:
    g = table(at={ANN: "2,5", BOB: "3,5", CID: "6,5"}, hands={ANN: ["g_stim_pack", "g_backpack", "s_rapid_fire"]})
    play(g, ANN, "step 3,5")
    assert where(g, ANN) == where(g, BOB)
    assert {option.split()[0] for option in offered(g)} == {"step", "jump", "play"}
    assert offered(g, verb="play") == ["play g_stim_pack.1"]
    g.blood[g.fighters[ANN].place] = 1
    play(g, ANN, "play g_stim_pack")
    assert "take blood" in offered(g)
    play(g, ANN, "step 4,5")
    assert "end" in offered(g)


@rule("frag 74")
def test_a_square_where_one_may_not_stop_is_offered_only_with_points_to_go_on() -> None:
    g = table(at={ANN: "2,5", BOB: "3,5"}, points=1)
    assert "step 3,5" not in offered(g)
    g = table(at={ANN: "2,5", BOB: "3,5"}, points=2)
    assert "step 3,5" in offered(g)
    g = table(board=floor("1.......2"), at={ANN: "1,0", BOB: "2,0", CID: "3,0"}, points=2)
    assert "step 2,0" in offered(g)  # and back
    one_way = grid("+-+-+-+-+", "|. .>. .|", "+-+-+-+-+")
    g = table(board=one_way, at={ANN: "1,0", BOB: "2,0", CID: "3,0"}, points=5)
    assert "step 2,0" not in offered(g)  # no way back, no way on


@rule("frag 75")
def test_pickups_acid_and_markers_of_an_occupied_square_work_when_it_is_crossed() -> None:
    g = table(board=floor("1w.~2", "....."), at={ANN: "0,0", BOB: "1,0", CID: "3,0"}, builds={ANN: "4-2-1"})
    load(g, 4)
    play(g, ANN, "step 1,0")
    assert len(hand(g, ANN)) == 1
    load(g, 1, 1, 6, 6, 6, 6)
    play(g, ANN, "step 2,0", "step 3,0")
    assert "AcidRolled" in told(g)


@rule("frag 76")
def test_a_change_of_speed_after_the_roll_changes_jumps_and_not_points() -> None:
    g = table(board=ROW, at={ANN: "0,0", BOB: "8,1"}, hands={ANN: ["g_speed_boots"]}, points=6)
    assert "jump 3,0" not in offered(g)
    play(g, ANN, "play g_speed_boots")
    assert "jump 3,0" in offered(g)
    assert g.turn.points == 6


@rule("frag 77")
def test_a_pickup_square_gives_a_card_on_4_5_or_6() -> None:
    for die, cards in {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1}.items():  # example 7
        g = table(at={ANN: "4,0", BOB: "8,5"})
        load(g, die)
        play(g, ANN, "step 5,0")
        assert [card.deck for card in g.fighters[ANN].hand] == ["weapon"] * cards
    g = table(at={ANN: "4,5", BOB: "8,5"})
    load(g, 4)
    play(g, ANN, "step 4,6")
    assert [card.deck for card in g.fighters[ANN].hand] == ["gadget"]


@rule("frag 78")
def test_each_pickup_square_is_used_once_a_turn_successful_or_not() -> None:
    g = table(board=floor("1ww.2", "....."), at={ANN: "0,0", BOB: "4,1"}, points=9)
    load(g, 1, 6)
    play(g, ANN, "step 1,0", "step 2,0")
    assert len(hand(g, ANN)) == 1
    play(g, ANN, "step 1,0")
    assert "PickupRolled" not in told(g)


@rule("frag 79")
def test_a_fighter_that_begins_on_a_pickup_square_rolls_only_after_entering_it_again() -> None:
    g = table(at={ANN: "5,0", BOB: "8,5"}, phase="begin")
    assert "PickupRolled" not in told(g)
    play(g, ANN, "step 6,0")
    load(g, 6)
    g.turn.points = 3
    play(g, ANN, "step 5,0")
    assert "PickupRolled" in told(g)


@rule("frag 80")
def test_jumping_over_a_pickup_square_is_not_entering_it_but_landing_is() -> None:
    g = table(board=floor("1.w.w", "....."), at={ANN: "1,0", BOB: "4,1"}, points=8)
    play(g, ANN, "jump 3,0")
    assert "PickupRolled" not in told(g)
    g = table(board=floor("1.w.w", "....."), at={ANN: "0,0", BOB: "4,1"}, points=8)
    play(g, ANN, "jump 2,0")
    assert "PickupRolled" in told(g)


@rule("frag 81")
def test_with_pity_the_third_pickup_in_a_row_succeeds_without_a_roll() -> None:
    for option, lucky in {"on": 1, "off": 0}.items():
        g = table(board=floor("1www2", "....."), at={ANN: "0,0", BOB: "4,1"}, pity_pickup=option)
        load(g, 1, 2, 3)
        play(g, ANN, "step 1,0", "step 2,0", "step 3,0")
        assert len(hand(g, ANN)) == lucky
        assert ("PickupGranted" in told(g)) == bool(lucky)


@rule("frag 82")
def test_a_jump_covers_2_to_speed_squares() -> None:
    for speed, longest in {1: [], 2: ["2,0"], 3: ["2,0", "3,0"], 4: ["2,0", "3,0", "4,0"]}.items():  # example 6
        g = table(board=floor("1.......2"), at={ANN: "0,0", BOB: "8,0"}, points=20, builds={ANN: f"2-{speed}-1"})
        assert offered(g, verb="jump") == [f"jump {place}" for place in longest]


@rule("frag 83")
def test_a_fighter_escapes_the_dangers_it_jumps_over() -> None:
    g = table(board=floor("1.~.2", "....."), at={ANN: "1,0", BOB: "4,1"})
    play(g, ANN, "jump 3,0")
    assert "AcidRolled" not in told(g)


@rule("frag 84")
def test_jumps_go_straight_and_do_not_cross_walls() -> None:
    walled = grid("+-+-+-+-+-+", "|. .|. . .|", "+         +", "|. . . . .|", "+-+-+-+-+-+")
    g = table(board=walled, at={ANN: "1,0", BOB: "4,1"}, points=20, builds={ANN: "1-4-2"})
    assert offered(g, verb="jump") == []
    g = table(board=walled, at={ANN: "0,1", BOB: "4,0"}, points=20, builds={ANN: "1-4-2"})
    assert offered(g, verb="jump") == ["jump 2,1", "jump 3,1", "jump 4,1"]


@rule("frag 85")
def test_no_door_between_squares_is_jumped_through() -> None:
    for door in "D>":
        doors = grid("+-+-+-+-+-+", f"|. .{door}. . .|", "+-+-+-+-+-+")
        g = table(board=doors, at={ANN: "0,0", BOB: "4,0"}, points=20, builds={ANN: "1-4-2"})
        assert offered(g, verb="jump") == []


@rule("frag 86")
def test_fighters_are_jumped_over_but_solid_diagonal_and_door_squares_are_not() -> None:
    for square, landings in {".": ["2,0", "3,0", "4,0"], "#": [], "/": [], "H": []}.items():
        g = table(board=floor(f".{square}..."), at={ANN: "0,0", BOB: "4,0"}, points=20, builds={ANN: "1-4-2"})
        assert offered(g, verb="jump") == [f"jump {place}" for place in landings]
    g = table(board=floor("....."), at={ANN: "0,0", BOB: "1,0"}, points=4)
    assert offered(g, verb="jump") == ["jump 2,0"]
    g = table(board=floor("../.."), at={ANN: "0,0", BOB: "4,0"}, points=4)
    assert offered(g, verb="jump") == ["jump 2,0n"]  # landing in the near half
    g = table(board=floor("..H.."), at={ANN: "0,0", BOB: "4,0"}, points=4)
    assert offered(g, verb="jump") == ["jump 2,0"]
    g = table(board=floor("..V.."), at={ANN: "0,0", BOB: "4,0"}, points=4)
    assert offered(g, verb="jump") == []


@rule("frag 87")
def test_a_jump_costs_twice_the_squares_it_covers() -> None:
    g = table(board=ROW, at={ANN: "0,0", BOB: "8,1"}, points=3)
    assert offered(g, verb="jump") == []
    g = table(board=ROW, at={ANN: "0,0", BOB: "8,1"}, points=7, builds={ANN: "2-3-2"})
    play(g, ANN, "jump 3,0")
    assert g.turn.points == 1


@rule("frag 88")
def test_the_landing_square_is_entered_with_all_its_effects() -> None:
    g = table(board=floor("1.~.2", "....."), at={ANN: "0,0", BOB: "4,1"})
    play(g, ANN, "jump 2,0")
    assert "AcidRolled" in told(g)


@rule("frag 89")
def test_entering_acid_is_an_attack_with_2_dice() -> None:
    g = table(board=floor("1.~.2", "....."), at={ANN: "1,0", BOB: "4,1"})
    load(g, 4, 4, 3, 4)
    play(g, ANN, "step 2,0")
    assert seen(g, "AcidRolled")[0][1:] == ((4, 4), (3, 4), 1)
    assert g.health(ANN) == 1


@rule("frag 90")
def test_each_acid_square_attacks_once_and_armour_counts() -> None:
    g = table(board=floor("1~~.2", "....."), at={ANN: "0,0", BOB: "4,1"}, down={ANN: ["g_light_armor"]})
    load(g, 3, 3, 1, 1, 4)
    play(g, ANN, "step 1,0")
    assert len(seen(g, "AcidRolled")[0].defence) == 3
    assert g.fighters[ANN].wounds == 0
    load(g, 1, 1, 6, 6)
    play(g, ANN, "step 2,0")
    assert "AcidRolled" in told(g)
    play(g, ANN, "step 3,0")
    assert "AcidRolled" not in told(g)
    g = table(board=floor("1~~.2", "....."), at={ANN: "1,0", BOB: "4,1"}, phase="begin")
    assert "AcidRolled" not in told(g)  # standing in it does nothing


@rule("frag 91")
def test_a_death_in_acid_scores_for_nobody_and_draws_no_special() -> None:
    g = table(board=floor("1.~.2", "....."), at={ANN: "1,0", BOB: "4,1"}, builds={ANN: "1-4-2"})
    load(g, 6, 6, 1)
    play(g, ANN, "step 2,0")
    assert g.fighters[ANN].dead
    assert [fighter.frags for fighter in g.fighters] == [0, 0, 0, 0]
    assert "DrewUnseen" not in told(g)


@rule("frag 92")
def test_cards_that_stop_or_weaken_attacks_work_against_acid() -> None:
    board = floor("1.~.2", ".....")
    g = table(board=board, at={ANN: "1,0", BOB: "4,1"}, down={ANN: ["s_hack_insubstantial"]})
    play(g, ANN, "step 2,0")
    assert "AcidRolled" not in told(g)
    g = table(board=board, at={ANN: "1,0", BOB: "4,1"}, down={ANN: ["g_energy_shield"]})
    load(g, 6, 6, 4, 4)
    play(g, ANN, "step 2,0")
    assert g.health(ANN) == 2


@rule("frag 93")
def test_walls_stop_movement_and_weapons() -> None:
    walled = grid("+-+-+-+-+", "|. .|. #|", "+   +   +", "|. . . .|", "+-+-+-+-+")
    g = table(board=walled, at={ANN: "1,0", BOB: "2,0"}, points=9)
    assert offered(g, verb="step") == ["step 1,1", "step 0,0"]
    assert offered(g, verb="fire") == []
    g = table(board=walled, at={ANN: "2,0", BOB: "0,1"}, points=9)
    assert offered(g, verb="step") == ["step 2,1"]


@rule("frag 94", "frag 95")
def test_a_diagonal_square_is_entered_and_left_by_two_sides_of_each_half() -> None:
    slash, back = floor("...", "./.", "..."), floor("...", ".\\.", "...")
    sides = {"1,0": "n", "0,1": "n", "1,2": "s", "2,1": "s"}
    for start, half in sides.items():
        assert f"step 1,1{half}" in offered(table(board=slash, at={ANN: start, BOB: "0,0"}))
    for start, half in {"1,0": "n", "2,1": "n", "1,2": "s", "0,1": "s"}.items():
        assert f"step 1,1{half}" in offered(table(board=back, at={ANN: start, BOB: "0,0"}))
    g = table(board=slash, at={ANN: "1,1n", BOB: "2,2"}, points=1)  # example 19
    assert offered(g, verb="step") == ["step 1,0", "step 0,1"]
    g = table(board=slash, at={ANN: "1,1s", BOB: "2,2"}, points=1)
    assert offered(g, verb="step") == ["step 2,1", "step 1,2"]
    g = table(board=back, at={ANN: "1,1n", BOB: "0,2"}, points=1)
    assert offered(g, verb="step") == ["step 1,0", "step 2,1"]


@rule("frag 96")
def test_each_half_has_room_for_one_fighter_and_markers_of_its_own() -> None:
    g = table(board=floor("...", "./.", "..."), at={ANN: "1,0", BOB: "1,1s", CID: "2,2"}, points=2)
    g.blood[g.board.index["1,1s"]] = 1
    play(g, ANN, "step 1,1n")
    assert (where(g, ANN), where(g, BOB)) == ("1,1n", "1,1s")
    assert "end" in offered(g)  # the square is not shared
    assert "take blood" not in offered(g)


@rule("frag 97")
def test_two_way_doors_open_both_ways_and_one_way_doors_along_the_arrow() -> None:
    for door, there, back in [("D", True, True), (">", True, False), ("<", False, True)]:
        board = grid("+-+-+-+", f"|. .{door}.|", "+-+-+-+")
        assert ("step 2,0" in offered(table(board=board, at={ANN: "1,0", BOB: "0,0"}))) == there
        assert ("step 1,0" in offered(table(board=board, at={ANN: "2,0", BOB: "0,0"}))) == back
    for door, down, up in [("D", True, True), ("v", True, False), ("^", False, True)]:
        board = grid("+-+-+", "|. .|", f"+{door}+-+", "|. .|", "+-+-+")
        assert ("step 0,1" in offered(table(board=board, at={ANN: "0,0", BOB: "1,0"}))) == down
        assert ("step 0,0" in offered(table(board=board, at={ANN: "0,1", BOB: "1,1"}))) == up


@rule("frag 98")
def test_doors_cost_no_extra_movement() -> None:
    g = table(board=grid("+-+-+-+", "|. .D.|", "+-+-+-+"), at={ANN: "1,0", BOB: "0,0"}, points=3)
    play(g, ANN, "step 2,0")
    assert g.turn.points == 2


@rule("frag 99", "frag 100")
def test_a_door_between_squares_is_a_wall_for_weapons_even_with_a_fighter_beside_it() -> None:
    g = table(board=grid("+-+-+-+", "|. .D.|", "+-+-+-+"), at={ANN: "1,0", BOB: "2,0"})
    assert offered(g, verb="fire") == []


@rule("frag 101")
def test_a_fighter_in_a_doorway_holds_the_door_open_until_it_leaves() -> None:
    board = grid("+-+-+-+-+", "|. . H .|", "+-+-+-+-+")
    g = table(board=board, at={ANN: "2,0", BOB: "0,0", CID: "3,0"})
    assert offered(g, verb="fire") == ["fire pistol at 1", "fire pistol at 2"]
    assert g.in_sight(g.fighters[BOB].place, g.fighters[ANN].place)
    play(g, ANN, "step 1,0")
    assert offered(g, verb="fire") == ["fire pistol at 1"]  # the door has closed


@rule("frag 102")
def test_a_doorway_is_entered_and_left_along_its_passage_only() -> None:
    board = floor("...", ".H.", "...")
    assert "step 1,1" in offered(table(board=board, at={ANN: "0,1", BOB: "2,2"}))
    assert "step 1,1" not in offered(table(board=board, at={ANN: "1,0", BOB: "2,2"}))
    assert offered(table(board=board, at={ANN: "1,1", BOB: "2,2"}), verb="step") == ["step 2,1", "step 0,1"]
    board = floor("...", ".V.", "...")
    assert offered(table(board=board, at={ANN: "1,1", BOB: "2,2"}), verb="step") == ["step 1,0", "step 1,2"]


@rule("frag 103")
def test_a_one_way_doorway_is_entered_from_the_tail_and_left_to_either_side() -> None:
    for door, tail, head in [("r", "0,1", "2,1"), ("l", "2,1", "0,1"), ("d", "1,0", "1,2"), ("u", "1,2", "1,0")]:
        board = floor("...", f".{door}.", "...")
        assert "step 1,1" in offered(table(board=board, at={ANN: tail, BOB: "2,2"}))
        assert "step 1,1" not in offered(table(board=board, at={ANN: head, BOB: "2,2"}))
        steps = offered(table(board=board, at={ANN: "1,1", BOB: "2,2"}), verb="step")
        assert sorted(steps) == sorted([f"step {tail}", f"step {head}"])


@rule("frag 104")
def test_grates_have_no_effect() -> None:
    g = table(board=floor("1.%.2", "....."), at={ANN: "1,0", BOB: "4,0"})
    assert offered(g, verb="fire") == ["fire pistol at 1"]
    play(g, ANN, "step 2,0")
    assert told(g) == ["Moved"]


@rule("frag 105")
def test_a_teleporter_leads_to_any_other_for_1_point_as_often_as_points_allow() -> None:
    g = table(board=floor("T..T", "..T."), at={ANN: "0,0", BOB: "1,1"}, points=3)
    assert offered(g, verb="teleport") == ["teleport 3,0", "teleport 2,1"]
    assert "step 1,0" in offered(g)
    play(g, ANN, "teleport 3,0", "teleport 2,1", "teleport 0,0")
    assert (where(g, ANN), g.turn.points) == ("0,0", 0)


def test_a_ghost_passes_walls_and_solid_squares_but_stops_on_free_ones() -> None:
    g = table(board=floor(".#..", "...."), at={ANN: "0,0", BOB: "3,1"}, points=2, hands={ANN: ["s_rapid_fire"]})
    lay_down(g, ANN, "s_hack_insubstantial")
    play(g, ANN, "throw s_rapid_fire", "step 1,0")
    assert "end" not in offered(g)
    assert asked(g) == {ANN: "act"}
    play(g, ANN, "step 2,0")
    assert g.active == BOB  # no point is left, and a ghost cannot attack: the turn is over
