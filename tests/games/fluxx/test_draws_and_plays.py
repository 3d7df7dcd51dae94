"""Draw and play accounting, resolving a card (fluxx 19 to 40)."""

from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, asked, ids, options, play, table, view


@rule("fluxx 19")
def test_the_draw_rule_is_the_draw_card_in_play_or_1() -> None:
    assert table(drawn=None).drawn == 1
    assert table(rules=["draw_4"], drawn=None).drawn == 4


@rule("fluxx 20")
def test_required_draws_are_the_rule_and_inflation_and_every_bonus() -> None:
    g = table(
        rules=["draw_2", "inflation", "poor_bonus", "party_bonus"],
        keepers={BOB: ["the_party"], CY: ["milk"]},
        drawn=None,
        optional_bonuses="off",
    )
    assert g.drawn == 3 + 2 + 2
    assert len(g.hands[ANN]) == 7


@rule("fluxx 21")
def test_the_cards_drawn_for_the_rule_are_counted() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["draw_3", "play_2"], drawn=None)
    assert (g.drawn, view(g, BOB)["turn"]["drawn"]) == (3, 3)


@rule("fluxx 22")
def test_a_higher_draw_rule_brings_the_difference_at_once() -> None:
    g = table(hands={ANN: ["draw_4", "milk"]}, rules=["play_2"])
    play(g, "draw_4")
    assert (len(g.hands[ANN]), g.drawn) == (1 + 3, 4)


@rule("fluxx 23")
def test_a_lower_draw_rule_gives_nothing_back() -> None:
    g = table(hands={ANN: ["draw_2", "milk"]}, rules=["draw_4", "play_2"], drawn=4)
    play(g, "draw_2")
    assert (len(g.hands[ANN]), g.drawn) == (1, 4)


@rule("fluxx 24")
def test_a_bonus_is_added_to_the_rule_and_not_to_the_difference() -> None:
    g = table(hands={ANN: ["draw_4", "milk"]}, keepers={BOB: ["time"], CY: ["bread"]}, rules=["poor_bonus"], drawn=2)
    play(g, "draw_4")
    assert [len(hand) for hand in g.hands][ANN] == 1 + 3


@rule("fluxx 25")
def test_other_cards_drawn_are_not_counted() -> None:
    g = table(rules=["no_hand_bonus", "recycling"], keepers={ANN: ["milk"]}, drawn=None)
    play(g, "use recycling", "milk")
    assert (len(g.hands[ANN]), g.drawn) == (3 + 3 + 1, 1)
    g = table(hands={ANN: ["jackpot", "draw_2"]}, rules=["play_2"])
    play(g, "jackpot", "draw_2")
    assert len(g.hands[ANN]) == 3 + 1


@rule("fluxx 26")
def test_the_cards_of_one_draw_are_all_taken_before_anything_else() -> None:
    g = table(hands={ANN: 8}, goals=["ten_cards_in_hand"], rules=["draw_2"], drawn=None)
    assert g.winner == ANN
    assert len(g.hands[ANN]) == 10


@rule("fluxx 27")
def test_cards_drawn_for_the_rule_go_into_the_hand_during_a_small_hand() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em"]}, deck=["draw_3", "milk", "bread", "time"])
    play(g, "draw_2_and_use_em", "draw_3")
    assert ids(g.hands[ANN]) == ["bread", "time"]
    assert options(g) == ["milk"]


@rule("fluxx 28")
def test_only_the_active_player_draws_when_the_rule_changes() -> None:
    g = table(hands={ANN: ["draw_5", "milk"], BOB: 1, CY: 1}, rules=["play_2"])
    play(g, "draw_5")
    assert [len(hand) for hand in g.hands] == [5, 1, 1]


@rule("fluxx 29")
def test_the_play_rule_is_the_play_card_in_play_or_1() -> None:
    assert table(hands={ANN: 4}).plays_left() == (1, 1)
    assert table(hands={ANN: 4}, rules=["play_3"]).plays_left() == (3, 3)


@rule("fluxx 30")
def test_plays_left_count_inflation_bonuses_plays_made_and_the_hand() -> None:
    bonus = {"rules": ["play_2", "inflation", "rich_bonus"], "keepers": {ANN: ["milk"]}}
    g = table(hands={ANN: ["bread", *["time", "sleep", "music", "peace", "love"]]}, **bonus)  # type: ignore[arg-type]  # one dict
    assert g.plays_left()[0] == 3 + 2
    assert play(g, "bread").plays_left()[0] == 4
    assert table(hands={ANN: 2}, **bonus).plays_left()[0] == 2  # type: ignore[arg-type]  # one dict for both tables


