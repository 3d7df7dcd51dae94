"""Measures how soon the first screen is there, on the loopback: `python -m tools.first_paint [visits]`."""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.stage import CHROMIUM, DESK, FLAGS, PHONE, Stage
from tests.server.running import Running

SCREENS = {"desk": (DESK, 1), "phone, four times slower": (PHONE, 4)}
PAINTED = """() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"""


def visit(browser: Browser, url: str, size: str) -> tuple[float, float]:
    """Milliseconds until a newcomer sees something, and until all four games are drawn."""
    viewport, slower = SCREENS[size]
    stage = Stage(browser, url, viewport=viewport)
    stage.context.new_cdp_session(stage.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    stage.page.goto("/")
    stage.page.wait_for_function("() => document.querySelectorAll('.tile .art svg').length === 4")
    drawn = stage.page.evaluate("() => performance.now()")
    painted = stage.page.wait_for_function(PAINTED).json_value()
    stage.close()
    return painted, drawn


def main(visits: int = 15) -> None:
    """Medians of many visits."""
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visit(browser, running.url, "desk")
        for size in SCREENS:
            found = [visit(browser, running.url, size) for _ in range(visits)]
            painted, drawn = (statistics.median(column) for column in zip(*found, strict=True))
            print(f"{size}: first paint after {painted:.0f} ms, all four games after {drawn:.0f} ms ({visits} visits)")
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
