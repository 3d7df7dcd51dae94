"""Every screen in French: every text is there, and none is left in English."""

import re

import pytest

from tests.page.stage import Enter
from tests.page.test_screens import SCREENS

TEXTS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const ours = !element.closest('code, body [lang], textarea') && element.checkVisibility();
        if (ours) found.add(walker.currentNode.data.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder']) found.add((element.getAttribute(name) ?? '').trim());
    return [...found].filter(Boolean);
}"""


@pytest.mark.parametrize("part", range(3))
def test_nothing_in_the_french_page_is_in_english(enter: Enter, part: int) -> None:
    stages = {language: enter(locale=language) for language in ("en", "fr")}
    left: list[str] = []
    for name in list(SCREENS)[part::3]:
        shown = {}
        for language, stage in stages.items():
            SCREENS[name](stage)
            shown[language] = set(stage.page.evaluate(TEXTS))
        left += [f"{name}: {text}" for text in shown["en"] & shown["fr"] if len(re.findall(r"[A-Za-z]{2,}", text)) > 3]
        left += [f"{name}: {text}" for text in stages["fr"].missing_texts()]
    assert left == []
