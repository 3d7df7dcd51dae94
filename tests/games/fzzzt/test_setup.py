"""Set-up (fzzzt 9 to 24)."""

from typing import Any

import pytest

from fourfold.games.fzzzt import GAME
from fourfold.games.fzzzt.cards import Card, Peripheral
from fourfold.games.fzzzt.table import Fzzzt
from tests.citing import rule
from tests.games.fzzzt.table import BOB, CAT, asked, bid, table

every_number = pytest.mark.parametrize("seats", range(2, 7))


def left_out(g: Fzzzt) -> set[str]:
    """The cards that are not in this game, peripherals aside."""
    return {card.id for card in g.out if isinstance(card, Card)}


def numbered(*numbers: int) -> set[str]:
    """The mechanics and starters with these numbers."""
    return {f"{kind}{n}" for n in numbers for kind in ("mech", "r1-p", "r2-p", "r3-p")}


UNNUMBERED_5_6 = {"r2-x5", "r3-x5", "r4-x5", "r5-x5", "up3", "fz5", "u-basic-x2", "u-deluxe-x2"}


@rule("fzzzt 9")
def test_the_game_is_for_two_to_six() -> None:
    for seats in (-1, 0, 1, 7, "3", 2.0, True, None):
        with pytest.raises(ValueError, match="2 to 6 players"):
            GAME.start(seats)  # type: ignore[arg-type]  # wrong on purpose
    assert [GAME.start(seats).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]


@rule("fzzzt 10")
def test_turns_run_clockwise_which_is_upward() -> None:
    g = table(4, chief=CAT, bid_order="open")
    order = []
    while g.face_up == 1 and len(g.belt) == 2:
        (seat,) = asked(g)
        order.append(seat)
        bid(g, seat, f"mech{seat + 1}")
    assert order == [2, 3, 0, 1]


@rule("fzzzt 11")
def test_peripherals_stay_out_unless_named() -> None:
    g = GAME.start(3)
    assert (g.peripheral, g.pile, g.used) == (None, [], [])
    assert sum(isinstance(each, Peripheral) for each in g.out) == 12
    assert GAME.start(3, peripherals=["per-mouse"]).peripheral == g.box["per-mouse"]


@rule("fzzzt 12")
def test_ru_with_six_all_cards_are_used_with_five_only_mechanic_6_is_not() -> None:
    assert left_out(GAME.start(6)) == set()
    assert left_out(GAME.start(5)) == {"mech6"}


@rule("fzzzt 13")
def test_ru_with_four_the_5_6_cards_leave() -> None:
    assert left_out(GAME.start(4)) == numbered(5, 6) | UNNUMBERED_5_6


@rule("fzzzt 14")
def test_ru_with_three_or_two_more_mechanics_leave() -> None:
    assert left_out(GAME.start(3)) == numbered(5, 6) | UNNUMBERED_5_6 | {"mech4"}
    assert left_out(GAME.start(2)) == numbered(5, 6) | UNNUMBERED_5_6 | {"mech3", "mech4"}


@rule("fzzzt 15")
@pytest.mark.parametrize(("seats", "absent"), [(2, (3, 4)), (3, (4,)), (4, ()), (5, (6,)), (6, ())])
def test_ru_starters_of_absent_mechanics_are_in_the_deck(seats: int, absent: tuple[int, ...]) -> None:
    g = GAME.start(seats)
    for_sale = {card.id for card in g.deck + g.belt if card.owner}
    assert for_sale == {name for name in numbered(*absent) if not name.startswith("mech")}


@rule("fzzzt 16", "fzzzt 17")
@pytest.mark.parametrize(("seats", "absent"), [(2, (3, 4, 5, 6)), (3, (4, 5, 6)), (4, (5, 6))])
def test_fr_numbers_above_the_player_count_and_5_6_cards_leave(seats: int, absent: tuple[int, ...]) -> None:
    assert left_out(GAME.start(seats, edition="fr")) == numbered(*absent) | UNNUMBERED_5_6
    assert left_out(GAME.start(seats, edition="fr", extension="on")) == numbered(*absent)


@rule("fzzzt 18")
def test_fr_with_five_or_six_the_unnumbered_5_6_cards_join() -> None:
    assert left_out(GAME.start(5, edition="fr")) == numbered(6)
    six = GAME.start(6, edition="fr")
    assert left_out(six) == set()
    assert {card.id for card in six.deck + six.belt} >= UNNUMBERED_5_6


