"""Standings: rates, ratings and files."""

import csv
import json
from pathlib import Path

import pytest

from fourfold.arena.ladder import climb, ladder_text
from fourfold.arena.match import Match, Outcome
from fourfold.arena.standings import standings, write_results
from fourfold.bots import LEVELS
from fourfold.core.dice import Dice
from fourfold.core.game import GAMES

MATCH = Match("fluxx", ("strong", "weak"), 2, 20)
OUTCOMES = [
    Outcome(number, ("strong", "weak") if number % 2 else ("weak", "strong"), (3, 1), (1, 2), (4, 2), (2.0, 1.0))
    if number % 2 or number < 4
    else Outcome(number, ("weak", "strong"), (1, 3), (2, 1), (4, 2), (2.0, 1.0))
    for number in range(20)
]


def test_the_best_stands_first_with_rate_score_rating_and_time() -> None:
    strong, weak = standings(OUTCOMES)
    assert (strong.bot, strong.wins, strong.games, strong.fair) == ("strong", 0.9, 20, 0.5)
    assert strong.low < 0.9 < strong.high
    assert (strong.score, weak.score) == (2.8, 1.2)
    assert strong.seconds == weak.seconds == 0.5
    assert strong.rating is not None
    assert weak.rating is not None
    assert strong.rating > 26 > 24 > weak.rating


def test_the_order_in_which_games_end_does_not_matter() -> None:
    assert standings(OUTCOMES[::-1]) == standings(OUTCOMES)


def test_results_are_written_as_json_csv_and_a_picture(tmp_path: Path) -> None:
    paths = write_results(tmp_path / "new", MATCH, OUTCOMES)
    data = json.loads(paths[0].read_text(encoding="utf-8"))
    assert data["standings"][0]["bot"] == "strong"
    with paths[1].open(encoding="utf-8", newline="") as file:
        assert [row["bot"] for row in csv.DictReader(file)] == ["strong", "weak"]
    pytest.importorskip("matplotlib", reason="needs the extra research")
    assert "</svg>" in paths[2].read_text(encoding="utf-8")


def test_the_ladder_has_every_level_against_the_next_in_every_game() -> None:
    rungs = list(climb(list(GAMES), LEVELS, 400, 0, clock=True))
    assert len(rungs) == 4 * 2 * 4
    assert len({rung.folder for rung in rungs}) == len(rungs)
    for rung in rungs:
        GAMES[rung.match.game].empty(rung.match.seats, rung.match.options, Dice())


def test_the_ladder_is_written_as_a_table() -> None:
    rung = next(climb(["fluxx"], ["weak", "strong"], 20, 0, clock=True))
    text = ladder_text([(rung, standings(OUTCOMES))]).splitlines()
    assert text[2].startswith("| fluxx | 2 | strong | weak | 20 | 90.0% |")
    assert len({line.count("|") for line in text}) == 1
