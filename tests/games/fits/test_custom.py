"""Mode custom: a set file (fits 64 to 69)."""

import json
from typing import Any

import pytest

from fourfold import save
from fourfold.games.fits.cards import long_set, mini_set
from fourfold.games.fits.scoring import full_rows, round_points
from fourfold.games.fits.table import Fits
from tests.citing import rule
from tests.games.fits.sets import BOARD, set_file
from tests.games.fits.table import FITS, play_out
from tests.walks import random_moves


def custom(seats: int = 1, seed: int = 0, **changes: Any) -> Fits:
    """A game with the small set, some fields changed."""
    return FITS.start(seats, seed, mode="custom", set_file=set_file(**changes))


@rule("fits 64")
def test_grid_pieces_decks_and_boards_come_from_the_file() -> None:
    g = custom()
    assert (g.board.grid.width, g.board.grid.height) == (4, 5)
    assert sorted(card.id for card in g.deck) == ["bar", "dot", "hook", "step"]
    assert sorted(card.id for card in [*g.start_deck, *g.start_cards]) == ["start bar", "start dot", "start hook"]
    boards = [g.board.picture[1]]
    for _ in range(2):
        play_out(g)
        boards.append(g.board.picture[1])
    assert boards == [".a..", "....", ".a.."]
    play_out(g)
    assert (g.over, len(g.points[0])) == (True, 3)


@rule("fits 64")
def test_what_a_file_leaves_out_is_as_in_mini() -> None:
    g = FITS.start(1, mode="custom", set_file=json.dumps({"rounds": [{"picture": ["......"] * 10}]}))
    assert (g.board.grid.width, g.board.grid.height, len(g.deck)) == (6, 10, 13)
    assert (g.board.full_row, g.board.open_cell) == (1, 0)
    assert FITS.view(g, None)["table"]["board"]["set"] == {"en": "Custom"}
    assert FITS.view(custom(), None)["table"]["board"]["set"] == {"en": "Small"}
    with pytest.raises(ValueError, match="option set_file: is needed by mode custom"):
        FITS.start(1, mode="custom")
    with pytest.raises(ValueError, match="option set_file: is refused by mode long"):
        FITS.start(1, mode="long", set_file=set_file())


@rule("fits 65")
def test_a_kind_pays_by_the_number_of_its_visible_cells() -> None:
    g = custom(rounds=[{"picture": ["a...", "...b", "....", "....", "a..."], "kinds": BOARD["kinds"]}])
    one, other = g.board.grid.pattern([(0, 0)]), g.board.grid.pattern([(0, 4)])
    lone = g.board.grid.pattern([(3, 3)])
    assert [round_points(g.board, lone | covered) for covered in (0, one, other, one | other)] == [6, 3, 3, 2]
    assert [round_points(g.board, one | other | covered) for covered in (0, lone)] == [-3, 2]


@rule("fits 66")
def test_open_cell_is_added_for_each_plain_cell_not_covered() -> None:
    rounds = [{"picture": ["....", "..a.", "....", "....", "...."], "kinds": {"a": {"pays": [0, 0]}}, "open_cell": -2}]
    board = custom(rounds=rounds).board
    assert round_points(board, 0) == -2 * 19
    assert round_points(board, board.grid.pattern([(2, 3)])) == -2 * 19
    assert round_points(board, board.grid.pattern([(0, 0), (1, 0)])) == -2 * 17


@rule("fits 67")
def test_a_kind_that_does_not_fill_counts_only_when_covered() -> None:
    def board_with(**fills: bool) -> Any:
        kinds = {"a": {"pays": [0, 0]} | fills}
        return custom(rounds=[{"picture": ["....", "....", "....", "....", "a..."], "kinds": kinds}]).board

    for board, open_row in ((board_with(), 1), (board_with(fills=True), 1), (board_with(fills=False), 0)):
        assert full_rows(board, board.grid.pattern([(1, 0), (2, 0), (3, 0)])) == open_row
        assert full_rows(board, board.grid.pattern([(0, 0), (1, 0), (2, 0), (3, 0)])) == 1


@rule("fits 68")
def test_a_custom_game_seats_no_more_than_there_are_start_cards() -> None:
    assert custom(seats=3).seats == 3
    with pytest.raises(ValueError, match=r"few-start-cards at start_cards: there are 3, and 4 seats"):
        custom(seats=4)
    many = [{"id": f"p{n}", "cells": [[0, row] for row in range(n)]} for n in range(1, 7)]
    with pytest.raises(ValueError, match="1 to 4 players"):
        custom(seats=5, pieces=many, start_cards=[piece["id"] for piece in many])


@rule("fits 69")
@pytest.mark.parametrize(("mode", "written"), [("mini", mini_set()), ("long", long_set())])
def test_mini_and_long_as_set_files_play_as_the_modes_do(mode: str, written: dict[str, Any]) -> None:
    by_mode, by_file = (
        FITS.start(2, 7, mode=mode),
        FITS.start(2, 7, mode="custom", set_file=json.dumps(written)),
    )
    for seat, move in random_moves(by_mode, 7):
        by_file.play(seat, str(move))
    assert FITS.scores(by_file) == FITS.scores(by_mode)
    assert save(by_file) | {"options": 0} == save(by_mode) | {"options": 0}
    assert FITS.view(by_file, None)["table"]["rank"] is None
