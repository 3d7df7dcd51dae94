"""Inflation, empty piles, winning, discarding (fluxx 106 to 132)."""

from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, GAME, asked, card, heard, ids, options, play, table, view


@rule("fluxx 106")
def test_every_numeral_on_another_card_counts_one_higher() -> None:
    g = table(rules=["inflation", "draw_3", "play_2", "hand_limit_0", "keeper_limit_4"], drawn=4, hands={ANN: 1})
    numbers = view(g, ANN)["numbers"]
    assert [numbers[key] for key in ("draw", "play", "hand_limit", "keeper_limit")] == [4, 3, 1, 5]
    assert table(rules=["inflation"], drawn=None).drawn == 2


@rule("fluxx 107")
def test_words_stay_unless_the_option_counts_them() -> None:
    party = {ANN: ["the_party", "bread"]}
    for words, winner in [("off", ANN), ("on", None)]:
        g = table(
            hands={ANN: ["party_snacks", "milk"]}, keepers=party, rules=["inflation"], drawn=2, inflation_on_words=words
        )
        assert play(g, "party_snacks").winner == winner


@rule("fluxx 108")
def test_its_arrival_raises_draws_plays_and_bonuses_for_the_turn_under_way() -> None:
    g = table(hands={ANN: ["inflation", 5]}, keepers={ANN: ["milk"]}, rules=["rich_bonus", "draw_2", "play_2"], drawn=2)
    assert g.plays_left() == (3, 2)
    play(g, "inflation")
    assert (g.drawn, len(g.hands[ANN]), g.plays_left()) == (3, 6, (4, 2))


@rule("fluxx 109")
def test_it_brings_no_card_that_a_higher_draw_rule_has_brought() -> None:
    g = table(hands={ANN: ["inflation", "milk"]}, rules=["draw_2", "play_2"], drawn=4)
    play(g, "inflation")
    assert len(g.hands[ANN]) == 1


@rule("fluxx 110")
def test_a_small_hand_under_way_grows_by_a_card_and_a_play() -> None:
    deck = ["inflation", "milk", "bread", "time", "love", "peace"]
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=deck)
    play(g, "draw_3_play_2_of_them", "inflation")
    assert ids(g.hands[ANN]) == ["time"]  # the draw rule comes first
    assert options(g) == ["milk", "bread", "love"]
    play(g, "milk", "bread")
    assert ids(g.discard) == ["love", "draw_3_play_2_of_them"]
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=deck, running_actions_grow="off")
    play(g, "draw_3_play_2_of_them", "inflation", "milk")
    assert ids(g.discard) == ["bread", "draw_3_play_2_of_them"]


@rule("fluxx 111")
def test_every_unfinished_small_hand_grows_the_innermost_first() -> None:
    outer, inner = ["draw_2_and_use_em", "love", "music"], ["milk", "inflation"]
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=[*outer, *inner, "bread", "time", "sleep"])
    play(g, "draw_3_play_2_of_them", "draw_2_and_use_em", "milk", "inflation")  # its last card
    assert ids(g.hands[ANN]) == ["bread"]
    assert [ids(small.cards) for small in g.small_hands] == [["love", "music", "sleep"], ["time"]]


@rule("fluxx 112")
def test_if_inflation_leaves_the_plays_fall_and_its_return_brings_no_second_card() -> None:
    deck = ["inflation", "trash_a_new_rule", "lets_do_that_again", "time", "love", "peace", "sleep"]
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=deck)
    play(g, "draw_3_play_2_of_them", "inflation")
    assert options(g) == ["trash_a_new_rule", "lets_do_that_again", "love"]
    play(g, "trash_a_new_rule", "inflation")
    assert ids(g.discard)[-1] == "draw_3_play_2_of_them"  # two plays were enough again
    g = table(
        hands={ANN: ["draw_2_and_use_em"]}, rules=["inflation"], drawn=2, deck=["trash_a_new_rule", "milk", "love"]
    )
    play(g, "draw_2_and_use_em", "trash_a_new_rule", "inflation")
    assert options(g) == ["milk", "love"]
    g = table(hands={ANN: ["todays_special"]}, deck=deck)
    play(g, "todays_special", "birthday", "inflation", "trash_a_new_rule", "inflation")
    assert options(g) == ["lets_do_that_again", "love"]
    play(g, "lets_do_that_again", "inflation")
    assert options(g) == ["love"]  # four plays again, but no second extra card


