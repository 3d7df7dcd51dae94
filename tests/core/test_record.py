"""Records: the game again, and a reason when one cannot be read."""

import json
from typing import Any

import pytest

from fourfold import IllegalMove, Record, save
from fourfold.games.fzzzt import GAME

FINE: dict[str, Any] = {"format": 1, "game": "fzzzt", "seats": 2, "seed": 7, "options": {"edition": "fr"}, "moves": []}


def text(**changes: Any) -> str:
    """A record with other values; None: a field less."""
    return json.dumps({name: value for name, value in (FINE | changes).items() if value is not None})


def test_a_record_is_its_game_seats_seed_options_and_moves() -> None:
    record = Record("fzzzt", 2, 7, {"edition": "fr"}, [(0, "mech1")])
    assert json.loads(record.to_json()) == FINE | {"moves": [[0, "mech1"]]}
    assert Record.from_json(record.to_json()) == record


def test_states_are_as_before_the_first_move_and_after_each() -> None:
    start = GAME.start(2, 7)
    moves = [(seat, str(start.pending[seat].options[0])) for seat in (0, 1)]
    rounds = [len(state.pending) for state in Record("fzzzt", 2, 7, {}, moves).states()]
    assert rounds == [2, 1, 2]
    for seat, move in moves:
        start.play(seat, move)
    assert save(Record("fzzzt", 2, 7, {}, moves).replay()) == save(start)
    assert save(Record("fzzzt", 2, 7).replay()) == save(GAME.start(2, 7))


@pytest.mark.parametrize(
    ("damaged", "reason"),
    [
        ("", "not a JSON file: line 1, column 1"),
        (text()[:-9], r"\w+"),
        ("[" * 100000, r"\w+"),
        ("[]", "its format is None"),
        ("7", "its format is None"),
        (text(format=2), "its format is 2, and this version of Fourfold reads 1"),
        (text(game="chess"), "there is no game 'chess'; there are .*fzzzt"),
        (text(game=7), "game: 7 should be of type str"),
        (text(game=["fzzzt"]), r"game: \['fzzzt'\] should be of type str"),
        (text(seats=None), "there should be the fields format, game, seats, seed, options, moves"),
        (text(seats="two"), "seats: 'two' should be of type int"),
        (text(seats=2.5), "seats: 2.5 should be of type int"),
        (text().replace("7", "Infinity"), "seed: inf should be of type int"),
        (text(seed=True), "seed: True should be of type int"),
        (text(options=[]), r"options: \[\] should be of type dict"),
        (text(moves={}), "moves: {} should be of type list"),
        (text(moves=["0 mech1"]), "moves: '0 mech1' should be of type list"),
        (text(moves=[[0]]), r"moves: \[0\] should be a seat and what it chose"),
        (text(moves=[[0, "mech1", 1]]), "should be a seat and what it chose"),
        (text(moves=[["Ann", "mech1"]]), "should be a seat and what it chose"),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(damaged: str, reason: str) -> None:
    with pytest.raises(ValueError, match=f"this record cannot be read: .*{reason}"):
        Record.from_json(damaged)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": 9}, "fzzzt is for 2 to 6 players, not 9"),
        ({"options": {"colour": "red"}}, "fzzzt has no option 'colour'"),
        ({"options": {"edition": "de"}}, "option edition: 'de' is not one of"),
    ],
)
def test_a_record_of_a_game_that_cannot_be_says_so_when_replayed(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Record.from_json(text(**changes)).replay()


def test_a_move_that_was_not_offered_is_named_when_replayed() -> None:
    with pytest.raises(IllegalMove, match="'r9-f9' is not among the 15 options of seat 0"):
        Record("fzzzt", 2, 7, {}, [(0, "r9-f9")]).replay()
    with pytest.raises(IllegalMove, match="seat 5 is not asked"):
        Record("fzzzt", 2, 7, {}, [(5, "mech1")]).replay()
    with pytest.raises(KeyError, match="there is no game 'chess'"):
        Record("chess", 2).replay()
