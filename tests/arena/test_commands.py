"""The commands arena and lab, typed as a person would."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from fourfold.cli import main


def fourfold(*words: Any) -> Result:
    """The command."""
    return CliRunner().invoke(main, [str(word) for word in words], env={"COLUMNS": "140"})


def test_the_arena_prints_rates_ratings_and_seconds_and_goes_on_later(tmp_path: Path) -> None:
    words = ("arena", "fzzzt", "greedy", "random", "--jobs", 1, "--out", tmp_path / "match", "--games")
    assert fourfold(*words, 4).exit_code == 0
    done = fourfold(*words, 6)
    assert done.exit_code == 0
    for shown in ("95 % interval", "greedy", "rating", "seconds a decision", "result.json", "result.csv"):
        assert shown in done.output
    assert len((tmp_path / "match" / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 7


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["fzzzt", "greedy"], "fzzzt is for 2 to 6 players, not 1"),
        (["fzzzt", "greedy", "clever"], "fzzzt has no bot 'clever'"),
        (["fzzzt", "greedy", "random", "--option", "edition"], "should look like name=value"),
    ],
)
def test_an_impossible_match_is_refused(words: list[str], reason: str) -> None:
    done = fourfold("arena", *words, "--jobs", 1)
    assert done.exit_code > 0
    assert reason in done.output


def test_without_bots_the_arena_asks_for_them() -> None:
    assert "say which game and which bots, or --ladder" in fourfold("arena", "fzzzt", "--jobs", 1).output


def test_the_lab_writes_a_report(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra research")
    report = tmp_path / "new folder" / "fits.html"
    done = fourfold("lab", "fits", "--games", 4, "--bot", "random", "--jobs", 1, "--out", report)
    assert done.exit_code == 0
    assert "<svg" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(("where", "reason"), [("", "is a directory"), ("a file/fits.html", "File exists")])
def test_the_lab_says_before_it_plays_that_it_cannot_write_there(tmp_path: Path, where: str, reason: str) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra research")
    (tmp_path / "a file").write_text("", encoding="utf-8")
    done = fourfold("lab", "fits", "--games", 10**9, "--bot", "random", "--jobs", 1, "--out", tmp_path / where)
    assert done.exit_code > 0
    assert reason in done.output
    assert isinstance(done.exception, SystemExit)
