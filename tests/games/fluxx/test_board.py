"""What the board of Fluxx is told beside the cards: sums, progress, previews, reasons."""

from typing import Any

from tests.games.fluxx.table import ANN, BOB, CY, play, table, view


def preview(option: str, **position: Any) -> dict[str, Any]:
    """What an option of Ann's would do."""
    found: dict[str, Any] = view(table(**position), ANN)["previews"][option]
    return found


def test_each_number_names_the_cards_it_comes_from() -> None:
    keepers = {BOB: ["milk"], CY: ["love"]}
    sums = view(table(rules=["draw_2", "inflation", "poor_bonus"], hands={ANN: 2}, keepers=keepers), ANN)["sums"]
    assert sums["draw"] == {"number": 5, "basic": False, "cards": ["draw_2", "inflation", "poor_bonus"]}
    assert sums["play"] == {"number": 2, "basic": True, "cards": ["inflation"]}
    assert sums["hand_limit"] == {"number": None, "basic": True, "cards": []}


def test_a_party_bonus_that_was_refused_adds_no_draw() -> None:
    g = table(rules=["party_bonus"], keepers={BOB: ["the_party"]}, hands={ANN: ["toast"]}, drawn=None)
    assert view(g, ANN)["sums"]["draw"]["number"] == 2
    play(g, "refuse")
    assert view(g, ANN)["sums"]["draw"] == {"number": 1, "basic": True, "cards": []}
    assert view(g, ANN)["sums"]["play"] == {"number": 2, "basic": True, "cards": ["party_bonus"]}


def test_progress_counts_what_a_seat_has_and_where_the_rest_lies() -> None:
    g = table(goals=["milk_and_cookies"], keepers={ANN: ["milk", "love"], BOB: ["cookies"]})
    goal = view(g, None)["goals"][0]
    assert goal["progress"][ANN] == {"have": 1, "need": 2, "with": ["milk"], "rivals": []}
    assert goal["lies"] == {"milk": ANN, "cookies": BOB}
    thrown = view(table(goals=["toast"], discard=["bread"]), None)["goals"][0]
    assert (thrown["lies"]["bread"], thrown["discarded"]) == (None, ["bread"])


def test_progress_in_counts_names_those_who_have_no_fewer() -> None:
    keepers = {ANN: ["milk", "love"], BOB: ["cookies", "time"], CY: ["money"]}
    goal = view(table(goals=["five_keepers"], rules=["inflation"], keepers=keepers), None)["goals"][0]
    assert goal["progress"][ANN] == {"have": 2, "need": 6, "with": [], "rivals": [BOB]}
    assert goal["progress"][CY]["rivals"] == [ANN, BOB]


def test_a_goal_names_what_must_not_lie_on_the_table_and_where_it_does() -> None:
    goal = view(table(goals=["the_brain_no_tv"], keepers={BOB: ["television"]}), None)["goals"][0]
    assert (goal["forbids"], goal["blocked_by"]) == (["television"], {"television": BOB})
    free = view(table(goals=["the_brain_no_tv"]), None)["goals"][0]
    assert (free["forbids"], free["blocked_by"]) == (["television"], {})


def test_party_snacks_ask_for_the_party_and_some_food() -> None:
    keepers = {ANN: ["bread", "milk"], BOB: ["the_party"]}
    goal = view(table(goals=["party_snacks"], keepers=keepers), None)["goals"][0]
    assert [(each["have"], each["need"]) for each in goal["progress"]] == [(1, 2), (1, 2), (0, 2)]


def test_a_preview_says_which_number_changes_and_which_rule_goes() -> None:
    seen = preview("draw_4", hands={ANN: ["draw_4", "toast"]}, rules=["draw_2", "play_2"], drawn=2)
    assert (seen["numbers"], seen["out"], seen["draws"]) == ({"draw": 4}, ["draw_2"], 2)
    assert not seen["passes"]


