"""A test that fails says so at once, in one line, with the command that repeats exactly it."""

import os
import shlex

import pytest

CHANCE = ("PYTHONHASHSEED", "TEST_LENGTH", "TEST_LUCK")  # all the seeds and settings a run depends on


class Failing:
    """Tells of failures while the run goes on."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.terminal.write_line(f"\nFAILED {report.nodeid} ({reason(report)}); repeat: {command(report.nodeid)}")


def reason(report: pytest.TestReport) -> str:
    """Why it failed, in a line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash else report.longrepr).partition("\n")[0][:200]


def command(test: str) -> str:
    """What repeats one test with the same chances."""
    chances = " ".join(f"{name}={os.environ[name]}" for name in CHANCE if os.environ.get(name))
    return f'{chances} make test ARGS="-n0 {shlex.quote(test)}"'.strip()
