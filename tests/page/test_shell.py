"""The page around the boards: coming in, sitting down, sharing a device, losing the network, looking back."""

import re

from playwright.sync_api import Page, expect

from tests.page.stage import PHONE, Enter
from tests.page.tables import people, put_up, sit


def prompt(page: Page) -> str:
    """What the page asks of us."""
    return page.locator(".prompt [role=status]").inner_text()


def test_people_find_each_other_by_code_and_the_game_begins(enter: Enter) -> None:
    ann, bob = enter().page, enter(viewport=PHONE, has_touch=True).page
    ann.goto("/new/fluxx")
    ann.get_by_label("Name of the player in seat 1").fill("Ann")
    ann.get_by_label("Who sits in seat 2").select_option("open")
    ann.get_by_label("Remove seat 3").click()
    ann.get_by_role("button", name="Open the table").click()
    code = ann.locator(".code code")
    expect(code).to_have_text(re.compile("^[A-Z]{6}$"))
    bob.goto("/")
    bob.get_by_label("Code or link").fill(code.inner_text().lower())
    bob.get_by_role("button", name="Join", exact=True).click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").click()
    for page in (ann, bob):
        expect(page.locator(".prompt")).to_be_visible()
        expect(page.get_by_role("list", name="Players")).to_contain_text("Ann")
        expect(page.get_by_role("list", name="Players")).to_contain_text("Bob")


def test_a_curtain_falls_between_two_people_at_one_device(enter: Enter) -> None:
    stage = enter()
    page = sit(stage, put_up(stage, "fzzzt", *people(2)), 0, 1)
    page.goto("/")
    page.get_by_role("link", name=re.compile("Fzzzt! Bob")).click()
    expect(page.locator("li.me")).to_contain_text("Ann")
    first = page.locator("main .board").first.inner_text()
    page.keyboard.press("1")
    page.keyboard.press("0")
    page.get_by_role("button", name="Pass the device to Bob").click()
    expect(page.locator(".board")).to_have_count(0)
    page.get_by_role("button", name="I am Bob").click()
    expect(page.locator("li.me")).to_contain_text("Bob")
    assert page.locator("main .board").first.inner_text() != first


def test_two_tabs_of_one_seat_agree_and_a_reload_keeps_the_panel(enter: Enter) -> None:
    stage = enter()
    page = stage.page
    page.goto("/play/fits")
    expect(page.locator(".prompt")).to_be_visible()
    other = stage.tab()
    other.goto(page.url)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Hello, other tab")
    page.keyboard.press("Enter")
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_text("Hello, other tab")).to_be_visible()
    other.reload()
    expect(other.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    asked = prompt(page)
    page.get_by_role("button", name="Lay it").click()
    for each in (page, other):
        expect(each.locator(".prompt [role=status]")).not_to_have_text(asked)
    expect(other.locator(".prompt [role=status]")).to_have_text(prompt(page))


def test_the_back_button_closes_a_drawer_of_a_phone(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    page = stage.page
    page.goto("/play/fluxx")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.reload()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "/t/" in page.url
    assert stage.overflow() == 0


def test_the_past_is_looked_at_and_left_again(enter: Enter) -> None:
    page = enter().page
    page.goto("/play/fits")
    page.get_by_role("button", name="Lay it").click()
    expect(page.locator(".line").nth(4)).to_be_visible()
    page.get_by_role("button", name="Look at moment 0").click()
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    expect(page.get_by_role("button", name="Lay it")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_hidden()
    expect(page.get_by_role("button", name="Lay it")).to_be_visible()


def test_a_prompt_leads_to_its_rule(enter: Enter) -> None:
    page = enter(locale="fr").page
    page.goto("/play/fzzzt")
    page.get_by_role("button", name=re.compile("fzzzt 44")).click()
    expect(page.locator(".meant .number")).to_have_text("44")
    page.get_by_placeholder("Chercher dans les règles").fill("égalité")
    expect(page.locator(".rules li").first).to_be_visible()


def test_an_unknown_place_says_what_to_do(enter: Enter) -> None:
    stage = enter()
    stage.forgive("404", "WebSocket")
    for path, words in {"/nowhere": "There is nothing here", "/new/chess": "There is no such game"}.items():
        stage.page.goto(path)
        expect(stage.page.get_by_role("heading", name=words)).to_be_visible()
    stage.page.goto("/t/abcdef")
    expect(stage.page.get_by_role("heading", name="There is no such table")).to_be_visible()