@rule("fluxx 113")
def test_complete_effects_are_not_repeated() -> None:
    g = table(rules=["no_hand_bonus", "play_2"], deck=["milk", "bread", "inflation", "time", "love"], drawn=None)
    assert len(g.hands[ANN]) == 4
    play(g, "inflation")
    assert len(g.hands[ANN]) == 3 + 1  # one for the draw rule, none for No-Hand Bonus


@rule("fluxx 114")
def test_numbers_of_the_rulebook_are_not_raised() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread"]}, rules=["inflation", "play_2"], drawn=2, seats=2)
    g.call(2, "join")
    play(g, "milk")
    assert len(g.hands[2]) == 3


@rule("fluxx 115")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    g = table(hands={ANN: ["jackpot"]}, deck=["milk"], discard=["bread", "time", "love"], rest="out")
    play(g, "jackpot")
    assert len(g.hands[ANN]) == 3
    assert ids(g.hands[ANN])[0] == "milk"
    assert (len(g.deck) + len(g.hands[BOB]), ids(g.discard)) == (1, ["jackpot"])


@rule("fluxx 116")
def test_an_empty_draw_pile_stays_empty_until_a_card_is_needed() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["play_2"], deck=["time"], discard=["love"], rest="out", drawn=None)
    assert (g.deck, ids(g.discard), g.shuffles) == ([], ["love"], 0)
    play(g, "milk", "bread")
    assert (g.active, g.shuffles) == (BOB, 1)


@rule("fluxx 117")
def test_only_discards_are_shuffled() -> None:
    g = table(
        hands={ANN: ["draw_2_and_use_em", "milk"]},
        rules=["play_2"],
        goals=["toast"],
        discard=["love", "time", "peace"],
        rest="out",
    )
    play(g, "draw_2_and_use_em")
    assert sorted(ids(g.deck) + ids(g.small_hands[0].cards)) == ["love", "peace", "time"]


@rule("fluxx 118", "fluxx 119")
def test_with_both_piles_empty_you_draw_what_there_was_and_miss_the_rest() -> None:
    g = table(hands={ANN: ["draw_5", "rules_reset"]}, rules=["play_2"], deck=["milk"], rest="out")
    play(g, "draw_5")
    assert (ids(g.hands[ANN]), g.drawn) == (["rules_reset", "milk"], 5)
    play(g, "rules_reset")
    assert "draw_5" not in ids(g.hands[ANN])  # cards are there again, but nothing is made up


@rule("fluxx 120")
def test_whoever_alone_meets_a_goal_wins_at_once_in_whosever_turn() -> None:
    g = table(hands={ANN: ["toast", "milk"]}, keepers={BOB: ["bread", "the_toaster"]}, rules=["play_2"])
    play(g, "toast")
    assert (g.over, g.winner, g.ending) == (True, BOB, "goal")
    assert (GAME.ranking(g), GAME.scores(g)) == ([2, 1, 2], [0, 1, 0])


@rule("fluxx 121")
def test_the_rest_is_dropped() -> None:
    g = table(
        hands={ANN: ["draw_2_and_use_em", 3]},
        keepers={ANN: ["bread", "the_toaster"]},
        rules=["play_all"],
        deck=["toast", "milk"],
    )
    g.hands[ANN] = [each for each in g.hands[ANN] if each.id != "toast"]
    play(g, "draw_2_and_use_em", "toast")
    assert (g.winner, g.agenda, g.pending) == (ANN, [], {})
    assert ids(g.small_hands[0].cards) == ["milk"]


@rule("fluxx 122", "fluxx 125")
def test_if_several_meet_goals_nobody_wins_until_exactly_one_does() -> None:
    g = table(
        hands={ANN: ["trash_a_keeper"]},
        keepers={ANN: ["bread", "the_toaster"], BOB: ["milk", "cookies"]},
        rules=["double_agenda"],
        goals=["toast", "milk_and_cookies"],
    )
    assert not g.over
    play(g, "trash_a_keeper")
    assert not g.over
    assert play(g, "bread").winner == BOB


