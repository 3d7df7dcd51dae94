"""The benchmark measures, shows and writes; how quick anything is, no test says."""

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import engine, report
from bench import ours as ours_bench
from bench.entrants import PACKAGES, draw, entrants, fourfold_play
from bench.measure import Contender, Entrant, Play, get_ready, measure, middle_games, nearest
from fourfold import GAMES

ROOT = Path(__file__).parents[1]
TINY = ["--seconds", "0.001", "--repeats", "2"]


class Tokens:
    """A position of a game that is nothing but a few decisions."""

    def clone(self) -> "Tokens":
        """Another one."""
        return Tokens()


def load_tokens(_: str, seats: int) -> Play:
    """A peer's game in which every seat decides once."""
    return lambda _, limit: (Tokens(), min(seats, limit))


def load_nothing(name: str, _: int) -> Play:
    """A peer that is not installed."""
    raise ModuleNotFoundError("No module named 'absent'", name=name)


PEER = Entrant("openspiel", "hanabi", range(2, 6), load_tokens, "clone")
WATCHER = Entrant("rlcard", "uno", range(2, 3), load_tokens, observes=True)
ABSENT = [Entrant("pettingzoo", name, range(2, 3), load_nothing) for name in ("leduc", "chess")]


def ours() -> list[Entrant]:
    """Fzzzt! alone."""
    return [each for each in entrants() if each.name == "fourfold/fzzzt"]


def measured(*peers: Entrant) -> list[Contender]:
    """Fzzzt! and these peers after two short rounds."""
    contenders, _ = get_ready([*ours(), *peers], 4)
    assert len(list(measure(contenders, 0.001, 2))) == 2 * len(contenders)
    return contenders


@pytest.fixture
def _thawed() -> Iterator[None]:
    """Give back to the collector what a whole run keeps from it."""
    yield
    gc.unfreeze()


def run(monkeypatch: pytest.MonkeyPatch, found: list[Entrant], *arguments: str) -> None:
    """The whole benchmark, with these entrants."""
    monkeypatch.setattr(engine, "entrants", lambda: found)
    engine.main([*TINY, *arguments])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_is_measured(name: str) -> None:
    game = GAMES[name]
    assert f"fourfold/{name}" in [each.name for each in entrants()]
    state, decisions = fourfold_play(name, nearest(game.seats, 4))(Random(1), 20)
    assert decisions == 20 or state.over


def test_every_library_has_a_package_whose_version_is_told() -> None:
    assert {each.library for each in entrants()} == set(PACKAGES)


def test_a_game_is_played_from_start_to_end() -> None:
    state, decisions = fourfold_play("fzzzt", 4)(Random(1), 10**6)
    assert state.over
    assert 0 < decisions < GAMES["fzzzt"].bound


def test_copies_are_of_the_middle_of_a_game() -> None:
    (contender,), _ = get_ready(ours(), 4)
    states: list[Any] = [copy() for copy in middle_games(contender)]
    assert [state for state in states if state.over or state.round < 2] == []


def test_seats_are_the_nearest_a_game_allows() -> None:
    assert [nearest(range(2, 4), 1), nearest(range(2, 4), 3), nearest(range(2, 4), 9)] == [2, 3, 3]


def test_chance_falls_by_its_likelihoods_even_when_they_add_up_to_less_than_one() -> None:
    drawn = [draw(Random(seed), [(5, 0.25), (6, 0.0), (7, 0.5)]) for seed in range(200)]
    assert set(drawn) == {5, 7}
    assert drawn.count(5) < drawn.count(7)


def test_each_round_takes_every_contender_in_turn() -> None:
    contenders, _ = get_ready([*ours(), PEER], 4)
    lines = [line.split(": ")[:2] for line in measure(contenders, 0.001, 2)]
    rounds = ["round 1 of 2", "round 1 of 2", "round 2 of 2", "round 2 of 2"]
    assert lines == [list(each) for each in zip(rounds, ["fourfold/fzzzt", "openspiel/hanabi"] * 2, strict=True)]


def test_a_row_has_a_cell_for_every_heading() -> None:
    fzzzt, peer, watcher = report.cells(measured(PEER, WATCHER))
    assert {len(row) for row in (fzzzt, peer, watcher)} == {len(report.HEADINGS)}
    assert (fzzzt[:3], fzzzt[-1]) == (["fourfold", "fzzzt", "4"], "no")
    assert (peer[:3], peer[4:6]) == (["openspiel", "hanabi", "4"], ["1", "4.0"])
    assert (watcher[2], watcher[-2:]) == ("2", ["-", "yes"])


def test_without_the_reference_there_is_no_ratio() -> None:
    assert report.cells(measured())[0][4] == "-"


def test_the_best_repeat_counts() -> None:
    contender = Contender(PEER, 4, load_tokens("", 4), [50_000, 90_000, 70_000], [3e-6, 2e-6], 1, 4)
    assert (contender.best, contender.median) == (90_000, 70_000)
    assert contender.copy_us == pytest.approx(2)


