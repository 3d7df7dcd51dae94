"""Passing and skipping (fits 36 to 41)."""

from fourfold.core.events import seen
from fourfold.games.fits.scoring import scores
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
    play_out,
    table,
    told,
)


@rule("fits 36")
def test_a_seat_may_pass_on_any_building_card_any_number_of_times() -> None:
    g = table("L5")
    play(g, FLAT)
    calls = 0
    while g.round == 0:
        assert "pass" in offered(g)
        play(g, "pass")
        calls += 1
    assert calls == 12


@rule("fits 37")
def test_a_pass_costs_nothing_and_the_piece_is_out_until_the_round_ends() -> None:
    g = table("L5", calls="O4 I3")
    play(g, FLAT, "pass")
    seat = FITS.view(g, ANN)["table"]["seats"][ANN]
    assert (seat["passed"], "O4" in seat["at_hand"], seat["sheet"]["points"]) == (["O4"], False, 0)
    play_out(g)
    assert scores(g) == [0]
    assert "O4" in FITS.view(g, ANN)["table"]["seats"][ANN]["at_hand"]


@rule("fits 38")
def test_a_seat_without_a_landing_passes_unasked_and_the_game_says_so() -> None:
    g = table("L5", "P5", calls="O4")
    g.covered[ANN] = g.board.grid.inside << 1
    play_all(g, FLAT, "P5 ##/##/#. 4")
    assert asked(g) == {BOB: "place"}
    assert told(g)[-1] == "NothingFits"
    assert g.told[-1]._asdict()["seat"] == ANN
    assert FITS.view(g, BOB)["table"]["seats"][ANN]["passed"] == ["O4"]


@rule("fits 39")
def test_a_seat_whose_start_card_shows_the_piece_skips() -> None:
    g = table("L5", "P5", calls="L5 O4")
    play_all(g, FLAT, "P5 ##/##/#. 4")
    assert (called(g), asked(g)) == ("L5", {BOB: "place"})
    assert "PieceSkipped" in told(g)
    play(g, "L5 #.../#### 0", seat=BOB)
    assert [len(cells(g, seat)) for seat in (ANN, BOB)] == [5, 10]
    assert FITS.view(g, BOB)["table"]["seats"][ANN]["skipped"] == ["L5"]


@rule("fits 40")
def test_each_seat_skips_one_card_a_round_and_lays_at_most_thirteen_pieces() -> None:
    g = FITS.start(3, seed=8)
    skipped: list[int] = []
    laid = [0, 0, 0]
    while g.round == 0:
        seat = next(iter(g.pending))
        play(g, offered(g, seat)[0], seat=seat)
        skipped += [event._asdict()["seat"] for event in seen(g.told, None) if type(event).__name__ == "PieceSkipped"]
        laid = [max(before, len(now)) for before, now in zip(laid, g.laid, strict=True)]
    assert sorted(skipped) == [ANN, BOB, CAT]
    assert max(laid) <= 13
    perfect = table("L5", calls="L5 O4 I3")
    play(perfect, FLAT)
    assert len(perfect.deck) + len(perfect.called) - 1 + len(perfect.laid[ANN]) == 13  # one skipped, one laid before


@rule("fits 41")
def test_if_no_seat_is_to_be_asked_the_next_card_is_turned_at_once() -> None:
    g = table("L5", calls="L5 O4")
    play(g, FLAT)
    assert (called(g), len(g.called), asked(g)) == ("O4", 2, {ANN: "place"})
    last = table("L5", calls="I3 O4 T4 L4 N5 P5 T5 U5 V5 W5 X5 Y5 L5")
    play(last, FLAT, *["pass"] * 11)
    assert (last.round, called(last)) == (0, "Y5")
    play(last, "pass")
    assert last.round == 1
