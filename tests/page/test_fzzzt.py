"""Fzzzt! in the browser: belt, bids, reveal, building, assembly, score sheet."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fourfold.games.fzzzt.cards import printed
from tests.page.keys import tab_to
from tests.page.stage import PHONE, Enter, Stage

STARTERS = [robot for robot in printed()["robots"] if robot["owner"]]
OIL = [unit | {"id": f"oil{n}", "symbols": ["oil"]} for n, unit in enumerate([printed()["production_units"][0]] * 9)]
SHORT: dict[str, Any] = {  # a deck of eighteen cards: two rounds with a building phase between
    "robots": [*STARTERS, printed()["robots"][-2]],
    "upgrades": [printed()["upgrades"][0]],
    "fzzzt": [printed()["fzzzt"][0]],
    "production_units": OIL,
}
QUICK: dict[str, Any] = {"card_file": json.dumps(SHORT)}

HERE = """() => {
    if (document.querySelector('.over')) return 'over';
    const board = document.querySelector('.board[data-moment]');
    const [,,, prompt] = board.dataset.moment.split(' ');
    return prompt ? board.dataset.moment : '';
}"""


def sit(stage: Stage, bots: int = 1, **options: Any) -> Page:
    """A table of Fzzzt! with one person at it."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "level": "greedy"}] * bots]
    wanted = {"game": "fzzzt", "seats": seats, "options": options, "pace": "off"}
    made = stage.context.request.post("/api/tables", data=wanted).json()
    held = json.dumps([{"table": made["table"], "game": "fzzzt", "seats": made["seats"], "since": 0}])
    stage.page.add_init_script(f"localStorage.setItem('seats', {json.dumps(held)})")
    stage.page.goto(f"/t/{made['table']}")
    expect(stage.page.locator(".conveyor")).to_be_visible()
    wait(stage.page)
    return stage.page


def where(page: Page) -> str:
    """What is asked and when; nothing while a person can do nothing."""
    found: str = page.evaluate(HERE)
    return found


def wait(page: Page, before: str = "") -> str:
    """Wait until something else is asked, or the game is over."""
    page.wait_for_function(f"before => {{ const here = ({HERE})(); return here && here !== before; }}", arg=before)
    return where(page)


def prompt(page: Page) -> str:
    """What is asked."""
    here = where(page)
    return here if here in ("", "over") else here.split(" ")[3]


def agree(page: Page) -> None:
    """Say yes if the page doubts."""
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .main").click()


def bid(page: Page, *places: int) -> None:
    """Tap cards of the hand, and lay them."""
    before = where(page)
    cards = page.locator(".hand button[aria-pressed]")
    for place in places:
        if cards.nth(place).get_attribute("aria-pressed") == "false":
            cards.nth(place).click()
    page.locator(".lay").click()
    wait(page, before)


def place(page: Page, robot: bool) -> None:
    """Place the first robot that fits, or none."""
    before = where(page)
    fits = page.locator(".hand button.lit")
    fits.first.click() if robot and fits.count() else page.locator(".placing button").click()
    agree(page)
    wait(page, before)


def bid_somehow(page: Page, turn: int) -> None:
    """Everything for a first unit, else one card after another."""
    cards = page.locator(".hand button[aria-pressed]").count()
    wanted = page.locator(".conveyor .lot .face.unit").count() and not page.locator(".workshop .unit").count()
    bid(page, *(range(cards) if wanted else [turn % cards]))


def play_on(page: Page, until: str, turns: int = 60) -> None:
    """Bid, and place nothing, until something is asked."""
    for turn in range(turns):
        if prompt(page) == until:
            return
        if prompt(page) == "bid":
            bid_somehow(page, turn)
        else:
            place(page, robot=False)
    pytest.fail(f"{until} was never asked; it is {where(page)!r}")


