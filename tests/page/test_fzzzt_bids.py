"""Bids of Fzzzt! in the browser: they lie in view, and are seen at a glance when they are turned up."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.page.stage import DESK, PHONE, Enter, Stage
from tests.page.tables import move, partway, people, put_up, sit, view

COVERED = """() => [...document.querySelectorAll('.reveal li, .told')].filter(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return !part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map(part => part.textContent)"""


def hand(stage: Stage) -> Locator:
    """The cards one may bid with, once they lie there."""
    cards = stage.page.locator(".hand button[aria-pressed]")
    expect(cards).to_have_count(4)
    return cards


def test_ones_own_bid_laid_in_turn_stays_in_view_with_its_sum(enter: Enter) -> None:
    stage = enter()
    made = put_up(stage, "fzzzt", *people(2), options={"edition": "fr"})
    chief = next(seat for seat in (0, 1) if view(stage, made, seat)["view"]["decision"])
    page = sit(stage, made, chief)
    hand(stage).nth(1).click()
    hand(stage).nth(3).click()
    total = page.locator(".total").inner_text()
    page.locator(".lay").click()
    expect(page.locator(".tray .laid")).to_contain_text("2 cards")
    expect(page.locator(".hand .lit")).to_have_count(2)
    expect(page.locator(".total")).to_have_text(total)


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_all_bids_and_what_came_of_them_are_seen_at_a_glance(enter: Enter, screen: ViewportSize) -> None:
    stage = enter(viewport=screen, reduced_motion="no-preference")
    made = put_up(stage, "fzzzt", *people(4))
    page = sit(stage, made)
    for place in range(4):
        hand(stage).nth(place).click()
    page.locator(".lay").click()
    for seat in (1, 2, 3):
        move(stage, made, seat)
    expect(page.locator(".reveal .sum.shown")).to_have_count(4)
    assert page.evaluate(COVERED) == []


def test_on_a_phone_hand_sum_and_button_are_in_view_at_once(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    page = sit(stage, partway(stage, "fzzzt", seats=3, seed=8, moves=0))  # the Chief bids for a lot with a long name
    hand(stage).nth(2).tap()
    tray, tabs = page.locator(".tray").bounding_box(), page.locator("nav").last.bounding_box()
    assert tray
    assert tabs
    assert tray["y"] + tray["height"] <= tabs["y"]
