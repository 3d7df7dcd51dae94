"""The other commands: validate, arena, games."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fourfold.cli import main
from fourfold.games.fzzzt.cards import printed
from fourfold.server.settings import Settings


def fourfold(*words: object) -> Result:
    """The command."""
    return CliRunner().invoke(main, [str(word) for word in words])


def test_help_names_every_command() -> None:
    shown = fourfold("--help").output
    assert [
        command for command in ("serve", "play", "replay", "validate", "map", "arena", "games") if command not in shown
    ] == []
    assert "--resume" in fourfold("play", "-h").output


def test_serve_explains_itself_and_what_cannot_be() -> None:
    shown = fourfold("serve", "--help").output
    assert [word for word in ("--host", "--port", "--database", "--workers", "--log-level") if word not in shown] == []
    assert "several workers need a database they can share" in fourfold("serve", "--workers", 2).output


def test_settings_come_from_the_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURFOLD_THINK_SECONDS", "soon")
    assert "FOURFOLD_THINK_SECONDS should be a number" in fourfold("serve").output
    settings = Settings.from_environment({"FOURFOLD_PORT": "81", "FOURFOLD_UNLIMITED": "yes", "FOURFOLD_HOSTS": "a,b"})
    assert (settings.port, settings.unlimited, settings.hosts) == (81, True, "a,b")
    assert Settings.from_environment(settings.to_environment()) == settings


def test_a_good_card_file_is_fine(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text(json.dumps(printed()), encoding="utf-8")
    done = fourfold("validate", "cards", tmp_path / "cards.json", "--game", "fzzzt")
    assert done.exit_code == 0
    assert "fine, fzzzt can be played with it" in done.output


def test_a_fault_names_entry_and_field(tmp_path: Path) -> None:
    entry = {"id": "per-x", "name": "X", "effect": "?", "hook": "belt.fly", "basis": "invented"}
    (tmp_path / "cards.json").write_text(json.dumps({"game": "FZZZT!", "peripherals": [entry]}), encoding="utf-8")
    done = fourfold("validate", "cards", tmp_path / "cards.json")
    assert done.exit_code == 1
    assert "peripherals[0] (per-x), hook: 'belt.fly' is not one of" in done.output
    assert "fzzzt cannot be played with it (faults: 1)" in done.output


def test_a_file_that_is_not_there_or_of_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in fourfold("validate", "cards", tmp_path / "none.json", "--game", "fzzzt").output
    assert "no game reads 'recipes' files" in fourfold("validate", "recipes", tmp_path / "none.json").output


def test_a_map_is_drawn(tmp_path: Path) -> None:
    done = fourfold("map", "six_gates", tmp_path / "map.svg", "--lang", "ru")
    assert done.exit_code == 0
    assert (tmp_path / "map.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_map_with_faults_is_not_drawn(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_text("{}", encoding="utf-8")
    done = fourfold("map", tmp_path / "map.json", tmp_path / "map.svg")
    assert done.exit_code == 1
    assert "the map has faults" in done.output
    assert not (tmp_path / "map.svg").exists()


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_games_are_listed_with_options_and_bots(lang: str) -> None:
    shown = fourfold("games", "--lang", lang).output
    assert "fzzzt" in shown
    assert "edition (ru | fr)" in shown
    assert "bots: novice, easy, normal, hard, expert, random, greedy" in shown
