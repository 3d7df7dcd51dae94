"""The worked examples of the rules, E1 to E27."""

import pytest

from fourfold import IllegalMove
from tests.games.fluxx.table import ANN, BOB, CY, DEE, asked, ids, options, play, table


def test_e1_and_e2_draw_4_then_draw_2() -> None:
    g = table(hands={ANN: ["draw_4"], BOB: ["draw_2"]})
    play(g, "draw_4")
    assert (len(g.hands[ANN]), g.active, g.drawn) == (3, BOB, 4)
    play(g, "draw_2")
    assert (len(g.hands[BOB]), ids(g.discard)) == (4, ["draw_4"])


def test_e3_a_small_hand_in_a_small_hand_is_one_play() -> None:
    g = table(
        hands={ANN: ["draw_2_and_use_em", "love"]},
        rules=["play_2"],
        deck=["draw_3_play_2_of_them", "milk", "bread", "time", "sleep"],
    )
    play(g, "draw_2_and_use_em", "draw_3_play_2_of_them", "bread", "sleep")
    assert ids(g.discard) == ["time", "draw_3_play_2_of_them"]
    play(g, "milk")
    assert (ids(g.keepers[ANN]), g.played) == (["bread", "sleep", "milk"], 1)


def test_e4_play_3_and_hand_limit_1_stay_in_play() -> None:
    g = table(hands={ANN: ["hand_limit_1", 3]}, rules=["play_3"])
    assert ids(play(g, "hand_limit_1").rules) == ["play_3", "hand_limit_1"]


def test_e5_play_3_as_first_card_leaves_two_plays() -> None:
    g = table(hands={ANN: ["play_3", 3]})
    assert play(g, "play_3").plays_left() == (2, 2)
    assert "basic_rules" in g.box


def test_e6_play_4_with_two_cards() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["play_4"])
    assert play(g, "milk", "bread").active == BOB


def test_e7_play_3_as_second_card_demands_a_third() -> None:
    g = table(hands={ANN: ["milk", "play_3", "bread"]}, rules=["play_2"])
    assert options(play(g, "milk", "play_3")) == ["bread"]


def test_e8_play_all_with_jackpot() -> None:
    g = table(
        hands={ANN: ["milk", "jackpot", "bread", "time", "love"]}, rules=["play_all"], deck=["sleep", "peace", "music"]
    )
    play(g, "milk", "jackpot", "bread", "time", "love", "sleep", "peace", "music")
    assert (g.hands[ANN], g.active) == ([], BOB)


def test_e9_steal_a_keeper_wins() -> None:
    g = table(hands={ANN: ["steal_a_keeper", "milk"]}, keepers={ANN: ["time"], BOB: ["money"]}, goals=["time_is_money"])
    with pytest.raises(IllegalMove):
        g.play(ANN, "money")
    assert play(g, "steal_a_keeper", "money").winner == ANN


def test_e10_keeper_limit_3_takes_two_of_bobs_choice() -> None:
    g = table(hands={ANN: ["keeper_limit_3"]}, keepers={BOB: ["milk", "bread", "time", "love", "peace"]})
    play(g, "keeper_limit_3")
    g.play(BOB, "love")
    g.play(BOB, "milk")
    assert ids(g.keepers[BOB]) == ["bread", "time", "peace"]


def test_e11_a_fourth_keeper_goes_at_the_end_of_the_turn() -> None:
    g = table(
        hands={BOB: ["milk", "toast"]},
        keepers={BOB: ["bread", "time", "love"]},
        rules=["keeper_limit_3", "play_2"],
        turn=BOB,
    )
    play(g, "milk")
    assert asked(g) == {BOB: "play"}
    assert options(play(g, "toast")) == ["bread", "time", "love", "milk"]
    assert play(g, "milk").active == CY


def test_e12_no_limits_saves_the_hand() -> None:
    g = table(hands={ANN: ["no_limits", "milk", "bread"]}, rules=["hand_limit_1", "draw_2"], drawn=2)
    assert play(g, "no_limits").active == BOB
    assert ids(g.hands[ANN]) == ["milk", "bread"]


def test_e13_a_limit_is_a_ceiling() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["hand_limit_2"])
    assert ids(play(g, "milk").hands[ANN]) == ["bread"]


