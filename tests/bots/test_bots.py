"""Bots see only what their seat may know, and the better one wins."""

import pytest

from fourfold import GAMES, Dice
from fourfold.arena.match import interval, match, wins
from fourfold.bots import bots, choose, find_bot
from tests.walks import random_moves, table_sizes


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_never_change_what_a_bot_chooses(game: str) -> None:
    rules = GAMES[game]
    for seed in range(4):
        state = rules.start(min(table_sizes(rules), key=lambda seats: abs(seats - 3)), seed)
        for number, (seat, _) in enumerate(random_moves(state, seed)):
            if number % 9 == 0 and number < 90:
                other = rules.imagine(state, seat, Dice(seed + 1))
                for bot in bots(rules).values():
                    real, guessed = (str(choose(rules, bot, each, seat, Dice(number))) for each in (state, other))
                    assert real == guessed
            if number >= 90:
                break


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_at_fzzzt(seats: int) -> None:
    names = ["greedy", *["random"] * (seats - 1)]
    games = 24
    share = sum(wins(outcome)["greedy"] for outcome in match(GAMES["fzzzt"], names, games)) / games
    assert share > 1.6 / seats


def test_a_match_is_repeatable_and_changes_seats() -> None:
    first, again = (list(match(GAMES["fzzzt"], ["greedy", "random"], 4, seed=7)) for _ in range(2))
    assert first == again
    assert [outcome.bots[0] for outcome in first] == ["greedy", "random", "greedy", "random"]


def test_a_shared_win_is_shared_evenly() -> None:
    outcome = next(match(GAMES["fzzzt"], ["greedy", "random"], 1))._replace(ranking=(1, 1))
    assert wins(outcome) == {"greedy": 0.5, "random": 0.5}


def test_an_interval_holds_the_rate_and_stays_between_0_and_1() -> None:
    low, high = interval(0.5, 100)
    assert 0.4 < low < 0.5 < high < 0.6
    assert interval(1.0, 50)[1] == 1.0
    assert interval(1.0, 50)[0] < 1.0
    assert interval(0.0, 50)[0] == 0.0


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="fzzzt has no bot 'clever'; there are random, greedy"):
        find_bot(GAMES["fzzzt"], "clever")
