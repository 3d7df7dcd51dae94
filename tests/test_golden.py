"""Every golden game still goes as it is written."""

from pathlib import Path

import pytest

from tests.golden import golden_files, replay


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_game_goes_as_written(path: Path) -> None:
    replay(path)


@pytest.mark.parametrize(
    "wrong",
    ["0: no such move", "> LotWon seat=9", "? 9 bid", "= 1 1 / 1 1", "nonsense", ": r1-p1"],
)
def test_a_golden_game_that_goes_otherwise_is_noticed(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "fzzzt" / "golden" / "wrong.txt"
    path.parent.mkdir(parents=True)
    path.write_text(f"seats: 2\nseed: 1\n{wrong}\n", encoding="utf-8")
    with pytest.raises((AssertionError, ValueError)):
        replay(path)
