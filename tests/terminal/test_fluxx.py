"""Fluxx in the terminal: every question of many games is drawn, and the numbers are in sight."""

import io
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console

from fourfold import Dice, Record
from fourfold.cli import main
from fourfold.core.events import seen
from fourfold.games.fluxx.table import Fluxx
from fourfold.locale import Texts
from fourfold.terminal.screen import Screen, screen_of
from tests.games.fluxx.table import ANN, BOB, GAME, play, table
from tests.walks import random_moves

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"]


def screen(language: str = "en", **options: Any) -> Screen:
    """A screen in a language."""
    return screen_of(Record("fluxx", 3, 0, options), Texts(language), NAMES)


def drawn(g: Fluxx, seat: int, language: str = "en") -> str:
    """What a seat sees on the screen."""
    console, view = Console(width=140, file=io.StringIO(), record=True), GAME.view(g, seat)
    console.print(screen(language).draw(view))
    if view["decision"]:
        console.print(screen(language).prompt(view), screen(language).choices(view))
    return console.export_text()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_question_and_event_can_be_shown(language: str) -> None:
    shown: set[str] = set()
    look = screen(language)
    for seed in range(25):
        g, dice = GAME.start(3, seed), Dice(seed)
        while not g.over and g.turn < 40:
            seat = dice.pick(list(g.pending))
            prompt = g.pending[seat].prompt
            if prompt not in shown:
                assert drawn(g, seat, language)
                assert look.help(GAME.view(g, seat))
                shown.add(prompt)
            g.play(seat, dice.pick(g.pending[seat].options))
            for event in seen(g.told, seat):
                assert "{" not in look.tell(event)
    assert shown >= set(GAME.prompts) - {"who starts"}


def test_the_rules_in_force_are_numbers_after_inflation() -> None:
    g = table(hands={ANN: 2, BOB: 1}, rules=["draw_2", "play_all_but_1", "hand_limit_1", "inflation"], drawn=3)
    seen = drawn(g, BOB)
    for words in ("Draw 3", "Play all but 2", "Hand limit 2", "Keeper limit none", "counts 1 higher", "Drawn 3 of 3"):
        assert words in seen


def test_goals_say_who_is_how_near_and_what_is_in_the_way() -> None:
    g = table(hands={ANN: 1}, keepers={ANN: ["the_brain"], BOB: ["television"]}, goals=["the_brain_no_tv"])
    assert "Ann 1 of 1" in drawn(g, ANN)
    assert "blocked: Television lies before Bob" in drawn(g, ANN)


def test_nested_actions_are_a_breadcrumb_with_counts() -> None:
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=["draw_2_and_use_em", "milk", "bread", "time", "love"])
    play(g, "draw_3_play_2_of_them", "draw_2_and_use_em")
    assert "Draw 3, Play 2 of Them (1 played, 1 to go) › Draw 2 and Use 'Em (0 played, 2 to go)" in drawn(g, ANN)


def test_a_goal_that_makes_another_win_is_warned_of() -> None:
    g = table(hands={ANN: ["toast", "milk"]}, keepers={BOB: ["bread", "the_toaster"]})
    view = GAME.view(g, ANN)
    assert screen().preview(view, "toast") == "Careful: by all that is known Bob would win."
    assert screen().preview(view, "milk") is None


def test_a_player_is_chosen_by_line_or_by_name() -> None:
    g = play(table(hands={ANN: ["trade_hands", "milk"]}), "trade_hands")
    view = GAME.view(g, ANN)
    assert (screen().parse(view, "1"), screen().parse(view, "cy"), screen().parse(view, "3")) == ("1", "2", None)


def test_the_end_is_explained() -> None:
    g = play(table(hands={ANN: ["toast"]}, keepers={BOB: ["bread", "the_toaster"]}), "toast")
    console = Console(width=120, file=io.StringIO(), record=True)
    console.print(screen().sheet(GAME.view(g, ANN)))
    assert "Goal met: Toast" in console.export_text()
    assert screen().tell(g.told[-1]) == "Bob alone meets Toast and wins."


def test_a_game_that_somebody_joined_can_be_watched(tmp_path: Path) -> None:
    state, record = GAME.start(2, 5), Record("fluxx", 2, 5, moves=[(2, "!join")])
    state.play(2, "!join")
    record.moves += [(seat, str(move)) for (seat, move), _ in zip(random_moves(state, 5), range(60), strict=False)]
    (tmp_path / "joined.json").write_text(record.to_json(), encoding="utf-8")
    done = CliRunner().invoke(main, ["replay", str(tmp_path / "joined.json"), "--lang", "en", "--text"])
    assert done.exit_code == 0, done.output
    assert "Player 3" in done.output


def test_the_first_turn_can_be_claimed_and_is_nobodys_before() -> None:
    g = GAME.start(3, 5, who_starts="claim")
    view, look = GAME.view(g, BOB), screen()
    shown = drawn(g, BOB)
    assert "I want to start" in shown
    assert "Turn 0" not in shown
    assert "▶" not in shown
    assert (look.parse(view, "1"), look.parse(view, "2")) == ("anybody", "!claim")
    g.play(BOB, look.parse(view, "2"))
    assert "Turn 1: Bob" in drawn(g, BOB)
