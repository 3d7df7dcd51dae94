"""Free actions and bonuses (fluxx 87 to 105)."""

import pytest

from fourfold import IllegalMove
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, asked, ids, options, play, table

FREE = ["get_on_with_it", "goal_mill", "mystery_play", "recycling", "swap_plays_for_draws"]
USES = [f"use {card}" for card in FREE]


@rule("fluxx 87")
def test_five_new_rules_are_free_actions_in_your_own_turn() -> None:
    g = table(hands={ANN: ["toast"], BOB: ["bed_time"]}, keepers={ANN: ["milk"]}, rules=FREE)
    assert options(g) == ["toast", *USES]
    with pytest.raises(IllegalMove):
        g.play(BOB, "use goal_mill")
    play(g, "use recycling", "milk")
    assert g.played == 0


@rule("fluxx 88")
def test_each_may_be_used_once_in_a_turn_even_if_it_leaves_and_returns() -> None:
    g = table(
        hands={ANN: ["trash_a_new_rule", "lets_do_that_again", "take_another_turn"]},
        rules=["play_3", "mystery_play"],
        deck=["milk", "bread", "time", "love"],
    )
    play(g, "use mystery_play", "trash_a_new_rule", "mystery_play", "lets_do_that_again", "mystery_play")
    assert ids(g.rules) == ["play_3", "mystery_play"]
    assert options(g) == ["take_another_turn"]
    play(g, "take_another_turn")
    assert "use mystery_play" in options(g)  # an extra turn is a new turn


@rule("fluxx 89")
def test_a_free_action_may_be_used_in_the_turn_its_card_is_laid_after_the_last_play() -> None:
    g = table(hands={ANN: ["mystery_play"]}, deck=["milk"])
    play(g, "mystery_play")
    assert options(g) == ["use mystery_play", "end"]
    assert ids(play(g, "use mystery_play").keepers[ANN]) == ["milk"]


@rule("fluxx 90")
def test_free_actions_before_the_draw_step_are_an_option() -> None:
    g = table(hands={ANN: 1}, rules=["mystery_play"], drawn=None)
    assert (asked(g), options(g)) == ({ANN: "before draw"}, ["use mystery_play", "draw"])
    assert play(g, "draw").drawn == 1
    g = table(hands={ANN: 1}, rules=["mystery_play"], drawn=None, free_actions_before_draw="off")
    assert (asked(g), g.drawn) == ({ANN: "play"}, 1)


@rule("fluxx 91")
def test_no_free_action_while_an_action_is_resolving() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em", 1]}, rules=["mystery_play", "play_2"], deck=["milk", "bread"])
    play(g, "draw_2_and_use_em")
    assert options(g) == ["milk", "bread"]


@rule("fluxx 92")
def test_free_actions_neither_make_nor_cancel_the_random_play() -> None:
    g = table(hands={ANN: 3}, rules=["first_play_random", "play_2", "mystery_play"], deck=["milk"])
    assert options(g) == ["random", "use mystery_play"]
    play(g, "use mystery_play")
    assert options(g) == ["random"]


@rule("fluxx 93")
def test_the_turn_stays_open_while_a_free_action_can_be_used() -> None:
    g = table(hands={ANN: ["time"]}, rules=["recycling"])
    play(g, "time")
    assert (g.active, options(g)) == (ANN, ["use recycling", "end"])


@rule("fluxx 94")
def test_two_free_actions_end_the_play_step_and_skip_the_draw_step() -> None:
    for card in ("get_on_with_it", "swap_plays_for_draws"):
        g = table(hands={ANN: ["milk", "bread"], BOB: ["love"]}, rules=[card, "recycling"], keepers={ANN: ["time"]})
        play(g, f"use {card}")
        assert (g.active, ids(g.keepers[ANN])) == (BOB, ["time"])
        g = table(hands={ANN: 2}, rules=[card, "hand_limit_1"], drawn=None)
        play(g, f"use {card}")
        assert (asked(g), g.drawn) == ({ANN: "discard"}, 0)


@rule("fluxx 95")
def test_a_free_action_that_could_do_nothing_is_not_offered() -> None:
    g = table(hands={ANN: ["milk"]}, rules=FREE)
    assert options(g) == ["milk", "use get_on_with_it", "use mystery_play", "use swap_plays_for_draws"]
    play(g, "milk")
    assert options(g) == ["use mystery_play", "use recycling", "end"]
    g = table(hands={ANN: ["milk", "bread"]}, rules=["mystery_play"], rest="out")
    assert options(g) == ["milk", "bread"]


@rule("fluxx 96")
def test_a_bonus_works_for_the_active_player_only() -> None:
    g = table(hands={ANN: 3}, keepers={BOB: ["milk"]}, rules=["rich_bonus"])
    assert g.plays_left() == (1, 1)
    g = table(hands={ANN: ["bread"], BOB: 3}, keepers={BOB: ["milk", "time"]}, rules=["rich_bonus"])
    assert play(g, "bread").plays_left() == (2, 1)