def test_e14_no_hand_bonus_comes_too_late() -> None:
    g = table(deck=["no_hand_bonus"], hands={BOB: 1}, drawn=None)
    assert play(g, "no_hand_bonus").hands[ANN] == []


def test_e15_trash_double_agenda() -> None:
    g = table(hands={ANN: ["trash_a_new_rule"]}, rules=["double_agenda"], goals=["toast", "lullaby"])
    play(g, "trash_a_new_rule", "double_agenda")
    assert (asked(g), options(g)) == ({ANN: "drop goal"}, ["toast", "lullaby"])


def test_e16_no_second_goal_is_needed() -> None:
    g = table(hands={ANN: ["double_agenda"], BOB: ["milk", "lullaby"]}, goals=["toast"], deck=["love"])
    assert options(play(g, "double_agenda")) == ["milk", "lullaby", "love"]


def test_e17_out_of_turn() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread"]})
    with pytest.raises(IllegalMove):
        g.play(BOB, "bread")


def test_e18_hand_limit_2() -> None:
    g = table(hands={ANN: ["hand_limit_2"], BOB: 4, CY: 2})
    assert asked(play(g, "hand_limit_2")) == {BOB: "discard"}
    g.play(BOB, options(g)[0])
    g.play(BOB, options(g)[0])
    assert (len(g.hands[BOB]), len(g.hands[CY])) == (2 + 1, 2)  # Bob has drawn


def test_e19_trade_hands_with_nobodys_cards() -> None:
    g = table(hands={ANN: ["trade_hands", "milk", "bread", "time"]}, rules=["mystery_play"])
    play(g, "trade_hands", "2")
    assert [len(hand) for hand in g.hands] == [0, 0, 3]


def test_e20_trade_nothing_for_five() -> None:
    g = table(hands={ANN: ["trade_hands"], BOB: 5}, rules=["mystery_play"])
    play(g, "trade_hands", "1")
    assert [len(hand) for hand in g.hands] == [5, 0, 0]


def test_e21_a_goal_cannot_be_slipped_under_the_next() -> None:
    g = table(
        hands={ANN: ["draw_2_and_use_em"]}, keepers={BOB: ["milk", "cookies"]}, deck=["milk_and_cookies", "toast"]
    )
    assert play(g, "draw_2_and_use_em", "milk_and_cookies").winner == BOB


def test_e22_lets_simplify_takes_1_or_2_of_4() -> None:
    four = ["draw_2", "play_2", "inflation", "mystery_play"]
    g = table(hands={ANN: ["lets_simplify"]}, rules=four, drawn=3)
    assert options(play(g, "lets_simplify")) == four
    one = play(g.copy(), "draw_2", "done")
    assert len(one.rules) == 3
    assert len(play(g, "draw_2", "inflation").rules) == 2


def test_e23_a_keeper_taken_lies_before_ann() -> None:
    g = table(hands={ANN: ["use_what_you_take"], BOB: ["milk"]})
    assert ids(play(g, "use_what_you_take", "1").keepers[ANN]) == ["milk"]


def test_e24_trash_your_own_keeper() -> None:
    g = table(hands={ANN: ["trash_a_keeper"]}, keepers={ANN: ["milk"]})
    assert ids(play(g, "trash_a_keeper", "milk").discard) == ["milk", "trash_a_keeper"]


def test_e25_the_ten_discards_are_shuffled() -> None:
    ten = ["milk", "bread", "time", "love", "peace", "music", "money", "sleep", "dreams", "cookies"]
    g = table(hands={ANN: 1}, rules=["draw_3"], deck=["toast", "jackpot"], discard=ten, rest="out", drawn=None)
    assert len(g.hands[ANN]) == 1 + 3
    assert (len(g.deck), g.discard) == (9, [])


def test_e26_dee_joins() -> None:
    g = table(hands={ANN: ["milk"]})
    g.call(DEE, "join")
    play(g, "milk")
    assert (g.seats, len(g.hands[DEE]), g.active) == (4, 3, BOB)


def test_e27_one_goal_each() -> None:
    g = table(
        hands={ANN: ["exchange_keepers"]},
        keepers={ANN: ["the_toaster", "milk"], BOB: ["bread", "cookies"]},
        rules=["double_agenda"],
        goals=["toast", "milk_and_cookies"],
    )
    play(g, "exchange_keepers", "milk for bread")
    assert (g.over, g.active) == (False, BOB)
