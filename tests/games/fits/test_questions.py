"""What FITS answers without a table."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from fourfold.games.fits.foresight import foresee, legal_drops, most
from fourfold.games.fits.grid import Shape
from fourfold.games.fits.questions import QUESTIONS
from fourfold.games.fits.scoring import round_points
from tests.citing import rule
from tests.games.fits.sets import set_file
from tests.games.fits.table import ANN, FITS, FLAT, play, shape, table

MINI: dict[str, Any] = {"mode": "mini", "set_file": ""}


def ask(question: str, data: Any) -> Any:
    return json.loads(json.dumps(QUESTIONS[question](data)))


@rule("fits 70")
def test_a_set_file_is_shown_or_all_its_faults_are() -> None:
    shown = ask("set", {"text": set_file()})
    assert (shown["faults"], list(shown["pieces"])) == ([], ["bar", "hook", "dot", "step"])
    assert shown["boards"][0]["picture"] == ["....", ".a..", "....", "..b.", "a..."]
    assert (shown["start_cards"], len(shown["boards"])) == (["bar", "hook", "dot"], 3)
    faults = ask("set", {"text": set_file(width=99, start_cards=["none"])})["faults"]
    assert [(fault["code"], fault["place"]) for fault in faults][:2] == [
        ("out-of-range", "width"),
        ("unknown-piece", "start_cards[0]"),
    ]
    for wrong in (5, {}, {"text": 5}):
        with pytest.raises(ValueError, match="text of a set file"):
            QUESTIONS["set"](wrong)


@rule("fits 69")
def test_the_example_is_the_game_itself_on_short_lines() -> None:
    found = ask("example", None)
    shown, text = ask("set", found), found["text"]
    assert shown["faults"] == []
    assert [board["picture"] for board in shown["boards"]] == [list(board.picture) for board in FITS.start(1).boards()]
    assert len(text.splitlines()) < 80
    assert max(map(len, text.splitlines())) < 120


@rule("fits 48", "fits 49")
def test_grids_of_a_round_are_scored() -> None:
    laid = [FLAT, "O4 ##/## 4", "I3 ### 1"]
    found = ask("sheets", MINI | {"round": 2, "grids": [laid, []]})
    assert [each["sheet"]["points"] for each in found["grids"]] == [8, 9]
    assert [each["row"] for each in found["grids"][0]["laid"]] == [0, 0, 1]
    assert (found["grids"][0]["lost"], found["board"]["height"]) == (["A"], 10)


@pytest.mark.parametrize("wrong", [None, {}, MINI | {"round": 3, "grids": []}, MINI | {"round": 1, "grids": [["X"]]}])
def test_what_makes_no_sense_is_refused(wrong: Any) -> None:
    for question in ("sheets", "best"):
        with pytest.raises(ValueError, match=r"name the mode|values to unpack"):
            QUESTIONS[question](wrong)


@rule("fits 46", "fits 52")
def test_no_round_gives_more_than_the_most() -> None:
    assert [most(board) for board in FITS.start(1).boards()] == [10, 19]


@rule("fits 13", "fits 38")
def test_the_best_round_found_is_one_that_could_have_been_played() -> None:
    calls = "O4 L5 I3 X5 P5 T4 V5 W5 U5 L4 Y5 N5 T5"
    found = ask("best", MINI | {"round": 1, "start": "L5", "calls": calls.split()})
    g = table("L5", calls=calls)
    landings = {each["piece"]: each["text"] for each in found["grid"]["laid"]}
    while g.round == 0:
        play(g, landings.get(g.called[-1].id if g.called else "L5", "pass"))
    assert g.points[ANN] == (found["grid"]["sheet"]["points"],)
    assert g.points[ANN][0] >= 7
    assert not found["proven"] or g.points[ANN][0] == 10


def every_end(shapes: list[Shape], covered: int) -> Iterator[int]:
    """All grids that laying some pieces, or passing on them, can lead to."""
    if not shapes:
        yield covered
        return
    yield from every_end(shapes[1:], covered)
    for drop in legal_drops(shapes[0], covered):
        yield from every_end(shapes[1:], covered | shapes[0].pattern(drop.land(covered)))


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("calls", ["dot hook step", "step hook dot", "hook step dot"])
def test_foresight_finds_the_best_of_a_small_set(round: int, calls: str) -> None:
    g = table("bar", board=round, mode="custom", set_file=set_file())
    start, rest = shape(g, "bar"), [shape(g, piece) for piece in calls.split()]
    firsts = [start.pattern(drop.land(0)) for drop in start.drops]
    possible = [round_points(g.board, end) for first in firsts for end in every_end(rest, first)]
    laid = foresee(g.board, start, [start, *rest])
    found = g.board.grid.pattern([cell for landing in laid for cell in landing.cells])
    assert round_points(g.board, found) == max(possible)
