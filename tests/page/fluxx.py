"""How a person plays Fluxx in the browser, for tests."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from fourfold import GAMES
from fourfold.client import ask
from fourfold.core.dice import Dice
from fourfold.core.record import Record
from tests.page.keys import tab_to
from tests.page.stage import Stage
from tests.page.tables import BOT, people, put_up, sit
from tests.walks import random_moves

HERE = """() => {
    if (document.querySelector('.over')) return 'over';
    const ready = document.querySelector('[data-board] :is([data-option], .picker, [data-question=exchange])');
    return ready && !document.querySelector('dialog[open]') ? document.querySelector('[data-seq]').dataset.seq : '';
}"""
NEWS = f"before => {{ const here = ({HERE})(); return here && here !== before ? here : null; }}"
TRIES = 8  # presses at most for one answer, should the table change under the hand
ANSWERS = 250  # questions at most in a game
PROMPTS = [
    *("before draw", "play", "party bonus", "small hand", "discard", "drop goal", "trash keeper", "direction"),
    *("challenge", "throw", "trash rule", "take from", "zap", "give", "exchange", "again", "simplify"),
    *("trade with", "steal", "day", "recycle", "mill"),
]

Press = Callable[[Locator], None]


def begin(stage: Stage, rivals: int = 1, **options: Any) -> Page:
    """A person against bots, in a game that ends after a while whatever happens."""
    stage.context.set_default_timeout(8000)
    made = put_up(stage, "fluxx", *people(1), *[BOT] * rivals, options={"max_turns": 14} | options)
    page = sit(stage, made)
    expect(page.locator("[data-board]")).to_be_visible()
    return page


def news(page: Page, before: str = "", patience: int = 60_000) -> str:
    """The entry after which we are asked something else, or that the game is over."""
    return str(page.wait_for_function(NEWS, arg=before, timeout=patience).json_value())


def answer(page: Page, dice: Dice, press: Press, rather: str = "") -> None:
    """Any choice the page offers, or rather one of these, with all the presses that it takes."""
    picker, exchange = page.locator(".picker"), page.locator("[data-question=exchange]")
    if picker.count():
        fill(picker, press)
        return
    if exchange.count():
        press(exchange.locator(".cards").first.locator("button").first)
    offered = page.locator(rather if rather and page.locator(rather).count() else "[data-option]")
    press(offered.nth(dice.below(offered.count())))
    agree(page, press)


def fill(picker: Locator, press: Press) -> None:
    """Mark as many cards as are wanted, and say so."""
    done = picker.locator(".main")
    for card in picker.locator("button.card").all():
        if done.is_enabled():
            break
        press(card)
    press(done)


def agree(page: Page, press: Press) -> None:
    """Choose the card that was shown large, and say yes where the page doubts."""
    for _ in range(2):
        sure = page.locator("dialog[open] button.main")
        if sure.count():
            press(sure.first)


def play(page: Page, dice: Dice, press: Press, look: Callable[[], None] = lambda: None) -> None:
    """Answer every question until the game is over."""
    here = news(page)
    for _ in range(ANSWERS):
        if here == "over":
            expect(page.locator(".over")).to_be_visible()
            return
        look()
        here = answered(page, here, dice, press)
    pytest.fail("the game never ends")


def answered(page: Page, here: str, dice: Dice, press: Press, rather: str = "") -> str:
    """What comes after an answer; what was pressed may be gone at that very moment, so it is tried again."""
    for _ in range(TRIES):
        with suppress(Late):
            answer(page, dice, press, rather)
        with suppress(Late):
            return news(page, here, patience=5000)
        page.keyboard.press("Escape")
    pytest.fail(f"no answer to {page.locator('.prompt .text').inner_text()!r}")


def click(target: Locator) -> None:
    """With the mouse."""
    target.click()


def tap(target: Locator) -> None:
    """With a finger."""
    target.tap()


def tab_and_enter(target: Locator) -> None:
    """With the keyboard alone; late if the question changes meanwhile."""
    tab_to(target)
    target.page.keyboard.press("Enter")


Wanted = Callable[[Any, int], bool]


def moments(wanted: Wanted, seats: int, **options: Any) -> Iterator[tuple[Record, int]]:
    """Games played by chance until a seat is asked at such a moment."""
    for seed in range(400):
        state, moves = GAMES["fluxx"].start(seats, seed, **options), list[tuple[int, str]]()
        for seat, chosen in random_moves(state, seed):
            if wanted(state, seat):
                yield Record("fluxx", seats, seed, options, list(moves)), seat
                break
            moves.append((seat, str(chosen)))


def stand(stage: Stage, wanted: Wanted, seats: int = 3, **options: Any) -> tuple[Page, Any]:
    """A table at the first such moment, from the seat that is asked; and what it is asked."""
    record, seat = next(moments(wanted, seats, **options))
    made = ask(f"{stage.url}/api/records", json.loads(record.to_json()))
    page = sit(stage, made, seat)
    news(page)
    return page, ask(f"{stage.url}/api/tables/{made['table']}/view", token=made["seats"][seat]["token"])["view"]


def asks(prompt: str) -> Wanted:
    """Whether this is asked, with a choice."""
    return lambda state, seat: bool(state.pending[seat].prompt == prompt and len(state.pending[seat].options) > 1)
