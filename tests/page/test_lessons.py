"""The tutorials of Mini FITS and FRAG: played to their end, stepped through in every language, and skipped."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fourfold.locale import LANGUAGES, Texts
from tests.page import fits
from tests.page import test_frag as frag
from tests.page.stage import PHONE, Enter, Stage


def keys(game: str) -> list[str]:
    """The keys of the lessons, in their order."""
    text = files("fourfold.locale").joinpath("en", f"page-{game}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+-lesson-[\w-]+) =", text, re.MULTILINE)


def learn(stage: Stage, game: str) -> Locator:
    """A table with lessons beside it."""
    stage.page.goto(f"/learn/{game}")
    lesson = stage.page.locator(".lesson")
    expect(lesson).to_be_visible()
    return lesson


def read(lesson: Locator, steps: list[str]) -> bool:
    """Read lessons, and go on as long as no move is wanted; whether there is still one."""
    for _ in range(12):
        if not lesson.count():
            return False
        text = lesson.locator(".text").inner_text()
        if text not in steps:
            steps.append(text)
        onward = lesson.locator("button.main")
        if not onward.count():
            return True
        onward.click()
        expect(lesson.get_by_text(text)).to_have_count(0)
    pytest.fail("the lessons do not go on")


def test_the_lessons_of_fits_are_played_to_the_end(enter: Enter) -> None:
    lesson = learn(enter(), "fits")
    page, steps = lesson.page, list[str]()
    for _ in range(8):
        if not read(lesson, steps):
            break
        assert page.locator(".fits .taught").first.is_visible()
        fits.confirm(page)
    said = Texts("en")
    assert steps == [said(key) for key in keys("fits")]
    assert fits.where(page).startswith("1 ")  # and one plays on


def made_by(page: Page) -> Any:
    """The table we sit at, with our token."""
    page.wait_for_function("() => location.pathname.startsWith('/t/')")
    return json.loads(page.evaluate("localStorage.getItem('seats')"))[0]


def test_the_lessons_of_frag_are_played_to_the_end(enter: Enter) -> None:
    stage = enter()
    lesson = learn(stage, "frag")
    game, steps = frag.Game(stage, made=made_by(stage.page)), list[str]()
    update = game.wait(-1)
    for _ in range(60):
        if not read(lesson, steps):
            break
        update = game.go_on(update, lambda view: frag.answer(game, view))
    said = Texts("en")
    assert steps == [said(key) for key in keys("frag")]


@pytest.mark.parametrize("game", ["fits", "frag"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_said_in_every_language_and_can_be_skipped(enter: Enter, language: str, game: str) -> None:
    stage = enter(locale=language, viewport=PHONE, has_touch=True)
    lesson, said = learn(stage, game), Texts(language)
    for key in keys(game):
        expect(lesson.locator(".text")).to_have_text(said(key))
        lesson.locator(".row button:not(.icon)").last.click()
    expect(lesson).to_have_count(0)
    assert stage.overflow() == 0


@pytest.mark.parametrize("game", ["fits", "frag"])
def test_the_lessons_end_at_once_when_one_knows_the_game(enter: Enter, game: str) -> None:
    stage = enter()
    lesson = learn(stage, game)
    lesson.get_by_role("button", name=Texts("en")("page-lesson-end")).click()
    expect(lesson).to_have_count(0)
    stage.page.reload()
    expect(stage.page.locator("[data-board]")).to_be_visible()
    expect(lesson).to_have_count(0)
