"""The Basic Rules and the 27 New Rules, card by card (fluxx 170 to 197)."""

import pytest

from fourfold import LoadedDice
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, asked, card, ids, options, play, table, view


def number(key: str, *rules: str) -> int | str | None:
    """A number in force under these rules."""
    found: int | str | None = view(table(rules=list(rules), drawn=9, hands={ANN: 1}), None)["numbers"][key]
    return found


@rule("fluxx 170")
def test_basic_rules() -> None:
    keys = ("draw", "play", "hand_limit", "keeper_limit")
    assert [number(key) for key in keys] == [1, 1, None, None]
    assert [number(key, "inflation") for key in keys] == [2, 2, None, None]


@pytest.mark.parametrize(
    ("name", "key", "plain"),
    [
        *[(f"draw_{n}", "draw", n) for n in (2, 3, 4, 5)],
        *[(f"play_{n}", "play", n) for n in (2, 3, 4)],
        *[(f"hand_limit_{n}", "hand_limit", n) for n in (0, 1, 2)],
        *[(f"keeper_limit_{n}", "keeper_limit", n) for n in (2, 3, 4)],
    ],
)
@rule("fluxx 171", "fluxx 172", "fluxx 173", "fluxx 174", "fluxx 175", "fluxx 176", "fluxx 177")
@rule("fluxx 180", "fluxx 181", "fluxx 182", "fluxx 183", "fluxx 184", "fluxx 185")
def test_a_rule_with_a_number_sets_it_and_inflation_raises_it(name: str, key: str, plain: int) -> None:
    assert number(key, name) == plain
    assert number(key, name, "inflation") == plain + 1
    g = table(hands={ANN: [name]}, drawn=9)
    assert view(play(g, name), None)["numbers"][key] == plain


@rule("fluxx 178")
def test_play_all() -> None:
    g = table(hands={ANN: ["jackpot", "milk"]}, rules=["play_all"], deck=["bread", "time", "love"])
    play(g, "jackpot")
    assert g.plays_left() == (4, 4)
    assert play(g, "milk", "bread", "time", "love").active == BOB
    assert number("play", "play_all", "inflation") == "all"


@rule("fluxx 179")
def test_play_all_but_1() -> None:
    assert table(hands={ANN: 4}, rules=["play_all_but_1"]).plays_left() == (3, 3)
    assert table(hands={ANN: 4}, rules=["play_all_but_1", "inflation"], drawn=2).plays_left() == (2, 2)
    g = table(rules=["play_all_but_1"], deck=["milk", "bread"], drawn=None)
    assert (ids(g.hands[ANN]), g.drawn, g.plays_left()) == (["milk", "bread"], 1, (1, 1))
    assert len(table(hands={ANN: 1}, rules=["play_all_but_1"], drawn=None).hands[ANN]) == 2  # it was not empty
    assert len(table(rules=["play_all_but_1", "draw_2"], drawn=None).hands[ANN]) == 2  # two were drawn
    g = table(deck=["play_all_but_1", "milk"], drawn=None)
    assert ids(play(g, "play_all_but_1").hands[ANN]) == ["milk"]  # when the card lands
    g = table(rules=["play_all_but_1", "inflation"], drawn=None, inflation_on_words="on")
    assert len(g.hands[ANN]) == 3  # drew "only 2"


@rule("fluxx 186")
def test_no_hand_bonus() -> None:
    assert len(table(rules=["no_hand_bonus", "draw_2"], drawn=None).hands[ANN]) == 3 + 2
    assert len(table(rules=["no_hand_bonus", "inflation"], drawn=None).hands[ANN]) == 4 + 2
    assert len(table(hands={ANN: 1}, rules=["no_hand_bonus"], drawn=None).hands[ANN]) == 2
    g = table(hands={ANN: ["no_hand_bonus"], BOB: 1}, rules=["mystery_play"])
    assert g.hands[ANN] == play(g, "no_hand_bonus").hands[ANN] == []  # never later in a turn


@rule("fluxx 187")
def test_party_bonus() -> None:
    for rules, extra in [(["party_bonus"], 1), (["party_bonus", "inflation"], 2)]:
        g = table(hands={ANN: 5}, keepers={CY: ["the_party"]}, rules=rules, drawn=None, optional_bonuses="off")
        basic = 1 + len(rules) - 1
        assert (g.drawn, g.plays_left()[0]) == (basic + extra, basic + extra)
    g = table(hands={ANN: ["the_party", 3]}, rules=["party_bonus"], drawn=None, optional_bonuses="off")
    assert g.drawn == 1  # in a hand it does not count


@rule("fluxx 188")
def test_poor_bonus() -> None:
    others = {BOB: ["milk"], CY: ["bread"]}
    assert table(keepers=others, rules=["poor_bonus"], drawn=None).drawn == 2
    assert table(keepers=others, rules=["poor_bonus", "inflation"], drawn=None).drawn == 2 + 2


