"""FRAG in the browser: maps of one's own, drawn, mended, played and shared; and tournaments."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fourfold.client import ask
from fourfold.core.dice import Dice
from tests.page.stage import PHONE, Enter, Stage
from tests.page.tables import move, partway, sit, view
from tests.page.test_frag import SQUARE
from tests.page.test_frag_board import fingers

MARGIN = 6  # around the map, in units of the drawing


def begin(stage: Stage) -> Page:
    """The editor with an empty map of 16 by 12."""
    page = stage.page
    page.goto("/edit/frag")
    expect(page.locator(".canvas svg")).to_be_visible()
    return page


def draw(page: Page, column: float, row: float, touch: bool = False) -> None:
    """Point at the map and draw."""
    page.locator(".canvas").scroll_into_view_if_needed()
    if touch:
        page.touchscreen.tap(*spot(page, column, row))
    else:
        page.mouse.click(*spot(page, column, row))


def spot(page: Page, column: float, row: float) -> tuple[float, float]:
    """Where on the screen something of the map is, in squares from its upper left corner."""
    box = page.locator(".canvas svg").bounding_box()
    assert box
    unit = box["width"] / (int(page.get_by_label("Columns").input_value()) * SQUARE + 2 * MARGIN)
    return box["x"] + (MARGIN + column * SQUARE) * unit, box["y"] + (MARGIN + row * SQUARE) * unit


def take(page: Page, tool: str) -> None:
    page.locator(".palette").get_by_role("button", name=re.compile(f"^{tool}")).click()


def drawn(page: Page) -> Any:
    """The map as it is shared."""
    return json.loads(page.locator(".text textarea[readonly]").input_value())


def playable(page: Page) -> None:
    """Draw four respawn squares, which is the least a map needs."""
    page.get_by_label("Mirror").select_option("four")
    take(page, "Respawn square")
    draw(page, 1.5, 1.5)
    page.get_by_label("Mirror").select_option("none")
    expect(page.get_by_role("heading", name="Ready to play")).to_be_visible()


def test_a_map_is_drawn_its_faults_are_shown_and_mended_and_it_is_played(enter: Enter) -> None:
    stage = enter()
    page = begin(stage)
    play = page.get_by_role("button", name="Play on this map")
    expect(page.locator("aside li")).to_contain_text(["At least four respawn squares are needed."])
    expect(play).to_be_disabled()
    playable(page)
    expect(play).to_be_enabled()
    take(page, "Teleporter")
    draw(page, 7.5, 5.5)
    expect(page.locator("aside li").filter(has_text="A single teleporter leads nowhere.")).to_contain_text("7,5")
    expect(page.locator(".canvas .fault:not(.warning)")).to_have_count(1)
    expect(play).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".canvas .fault:not(.warning)")).to_have_count(0)
    take(page, "Acid")
    draw(page, 8.5, 5.5)
    take(page, "Wall")
    draw(page, 5.0, 3.5)
    expect(play).to_be_enabled()
    assert stage.axe() == []
    page.locator(".text summary").click()
    grid = drawn(page)["grid"]
    assert (grid[11][17], grid[7][10]) == ("~", "|")
    page.get_by_label("Name").fill("Cellar")
    play.click()
    expect(page.locator(".builder")).to_be_visible()
    assert map_of(stage, page) == grid


def test_the_map_drawn_last_can_be_chosen_for_a_new_table(enter: Enter) -> None:
    stage = enter()
    page = begin(stage)
    playable(page)
    page.get_by_label("Name").fill("Cellar")
    page.locator(".text summary").click()
    grid = drawn(page)["grid"]
    page.goto("/new/frag")
    expect(page.get_by_role("link", name="Map editor")).to_be_visible()
    page.get_by_role("combobox", name="Map").select_option(label="The map you drew Cellar")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".builder")).to_be_visible()
    assert map_of(stage, page) == grid


def map_of(stage: Stage, page: Page) -> Any:
    """The map of the table we sit at."""
    held = json.loads(page.evaluate("localStorage.getItem('seats')"))[0]
    update = ask(f"{stage.url}/api/tables/{held['table']}/view", token=held["seats"][0]["token"])
    return update["view"]["table"]["map"]["grid"]


def test_a_map_is_shared_as_a_text_a_link_and_a_file(enter: Enter) -> None:
    stage = enter()
    stage.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = begin(stage)
    playable(page)
    page.locator(".text summary").click()
    before = drawn(page)
    page.get_by_role("button", name="Copy the text").click()
    expect(page.locator(".text [role=status]")).to_have_text("Copied.")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    page.get_by_role("button", name="an empty map").click()
    assert drawn(page) != before
    given = page.locator(".text textarea").nth(1)
    given.fill("no map at all")
    page.get_by_role("button", name="Take it").click()
    expect(page.locator(".text [role=status]")).to_have_text("This is no map file.")
    given.fill(copied)
    page.get_by_role("button", name="Take it").click()
    assert drawn(page) == before
    page.get_by_role("button", name="Copy a link").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    friend = enter().page
    friend.goto(link)
    friend.locator(".text summary").click()
    assert drawn(friend) == before
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == before


def test_a_map_is_drawn_by_keyboard_and_probed(enter: Enter) -> None:
    page = begin(enter())
    playable(page)
    page.locator(".canvas").focus()
    for key in ("w", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"):  # solid, on the square 2,1
        page.keyboard.press(key)
    for key in ("1", "Shift+ArrowDown"):  # a wall below it
        page.keyboard.press(key)
    page.locator(".text summary").click()
    grid = drawn(page)["grid"]
    assert (grid[3][5], grid[4][5]) == ("#", "-")
    page.locator(".canvas").focus()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert drawn(page)["grid"][3][5] == "."
    take(page, "Probe sight and distance")
    draw(page, 4.5, 4.5)
    expect(page.locator(".canvas path.seen")).to_have_attribute("d", re.compile("^M"))
    page.mouse.move(*spot(page, 7.5, 4.5))
    expect(page.locator(".look .note")).to_contain_text("Distance 3 in steps")
    take(page, "Test walk")  # from the same square
    page.mouse.move(*spot(page, 6.5, 4.5))
    expect(page.locator(".look .note")).to_contain_text("2 points, 5 left")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_editor_on_a_phone(enter: Enter, scheme: str) -> None:
    stage = enter(viewport=PHONE, has_touch=True, color_scheme=scheme)
    page = begin(stage)
    assert (stage.overflow(), stage.axe()) == (0, [])
    take(page, "Respawn square")
    draw(page, 1.5, 1.5, touch=True)
    page.locator(".text summary").click()
    assert drawn(page)["grid"][3][3] == "1"


def test_a_tournament_goes_on_with_grown_characters_and_keeps_the_tally(enter: Enter) -> None:
    stage = enter()
    options = {"few_players": "on", "tournament": "on", "frags_to_win": 1, "round_limit": 5}
    made = partway(stage, "frag", seats=2, seed=45, moves=48, **options)  # seat 0 has won and may grow
    page = sit(stage, made)
    before = view(stage, made, 0)["view"]["table"]["fighters"]
    page.locator(".actions button").first.click()
    expect(page.locator(".over .wins")).to_have_text(["1", "0"])
    page.get_by_role("button", name="Next game").click()
    page.wait_for_function(
        "table => location.pathname.startsWith('/t/') && !location.pathname.includes(table)", arg=made["table"]
    )
    expect(page.locator(".arena > svg")).to_be_visible()
    expect(page.locator(".builder")).to_have_count(0)  # characters are brought along
    again = {"table": page.url.split("/")[-1], "seats": made["seats"]}
    grown = view(stage, again, 0)["view"]["table"]["fighters"]
    assert sum(grown[0]["stats"]) == sum(before[0]["stats"]) + 1 == 8
    assert grown[1]["stats"] == before[1]["stats"]
    assert ask(f"{stage.url}/api/tables/{again['table']}")["wins"] == [1, 0]
    play_by_chance(stage, again)
    page.reload()
    expect(page.locator(".over .wins")).to_have_count(2, timeout=15_000)
    tally = ask(f"{stage.url}/api/tables/{again['table']}")["wins"]
    assert sorted(page.locator(".over .wins").all_inner_texts()) == sorted(map(str, tally))
    assert sum(tally) >= 2


def play_by_chance(stage: Stage, made: Any) -> None:
    """Play a game with two seats of ours to its end, without their pages."""
    dice = Dice(1)
    for _ in range(300):
        waiting = view(stage, made, 0)["view"]["waiting_for"]
        if not waiting:
            return
        options = view(stage, made, waiting[0])["view"]["decision"]["options"]
        move(stage, made, waiting[0], dice.pick(range(len(options))))
    pytest.fail("the game does not end")


def test_on_a_phone_the_hand_moves_a_large_map_and_draws_nothing(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    page = stage.page
    page.goto("/edit/frag")
    page.get_by_role("button", name="Six Gates").click()
    expect(page.get_by_label("Columns")).to_have_value("24")
    page.get_by_label("Zoom").fill("3")
    page.get_by_role("button", name="Move the map (C)").click()
    canvas = page.locator(".canvas")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    assert box
    kept = page.evaluate("() => JSON.stringify(localStorage)")
    fingers(stage, [(box["x"] + 250, box["y"] + 60)], [(box["x"] + 60, box["y"] + 60)])
    page.wait_for_function("() => document.querySelector('.canvas').scrollLeft > 60")
    assert page.evaluate("() => JSON.stringify(localStorage)") == kept
