"""Where the tests' time goes, by file: `make test ARGS="-p tools.suite_profile"` prints a table when all have run."""

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
SECONDS = ("wall", "set-up", "cpu", "waiting")

Seconds = dict[str, float]


def cpu_seconds() -> float:
    """How long this process and everything it has started have computed so far."""
    started = family(os.getpid())
    return sum(filter(None, map(ticks, started))) / TICKS


def family(root: int) -> list[int]:
    """A process and all its descendants."""
    found = [root]
    for process in found:
        found += children(process)
    return found


def children(process: int) -> list[int]:
    """The processes that a process has started and that still live."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        return [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    except OSError:  # it has just ended
        return []


def ticks(process: int) -> int:
    """The processor time of a process and of those of its children that have ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(map(int, fields[11:15]))


class Profile:
    """Measures every phase of every test, and adds up the files."""

    def __init__(self) -> None:
        self.files: defaultdict[str, Seconds] = defaultdict(lambda: defaultdict(float))
        self.tests: list[tuple[float, float, str]] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None]:
        yield from self.timed(item, "setup")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        yield from self.timed(item, "call")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None]:
        yield from self.timed(item, "teardown")

    def timed(self, item: pytest.Item, phase: str) -> Generator[None]:
        before = cpu_seconds()
        try:
            yield
        finally:
            item.user_properties.append((f"cpu of {phase}", max(0.0, cpu_seconds() - before)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        cpu = float(str(dict(report.user_properties).get(f"cpu of {report.when}", 0.0)))
        row = self.files[report.nodeid.split("::")[0]]
        row["tests"] += report.when == "call"
        row["set-up"] += report.duration * (report.when != "call")
        row["wall"] += report.duration
        row["cpu"] += cpu
        row["waiting"] += max(0.0, report.duration - cpu)
        self.tests.append((report.duration, cpu, f"{report.nodeid} {report.when}"))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        write = terminalreporter.write_line
        write("")
        write("| file | tests | wall, s | set-up and clearing, s | computing, s | waiting, s |")
        write("|---|---|---|---|---|---|")
        for name, row in [("all", self.total()), *sorted(self.files.items(), key=lambda pair: -pair[1]["wall"])]:
            write(f"| {name} | {row['tests']:.0f} | " + " | ".join(f"{row[key]:.1f}" for key in SECONDS) + " |")
        write("")
        for wall, cpu, what in sorted(self.tests, reverse=True)[:40]:
            write(f"{wall:7.1f} s, computing {cpu:6.1f} s: {what}")

    def total(self) -> Seconds:
        """All files together."""
        return {key: sum(row[key] for row in self.files.values()) for key in ("tests", *SECONDS)}


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Profile())
