"""The terminal game, typed as a person would."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from fourfold import Record
from fourfold.cli import main
from fourfold.locale import Texts
from fourfold.terminal.seating import Seating, unfinished


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("FOURFOLD_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "games"


def fourfold(*words: Any, typed: str = "") -> Result:
    """The command with what is typed into it."""
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def saved(folder: Path) -> dict[str, Any]:
    """The only game in the folder."""
    (file,) = folder.glob("*.json")
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


BID = "1\n\n"  # the first card of the hand, then Enter to confirm
PLAY = ("play", "fzzzt", "--seed", "5", "--lang", "en")


def test_a_whole_game_against_a_bot_can_be_played(folder: Path) -> None:
    done = fourfold(*PLAY, typed=BID * 120)
    assert done.exit_code == 0
    assert "The game is over." in done.output
    assert "wins!" in done.output
    assert saved(folder)["players"] == [["Player 1", None], ["Bot 2 (normal)", "normal"]]


def test_every_table_shows_belt_hand_log_and_what_to_do() -> None:
    done = fourfold(*PLAY, typed="q\n")
    for words in (
        "Belt",
        "for sale",
        "Your hand",
        "What happened",
        "Round 1 of 5",
        "Bid one or more",
        "holds the wrench",
    ):
        assert words in done.output


def test_the_total_of_a_bid_is_shown_before_it_is_laid(folder: Path) -> None:
    done = fourfold(*PLAY, typed="2 3\nq\n")
    assert "Your bid is worth 3." in done.output
    assert re.search("win ties|In a tie you lose to|comes before you in a tie", done.output)
    assert saved(folder)["moves"] == [] or saved(folder)["moves"][0][0] == 1


def test_a_question_mark_explains_the_rule() -> None:
    assert "Rule fzzzt 44: Everybody with cards in hand must bid" in fourfold(*PLAY, typed="?\nq\n").output


def test_a_hint_names_a_card() -> None:
    shown = fourfold(*PLAY, typed="h\nq\n").output
    assert "A hard bot would choose: " in shown
    assert re.search(r"Wins \d+ % of \d+ imagined games\. +Bids \d for ", shown)
    assert re.search(r"or, \d+ %:", shown)


def test_the_whole_log_can_be_read() -> None:
    assert fourfold(*PLAY, typed="l\nq\n").output.count("Round 1 begins.") == 2


@pytest.mark.parametrize("nonsense", ["9", "0", "robot", "1 9", "-1", "[bold]"])
def test_nonsense_is_answered_and_changes_nothing(folder: Path, nonsense: str) -> None:
    done = fourfold(*PLAY, typed=f"{nonsense}\n\nq\n")
    assert f"{nonsense} is not one of your choices" in done.output
    assert "Type a choice first" in done.output
    assert [seat for seat, _ in saved(folder)["moves"]] in ([], [1])


def test_quitting_saves_and_resume_goes_on(folder: Path) -> None:
    first = fourfold(*PLAY, typed=BID * 3 + "q\n")
    assert "Saved. Go on any time with: fourfold play --resume" in first.output
    moves = saved(folder)["moves"]
    again = fourfold("play", "--resume", "--lang", "en", typed=BID + "q\n")
    assert f"Going on after move {len(moves)}." in again.output
    assert saved(folder)["moves"][: len(moves)] == moves
    assert len(saved(folder)["moves"]) > len(moves)


def test_the_end_of_what_is_typed_saves_too(folder: Path) -> None:
    done = fourfold(*PLAY, typed=BID)
    assert "Saved." in done.output
    assert len(saved(folder)["moves"]) >= 2


def test_a_resumed_game_is_the_game_that_would_have_been(folder: Path) -> None:
    fourfold(*PLAY, typed=BID * 200)
    whole = saved(folder)
    for file in folder.iterdir():
        file.unlink()
    fourfold(*PLAY, typed=BID * 7)
    fourfold("play", "--resume", "--lang", "en", typed=BID * 200)
    assert saved(folder) == whole


def test_a_finished_game_is_not_resumed() -> None:
    fourfold(*PLAY, typed=BID * 120)
    done = fourfold("play", "--resume", "--lang", "en")
    assert done.exit_code == 1
    assert "There is no unfinished game to resume." in done.output


def test_a_damaged_file_is_passed_over_and_named_when_asked_for(folder: Path) -> None:
    fourfold(*PLAY, typed=BID + "q\n")
    (folder / "broken.json").write_text('{"format": 1, "game": "fzz', encoding="utf-8")
    assert len(list(unfinished(Texts("en")))) == 1
    done = fourfold("play", "--resume", folder / "broken.json")
    assert done.exit_code == 1
    assert "broken.json: this record cannot be read" in done.output


def test_people_at_one_keyboard_do_not_see_each_other(folder: Path) -> None:
    typed = "\n" + BID + "\n" + BID + "q\n"
    done = fourfold("play", "fzzzt", "--seed", 5, "--name", "Ann", "--name", "Bob", "--lang", "en", typed=typed)
    assert "Pass the keyboard to Ann and press Enter." in done.output
    assert "Pass the keyboard to Bob and press Enter." in done.output
    before, after = done.output.split("Pass the keyboard to Bob", 1)
    assert "Ann takes a hand: " in before
    assert "Ann takes a hand of 4 cards." in after.split("Bob takes a hand: ")[0]
    assert saved(folder)["players"] == [["Ann", None], ["Bob", None]]


@pytest.mark.parametrize(("lang", "words"), [("ru", "Ставка на лот"), ("fr", "Misez une ou plusieurs cartes")])
def test_other_languages(lang: str, words: str) -> None:
    done = fourfold("play", "fzzzt", "--seed", 5, "--seats", 4, "--lang", lang, typed="?\n" + BID * 200)
    assert words in done.output
    assert done.exit_code == 0
    assert not re.search(r"\b(wins|takes|Your|bids)\b", done.output)


@pytest.mark.parametrize("options", ["peripherals=all", "edition=fr", "auto_assembly=off", "memory_aid=on"])
def test_every_variant_can_be_played_to_the_end(options: str) -> None:
    done = fourfold(*PLAY, "--seats", 3, "--option", options, typed="1\n\n" * 300)
    assert done.exit_code == 0
    assert "The game is over." in done.output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--seats", 9], "fzzzt is for 2 to 6 players, not 9"),
        (["--option", "colour=red"], "fzzzt has no option 'colour'"),
        (["--option", "edition=de"], "option edition: 'de' is not one of ru, fr"),
        (["--option", "edition"], "should look like name=value"),
        (["--option", "card_file=@no-such-file"], "no-such-file cannot be read"),
        (["--bot", "clever"], "fzzzt has no bot 'clever'"),
        (["--people", 3, "--seats", 2], "3 people do not fit at 2 seats"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_with_a_reason(words: list[Any], reason: str) -> None:
    done = fourfold("play", "fzzzt", *words)
    assert done.exit_code != 0
    assert reason in done.output
    assert "Traceback" not in done.output


def test_the_daily_deal_is_the_same_for_everybody(folder: Path) -> None:
    seeds = []
    for _ in range(2):
        fourfold("play", "fzzzt", "--daily", typed="q\n")
        (file,) = folder.glob("*.json")
        seeds.append(Seating.open(file, Texts("en")).record.seed)
        file.unlink()
    assert seeds[0] == seeds[1]
    assert 20200101 < seeds[0] < 21000101


def test_a_replay_steps_forth_and_back(folder: Path) -> None:
    fourfold(*PLAY, typed=BID * 3 + "q\n")
    (file,) = folder.glob("*.json")
    done = fourfold("replay", file, "--lang", "en", typed="\n\nb\n3\nq\n")
    assert done.exit_code == 0
    headings = re.findall(r"Before the first move|Move \d+ of \d+", done.output)
    assert [heading.split(" of ")[0] for heading in headings] == [
        "Before the first move",
        "Move 1",
        "Move 2",
        "Move 1",
        "Move 3",
    ]


def test_a_replay_ends_with_the_score_sheet(folder: Path) -> None:
    fourfold(*PLAY, typed=BID * 120)
    (file,) = folder.glob("*.json")
    done = fourfold("replay", file, "--lang", "en", typed="9999\n\n")
    assert "robots owned" in done.output
    assert "wins!" in done.output
    text = fourfold("replay", file, "--lang", "en", "--text", "--seat", 1)
    assert text.output.count("Move ") == len(saved(folder)["moves"])


def written(game: str = "fzzzt", *moves: list[Any], **changes: Any) -> str:
    """A record as it is written."""
    data = {"format": 1, "game": game, "seats": 2, "seed": 1, "options": {}, "moves": moves}
    return json.dumps(data | changes)


DAMAGED = [
    "",
    "[]",
    '{"format": 99}',
    '{"format": 1}',
    written(seats="two"),
    written("chess"),
    written(players=[3]),
    written(options={"edition": "de"}),
    written("fzzzt", [0]),
    written("fzzzt", [0, "nothing"]),
    written("fzzzt", [9, "nothing"]),
    written("fzzzt", [0, "!claim"]),
    written("fluxx", [0, "!claim"]),
    written("fluxx", [0, "!join"]),
    written("fluxx", [6, "!join"], seats=6),
    written("fluxx", [2, "!join"], options={"late_joiners": "off"}),
    written("fluxx", [2, "!leave"]),
    written("fluxx", [-1, "!leave"]),
    written("fluxx", [0, "!leave"], [1, "end"]),
]
"""Records that cannot be read or played, each for a reason of its own."""
ENGLISH = r"\b(cannot|should|there|the|is|not|this|join|no|has|JSON file)\b"


@pytest.mark.parametrize("content", DAMAGED)
def test_what_is_wrong_with_a_record_is_said_in_the_language_chosen(tmp_path: Path, content: str) -> None:
    (tmp_path / "record.json").write_text(content, encoding="utf-8")
    said = {lang: fourfold("replay", tmp_path / "record.json", "--lang", lang) for lang in ("en", "ru", "fr")}
    assert [done.exit_code for done in said.values()] == [1, 1, 1]
    words = {lang: done.output.partition("record.json")[2] for lang, done in said.items()}
    assert [lang for lang, text in words.items() if re.search(ENGLISH, text)] == ["en"]
    assert re.search("[а-яё]{3}", words["ru"])


@pytest.mark.parametrize(
    ("words", "russian"),
    [
        (["replay", "no-such-file"], "no-such-file не прочитать: такого файла нет"),
        (["play", "--resume", "no-such-file"], "no-such-file не прочитать: такого файла нет"),
        (["play", "fzzzt", "--people", 3, "--seats", 2], "людей 3, а мест 2"),
        (["play", "fzzzt", "--option", "edition"], "нужно имя=значение"),
        (["validate", "recipes", "no-such-file"], "не читает ни одна игра"),
        (["validate", "cards", "no-such-file"], "такого файла нет"),
        (["map", "no-such-file", "map.svg"], "такого файла нет"),
    ],
)
def test_what_cannot_be_done_is_said_in_the_language_chosen(words: list[Any], russian: str) -> None:
    done = fourfold(*words, "--lang", "ru")
    assert done.exit_code == 1
    assert russian in done.output


def test_a_record_without_names_numbers_the_players_in_the_language_chosen(tmp_path: Path) -> None:
    (tmp_path / "record.json").write_text(Record("fzzzt", 2, 1).to_json(), encoding="utf-8")
    assert "Игрок 2" in fourfold("replay", tmp_path / "record.json", "--text", "--lang", "ru").output


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "this record cannot be read"),
        ("[]", "this record cannot be read"),
        ('{"format": 99}', "its format is 99, and this version of Fourfold reads 1"),
        ('{"format": 1, "game": "chess", "seats": 2, "seed": 1, "options": {}, "moves": []}', "chess"),
        (
            '{"format": 1, "game": "fzzzt", "seats": 2, "seed": 1, "options": {}, "moves": [[0, "nothing"]]}',
            "'nothing' is not among",
        ),
        (
            '{"format": 1, "game": "fzzzt", "seats": 1, "seed": 1, "options": {}, "moves": []}',
            "fzzzt is for 2 to 6 players",
        ),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(tmp_path: Path, content: str, reason: str) -> None:
    (tmp_path / "record.json").write_text(content, encoding="utf-8")
    done = fourfold("replay", tmp_path / "record.json")
    assert done.exit_code == 1
    assert reason in done.output


def test_without_a_game_there_is_a_menu(folder: Path) -> None:
    done = fourfold("play", "--lang", "en", typed="fzzzt\nq\nq\n")
    assert done.exit_code == 0
    assert "Fzzzt! · Bid your robots" in done.output
    assert saved(folder)["game"]
