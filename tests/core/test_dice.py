"""Dice: even, repeatable on every machine, and loaded for tests."""

from collections import Counter

import pytest

from fourfold import Dice, LoadedDice


def loaded(*falls: int) -> LoadedDice:
    """Dice that first fall as told."""
    dice = LoadedDice()
    dice.falls = list(falls)
    return dice


def test_dice_fall_today_as_they_always_did() -> None:
    # Records and saves are repeated by these numbers: if they change, every old game goes otherwise.
    assert [Dice(0).below(1 << 64), Dice(1).below(1 << 64)] == [16294208416658607535, 13830413928045401970]
    dice = Dice(7)
    assert [dice.below(100) for _ in range(8)] == [52, 30, 94, 88, 66, 34, 39, 60]
    assert dice.roll(6) == [5, 1, 6, 2, 6, 4]
    pile = list("abcdefgh")
    dice.shuffle(pile)
    assert "".join(pile) == "hdabgefc"


def test_the_first_number_is_that_of_splitmix64() -> None:
    dice = Dice()
    dice.word = 1234567  # the reference sequence of SplitMix64 with this seed
    assert [dice.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("bound", [1, 2, 6, 52])
def test_below_gives_every_number_about_as_often(bound: int) -> None:
    dice = Dice(5)
    seen = Counter(dice.below(bound) for _ in range(1000 * bound))
    assert sorted(seen) == list(range(bound))
    assert all(850 < often < 1150 for often in seen.values())


def test_rolls_show_the_faces_of_a_die() -> None:
    assert set(Dice(1).roll(200)) == {1, 2, 3, 4, 5, 6}
    assert set(Dice(1).roll(200, sides=3)) == {1, 2, 3}
    assert len(Dice(1).roll()) == 1


def test_shuffles_give_every_order_about_as_often() -> None:
    dice = Dice(3)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        pile = list("abc")
        dice.shuffle(pile)
        orders["".join(pile)] += 1
    assert len(orders) == 6
    assert all(850 < often < 1150 for often in orders.values())


@pytest.mark.parametrize("size", [2, 3, 13, 100])
def test_a_shuffle_draws_one_number_after_another(size: int) -> None:
    quick, slow, shuffled, pile = Dice(size), Dice(size), list(range(size)), list(range(size))
    quick.shuffle(shuffled)
    for last in range(size - 1, 0, -1):
        other = slow.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    assert (shuffled, quick.word) == (pile, slow.word)


def test_a_pile_of_one_or_none_is_shuffled_without_dice() -> None:
    dice = Dice(3)
    before = dice.word
    dice.shuffle([])
    dice.shuffle(["a"])
    assert dice.word == before


def test_a_pick_leaves_things_where_they_are() -> None:
    things = ["a", "b", "c"]
    dice = Dice(2)
    assert {dice.pick(things) for _ in range(50)} == set(things)
    assert things == ["a", "b", "c"]


def test_the_same_seed_falls_the_same_and_another_otherwise() -> None:
    assert Dice(4).roll(20) == Dice(4).roll(20) != Dice(5).roll(20)
    assert Dice(-1).roll(20) == Dice(2**64 - 1).roll(20)


def test_a_copy_falls_the_same_and_leaves_the_first_alone() -> None:
    dice = Dice(4)
    copy = dice.copy()
    rolls = copy.roll(9)
    assert dice.roll(9) == rolls


def test_forked_dice_fall_otherwise_and_can_be_forked_again() -> None:
    dice = Dice(4)
    one, other = dice.fork(), dice.fork()
    assert one.word != other.word != dice.word
    assert one.roll(20) != other.roll(20)


def test_loaded_dice_fall_as_told_and_then_as_they_like() -> None:
    dice = loaded(0, 5, 2)
    assert dice.roll(3) == [1, 6, 3]
    assert dice.roll(5) == Dice().roll(5)
    pile = list("abc")
    loaded(0, 0).shuffle(pile)  # the last with the first, then the second with the first
    assert pile == ["b", "c", "a"]


def test_copies_of_loaded_dice_are_loaded_alike() -> None:
    dice = loaded(1, 2)
    copy = dice.copy()
    assert copy.roll(2) == dice.roll(2) == [2, 3]
