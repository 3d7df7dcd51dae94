"""Matches: fair seatings, equal deals, results that repeat."""

from collections import Counter

import pytest

from fourfold.arena.match import Match, Outcome, interval, play_game, play_match, wins
from fourfold.core.game import GAMES


@pytest.mark.parametrize(
    ("bots", "seats"), [(("a", "b"), 2), (("a", "b"), 4), (("a", "b", "c"), 2), (("a", "b", "c", "d"), 4), (("a",), 3)]
)
def test_every_bot_sits_in_every_seat_equally_often(bots: tuple[str, ...], seats: int) -> None:
    match = Match("fluxx", bots, seats, 24)
    seated = Counter((seat, bot) for number in range(24) for seat, bot in enumerate(match.seating(number)))
    assert len(seated) == seats * len(bots)
    assert len(set(seated.values())) == 1


def test_a_deal_is_played_once_from_every_seat() -> None:
    match = Match("fluxx", ("a", "b", "c"), 3, 6, seed=7)
    assert [match.deal(number) for number in range(6)] == [7, 7, 7, 8, 8, 8]
    assert {tuple(match.seating(number)) for number in range(3)} == {("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")}


def without_clock(outcome: Outcome) -> Outcome:
    """What does not depend on the machine."""
    return outcome._replace(seconds=())


def test_a_match_is_repeatable_game_by_game() -> None:
    match = Match("fzzzt", ("greedy", "novice"), 2, 4, seed=7)
    first = [without_clock(outcome) for outcome in play_match(match)]
    assert first == [without_clock(play_game(match, number)) for number in range(4)]


def test_without_a_clock_even_bots_that_search_repeat_themselves() -> None:
    match = Match("fits", ("rollout", "easy"), 2, 1, clock=False)
    assert without_clock(play_game(match, 0)) == without_clock(play_game(match, 0))


def test_a_bot_of_ones_own_can_play() -> None:
    match = Match("fzzzt", ("first", "random"), 2, 2)
    outcomes = list(play_match(match, {"first": lambda world, seat, dice: world.pending[seat].options[0]}))
    assert {bot for outcome in outcomes for bot in outcome.bots} == {"first", "random"}


def test_decisions_and_seconds_are_counted_by_seat() -> None:
    outcome = play_game(Match("fits", ("random",), 2, 1), 0)
    assert outcome.decisions[0] > 10
    assert all(seconds > 0 for seconds in outcome.seconds)
    assert outcome.scores[0] <= GAMES["fits"].bound


def test_a_shared_win_is_shared_evenly() -> None:
    outcome = Outcome(0, ("a", "b", "a"), (1, 1, 1), (1, 1, 1), (1, 1, 1), (0.0,) * 3)
    assert wins(outcome) == {"a": pytest.approx(2 / 3), "b": pytest.approx(1 / 3)}


def test_an_interval_holds_the_rate_and_stays_between_0_and_1() -> None:
    low, high = interval(0.5, 100)
    assert 0.4 < low < 0.5 < high < 0.6
    assert interval(1.0, 50)[1] == 1.0
    assert interval(1.0, 50)[0] < 1.0
    assert interval(0.0, 50)[0] == 0.0
