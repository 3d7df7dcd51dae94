"""The largest maps cost no more than what is asked of them, in time and in memory."""

import json

import pytest

from fourfold import Dice
from fourfold.games.frag import kept
from fourfold.games.frag.board import Board
from fourfold.games.frag.forecast import Legs, ways_to
from fourfold.games.frag.map_file import map_faults
from fourfold.games.frag.maps import read_board
from tests.games.frag.table import GAME

SIZE = 40
CORNERS = {(0, 0): "1", (SIZE - 1, 0): "2", (0, SIZE - 1): "3", (SIZE - 1, SIZE - 1): "4"}


def hall(mark: str = ".") -> str:
    """The text of a map of the largest size without walls, each square the same but for four respawn squares."""
    rows = [[CORNERS.get((x, y), mark) for x in range(SIZE)] for y in range(SIZE)]
    border, gap = "+" + "-+" * SIZE, "|" + " " * (2 * SIZE - 1) + "|"
    grid = [border, *[line for row in rows for line in ("|" + " ".join(row) + "|", gap)][:-1], border]
    grid = [row if row[0] == "+" or row.strip("| ") else "+" + row[1:-1] + "+" for row in grid]
    return json.dumps({"name_en": "Hall", "name_ru": "Зал", "width": SIZE, "height": SIZE, "grid": grid})


class Tired(Exception):
    """More lines of sight were looked along than a test allows."""


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many lines of sight may still be looked along, and how many have been."""
    count, between = [200_000, 0], Board.between

    def counted(board: Board, here: int, there: int) -> int | None:
        count[1] += 1
        if count[1] > count[0]:
            raise Tired
        return between(board, here, there)

    monkeypatch.setattr(Board, "between", counted)
    return count


def test_a_map_is_checked_without_looking_along_more_lines_than_between_respawn_squares(lines: list[int]) -> None:
    codes = [fault.code for fault in map_faults(hall())]
    assert sorted(set(codes)) == ["pickup-far", "respawn-sight"]
    assert lines[1] == 6


def test_a_game_looks_only_from_the_squares_that_are_asked_for(lines: list[int]) -> None:
    read_board.cache_clear()
    dice, state = Dice(3), GAME.start(4, 1, map=hall())
    for _ in range(60):
        (seat,) = list(state.pending)[:1]
        GAME.view(state, seat)
        state.play(seat, dice.pick(state.pending[seat].options))
    assert lines[1] <= SIZE * SIZE * len(state.board.sight) + 6
    assert len(state.board.sight) + len(state.board.jumps) < SIZE * SIZE


def test_only_the_first_of_many_teleporters_leads_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "KEPT", kept.Kept())
    assert {fault.code for fault in map_faults(hall("T"))} == {"pickup-far", "respawn-sight"}
    board = read_board(hall("T"))
    assert len(ways_to(board, board.index["0,0"], 40, Legs(2, 4))) == SIZE * SIZE - 1
    assert len(board.beams) <= 3
    assert kept.KEPT.size < 8 << 20


def test_what_all_boards_keep_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "ROOM", 2 << 20)
    monkeypatch.setattr(kept, "KEPT", kept.Kept())
    boards = [Board("custom", {}, SIZE, SIZE, tuple(json.loads(hall())["grid"])) for _ in range(2)]
    for here in range(0, SIZE * SIZE, 100):
        row = dict(boards[0].sight[here])
        assert boards[1].sight[here] == row
        assert kept.KEPT.size <= 2 << 20
    assert sum(len(board.sight) for board in boards) < 32
