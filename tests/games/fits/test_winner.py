"""Second round, winner, solo (fits 53 to 59)."""

from typing import Any

import pytest

from fourfold.games.fits.scoring import solo_rank
from fourfold.games.fits.table import Fits
from tests.citing import rule
from tests.games.fits.sets import set_file
from tests.games.fits.table import ANN, BOB, FITS, FLAT, asked, play, play_out, table

RANKS = {
    "master": "17 22 29",
    "megastar": "14 16",
    "builder": "11 13",
    "lucky": "8 10",
    "botcher": "5 7",
    "phobe": "0 4",
}


def ended(*totals: tuple[int, ...], **options: Any) -> Fits:
    """A game that is over, with the points of each seat round by round."""
    g = FITS.start(len(totals), **options)
    while not g.over:
        play_out(g)
    g.points = list(totals)
    return g


@rule("fits 53")
def test_after_round_one_everything_begins_anew_on_board_two() -> None:
    g = table("L5", "P5")
    order = list(g.deck)
    play_out(g)
    assert (g.round, g.board.id, g.covered, g.laid, g.called) == (1, "board-2", [0, 0], [(), ()], [])
    assert len(g.deck) == 13
    assert g.deck != order
    assert (len(g.start_cards), len(g.start_deck)) == (2, 2)
    assert asked(g) == {ANN: "start", BOB: "start"}


@rule("fits 54")
def test_a_seat_may_get_the_same_start_card_twice() -> None:
    again = 0
    for seed in range(60):
        g = FITS.start(1, seed)
        first = g.start_cards[ANN]
        play_out(g)
        again += g.start_cards[ANN] is first
    assert 5 <= again <= 30  # one in four


@rule("fits 55")
def test_the_highest_sum_of_both_rounds_wins() -> None:
    g = ended((2, 9), (10, 3), (5, 5))
    assert FITS.scores(g) == [11, 13, 10]
    assert FITS.ranking(g) == [2, 1, 3]


@rule("fits 56")
def test_equal_sums_share_the_place_and_the_next_is_left_out() -> None:
    assert FITS.ranking(ended((10, 11), (5, 16), (9, 9))) == [1, 1, 3]
    assert FITS.ranking(ended((3, 3), (5, 5), (4, 6), (0, 6))) == [3, 1, 1, 3]


@rule("fits 57")
def test_one_seat_alone_plays_both_rounds_with_one_start_card_each() -> None:
    g = FITS.start(1, seed=2)
    for number in range(2):
        assert (g.round, len(g.start_cards), len(g.start_deck), len(g.deck)) == (number, 1, 3, 13)
        play_out(g)
    assert g.over
    assert FITS.ranking(g) == [1]


@rule("fits 58")
@pytest.mark.parametrize("rank", RANKS)
def test_the_sum_of_a_single_seat_has_a_rank(rank: str) -> None:
    for total in map(int, RANKS[rank].split()):
        g = ended((total, 0))
        assert solo_rank(g) == rank
        assert FITS.view(g, ANN)["table"]["rank"] == rank


@rule("fits 59")
def test_ranks_are_given_only_to_a_single_seat_in_mini() -> None:
    assert solo_rank(ended((20, 0), (3, 0))) is None
    assert solo_rank(ended((20, 0), mode="long")) is None
    assert solo_rank(ended((20, 0), mode="custom", set_file=set_file())) is None
    g = table("L5")
    play(g, FLAT)
    assert FITS.view(g, ANN)["table"]["rank"] is None