def test_a_preview_counts_what_others_must_discard() -> None:
    seen = preview("hand_limit_1", hands={ANN: ["hand_limit_1", 3], BOB: 4, CY: 1})
    assert seen["discards"] == {str(BOB): 3}
    everything = preview("hand_limit_0", hands={ANN: ["hand_limit_0"], BOB: 4, CY: 1})
    assert everything["discards"] == {str(BOB): 4, str(CY): 1}


def test_a_preview_counts_what_the_one_who_plays_must_discard_at_the_end() -> None:
    seen = preview("toast", hands={ANN: ["toast", 3]}, rules=["hand_limit_2"])
    assert seen["discards"] == {str(ANN): 1}


def test_a_preview_tells_who_wins_by_a_goal() -> None:
    position: dict[str, Any] = {"hands": {ANN: ["milk_and_cookies", "toast"]}, "keepers": {BOB: ["milk", "cookies"]}}
    assert preview("milk_and_cookies", **position)["winner"] == BOB
    assert preview("toast", **position)["winner"] is None


def test_a_preview_tells_who_wins_because_a_card_leaves_the_hand() -> None:
    hands = {ANN: ["milk", 10], BOB: 10}
    assert preview("milk", hands=hands, goals=["ten_cards_in_hand"], rules=["play_2"])["winner"] is None  # 10 each
    hands = {ANN: ["milk", 9], BOB: 10}
    assert preview("milk", hands=hands, goals=["ten_cards_in_hand"], rules=["play_2"])["winner"] == BOB


def test_a_preview_of_an_option_within_an_action() -> None:
    g = table(hands={ANN: ["steal_a_keeper"]}, goals=["toast"], keepers={ANN: ["bread"], BOB: ["the_toaster", "love"]})
    play(g, "steal_a_keeper")
    assert {card: each["winner"] for card, each in view(g, ANN)["previews"].items()} == {
        "the_toaster": ANN,
        "love": None,
    }


def test_a_preview_knows_nothing_of_chance() -> None:
    assert preview("use mystery_play", hands={ANN: ["toast"]}, rules=["mystery_play"]) == {"chance": True}
    keepers = {ANN: ["milk"], BOB: ["love"]}
    assert preview("share_the_wealth", hands={ANN: ["share_the_wealth"]}, keepers=keepers) == {"chance": True}


def test_a_preview_sees_no_card_that_the_seat_cannot_see() -> None:
    hands = {ANN: ["jackpot", "toast"], BOB: ["milk"]}
    here, there = [
        table(hands=hands, deck=deck, rules=["play_2"]) for deck in (["love", "time", "sleep"], ["music", "peace"])
    ]
    assert view(here, ANN)["previews"] == view(there, ANN)["previews"]
    assert view(here, ANN)["previews"]["jackpot"]["draws"] == 3


def test_only_the_seat_that_is_asked_gets_previews() -> None:
    g = table(hands={ANN: ["toast"], BOB: ["milk"]})
    assert list(view(g, ANN)["previews"]) == ["toast"]
    assert view(g, BOB)["previews"] == view(g, None)["previews"] == {}


def test_several_who_meet_goals_are_foreseen() -> None:
    seen = preview(
        "toast",
        hands={ANN: ["toast", 2]},
        rules=["double_agenda"],
        goals=["milk_and_cookies"],
        keepers={ANN: ["bread", "the_toaster"], BOB: ["milk", "cookies"]},
    )
    assert (seen["several"], seen["winner"]) == (True, None)


def test_reasons_say_why_a_hand_is_closed() -> None:
    g = table(hands={ANN: ["toast", "milk"], BOB: ["love"]})
    assert view(g, ANN)["reasons"]["hand"] is None
    assert view(g, BOB)["reasons"]["hand"] == {"why": "turn", "rule": 141}
    assert view(g, None)["reasons"] is None
    blind = table(hands={ANN: ["toast", "milk"]}, rules=["first_play_random", "play_2"])
    assert view(blind, ANN)["reasons"]["hand"] == {"why": "blind", "rule": 191}


