"""What has been learnt of the grids of Mini FITS, and the bot that looks ahead with it."""

from dataclasses import replace
from statistics import fmean
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold import Dice
from fourfold.bots import choose, explain, find_bot
from fourfold.games.fits import advice
from fourfold.games.fits.cards import Board, BuildingCard
from fourfold.games.fits.grid import Drop, Shape
from fourfold.games.fits.judge import seen
from fourfold.games.fits.learnt import MOST, NETS, ROOM, STEEP, Facts, Net, describe, learnt, read_net, write_net
from fourfold.games.fits.scoring import round_points
from fourfold.games.fits.seer import Eye, Seer
from fourfold.games.fits.table import Fits
from tests.games.fits.sets import set_file
from tests.games.fits.table import ANN, FITS, FLAT, grid, table

BOX = FITS.start(1).box.values()
BOARDS = [thing for thing in BOX if isinstance(thing, Board)]
SHAPES = tuple([thing.shape for thing in BOX if isinstance(thing, BuildingCard)])
EXPERT = cast(Seer, find_bot(FITS, "expert")).unhurried()
HASTY = replace(EXPERT, widths=())  # goes by what the net says of the next grid


def net_of(board: Board) -> Net:
    """What has been learnt of a board."""
    found = learnt(board, SHAPES)
    assert found
    return found


def fallen(board: Board, drops: list[tuple[int, int]]) -> int:
    """A grid on which some pieces have fallen somehow."""
    covered = 0
    for piece, number in drops:
        ways = SHAPES[piece].legal_ways(covered & board.grid.peaks)
        way = ways[number % len(ways)] if ways else None
        covered |= way.pattern << way.row(covered) if isinstance(way, Drop) else 0
    return covered


def by_hand(facts: Facts, board: Board, covered: int, left: int) -> float:
    """What a net says, number by number."""
    width, height, tall = board.grid.width, board.grid.height, board.grid.height + board.grid.tallest + 1
    heights, closed, rises = board.grid.heights(covered), board.grid.closed(covered), 2 * STEEP + 1
    features = []
    for first, pattern in ((0, covered), (height, closed)):
        for row in range(height):
            cells = [board.grid.covers(pattern, (column, row)) for column in range(width)]
            features.append((first + row) * 2**width + sum(2**column for column in range(width) if cells[column]))
    start = 2 * height * 2**width
    rise = [max(-STEEP, min(heights[n + 1] - heights[n], STEEP)) + STEEP for n in range(width - 1)]
    features += [start + n * rises**2 + rise[n] * rises + rise[n + 1] for n in range(width - 2)]
    start += (width - 2) * rises**2
    features += [start + n * tall + heights[n] for n in range(width)]
    rows = [facts.seen[feature] for feature in features]
    rows += [facts.left[piece] for piece in range(len(SHAPES)) if left >> piece & 1]
    hidden = [max(sum(numbers), 0) for numbers in zip(facts.bias, *rows, strict=True)]
    second = [sum(one * row[n] for one, row in zip(hidden, facts.second, strict=True)) + bias
              for n, bias in enumerate(facts.second_bias)]  # fmt: skip
    found: int = sum(max(a, 0) * b for a, b in zip(second, facts.last, strict=True)) + facts.last_bias
    return found / facts.scale


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(BOARDS),
    st.lists(st.tuples(st.integers(0, 12), st.integers(0, 99)), max_size=12),
    st.integers(1, 2**13 - 1),
)
def test_many_numbers_at_once_give_what_they_give_one_by_one(
    board: Board, drops: list[tuple[int, int]], left: int
) -> None:
    net, covered = net_of(board), fallen(board, drops)
    assert net.worth(covered, left) == by_hand(net.facts, board, covered, left)


@pytest.mark.parametrize("name", NETS)
def test_no_number_of_a_net_outgrows_its_place(name: str) -> None:
    facts = read_net(name)
    board = next(board for board in BOARDS if facts.of == describe(board, SHAPES))
    assert len(facts.seen[0]) == len(facts.bias) == len(facts.second)
    assert max(abs(number) for row in [*facts.seen, *facts.second] for number in row) <= MOST
    added_once = [sum(map(abs, numbers)) for numbers in zip(facts.bias, *facts.left, strict=True)]
    assert max(added_once) < ROOM
    most = net_of(board).zero + (net_of(board).zero - ROOM) // (MOST + 1) * MOST + ROOM
    assert most < 2**16
    assert len(facts.second) * (most - net_of(board).zero) * (2 * MOST + 1) < 2**32


