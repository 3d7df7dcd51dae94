"""Several browsers at one table: they agree, whatever breaks between them; taking back, looking on, playing again."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.fits import TWO_ROUNDS
from tests.page.stage import PHONE, Enter
from tests.page.tables import BOT, gone_by, move, people, put_up, sit, view
from tests.server.running import Running


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may kill."""
    with Running(tmp_path) as running:
        yield running


def lay(page: Page) -> None:
    """Lay the piece where it is, though it may be a pity."""
    page.get_by_role("button", name="Lay it").click()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .main").click()


def expect_moment(page: Page, number: int) -> None:
    """The log has come so far and not farther."""
    expect(page.locator(".moment").last).to_have_text(str(number))


@pytest.mark.parametrize("many", [2, 4])
def test_all_browsers_at_a_table_see_the_same_game(enter: Enter, many: int) -> None:
    stages = [enter(viewport=PHONE, has_touch=True) if seat == 3 else enter() for seat in range(many)]
    made = put_up(stages[0], "fits", *people(many))
    pages = [sit(stage, made, seat) for seat, stage in enumerate(stages)]
    for page in pages:
        lay(page)
    expect_moment(pages[0], many)
    asked = [seat for seat, stage in enumerate(stages) if view(stage, made, seat)["view"]["decision"]]
    for seat in asked:  # the others have started with this piece
        lay(pages[seat])
    for page in pages[:3]:
        expect_moment(page, many + len(asked))
        expect(page.locator(".seats .here")).to_have_count(many)


def test_a_move_made_without_network_arrives_once(enter: Enter) -> None:
    ann, bob = enter(), enter()
    ann.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket")
    made = put_up(ann, "fits", *people(2))
    mine, his = sit(ann, made, 0), sit(bob, made, 1)
    expect(mine.get_by_role("button", name="Lay it")).to_be_visible()
    before = view(ann, made, 0)["seq"]
    ann.context.set_offline(True)
    expect(mine.get_by_text("The connection is lost")).to_be_visible()
    expect(his.get_by_role("list", name="Players")).to_contain_text("to move")
    lay(mine)
    lay(his)
    expect(his.locator(".prompt")).to_contain_text("Waiting for Ann")
    ann.context.set_offline(False)
    expect(mine.get_by_text("The connection is lost")).to_be_hidden()
    for page in (mine, his):
        expect_moment(page, before + 2)
    assert view(ann, made, 0)["seq"] == before + 2


@pytest.mark.parametrize("many", [2, 4])
def test_everybody_plays_on_after_the_server_was_killed(enter: Enter, fragile: Running, many: int) -> None:
    stages = [enter(fragile.url) for _ in range(many)]
    for stage in stages:
        stage.forgive("ERR_CONNECTION_REFUSED", "WebSocket", "ERR_CONNECTION_RESET")
    made = put_up(stages[0], "fits", *people(many))
    ann, *others = pages = [sit(stage, made, seat) for seat, stage in enumerate(stages)]
    lay(ann)
    expect(ann.locator(".prompt")).to_contain_text("Waiting for Bob")
    fragile.kill()
    for page in others:
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        lay(page)
    fragile.start()
    for page in pages:
        expect(page.get_by_text("The connection is lost")).to_be_hidden()
        expect_moment(page, many)
    asked = [seat for seat, stage in enumerate(stages) if view(stage, made, seat)["view"]["decision"]]
    for seat in asked:
        lay(pages[seat])
    for page in pages:
        expect_moment(page, many + len(asked))


def test_four_browsers_lose_the_network_one_after_the_other_and_agree(enter: Enter) -> None:
    stages = [enter() for _ in range(4)]
    made = put_up(stages[0], "fits", *people(4))
    pages = [sit(stage, made, seat) for seat, stage in enumerate(stages)]
    for stage, page in zip(stages, pages, strict=True):
        stage.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket")
        stage.context.set_offline(True)
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        lay(page)
        stage.context.set_offline(False)
        expect(page.get_by_text("The connection is lost")).to_be_hidden()
    for page in pages:
        expect_moment(page, 4)
        expect(page.locator(".seats .here")).to_have_count(4)
    assert len({json.dumps(view(stage, made, 0)["view"]["table"]["seats"]) for stage in stages}) == 1


def test_what_is_said_reaches_the_others(enter: Enter) -> None:
    stages = enter(), enter(locale="ru"), enter()
    made = put_up(stages[0], "fits", *people(2))
    ann, bob = sit(stages[0], made, 0), sit(stages[1], made, 1)
    onlooker = stages[2].page
    onlooker.goto(f"/t/{made['table']}")
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something").fill("<b>Hello</b>, Bob")
    ann.keyboard.press("Enter")
    expect(bob.get_by_role("tab", name=re.compile("Чат"))).to_contain_text("1")
    for page, tab in ((bob, "Чат"), (onlooker, "Chat")):
        page.get_by_role("tab", name=re.compile(tab)).click()
        expect(page.get_by_role("log").get_by_text("<b>Hello</b>, Bob")).to_be_visible()
    expect(onlooker.get_by_text("Only those with a seat can talk")).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(enter: Enter) -> None:
    stages = enter(), enter()
    made = put_up(stages[0], "fits", *people(2))
    ann, bob = (sit(stage, made, seat) for seat, stage in enumerate(stages))
    for page in (ann, bob):
        lay(page)
    for page in (ann, bob):
        expect_moment(page, 2)
    calls = ann.locator(".fits").get_attribute("data-calls")
    ann.get_by_role("button", name="Take my last move back").click()
    expect(ann.get_by_text("The others have to agree")).to_be_visible()
    bob.get_by_role("button", name="Refuse").click()
    expect(ann.get_by_text("The others have to agree")).to_be_hidden()
    expect(ann.locator(".fits")).to_have_attribute("data-calls", calls or "")
    ann.get_by_role("button", name="Take my last move back").click()
    bob.get_by_role("button", name="Allow it").click()
    expect(bob.get_by_text("Ann takes a move back").first).to_be_visible()
    expect(ann.locator(".fits")).not_to_have_attribute("data-calls", calls or "")


