"""How smoothly the boards of Mini FITS and FRAG move on a slow phone: the time between frames while a piece falls, a fighter walks, a map is dragged."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from fourfold.client import make_table
from tests.page.stage import CHROMIUM, FLAGS, PHONE, Stage
from tests.page.tables import partway, sit, view
from tests.page.test_frag import middle
from tests.server.running import Running

SLOWER, TIMES, MILLISECONDS = 4, 7, 700
START = """() => {
    window.between = [];
    let last = performance.now();
    const tick = (now) => { window.between.push(now - last); last = now; window.beating = requestAnimationFrame(tick); };
    window.beating = requestAnimationFrame(tick);
}"""
STOP = "() => { cancelAnimationFrame(window.beating); return window.between.slice(1); }"
LONG_ENOUGH = "wanted => window.between.reduce((sum, each) => sum + each, 0) > wanted"
Act = Callable[[], None]


def frames(page: Page, act: Act) -> list[float]:
    """Milliseconds between frames while something moves."""
    page.evaluate(START)
    act()
    page.wait_for_function(LONG_ENOUGH, arg=MILLISECONDS)
    found: list[float] = page.evaluate(STOP)
    return found


def phone(browser: Browser, server: str) -> tuple[Stage, CDPSession]:
    """A phone a quarter as quick as this machine, where things move."""
    stage = Stage(browser, server, viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    session = stage.context.new_cdp_session(stage.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return stage, session


def falling(browser: Browser, server: str) -> list[float]:
    """A piece falls, and a rival's beside it."""
    stage, _ = phone(browser, server)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}]
    page = sit(stage, make_table(server, "fits", seats, pace="off"))
    found = []
    for _ in range(TIMES):
        page.locator(".confirm").wait_for()
        found += frames(page, lambda: page.locator(".confirm").tap())
    stage.close()
    return found


def walking(browser: Browser, server: str) -> list[float]:
    """A fighter walks, and the camera with it."""
    found = []
    for _ in range(TIMES):
        stage, _ = phone(browser, server)
        made = partway(stage, "frag", 2, 4, 5, few_players="on")
        page = sit(stage, made)
        table = view(stage, made, 0)["view"]["table"]
        place = max(table["paths"], key=lambda each: (table["paths"][each][3], table["paths"][each][0] <= 3))
        page.touchscreen.tap(*middle(page, place))
        found += frames(page, lambda page=page, place=place: page.touchscreen.tap(*middle(page, place)))  # type: ignore[misc]
        stage.close()
    return found


def dragging(browser: Browser, server: str) -> list[float]:
    """A finger drags the map to and fro."""
    stage, session = phone(browser, server)
    page = sit(stage, partway(stage, "frag", 4, 4, 9))
    box = page.locator(".arena").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag() -> None:
        touch("touchStart", x, y)
        for step in range(60):
            touch("touchMove", x - 60 + abs(step % 40 - 20) * 6, y + step % 20)
        touch("touchEnd")

    found = [each for _ in range(TIMES) for each in frames(page, drag)]
    stage.close()
    return found


def told(name: str, found: list[float]) -> str:
    """One line of the table."""
    late = sum([each > 34 for each in found]) / len(found)
    return f"| {name} | {len(found)} | {median(found):.1f} | {quantiles(found, n=20)[18]:.1f} | {late:.0%} |"


def main() -> None:
    """All three, as a table."""
    print("| what moves | frames | median, ms | 95 % within, ms | later than 34 ms |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, measure in {
            "a piece falls": falling,
            "a fighter walks": walking,
            "a map is dragged": dragging,
        }.items():
            print(told(name, measure(browser, running.url)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
