"""The French extension for 2 to 4 players, talk and counting (fzzzt 132 to 139)."""

import pytest

from fourfold import IllegalMove
from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.cards import Card
from tests.citing import rule
from tests.games.fzzzt.table import ANN, BOB, CAT, asked, auction, look, look_at, table
from tests.walks import random_moves

two_to_four = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("fzzzt 132")
@two_to_four
def test_the_extension_adds_the_eight_5_6_cards_without_a_number(seats: int) -> None:
    plain, extended = [GAME.start(seats, edition="fr", extension=each) for each in ("off", "on")]
    added = {card.id for card in extended.deck + extended.belt} - {card.id for card in plain.deck + plain.belt}
    assert added == {"r2-x5", "r3-x5", "r4-x5", "r5-x5", "up3", "fz5", "u-basic-x2", "u-deluxe-x2"}
    assert len(extended.deck + extended.belt) == 48


@rule("fzzzt 133")
@two_to_four
def test_the_extension_makes_six_rounds_with_a_belt_of_eight(seats: int) -> None:
    g = GAME.start(seats, edition="fr", extension="on")
    assert (len(g.belt), g.options["bid_order"]) == (8, "open")
    for _ in random_moves(g, 1):
        pass
    assert (g.round, len(g.deck)) == (6, 0)


@rule("fzzzt 134")
@pytest.mark.parametrize(("seats", "edition"), [(2, "ru"), (4, "ru"), (6, "ru"), (5, "fr"), (6, "fr")])
def test_the_extension_is_refused_elsewhere(seats: int, edition: str) -> None:
    with pytest.raises(ValueError, match="option extension: is for edition fr with 2 to 4 players"):
        GAME.start(seats, edition=edition, extension="on")


@rule("fzzzt 135")
def test_nobody_bids_with_anothers_cards_and_cards_change_hands_only_by_auction() -> None:
    g = table()
    with pytest.raises(IllegalMove, match="'r3-p2' is not among the 15 options of seat 0"):
        g.play(ANN, "r3-p2")
    g = GAME.start(4, 2, peripherals="all")
    for _ in random_moves(g, 2):
        for seat, number in enumerate(g.mechanics):  # starters are never sold, so they stay where they were dealt
            starters = [each for each in g.box.values() if isinstance(each, Card) and each.owner == number]
            assert set(starters) <= set(g.owned(seat))


@rule("fzzzt 136")
def test_talking_needs_no_move() -> None:
    g = table()
    assert set(GAME.prompts) == {"bid", "pick lot", "keep", "shred", "place", "assemble"}
    assert asked(g) == {ANN: "bid", BOB: "bid", CAT: "bid"}


@rule("fzzzt 137")
def test_no_deal_takes_an_option_away() -> None:
    g = table(2, belt="u-basic-1 u-improved-1 fz4")
    for _ in range(2):  # Ann takes one unit and nothing obliges her to leave the other to Bob
        assert len(g.pending[ANN].options) == 2 ** len(g.hands[ANN]) - 1
        auction(g, str(g.hands[ANN][-1]), "mech2")
    assert len(g.sites[ANN]) == 2


@rule("fzzzt 138")
def test_deck_and_discard_piles_may_be_counted_at_any_time() -> None:
    g = GAME.start(4, 3)
    for _ in random_moves(g, 3):
        for seat in (ANN, None):
            assert look(g, seat)["deck"] == len(g.deck)
            assert [each["discard_size"] for each in look(g, seat)["seats"]] == [len(pile) for pile in g.discards]


@rule("fzzzt 139")
def test_no_discard_pile_is_looked_through_during_the_auctions() -> None:
    g = table(discards={ANN: "r5-f1 r5-f2", BOB: "r5-f3"})
    for seat in (ANN, BOB, None):
        assert "r5-f" not in str(GAME.view(g, seat))
    assert look_at(g, ANN, ANN)["discard_size"] == 2
