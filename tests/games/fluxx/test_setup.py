"""Setup, who starts, the order of a turn (fluxx 1 to 18)."""

import pytest

from fourfold import GAMES, IllegalMove
from fourfold.games.fluxx.cards import Action, BasicRules, Goal, Keeper, NewRule
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, GAME, asked, heard, ids, options, play, table, view


@rule("fluxx 1")
def test_a_table_has_2_to_6_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            GAMES["fluxx"].start(seats)


@rule("fluxx 2", "fluxx 3", "fluxx 4", "fluxx 5", "fluxx 6")
def test_99_cards_are_shuffled_and_3_dealt_to_each_beside_the_basic_rules() -> None:
    g = GAME.start(4, 1, who_starts=0)
    places = GAME.places(g)
    assert ids(places["middle"]) == ["basic_rules"]
    assert len(g.box) == 100
    assert [len(hand) for hand in g.hands] == [4, 3, 3, 3]  # the first player has drawn already
    assert len(g.deck) == 99 - 13
    assert (g.rules, g.goals, g.discard, g.keepers) == ((), [], [], [[], [], [], []])
    assert g.deck != GAME.start(4, 2, who_starts=0).deck


@rule("fluxx 7")
def test_the_box_holds_30_goals_23_actions_19_keepers_27_new_rules_and_no_creeper() -> None:
    kinds = [type(card) for card in table().box.values()]
    assert [kinds.count(kind) for kind in (Goal, Action, Keeper, NewRule, BasicRules)] == [30, 23, 19, 27, 1]
    assert len(kinds) == 100


@rule("fluxx 8")
def test_every_card_can_be_read_by_whoever_may_see_it() -> None:
    g = table(hands={ANN: ["milk"]}, rules=["draw_2"], discard=["toast"])
    seen = view(g, ANN)
    assert (seen["seats"][ANN]["hand"], seen["rules"], seen["discard"]) == (["milk"], ["draw_2"], ["toast"])
    assert all(set(getattr(card, "names", {})) >= {"en", "ru"} for card in g.box.values())


@rule("fluxx 9", "fluxx 10")
def test_the_dice_a_seat_number_or_the_first_to_ask_decide_who_starts() -> None:
    assert {GAME.start(3, seed).active for seed in range(20)} == {ANN, BOB, CY}
    assert GAME.start(3, 5, who_starts=2).active == CY
    g = GAME.start(3, 5, who_starts="claim")
    assert asked(g) == dict.fromkeys([ANN, BOB, CY], "who starts")
    g.play(ANN, "anybody")
    g.call(BOB, "claim")
    assert g.active == BOB
    assert asked(g) == {BOB: "play"}
    with pytest.raises(IllegalMove, match="fluxx 10"):
        g.call(CY, "claim")
    with pytest.raises(ValueError, match="no seat 3"):
        GAME.start(3, who_starts=3)


@rule("fluxx 11")
def test_turns_pass_clockwise() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread"], CY: ["time"]})
    seen = [g.active]
    for _ in range(3):
        play(g, options(g)[0])
        seen.append(g.active)
    assert seen == [ANN, BOB, CY, ANN]


@rule("fluxx 12")
def test_a_turn_is_draw_play_discard_to_the_hand_limit_discard_to_the_keeper_limit() -> None:
    g = table(
        hands={ANN: 3},
        keepers={ANN: ["milk", "bread", "time"]},
        rules=["hand_limit_1", "keeper_limit_2"],
        deck=["sleep"],
        drawn=None,
    )
    assert ids(g.hands[ANN])[-1] == "sleep"
    play(g, "sleep")
    assert options(g) == ids(g.hands[ANN])
    play(g, *options(g)[:2])
    assert options(g) == ["milk", "bread", "time", "sleep"]
    play(g, "milk", "bread")
    assert g.active == BOB


@rule("fluxx 13")
def test_what_else_a_card_demands_happens_when_it_says() -> None:
    g = table(hands={ANN: ["hand_limit_1", "milk"], BOB: 2}, rules=["play_2"])
    play(g, "hand_limit_1")
    assert asked(g) == {BOB: "discard"}  # in the middle of Ann's play step


@rule("fluxx 14")
def test_the_no_hand_bonus_comes_before_free_actions_and_the_draw() -> None:
    g = table(rules=["no_hand_bonus", "mystery_play"], drawn=None)
    assert asked(g) == {ANN: "before draw"}
    assert (len(g.hands[ANN]), g.drawn) == (3, 0)


@rule("fluxx 15")
def test_any_card_of_the_hand_may_be_played() -> None:
    g = table(hands={ANN: ["milk", "toast", "jackpot"]})
    assert options(g) == ["milk", "toast", "jackpot"]


@rule("fluxx 16")
def test_a_turn_may_be_ended_when_no_play_is_owed() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["mystery_play"])
    assert "end" not in options(g)
    play(g, "milk")
    assert options(g) == ["use mystery_play", "end"]
    assert play(g, "end").active == BOB


@rule("fluxx 17")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    g = table(hands={ANN: ["milk", "bread"]})
    assert play(g, "milk").active == BOB


@rule("fluxx 18")
def test_a_changed_rule_holds_for_all_from_then_on() -> None:
    g = table(hands={ANN: ["draw_3"], BOB: 0}, deck=["milk", "bread", "time", "sleep", "music"])
    play(g, "draw_3")
    assert (g.active, len(g.hands[BOB]), g.drawn) == (BOB, 3, 3)
    assert view(g, None)["numbers"]["draw"] == 3
    assert [type(event).__name__ for event in heard(g)][:2] == ["Played", "DrewSome"]