def test_a_whole_game_by_mouse(enter: Enter) -> None:
    page = sit(enter(), **QUICK)
    placed = 0
    for turn in range(60):
        if prompt(page) == "over":
            break
        if prompt(page) == "bid":
            bid_somehow(page, turn)
        else:
            placed += 1
            place(page, robot=placed == 1)
    assert prompt(page) == "over"
    expect(page.locator(".sheets article")).to_have_count(2)
    for sheet in page.locator(".sheets article").all():
        total, *lines = [
            int(text.replace("−", "-"))
            for text in sheet.locator("header strong, .entry:not(.tie) b, .points").all_inner_texts()
        ]
        assert total == sum(lines)
        expect(sheet.locator(".tie")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(enter: Enter) -> None:
    page = sit(enter(), **QUICK)
    for turn in range(60):
        before, asked = where(page), prompt(page)
        if asked == "over":
            break
        if asked == "bid" and turn % 2:
            if page.locator(".lay[aria-disabled=true]").count():  # a last card is picked by itself
                tab_to(page.locator(".hand button[aria-pressed=false]"))
                page.keyboard.press("Enter")
            tab_to(page.locator(".lay[aria-disabled=false]"))
            page.keyboard.press("Enter")
        elif asked == "bid":
            page.keyboard.press("1") if page.locator(".lay[aria-disabled=true]").count() else None
            page.keyboard.press("0")
        else:
            fits = page.locator(".hand button.lit").count()
            tab_to(page.locator(".hand button.lit" if turn % 2 and fits else ".placing button"))
            page.keyboard.press("Enter")
            if page.locator("dialog[open]").count():
                tab_to(page.locator("dialog[open] .main"))
                page.keyboard.press("Enter")
        wait(page, before)
    assert prompt(page) == "over"


def test_arrows_go_from_card_to_card(enter: Enter) -> None:
    page = sit(enter())
    cards = page.locator(".hand button[aria-pressed]")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_everything_fits_and_can_be_read(enter: Enter, theme: str) -> None:
    language = "ru" if theme == "dark" else "fr"
    stage = enter(viewport=PHONE, has_touch=True, locale=language, color_scheme=theme)
    page = sit(stage, **QUICK)
    seen: list[str] = []
    for turn in range(60):
        asked = prompt(page)
        if asked not in seen:
            seen.append(asked)
            assert (stage.axe(), stage.overflow()) == ([], 0), asked
        if asked == "over":
            break
        if asked == "bid":
            bid_somehow(page, turn)
        else:
            place(page, robot=False)
    assert seen == ["bid", "place", "over"]


def test_the_tray_sums_what_is_picked_and_says_who_wins_ties(enter: Enter) -> None:
    page = sit(enter())
    cards, total = page.locator(".hand button[aria-pressed]"), page.locator(".total")
    powers = [int(text) for text in page.locator(".hand .face > text:first-of-type").all_text_contents()]
    expect(page.locator(".lay")).to_have_attribute("aria-disabled", "true")
    cards.nth(1).click()
    cards.nth(3).click()
    expect(total).to_have_text(str(powers[1] + powers[3]))
    expect(page.locator(".lay")).to_contain_text("2 cards")
    cards.nth(1).click()
    expect(total).to_have_text(str(powers[3]))
    mine = page.locator(".workshop [data-thing=wrench]").count() == 1
    expect(page.locator(".tie")).to_contain_text("you win ties" if mine else "wins ties against you")


def test_the_belt_shows_the_lot_its_speed_and_the_dark(enter: Enter) -> None:
    page = sit(enter())
    expect(page.locator(".conveyor .lot")).to_have_count(1)
    lit, dark = page.locator(".conveyor .piece").count(), page.locator(".conveyor .dark").count()
    assert lit + dark == 8
    speed = int(page.locator(".conveyor .lot .face > text").last.text_content() or "")
    assert lit == min(speed, 8)  # the first lot of a round opens a stretch
    expect(page.locator(".deck")).to_contain_text("38 cards")
    expect(page.locator(".round")).to_contain_text("6 cards will never be seen")


def test_a_card_on_the_belt_is_shown_large_with_its_text(enter: Enter) -> None:
    page = sit(enter())
    name = page.locator(".conveyor .lot .piece .unseen").text_content() or ""
    page.locator(".conveyor .lot .piece").click()
    expect(page.locator("article.card")).to_contain_text(name)


def test_bids_laid_in_turn_show_their_number_of_cards(enter: Enter) -> None:
    page = sit(enter(), bots=2, edition="fr")
    for _ in range(8):
        laid = page.locator(".rival.bid")
        if laid.count():
            expect(laid.first.locator(".closed").first).to_be_visible()
            expect(laid.first.locator(".status")).to_contain_text(re.compile(r"\d cards? laid"))
            return
        bid(page, 0)
    pytest.fail("no rival ever bids before us")


def test_a_peripheral_is_on_show_as_a_house_card_and_where_it_applies(enter: Enter) -> None:
    page = sit(enter(), peripherals=["per-mouse"])
    expect(page.locator(".peripheral")).to_contain_text("Mouse")
    expect(page.locator(".peripheral")).to_contain_text("house card")
    page.locator(".hand button[aria-pressed]").first.click()
    expect(page.locator(".tray .rule")).to_contain_text("smallest bid above zero wins")


def test_the_joystick_lets_the_chief_pick_the_lot(enter: Enter) -> None:
    page = sit(enter(), peripherals=["per-joystick"])
    for _ in range(16):
        if prompt(page) == "pick":
            before = where(page)
            page.locator(".conveyor button.lit").last.click()
            wait(page, before)
            assert prompt(page) == "bid"
            return
        bid(page, 0)
    pytest.fail("we were never the Chief")


def test_the_counting_aid_lists_what_everybody_owns(enter: Enter) -> None:
    page = sit(enter(), memory_aid="on")
    for owner in page.locator("details:has-text('Owns')").all():
        owner.locator("summary").click()
        expect(owner.locator(".piece")).to_have_count(4)


def test_building_lights_up_what_fits_and_warns_that_it_is_for_good(enter: Enter) -> None:
    page = sit(enter(), **QUICK)
    play_on(page, until="place")
    expect(page.locator(".unit.active")).to_have_count(1)
    expect(page.locator(".placing")).to_contain_text("stays for good")
    expect(page.locator(".placing button")).to_have_text("Place none")
    labels = page.locator(".hand button.lit .unseen").all_text_contents()
    assert labels
    assert all("oil" in label or "upgrade" in label for label in labels)
    page.locator(".hand button.lit").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("for good")


def test_an_assembly_by_hand_can_take_the_suggestion_or_place_robots(enter: Enter) -> None:
    page = sit(enter(), auto_assembly="off", **QUICK)
    play_on(page, until="assemble")
    expect(page.locator(".suggestion li").first).to_be_visible()
    now = page.locator(".workshop .unit .robot").count()
    page.locator(".hand button.lit").first.click()
    page.locator("button.unit.active").first.click()
    agree(page)
    expect(page.locator(".workshop .unit .robot")).to_have_count(now + 1)
    wait(page)
    if prompt(page) == "assemble":
        page.locator(".suggestion .main").click()
    expect(page.locator(".sheets article")).to_have_count(2)


def test_the_bids_are_turned_up_in_three_beats_and_can_be_skipped(enter: Enter) -> None:
    page = sit(enter(reduced_motion="no-preference"))
    page.locator(".hand button[aria-pressed]").first.click()
    page.locator(".lay").click()
    reveal = page.locator(".reveal")
    expect(reveal.locator(".back").first).to_be_visible()
    expect(reveal.locator(".sum").first).to_have_text(re.compile("card"))
    expect(reveal.locator(".cards .piece").first).to_be_visible()
    expect(reveal.locator(".sum.shown")).to_have_count(2)
    expect(reveal.locator("li.wins")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(reveal).to_have_count(0)
    expect(page.locator(".conveyor .piece, .conveyor .dark")).to_have_count(7)


def test_every_auction_is_written_down_and_stays_after_a_reload(enter: Enter) -> None:
    page = sit(enter())
    bid(page, 0)
    bid(page, 0)
    page.locator(".auctions summary").click()
    expect(page.locator(".auctions ol li")).to_have_count(2)
    before = page.locator(".auctions ol").text_content() or ""
    page.reload()
    page.locator(".auctions summary").click()
    expect(page.locator(".auctions ol")).to_have_text(before)


def test_a_card_file_is_read_drawn_and_its_faults_explained(enter: Enter) -> None:
    page = enter(locale="fr").page
    page.goto("/new/fzzzt")
    page.get_by_role("button", name="Partir des cartes imprimées").click()
    expect(page.get_by_text("Prêt à jouer : 72 cartes et 12 périphériques.")).to_be_visible()
    expect(page.locator(".cards .face")).to_have_count(72)
    strong = [STARTERS[0] | {"power": 9}, *STARTERS[1:]]
    page.locator(".file textarea").fill(json.dumps({"robots": strong}))
    expect(page.locator(".faults li")).to_have_count(1)
    expect(page.locator(".faults li")).to_contain_text(f"robots[0] ({STARTERS[0]['id']}), power")
    expect(page.locator(".faults li")).to_contain_text("nombre entier de 1 à 5")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_lessons_lead_from_the_first_bid_to_the_last_word(enter: Enter, language: str) -> None:
    page, texts = enter(locale=language).page, set[str]()
    page.goto("/learn/fzzzt")
    lesson = page.locator(".lesson")
    expect(page.locator(".conveyor")).to_be_visible()
    wait(page)
    shows = [None, ".conveyor", ".hand", ".tray", ".auctions", ".why", ".rivals", ".workshop", ".workshop header", None]
    for step, part in enumerate(shows, 1):
        expect(lesson.locator(".soft")).to_contain_text(str(step))
        expect(page.locator(".taught")).to_have_count(1 if part else 0)
        expect(page.locator(f"{part}.taught")).to_have_count(1) if part else None
        texts.add(lesson.locator(".text").inner_text())
        bid(page, 0) if step in (4, 5, 7) else lesson.locator("button.main").click()
    expect(lesson).to_have_count(0)
    assert len(texts) == len(shows)


def test_on_a_phone_the_tray_lies_below_the_hand(enter: Enter) -> None:
    page = sit(enter(viewport=PHONE, has_touch=True), bots=4)
    page.locator(".tray").scroll_into_view_if_needed()
    tray, hand = page.locator(".tray").bounding_box(), page.locator(".hand").bounding_box()
    assert tray
    assert hand
    assert hand["y"] + hand["height"] <= tray["y"] + 1
    belt = page.locator(".conveyor ol").bounding_box()
    assert belt
    assert belt["height"] < 180  # one row, however many cards lie on it
