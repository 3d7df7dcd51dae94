"""Small hands (fluxx 79 to 86)."""

from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, asked, ids, options, play, table


@rule("fluxx 79")
def test_three_actions_make_a_small_hand() -> None:
    for action, size in [("draw_2_and_use_em", 2), ("draw_3_play_2_of_them", 3), ("todays_special", 3)]:
        g = table(hands={ANN: [action]}, todays_special="ordinary")
        play(g, action)
        assert asked(g) == {ANN: "small hand"}
        assert [len(small.cards) for small in g.small_hands] == [size]


@rule("fluxx 80")
def test_the_hand_set_aside_is_still_a_hand() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em", "time"], BOB: ["love", "peace"]}, deck=["trade_hands", "milk"])
    play(g, "draw_2_and_use_em", "trade_hands", "1")
    assert (ids(g.hands[ANN]), ids(g.hands[BOB])) == (["love", "peace"], ["time"])


@rule("fluxx 81")
def test_cards_gained_meanwhile_go_into_the_hand() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em"]}, deck=["jackpot", "milk", "bread", "time", "sleep"])
    play(g, "draw_2_and_use_em", "jackpot")
    assert ids(g.hands[ANN]) == ["bread", "time", "sleep"]
    assert options(g) == ["milk"]


@rule("fluxx 82")
def test_you_choose_which_cards_of_the_small_hand_to_play_and_in_what_order() -> None:
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=["milk", "bread", "time"])
    play(g, "draw_3_play_2_of_them")
    assert options(g) == ["milk", "bread", "time"]
    play(g, "time")
    assert options(g) == ["milk", "bread"]


@rule("fluxx 83")
def test_what_is_left_over_is_discarded_unplayed_and_then_the_action() -> None:
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=["milk", "bread", "jackpot"])
    play(g, "draw_3_play_2_of_them", "milk", "bread")
    assert ids(g.discard) == ["jackpot", "draw_3_play_2_of_them"]
    assert g.hands[ANN] == []


@rule("fluxx 84")
def test_a_small_hand_inside_a_small_hand_is_finished_first() -> None:
    g = table(
        hands={ANN: ["draw_2_and_use_em"]}, deck=["draw_3_play_2_of_them", "love", "milk", "bread", "time", "sleep"]
    )
    play(g, "draw_2_and_use_em", "draw_3_play_2_of_them")
    assert options(g) == ["milk", "bread", "time"]
    play(g, "milk", "bread")
    assert options(g) == ["love"]
    assert ids(g.discard) == ["time", "draw_3_play_2_of_them"]


@rule("fluxx 85")
def test_a_small_hand_counts_for_no_goal_and_no_limit() -> None:
    g = table(
        hands={ANN: ["draw_3_play_2_of_them", 8]},
        goals=["ten_cards_in_hand"],
        rules=["hand_limit_2"],
        deck=["milk", "bread", "time"],
    )
    play(g, "draw_3_play_2_of_them", "milk")
    assert not g.over
    assert asked(g) == {ANN: "small hand"}


@rule("fluxx 86")
def test_first_play_random_does_not_touch_a_small_hand() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em"]}, rules=["first_play_random", "play_2"], deck=["milk", "bread"])
    play(g, "random")
    assert options(g) == ["milk", "bread"]
