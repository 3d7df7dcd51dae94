"""Ties and the wrench (fzzzt 56 to 62)."""

import pytest

from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, DAN, asked, auction, log, table

both_editions = pytest.mark.parametrize("edition", ["ru", "fr"])


@rule("fzzzt 56")
@both_editions
@pytest.mark.parametrize("chief", [ANN, BOB, CAT])
def test_a_tied_chief_wins(chief: int, edition: str) -> None:
    g = table(chief=chief, edition=edition)
    auction(g, "r3-p1", "r3-p2", "r3-p3")
    assert f"LotWon seat={chief} lot=fz3 power=3 tied=3" in log(g)


@rule("fzzzt 57")
@pytest.mark.parametrize(("chief", "winner"), [(ANN, BOB), (CAT, DAN)])
def test_else_the_tied_seat_nearest_clockwise_from_the_chief_wins(chief: int, winner: int) -> None:
    g = table(4, chief=chief)
    bids = ["r1-p1", "r3-p2", "r1-p3", "r3-p4"]
    auction(g, *bids)
    assert f"LotWon seat={winner} lot=fz3 power=3 tied=2" in log(g)


@rule("fzzzt 58")
def test_the_wrench_goes_to_the_tied_loser_nearest_clockwise_from_the_winner() -> None:
    g = table(4, chief=BOB, edition="fr")
    auction(g, "r3-p1", "r3-p2", "r1-p3", "r3-p4")
    assert g.chief == DAN  # not Cat, who is nearer but was not tied
    assert "WrenchMoved seat=3 tie=True" in log(g)


@rule("fzzzt 59")
def test_ru_too_a_loser_that_was_not_tied_is_skipped() -> None:
    g = table(4, chief=BOB, edition="ru")
    auction(g, "r3-p1", "r3-p2", "r1-p3", "r3-p4")
    assert g.chief == DAN


@rule("fzzzt 60")
@both_editions
def test_without_a_tie_the_wrench_stays(edition: str) -> None:
    g = table(chief=CAT, edition=edition)
    auction(g, "r3-p1", "r2-p2", "r1-p3")
    assert g.chief == CAT
    assert not [line for line in log(g) if line.startswith("WrenchMoved")]


@rule("fzzzt 61")
def test_bids_of_0_tie_but_ties_of_lower_bids_do_nothing() -> None:
    g = table(chief=BOB)
    auction(g, "mech1", "mech2", "mech3")
    assert "LotWon seat=1 lot=fz3 power=0 tied=3" in log(g)
    assert g.chief == CAT
    g = table(chief=BOB)
    auction(g, "r3-p1", "r2-p2", "r2-p3")
    assert g.chief == BOB


@rule("fzzzt 62")
def test_a_chief_with_an_empty_hand_keeps_the_wrench_and_ties_count_from_there() -> None:
    g = table(4, chief=CAT, hands={CAT: ""}, discards={CAT: "mech3"}, belt="fz2 fz3 fz4")
    assert asked(g) == {ANN: "bid", BOB: "bid", DAN: "bid"}
    auction(g, "r2-p1", "r1-p2", "", "r1-p4")
    assert g.chief == CAT
    auction(g, "r3-p1", "r3-p2", "", "r3-p4")
    assert "LotWon seat=3 lot=fz3 power=3 tied=3" in log(g)
    assert g.chief == ANN
