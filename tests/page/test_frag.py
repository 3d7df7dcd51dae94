"""FRAG in the browser: whole games by mouse, by touch and by keyboard, and what the board promises."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from fourfold.client import ask, make_table
from fourfold.core.dice import Dice
from tests.page.keys import tab_to
from tests.page.stage import PHONE, Enter, Stage

SHORT = {"frags_to_win": 1, "few_players": "on", "round_limit": 4}
SHOWN = "seq => document.querySelector('[data-seq]')?.dataset.seq >= seq"
PATIENCE = 60  # looks at the server, until a question is answered again
SQUARE = 40  # units of the drawing
SHOT = ".shots button.shot:not([aria-pressed])"  # what is thrown is aimed at a square first


class Game:
    """A person at a table of FRAG against a bot."""

    def __init__(self, stage: Stage, seed: int = 1, made: Any = None, **options: Any) -> None:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "novice"}]
        self.made = made or make_table(stage.url, "frag", seats, options=SHORT | options, pace="off")
        self.stage, self.page, self.dice = stage, stage.page, Dice(seed)
        stage.context.set_default_timeout(5000)
        if not made:
            self.page.goto(self.made["seats"][0]["link"])
        expect(self.page.locator(".arena > svg")).to_be_visible()

    def update(self) -> Any:
        """The table as the server has it."""
        token = self.made["seats"][0]["token"]
        return ask(f"{self.stage.url}/api/tables/{self.made['table']}/view?since=999999", None, token)

    def story(self) -> Any:
        """All that happened."""
        token = self.made["seats"][0]["token"]
        return ask(f"{self.stage.url}/api/tables/{self.made['table']}/view?since=0", None, token)["events"]

    def wait(self, seq: int) -> Any:
        """Until we are asked something new, or the game is over; None if nothing happens for a while."""
        for _ in range(PATIENCE):
            update = self.update()
            if update["status"] == "over" or (update["seq"] > seq and update["view"]["decision"]):
                return update
            self.page.wait_for_timeout(30)
        return None

    def play(self, choose: Callable[[Any], None]) -> Any:
        """Play to the end: `choose` answers each question through the page."""
        update = self.wait(-1)
        while update["status"] != "over":
            update = self.go_on(update, choose)
        return update

    def go_on(self, update: Any, choose: Callable[[Any], None]) -> Any:
        """Answer a question, again if the page was in the middle of moving; gives what comes of it."""
        for _ in range(6):
            self.page.wait_for_function(SHOWN, arg=update["seq"])
            with suppress(Late):  # what was there a moment ago may be gone
                choose(update["view"])
            if after := self.wait(update["seq"]):
                return after
        raise AssertionError(f"no answer to {update['view']['decision']['prompt']}")


def middle(page: Page, place: str) -> tuple[float, float]:
    """Where on the screen a square of the map is."""
    box = page.locator(".arena").bounding_box()
    assert box
    drawn = page.locator("svg[data-scale]")
    scale, x, y = [float(drawn.get_attribute(f"data-{name}") or 0) for name in ("scale", "x", "y")]
    found = re.match(r"(\d+),(\d+)([ns]?)", place)
    assert found
    across, down = (int(found[1]) + 0.5) * SQUARE, (int(found[2]) + 0.5) * SQUARE
    down += {"n": -8, "s": 8, "": 0}[found[3]]
    return box["x"] + box["width"] / 2 + (across - x) * scale, box["y"] + box["height"] / 2 + (down - y) * scale


def walk_to(game: Game, place: str, touch: bool) -> bool:
    """Point at a square and go there, if it can be seen."""
    page = game.page
    x, y = middle(page, place)
    if not page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.arena > svg'))", [x, y]):
        return False
    if touch:
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(x, y)
        page.mouse.click(x, y)
    return True


def answer(game: Game, view: Any, touch: bool = False) -> None:
    """Answer a question as a person would: shoot if one can, else walk, else end the turn."""
    page, prompt, table = game.page, view["decision"]["prompt"], view["table"]
    if page.locator("dialog[open]").count():  # a doubt that came late
        pass
    elif prompt == "build":
        page.locator(".builder button.main").click()
    elif prompt == table["window"]:
        page.locator(".reaction button").first.click()
    elif prompt == "act" and page.locator(SHOT).count():
        page.locator(SHOT).first.click()
    elif prompt == "discard":
        page.locator(".hand .uses button").first.click()
    elif not (prompt == "act" and wander(game, table, touch)):
        page.locator(".actions button").last.click()
    sure = page.locator("dialog[open] .main")
    if sure.count():
        sure.click()


def wander(game: Game, table: Any, touch: bool) -> bool:
    """Walk somewhere near."""
    page = game.page
    near = [place for place, way in table["paths"].items() if way[3] and way[0] <= table["turn"]["points"]]
    if touch:
        page.locator(".arena").scroll_into_view_if_needed()
    game.dice.shuffle(near)
    return any(walk_to(game, place, touch) for place in near[:8])


@pytest.mark.parametrize("touch", [False, True])
def test_a_whole_game_by_mouse_and_by_touch(enter: Enter, touch: bool) -> None:
    stage = enter(viewport=PHONE, has_touch=True) if touch else enter()
    game = Game(stage, seed=3)
    assert stage.overflow() == 0
    end = game.play(lambda view: answer(game, view, touch))
    assert end["view"]["scores"]
    expect(game.page.locator(".over")).to_be_visible()
    assert stage.overflow() == 0
    assert stage.axe() == []


ARROWS = {(0, -1): "ArrowUp", (1, 0): "ArrowRight", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft"}


def press_button(page: Page, selector: str) -> None:
    """Press a button without a mouse, and say yes if the page doubts."""
    expect(page.locator(selector).first).to_be_visible()
    tab_to(page.locator(selector))
    page.keyboard.press("Enter")
    if page.locator("dialog[open] .main").count():
        page.keyboard.press("Enter")


def answer_by_keys(game: Game, view: Any) -> None:
    """Answer a question without a mouse: shoot if one can, else take a step now and then, else whatever comes first."""
    page, prompt = game.page, view["decision"]["prompt"]
    if page.locator("dialog[open] .main").count():
        page.keyboard.press("Enter")
        return
    shots = page.locator(SHOT).count() if prompt == "act" else 0
    if prompt == "act" and not shots and game.dice.roll()[0] > 2 and step_by_keys(page, view["table"]):
        return
    where = {"build": ".builder button.main", view["table"]["window"]: ".reaction button"}
    where |= {"discard": ".hand .uses button"} | ({"act": SHOT} if shots else {})
    press_button(page, where.get(prompt, ".actions button"))


def step_by_keys(page: Page, table: Any) -> bool:
    """Take a step with the arrow keys, where one can."""
    place = table["fighters"][table["active"]]["place"]
    if not re.fullmatch(r"\d+,\d+", place):
        return False
    column, row = [int(part) for part in place.split(",")]
    paths = {to: way for to, way in table["paths"].items() if way[3] and way[0] == 1}
    keys = [key for (across, down), key in ARROWS.items() if f"{column + across},{row + down}" in paths]
    if not keys or not table["turn"]["points"]:
        return False
    tab_to(page.locator(".arena"))
    for key in ("m", keys[0], "Enter", "Enter"):
        page.keyboard.press(key)
    if page.locator("dialog[open] .main").count():
        page.keyboard.press("Enter")
    return True


def test_a_whole_game_by_keyboard_alone(enter: Enter) -> None:
    game = Game(enter(), seed=5)
    end = game.play(lambda view: answer_by_keys(game, view))
    assert end["view"]["scores"]
    assert any(each["event"] == "Moved" and each["seat"] == 0 for each in game.story())
    expect(game.page.locator(".over")).to_be_visible()


def test_the_cursor_walks_over_the_map_and_says_what_is_there(enter: Enter) -> None:
    game = Game(enter())
    view = game.wait(-1)["view"]
    while view["decision"]["prompt"] != "act":
        update = game.update()
        answer(game, view)
        view = game.wait(update["seq"])["view"]
    map_of = game.page.locator(".arena")
    map_of.focus()
    spoken = set()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp"):
        game.page.keyboard.press(key)
        spoken.add(map_of.locator("[aria-live]").inner_text())
    assert len(spoken) >= 2


def test_the_map_editor_opens_without_faults_for_axe(enter: Enter) -> None:
    stage = enter()
    stage.page.goto("/edit/frag")
    expect(stage.page.locator("main svg").first).to_be_visible()
    assert stage.axe() == []
    assert stage.overflow() == 0