@rule("fluxx 31")
def test_play_all_is_the_whole_hand_and_play_all_but_1_less_what_is_kept() -> None:
    assert table(hands={ANN: 5}, rules=["play_all"]).plays_left() == (5, 5)
    assert table(hands={ANN: 5}, rules=["play_all_but_1"]).plays_left() == (4, 4)
    assert table(hands={ANN: 5}, rules=["play_all_but_1", "inflation"], drawn=2).plays_left() == (3, 3)


@rule("fluxx 32")
def test_owed_are_the_plays_without_the_optional_bonuses() -> None:
    g = table(hands={ANN: 5}, keepers={ANN: ["milk"]}, rules=["rich_bonus"])
    assert g.plays_left() == (2, 1)
    g = table(hands={ANN: 5}, keepers={ANN: ["milk"]}, rules=["rich_bonus"], optional_bonuses="off")
    assert g.plays_left() == (2, 2)


@rule("fluxx 33")
def test_plays_left_are_worked_out_anew_after_every_card() -> None:
    g = table(hands={ANN: ["milk", "play_3", "bread", "time"]}, rules=["play_2"])
    play(g, "milk", "play_3")
    assert g.plays_left() == (1, 1)
    assert options(g) == ["bread", "time"]


@rule("fluxx 34")
def test_a_lower_play_rule_can_end_the_plays() -> None:
    six = ["milk", "bread", "time", "sleep", "music", "love"]
    g = table(hands={ANN: [*six, "play_3", "toast"]}, rules=["play_all"])
    play(g, *six)
    assert play(g, "play_3").active == BOB


@rule("fluxx 35")
def test_with_too_few_cards_you_play_what_you_have() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["play_4"])
    play(g, "milk")
    assert g.active == ANN
    assert play(g, "bread").active == BOB


@rule("fluxx 36")
def test_cards_that_reach_an_empty_hand_later_must_be_played() -> None:
    g = table(hands={ANN: ["draw_3"]}, rules=["play_3"], deck=["milk", "bread"])
    play(g, "draw_3")
    assert options(g) == ["milk", "bread"]
    assert g.plays_left() == (2, 2)


@rule("fluxx 37")
def test_a_win_check_is_made_when_a_card_has_left_the_hand() -> None:
    g = table(hands={ANN: ["jackpot", 9], BOB: 10}, goals=["ten_cards_in_hand"])
    assert not g.over  # tied at 10
    play(g, "jackpot")
    assert g.winner == BOB
    assert ids(g.resolving) == ["jackpot"]


@rule("fluxx 38")
def test_an_effect_is_carried_out_completely_before_the_win_check() -> None:
    g = table(
        hands={ANN: ["rules_reset"]},
        keepers={BOB: ["milk", "cookies"], CY: ["bread", "the_toaster"]},
        rules=["double_agenda"],
        goals=["milk_and_cookies", "toast"],
    )
    play(g, "rules_reset")
    assert asked(g) == {ANN: "drop goal"}
    assert play(g, "toast").winner == BOB


@rule("fluxx 39")
def test_the_others_obey_limits_before_the_active_player_draws() -> None:
    g = table(
        hands={ANN: ["keeper_limit_2", "milk"]},
        keepers={ANN: ["time"], BOB: ["bread", "sleep", "love"], CY: ["music"]},
        rules=["poor_bonus", "play_2"],
    )
    play(g, "keeper_limit_2")
    assert asked(g) == {BOB: "discard"}
    before = len(g.hands[ANN])
    g.play(BOB, "bread")
    assert len(g.hands[ANN]) == before  # Ann and Cy tie for fewest
    g = table(hands={ANN: ["inflation", "milk"], BOB: 0}, rules=["play_2", "draw_2"], drawn=2)
    assert len(play(g, "inflation").hands[ANN]) == 2


@rule("fluxx 40")
def test_each_card_played_through_an_action_settles_by_itself() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em"], BOB: 3}, deck=["hand_limit_1", "milk"])
    play(g, "draw_2_and_use_em", "hand_limit_1")
    assert asked(g) == {BOB: "discard"}
    g.play(BOB, options(g)[0])
    g.play(BOB, options(g)[0])
    assert asked(g) == {ANN: "small hand"}
    assert CY not in g.pending
