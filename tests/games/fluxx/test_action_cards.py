"""The 23 Actions, card by card (fluxx 198 to 220)."""

import pytest

from fourfold import LoadedDice
from fourfold.games.fluxx.play import ACTIONS
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, asked, ids, options, play, table


def test_every_printed_action_has_its_function() -> None:
    assert sorted(ACTIONS) == sorted(key for key, card in table().box.items() if type(card).__name__ == "Action")


@rule("fluxx 198")
def test_trash_a_keeper() -> None:
    g = table(hands={ANN: ["trash_a_keeper"]}, keepers={ANN: ["milk"], CY: ["bread"]})
    assert options(play(g, "trash_a_keeper")) == ["milk", "bread"]
    play(g, "bread")
    assert (g.keepers[CY], ids(g.discard)) == ([], ["bread", "trash_a_keeper"])


@pytest.mark.parametrize(
    ("direction", "expected"),
    [("clockwise", [[], ["milk"], ["bread"]]), ("counterclockwise", [["bread"], [], ["milk"]])],
)
@rule("fluxx 199")
def test_rotate_hands(direction: str, expected: list[list[str]]) -> None:
    g = table(hands={ANN: ["rotate_hands", "milk"], BOB: ["bread"], CY: []}, rules=["mystery_play"])
    play(g, "rotate_hands")
    assert options(g) == ["clockwise", "counterclockwise"]
    play(g, direction)
    assert [ids(hand) for hand in g.hands] == expected


@rule("fluxx 200")
def test_rules_reset() -> None:
    g = table(hands={ANN: ["rules_reset"]}, rules=["draw_3", "play_2", "inflation"], goals=["toast"], drawn=4)
    play(g, "rules_reset")
    assert (g.rules, ids(g.goals)) == ((), ["toast"])
    assert ids(g.discard) == ["draw_3", "play_2", "inflation", "rules_reset"]


@rule("fluxx 201")
def test_random_tax() -> None:
    g = table(hands={ANN: ["random_tax"], BOB: ["milk", "bread"], CY: []}, rules=["mystery_play"])
    g.dice = LoadedDice()
    g.dice.falls = [1]
    play(g, "random_tax")
    assert (ids(g.hands[ANN]), ids(g.hands[BOB])) == (["bread"], ["milk"])
    g = table(hands={ANN: ["random_tax"], BOB: 3, CY: 1}, rules=["mystery_play", "inflation"], drawn=2)
    play(g, "random_tax")
    assert [len(hand) for hand in g.hands] == [3, 1, 0]


@rule("fluxx 202")
def test_rock_paper_scissors_showdown() -> None:
    g = table(hands={ANN: ["rock_paper_scissors_showdown", 1], BOB: 2}, rules=["play_2"])
    play(g, "rock_paper_scissors_showdown")
    assert options(g) == ["1", "2"]
    play(g, "1")
    for _ in range(2):
        g.play(ANN, "paper")
        g.play(BOB, "rock")
    assert [len(hand) for hand in g.hands] == [3, 0, 0]


@rule("fluxx 203")
def test_trash_a_new_rule() -> None:
    g = table(hands={ANN: ["trash_a_new_rule"]}, rules=["draw_3", "play_2"], drawn=3)
    assert options(play(g, "trash_a_new_rule")) == ["draw_3", "play_2"]
    assert ids(play(g, "draw_3").rules) == ["play_2"]


@rule("fluxx 204")
def test_use_what_you_take() -> None:
    g = table(hands={ANN: ["use_what_you_take"], BOB: ["milk"], CY: ["draw_2"]})
    assert options(play(g, "use_what_you_take")) == ["1", "2"]
    play(g, "1")
    assert (ids(g.keepers[ANN]), ids(g.discard)) == (["milk"], ["use_what_you_take"])


@rule("fluxx 205")
def test_zap_a_card() -> None:
    g = table(hands={ANN: ["zap_a_card"]}, keepers={ANN: ["milk"], BOB: ["bread"]}, goals=["toast"], rules=["play_2"])
    assert options(play(g, "zap_a_card")) == ["milk", "bread", "toast", "play_2"]
    assert ids(play(g, "bread").hands[ANN]) == ["bread"]
    for key in ("milk", "toast", "play_2"):
        g = table(
            hands={ANN: ["zap_a_card"]}, keepers={ANN: ["milk"]}, goals=["toast"], rules=["play_2", "mystery_play"]
        )
        assert ids(play(g, "zap_a_card", key).hands[ANN]) == [key]
        assert key not in [*ids(g.keepers[ANN]), *ids(g.goals), *ids(g.rules)]


