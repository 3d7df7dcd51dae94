"""Saves: damaged ones are refused with a reason, whatever was done to them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from fourfold import GAMES, BadSave, Dice, IllegalMove, State, load, save
from tests.games.fzzzt.table import ANN, BOB, bid, table
from tests.walks import random_moves, table_sizes

Saved = dict[str, Any]


def saved() -> Saved:
    """A save of a game of Fzzzt! in which Ann has bid and Bob has not."""
    g = table(2, belt="fz3 fz4", sites={ANN: "u-basic-1:r1-f4"})
    bid(g, ANN, "mech1")
    return save(g)


def change(**values: Any) -> Callable[[Saved], None]:
    """Fields with other values."""
    return lambda data: data.update(values)


def without(name: str) -> Callable[[Saved], None]:
    """A field less."""

    def remove(data: Saved) -> None:
        del data[name]

    return remove


def asking(**values: Any) -> Callable[[Saved], None]:
    """Another question."""
    return lambda data: data["asked"].update(values)


DAMAGE: list[tuple[Callable[[Saved], None], str]] = [
    (change(format=2), "its format is 2, and this version of Fourfold reads 1"),
    (without("format"), "its format is None"),
    (without("game"), "there should be the fields format, game, seats, options"),
    (change(game="chess"), "there is no game 'chess'; there are .*fzzzt"),
    (change(game=["fzzzt"]), r"game: \['fzzzt'\] should be of type str"),
    (change(seats=3), "hands: there are 3 seats"),
    (change(seats=99), "hands: there are 99 seats"),
    (change(seats=1), "fzzzt is for 2 to 6 players, not 1"),
    (change(seats="2"), "seats: '2' should be of type int"),
    (change(options={"edition": "de"}), "option edition: 'de' is not one of ru, fr"),
    (change(options={"colour": "red"}), "fzzzt has no option 'colour'"),
    (without("deck"), "there should be the fields .*deck"),
    (change(wizard=1), "there should be the fields"),
    (change(round="first"), "round: 'first' should be of type int"),
    (change(round=True), "round: True should be of type int"),
    (change(deck=["r9-f9"]), "deck: 'r9-f9' is no card of this game"),
    (change(deck=[7]), "deck: 7 is no card of this game"),
    (change(deck="r1-f1"), "deck: 'r1-f1' should be of type list"),
    (change(deck=["per-mouse"]), "deck: 'per-mouse' is no card of this game"),
    (change(deck=[]), "the position is impossible: .* is missing"),
    (lambda data: data["hands"][1].append("mech1"), "the position is impossible: mech1 lies in hand 0 and in hand 1"),
    (lambda data: data["sites"][0][0].update(unit="r1-f1"), "sites: unit: 'r1-f1' is no unit of this game"),
    (lambda data: data["sites"][0][0].pop("unit"), "sites: there should be the fields unit, robots"),
    (change(chief=2), "the position is impossible: chief: there is no such place"),
    (change(face_up=9), "the position is impossible: face_up: there is no such place"),
    (change(mechanics=[1, 1]), "mechanics: 2 seats have the mechanics 1 to 2"),
    (change(closed=[5, 0]), "closed: there is no such place"),
    (change(dice=5), "dice: there should be the fields word"),
    (change(dice={"word": "x"}), "dice: word: 'x' should be of type int"),
    (change(agenda={}), "agenda: {} should be of type list"),
    (change(agenda=[{"step": "cheat", "args": [], "decisions": [], "together": False}]), "there is no step 'cheat'"),
    (change(agenda=[{"step": "pay_bid"}]), "there should be the fields step, args, decisions, together"),
    (change(agenda=["pay_bid"]), "there should be the fields step, args, decisions, together"),
    (change(agenda=[{"step": "pay_bid", "args": [], "decisions": [], "together": False}]), "zip"),
    (
        change(agenda=[{"step": "pay_bid", "args": ["x"], "decisions": [], "together": False}]),
        "'x' should be of type int",
    ),
    (change(asked=None), "there should be the fields step"),
    (change(asked=0), "there should be the fields step"),
    (asking(decisions=[]), "'mech1' is not among the 0 options of seat 0"),
    (asking(step="cheat"), "there is no step 'cheat'"),
    (asking(together=False), ""),
    (
        lambda data: data["asked"]["decisions"][1].update(options=[]),
        "lay_bids: a seat there is not, or without options",
    ),
    (lambda data: data["asked"]["decisions"][1].update(seat=7), "lay_bids: a seat there is not, or without options"),
    (lambda data: data["asked"]["decisions"][1].update(prompt=7), "prompt: 7 should be of type str"),
    (
        lambda data: data["asked"]["decisions"][1]["options"].append("r1-f1"),
        "options: there should be the fields cards",
    ),
    (change(answers={"0": "r5-f1"}), "'r5-f1' is not among the 15 options of seat 0"),
    (change(answers={"0": {"cards": ["mech1"]}}), "answers: .* should be of type str"),
    (change(answers={"7": "mech1"}), "'mech1' is not among the 0 options of seat 7"),
    (change(answers={"Ann": "mech1"}), "invalid literal"),
    (change(answers={"0": "mech1", "1": "mech2"}), "nobody is left to answer"),
]


@pytest.mark.parametrize(("damage", "reason"), DAMAGE, ids=[str(n) for n in range(len(DAMAGE))])
def test_a_damaged_save_is_refused_with_a_reason(damage: Callable[[Saved], None], reason: str) -> None:
    data = json.loads(json.dumps(saved()))
    damage(data)
    with pytest.raises(BadSave, match=f"this save cannot be read: .*{reason}"):
        load(data)


@pytest.mark.parametrize("data", [None, [], "", "{}", 7, True, {}, [[]], {"format": 1}])
def test_what_is_no_save_at_all_is_refused(data: Any) -> None:
    with pytest.raises(BadSave, match=r"this save cannot be read: (its format is None|there should be the fields)"):
        load(data)


def test_a_truncated_text_is_no_json_and_a_truncated_save_no_save() -> None:
    text = json.dumps(saved())
    for length in range(0, len(text), 97):
        with pytest.raises(ValueError, match=r"\w+"):
            load(json.loads(text[:length]))


JSON = some.recursive(
    some.none()
    | some.booleans()
    | some.integers(-9, 99)
    | some.floats(allow_nan=False)
    | some.sampled_from(["fz1", "", "bid"]),
    lambda inner: (
        some.lists(inner, max_size=3) | some.dictionaries(some.sampled_from(["0", "step", "x"]), inner, max_size=2)
    ),
    max_leaves=5,
)


@given(some.lists(some.integers(0, 99), min_size=1, max_size=5), JSON)
@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_whatever_is_written_into_a_save_it_is_read_or_refused(way: list[int], value: Any) -> None:
    data = json.loads(json.dumps(saved()))
    node: Any = data
    for turn in way[:-1]:
        below = list(node.values()) if isinstance(node, dict) else node
        if not isinstance(below, list) or not below or not isinstance(below[turn % len(below)], (dict, list)):
            break
        node = below[turn % len(below)]
    if node:
        node[list(node)[way[-1] % len(node)] if isinstance(node, dict) else way[-1] % len(node)] = value
    try:
        state = load(data)
    except BadSave as error:
        assert len(str(error)) > len("this save cannot be read: ")  # noqa: PT017  # most saves are refused, some are not
    else:
        assert isinstance(state, State)


def test_a_save_can_be_written_by_hand_and_goes_on() -> None:
    data = saved() | {"asked": None, "answers": {}, "agenda": []}
    data["agenda"] = [{"step": "next_lot", "args": [], "decisions": [], "together": False}]
    state = load(data)
    assert list(state.pending) == [ANN, BOB]


def test_an_answer_given_before_saving_stays_given() -> None:
    state = load(saved())
    assert list(state.pending) == [BOB]
    with pytest.raises(IllegalMove, match="seat 0 is not asked"):
        state.play(ANN, "r3-p1")
    state.play(BOB, "r1-p2")
    assert set(save(state)["hands"][ANN]) == {"mech1", "r1-p1", "r2-p1", "r3-p1"}


@pytest.mark.parametrize("name", GAMES)
def test_saves_are_plain_json_and_small(name: str) -> None:
    game = GAMES[name]
    state = game.start(table_sizes(game)[-1], 3)
    for number, _ in enumerate(random_moves(state, 3)):
        if number % 25 == 0:
            text = json.dumps(save(state))
            assert json.loads(text) == save(state)
            assert save(load(json.loads(text))) == save(state)


def test_dice_are_saved_with_the_state() -> None:
    state = GAMES["fzzzt"].start(2, 9)
    assert save(state)["dice"] == {"word": state.dice.word}
    assert isinstance(load(save(state)).dice, Dice)
