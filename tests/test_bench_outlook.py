"""How well outlooks foretell the winner."""

from math import log

import pytest

from bench.outlook import doubted, loss, main


def test_whoever_is_sure_and_right_loses_nothing_and_whoever_doubts_all_knows_nothing() -> None:
    foretold = [([1.0, 0.0], [1.0, 0.0]), ([0.0, 1.0], [0.0, 1.0])]
    assert loss(foretold, 1.0) == pytest.approx(0, abs=1e-6)
    assert loss(foretold, 1e9) == pytest.approx(log(2))


def test_doubt_brings_shares_nearer_to_each_other() -> None:
    assert doubted([0.8, 0.2], 1.0) == pytest.approx([0.8, 0.2])
    assert doubted([0.8, 0.2], 2.0) == pytest.approx([2 / 3, 1 / 3])


def test_the_outlook_of_a_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["fzzzt", "--games", "2", "--bot", "random"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("whoever knows nothing: 0.693")
    assert len(lines) == 8
