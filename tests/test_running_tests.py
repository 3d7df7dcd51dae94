"""How the tests themselves are run: which worker gets which, and what a failing one says."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.lanes import Lanes
from tests.length import LONG, times

ROOT = Path(__file__).parents[1]


def test_a_failing_test_says_at_once_why_and_how_to_repeat_it(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_sum():\n    assert 1 + 1 == 3, 'a bad sum'\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-n0", "-p", "tests.conftest", "--rootdir", str(tmp_path)]
    environment = {"PATH": "", "PYTHONPATH": str(ROOT), "TEST_LUCK": "7"}
    done = subprocess.run([*command, str(tmp_path)], env=environment, capture_output=True, text=True, check=False)
    told = next(line for line in done.stdout.splitlines() if line.startswith("FAILED"))
    repeat = 'TEST_LUCK=7 make test ARGS="-n0 test_it.py::test_sum"'
    assert told == f"FAILED test_it.py::test_sum (AssertionError: a bad sum); repeat: {repeat}"


def test_half_of_the_workers_begin_with_the_tests_of_the_page() -> None:
    lanes = Lanes.__new__(Lanes)
    lanes.collection = ["tests/a.py::a", "tests/page/b.py::b", "tests/c.py::c", "tests/page/d.py::d"]
    lanes.pending = [0, 1, 2, 3]
    nodes: list[Any] = [SimpleNamespace(gateway=SimpleNamespace(id=f"gw{number}")) for number in range(2)]
    assert [lanes.take(nodes[number]) for number in (0, 1, 1, 1)] == [1, 0, 2, 3]


def test_what_makes_sense_at_length_is_short_unless_it_is_asked_for() -> None:
    assert times(12, 500) == (500 if LONG else 12)
