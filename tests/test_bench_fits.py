"""The scripts that measure and tune the bots of Mini FITS."""

import pytest

from bench import fits_bots, fits_tune
from fourfold.games.fits.judge import PLAIN, SYMBOLS


def test_bots_are_measured_with_their_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    fits_bots.main(["random", "greedy", "--games", "3"])
    shown = capsys.readouterr().out
    assert shown.count("over 3 games") == 2
    assert shown.index("random: ") < shown.index("greedy: ")


def test_weights_are_searched_for(capsys: pytest.CaptureFixture[str]) -> None:
    fits_tune.main(["2", "--generations", "1", "--size", "8", "--rounds", "1"])
    assert "Weights(dead_row=" in capsys.readouterr().out


def test_weights_are_flattened_and_shaped_again() -> None:
    assert [fits_tune.shaped(fits_tune.flat(each)) for each in (PLAIN, SYMBOLS)] == [PLAIN, SYMBOLS]
