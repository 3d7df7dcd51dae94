"""Faults of a set file (fits 70, 71): every code, its place, and what is left out because of it."""

import json
from typing import Any

import pytest

from fourfold import GAMES
from fourfold.games.fits.cards import mini_set, user_faults
from fourfold.games.fits.set_file import set_faults
from tests.citing import rule
from tests.games.fits.sets import BOARD, PIECES, set_file
from tests.games.fits.table import FITS


def faults(seats: int = 1, **changes: Any) -> list[str]:
    """Codes and places of the faults of the small set, some fields changed."""
    return [f"{fault.code} {fault.place}" for fault in set_faults(set_file(**changes), mini_set(), seats)]


def board(**changes: Any) -> list[dict[str, Any]]:
    """The rounds of the small set with one board, some fields changed; None takes a field away."""
    return [{name: value for name, value in (BOARD | changes).items() if value is not None}]


def piece(cells: Any, **changes: Any) -> list[dict[str, Any]]:
    """The pieces of the small set and one more."""
    return [*PIECES, {"id": "new", "cells": cells} | changes]


def kind(**changes: Any) -> list[dict[str, Any]]:
    """A board whose kind `b` has some fields changed."""
    lone = {name: value for name, value in ({"pays": [2, -3]} | changes).items() if value is not None}
    return board(kinds={"a": {"pays": [0, 1, 4]}, "b": lone})


@rule("fits 70")
def test_with_any_error_there_is_no_game_and_all_are_reported() -> None:
    broken = set_file(width=99, start_cards=["bar", "no"], rounds=board(full_row="x"))
    with pytest.raises(ValueError, match="the set file has faults") as caught:
        FITS.start(1, mode="custom", set_file=broken)
    assert str(caught.value).split("\n")[1:] == [
        "out-of-range at width: 99 is not from 3 to 12",
        'unknown-piece at start_cards[1]: there is no piece "no"',
        'wrong-type at rounds[0].full_row: "x" should be a whole number',
    ]
    assert GAMES["fits"].files["set"](broken) == str(caught.value).split("\n")[1:]
    assert user_faults(set_file()) == []


@rule("fits 70")
def test_a_place_is_written_as_a_path() -> None:
    picture = [*BOARD["picture"][:3], "..z.", "...."]
    assert faults(rounds=[BOARD, *board(picture=picture, kinds={})])[-1] == "unknown-kind rounds[1].picture[3]"


@rule("fits 70")
def test_a_check_that_needs_a_faulty_value_is_left_out() -> None:
    assert faults(width="4") == ["wrong-type width"]  # no picture-size, no too-wide
    assert faults(height=1) == ["out-of-range height"]
    assert faults(pieces=7) == ["wrong-type pieces"]  # no unknown-piece
    assert faults(rounds=board(picture=["...."])) == ["picture-size rounds[0].picture"]  # no pays-length
    assert faults(rounds=board(kinds=[])) == ["wrong-type rounds[0].kinds"]  # no unknown-kind
    assert faults(pieces=piece([[0, 0], [2, 0]] * 2))[0] == "duplicate pieces[4].cells[2]"
    assert "not-connected" not in str(faults(pieces=piece([[0, 0], [2, 0]] * 2)))


@rule("fits 71")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"name": "' + "x" * 65536 + '"}', "too-large at the file: a set file has at most 65536 bytes"),
        ('{"name":\n  "x",}', "not-json at line 2, column 7: the text is not JSON from here on"),
        ("", "not-json at line 1, column 1: the text is not JSON from here on"),
        ("[1]", "not-json at line 1, column 1: a set file is a JSON object, not a list"),
        ("null", "not-json at line 1, column 1: a set file is a JSON object, not null"),
    ],
)
def test_codes_for_the_file(text: str, expected: str) -> None:
    (found,) = user_faults(text)
    assert found == expected


@rule("fits 71")
def test_a_file_may_be_64_kib_long_and_no_longer() -> None:
    text = set_file()
    assert user_faults(text + " " * (65536 - len(text))) == []
    assert len(user_faults(text + " " * (65537 - len(text)))) == 1


@rule("fits 71")
@pytest.mark.parametrize("text", ["[" * 60000, '{"width": ' + "9" * 5000 + "}", '{"a": "\ud800"}'])
def test_no_text_breaks_the_check(text: str) -> None:
    assert user_faults(text)


