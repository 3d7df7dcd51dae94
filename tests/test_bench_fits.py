"""The scripts that measure, tune and teach the bots of Mini FITS."""

import gzip
import json
from pathlib import Path

import pytest

from bench import fits_bots, fits_tune
from fourfold.games.fits.judge import PLAIN, SYMBOLS
from fourfold.games.fits.learnt import Facts, Net


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


@pytest.mark.parametrize("board", [1, 2])
def test_a_net_learns_and_says_the_same_when_it_is_written_down(
    board: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="PyTorch is far larger than all the rest")
    from bench import fits_learn

    fits_learn.main([str(board), "--first=8", "--second=4", "--seconds=1", "--size=32", f"--out={tmp_path}"])
    assert f"board {board}: " in capsys.readouterr().out
    written = Facts(**json.loads(gzip.decompress((tmp_path / f"learnt-{board}.json.gz").read_bytes())))
    rules, grid = fits_learn.read_rules(fits_learn.BOARDS[board - 1]), fits_learn.GRID
    net = fits_learn.learn(rules, fits_learn.Net(8, 4), seconds=1, size=32)
    facts = fits_learn.whole(net, fits_learn.BOARDS[board - 1])
    assert facts.of == written.of
    at_work = Net(facts, fits_learn.BOARDS[board - 1])
    for step in fits_learn.play(rules, net, 20, 1.0):
        values = net(step.grids, step.left).tolist()
        for columns, left, value in zip(step.grids.tolist(), step.left.tolist(), values, strict=True):
            covered = sum(stack << shift for stack, shift in zip(columns, grid.shifts, strict=True))
            assert at_work.worth(covered, sum(1 << n for n, one in enumerate(left) if one)) == pytest.approx(
                value, abs=1e-3
            )
