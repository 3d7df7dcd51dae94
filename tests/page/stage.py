"""A browser at the page, for tests: whatever goes wrong in it is noticed."""

from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, ViewportSize

CHROMIUM = which("chromium-headless-shell") or which("chromium") or ""  # the first starts and draws in half the time
QUIET = ("no-sandbox", "disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync")
FLAGS = [f"--{flag}" for flag in (*QUIET, "no-first-run", "disable-quic")]
DESK, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=360, height=640)
CALM = """if (location.protocol === 'http:' && !localStorage.getItem('settings'))
    localStorage.setItem('settings', JSON.stringify({ motion: 'off' }));"""  # nobody waits while bots are seen to act
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Stage:
    """A context of the browser with one person in it, and all that went wrong there."""

    def __init__(self, browser: Browser, url: str, **about: Any) -> None:
        settings: dict[str, Any] = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce"} | about
        self.url, self.faults = url, list[str]()
        self.forgiven: list[str] = []  # what a test breaks on purpose
        self.context: BrowserContext = browser.new_context(base_url=url, **settings)
        self.context.set_default_timeout(15_000)
        if settings["reduced_motion"] == "reduce":
            self.context.add_init_script(CALM)
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("response", self.answered)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        """The console should stay silent."""
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def failed(self, request: Request) -> None:
        """No request may fail, but one that the page itself took back by going elsewhere."""
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.url} {request.failure}")

    def answered(self, response: Response) -> None:
        """No answer may be an error."""
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def forgive(self, *words: str) -> None:
        """What these words are in was broken on purpose."""
        self.forgiven += words

    def check(self) -> None:
        """Nothing went wrong, and every text was there."""
        left = [fault for fault in self.faults if not any(word in fault for word in self.forgiven)]
        assert not left, "\n".join(left)
        assert self.missing_texts() == []

    def missing_texts(self) -> list[str]:
        """Keys that were shown because they have no text."""
        found: list[str] = self.page.evaluate("() => document.documentElement.innerHTML.match(/⟦[^⟧]*⟧/g) ?? []")
        return found

    def axe(self, *rules: str) -> list[str]:
        """What axe finds on the page as it is now, by all its rules or by these."""
        if not self.page.evaluate("() => Boolean(window.axe)"):  # past the page's policy on scripts, which stays on
            session = self.context.new_cdp_session(self.page)
            session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        wanted = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
        found = self.page.evaluate("wanted => axe.run(document, wanted)", wanted)
        return [f"{each['id']}: {node['html'][:200]}" for each in found["violations"] for node in each["nodes"]]

    def overflow(self) -> int:
        """How many pixels the page is wider than the screen."""
        wide: int = self.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        return max(wide, 0)

    def close(self) -> None:
        """The person goes home."""
        self.context.close()


Enter = Callable[..., Stage]