@pytest.mark.parametrize(
    ("rate", "copy", "words"),
    [(149_000, 5e-6, "aim 150,000: not reached"), (150_000, 4e-6, "aim 150,000: reached")],
)
def test_an_aim_is_said_to_be_reached_only_when_it_is(rate: float, copy: float, words: str) -> None:
    contender = Contender(ours()[0], 4, load_tokens("", 4), [rate], [copy], 1, 4)
    (verdict,) = report.verdicts([contender])
    assert words in verdict
    assert verdict.endswith("under 5: not reached)") == (copy >= 5e-6)


@pytest.mark.usefixtures("_thawed")
def test_json_has_every_figure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run(monkeypatch, [*ours(), PEER, *ABSENT], "--json", str(tmp_path / "speed.json"))
    figures = json.loads((tmp_path / "speed.json").read_text(encoding="utf-8"))
    assert list(figures) == ["machine", "versions", "seconds", "repeats", "reference", "rows", "skipped", "ours"]
    assert list(figures["versions"]) == ["fourfold", "open_spiel"]
    fzzzt, peer = figures["rows"]
    assert (fzzzt["name"], fzzzt["seats"], fzzzt["observes"]) == ("fourfold/fzzzt", 4, False)
    assert len(fzzzt["repeats"]) == 2
    assert fzzzt["decisions_per_second"] == max(fzzzt["repeats"]) >= fzzzt["median_decisions_per_second"] > 0
    assert fzzzt["copy_us"] > 0
    assert fzzzt["decisions_per_game"] > 50
    assert (peer["ratio"], peer["decisions_per_game"]) == (1, 4)
    assert len(figures["skipped"]) == 1


@pytest.mark.usefixtures("_thawed")
def test_an_absent_peer_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, [*ours(), *ABSENT])
    shown = capsys.readouterr()
    told = [line for line in shown.err.splitlines() if "skipped" in line]
    assert told == [
        "pettingzoo (leduc, chess): skipped: No module named 'absent'; pip install 'fourfold[bench]'",
    ]
    assert [line.split()[:2] for line in shown.out.splitlines()][1] == ["fourfold", "fzzzt"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--only", "chess"], "nothing is left to measure"),
        (["--only", "nonsense"], "nothing is called 'nonsense'; there are fourfold/fzzzt, pettingzoo/leduc"),
        (["--seconds", "0"], "--seconds"),
        (["--repeats", "0"], "--repeats"),
    ],
)
def test_a_wrong_command_is_refused_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, [*ours(), *ABSENT], *arguments)
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("name", ["fourfold", "fzzzt", "fourfold/fzzzt"])
def test_only_takes_a_library_a_game_or_both(name: str) -> None:
    assert engine.chosen([*ours(), PEER], [name]) == ours()


@pytest.mark.usefixtures("_thawed")
def test_a_page_keeps_all_but_its_measured_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{report.BEGIN}\nstale\n{report.END}\nafter\n", encoding="utf-8")
    run(monkeypatch, [*ours(), PEER], "--markdown", str(page))
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{report.BEGIN}\n\n| library | game |")
    assert text.endswith(f"{report.END}\nafter\n")
    assert "| openspiel | hanabi | 4 |" in text
    assert "stale" not in text


@pytest.mark.usefixtures("_thawed")
def test_our_games_are_measured_compiled_too_where_that_is_possible(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def impossible() -> Path:
        raise OSError("there is no C compiler")

    monkeypatch.setattr(ours_bench, "compiled_source", impossible)
    run(monkeypatch, [*ours(), PEER], "--compiled", "--json", str(tmp_path / "speed.json"))
    (row,) = json.loads((tmp_path / "speed.json").read_text(encoding="utf-8"))["ours"]
    shown = capsys.readouterr()
    assert (row["game"], row["all_cores"] > 0) == ("fzzzt", True)
    assert "| fzzzt | " in shown.out
    assert "there is no C compiler" in shown.err


def test_a_page_without_the_marks_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "speed.md"
    page.write_text("something else", encoding="utf-8")
    with pytest.raises(SystemExit):
        run(monkeypatch, ours(), "--markdown", str(page))
    assert page.read_text(encoding="utf-8") == "something else"
    assert "there is no part between" in capsys.readouterr().err


@pytest.mark.parametrize("installed", [True, False])
def test_the_table_is_shown_with_and_without_rich(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], installed: bool
) -> None:
    contenders = measured(PEER)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(report, "find_spec", lambda _: installed or None)
    report.show(contenders)
    shown = capsys.readouterr().out
    assert ("│" in shown) == installed
    assert all([cell in shown for row in [report.HEADINGS, *report.cells(contenders)] for cell in row])


def test_it_runs_as_a_file() -> None:
    command = [sys.executable, "bench/engine.py", "--only", "nonsense"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, "nothing is called 'nonsense'" in done.stderr) == (2, True)
