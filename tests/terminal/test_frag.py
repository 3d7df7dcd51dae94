"""FRAG in the terminal, typed as a person would."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from fourfold import GAMES
from fourfold.cli import main
from fourfold.locale import LANGUAGES, Texts
from fourfold.terminal.frag import FragScreen
from tests.games.frag.table import ANN, BOB, CID, GAME, load, play, table
from tests.games.frag.variants import ARENA

NAMES = ["Ann", "Bob", "Cid", "Dee"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("FOURFOLD_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "140")


def fourfold(*words: Any, typed: str = "") -> Result:
    """The command with what is typed into it."""
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def screen(g: Any, language: str = "en") -> FragScreen:
    """A screen on a position."""
    return FragScreen(GAMES["frag"], g.box, Texts(language), NAMES)


def test_a_whole_game_against_bots_can_be_played() -> None:
    done = fourfold("play", "frag", "--seats", 4, "--seed", 3, "--lang", "en", typed="1\n" * 500)
    assert done.exit_code == 0
    assert "The game is over." in done.output
    assert "wins the game!" in done.output


def test_the_screen_shows_map_fighters_hand_and_odds() -> None:
    done = fourfold("play", "frag", "--seats", 4, "--seed", 3, "--lang", "en", typed="2-2-3\n1\nroll\nq\n")
    for words in ("Pump Station", "Your hand", "Fighter", "letters: fighters", "step to"):
        assert words in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_drawn_and_every_option_said(language: str) -> None:
    g = table(
        at={ANN: "2,5", BOB: "6,5", CID: "2,1"},
        down={ANN: ["w_machine_gun", "g_light_armor"], BOB: ["w_needler"]},
        hands={ANN: ["w_nuke", "s_trick_fire", "s_puppeteer"], BOB: ["s_packet_loss", "g_first_aid_kit"]},
    )
    shown = screen(g, language)
    for seat, moves in [(ANN, ["fire pistol at 1"]), (BOB, ["pass", "pass"])]:
        load(g, *[6] * 5, 3, 3) if seat == ANN else None
        for move in moves:
            view = GAME.view(g, seat)
            assert shown.draw(view)
            assert shown.choices(view)
            assert shown.prompt(view)
            assert shown.help(view)
            assert all(shown.label(option) for option in view["decision"]["options"])
            play(g, seat, move)
    view = GAME.view(g, BOB)
    assert "1" in shown.prompt(view)  # the Health it takes
    assert len({shown.label(option) for option in view["decision"]["options"]}) == 2


def test_moves_are_typed_by_number_notation_square_or_direction() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5"})
    shown, view = screen(g), GAME.view(g, ANN)
    for typed in ("step 3,5", "3,5", "e", "E"):
        assert shown.parse(view, typed) == "step 3,5"
    assert shown.parse(view, "4,5") == "jump 4,5"
    assert shown.parse(view, "1") == "end"
    assert shown.parse(view, "11,1") is None


def test_a_target_shows_hit_and_kill_chance() -> None:
    g = table(builds={ANN: "2-3-2"}, at={ANN: "0,5", BOB: "7,5"}, down={ANN: ["w_heavy_beam_pistol"]})
    line = GAME.view(g, ANN)["table"]["odds"]["fire w_heavy_beam_pistol.1 at 1"][0]
    assert screen(g).odds(line) == "Bob: distance 7, hit 58.33 %, kill 31.05 %"


def test_ready_made_characters_and_the_warning_at_speed_1() -> None:
    state = GAME.start(4)
    shown = screen(state)
    labels = [shown.label(option) for option in GAME.view(state, ANN)["decision"]["options"]]
    assert sum("all-rounder" in label for label in labels) == 1
    assert sum("hard to play" in label for label in labels) == 3  # 2-1-4, 3-1-3, 4-1-2


def test_a_map_file_is_validated(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(ARENA, encoding="utf-8")
    bad.write_text(json.dumps(json.loads(ARENA) | {"width": 11}), encoding="utf-8")
    warned = fourfold("validate", "map", good)
    assert "warning respawn-sight" in warned.output
    assert warned.exit_code == 0  # a warning allows play
    assert fourfold("validate", "map", bad).exit_code == 1
    assert "line 0 has 21 characters, not 23" in fourfold("validate", "map", bad).output
    played = fourfold("play", "frag", "--seats", 4, "--option", f"map=@{good}", "--lang", "en", typed="q\n")
    assert played.exit_code == 0