@rule("fits 71")
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"rounds": None}, ["missing rounds"]),
        ({"start_cards": None}, ["missing start_cards"]),
        ({"rounds": board(picture=None)}, ["missing rounds[0].picture"]),
        ({"rounds": kind(pays=None)}, ["missing rounds[0].kinds.b.pays"]),
        ({"pieces": [*PIECES, {"name": "Nobody"}]}, ["missing pieces[4].id", "missing pieces[4].cells"]),
        ({"colour": 3}, ["unknown-field colour"]),
        ({"rounds": board(colour=3)}, ["unknown-field rounds[0].colour"]),
        ({"pieces": piece([[9, 9]] * 1, size=1)}, ["unknown-field pieces[4].size", "same-form pieces[4].cells"]),
        ({"rounds": kind(colour=3)}, ["unknown-field rounds[0].kinds.b.colour"]),
        ({"rounds": board(kinds=BOARD["kinds"] | {"bb": {"pays": [0]}})}, ["unknown-field rounds[0].kinds.bb"]),
        ({"width": 4.0}, ["wrong-type width"]),
        ({"width": True}, ["wrong-type width"]),
        ({"name": 7}, ["wrong-type name"]),
        ({"rounds": {}}, ["wrong-type rounds"]),
        ({"rounds": [7]}, ["wrong-type rounds[0]"]),
        ({"rounds": kind(fills=1)}, ["wrong-type rounds[0].kinds.b.fills"]),
        ({"rounds": kind(pays=[0, "x"])}, ["wrong-type rounds[0].kinds.b.pays[1]"]),
        ({"rounds": kind(pays=3)}, ["wrong-type rounds[0].kinds.b.pays"]),
        ({"rounds": board(picture=["....", ".a..", 7, "..b.", "a..."])}, ["wrong-type rounds[0].picture[2]"]),
        ({"pieces": piece([[0, 0], [1]])}, ["wrong-type pieces[4].cells[1]"]),
        ({"pieces": piece([[0, 0], "x"])}, ["wrong-type pieces[4].cells[1]"]),
        ({"pieces": piece([[0, 0.5]])}, ["wrong-type pieces[4].cells[0][1]"]),
        ({"pieces": [*PIECES, None]}, ["wrong-type pieces[4]"]),
        ({"start_cards": ["bar", 7]}, ["wrong-type start_cards[1]"]),
        ({"name": ""}, ["out-of-range name"]),
        ({"name_ru": "х" * 61}, ["out-of-range name_ru"]),
        ({"height": 21}, ["out-of-range height"]),
        ({"pieces": [], "start_cards": ["x"]}, ["out-of-range pieces"]),
        ({"pieces": piece([[column, 0] for column in range(9)])}, ["out-of-range pieces[4].cells"]),
        ({"pieces": piece([[0, 0], [0, 21]])}, ["out-of-range pieces[4].cells[1][1]"]),
        ({"pieces": piece([[0, 0]], id="far too long")}, ["out-of-range pieces[4].id", "same-form pieces[4].cells"]),
        ({"start_cards": []}, ["out-of-range start_cards"]),
        ({"rounds": [BOARD] * 7}, ["out-of-range rounds"]),
        ({"rounds": board(open_cell=-21)}, ["out-of-range rounds[0].open_cell"]),
        ({"rounds": kind(pays=[0, 21])}, ["out-of-range rounds[0].kinds.b.pays[1]"]),
        ({"start_cards": ["bar", "dot", "bar"]}, ["duplicate start_cards[2]"]),
        ({"pieces": piece([[0, 0], [0, 1], [0, 0]])}, ["duplicate pieces[4].cells[2]"]),
        ({"pieces": piece([[0, 0], [1, 0], [2, 0]], id="bar")}, ["duplicate pieces[4].id"]),
        ({"pieces": piece([[0, 0], [1, 1]])}, ["not-connected pieces[4].cells"]),
        ({"pieces": piece([[3, 3], [3, 4], [4, 4]])}, ["same-form pieces[4].cells"]),
        ({"pieces": piece([[c, r] for c, r in ((0, 1), (1, 1), (1, 0))], id="x")}, ["same-form pieces[4].cells"]),
        ({"start_cards": ["bar", "gone"]}, ["unknown-piece start_cards[1]"]),
        ({"rounds": board(picture=["....", ".a..", "...", "..b.", "a..."])}, ["picture-size rounds[0].picture[2]"]),
        ({"rounds": board(picture=[*BOARD["picture"], "...."])}, ["picture-size rounds[0].picture"]),
        ({"rounds": board(picture=["?...", ".a..", "....", "..b.", "a..."])}, ["unknown-kind rounds[0].picture[0]"]),
        ({"rounds": board(picture=["....", ".a..", "....", "....", "a..."])}, ["unused-kind rounds[0].kinds.b"]),
        ({"rounds": kind(pays=[0, 1, 2])}, ["pays-length rounds[0].kinds.b.pays"]),
    ],
)
def test_codes_for_values_pieces_start_cards_and_boards(changes: dict[str, Any], expected: list[str]) -> None:
    assert faults(**changes) == expected


@rule("fits 71")
def test_a_piece_that_fits_the_width_in_no_way_is_too_wide() -> None:
    cross = [[1, 0], [1, 1], [1, 2], [1, 3], [0, 1], [2, 1], [3, 1]]
    assert faults(width=3, rounds=[{"picture": ["..."] * 5}], pieces=piece(cross)) == ["too-wide pieces[4].cells"]
    assert faults(width=4, pieces=piece(cross)) == []
    assert faults(width=4, pieces=piece([[0, row] for row in range(8)])) == []  # upright it fits


@rule("fits 71")
def test_too_few_start_cards_for_the_seats() -> None:
    assert faults(seats=3) == []
    assert faults(seats=4) == ["few-start-cards start_cards"]
    assert faults(seats=2, start_cards=["bar", "bar"]) == ["duplicate start_cards[1]"]


def test_names_are_allowed_in_every_object() -> None:
    named: dict[str, Any] = {"name": "N", "name_ru": "Н", "name_fr": "N"}
    kinds = {letter: each | named for letter, each in BOARD["kinds"].items()}
    rounds = board(kinds=kinds | {"name": "Kinds"}, **named)
    assert faults(rounds=rounds, pieces=[each | named for each in PIECES], **named) == []
    text = set_file(rounds=rounds)
    assert FITS.start(1, mode="custom", set_file=text).board.names["en"] == "N"
    assert json.loads(text)["rounds"][0]["kinds"]["name"] == "Kinds"
