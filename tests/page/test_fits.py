"""Mini FITS in the browser: the board, every way to lay a piece, and what it promises."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.fits import (
    QUICK,
    SMALL,
    TWO_ROUNDS,
    aim_left,
    confirm,
    field,
    look_at_show,
    moved_on,
    press,
    says,
    sit,
    where,
)
from tests.page.stage import PHONE, Enter
from tests.page.tables import partway
from tests.page.tables import sit as sit_down


def test_a_whole_game_by_mouse(enter: Enter) -> None:
    page = sit(enter(), bots=1)
    rounds = 0
    for turn in range(40):
        if where(page) == "over":
            break
        if where(page) == "show":
            rounds += 1
            expect(page.locator(".show article")).to_have_count(2)
            look_at_show(page)
            continue
        box = field(page).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] * (0.2 + 0.12 * (turn % 6)), box["y"] + box["height"] * 0.6)
        if turn % 3 and page.locator(".moves button").nth(2).is_enabled():
            page.locator(".moves button").nth(2).click()
        if "lost" in says(page):
            page.locator(".pass").click() if page.locator(".pass").count() else None
        confirm(page)
    assert (where(page), rounds) == ("over", 1)
    expect(page.locator(".sheet tbody tr")).to_have_count(2)
    expect(page.locator(".sheet section")).to_have_count(2)  # both rounds with their grids
    points = [int(cell) for cell in page.locator(".sheet tbody tr").first.locator("td").all_inner_texts()]
    assert points[0] + points[1] == points[2]


def test_a_whole_game_by_keyboard_alone(enter: Enter) -> None:
    page = sit(enter(), bots=1, options=TWO_ROUNDS)
    for _ in range(60):
        if field(page).evaluate("element => element === document.activeElement"):
            break
        press(page, "Tab")
    expect(field(page)).to_be_focused()
    for _ in range(20):
        before = where(page)
        if before == "over":
            break
        if before == "show":
            press(page, "Enter")
            expect(page.locator(".show")).to_have_count(0)
            continue
        press(page, "r", "ArrowLeft", "ArrowLeft", "ArrowRight", "f", "Enter")
        if page.locator("dialog[open]").count():
            press(page, "Enter")
        moved_on(page, before)
    assert where(page) == "over"


def test_the_ghost_says_what_it_fills_closes_and_costs(enter: Enter) -> None:
    page = sit(enter(), options=QUICK)
    aim_left(page)
    assert says(page).startswith("Column 0, lands in row 0.")
    assert "Closes 2 cells. Row 0 can never be full after it." in says(page)
    assert "The moons are lost: −3." in says(page)
    assert "The round would then give 0 points." in says(page)
    expect(page.locator(".ghost .cell")).to_have_count(4)
    expect(page.locator(".held .cell")).to_have_count(4)
    expect(page.locator(".field .closes")).to_have_count(2)
    expect(page.locator(".field .mark.lost")).to_have_count(1)
    press(page, "r", "r")
    assert "Closes" not in says(page)
    expect(page.locator(".field .closes")).to_have_count(0)
    expect(page.locator(".pass")).to_have_count(0)  # the start piece cannot be passed on


def test_a_lost_kind_is_asked_about_and_then_grey(enter: Enter) -> None:
    page = sit(enter(), options=QUICK)
    aim_left(page)
    page.locator(".confirm").click()
    expect(page.locator("dialog[open]")).to_contain_text("The moons are lost")
    page.locator("dialog[open] button:not(.main)").last.click()
    assert where(page) == "1 0"
    confirm(page)
    assert where(page).startswith("1 ") or where(page) == "show"
    expect(page.locator(".desk li.lost")).to_have_count(1)


def test_wheel_drag_column_piece_and_double_click(enter: Enter) -> None:
    page = sit(enter(), options=QUICK)
    aim_left(page)
    box = field(page).bounding_box()
    assert box
    cell = page.locator(".held .cell").first.bounding_box()
    assert cell
    forms = set()
    page.mouse.move(cell["x"] + 5, cell["y"] + 5)
    for _ in range(4):
        before = page.locator(".held .edge").get_attribute("d")
        forms.add(before)
        page.mouse.wheel(0, 100)
        expect(page.locator(".held .edge")).not_to_have_attribute("d", before or "")
    assert len(forms) == 4
    press(page, "r", "r")  # flat side down
    start = page.locator(".held .cell").last.bounding_box()
    assert start
    page.mouse.move(start["x"] + 5, start["y"] + 5)
    page.mouse.down()
    page.mouse.move(start["x"] + 5 + 3 * start["width"], start["y"] + 9, steps=6)
    page.mouse.up()
    assert says(page).startswith("Column 1,")  # pushed back inside at the edge
    page.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.7)
    assert says(page).startswith("Column 0,")
    edge = page.locator(".held .edge").get_attribute("d")
    held = page.locator(".held .cell").first.bounding_box()
    assert held
    page.mouse.click(held["x"] + 5, held["y"] + 5)
    expect(page.locator(".held .edge")).not_to_have_attribute("d", edge or "")  # a tap on the piece turns it
    while "lost" in says(page):
        press(page, "r")
    before = where(page)
    page.mouse.dblclick(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.7)
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .main").click()
    moved_on(page, before)


def test_the_pass_is_chosen_and_then_confirmed(enter: Enter) -> None:
    page = sit(enter())
    confirm(page)
    expect(page.locator(".pass")).to_contain_text("The piece will not come back.")
    field(page).focus()
    press(page, "x")
    expect(page.locator(".pass")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ghost")).to_have_count(0)
    press(page, "ArrowLeft")
    expect(page.locator(".pass")).to_have_attribute("aria-pressed", "false")
    page.locator(".pass").click()
    confirm(page)
    expect(page.locator(".tray .passed li")).to_have_count(1)
    shown = page.locator(".tray li .unseen").all_inner_texts()
    assert len(shown) == len(set(shown)) == 13


def test_a_skip_is_said(enter: Enter) -> None:
    stage = enter()
    for _ in range(8):  # the start piece is the last of three cards now and then
        page = sit(stage, options=QUICK)
        confirm(page)
        while where(page) not in ("over", "show") and not page.locator(".notice").count():
            confirm(page)
        if page.locator(".notice").count():
            break
    expect(page.locator(".notice").first).to_have_text("Tee is your start piece: you skip this card.")


def test_the_grids_of_the_others(enter: Enter) -> None:
    page = sit(enter(), bots=2)
    expect(page.locator(".rival")).to_have_count(2)
    expect(page.locator(".rival .state").first).to_have_text("ready")  # bots have chosen; we have not
    page.locator(".rival").first.click()
    expect(page.locator("dialog[open] .number").first).to_be_visible()
    press(page, "Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    confirm(page)
    expect(page.locator(".rival:has(.laid)")).to_have_count(2)


def test_alone_one_climbs_the_ranks_and_shares_the_result(enter: Enter) -> None:
    stage = enter()
    stage.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = sit(stage, passed=22, daily=True)  # each round asks 13 times
    here, header = page.locator(".ladder li[aria-current=true]"), page.locator(".fits header").inner_text()
    expect(here).to_have_count(1)
    assert f"{here.locator('b').inner_text()} points so far" in header
    while where(page) != "over":
        page.locator(".pass").click()
        confirm(page)
    expect(page.locator(".ladder li[aria-current=true]")).to_have_count(1)
    total = int(page.locator(".sheet tbody td").last.inner_text())
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('fits-solo')).map(each => each.points)")
    assert kept == [total]
    page.locator(".share summary").click()
    page.locator(".share button").click()
    expect(page.locator(".share button")).to_have_text("Copied")
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert f"= {total}" in text
    assert text.endswith("/daily")  # others can play the same deal
    assert text.count("■") == 10  # two start pieces of five cells, and nothing else was laid
    page.locator(".best button").first.click()
    expect(page.locator(".best p").first).to_contain_text("Had you known the order of the cards", timeout=60_000)


def test_the_same_deal_can_be_played_by_a_friend_who_sees_no_landing_before(enter: Enter) -> None:
    stage = enter()
    page = sit(stage, options=QUICK)
    called = play_on(page)
    page.locator(".share summary").click()
    link = page.locator(".share textarea").input_value().splitlines()[-1]
    assert link.startswith(f"{stage.url}/deal/")
    score = page.locator(".sheet tbody td").last.inner_text()
    friend = enter(locale="ru").page
    friend.add_init_script("localStorage.setItem('settings', JSON.stringify({name: 'Зоя'}))")
    friend.goto(link)
    expect(friend.locator("main p")).to_contain_text("Ann")
    expect(friend.locator("main p")).to_contain_text(score)
    expect(friend.locator("main .cell")).to_have_count(0)
    friend.locator("main button.main").click()
    expect(friend.locator(".fits .laid")).to_have_count(0)
    expect(friend.locator(".seats")).to_contain_text("Зоя")
    assert play_on(friend) == called  # a set of one's own goes along with the deal


def play_on(page: Page) -> list[str]:
    """Lay everything where it hangs, until the game is over; the pieces in the order they came."""
    expect(field(page)).to_be_visible()
    pieces = []
    for _ in range(12):
        if where(page) == "over":
            break
        if where(page) == "show":
            look_at_show(page)
            continue
        pieces.append(page.locator(".tray .now .unseen, .tray .start .unseen").last.inner_text())
        confirm(page)
    assert where(page) == "over"
    return pieces


def test_the_log_says_landings_in_words(enter: Enter) -> None:
    page = sit(enter(), bots=1)
    confirm(page)
    line = page.get_by_role("log").get_by_text(" lays ").first
    expect(line).to_have_text(re.compile(r"lays .+ \(\w\d\) in column \d, row 0\."))
    expect(page.get_by_role("log")).not_to_contain_text("#")


@pytest.mark.parametrize(("language", "seats"), [("en", 0), ("ru", 1), ("fr", 3)])
def test_grid_and_buttons_fit_on_a_phone(enter: Enter, language: str, seats: int) -> None:
    stage = enter(viewport=PHONE, has_touch=True, locale=language)
    page = sit(stage, bots=seats, passed=4)
    top = page.locator(".field svg").first.bounding_box()
    tabs = page.locator("nav").last.bounding_box()
    assert top
    assert tabs
    for part in (".field svg", ".moves", ".confirm"):
        box = page.locator(part).first.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= tabs["y"] + 1, part
    assert stage.overflow() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_game_on_a_phone(enter: Enter, scheme: str) -> None:
    stage = enter(viewport=PHONE, has_touch=True, color_scheme=scheme, locale="ru" if scheme == "dark" else "fr")
    page = sit(stage, bots=1, options=TWO_ROUNDS)
    assert (stage.overflow(), stage.axe()) == (0, [])
    held = page.locator(".held .cell").first
    edge = page.locator(".held .edge").get_attribute("d")
    held.tap(force=True)
    expect(page.locator(".held .edge")).not_to_have_attribute("d", edge or "")
    for button in page.locator(".controls button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
    seen = set()
    for _ in range(20):
        if where(page) == "over":
            break
        if where(page) not in seen and where(page) in ("show", "1 2"):
            seen.add(where(page))
            assert (stage.overflow(), stage.axe()) == (0, [])
        if where(page) == "show":
            page.locator(".show .done").tap()
            expect(page.locator(".show")).to_have_count(0)
            continue
        confirm(page)
    assert where(page) == "over"
    assert (stage.overflow(), stage.axe()) == (0, [])
    assert "show" in seen


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_language_has_its_own_words(enter: Enter, language: str) -> None:
    page = sit(enter(locale=language), bots=1)
    confirm(page)
    shown = page.locator(".fits").inner_text()
    assert ("Lay it" in shown) == (language == "en")
    assert bool(re.search("[а-я]", shown)) == (language == "ru")


def test_a_set_file_is_drawn_and_its_faults_stand_beside_the_lines(enter: Enter) -> None:
    stage = enter()
    page = stage.page
    page.goto("/new/fits")
    page.get_by_role("button", name="Start from the example").click()
    expect(page.locator(".file .boards figure")).to_have_count(2)
    expect(page.locator(".file .pieces li")).to_have_count(13)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the example").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["height"] == 10
    text = json.dumps(SMALL | {"start_cards": ["none"], "width": 4}, indent=1)
    page.locator(".file input[type=file]").set_input_files(
        {"name": "set.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    expect(page.locator(".file .faults li")).to_have_count(1)
    line = 1 + next(number for number, line in enumerate(text.splitlines()) if '"none"' in line)
    expect(page.locator(".file .faults li")).to_contain_text(f"Line {line}")
    expect(page.locator(".file .faults li")).to_contain_text("There is no such piece.")
    assert stage.axe() == []
    dropped = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'set.json')); return data; }",
        TWO_ROUNDS["set_file"],
    )
    page.dispatch_event(".file", "drop", {"dataTransfer": dropped})
    expect(page.locator(".file .pieces li")).to_have_count(3)
    expect(page.locator(".file .mark").first).to_be_visible()
    page.get_by_role("button", name="Open the table").click()  # it is played at once, without choosing a mode
    expect(field(page)).to_have_attribute("aria-valuemax", "3")


def test_a_hint_turns_the_piece_to_its_landing_and_marks_who_asked(enter: Enter) -> None:
    page = sit(enter(), bots=1)
    page.locator("body").press("h")
    expect(page.locator(".field .hint, .pass.hinted")).to_have_count(1)
    hinted, ghost = page.locator(".field .hint").get_attribute("d"), page.locator(".ghost .edge").get_attribute("d")
    assert hinted == ghost
    confirm(page)
    expect(page.locator("[data-seat='0']").get_by_role("img", name="with hints")).to_be_visible()


@pytest.mark.parametrize(("moves", "why"), [(48, "is your start piece: you skip"), (13, "fits nowhere in your grid")])
def test_who_is_not_asked_reads_why_also_after_a_reload(enter: Enter, moves: int, why: str) -> None:
    stage = enter()
    page = sit_down(stage, partway(stage, "fits", seats=3, seed=1, moves=moves))
    page.reload()
    expect(page.locator(".notice")).to_contain_text(why)
