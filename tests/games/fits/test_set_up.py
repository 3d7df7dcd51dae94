"""Set-up and start cards (fits 1 to 14)."""

from collections import Counter

import pytest

from fourfold import Dice
from fourfold.games.fits.cards import BuildingCard, Piece, StartCard, mini_set
from fourfold.games.fits.grid import Landing
from tests.citing import rule
from tests.games.fits.table import ANN, BOB, FITS, FLAT, asked, cells, offered, play, play_all, play_out, table

WAYS = "I3 2, O4 1, T4 4, L4 8, L5 8, N5 8, P5 8, T5 4, U5 4, V5 4, W5 4, X5 1, Y5 8"


def cards_of(seats: int, kind: type) -> list[str]:
    """The cards of a kind in the box."""
    return [card.id for card in FITS.start(seats).box.values() if isinstance(card, kind)]


@rule("fits 1")
def test_the_grid_has_six_columns_and_ten_rows() -> None:
    board = FITS.view(FITS.start(1), None)["table"]["board"]
    assert (board["width"], board["height"]) == (6, 10)
    assert [len(line) for line in board["picture"]] == [6] * 10


@rule("fits 2")
def test_each_seat_has_a_grid_and_pieces_of_its_own() -> None:
    g = table("L5", "P5", calls="O4")
    assert Counter(piece.seat for piece in g.box.values() if isinstance(piece, Piece)) == {ANN: 13, BOB: 13}
    play_all(g, FLAT, "P5 ##/##/#. 4")
    play_all(g, "O4 ##/## 4", "pass")
    assert len(cells(g, ANN)) == 9
    assert cells(g, BOB) == [(4, 0), (4, 1), (5, 1), (4, 2), (5, 2)]


@rule("fits 3")
def test_thirteen_different_pieces_have_sixty_cells() -> None:
    forms = {min(card.shape.forms): len(card.shape.cells) for card in FITS.start(1).deck}
    assert len(forms) == 13
    assert sum(forms.values()) == 60 == 6 * 10
    assert set(forms.values()) == {3, 4, 5}


@rule("fits 4")
def test_ways_that_look_the_same_are_one() -> None:
    ways = {card.id: len(card.shape.forms) for card in FITS.start(1).deck}
    assert ways == {name: int(number) for name, number in (pair.split() for pair in WAYS.split(", "))}
    assert max(ways.values()) == 8


@rule("fits 5")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_only_one_to_four_seats_play(seats: int) -> None:
    assert [len(FITS.start(each).covered) for each in FITS.seats] == [1, 2, 3, 4]
    with pytest.raises(ValueError, match="fits is for 1 to 4 players"):
        FITS.start(seats)


@rule("fits 6")
def test_the_first_round_is_plain_and_the_second_has_symbols() -> None:
    g = FITS.start(1)
    assert (g.board.id, g.board.kinds) == ("board-1", ())
    play_out(g)
    assert (g.board.id, len(g.board.kinds), g.round) == ("board-2", 3, 1)
    play_out(g)
    assert g.over


@rule("fits 7")
def test_a_round_begins_with_empty_grids_and_all_pieces_at_hand() -> None:
    g = FITS.start(2)
    for _ in range(2):
        assert g.covered == [0, 0]
        assert g.laid == [(), ()]
        assert len(g.deck) == 13
        play_out(g)


@rule("fits 8")
def test_both_decks_are_shuffled_apart() -> None:
    games = [FITS.start(1, seed) for seed in range(40)]
    assert len({tuple(g.deck) for g in games}) == 40
    assert {type(card) for g in games for card in g.deck} == {BuildingCard}
    assert {type(card) for g in games for card in g.start_deck + g.start_cards} == {StartCard}


@rule("fits 9")
def test_every_piece_is_called_exactly_once_a_round() -> None:
    g = FITS.start(1, seed=3)
    pieces = sorted(piece["id"] for piece in mini_set()["pieces"])
    assert sorted(card.id for card in g.deck) == pieces
    while g.deck:
        play(g, offered(g)[-1])
    assert sorted(card.id for card in g.called) == pieces


@rule("fits 10")
def test_the_start_cards_show_four_of_the_thirteen_pieces() -> None:
    assert cards_of(1, StartCard) == ["start L5", "start P5", "start T5", "start U5"]
    assert all(card.removeprefix("start ") in cards_of(1, BuildingCard) for card in cards_of(1, StartCard))


@rule("fits 11")
def test_a_start_card_stays_face_up_until_the_round_ends() -> None:
    g = FITS.start(3, seed=5)
    drawn = list(g.start_cards)
    assert len(set(drawn)) == 3
    while g.round == 0:
        assert g.start_cards == drawn
        shown = [seat["start_card"] for seat in FITS.view(g, BOB)["table"]["seats"]]
        assert shown == [card.shape.piece for card in drawn]
        play(g, offered(g, next(iter(g.pending)))[-1], seat=next(iter(g.pending)))


@rule("fits 12")
def test_a_start_card_not_drawn_has_no_effect() -> None:
    g = table("L5", calls="P5")
    assert sorted(card.id for card in g.start_deck) == ["start P5", "start T5", "start U5"]
    play(g, FLAT)
    assert asked(g) == {ANN: "place"}
    assert "start P5" not in str(FITS.view(g, None))


@rule("fits 13")
def test_each_seat_places_its_start_piece_before_any_call() -> None:
    g = table("L5", "U5", calls="O4")
    assert asked(g) == {ANN: "start", BOB: "start"}
    assert g.called == []
    assert {text.split()[0] for text in offered(g, BOB)} == {"U5"}
    play_all(g, FLAT, "U5 #.#/### 1")
    assert cells(g, BOB) == [(1, 0), (2, 0), (3, 0), (1, 1), (3, 1)]
    assert [card.id for card in g.called] == ["O4"]


@rule("fits 14")
def test_the_start_piece_cannot_be_passed_on() -> None:
    for seed in range(20):
        g = FITS.start(4, seed)
        assert all(isinstance(each, Landing) for seat in range(4) for each in g.pending[seat].options)
        assert all(landing.row == 0 for seat in range(4) for landing in g.pending[seat].options)
    assert Dice(1).pick(offered(g)) != "pass"
