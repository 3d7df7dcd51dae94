"""What measures many games at once: it steps real games, names what is missing, and keeps to its part of the page."""

import json
from pathlib import Path

import pytest

from bench import batch

LINES = [
    batch.Way("fourfold", "fits", 4, "plain", 8, 1),
    batch.Way("fourfold", "fits", 4, "compiled", 8, 1),
    batch.Way("pgx", "kuhn_poker", 2, "batch", 8, 2),
]


@pytest.mark.parametrize("way", [LINES[0], batch.Way("openspiel", "leduc_poker", 2, "vector of C++ games", 4, 1)])
def test_games_are_really_stepped(way: batch.Way) -> None:
    step = batch.LOADERS[way.library](way)
    assert [step() for _ in range(30)] == [way.games] * 30
    assert batch.steps_a_second(way, 0.01, 2) > 0


def test_a_measurement_runs_in_a_process_of_its_own() -> None:
    assert batch.measured(LINES[0], 0.01, 1, None) > 0
    with pytest.raises(ImportError, match="nonsense"):
        batch.measured(LINES[0]._replace(game="nonsense"), 0.01, 1, None)


def test_every_game_of_ours_is_measured_plain_and_compiled_on_one_core_and_on_all() -> None:
    ours = [way for way in batch.ways(2, 4) if way.library == "fourfold"]
    assert {(way.game, way.how, way.cores) for way in ours} >= {
        (game, how, cores) for game in ("fits", "fzzzt") for how in ("plain", "compiled") for cores in (1, 2)
    }
    assert {way.library for way in batch.ways(2, 4)} == {"fourfold", "pgx", "openspiel", "pettingzoo"}


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    """The command, with figures made up and pgx not installed."""

    def made_up(way: batch.Way, *_: object) -> float:
        if way.library == "pgx":
            raise ImportError("No module named 'pgx'")
        return 320_000.0

    monkeypatch.setattr(batch, "ways", lambda cores, seats: LINES)
    monkeypatch.setattr(batch, "measured", made_up)
    monkeypatch.setattr(batch, "compile_rules", lambda folder: "")
    batch.main(list(arguments))


def test_its_part_of_the_page_is_written_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{batch.BEGIN}\nstale\n{batch.END}\nafter\n", encoding="utf-8")
    run(monkeypatch, "--markdown", str(page))
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{batch.BEGIN}\n\n| library | game |")
    assert text.endswith(f"{batch.END}\nafter\n")
    assert "stale" not in text
    assert "| fourfold | fits | 4 | plain | 8 | 1 | 320,000 |" in text
    assert "- fourfold/fits: 320,000 steps a second a core, compiled (aim 300,000: reached)" in text
    assert "- pgx: skipped: No module named 'pgx'" in text


def test_where_nothing_compiles_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(batch, "compile_rules", lambda folder: "no compiler")
    monkeypatch.setattr(batch, "measured", lambda *_: 5.0)
    figures, skipped = batch.measure(LINES[:2], 0.01, 1, Path())
    assert list(figures) == LINES[:1]
    assert skipped == ["fourfold, compiled: skipped: no compiler"]
    assert "5 steps a second" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"), [(["--only", "chess"], "nothing is left"), (["--games", "0"], "--games")]
)
def test_a_wrong_command_is_refused_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, *arguments)
    assert words in capsys.readouterr().err


def test_a_page_without_the_marks_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text("something else", encoding="utf-8")
    with pytest.raises(SystemExit):
        run(monkeypatch, "--markdown", str(page))
    assert page.read_text(encoding="utf-8") == "something else"


def test_its_figures_stand_beside_those_of_the_engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    path.write_text('{"rows": [1]}', encoding="utf-8")
    run(monkeypatch, "--json", str(path))
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["rows"] == [1]
    assert [(row["library"], row["how"], row["steps_a_second"]) for row in found["batch"]] == [
        ("fourfold", "plain", 320_000),
        ("fourfold", "compiled", 320_000),
    ]
