"""When a game is over: figures, how the score went, the replay, and records that are saved and read again."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.fits import TWO_ROUNDS
from tests.page.stage import PHONE, Enter
from tests.page.tables import BOT, gone_by, people, put_up, record_of, sit, view


def test_the_end_tells_what_everybody_did_and_how_the_score_went(enter: Enter) -> None:
    stage = enter()
    page = sit(stage, gone_by(stage, "fzzzt"))
    page.locator("summary", has_text="The game in figures").click()
    course = page.get_by_role("img", name=re.compile("How the score went"))
    expect(course).to_have_attribute("aria-label", re.compile("Player 1: 48 at the end. Player 2: 87 at the end."))
    expect(course.locator("polyline")).to_have_count(2)
    figures = page.locator("details table").last
    moves = [int(cell) for cell in figures.locator("tr", has_text="Moves").locator("td").all_inner_texts()]
    assert sum(moves) == len(record_of("fzzzt", 2, 5).moves)
    lots = [int(cell) for cell in figures.locator("tr", has_text="Lots won").locator("td").all_inner_texts()]
    assert sum(lots) == 40
    assert stage.axe() == []


def test_fluxx_has_figures_but_no_score_to_draw(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    page = sit(stage, gone_by(stage, "fluxx"))
    page.locator("summary", has_text="The game in figures").click()
    expect(page.locator("details table").last).to_contain_text("Cards played")
    expect(page.locator("details polyline")).to_have_count(0)
    assert stage.overflow() == 0


def test_a_replay_shows_what_came_before_the_moment(enter: Enter) -> None:
    stage = enter()
    stage.page.goto(f"/r/{gone_by(stage, 'fzzzt')['table']}?move=40")
    expect(stage.page.locator("output")).to_contain_text("40")
    stage.page.locator("summary", has_text="Last auction").click()
    expect(stage.page.locator("details[open] li").nth(5)).to_be_visible()


def test_any_place_in_a_line_of_the_log_leads_to_its_moment(enter: Enter) -> None:
    stage = enter()
    page = stage.page
    page.goto(f"/r/{gone_by(stage, 'fits')['table']}")
    expect(page.locator("output")).to_contain_text("Before the first move")
    page.locator("[role=log] .line").filter(has_text="lays").nth(3).locator(".text").click(position={"x": 3, "y": 5})
    expect(page.get_by_role("slider", name="Move", exact=True)).not_to_have_value("0")


def test_a_saved_game_is_read_again(enter: Enter, tmp_path: Path) -> None:
    stage = enter()
    page = sit(stage, gone_by(stage, "fits"))
    with page.expect_download() as started:
        page.get_by_role("link", name="Save").click()
    started.value.save_as(tmp_path / "game.json")
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert len(saved["moves"]) == len(record_of("fits", 2, 5).moves)
    (tmp_path / "cut.json").write_text(json.dumps(saved | {"moves": saved["moves"][:-4]}), encoding="utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "cut.json")
    page.wait_for_url("**/t/*")
    expect(page.locator(".ask .prompt")).to_be_visible()
    expect(page.locator(".fits")).to_be_visible()


@pytest.mark.parametrize("text", ["no record", '{"game": "fits"}', '{"game": "chess", "seats": 2}'])
def test_a_file_that_is_no_saved_game_says_so(enter: Enter, tmp_path: Path, text: str) -> None:
    stage = enter()
    stage.forgive("400", "404")
    (tmp_path / "wrong.json").write_text(text, encoding="utf-8")
    stage.page.goto("/")
    stage.page.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
    expect(stage.page.get_by_role("alert")).to_contain_text(
        re.compile("This record cannot be read|There is no such game")
    )


def test_scores_stand_beside_the_names_while_one_plays(enter: Enter) -> None:
    stage = enter()
    made = put_up(stage, "fits", *people(1), BOT, options=TWO_ROUNDS)
    page = sit(stage, made)
    now = view(stage, made, 0)["view"]["table"]["seats"][0]["sheet"]["points"]  # what the grid beside it says too
    expect(page.locator(".seats li").first).to_contain_text(re.compile(rf"Score:\s*{now}\b"))
    page = sit(stage, gone_by(stage, "fits", left=6))
    expect(page.locator(".seats li").nth(1)).to_contain_text(re.compile(r"Score:\s*1"))


def test_sounds_are_off_and_can_be_switched_on(enter: Enter) -> None:
    stage = enter()
    stage.page.add_init_script(
        "window.tones = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at); };"
    )
    page = sit(stage, put_up(stage, "fits", *people(1), BOT))
    page.get_by_role("button", name="Lay it").click()
    expect(page.locator(".moment").nth(1)).to_be_visible()
    assert page.evaluate("() => window.tones") == 0
    page.get_by_role("tab", name="Settings").click()
    page.get_by_label("Sound").check()
    page.wait_for_function("() => window.tones === 2")
    page.get_by_role("button", name="Lay it").click()
    page.wait_for_function("() => window.tones > 2")
    page.reload()
    expect(page.get_by_label("Sound")).to_be_checked()