@rule("fluxx 97")
def test_who_has_a_bonus_is_tested_anew_after_every_card() -> None:
    g = table(hands={ANN: ["milk", "bread"], BOB: 0}, keepers={BOB: ["time"]}, rules=["rich_bonus", "play_2"])
    assert g.plays_left()[0] == 2
    play(g, "milk")
    assert g.plays_left() == (1, 1)  # one each: no bonus
    g = table(hands={ANN: ["steal_a_keeper", 2]}, keepers={BOB: ["love"]}, rules=["rich_bonus"])
    assert play(g, "steal_a_keeper", "love").plays_left() == (1, 0)  # now the richest


@rule("fluxx 98")
def test_losing_a_bonus_undoes_nothing() -> None:
    g = table(keepers={BOB: ["milk"], CY: ["bread"]}, rules=["poor_bonus", "play_2"], deck=["time", "love"], drawn=None)
    assert g.drawn == 2
    play(g, "time")
    assert (g.drawn, ids(g.hands[ANN])) == (2, ["love"])


@rule("fluxx 99")
def test_a_tie_gives_the_bonus_to_nobody() -> None:
    g = table(hands={ANN: 3}, keepers={ANN: ["milk"], BOB: ["bread"]}, rules=["rich_bonus"])
    assert g.plays_left() == (1, 1)
    assert table(keepers={CY: ["bread"]}, rules=["poor_bonus"], drawn=None).drawn == 1  # Ann and Bob have none
    assert table(keepers={BOB: ["milk"], CY: ["bread"]}, rules=["poor_bonus"], drawn=None).drawn == 2


@rule("fluxx 100")
def test_with_optional_bonuses_the_extras_may_be_left_unused() -> None:
    party = {"rules": ["party_bonus"], "keepers": {BOB: ["the_party"]}, "drawn": None}
    g = table(hands={ANN: 3}, **party)  # type: ignore[arg-type]  # one dict for both tables
    assert (asked(g), options(g)) == ({ANN: "party bonus"}, ["accept", "refuse"])
    assert play(g, "refuse").drawn == 1
    assert g.plays_left() == (2, 1)
    g = table(hands={ANN: 3}, **party, optional_bonuses="off")  # type: ignore[arg-type]  # one dict for both tables
    assert (g.drawn, g.plays_left()) == (2, (2, 2))


@rule("fluxx 101")
def test_the_party_draw_is_answered_once_a_turn() -> None:
    g = table(
        hands={ANN: ["the_party", "zap_a_card", "milk"]},
        keepers={BOB: ["bread"]},
        rules=["party_bonus", "play_all"],
        deck=["love", "time"],
    )
    play(g, "the_party")
    assert asked(g) == {ANN: "party bonus"}
    play(g, "accept")
    assert ids(g.hands[ANN]) == ["zap_a_card", "milk", "love"]
    play(g, "zap_a_card", "the_party", "the_party")
    assert asked(g) == {ANN: "play"}  # the answer holds for the turn
    assert g.drawn == 2


@rule("fluxx 102")
def test_the_poor_bonus_draw_is_compulsory() -> None:
    g = table(keepers={BOB: ["milk"], CY: ["bread"]}, rules=["poor_bonus"], drawn=None, optional_bonuses="on")
    assert (asked(g), g.drawn) == ({ANN: "play"}, 2)


@rule("fluxx 103")
def test_a_play_bonus_adds_nothing_to_play_all() -> None:
    g = table(hands={ANN: 3}, keepers={ANN: ["milk"]}, rules=["rich_bonus", "play_all"])
    assert g.plays_left() == (3, 3)


@rule("fluxx 104")
def test_a_bonus_play_lowers_what_play_all_but_1_lets_you_keep() -> None:
    g = table(hands={ANN: ["bread", "time", "love"]}, keepers={ANN: ["milk"]}, rules=["rich_bonus", "play_all_but_1"])
    assert g.plays_left() == (3, 2)
    assert play(g, "bread", "time").plays_left() == (1, 0)
    assert options(g) == ["love", "end"]


@rule("fluxx 105")
def test_one_player_may_profit_from_rich_and_poor_bonus() -> None:
    g = table(
        keepers={BOB: ["milk"], CY: ["bread"]},
        rules=["rich_bonus", "poor_bonus"],
        deck=["share_the_wealth"],
        drawn=None,
    )
    assert g.drawn == 2  # poor at the draw
    g.keepers[ANN] = [*g.keepers[BOB], *g.keepers[CY]]
    g.keepers[BOB], g.keepers[CY] = [], []
    assert g.plays_left() == (2, 1)  # rich at the play
