"""Our games are measured plain and compiled; how quick they are, no test says."""

from pathlib import Path

import pytest

import fourfold
from bench import ours
from fourfold import GAMES

SOURCE = Path(fourfold.__file__).parents[1]
FIGURES = ours.Figures(True, 512_345, 1.5, 99_000, 1_100_000)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_figure(name: str) -> None:
    figures = ours.measure_here(name, 4, 0.001)
    assert min(figures[1:]) > 0
    assert name in ours.AIMS


def test_games_are_measured_in_turn_and_then_on_all_cores() -> None:
    *lines, rows = ours.measure_ours([SOURCE], ["fits", "fzzzt"], 2, 0.001, 2, 2)
    assert [str(line).split(": ")[:2] for line in lines] == [
        [f"round {number} of 2", f"{name} {ours.kind(ours.result(ours.start(SOURCE, name, 2, 0.001)))}"]
        for number in (1, 2)
        for name in ("fits", "fzzzt")
    ]
    assert not isinstance(rows, str)
    assert [row.game for row in rows] == ["fits", "fzzzt"]
    assert all(row.all_cores > 0 for row in rows)


def test_a_process_that_fails_is_told() -> None:
    with pytest.raises(OSError, match="measuring ended with 1"):
        ours.result(ours.start(SOURCE, "chess", 2, 0.001))


def test_the_best_of_every_figure_counts() -> None:
    other = ours.Figures(True, 600_000, 2.5, 90_000, 1_200_000)
    assert ours.best([FIGURES, other]) == ours.Figures(True, 600_000, 1.5, 99_000, 1_200_000)


def test_a_table_has_a_cell_for_every_heading_and_says_what_was_reached() -> None:
    plain = ours.Row("fzzzt", FIGURES._replace(compiled=False), 200_000)
    text = ours.markdown([plain, ours.Row("fzzzt", FIGURES, 900_000)], 2)
    assert "| fzzzt | compiled | 512,000 | 1.50 | 99,000 | 1,100,000 | 900,000 |" in text
    assert len(ours.cells(plain)) == len(ours.HEADINGS)
    assert text.count("fzzzt, compiled:") == 1
    assert "called from Python 512,000 (aim 500,000: reached)" in text
    assert "re-dealt at each 99,000 (aim 100,000: not reached)" in text
    assert "rolled out inside 1,100,000 (aim 1,000,000: reached)" in text
