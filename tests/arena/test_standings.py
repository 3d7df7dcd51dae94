"""Standings: rates, ratings and files."""

import csv
import json
from pathlib import Path

import pytest

from fourfold.arena.match import Match, Outcome
from fourfold.arena.standings import standings, write_results

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