def test_when_nothing_is_left_a_grid_is_worth_its_points() -> None:
    for board in (1, 2):
        g = grid(FLAT, "O4 ##/## 4", "I3 ### 1", board=board)
        assert net_of(g.board).worth(g.covered[ANN], 0) == round_points(g.board, g.covered[ANN]) == {1: 2, 2: 8}[board]


@pytest.mark.parametrize("options", [{"mode": "long"}, {"mode": "custom", "set_file": set_file()}])
def test_of_other_sets_nothing_has_been_learnt_and_the_planner_plays(options: dict[str, Any]) -> None:
    g, quick = FITS.start(1, 3, **options), replace(advice.DEEP, shortlist=2, decks=2, answering=None)
    known, _, _ = seen(g, ANN)
    assert learnt(known.board, tuple(known.shapes)) is None
    assert replace(EXPERT, otherwise=quick).opinions(g, ANN, Dice(1)) == quick.opinions(g, ANN, Dice(1))


def test_a_net_is_written_and_read_again(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = read_net(NETS[0])
    write_net(facts, tmp_path / "net.json.gz")
    monkeypatch.setattr("fourfold.games.fits.learnt.files", lambda package: tmp_path)
    assert read_net("net.json.gz") == facts


def brute_force(g: Fits, covered: int, left: list[Shape]) -> float:
    """What a grid leads to if every piece is laid in the best way."""
    if not left:
        return round_points(g.board, covered)
    eye, totals = eye_of(g), []
    for shape in left:
        rest = [other for other in left if other is not shape]
        totals.append(max(brute_force(g, after, rest) for after in eye.after(covered, shape)))
    return fmean(totals)


def eye_of(g: Fits, answers: int = 99) -> Eye:
    """Somebody who looks ahead."""
    known, _, _ = seen(g, ANN)
    return Eye(net_of(known.board), known, answers)


def test_whoever_looks_as_deep_as_there_are_pieces_knows_what_a_grid_leads_to() -> None:
    g = grid(FLAT, "P5 ##/##/#. 4", "O4 ##/## 2", call="V5", board=2)
    eye, left = eye_of(g), [shape for shape in SHAPES if shape.piece in ("I3", "X5")]
    exact = brute_force(g, g.covered[ANN], left)
    assert eye.hope(g.covered[ANN], eye.known.pieces(left), 2) == pytest.approx(exact)
    assert eye.hope(g.covered[ANN], eye.known.pieces(left), 9) == pytest.approx(exact)
    assert eye.hope(g.covered[ANN], eye.known.pieces(left), 1) != pytest.approx(exact)  # here the net guesses
    assert eye_of(g, answers=1).hope(g.covered[ANN], eye.known.pieces(left), 2) <= exact


def test_after_a_piece_there_is_a_grid_for_every_landing_and_one_for_passing() -> None:
    g = grid(FLAT, call="U5")
    assert sorted(eye_of(g).after(g.covered[ANN], g.called[-1].shape)) == sorted(each for _, each, _ in seen(g, ANN)[2])


def test_the_best_landings_are_looked_at_deeper() -> None:
    g = grid(FLAT, call="O4")
    shallow, deep = [replace(EXPERT, widths=widths).opinions(g, ANN, Dice(1)) for widths in ((), (3,))]
    assert {str(each.option) for each in deep[:3]} == {str(each.option) for each in shallow[:3]}
    assert [each.value for each in deep[:3]] != [each.value for each in shallow[:3]]
    assert deep[3:] == shallow[3:]
    assert deep[0].value >= deep[1].value >= deep[2].value
    assert deep[0].reasons[0].key == "bots-points"


def test_when_time_is_over_the_net_decides_alone() -> None:
    g = table("L5")
    hurried = replace(EXPERT, seconds=-1.0)
    assert hurried.opinions(g, ANN, Dice(1)) == HASTY.opinions(g, ANN, Dice(1))
    assert explain(FITS, EXPERT, g, ANN, Dice(1)) != hurried.opinions(g, ANN, Dice(1))


def test_the_net_alone_plays_far_better_than_what_looks_best() -> None:
    totals = []
    for seed in range(12):
        g = FITS.start(1, seed)
        while not g.over:
            g.play(ANN, choose(FITS, HASTY, g, ANN, Dice(1)))
        totals.append(FITS.scores(g)[0])
    assert fmean(totals) > 20.5  # `normal` comes to 18.8, the net alone to 21.9
