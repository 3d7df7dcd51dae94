"""New Rules, Basic Rules, Goals, Keepers, Actions (fluxx 53 to 78)."""

from fourfold.games.fluxx.cards import Keeper
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, asked, ids, new_rules, options, play, table, view


@rule("fluxx 53", "fluxx 54")
def test_a_new_rule_lies_face_up_and_is_in_force_at_once() -> None:
    g = table(hands={ANN: ["play_3", "milk", "bread", "time"]})
    play(g, "play_3")
    assert view(g, BOB)["rules"] == ["play_3"]
    assert g.plays_left() == (2, 2)


@rule("fluxx 55")
def test_two_of_a_kind_conflict_and_the_older_is_discarded() -> None:
    for older, newer in [
        ("draw_2", "draw_3"),
        ("play_4", "play_all"),
        ("hand_limit_1", "hand_limit_0"),
        ("keeper_limit_4", "keeper_limit_2"),
    ]:
        g = table(hands={ANN: [newer]}, rules=[older], drawn=9)
        play(g, newer)
        assert (ids(g.rules), ids(g.discard)) == ([newer], [older])


@rule("fluxx 56")
def test_other_rules_stay_in_play_together() -> None:
    g = table(hands={ANN: ["hand_limit_1"]}, rules=["play_3", "draw_2", "keeper_limit_3", "inflation"], drawn=3)
    play(g, "hand_limit_1")
    assert ids(g.rules) == ["play_3", "draw_2", "keeper_limit_3", "inflation", "hand_limit_1"]


@rule("fluxx 57")
def test_the_12_other_rules_conflict_with_nothing() -> None:
    others = [card for card in new_rules() if card.kind not in ("draw", "play", "hand_limit", "keeper_limit")]
    assert len(others) == 12
    g = table(hands={ANN: ["double_agenda"]}, rules=[card.id for card in others if card.id != "double_agenda"])
    play(g, "random")  # the only card, under First Play Random
    assert len(g.rules) == 12


@rule("fluxx 58")
def test_a_rule_stops_working_the_moment_it_leaves() -> None:
    g = table(hands={ANN: ["trash_a_new_rule", "milk", "bread"]}, rules=["play_3"])
    play(g, "trash_a_new_rule", "play_3")
    assert g.active == BOB


@rule("fluxx 59", "fluxx 60")
def test_the_basic_rules_hold_where_no_new_rule_overrides_them() -> None:
    g = table(hands={ANN: 3}, rules=["draw_3"])
    numbers = view(g, ANN)["numbers"]
    assert (numbers["draw"], numbers["play"], numbers["hand_limit"], numbers["keeper_limit"]) == (3, 1, None, None)
    assert view(table(), ANN)["numbers"]["draw"] == 1


@rule("fluxx 61")
def test_nothing_moves_the_basic_rules() -> None:
    g = table(hands={ANN: ["zap_a_card"]}, rules=["draw_2"], goals=["toast"])
    play(g, "zap_a_card")
    assert options(g) == ["toast", "draw_2"]
    g = table(hands={ANN: ["rules_reset"]}, rules=["draw_2"])
    assert "basic_rules" not in ids(play(g, "rules_reset").discard)


@rule("fluxx 62")
def test_a_goal_replaces_the_goal_before_it_unless_there_is_room_for_both() -> None:
    g = table(hands={ANN: ["toast"]}, goals=["lullaby"])
    play(g, "toast")
    assert (ids(g.goals), ids(g.discard)) == (["toast"], ["lullaby"])
    g = table(hands={ANN: ["toast"]}, goals=["lullaby"], rules=["double_agenda"])
    assert ids(play(g, "toast").goals) == ["lullaby", "toast"]


@rule("fluxx 63")
def test_the_goal_is_the_same_for_everybody() -> None:
    g = table(hands={ANN: ["toast"]}, keepers={CY: ["bread", "the_toaster"]})
    assert play(g, "toast").winner == CY


@rule("fluxx 64")
def test_without_a_goal_nobody_can_win() -> None:
    every = [key for key, card in table().box.items() if isinstance(card, Keeper)]
    g = table(hands={ANN: [every[0], 1]}, keepers={ANN: every[1:]})
    assert not play(g, every[0]).over


@rule("fluxx 65")
def test_goals_are_laid_one_at_a_time_each_with_its_win_check() -> None:
    g = table(hands={ANN: ["toast", "lullaby"]}, keepers={BOB: ["bread", "the_toaster"]}, rules=["play_2"])
    assert play(g, "toast").winner == BOB


@rule("fluxx 66")
def test_double_agenda_obliges_nobody_to_play_a_second_goal() -> None:
    g = table(hands={ANN: ["milk", "toast"]}, rules=["double_agenda"], goals=["lullaby"])
    assert options(g) == ["milk", "toast"]
    assert ids(play(g, "milk").goals) == ["lullaby"]


