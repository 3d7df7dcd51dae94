"""How a person plays Mini FITS in the browser, for tests."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.page.stage import Stage

SMALL: dict[str, Any] = {
    "name": "Small",
    "width": 4,
    "height": 5,
    "pieces": [
        {"id": "tee", "name": "Tee", "cells": [[0, 1], [1, 1], [2, 1], [1, 0]]},
        {"id": "bar", "name": "Bar", "cells": [[0, 0], [1, 0]]},
        {"id": "box", "name": "Box", "cells": [[0, 0], [1, 0], [0, 1], [1, 1]]},
    ],
    "start_cards": ["tee"],
    "rounds": [{"picture": ["...."] * 4 + [".m.."], "kinds": {"m": {"name": "moons", "pays": [0, 3]}}}],
}
QUICK = {"mode": "custom", "set_file": json.dumps(SMALL)}
TWO_ROUNDS = {
    "mode": "custom",
    "set_file": json.dumps(SMALL | {"rounds": SMALL["rounds"] * 2, "start_cards": ["tee", "bar"]}),
}


def sit(stage: Stage, bots: int = 0, options: dict[str, Any] | None = None, passed: int = 0, **more: Any) -> Page:
    """A table of FITS with one person at it, who has already passed on so much."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "level": "greedy"}] * bots]
    wanted = {"game": "fits", "seats": seats, "options": options or {}, "pace": "off"} | more
    made = stage.context.request.post("/api/tables", data=wanted).json()
    for _ in range(passed):
        pass_on(stage, made["table"], made["seats"][0]["token"])
    held = json.dumps([{"table": made["table"], "game": "fits", "seats": made["seats"], "since": 0}])
    stage.page.add_init_script(f"localStorage.setItem('seats', {json.dumps(held)})")
    stage.page.goto(f"/t/{made['table']}")
    expect(field(stage.page)).to_be_visible()
    return stage.page


def pass_on(stage: Stage, table: str, token: str) -> None:
    """Pass, or lay a start piece anywhere, without the page."""
    to, headers = f"/api/tables/{table}", {"authorization": f"Bearer {token}"}
    for _ in range(200):  # the others choose at the same time
        update = stage.context.request.get(f"{to}/view", headers=headers).json()
        if update["view"]["decision"]:
            break
    move = update["view"]["decision"]["options"][-1]["text"]
    deed = {"type": "move", "id": f"{update['seq']}", "seq": update["seq"], "move": move}
    assert stage.context.request.post(f"{to}/deeds", headers=headers, data=deed).ok


def field(page: Page) -> Locator:
    return page.get_by_role("slider")


def says(page: Page) -> str:
    return field(page).get_attribute("aria-valuetext") or ""


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def aim_left(page: Page) -> None:
    field(page).focus()
    press(page, *["ArrowLeft"] * 6)


HERE = """() => {
    const seen = (selector) => document.querySelector(selector)?.checkVisibility();
    const board = document.querySelector('.fits').dataset;
    if (seen('.over')) return 'over';
    return seen('.show .done') ? 'show' : seen('.controls') ? `${board.round} ${board.calls}` : '';
}"""


def where(page: Page) -> str:
    """Round and calls so far, or what is shown instead of the grid; nothing while a person can do nothing."""
    found: str = page.evaluate(HERE)
    return found


def moved_on(page: Page, before: str) -> None:
    """Wait until the game has gone on, and a person can do something."""
    page.wait_for_function(f"before => {{ const here = ({HERE})(); return here && here !== before; }}", arg=before)


def confirm(page: Page) -> None:
    """Lay the piece, or pass, and say yes if the page doubts."""
    before = where(page)
    page.locator(".confirm").click()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .main").click()
    moved_on(page, before)


def look_at_show(page: Page) -> None:
    """The scoring of a round, until one goes on."""
    page.locator(".show .done").click()
    expect(page.locator(".show")).to_have_count(0)
