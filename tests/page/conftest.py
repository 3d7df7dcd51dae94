"""A server with the page, a browser, and people who come in."""

import asyncio
import shutil
from asyncio import AbstractEventLoop as Loop
from asyncio.events import _set_running_loop as set_running_loop
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.stage import CHROMIUM, FLAGS, Enter, Stage
from tests.server.running import Running

expect.set_options(timeout=15_000)  # as patient as a stage is: a busy machine answers late


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, Loop]]:
    """Debian's Chromium without a window, and the loop that drives it, which only tests of the page see running."""
    if not CHROMIUM:
        pytest.skip("Chromium is not installed here; make test installs it with apt-get as root")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        loop = asyncio.get_running_loop()
        set_running_loop(None)
        yield launched, loop
        set_running_loop(loop)
        launched.close()


@pytest.fixture
def browser(chromium: tuple[Browser, Loop]) -> Iterator[Browser]:
    """The browser, while a test uses it."""
    launched, loop = chromium
    set_running_loop(loop)
    yield launched
    set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not break it; bots answer at once."""
    data = tmp_path_factory.mktemp("page")
    with Running(data, think_seconds=0.2) as running:
        yield running
    shutil.rmtree(data, ignore_errors=True)


@pytest.fixture
def enter(browser: Browser, server: Running) -> Iterator[Enter]:
    """People who come in; whatever went wrong for one of them fails the test."""
    stages: list[Stage] = []

    def come_in(url: str | None = None, **about: Any) -> Stage:
        stages.append(Stage(browser, url or server.url, **about))
        return stages[-1]

    yield come_in
    for stage in stages:
        stage.check()
        stage.close()