@rule("fluxx 67")
def test_a_third_goal_pushes_out_one_of_the_two_older_ones() -> None:
    g = table(
        hands={ANN: ["toast"]},
        keepers={BOB: ["bread", "the_toaster"]},
        rules=["double_agenda"],
        goals=["lullaby", "bed_time"],
    )
    play(g, "toast")
    assert (asked(g), options(g)) == ({ANN: "drop goal"}, ["lullaby", "bed_time"])
    play(g, "lullaby")
    assert (g.winner, ids(g.goals)) == (BOB, ["bed_time", "toast"])


@rule("fluxx 68")
def test_whoever_removes_double_agenda_chooses_the_goal_that_goes() -> None:
    for action, choice in [("trash_a_new_rule", "double_agenda"), ("zap_a_card", "double_agenda")]:
        g = table(hands={ANN: [action]}, rules=["double_agenda"], goals=["lullaby", "toast"])
        play(g, action, choice)
        assert asked(g) == {ANN: "drop goal"}
        play(g, "lullaby")
        assert ids(g.goals) == ["toast"]


@rule("fluxx 69", "fluxx 70")
def test_keepers_lie_before_whoever_played_them_and_replace_none() -> None:
    g = table(hands={ANN: ["milk"]}, keepers={ANN: ["bread", "time"], BOB: ["sleep"]})
    play(g, "milk")
    assert [ids(mine) for mine in g.keepers] == [["bread", "time", "milk"], ["sleep"], []]


@rule("fluxx 71")
def test_a_keeper_does_nothing_by_itself() -> None:
    g = table(hands={ANN: ["the_party", "milk"], BOB: 2}, rules=["play_2"])
    play(g, "the_party")
    assert (g.plays_left(), len(g.hands[ANN]), len(g.hands[BOB]), g.discard) == ((1, 1), 1, 2, [])


@rule("fluxx 72")
def test_only_keepers_in_play_count() -> None:
    g = table(hands={ANN: ["milk", "cookies"]}, goals=["milk_and_cookies"], rules=["play_2"])
    assert not g.over
    assert not play(g, "milk").over
    assert play(g, "cookies").winner == ANN


@rule("fluxx 73")
def test_an_action_is_discarded_before_the_table_settles() -> None:
    g = table(hands={ANN: ["trade_hands", 3], BOB: 1}, rules=["hand_limit_1"])
    play(g, "trade_hands", "1")
    assert ids(g.discard) == ["trade_hands"]
    assert asked(g) == {BOB: "discard"}


@rule("fluxx 74")
def test_an_action_and_the_cards_played_through_it_are_one_play() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em", "time"]}, rules=["play_2"], deck=["milk", "bread"])
    play(g, "draw_2_and_use_em", "milk", "bread")
    assert (g.played, g.plays_left()) == (1, (1, 1))


@rule("fluxx 75")
def test_a_card_played_through_mystery_play_is_no_play() -> None:
    g = table(hands={ANN: ["time"]}, rules=["mystery_play"], deck=["milk"])
    play(g, "use mystery_play")
    assert (g.played, ids(g.keepers[ANN]), g.plays_left()) == (0, ["milk"], (1, 1))


@rule("fluxx 76")
def test_an_action_that_can_do_nothing_may_be_played() -> None:
    nothing = ["trash_a_keeper", "trash_a_new_rule", "exchange_keepers", "steal_a_keeper", "use_what_you_take"]
    for action in [*nothing, "zap_a_card", "lets_simplify", "lets_do_that_again", "random_tax", "rules_reset"]:
        g = table(hands={ANN: [action]})
        assert play(g, action).active == BOB
        assert ids(g.discard) == [action]


@rule("fluxx 77")
def test_a_choice_that_makes_the_effect_happen_must_be_taken() -> None:
    g = table(hands={ANN: ["use_what_you_take"], CY: 1})
    assert options(play(g, "use_what_you_take")) == [str(CY)]
    for free in ("trade_hands", "rock_paper_scissors_showdown"):
        g = table(hands={ANN: [free, 1], CY: 1})
        assert options(play(g, free)) == [str(BOB), str(CY)]


@rule("fluxx 78")
def test_a_resolving_action_is_in_no_pile() -> None:
    g = table(hands={ANN: ["lets_do_that_again"]}, discard=["zap_a_card", "draw_2"])
    play(g, "lets_do_that_again")
    assert options(g) == ["zap_a_card", "draw_2"]
    play(g, "zap_a_card")
    assert g.active == BOB  # the resolving cards are not in play, so there is nothing to zap
    g = table(hands={ANN: ["draw_2_and_use_em"]}, deck=["milk"], discard=["bread"], rest="out")
    play(g, "draw_2_and_use_em")
    assert sorted(options(g)) == ["bread", "milk"]
    assert ids(g.resolving) == ["draw_2_and_use_em"]