def test_reasons_say_why_a_hand_waits() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em", "toast"]}, deck=["milk", "love"])
    play(g, "draw_2_and_use_em")
    assert view(g, ANN)["reasons"]["hand"] == {"why": "aside", "rule": 80}
    early = table(hands={ANN: ["toast"]}, rules=["mystery_play"], drawn=None)
    assert view(early, ANN)["reasons"]["hand"] == {"why": "draw-first", "rule": 12}
    spent = play(table(hands={ANN: ["toast", "milk"]}, rules=["mystery_play"]), "milk")
    assert view(spent, ANN)["reasons"]["hand"] == {"why": "no-play", "rule": 30}


def test_reasons_say_why_the_turn_cannot_end() -> None:
    g = table(hands={ANN: ["toast", "milk"]}, rules=["mystery_play"])
    assert view(g, ANN)["reasons"]["end"] == {"why": "owed", "rule": 129}
    play(g, "milk")
    assert view(g, ANN)["reasons"]["end"] is None


def test_reasons_say_why_a_free_action_is_closed() -> None:
    rules = ["goal_mill", "recycling", "swap_plays_for_draws", "mystery_play"]
    g = play(table(hands={ANN: ["jackpot", "time"]}, rules=rules), "jackpot")
    free = view(g, ANN)["reasons"]["free"]
    assert free["recycling"] == {"why": "no-keeper", "rule": 95}
    assert free["swap_plays_for_draws"] == {"why": "no-play", "rule": 95}
    assert free["mystery_play"] is None
    assert view(g, BOB)["reasons"]["free"]["mystery_play"] == {"why": "turn", "rule": 87}


def test_a_free_action_that_was_used_says_so() -> None:
    g = table(hands={ANN: ["toast", "milk"]}, rules=["mystery_play", "recycling"], deck=["love"])
    play(g, "use mystery_play")
    assert view(g, ANN)["reasons"]["free"] == {"mystery_play": {"why": "used", "rule": 88}, "recycling": None}


def test_a_choice_of_several_says_how_many_are_left() -> None:
    g = table(hands={ANN: ["hand_limit_1"], BOB: 4}, keepers={BOB: ["milk", "love", "time"]}, rules=["keeper_limit_2"])
    play(g, "hand_limit_1")
    assert view(g, BOB)["choosing"] == {"least": 3, "most": 3}
    assert view(g, ANN)["choosing"] is None
    rules = ["draw_2", "play_2", "mystery_play"]
    simplify = play(table(hands={ANN: ["lets_simplify"]}, rules=rules), "lets_simplify")
    assert view(simplify, ANN)["choosing"] == {"least": 1, "most": 2}
    assert view(play(simplify, "draw_2"), ANN)["choosing"] == {"least": 0, "most": 1}


def test_hand_and_keepers_over_their_limits_are_chosen_one_after_the_other() -> None:
    g = table(hands={ANN: ["keeper_limit_2"], BOB: 2}, keepers={BOB: ["milk", "love", "time"]}, rules=["hand_limit_1"])
    play(g, "keeper_limit_2")
    assert view(g, BOB)["choosing"] == {"least": 1, "most": 1}


def test_a_showdown_says_how_it_stands() -> None:
    g = table(hands={ANN: ["rock_paper_scissors_showdown", "toast"], BOB: 2})
    assert view(g, None)["showdown"] is None
    play(g, "rock_paper_scissors_showdown", str(BOB))
    g.play(ANN, "rock")
    g.play(BOB, "scissors")
    assert view(g, CY)["showdown"] == {"seats": [ANN, BOB], "won": [1, 0], "needed": 2}


def test_the_card_played_last_is_remembered_with_its_cause() -> None:
    g = table(hands={ANN: ["toast", "milk"]}, rules=["mystery_play", "recycling"], deck=["love"])
    assert view(g, None)["last"] is None
    play(g, "use mystery_play")
    assert view(g, CY)["last"] == {"card": "love", "cause": "mystery_play"}
    play(g, "toast")
    assert view(g, CY)["last"] == {"card": "toast", "cause": "hand"}
