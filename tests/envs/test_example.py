"""The example learns: its batches are what the library wants, and a little training already changes how it plays."""

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_fits.py"


def test_the_example_trains_and_plays() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib needs PyTorch, which is far larger than all the rest")
    example = runpy.run_path(str(EXAMPLE))
    agent, curve = example["train"](1664, games=16)
    assert curve
    learnt, error = example["average"](agent, 64)
    assert learnt >= 0
    assert error > 0


def test_the_example_is_told_as_it_is() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    page = EXAMPLE.parents[1].joinpath("docs", "environments.md").read_text(encoding="utf-8")
    assert "examples/train_fits.py" in page
    assert "MaskablePPO" in text
    assert "pictures/learning.svg" in page
    assert EXAMPLE.parents[1].joinpath("docs", "pictures", "learning.svg").exists()