@rule("fluxx 206")
def test_discard_and_draw() -> None:
    g = table(hands={ANN: ["discard_and_draw", "milk", "bread"]}, deck=["time", "love"])
    play(g, "discard_and_draw")
    assert (ids(g.hands[ANN]), ids(g.discard)) == (["time", "love"], ["milk", "bread", "discard_and_draw"])


@rule("fluxx 207")
def test_draw_2_and_use_em() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em"]}, deck=["milk", "bread"])
    play(g, "draw_2_and_use_em", "bread", "milk")
    assert ids(g.keepers[ANN]) == ["bread", "milk"]
    g = table(hands={ANN: ["draw_2_and_use_em"]}, rules=["inflation"], drawn=2, deck=["milk", "bread", "time"])
    play(g, "draw_2_and_use_em", "bread", "milk")
    assert options(g) == ["time"]


@rule("fluxx 208")
def test_draw_3_play_2_of_them() -> None:
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=["milk", "bread", "time"])
    play(g, "draw_3_play_2_of_them", "bread", "milk")
    assert ids(g.discard)[0] == "time"
    g = table(
        hands={ANN: ["draw_3_play_2_of_them"]}, rules=["inflation"], drawn=2, deck=["milk", "bread", "time", "love"]
    )
    play(g, "draw_3_play_2_of_them", "bread", "milk", "love")
    assert (len(g.keepers[ANN]), ids(g.discard)[0]) == (3, "time")


@rule("fluxx 209")
def test_empty_the_trash() -> None:
    g = table(
        hands={ANN: ["empty_the_trash"], BOB: 1},
        deck=["milk"],
        discard=["bread", "time"],
        rest="out",
        rules=["mystery_play"],
    )
    play(g, "empty_the_trash")
    assert (sorted(ids(g.deck)), ids(g.discard)) == (["bread", "milk", "time"], ["empty_the_trash"])


@rule("fluxx 210")
def test_everybody_gets_1() -> None:
    g = table(hands={ANN: ["everybody_gets_1"]}, deck=["milk", "bread", "time"], rules=["mystery_play"])
    play(g, "everybody_gets_1")
    assert (asked(g), options(g)) == ({ANN: "give"}, ["milk", "bread", "time"])
    play(g, "time", "milk", "bread")
    assert [ids(hand) for hand in g.hands] == [["time"], ["milk"], ["bread"]]
    g = table(hands={ANN: ["everybody_gets_1"]}, rules=["inflation", "mystery_play"], drawn=2, seats=2)
    play(g, "everybody_gets_1")
    assert len(options(g)) == 4
    for _ in range(4):
        play(g, options(g)[0])
    assert [len(hand) for hand in g.hands] == [2, 2]


@rule("fluxx 210")
def test_with_too_few_cards_you_choose_who_goes_without() -> None:
    g = table(
        hands={ANN: ["everybody_gets_1"], CY: ["love"]}, deck=["milk", "bread"], rest="out", rules=["hand_limit_2"]
    )
    play(g, "everybody_gets_1")
    assert options(g) == ["milk", "bread", "nobody"]
    play(g, "nobody")
    assert options(g) == ["milk", "bread"]
    play(g, "milk", "bread")
    assert [ids(hand) for hand in g.hands] == [[], ["milk", "everybody_gets_1"], ["love", "bread"]]  # Bob has drawn


@rule("fluxx 211")
def test_exchange_keepers() -> None:
    g = table(hands={ANN: ["exchange_keepers"]}, keepers={ANN: ["milk", "love"], BOB: ["bread"], CY: ["time"]})
    play(g, "exchange_keepers")
    assert options(g) == ["milk for bread", "milk for time", "love for bread", "love for time"]
    play(g, "love for time")
    assert [ids(mine) for mine in g.keepers] == [["milk", "time"], ["bread"], ["love"]]


@rule("fluxx 212")
def test_jackpot() -> None:
    assert len(play(table(hands={ANN: ["jackpot"]}), "jackpot").hands[ANN]) == 3
    g = table(hands={ANN: ["jackpot", 1]}, rules=["inflation"], drawn=2)
    assert len(play(g, "jackpot").hands[ANN]) == 5


