"""Every screen on a desk and on a phone, in both themes: nothing axe minds, nothing too wide, the focus in sight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from fourfold import GAMES
from tests.page.stage import DESK, PHONE, Enter, Stage
from tests.page.tables import BOT, gone_by_once, move, people, put_up, sit

ZOOMED = ViewportSize(width=640, height=400)  # a screen of 1280 x 800 at 200 %


def place(path: str) -> Callable[[Stage], None]:
    """A screen that has an address."""

    def show(stage: Stage) -> None:
        stage.page.goto(path)
        stage.page.wait_for_load_state("networkidle")

    return show


def table_of(game: str) -> Callable[[Stage], None]:
    """A table against a bot, where something is asked."""

    def show(stage: Stage) -> None:
        sit(stage, put_up(stage, game, *people(1), BOT, options={"few_players": "on"} if game == "frag" else {}))
        ready(stage.page)

    return show


def end_of(game: str) -> Callable[[Stage], None]:
    """The end of a game, with its score sheet."""

    def show(stage: Stage) -> None:
        sit(stage, gone_by_once(stage.url, game))
        expect(stage.page.locator(".over")).to_be_visible()

    return show


def replay_of(game: str) -> Callable[[Stage], None]:
    """The middle of a game that is over."""

    def show(stage: Stage) -> None:
        stage.page.goto(f"/r/{gone_by_once(stage.url, game)['table']}?move=20")
        expect(stage.page.locator("output")).to_contain_text("20")

    return show


def lesson_of(game: str) -> Callable[[Stage], None]:
    """The tutorial of a game."""

    def show(stage: Stage) -> None:
        stage.page.goto(f"/learn/{game}")
        expect(stage.page.locator(".lesson")).to_be_visible()
        ready(stage.page)

    return show


def waiting_room(stage: Stage) -> None:
    """A table that waits for somebody."""
    sit(stage, put_up(stage, "frag", *people(1), {"kind": "open"}, options={"few_players": "on"}))
    expect(stage.page.locator(".room dl")).to_be_visible()


def panel(number: int) -> Callable[[Stage], None]:
    """A table with one of its panels: log, chat, rules, settings."""

    def show(stage: Stage) -> None:
        table_of("fits")(stage)
        stage.page.locator("[role=tablist] button, nav button").nth(number).click()
        expect(stage.page.locator("#panel")).to_be_visible()

    return show


def dialog(number: int) -> Callable[[Stage], None]:
    """A table with one of its dialogs: invite, keys, another device, leave."""

    def show(stage: Stage) -> None:
        panel(3)(stage)
        stage.page.locator(".menu button").nth(number).click()
        expect(stage.page.locator("dialog[open] h2").last).to_be_visible()

    return show


def curtain(stage: Stage) -> None:
    """Between two people at one device."""
    made = put_up(stage, "fits", *people(2))
    sit(stage, made, 0, 1)
    move(stage, made, 0)
    stage.page.locator("button.pass").click()
    expect(stage.page.locator(".curtain")).to_be_visible()


def hint(stage: Stage) -> None:
    """A table where a bot was asked."""
    table_of("fits")(stage)
    stage.page.keyboard.press("h")
    expect(stage.page.locator(".prompt .hint")).to_be_visible(timeout=30_000)  # bots may be busy


def onlooker(stage: Stage) -> None:
    """A table where others play."""
    stage.page.goto(f"/t/{put_up(stage, 'fluxx', *people(2))['table']}")
    expect(stage.page.locator(".prompt")).to_be_visible()


def ready(page: Page) -> None:
    """The board is there, with all that it needs."""
    expect(page.locator(".ask .prompt")).to_be_visible()
    page.wait_for_load_state("networkidle")


SCREENS: dict[str, Callable[[Stage], None]] = {
    "home": place("/"),
    "leaders": place("/leaders"),
    "daily": place("/daily"),
    "editor": place("/edit/frag"),
    "nowhere": place("/nowhere"),
    "new": place("/new"),
    **{f"new-{game}": place(f"/new/{game}") for game in GAMES},
    **{f"rules-{game}": place(f"/rules/{game}") for game in GAMES},
    **{f"table-{game}": table_of(game) for game in GAMES},
    **{f"lesson-{game}": lesson_of(game) for game in GAMES},
    **{f"end-{game}": end_of(game) for game in GAMES},
    **{f"replay-{game}": replay_of(game) for game in GAMES},
    "waiting": waiting_room,
    "chat": panel(1),
    "rules": panel(2),
    "settings": panel(3),
    **{f"dialog-{name}": dialog(number) for number, name in enumerate(("invite", "keys", "device", "leave"))},
    "curtain": curtain,
    "hint": hint,
    "onlooker": onlooker,
}
GROUPS = {
    "places": [name for name, show in SCREENS.items() if "place" in show.__qualname__],
    "tables": [name for name in SCREENS if name.startswith(("table", "lesson", "waiting", "chat", "settings"))]
    + ["rules"],
    "dialogs": [name for name in SCREENS if name.startswith(("dialog", "curtain", "hint", "onlooker"))],
    "ends": [name for name in SCREENS if name.startswith(("end", "replay"))],
}


def faults(stage: Stage) -> list[str]:
    """What is wrong with a screen in either theme."""
    stage.page.emulate_media(color_scheme="light")
    found = [*stage.axe(), *stage.missing_texts()]
    stage.page.emulate_media(color_scheme="dark")
    return [*found, *stage.axe("color-contrast"), *too_wide(stage)]


def too_wide(stage: Stage) -> list[str]:
    """Whether one would have to scroll sideways."""
    return [f"{stage.overflow()} pixels too wide"] if stage.overflow() else []


@pytest.mark.parametrize("group", GROUPS)
def test_every_screen_fits_a_desk_and_can_be_read(enter: Enter, group: str) -> None:
    stage, found = enter(viewport=DESK), list[str]()
    for name in GROUPS[group]:
        stage.page.set_viewport_size(DESK)
        SCREENS[name](stage)
        found += [f"{name}: {fault}" for fault in faults(stage)]
        stage.page.set_viewport_size(ZOOMED)
        found += [f"{name} zoomed: {fault}" for fault in too_wide(stage)]
    assert found == []


@pytest.mark.parametrize("group", GROUPS)
def test_every_screen_fits_a_phone_and_can_be_read(enter: Enter, group: str) -> None:
    stage, found = enter(viewport=PHONE, has_touch=True, locale="ru"), list[str]()
    for name in GROUPS[group]:
        SCREENS[name](stage)
        found += [f"{name}: {fault}" for fault in faults(stage)]
    assert found == []


FOCUSED = """() => {
    const style = getComputedStyle(document.activeElement);
    const shown = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    const label = document.activeElement.closest('label');
    const around = label && getComputedStyle(label).outlineStyle !== 'none';
    return shown || around || style.boxShadow !== 'none' ? '' : document.activeElement.outerHTML.slice(0, 160);
}"""


@pytest.mark.parametrize("name", ["home", "new-frag", "editor", *(f"table-{game}" for game in GAMES)])
def test_the_focus_is_always_seen(enter: Enter, name: str) -> None:
    stage = enter()
    SCREENS[name](stage)
    unseen: list[str] = []
    for _ in range(40):
        stage.page.keyboard.press("Tab")
        unseen.append(stage.page.evaluate(FOCUSED))
    assert [each for each in unseen if each and not each.startswith("<body")] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_of_a_table_is_one_row_on_a_phone(enter: Enter, game: str) -> None:
    stage = enter(viewport=PHONE, has_touch=True, locale="ru")
    table_of(game)(stage)
    bar = stage.page.locator("header.bar")
    tops = {round(box["y"]) for each in bar.locator("> a, > button").all() if (box := each.bounding_box())}
    assert len(tops) == 1


PRESSED = "button, a[href], input, select, textarea, summary, [role=slider], [role=tab]"
SMALL = """pressed => [...document.querySelectorAll(pressed)]
    .filter(each => each.checkVisibility() && !each.closest('.unseen, .thing, p, li > span, output'))
    .map(each => each.matches('input') && each.closest('label') || each)
    .map(each => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width && Math.min(box.width, box.height) < 43.5)
    .map(([box, html]) => html)"""


@pytest.mark.parametrize("group", GROUPS)
def test_a_finger_hits_everything_on_a_phone(enter: Enter, group: str) -> None:
    stage, found = enter(viewport=PHONE, has_touch=True, is_mobile=True), list[str]()
    for name in GROUPS[group]:
        SCREENS[name](stage)
        found += [f"{name}: {small}" for small in stage.page.evaluate(SMALL, PRESSED)]
    assert found == []
