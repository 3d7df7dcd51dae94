"""Plain data: every kind of field is copied, written and read by its type."""

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from fourfold.plain import Part, Thing, Unreadable, plain, read


@dataclass(frozen=True, eq=False)
class Piece(Thing):
    """A thing."""

    id: str


class Token(Piece):
    """Another kind of thing."""


class Pair(NamedTuple):
    """A value with a thing in it."""

    piece: Piece
    others: tuple[Piece, ...]
    number: int


class Inner(Part):
    """A part within a part."""

    numbers: list[int]

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)


class Outer(Part):
    """A part with every kind of field."""

    number: int
    text: str
    flag: bool
    piece: Piece
    maybe_piece: Piece | None
    pair: Pair
    pairs: list[Pair]
    pieces: list[Piece]
    piles: list[list[Piece]]
    by_seat: dict[int, list[int]]
    deep: dict[str, list[list[int]]]
    points: dict[str, int]
    inner: Inner
    inners: list[Inner]
    by_name: dict[str, Inner]
    maybe_inner: Inner | None
    maybe_list: list[int] | None
    tuples: tuple[int, ...]


class Derived(Outer):
    """A part with the fields of another and one more."""

    more: list[int]


A, B = Piece("a"), Token("b")
BOX: dict[str, Thing] = {"a": A, "b": B}


def full(kind: type[Outer] = Outer) -> Any:
    """A part with something in every field."""
    part = kind.__new__(kind)
    part.number, part.text, part.flag, part.piece, part.maybe_piece = 1, "one", True, A, B
    part.pair, part.pairs = Pair(A, (A, B), 2), [Pair(B, (), 3)]
    part.pieces, part.piles = [A, B], [[A], [], [B]]
    part.by_seat, part.deep, part.points = {0: [1], 1: []}, {"x": [[1], [2, 3]]}, {"y": 4}
    part.inner, part.inners, part.by_name = Inner(1), [Inner(2), Inner(3)], {"z": Inner(4)}
    part.maybe_inner, part.maybe_list, part.tuples = Inner(5), [6], (8, 9)
    if isinstance(part, Derived):
        part.more = [10]
    return part


def containers(value: Any) -> list[Any]:
    """All that can change within a value."""
    if isinstance(value, Part):
        return [value, *[each for inner in vars(value).values() for each in containers(inner)]]
    if isinstance(value, dict):
        return [value, *[each for inner in value.values() for each in containers(inner)]]
    return [value, *[each for inner in value for each in containers(inner)]] if isinstance(value, list) else []


@pytest.mark.parametrize("kind", [Outer, Derived])
def test_a_copy_is_the_same_and_shares_nothing_that_can_change(kind: type[Outer]) -> None:
    part = full(kind)
    copy = part.copy()
    assert type(copy) is kind
    assert plain(copy) == plain(part)
    before = {id(each) for each in containers(part)}
    assert not [each for each in containers(copy) if id(each) in before]
    assert (copy.piece, copy.pieces[1], copy.pair) == (A, B, part.pair)


def test_empty_fields_are_copied_empty() -> None:
    part = full()
    part.maybe_piece = part.maybe_inner = part.maybe_list = None
    part.piles, part.by_seat, part.inners = [], {}, []
    copy = part.copy()
    assert (copy.maybe_piece, copy.maybe_inner, copy.maybe_list) == (None, None, None)
    assert (copy.piles, copy.by_seat, copy.inners) == ([], {}, [])


@pytest.mark.parametrize("kind", [Outer, Derived])
def test_what_is_written_is_read_back(kind: type[Outer]) -> None:
    data = plain(full(kind))
    again = read(kind, json.loads(json.dumps(data)), BOX)
    assert type(again) is kind
    assert plain(again) == data
    assert (again.piece, again.pair, again.by_seat) == (A, Pair(A, (A, B), 2), {0: [1], 1: []})
    assert isinstance(again.inner, Inner)


def test_things_are_written_by_id_rules_by_name_and_records_by_field() -> None:
    assert plain(A) == "a"
    assert plain(containers) == "containers"
    assert plain(Pair(A, (B,), 1)) == {"piece": "a", "others": ["b"], "number": 1}
    assert plain({1: (A, None)}) == {"1": ["a", None]}


@pytest.mark.parametrize(
    ("hint", "data", "reason"),
    [
        (int, "1", "'1' should be of type int"),
        (int, True, "True should be of type int"),
        (int, 1.0, "1.0 should be of type int"),
        (bool, 1, "1 should be of type bool"),
        (str, None, "None should be of type str"),
        (list[int], {}, "{} should be of type list"),
        (list[int], [1, "x"], "'x' should be of type int"),
        (tuple[int, ...], [1, None], "None should be of type int"),
        (dict[int, str], {"1": 2}, "2 should be of type str"),
        (dict[int, str], {"one": "x"}, "invalid literal"),
        (Piece, "c", "'c' is no piece of this game"),
        (Piece, ["a"], r"\['a'\] is no piece of this game"),
        (Token, "a", "'a' is no token of this game"),
        (Piece | None, "c", "'c' fits none of Piece, NoneType"),
        (int | str, 1.5, "1.5 fits none of int, str"),
        (Pair, [], "there should be the fields piece, others, number"),
        (Pair, {"piece": "a", "others": []}, "there should be the fields piece, others, number"),
        (Pair, {"piece": "a", "others": [], "number": 1, "more": 1}, "there should be the fields"),
        (Pair, {"piece": "a", "others": ["c"], "number": 1}, "others: 'c' is no piece of this game"),
        (Inner, {"numbers": 7}, "numbers: 7 should be of type list"),
    ],
)
def test_what_is_not_of_its_type_is_unreadable(hint: Any, data: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(hint, data, BOX)


def test_of_several_types_the_first_that_fits_is_read() -> None:
    assert read(Pair | str, "done", BOX) == "done"
    assert read(Pair | str, {"piece": "a", "others": [], "number": 1}, BOX) == Pair(A, (), 1)
    assert read(Piece | None, None, BOX) is None
    assert read(Any, [1, {"x": None}], BOX) == [1, {"x": None}]


def test_a_piece_may_be_a_token_but_not_the_other_way_round() -> None:
    assert read(Piece, "b", BOX) is B
    with pytest.raises(Unreadable):
        read(Token, "a", BOX)