@rule("fluxx 123")
def test_the_winner_may_be_one_who_was_not_among_them() -> None:
    g = table(
        hands={ANN: ["night_and_day"]},
        keepers={ANN: ["bread", "the_toaster"], BOB: ["milk", "cookies"], CY: ["the_sun", "the_moon"]},
        goals=["toast"],
        rules=["double_agenda"],
    )
    g.goals = [card(g, "toast"), card(g, "milk_and_cookies")]  # type: ignore[list-item]  # Goals
    play(g, "night_and_day", "toast")
    assert not g.over  # Bob and Cy
    g = table(hands={ANN: ["night_and_day"]}, keepers={CY: ["the_sun", "the_moon"]}, goals=["toast"])
    assert play(g, "night_and_day").winner == CY


@rule("fluxx 124")
def test_meeting_both_goals_counts_once() -> None:
    g = table(
        hands={ANN: ["chocolate_milk"]},
        keepers={BOB: ["milk", "cookies", "chocolate"]},
        rules=["double_agenda"],
        goals=["lullaby"],
    )
    play(g, "chocolate_milk")
    assert g.winner == BOB
    g = table(
        hands={ANN: ["milk"]},
        keepers={ANN: ["cookies", "chocolate"]},
        rules=["double_agenda"],
        goals=["chocolate_milk", "milk_and_cookies"],
    )
    assert play(g, "milk").winner == ANN


@rule("fluxx 126")
def test_with_max_turns_the_game_ends_undecided() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread"]}, max_turns=2)
    play(g, "milk", "bread")
    assert (g.over, g.winner, g.ending) == (True, None, "undecided")
    assert GAME.ranking(g) == [1, 1, 1]
    assert GAME.start(3, 1).options["max_turns"] == "none"


def test_a_table_where_nobody_can_do_anything_any_more_is_undecided() -> None:
    g = table(hands={ANN: ["milk"]}, rest="out")
    play(g, "milk")
    assert (g.over, g.ending) == (True, "undecided")
    g = table(hands={ANN: ["milk", "bread"], BOB: ["time"]}, rules=["play_all_but_1"], rest="out")
    assert play(g, "milk").ending == "undecided"  # one card each, to be kept for ever
    g = table(hands={ANN: ["milk"]}, rules=["recycling"], rest="out")
    play(g, "milk", "end")
    assert not g.over  # Ann can still recycle


@rule("fluxx 127")
def test_a_discarded_card_has_no_effect() -> None:
    g = table(hands={ANN: ["discard_and_draw", "play_all", "milk"]})
    play(g, "discard_and_draw")
    assert (ids(g.discard), g.rules, g.keepers[ANN]) == (["play_all", "milk", "discard_and_draw"], (), [])


@rule("fluxx 128", "fluxx 129")
def test_an_owed_play_cannot_be_passed_nor_a_card_thrown_away() -> None:
    g = table(hands={ANN: ["milk", "bread"]})
    assert options(g) == ["milk", "bread"]
    assert asked(g) == {ANN: "play"}


@rule("fluxx 130")
def test_in_play_never_includes_the_discard_pile() -> None:
    g = table(
        hands={ANN: ["zap_a_card", "milk"]}, discard=["bread", "draw_2", "toast"], rules=["play_2"], goals=["lullaby"]
    )
    play(g, "zap_a_card")
    assert options(g) == ["lullaby", "play_2"]


@rule("fluxx 131")
def test_the_discard_pile_is_open_and_keeps_its_order() -> None:
    g = table(hands={ANN: ["lets_do_that_again", 1]}, discard=["draw_2", "milk", "jackpot"])
    play(g, "lets_do_that_again", "jackpot")
    assert view(g, None)["discard"] == ["draw_2", "milk", "jackpot", "lets_do_that_again"]


@rule("fluxx 132")
def test_cards_discarded_together_go_down_oldest_first_clockwise_hand_before_keepers() -> None:
    g = table(
        hands={ANN: ["trash_a_new_rule"], BOB: ["love", "time", "music"], CY: ["peace", "money", "the_sun"]},
        keepers={CY: ["milk", "bread", "sleep"]},
        rules=["hand_limit_1", "keeper_limit_2", "inflation"],
        drawn=2,
        turn=ANN,
    )
    g.hands[BOB], g.hands[CY] = g.hands[BOB][:2], g.hands[CY][:2]
    play(g, "trash_a_new_rule", "inflation")
    for seat, choice in [(CY, "money"), (BOB, "time"), (CY, "milk")]:
        g.play(seat, choice)
    assert ids(g.discard) == ["inflation", "trash_a_new_rule", "time", "money", "milk"]
    assert [type(event).__name__ for event in heard(g)][:2] == ["Discarded", "Discarded"]