@rule("fluxx 213")
def test_lets_do_that_again() -> None:
    g = table(hands={ANN: ["lets_do_that_again"]}, discard=["milk", "jackpot", "toast", "draw_2"])
    play(g, "lets_do_that_again")
    assert options(g) == ["jackpot", "draw_2"]
    play(g, "jackpot")
    assert len(g.hands[ANN]) == 3
    assert ids(g.discard) == ["milk", "toast", "draw_2", "jackpot", "lets_do_that_again"]


@rule("fluxx 214")
def test_lets_simplify() -> None:
    three = ["draw_2", "play_2", "mystery_play"]
    g = table(hands={ANN: ["lets_simplify"]}, rules=three, drawn=2)
    assert options(play(g, "lets_simplify")) == three
    assert options(play(g, "mystery_play")) == ["draw_2", "play_2", "done"]
    play(g, "draw_2")  # half of three, rounded up
    assert (ids(g.rules), ids(g.discard)) == (["play_2"], ["draw_2", "mystery_play", "lets_simplify"])
    g = table(hands={ANN: ["lets_simplify"]}, rules=three, drawn=2, lets_simplify_zero="on")
    assert options(play(g, "lets_simplify")) == [*three, "done"]
    assert ids(play(g, "done").rules) == three


@rule("fluxx 215")
def test_no_limits() -> None:
    g = table(hands={ANN: ["no_limits"]}, rules=["hand_limit_1", "draw_2", "keeper_limit_3"], drawn=2)
    play(g, "no_limits")
    assert (ids(g.rules), ids(g.discard)) == (["draw_2"], ["hand_limit_1", "keeper_limit_3", "no_limits"])


@rule("fluxx 216")
def test_trade_hands() -> None:
    g = table(hands={ANN: ["trade_hands", "milk"], BOB: [], CY: ["bread", "time"]}, rules=["mystery_play"])
    assert options(play(g, "trade_hands")) == ["1", "2"]
    play(g, "2")
    assert [ids(hand) for hand in g.hands] == [["bread", "time"], [], ["milk"]]


@rule("fluxx 217")
def test_share_the_wealth() -> None:
    mine = {ANN: [], BOB: ["milk", "bread", "time", "love"], CY: ["peace"]}
    g = table(hands={ANN: ["share_the_wealth"]}, keepers=mine)
    g.dice = LoadedDice()
    g.dice.falls = [4, 3, 2, 1]  # the shuffle leaves them as they are
    play(g, "share_the_wealth")
    assert [ids(each) for each in g.keepers] == [["milk", "love"], ["bread", "peace"], ["time"]]


@rule("fluxx 218")
def test_steal_a_keeper() -> None:
    g = table(hands={ANN: ["steal_a_keeper"]}, keepers={ANN: ["milk"], BOB: ["bread"], CY: ["time"]})
    assert options(play(g, "steal_a_keeper")) == ["bread", "time"]
    assert [ids(mine) for mine in play(g, "time").keepers] == [["milk", "time"], ["bread"], []]


@rule("fluxx 219")
def test_take_another_turn() -> None:
    g = table(hands={ANN: ["take_another_turn", "lets_do_that_again", "milk"], BOB: 1}, rules=["play_2"])
    play(g, "take_another_turn")
    assert g.extra_turn
    play(g, "lets_do_that_again", "take_another_turn")
    assert (g.active, g.in_a_row, g.extra_turn, g.played) == (ANN, 2, False, 0)
    play(g, "milk")
    while g.active == ANN:
        play(g, options(g)[0])
    assert g.active == BOB  # never more than two turns in a row


@pytest.mark.parametrize(("day", "plays"), [("birthday", 3), ("holiday", 2), ("ordinary", 1)])
@rule("fluxx 220")
def test_todays_special(day: str, plays: int) -> None:
    for rules, more in [([], 0), (["inflation"], 1)]:
        deck = ["milk", "bread", "time", "love", "peace"]
        g = table(hands={ANN: ["todays_special"]}, rules=rules, deck=deck, drawn=2)
        play(g, "todays_special", day)
        assert options(g) == deck[: 3 + more]
        while asked(g) == {ANN: "small hand"}:
            play(g, options(g)[0])
        assert len(g.keepers[ANN]) == plays + more
