"""Fluxx in the browser: whole games by mouse, by touch and by keyboard, and the discard pile that can be searched."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as Late

from fourfold.core.dice import Dice
from tests.page.stage import PHONE, Enter, Stage
from tests.page.tables import BOT, people, put_up, sit, view

QUIET = """localStorage.setItem('settings', JSON.stringify({
    name: 'Ann', theme: 'light', motion: 'off', confirm: 'off', sound: false,
}))"""
CHOICES = "[data-question] button.card:not(.closed), [data-question] .words button, [data-question] .choices button"
DEEDS = ".hand button.card:not(.closed), .deeds button:not(.closed)"
SHOWN = "seq => document.querySelector('[data-seq]')?.dataset.seq >= seq"
PATIENCE = 60  # looks at the server, until a question is answered again
EDGE: Position = {"x": 14, "y": 16}
KEYS = f"{CHOICES}, {DEEDS}, .picker .main:not([disabled])"


def begin(stage: Stage) -> tuple[Page, Any]:
    """A person against a bot, in a game that ends after a while whatever happens."""
    stage.page.add_init_script(QUIET)
    stage.context.set_default_timeout(5000)
    made = put_up(stage, "fluxx", *people(1), BOT, options={"max_turns": 16})
    page = sit(stage, made)
    expect(page.locator("[data-board]")).to_be_visible()
    return page, made


def asked(stage: Stage, made: Any, seq: int) -> Any:
    """What we are asked after an entry, once the page shows it, or that the game is over; None if nothing happens."""
    for _ in range(PATIENCE):
        update = view(stage, made, 0)
        if update["status"] == "over":
            return update
        if update["seq"] > seq and update["view"]["decision"]:
            stage.page.wait_for_function(SHOWN, arg=update["seq"])
            return update
        stage.page.wait_for_timeout(30)
    return None


def play(stage: Stage, made: Any, choose: Callable[[], None]) -> None:
    """Answer each question through the page until the game is over; again, if it was in the middle of moving."""
    update, tries = asked(stage, made, -1), 0
    while update["status"] != "over":
        with suppress(Late):  # what was there a moment ago may be gone
            choose()
        after = asked(stage, made, update["seq"])
        tries = 0 if after else tries + 1
        assert tries < 6, f"no answer to {update['view']['decision']['prompt']}"
        update = after or update
    expect(stage.page.locator(".over")).to_be_visible()


def click(button: Locator, touch: bool) -> None:
    """Press a button with the mouse, or with a finger, near its edge: cards of a long hand overlap."""
    button.tap(position=EDGE) if touch else button.click(position=EDGE)


def choose(page: Page, dice: Dice, touch: bool) -> None:
    """Any choice the page offers."""
    picker = page.locator(".picker .buttons .main")
    if picker.count():
        while picker.is_disabled():
            click(page.locator(".picker button.card[aria-pressed=false]").first, touch)
        click(picker, touch)
        return
    offered = page.locator(CHOICES if page.locator("[data-question]").count() else DEEDS)
    click(offered.nth(dice.below(offered.count())), touch)
    if page.locator("[data-question=exchange]").count():
        click(page.locator("[data-question=exchange] .cards").nth(1).locator("button").first, touch)
    sure = page.locator("dialog[open] button.main")
    if sure.count():
        click(sure.first, touch)


@pytest.mark.parametrize("touch", [False, True])
def test_a_whole_game_by_mouse_and_by_touch(enter: Enter, touch: bool) -> None:
    stage = enter(viewport=PHONE, has_touch=True) if touch else enter()
    page, made = begin(stage)
    dice = Dice(4)
    assert asked(stage, made, -1)
    assert stage.overflow() == 0
    assert stage.axe() == []
    play(stage, made, lambda: choose(page, dice, touch))
    assert stage.overflow() == 0


def test_a_whole_game_by_keyboard_alone(enter: Enter) -> None:
    stage = enter()
    page, made = begin(stage)
    play(stage, made, lambda: press(page))


def press(page: Page) -> None:
    """Choose the last thing that can be chosen, by its focus and Enter."""
    for _ in range(12):
        page.locator(KEYS).last.focus()
        page.keyboard.press("Enter")
        if not page.locator(".picker").count():
            break
