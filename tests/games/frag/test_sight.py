"""Line of sight (frag 106 to 114)."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from fourfold.games.frag.board import Board
from fourfold.games.frag.maps import read_board
from tests.citing import rule
from tests.games.frag.slow_sight import clear, hides
from tests.games.frag.table import ANN, BOB, CID, DEE, floor, grid, offered, table

EXAMPLE = grid(
    "+-+-+-+-+-+-+-+",
    "|. . . . . . .|",
    "+             +",
    "|. . . . . # .|",
    "+       +     +",
    "|. . . .D. . .|",
    "+       +     +",
    "|. # . . . . .|",
    "+             +",
    "|. . . . . . .|",
    "+-+-+-+-+-+-+-+",
)
SEEN = ["432345-", "32123#-", "21G1---", "-#123--", "--23456"]  # example 20


def sees(board: Board, here: str, there: str, *others: str) -> bool:
    """One place sees another, with fighters on some others."""
    between = board.sight[board.index[here]].get(board.index[there])
    return between is not None and not any(between >> board.index[other] & 1 for other in others)


@rule("frag 106")
def test_a_target_is_in_sight_when_the_line_meets_no_obstacle_and_no_other_fighter() -> None:
    for y, row in enumerate(SEEN):
        for x, mark in enumerate(row):
            if mark not in "G#":
                assert sees(EXAMPLE, "2,2", f"{x},{y}") == (mark != "-"), (x, y)
                assert mark == "-" or EXAMPLE.distance(EXAMPLE.index["2,2"], EXAMPLE.index[f"{x},{y}"]) == int(mark)
    hidden = [f"{x},{y}" for y in range(5) for x in range(7)
              if EXAMPLE.square(x, y) != "#" and sees(EXAMPLE, "2,2", f"{x},{y}")
              and not sees(EXAMPLE, "2,2", f"{x},{y}", "3,1")]  # fmt: skip
    assert hidden == ["3,0", "4,0", "5,0", "4,1"]
    g = table(board=EXAMPLE, at={ANN: "2,2", BOB: "5,2", CID: "3,1", DEE: "4,0"})
    assert offered(g, verb="fire") == ["fire pistol at 2"]


@rule("frag 107")
def test_walls_doors_and_corners_are_obstacles() -> None:
    for edge in "|D<>":
        assert not sees(grid("+-+-+-+", f"|. .{edge}.|", "+-+-+-+"), "0,0", "2,0")
    assert sees(grid("+-+-+-+", "|. . .|", "+-+-+-+"), "0,0", "2,0")
    assert not sees(floor("...", ".#.", "..."), "0,0", "2,2")
    assert not sees(floor(".#.", "...", "..."), "0,0", "2,0")


@rule("frag 108")
def test_touching_the_end_of_a_wall_or_a_corner_is_enough_to_block() -> None:
    assert not sees(floor(".#", ".."), "0,0", "1,1")  # example 17: the corner of a solid square
    assert not sees(grid("+-+-+", "|.|.|", "+   +", "|. .|", "+-+-+"), "0,0", "1,1")  # the end of a wall
    assert not sees(floor("..", "/."), "0,0", "1,1")  # the end of a diagonal wall
    assert sees(floor("..", "\\."), "0,0", "1,1")  # whose ends lie elsewhere


@rule("frag 109")
def test_a_third_fighter_blocks_inside_its_square_and_not_at_a_corner() -> None:
    board = floor("...", "...", "...")
    assert not sees(board, "0,0", "2,2", "1,1")  # example 17
    assert sees(board, "0,0", "1,1", "1,0", "0,1")
    g = table(board=board, at={ANN: "0,0", BOB: "1,1", CID: "1,0", DEE: "0,1"}, builds={ANN: "2-1-4"})
    assert offered(g, verb="fire") == [f"fire pistol at {seat}" for seat in (BOB, CID, DEE)]
    assert g.distance(g.fighters[ANN].place, g.fighters[BOB].place) == 2


@rule("frag 110")
def test_a_third_fighter_in_a_half_blocks_only_lines_through_that_half() -> None:
    board = floor(".....", "../..", ".....")
    assert sees(board, "2,0", "1,2")  # in by the north side, out by the west side
    assert sees(board, "2,0", "1,2", "2,1s")
    assert not sees(board, "2,0", "1,2", "2,1n")


@rule("frag 111")
def test_a_line_from_a_half_must_leave_on_the_side_of_that_half() -> None:
    board = floor("...", "./.", "...")  # example 19
    assert sees(board, "1,1n", "0,0")
    assert not sees(board, "1,1n", "2,0")  # along the wall
    assert not sees(board, "1,1n", "2,2")
    assert sees(board, "1,1s", "2,2")
    assert not sees(board, "1,1n", "1,1s")
    assert not sees(board, "0,2", "1,1s")


@rule("frag 112")
def test_an_empty_doorway_is_closed_and_a_third_fighter_in_it_is_in_the_way() -> None:
    board = grid("+-+-+-+", "|. H .|", "+-+-+-+")  # example 18
    assert not sees(board, "0,0", "2,0")
    assert sees(board, "1,0", "0,0")
    assert sees(board, "1,0", "2,0")
    g = table(board=board, at={ANN: "0,0", BOB: "1,0", CID: "2,0"})
    assert offered(g, verb="fire") == ["fire pistol at 1"]


@rule("frag 113")
def test_acid_grates_pickups_teleporters_respawns_and_markers_do_not_block() -> None:
    board = floor(".~%wgT1.")
    assert sees(board, "0,0", "7,0")
    g = table(board=board, at={ANN: "0,0", BOB: "7,0"})
    g.blood[3] = 2
    assert offered(g, verb="fire") == ["fire pistol at 1"]


@rule("frag 114")
@pytest.mark.parametrize("name", ["pump_station", "six_gates"])
def test_sight_is_mutual_on_both_maps_and_agrees_with_slow_geometry(name: str) -> None:
    board = read_board(name)
    for here in range(len(board.places)):
        assert all(board.sight[there][here] == between for there, between in board.sight[here].items())
    for here in range(0, len(board.places), 37):
        for there in range(0, len(board.places), 5):
            if not board.solid[here] and not board.solid[there]:
                assert (there in board.sight[here]) == clear(board, board.places[here], board.places[there])


@some.composite
def maps(draw: some.DrawFn) -> Board:
    """Any small map with walls, doors, solid squares, diagonals and doors inside."""
    width, height = draw(some.integers(2, 6)), draw(some.integers(2, 6))
    marks = draw(some.lists(some.sampled_from("......#/\\HV"), min_size=width * height, max_size=width * height))
    lines = [list("+" + "-+" * width)]
    for y in range(height):
        edges = draw(some.lists(some.sampled_from("    |D<"), min_size=width - 1, max_size=width - 1))
        row = "|" + "".join(m + e for m, e in zip(marks[y * width : (y + 1) * width], [*edges, "|"], strict=True))
        below = draw(some.lists(some.sampled_from("    -Dv"), min_size=width, max_size=width))
        lines += [list(row), list("+" + "+".join(below if y + 1 < height else "-" * width) + "+")]
    for y in range(height):
        for x in range(width):
            hang_door(lines, x, y)
    posts = ["".join(" " if m == "+" and 0 < i < 2 * width else m for i, m in enumerate(line)) for line in lines]
    return grid(*posts)


def hang_door(lines: list[list[str]], x: int, y: int) -> None:
    """A door inside a square has walls beside it (frag 251)."""
    mark = lines[2 * y + 1][2 * x + 1]
    if mark == "H":
        lines[2 * y][2 * x + 1] = lines[2 * y + 2][2 * x + 1] = "-"
    if mark == "V":
        lines[2 * y + 1][2 * x] = lines[2 * y + 1][2 * x + 2] = "|"


@rule("frag 106", "frag 109", "frag 110", "frag 114")
@given(maps())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_quick_and_slow_sight_agree_on_any_map(board: Board) -> None:
    open_places = [number for number, solid in enumerate(board.solid) if not solid]
    for here, there in product(open_places, repeat=2):
        one, other = board.places[here], board.places[there]
        between = board.sight[here].get(there)
        assert (between is not None) == clear(board, one, other), (one, other)
        ends = [(one.x, one.y), (other.x, other.y)]
        for third, place in enumerate(board.places):
            if between is not None and (place.x, place.y) not in ends:
                assert bool(between >> third & 1) == hides(board, one, other, place), (one, other, place)