@rule("fluxx 189")
def test_rich_bonus() -> None:
    assert table(hands={ANN: 6}, keepers={ANN: ["milk"]}, rules=["rich_bonus"]).plays_left() == (2, 1)
    g = table(hands={ANN: 6}, keepers={ANN: ["milk"]}, rules=["rich_bonus", "inflation"], drawn=2)
    assert g.plays_left() == (2 + 2, 2)


@rule("fluxx 190")
def test_double_agenda() -> None:
    g = table(
        hands={ANN: ["chocolate"]},
        keepers={ANN: ["milk"]},
        rules=["double_agenda"],
        goals=["lullaby", "chocolate_milk"],
    )
    assert play(g, "chocolate").winner == ANN
    g = table(
        hands={ANN: ["music"]}, keepers={ANN: ["sleep"]}, rules=["double_agenda"], goals=["lullaby", "chocolate_milk"]
    )
    assert play(g, "music").winner == ANN


@rule("fluxx 191")
def test_first_play_random() -> None:
    g = table(hands={ANN: ["milk", "bread", "time"]}, rules=["first_play_random", "play_2"])
    assert options(g) == ["random"]
    g.dice = LoadedDice()
    g.dice.falls = [2]
    play(g, "random")
    assert ids(g.keepers[ANN]) == ["time"]
    assert options(g) == ["milk", "bread"]  # only the first play
    assert options(table(hands={ANN: ["milk", "bread"]}, rules=["first_play_random"])) == ["milk", "bread"]
    assert options(table(hands={ANN: 1}, rules=["first_play_random", "play_3"])) == [
        "random"
    ]  # hand size does not count
    assert options(table(hands={ANN: 3}, rules=["first_play_random", "inflation"], drawn=2)) == ["random"]


@rule("fluxx 191")
def test_first_play_random_may_be_tested_when_about_to_play() -> None:
    for test, expected in [("start", ["toast", "lullaby"]), ("current", ["random"])]:
        g = table(hands={ANN: 2}, rules=["first_play_random", "mystery_play"], deck=["play_3"], random_first_test=test)
        assert options(play(g, "use mystery_play")) == expected


@rule("fluxx 192")
def test_get_on_with_it() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["get_on_with_it"])
    play(g, "use get_on_with_it")
    assert (len(g.hands[ANN]), ids(g.discard), g.active) == (3, ["milk", "bread"], BOB)
    g = table(hands={ANN: 2}, rules=["get_on_with_it", "inflation"], drawn=2)
    assert len(play(g, "use get_on_with_it").hands[ANN]) == 4


@rule("fluxx 193")
def test_goal_mill() -> None:
    g = table(hands={ANN: ["toast", "milk", "lullaby", "bed_time"]}, rules=["goal_mill"], deck=["love", "time"])
    play(g, "use goal_mill")
    assert options(g) == ["toast", "lullaby", "bed_time"]
    play(g, "bed_time")
    assert options(g) == ["toast", "lullaby", "done"]
    play(g, "toast", "done")
    assert (ids(g.hands[ANN]), ids(g.discard)) == (["milk", "lullaby", "love", "time"], ["toast", "bed_time"])
    assert asked(g) == {ANN: "play"}


@rule("fluxx 194")
def test_inflation_raises_all_numerals_but_its_own() -> None:
    assert number("draw", "inflation", "draw_2") == 3
    assert view(table(rules=["inflation"], hands={ANN: 1}, drawn=2), None)["numbers"]["inflation"] == 1


@rule("fluxx 195")
def test_mystery_play() -> None:
    g = table(hands={ANN: ["milk"]}, rules=["mystery_play"], deck=["toast"])
    play(g, "use mystery_play")
    assert (ids(g.goals), ids(g.hands[ANN])) == (["toast"], ["milk"])


@rule("fluxx 196")
def test_recycling() -> None:
    g = table(hands={ANN: ["milk"]}, keepers={ANN: ["time", "love"], BOB: ["peace"]}, rules=["recycling"])
    play(g, "use recycling")
    assert options(g) == ["time", "love"]
    play(g, "love")
    assert (len(g.hands[ANN]), ids(g.discard)) == (4, ["love"])
    g = table(hands={ANN: ["milk"]}, keepers={ANN: ["time", "love"]}, rules=["recycling", "inflation"], drawn=2)
    assert len(play(g, "use recycling", "love").hands[ANN]) == 1 + 4
    assert ids(g.keepers[ANN]) == ["time"]


@rule("fluxx 197")
def test_swap_plays_for_draws() -> None:
    g = table(hands={ANN: ["milk", 3]}, keepers={ANN: ["time"]}, rules=["swap_plays_for_draws", "play_2", "rich_bonus"])
    play(g, "milk", "use swap_plays_for_draws")
    assert (len(g.hands[ANN]), g.active) == (3 + 2, BOB)  # one owed, one optional
    g = table(hands={ANN: 4}, rules=["swap_plays_for_draws", "play_all"])
    assert len(play(g, "use swap_plays_for_draws").hands[ANN]) == 8
    assert card(g, "swap_plays_for_draws") in g.rules
