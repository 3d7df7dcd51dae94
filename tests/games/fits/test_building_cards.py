"""Building cards (fits 15 to 20)."""

import pytest

from fourfold import IllegalMove, save
from tests.citing import rule
from tests.games.fits.table import (
    ANN,
    BOB,
    CAT,
    FITS,
    FLAT,
    asked,
    called,
    cells,
    offered,
    play,
    play_all,
    table,
    told,
)


@rule("fits 15")
def test_every_seat_places_its_own_copy_passes_or_skips() -> None:
    g = table("L5", "P5", "T5", calls="P5 O4")
    play_all(g, FLAT, "P5 ##/##/#. 4", "T5 ###/.#./.#. 0")
    assert called(g) == "P5"
    assert asked(g) == {ANN: "place", CAT: "place"}
    play_all(g, "P5 ##/##/#. 4", "pass")
    assert [len(cells(g, seat)) for seat in (ANN, BOB, CAT)] == [10, 5, 5]
    assert asked(g) == {ANN: "place", BOB: "place", CAT: "place"}
    assert {text.split()[0] for text in offered(g, BOB)} == {"O4", "pass"}


@rule("fits 16")
def test_all_seats_choose_at_the_same_time() -> None:
    g = table("L5", "P5", "T5", "U5", calls="O4")
    assert list(asked(g)) == [0, 1, 2, 3]
    play_all(g, FLAT, "P5 ##/##/#. 4", "T5 ###/.#./.#. 0", "U5 #.#/### 0")
    assert list(asked(g)) == [0, 1, 2, 3]
    play(g, "pass", seat=CAT)
    assert list(asked(g)) == [0, 1, 3]


@rule("fits 17")
def test_landings_can_be_tried_out_but_what_is_confirmed_is_final() -> None:
    g = table("L5", "P5")
    before = save(g)
    assert len([str(landing) for landing in g.pending[ANN].options]) == 32
    assert save(g) == before
    play(g, FLAT)
    with pytest.raises(IllegalMove, match="seat 0 is not asked"):
        play(g, "L5 #.../#### 1")


@rule("fits 18")
def test_choices_are_shown_together_in_whatever_order_they_come() -> None:
    first, second = table("L5", "P5"), table("L5", "P5")
    play(first, FLAT, seat=ANN)
    assert (cells(first, ANN), told(first)) == ([], [])
    play(first, "P5 ##/##/#. 4", seat=BOB)
    assert told(first)[:2] == ["PieceLaid", "PieceLaid"]
    play(second, "P5 ##/##/#. 4", seat=BOB)
    play(second, FLAT, seat=ANN)
    assert save(first) == save(second)


@rule("fits 19")
def test_the_next_card_is_laid_on_the_one_before() -> None:
    g = table("L5", calls="O4 I3 X5")
    play(g, FLAT, "pass", "pass")
    assert [card.id for card in g.called] == ["O4", "I3", "X5"]
    assert "CardTurned" in told(g)
    assert FITS.view(g, None)["table"]["called"] == ["O4", "I3", "X5"]


@rule("fits 20")
def test_all_cards_are_turned_even_when_nobody_can_place() -> None:
    g = table("L5", calls="Y5 N5 V5 P5 W5")
    g.covered[ANN] = g.board.grid.inside << 1  # every column is one row higher than the grid
    play(g, FLAT)
    assert (g.round, len(g.deck)) == (1, 13)
    assert told(g).count("CardTurned") == 13
    assert told(g).count("NothingFits") == 12
    assert told(g).count("PieceSkipped") == 1
