"""Every screen in Russian and French: every text is there, and none is left in English."""

import json
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from playwright.sync_api import expect

from fourfold import GAMES
from fourfold.games.frag.map_file import map_faults
from fourfold.games.fzzzt.card_file import FIELDS
from fourfold.locale import Texts
from tests.games.frag.test_maps import ROOM, room
from tests.locale.test_texts import FOLDER, messages
from tests.page.stage import Enter, Stage
from tests.page.test_screens import SCREENS

NAMES = {"Fourfold", "English", "Français", "Mini", "FITS", "Fzzzt", "FRAG", "Fluxx", "Ann", "Bob", "JSON"}
NAMES |= {part for name in FIELDS for part in name.split("_")}  # as they stand in a file
CLOSED = [(10, 3, "-"), (11, 4, "|"), (11, 1, "."), (9, 3, "3")]
MAPS = [
    room(width=4, grid=[line[:9] for line in ROOM]),
    room((3, 3, "?"), (0, 3, "D"), (3, 7, "T"), (11, 15, "6")),
    room((11, 15, ".")),
    room((3, 3, "2")),
    room((5, 5, "V")),
    room((5, 6, "D")),
    room((10, 1, "-"), *CLOSED),
    room(*[(line, 5, "~") for line in range(1, 12, 2)]),
    room((5, 5, "/"), (5, 4, "|"), (4, 5, "-")),
    room((1, 5, "."), (1, 11, "."), (11, 5, ".")),
    room((10, 1, "v"), *CLOSED),
]
"""Drawings with every fault and every warning there is."""
LATIN = re.compile(r"[A-Za-zÀ-ÿ’']{2,}(?:[ ,]+[A-Za-zÀ-ÿ’']{2,}){2,}")
# Words that nearly every English sentence has, and no French one.
ENGLISH = re.compile(
    r"\b(the|and|of|with|your|you|to|from|this|that|which|who|for|by|is|are|was|has|have|it|its|not|no|cards?|plays?|wins?"
    r"|draws?|takes?|gets?|turns|what|when|where|nothing|every|another|seats?|players? (?!\d)|choose|now|again)\b",
    re.IGNORECASE,
)
# What is written in rules has a test of its own: they give the names of cards in two languages.
TEXTS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const ours = !element.closest('code, body [lang], textarea, .markdown') && element.checkVisibility();
        if (ours) found.add(walker.currentNode.data.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-description', 'alt'])
        for (const element of document.querySelectorAll(`body [${name}]`)) found.add(element.getAttribute(name).trim());
    return [document.title, ...found].filter(Boolean);
}"""


def stretches(text: str) -> list[str]:
    """Three Latin words or more in a row, names apart."""
    return [found for found in LATIN.findall(text) if not set(re.findall(r"[A-Za-zÀ-ÿ]+", found)) <= NAMES]


def left_in_russian(stage: Stage) -> list[str]:
    """What is not in Russian on a Russian screen."""
    texts: list[str] = stage.page.evaluate(TEXTS)
    assert any(re.search("[а-я]", text) for text in texts)
    return [text for text in texts if stretches(text)] + stage.missing_texts()


@pytest.mark.parametrize("part", range(3))
def test_nothing_in_the_russian_page_is_in_english(enter: Enter, part: int) -> None:
    stage, left = enter(locale="ru"), list[str]()
    for name in list(SCREENS)[part::3]:
        SCREENS[name](stage)
        left += [f"{name}: {text}" for text in left_in_russian(stage)]
    assert left == []


def fixed(language: str) -> set[str]:
    """The texts of a language in which nothing varies."""
    patterns = [pattern.elements for pattern in messages(language).values()]
    return {each[0].value.strip() for each in patterns if len(each) == 1 and isinstance(each[0], ast.TextElement)}


@pytest.mark.parametrize("part", range(3))
def test_nothing_in_the_french_page_is_in_english(enter: Enter, part: int) -> None:
    stage, left, only = enter(locale="fr"), list[str](), fixed("en") - fixed("fr")
    for name in list(SCREENS)[part::3]:
        SCREENS[name](stage)
        texts = [*stage.page.evaluate(TEXTS), *stage.missing_texts()]
        left += [f"{name}: {text}" for text in texts if ENGLISH.search(text) or text in only or "⟦" in text]
    assert left == []


def wrong_wishes(stage: Stage) -> Iterator[str]:
    """Four tables that cannot be: too few players, an unreadable file, and files with faults."""
    page = stage.page
    for game, value in {
        "frag": None,
        "fluxx": '[{"type": "war"}]',
        "fits": '{"rounds": 3}',
        "fzzzt": '{"robots": [7]}',
    }.items():
        page.goto(f"/new/{game}")
        page.wait_for_load_state("networkidle")
        if value:
            page.locator("textarea").first.fill(value)
            page.locator("textarea").first.dispatch_event("change")
        else:
            page.locator("ol li button").last.click()
        page.locator("form button.main").last.click()
        expect(page.locator("[role=alert]").first).to_be_visible()
        yield game


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_what_is_wrong_is_said_in_the_language_of_the_page(enter: Enter, language: str) -> None:
    stages = {each: enter(locale=each) for each in ("en", language)}
    for stage in stages.values():
        stage.forgive("400")
    for _ in zip(*[wrong_wishes(stage) for stage in stages.values()], strict=True):
        alerts = {
            each: "\n".join(stage.page.locator("[role=alert]").all_inner_texts()) for each, stage in stages.items()
        }
        assert len(re.findall(r"\w+", alerts["en"])) > 5
        same = set(alerts["en"].splitlines()) & set(alerts[language].splitlines())
        assert [line for line in same if len(re.findall("[A-Za-z]{2,}", line)) > 2] == []
        assert stages[language].missing_texts() == []


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_the_faults_of_a_map_of_ones_own_are_told_in_the_language_of_the_page(enter: Enter, language: str) -> None:
    stage, say, told = enter(locale=language), Texts(language), set[str]()
    page = stage.page
    stage.forgive("400")
    page.goto("/edit/frag")
    page.locator(".text summary").click()
    for drawn in map(json.dumps, MAPS):
        page.locator(".text textarea").last.fill(drawn)
        page.get_by_role("button", name=say("page-frag-take")).click()
        for fault in map_faults(drawn):
            told.add(fault.code)
            line = page.locator("aside li").filter(has_text=say(f"page-frag-fault-{fault.code}"))
            expect(line).to_contain_text(say("page-frag-warning" if fault.warning else "page-frag-error"))
            expect(line).to_contain_text(say.fault(fault.text) if not fault.squares else ",")
        if language == "ru":
            assert left_in_russian(stage) == []
    texts = (FOLDER / "en" / "page-frag.ftl").read_text(encoding="utf-8")
    drawable = set(re.findall("^page-frag-fault-([a-z-]+)", texts, re.MULTILINE)) - {"file", "features"}
    assert told == drawable  # those two are of files that were not drawn
    page.goto("/new/frag")
    page.get_by_role("combobox", name=say("page-frag-map")).select_option("own")
    page.get_by_role("button", name=say("page-open-table")).click()
    wrong = [fault for fault in map_faults(json.dumps(MAPS[-1])) if not fault.warning]
    expect(page.get_by_role("alert").first).to_contain_text(say.fault(wrong[0].whole()))


@pytest.mark.parametrize("game", GAMES)
def test_the_card_behind_a_name_in_the_log_is_in_the_language_of_the_page(enter: Enter, game: str) -> None:
    stage = enter(locale="ru")
    SCREENS[f"replay-{game}"](stage)
    stage.page.keyboard.press("Tab")  # from now on the focus is shown
    names = stage.page.locator("[role=log] button.thing")
    expect(names.nth(5)).to_be_attached()
    for number in range(0, min(names.count(), 60), 7):
        names.nth(number).focus()
        expect(stage.page.locator(".peek")).to_be_visible()
        assert left_in_russian(stage) == []
