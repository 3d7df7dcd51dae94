"""The ladder: every level against the next, kept in a file, gone on with, and begun anew when the bots have changed."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from fourfold.arena.ladder import (
    Rung,
    Tally,
    climb,
    counted,
    go_on,
    ladder_text,
    read_ladder,
    still_true,
    write_ladder,
)
from fourfold.arena.match import Outcome, play_match, wins
from fourfold.bots import LEVELS
from fourfold.core.dice import Dice
from fourfold.core.game import GAMES

RUNG = next(climb(["fits"], ["random", "novice"], 6, 0))


@pytest.fixture
def pool() -> Iterator[Executor]:
    """Somebody who plays."""
    with ThreadPoolExecutor(2) as threads:
        yield threads


def played(rung: Rung, pool: Executor, known: Tally = Tally()) -> Tally:  # noqa: B008  # it is a value
    """The tally of all games."""
    return [known, *go_on(rung, known, pool, 3)][-1]


def timeless(tally: Tally) -> Tally:
    """What does not depend on the machine."""
    return tally._replace(seconds=0.0)


def test_the_ladder_has_every_level_against_the_next_in_every_game_the_lowest_first() -> None:
    rungs = list(climb(list(GAMES), LEVELS, 400, 0))
    assert len({rung.name for rung in rungs}) == len(rungs) == 4 * 2 * 4
    for rung in rungs:
        GAMES[rung.match.game].empty(rung.match.seats, rung.match.options, Dice())
        assert not rung.match.clock
    places = [LEVELS.index(rung.weaker) for rung in rungs]
    assert all(before <= after for before, after in pairwise(places))


def test_a_tally_counts_the_games_of_the_match(pool: Executor) -> None:
    tally = played(RUNG, pool)
    assert (tally.games, tally.won) == (6, sum(wins(outcome)["novice"] for outcome in play_match(RUNG.match)))


def test_a_ladder_goes_on_from_its_file(pool: Executor, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "ladder.json"
    assert read_ladder(path) == {}
    some = played(RUNG._replace(match=RUNG.match._replace(games=4)), pool)
    write_ladder(path, {RUNG.name: some, "another": Tally()})
    known = read_ladder(path)
    assert known == {RUNG.name: some, "another": Tally()}
    assert still_true(RUNG, known[RUNG.name]) == some
    assert timeless(played(RUNG, pool, some)) == timeless(played(RUNG, pool))


def test_what_other_bots_have_played_is_not_counted(pool: Executor) -> None:
    known = played(RUNG, pool)
    assert still_true(RUNG, known) == known
    assert still_true(RUNG, known._replace(first=known.last)) == Tally()
    assert still_true(RUNG, known._replace(last=known.first)) == Tally()
    assert still_true(RUNG, Tally()) == Tally()


def test_the_ladder_is_written_as_a_table_that_says_where_games_are_missing() -> None:
    win = Outcome(0, ("novice", "random"), (3, 1), (1, 2), (4, 2), (2.0, 1.0))
    tie = win._replace(number=1, ranking=(1, 1))
    known = counted(RUNG, counted(RUNG, Tally(), win), tie)
    assert known == Tally(2, 1.5, 8, 4.0, (3, 1, 4, 2), (3, 1, 4, 2))
    other = RUNG._replace(weaker="nobody")
    head, _, row = ladder_text([RUNG, other], {RUNG.name: known}).splitlines()
    assert row == "| fits | 2 | novice | random | 2 of 6 | 75.0% | 19.8% to 97.3% | 0.5000 |"
    assert head.count("|") == row.count("|")
