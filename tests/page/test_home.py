"""The first page and the places it leads to: a game within two clicks, friends, links, going back, and its weight."""

import json
import re
import struct

import pytest
from playwright.sync_api import expect

from fourfold import GAMES
from tests.page.stage import PHONE, Enter
from tests.page.tables import BOT, gone_by, people, put_up, sit, view

HEAVIEST = 150_000  # bytes that the first screen may take, compressed
TITLES = {"fzzzt": "Fzzzt!", "fits": "Mini FITS", "fluxx": "Fluxx", "frag": "FRAG"}


def test_the_first_screen_is_light(enter: Enter) -> None:
    stage = enter()
    session = stage.context.new_cdp_session(stage.page)
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    stage.page.goto("/")
    expect(stage.page.locator(".tile svg").nth(3)).to_be_visible()
    stage.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(loaded) <= HEAVIEST


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_into_a_game_against_bots(enter: Enter, game: str) -> None:
    page = enter().page
    page.goto("/")
    page.get_by_role("link", name=f"Play now {TITLES[game]}").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name=TITLES[game], level=1)).to_be_visible()
    expect(page.locator(".ask .prompt")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("bot")
    page.go_back()
    expect(page.get_by_role("heading", name="Four games, one table")).to_be_visible()
    page.go_forward()
    expect(page.locator(".ask .prompt")).to_be_visible()


def test_an_open_table_is_listed_and_somebody_joins(enter: Enter) -> None:
    ann, bob = enter(), enter(viewport=PHONE, has_touch=True)
    made = put_up(ann, "fits", *people(1), {"kind": "open"}, public=True)
    sit(ann, made)
    expect(ann.page.get_by_role("heading", name="Mini FITS: waiting for players")).to_be_visible()
    bob.page.goto("/")
    bob.page.locator(f"a[href='/t/{made['table']}']").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit here").click()
    for page in (ann.page, bob.page):
        expect(page.get_by_role("button", name="Lay it")).to_be_visible()
    assert [player["name"] for player in view(ann, made, 0)["players"]] == ["Ann", "Bob"]


def test_the_link_of_a_seat_brings_it_to_another_device(enter: Enter) -> None:
    desk, phone = enter(), enter(viewport=PHONE, has_touch=True)
    made = put_up(desk, "fluxx", *people(1), BOT)
    sit(desk, made)
    sit(phone, made)
    hands = []
    for stage in (desk, phone):
        expect(stage.page.locator("li.me")).to_contain_text("Ann")
        expect(stage.page.locator(".hand .card").first).to_be_visible()
        hands.append([card.get_attribute("data-card") for card in stage.page.locator(".hand .card").all()])
        assert made["seats"][0]["token"] not in stage.page.url
    assert hands[0] == hands[1]


def test_a_reload_goes_on_at_the_same_place(enter: Enter) -> None:
    stage = enter()
    page = sit(stage, gone_by(stage, "fzzzt", left=40), 0)
    expect(page.locator(".conveyor")).to_be_visible()
    before = (page.url, page.locator(".conveyor").inner_text(), page.locator(".prompt [role=status]").inner_text())
    page.reload()
    expect(page.locator(".conveyor")).to_be_visible()
    assert before == (
        page.url,
        page.locator(".conveyor").inner_text(),
        page.locator(".prompt [role=status]").inner_text(),
    )


def test_our_games_are_listed_and_can_be_forgotten(enter: Enter) -> None:
    stage = enter()
    sit(stage, gone_by(stage, "fits"))
    page = stage.page
    expect(page.locator(".over")).to_be_visible()
    page.get_by_role("link", name="All games").first.click()
    ours = page.get_by_role("region", name="Your games")
    expect(ours).to_contain_text(re.compile(r"Finished: place \d of 2"))
    ours.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move", exact=True)).to_be_visible()
    page.go_back()
    ours.get_by_role("button", name="Remove from this list").click()
    expect(ours).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Four games, one table")).to_be_visible()
    expect(ours).to_have_count(0)


def test_the_rules_are_read_and_searched(enter: Enter) -> None:
    page = enter().page
    page.goto("/")
    page.get_by_role("navigation", name="Places").get_by_role("link", name="Rules").click()
    for game, title in TITLES.items():
        page.get_by_role("navigation", name="Which game?").get_by_role("link", name=title).click()
        page.wait_for_url(f"**/rules/{game}")
        expect(page.locator(".rules li").nth(20)).to_be_attached()
    every = page.locator(".rules li").count()
    page.get_by_role("searchbox").fill("teleport")
    expect(page.locator(".rules li").nth(every - 1)).to_have_count(0)
    expect(page.locator(".rules")).to_contain_text("teleport", ignore_case=True)
    page.get_by_role("searchbox").fill("zzzzzz")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_the_leaderboard_of_each_game_is_one_click_away(enter: Enter) -> None:
    stage = enter()
    stage.page.goto("/leaders/fits")
    expect(stage.page.get_by_role("heading", level=1)).to_contain_text("Leaderboard")
    stage.page.get_by_role("link", name="FRAG").first.click()
    stage.page.wait_for_url("**/leaders/frag")


def test_language_and_colours_are_chosen_and_kept(enter: Enter) -> None:
    page = enter().page
    page.goto("/")
    page.get_by_label("Language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.locator("header button").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("[а-я]"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_it_can_be_installed(enter: Enter) -> None:
    stage = enter()
    stage.page.goto("/")
    session = stage.context.new_cdp_session(stage.page)
    found = session.send("Page.getAppManifest")
    assert (found["errors"], found["url"]) == ([], f"{stage.url}/manifest.webmanifest")
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    left = [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(left) <= {"in-incognito"}  # as tests are
    for icon in manifest["icons"]:
        answer = stage.context.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, icon["type"])
        assert icon["type"] == "image/svg+xml" or png_size(answer.body()) == icon["sizes"]
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    assert {each["url"] for each in manifest["shortcuts"]} == {f"/play/{game}" for game in GAMES}
    assert stage.context.request.get("/apple-touch-icon.png").status == 200


def png_size(image: bytes) -> str:
    """The size that a PNG says it has."""
    width, height = struct.unpack(">II", image[16:24])
    return f"{width}x{height}"


def test_an_option_that_cannot_be_is_marked_with_the_reason(enter: Enter) -> None:
    stage = enter()
    stage.forgive("400")
    page = stage.page
    page.goto("/new/frag")
    page.get_by_label("Remove seat 4").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Change the marked ones")).to_be_visible()
    wrong = page.locator(".option.wrong")
    expect(wrong).to_contain_text("2 or 3 may play")
    expect(wrong.get_by_role("alert")).to_contain_text("this map is for 4 to 6 players, not 3")
    wrong.get_by_role("checkbox").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".ask .prompt")).to_be_visible()


def test_a_wrong_code_says_what_to_do(enter: Enter) -> None:
    stage = enter()
    stage.forgive("404")
    stage.page.goto("/")
    stage.page.get_by_label("Code or link").fill("AAAAAA")
    stage.page.get_by_role("button", name="Join", exact=True).click()
    expect(stage.page.get_by_role("alert")).to_contain_text("There is no such table")
