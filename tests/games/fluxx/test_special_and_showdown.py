"""Today's Special! and the Showdown (fluxx 161 to 169)."""

from fourfold.games.fluxx.table import Fluxx
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, asked, heard, ids, options, play, table, view


@rule("fluxx 161")
def test_the_player_says_which_day_it_is_or_it_is_ordinary() -> None:
    g = table(hands={ANN: ["todays_special"]})
    play(g, "todays_special")
    assert (asked(g), options(g)) == ({ANN: "day"}, ["birthday", "holiday", "ordinary"])
    g = table(hands={ANN: ["todays_special"]}, todays_special="ordinary")
    assert view(play(g, "todays_special"), None)["small_hands"][0]["left"] == 1


@rule("fluxx 162", "fluxx 163")
def test_everybody_hears_the_day_and_nothing_checks_it() -> None:
    g = table(hands={ANN: ["todays_special"]})
    play(g, "todays_special", "birthday")
    assert ("birthday" in [getattr(event, "day", "") for event in heard(g, None)]) is True
    assert asked(g) == {ANN: "small hand"}


@rule("fluxx 164")
def test_the_day_is_said_before_the_draw_and_its_plays_are_compulsory() -> None:
    g = table(hands={ANN: ["todays_special"]}, deck=["milk", "bread", "time"])
    play(g, "todays_special")
    assert g.small_hands == []
    play(g, "holiday")
    assert options(g) == ["milk", "bread", "time"]  # no way to stop
    play(g, "milk")
    assert options(g) == ["bread", "time"]


@rule("fluxx 165")
def test_both_throw_at_the_same_time_in_secret() -> None:
    g = table(hands={ANN: ["rock_paper_scissors_showdown", "milk"], BOB: ["bread"]})
    play(g, "rock_paper_scissors_showdown", "1")
    assert asked(g) == {ANN: "throw", BOB: "throw"}
    g.play(ANN, "rock")
    assert heard(g, BOB) == heard(g, None) == []
    g.play(BOB, "paper")
    assert ["rock", "paper"] in [list(event._asdict().values())[2:4] for event in heard(g)]


def throws(g: Fluxx, *pairs: tuple[str, str]) -> None:
    """Throws of Ann and Bob, one pair after another."""
    for mine, theirs in pairs:
        g.play(ANN, mine)
        g.play(BOB, theirs)


@rule("fluxx 166")
def test_equal_throws_are_repeated_and_count_for_nothing() -> None:
    g = table(hands={ANN: ["rock_paper_scissors_showdown", "milk"], BOB: ["bread"]}, rules=["play_2"])
    play(g, "rock_paper_scissors_showdown", "1")
    throws(g, ("rock", "rock"), ("rock", "scissors"), ("paper", "paper"))
    assert asked(g) == {ANN: "throw", BOB: "throw"}
    throws(g, ("paper", "rock"))
    assert ids(g.hands[ANN]) == ["milk", "bread"]


@rule("fluxx 167")
def test_two_throws_win_or_three_with_inflated_words() -> None:
    for words, needed in [("off", 2), ("on", 3)]:
        g = table(
            hands={ANN: ["rock_paper_scissors_showdown", 3], BOB: 1},
            rules=["inflation"],
            drawn=2,
            inflation_on_words=words,
        )
        play(g, "rock_paper_scissors_showdown", "1")
        throws(g, *[("scissors", "paper")] * (needed - 1))
        assert asked(g) == {ANN: "throw", BOB: "throw"}
        throws(g, ("scissors", "paper"))
        assert (len(g.hands[ANN]), g.hands[BOB]) == (4, [])


@rule("fluxx 168")
def test_the_winner_takes_the_whole_hand_and_no_small_hand_is_at_stake() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em", "milk"], BOB: ["bread"]}, deck=["rock_paper_scissors_showdown", "love"])
    play(g, "draw_2_and_use_em", "rock_paper_scissors_showdown", "1")
    throws(g, ("rock", "paper"), ("rock", "paper"))
    assert (ids(g.hands[ANN]), ids(g.hands[BOB])) == ([], ["bread", "milk"])
    assert options(g) == ["love"]


@rule("fluxx 169")
def test_if_both_hands_are_empty_there_are_no_throws() -> None:
    g = table(hands={ANN: ["rock_paper_scissors_showdown"], CY: 1}, rules=["mystery_play"])
    play(g, "rock_paper_scissors_showdown", "1")
    assert asked(g) == {ANN: "play"}
