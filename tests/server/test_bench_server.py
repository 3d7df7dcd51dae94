"""The table of the server's benchmark, and boardgame.io next to us in it."""

import json
import os
from contextlib import ExitStack

import pytest

from bench.peers import boardgame_io
from bench.server import Figures, measure, peers
from tests.server.running import free_port


def test_the_rows_of_both_servers_stand_under_each_other() -> None:
    rows = [
        str(Figures("fourfold", 100, 400, 59.6, 3.14, 8.0, 1.234, 107.2, 0)),
        str(Figures("boardgame.io", 1000, 4000, 1234.4, 10.06, 174.0, 0.5, 57.0, 2)),
    ]
    assert rows == [
        "fourfold       100 x 4        60 moves/s   p50    3.1 ms   p99    8.0 ms    1.23 ms cpu   107 MiB   0 refused",
        "boardgame.io  1000 x 4      1234 moves/s   p50   10.1 ms   p99  174.0 ms    0.50 ms cpu    57 MiB   2 refused",
    ]


def test_without_node_the_peer_is_skipped_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    with ExitStack() as stack:
        assert peers(stack) == []
    assert capsys.readouterr().out == "boardgame.io: skipped: there is no node and npm\n"


def test_the_packages_of_the_peer_are_exact_and_name_no_host() -> None:
    wanted = json.loads((boardgame_io.SOURCES / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((boardgame_io.SOURCES / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in (wanted["dependencies"] | wanted["overrides"]).items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert not any("resolved" in each for each in locked.values())


@pytest.mark.skipif("BENCH_PEER" not in os.environ, reason="fetches packages: set BENCH_PEER=1 where npm may")
def test_the_peer_plays() -> None:
    with ExitStack() as stack:
        (side,) = peers(stack)
        figures = measure(side, 2, 0.4, 2.0, free_port(), 1)
    assert figures.moves_a_second > 1
    assert figures.refused == 0