@rule("fzzzt 19")
@every_number
def test_mechanics_are_dealt_by_chance(seats: int) -> None:
    deals = [GAME.start(seats, seed).mechanics for seed in range(40)]
    assert all(sorted(deal) == list(range(1, seats + 1)) for deal in deals)
    assert {deal[0] for deal in deals} == set(range(1, seats + 1))


@rule("fzzzt 20")
@every_number
def test_mechanic_1_is_the_first_chief(seats: int) -> None:
    starts = [GAME.start(seats, seed) for seed in range(20)]
    assert all(g.mechanics[g.chief] == 1 for g in starts)
    assert len({g.chief for g in starts}) > 1


@rule("fzzzt 21")
@every_number
@pytest.mark.parametrize("edition", ["ru", "fr"])
def test_each_seat_begins_with_its_mechanic_and_starters(seats: int, edition: str) -> None:
    g = GAME.start(seats, edition=edition)
    for number, hand in zip(g.mechanics, g.hands, strict=True):
        assert {card.id for card in hand} == numbered(number)


@rule("fzzzt 22")
@every_number
def test_everything_else_is_shuffled_into_the_deck(seats: int) -> None:
    orders = [[card.id for card in g.deck + g.belt] for g in (GAME.start(seats, 1), GAME.start(seats, 2))]
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]
    assert not [card for card in orders[0] if card.startswith("mech")]


@rule("fzzzt 23")
@pytest.mark.parametrize(
    ("seats", "deck", "rounds", "over"), [(2, 46, 5, 6), (3, 43, 5, 3), (4, 40, 5, 0), (5, 51, 6, 3), (6, 48, 6, 0)]
)
def test_ru_decks_and_rounds(seats: int, deck: int, rounds: int, over: int) -> None:
    assert deck_and_rounds(seats, "ru") == (deck, rounds, over)


@rule("fzzzt 24")
@pytest.mark.parametrize(("seats", "deck", "rounds"), [(2, 40, 5), (3, 40, 5), (4, 40, 5), (5, 48, 4), (6, 48, 4)])
def test_fr_decks_and_rounds(seats: int, deck: int, rounds: int) -> None:
    assert deck_and_rounds(seats, "fr") == (deck, rounds, 0)


def deck_and_rounds(seats: int, edition: str) -> tuple[int, int, int]:
    """The size of the deck before the first belt, then a game played out: its rounds and what is left over."""
    g = GAME.start(seats, edition=edition)
    size = len(g.deck) + len(g.belt)
    while not g.over:
        seat = next(iter(g.pending))
        g.play(seat, g.pending[seat].options[0])
    return size, g.round, len(g.deck)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"editoin": "fr"}, r"no option 'editoin'; there are edition, peripherals"),
        ({"edition": "en"}, r"option edition: 'en' is not one of ru, fr"),
        ({"edition": True}, r"option edition: True is not one of ru, fr"),
        ({"bid_order": "secret"}, r"option bid_order: 'secret' is not one of hidden, open"),
        ({"extension": "yes"}, r"option extension: 'yes' is not one of off, on"),
        ({"auto_assembly": 1}, r"option auto_assembly: 1 is not one of off, on"),
        ({"memory_aid": None}, r"option memory_aid: None is not one of off, on"),
        ({"peripherals": []}, r"option peripherals: \[\] is neither off nor all nor a list"),
        ({"peripherals": [1]}, r"option peripherals: \[1\] is neither off nor all nor a list"),
        ({"peripherals": ["per-toaster"]}, r"option peripherals: there is no 'per-toaster'; there are per-monitor"),
        ({"peripherals": "per-mouse,mech1"}, r"option peripherals: there is no 'mech1'"),
        ({"card_file": 7}, r"option card_file: give the text of a card file"),
        ({"card_file": "{}"}, r"the card file has faults:\na card file is a JSON object with"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.start(3, **options)


def test_switches_are_true_or_on_and_peripherals_a_list_or_text() -> None:
    assert GAME.start(2, memory_aid=True).options["memory_aid"] == "on"
    assert GAME.start(2, auto_assembly=False).options["auto_assembly"] == "off"
    named = GAME.start(2, peripherals="per-mouse,per-modem")
    assert named.options["peripherals"] == ["per-mouse", "per-modem"]
    assert len(named.pile) == 1
    assert GAME.start(BOB + 1, edition="fr").options["bid_order"] == "open"
    assert GAME.start(BOB + 1).options["bid_order"] == "hidden"
