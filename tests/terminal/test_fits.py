"""Mini FITS in the terminal, typed as a person would."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from fourfold.cli import main
from fourfold.locale import Texts
from tests.games.fits.sets import set_file

PLAY = ("play", "fits", "--seed", "4", "--lang", "en")
FIRST = "1\n\n"  # the first landing, then Enter to confirm


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("FOURFOLD_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "games"


def fourfold(*words: Any, typed: str = "") -> Result:
    """The command with what is typed into it."""
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def moves(folder: Path) -> list[Any]:
    """The moves of the only game in the folder."""
    (file,) = folder.glob("*.json")
    found: list[Any] = json.loads(file.read_text(encoding="utf-8"))["moves"]
    return found


def test_a_solo_game_ends_with_a_rank() -> None:
    done = fourfold(*PLAY, typed=FIRST * 30)
    assert done.exit_code == 0
    assert "The game is over." in done.output
    assert "Your rank: " in done.output
    assert "Round 2" in done.output


def test_the_table_shows_grid_forms_and_what_is_still_to_come() -> None:
    done = fourfold(*PLAY, typed="a2\n\nq\n")
    for words in ("Round 1 of 2", "██", "still to come (12)", "laid (1)", "columns 0 1 2 3 4", "or p to pass"):
        assert words in done.output


def test_a_landing_is_drawn_as_a_ghost_before_it_is_confirmed(folder: Path) -> None:
    done = fourfold(*PLAY, typed="a0\nb0\nq\n")
    assert "▒▒" in done.output
    assert "Column 0, lands in row 0." in done.output
    assert moves(folder) == []


def test_what_a_landing_closes_is_said() -> None:
    done = fourfold(*PLAY, typed="L5 ##/#./#./#. 0\nq\n")
    assert "Rows 0, 1, 2 can never be full after it. Closes 3 cells." in done.output
    assert "░░" in done.output


def test_a_pass_says_that_the_piece_does_not_come_back(folder: Path) -> None:
    done = fourfold(*PLAY, typed="a2\n\np\n\nq\n")
    assert "it does not come back this round" in done.output
    assert [move for _, move in moves(folder)][1:] == ["pass"]


@pytest.mark.parametrize("nonsense", ["p", "a9", "z1", "99", "[red]"])
def test_nonsense_changes_nothing(folder: Path, nonsense: str) -> None:
    done = fourfold(*PLAY, typed=f"{nonsense}\n\nq\n")
    assert f"{nonsense} is not one of your choices" in done.output
    assert moves(folder) == []


def test_a_hint_is_a_landing() -> None:
    assert "A hard bot would choose: L5 " in fourfold(*PLAY, typed="h\nq\n").output


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_three_can_race_against_bots_in_every_language(lang: str) -> None:
    words = ("play", "fits", "--seed", 1, "--lang", lang, "--seats", 3, "--bot", "greedy")
    done = fourfold(*words, typed="1\n\n" * 30)
    assert done.exit_code == 0
    assert "{" not in done.output
    assert done.output.count(Texts(lang)("bots-greedy")) > 10


def test_a_set_of_ones_own_can_be_played_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "set.json"
    file.write_text(set_file(), encoding="utf-8")
    assert fourfold("validate", "set", file).exit_code == 0
    words = ("play", "fits", "--lang", "fr", "--option", "mode=custom", "--option", f"set_file=@{file}")
    done = fourfold(*words, typed="1\n\n" * 20)
    assert done.exit_code == 0
    assert "La partie est finie." in done.output
    file.write_text(set_file(width=99), encoding="utf-8")
    assert "out-of-range at width" in fourfold("validate", "set", file).output


def test_the_deal_of_the_day_is_the_same_for_everybody() -> None:
    first, second = [fourfold("play", "fits", "--daily", "--lang", "en", typed="1\n\nq\n").output for _ in range(2)]
    assert first == second
