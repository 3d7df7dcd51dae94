"""Limits (fluxx 41 to 52)."""

from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, asked, ids, options, play, table


@rule("fluxx 41")
def test_a_limit_binds_you_only_outside_your_own_turn() -> None:
    g = table(hands={ANN: ["hand_limit_2", 4], BOB: 4}, rules=["play_2"])
    play(g, "hand_limit_2")
    assert asked(g) == {BOB: "discard"}
    assert len(g.hands[ANN]) == 4


@rule("fluxx 42")
def test_the_others_obey_as_soon_as_a_limit_is_in_force() -> None:
    g = table(hands={ANN: ["keeper_limit_2"]}, keepers={BOB: ["milk", "bread", "time"], CY: ["sleep", "music"]})
    play(g, "keeper_limit_2")
    assert asked(g) == {BOB: "discard"}
    g.play(BOB, "bread")
    assert ids(g.keepers[BOB]) == ["milk", "time"]


@rule("fluxx 43")
def test_the_active_player_obeys_at_the_end_of_the_turn_hand_first() -> None:
    g = table(hands={ANN: ["hand_limit_1", 2]}, keepers={ANN: ["milk", "bread", "time"]}, rules=["keeper_limit_2"])
    play(g, "hand_limit_1")
    assert (asked(g), options(g)) == ({ANN: "discard"}, ids(g.hands[ANN]))
    play(g, options(g)[0])
    assert options(g) == ["milk", "bread", "time"]
    assert play(g, "time").active == BOB


@rule("fluxx 44")
def test_whoever_discards_chooses_and_where_all_must_go_is_not_asked() -> None:
    g = table(hands={ANN: ["hand_limit_1"], BOB: ["milk", "bread", "time"]})
    play(g, "hand_limit_1")
    assert options(g, BOB) == ["milk", "bread", "time"]
    g.play(BOB, "milk")
    g.play(BOB, "time")
    assert "bread" in ids(g.hands[BOB])
    assert {"milk", "time"} <= set(ids(g.discard))
    g = table(hands={ANN: ["hand_limit_0"], BOB: 3, CY: 2}, rules=["play_2"])
    assert [len(hand) for hand in play(g, "hand_limit_0").hands][CY] == 0


@rule("fluxx 45")
def test_a_limit_is_no_number_to_fill_up_to() -> None:
    g = table(hands={ANN: ["milk", "bread"], BOB: 1}, rules=["hand_limit_2"])
    play(g, "milk")
    assert len(g.hands[ANN]) == 1


@rule("fluxx 46")
def test_a_limit_that_has_left_play_is_not_applied_at_the_end() -> None:
    g = table(hands={ANN: ["no_limits", 3]}, rules=["hand_limit_1"])
    assert play(g, "no_limits").active == BOB
    assert len(g.hands[ANN]) == 3


@rule("fluxx 47")
def test_the_others_choose_at_the_same_time_and_nothing_happens_before_all_have() -> None:
    g = table(hands={ANN: ["hand_limit_1", "milk"], BOB: 2, CY: 2}, rules=["play_2"])
    play(g, "hand_limit_1")
    assert asked(g) == {BOB: "discard", CY: "discard"}
    g.play(CY, options(g, CY)[0])
    assert (g.discard, len(g.hands[CY])) == ([], 2)
    g.play(BOB, options(g, BOB)[0])
    assert len(g.discard) == 2
    assert asked(g) == {ANN: "play"}


@rule("fluxx 48")
def test_the_others_are_tested_when_cards_move_and_when_inflation_leaves() -> None:
    g = table(hands={ANN: ["trade_hands", 3], BOB: 1}, rules=["hand_limit_2"])
    play(g, "trade_hands", "1")
    assert asked(g) == {BOB: "discard"}
    g = table(hands={ANN: ["trash_a_new_rule"], BOB: 2}, rules=["hand_limit_1", "inflation"], drawn=2)
    play(g, "trash_a_new_rule", "inflation")
    assert asked(g) == {BOB: "discard"}
    g = table(
        hands={ANN: ["milk", "bread"]},
        keepers={ANN: ["time"], BOB: ["sleep", "love", "music"]},
        rules=["keeper_limit_2", "inflation", "mystery_play"],
        deck=["rules_reset"],
        drawn=2,
    )
    play(g, "use mystery_play")
    assert BOB not in g.pending  # the limit went with Inflation


@rule("fluxx 49")
def test_cards_received_enter_the_hand_before_the_excess_goes() -> None:
    g = table(hands={ANN: ["everybody_gets_1"], BOB: 1}, rules=["hand_limit_1"], deck=["milk", "bread", "time"])
    play(g, "everybody_gets_1", "milk", "bread", "time")
    assert asked(g) == {BOB: "discard"}
    assert "bread" in options(g, BOB)
    assert not g.resolving  # the effect is complete


@rule("fluxx 50")
def test_in_your_own_turn_you_may_exceed_a_limit_and_win() -> None:
    four = ["milk", "bread", "time", "sleep"]
    g = table(hands={ANN: ["love"]}, keepers={ANN: four}, rules=["keeper_limit_4"], goals=["five_keepers"])
    assert play(g, "love").winner == ANN


@rule("fluxx 51")
def test_both_limits_are_applied_before_an_extra_turn() -> None:
    g = table(
        hands={ANN: ["take_another_turn", 2]},
        keepers={ANN: ["milk", "bread", "time"]},
        rules=["hand_limit_1", "keeper_limit_2"],
    )
    play(g, "take_another_turn", "toast", "bread")
    assert (g.active, g.in_a_row, ids(g.keepers[ANN])) == (ANN, 2, ["milk", "time"])


@rule("fluxx 52")
def test_under_hand_limit_0_with_play_all_cards_drawn_are_played() -> None:
    g = table(hands={ANN: ["draw_3"]}, rules=["hand_limit_0", "play_all"], deck=["milk", "bread"])
    play(g, "draw_3")
    assert options(g) == ["milk", "bread"]
    assert play(g, "milk", "bread").active == BOB
    assert ids(g.keepers[ANN]) == ["milk", "bread"]