def test_an_onlooker_sees_the_table_but_no_hand(enter: Enter) -> None:
    player, onlooker = enter(), enter()
    made = put_up(player, "fluxx", *people(2))
    page = sit(player, made, 0)
    expect(page.locator(".hand .card").first).to_be_visible()
    onlooker.page.goto(f"/t/{made['table']}")
    expect(onlooker.page.locator(".prompt")).to_contain_text("Waiting for")
    expect(onlooker.page.locator(".hand .card")).to_have_count(0)
    held = [card.get_attribute("data-card") for card in page.locator(".hand .card").all()]
    assert held
    assert not any(f'"{card}"' in onlooker.page.content() for card in held)
    expect(page.locator(".watching")).to_contain_text("1 person looks on")


def test_the_same_people_play_again(enter: Enter) -> None:
    stages = enter(), enter()
    made = put_up(stages[0], "fits", *people(2), options=TWO_ROUNDS)
    while view(stages[0], made, 0)["status"] != "over":
        for seat, stage in enumerate(stages):
            if view(stage, made, seat)["view"]["decision"]:
                move(stage, made, seat)
    ann, bob = (sit(stage, made, seat) for seat, stage in enumerate(stages))
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_url(lambda url: made["table"] not in url)
    bob.get_by_role("link", name="Join the next game").click()
    bob.wait_for_url(ann.url)
    for page in (ann, bob):
        expect(page.get_by_role("button", name="Lay it")).to_be_visible()


def test_a_bot_says_what_it_would_do_and_the_last_turn_is_shown_again(enter: Enter) -> None:
    stage = enter()
    page = sit(stage, put_up(stage, "fits", *people(1), BOT))
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".prompt .hint")).to_contain_text("A bot would choose:")
    lay(page)
    expect(page.locator(".prompt .hint")).to_have_count(0)
    expect(page.locator(".moment").nth(1)).to_be_visible()
    page.get_by_role("button", name="Show the last turn again").click()
    expect(page.get_by_text("The last turn is shown again")).to_be_visible()
    expect(page.get_by_role("button", name="Lay it")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("button", name="Lay it")).to_be_visible()


def test_a_moment_of_a_replay_is_shared_and_goes_on_as_a_new_game(enter: Enter) -> None:
    stage, friend = enter(permissions=["clipboard-read", "clipboard-write"]), enter(locale="fr")
    page = stage.page
    page.goto(f"/r/{gone_by(stage, 'fzzzt')['table']}")
    page.get_by_role("slider", name="Move", exact=True).fill("30")
    expect(page.locator("output")).to_contain_text("30")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator("output")).to_contain_text("31")
    page.get_by_label("Whose eyes").select_option("1")
    expect(page.locator(".hand").first).to_be_visible()
    page.get_by_role("button", name="Share this moment").click()
    expect(page.locator(".controls [role=status]")).to_have_text("Copied")
    friend.page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(friend.page.locator("output")).to_contain_text("31")
    page.get_by_role("button", name="What if…").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".ask .prompt")).to_be_visible()
    expect(page.locator(".conveyor")).to_be_visible()


def test_a_replay_plays_by_itself_and_each_line_of_the_log_leads_to_its_moment(enter: Enter) -> None:
    stage = enter()
    page = stage.page
    page.goto(f"/r/{gone_by(stage, 'fits')['table']}?move=33")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).to_contain_text("36")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".sheet").first).to_be_visible()
    number = page.locator(".moment").nth(5).inner_text()
    page.locator(".moment").nth(5).click()
    expect(page.get_by_role("slider", name="Move", exact=True)).to_have_value(number)
    assert 0 < int(number) < 36


def test_a_bot_is_asked_to_play_for_somebody_who_has_gone(enter: Enter) -> None:
    stage, other = enter(), enter()
    stage.page.clock.install()
    made = put_up(stage, "fits", *people(2))
    ann = sit(stage, made)
    sit(other, made, 1).goto("about:blank")
    move(stage, made, 0)
    replace = ann.locator(".prompt").get_by_role("button", name="Let a bot play for Bob")
    expect(ann.locator(".prompt")).to_contain_text("not connected")
    expect(replace).to_have_count(0)
    ann.clock.fast_forward("02:01")
    replace.click()
    expect(ann.get_by_role("alert")).to_contain_text("Give them two minutes")
    sit(other, made, 1)
    expect(replace).to_have_count(0)
