"""Joining, leaving, playing out of turn (fluxx 133 to 143)."""

import json

import pytest

from fourfold import BadSave, Dice, IllegalMove, Record, State, load, save
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, DEE, GAME, asked, heard, ids, options, play, table, view


@rule("fluxx 133")
def test_a_new_player_may_join_with_3_cards_up_to_6_players() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread"]}, seats=5)
    g.call(5, "join")
    play(g, "milk")
    assert (g.seats, len(g.hands[5])) == (6, 3)
    with pytest.raises(IllegalMove, match="fluxx 133"):
        g.call(6, "join")
    closed = table(hands={ANN: ["milk"]}, late_joiners="off")
    with pytest.raises(IllegalMove, match="fluxx 133"):
        closed.call(3, "join")


@rule("fluxx 134")
def test_the_newcomer_enters_between_two_turns() -> None:
    g = table(hands={ANN: ["milk", "bread"]}, rules=["play_2"])
    g.call(DEE, "join")
    play(g, "milk")
    assert (g.seats, view(g, None)["joining"]) == (3, 1)
    play(g, "bread")
    assert (g.seats, g.active) == (4, BOB)


@rule("fluxx 135")
def test_the_newcomer_sits_after_the_last_seat() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread"]}, seats=2)
    with pytest.raises(IllegalMove, match="seat 2"):
        g.call(5, "join")
    g.call(CY, "join")
    play(g, "milk")
    assert g.active == BOB
    assert play(g, "bread").active == CY


@rule("fluxx 136")
def test_a_hand_limit_applies_to_the_newcomer_at_once() -> None:
    g = table(hands={ANN: ["milk"]}, rules=["hand_limit_2"])
    g.call(DEE, "join")
    play(g, "milk")
    assert asked(g) == {DEE: "discard"}
    assert play(g, options(g)[0]).active == BOB


@rule("fluxx 137")
def test_a_leaver_discards_hand_then_keepers_and_is_skipped() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread", "time"]}, keepers={BOB: ["love"]}, goals=["five_keepers"])
    g.call(BOB, "leave")
    assert ids(g.discard) == ["bread", "time", "love"]
    assert asked(g) == {ANN: "play"}
    assert play(g, "milk").active == CY
    g = table(
        hands={ANN: ["milk"]},
        keepers={ANN: ["bread"], BOB: ["television"], CY: ["the_brain"]},
        goals=["the_brain_no_tv"],
    )
    g.call(BOB, "leave")
    assert g.winner == CY
    g = table(hands={ANN: ["milk"], BOB: ["bread"]}, on_leave="bot")
    g.call(BOB, "leave")
    assert (ids(g.hands[BOB]), view(g, ANN)["seats"][BOB]["bot"]) == (["bread"], True)
    assert play(g, "milk").active == BOB


@rule("fluxx 138")
def test_out_of_turn_leaving_waits_for_the_effect_and_the_dice_answer_meanwhile() -> None:
    g = table(hands={ANN: ["hand_limit_1", "milk"], BOB: 3, CY: 3}, rules=["play_2"])
    play(g, "hand_limit_1")
    g.call(BOB, "leave")
    assert asked(g) == {CY: "discard"}
    assert BOB not in g.gone
    g.play(CY, options(g)[0])
    g.play(CY, options(g)[0])
    assert (asked(g), g.gone, g.hands[BOB]) == ({ANN: "play"}, [BOB], [])
    g = table(hands={ANN: ["rock_paper_scissors_showdown", 1], BOB: 1}, rules=["play_2"])
    play(g, "rock_paper_scissors_showdown", "1")
    g.call(BOB, "leave")
    while asked(g) == {ANN: "throw"}:
        g.play(ANN, "rock")
    assert g.gone == [BOB]


@rule("fluxx 139")
def test_in_ones_own_turn_leaving_takes_effect_at_once() -> None:
    g = table(
        hands={ANN: ["take_another_turn", "draw_2_and_use_em", "milk"]},
        rules=["play_2", "hand_limit_0"],
        keepers={ANN: ["love"]},
        deck=["bread", "time"],
    )
    play(g, "take_another_turn", "draw_2_and_use_em")
    g.call(ANN, "leave")
    assert ids(g.discard) == ["take_another_turn", "milk", "love", "bread", "time", "draw_2_and_use_em"]
    assert (g.active, g.small_hands, g.resolving, g.extra_turn) == (BOB, [], [], False)


@rule("fluxx 140")
def test_the_last_one_left_has_a_walkover() -> None:
    g = table(hands={ANN: ["milk"]})
    g.call(BOB, "leave")
    g.call(ANN, "leave")
    assert (g.over, g.winner, g.ending) == (True, CY, "walkover")
    assert GAME.ranking(g)[CY] == 1
    assert type(heard(g)[-1]).__name__ == "Walkover"
    with pytest.raises(IllegalMove, match="over"):
        g.call(CY, "leave")


@rule("fluxx 141")
def test_nobody_plays_out_of_turn() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread"]})
    with pytest.raises(IllegalMove, match="not asked"):
        g.play(BOB, "bread")


@rule("fluxx 142")
def test_out_of_turn_you_only_discard_and_throw() -> None:
    found: set[str] = set()
    for seed in range(30):
        g, dice = GAME.start(3, seed, who_starts=0), Dice(seed)
        while not g.over and g.turn < 60:
            found |= {prompt for seat, prompt in asked(g).items() if seat != g.active}
            seat = dice.pick(list(g.pending))
            g.play(seat, dice.pick(g.pending[seat].options))
    assert found == {"discard", "throw"}


@rule("fluxx 143")
def test_a_card_changes_place_only_through_a_rule_or_a_card() -> None:
    g = table(hands={ANN: ["toast"]}, keepers={BOB: ["money"]})
    with pytest.raises(IllegalMove):
        g.play(ANN, "money")
    assert ids(g.keepers[BOB]) == ["money"]


def random_table(seed: int) -> tuple[State, list[tuple[int, str]]]:
    """A game with random moves, and now and then somebody who joins or leaves."""
    g, dice, moves = GAME.start(3, seed, max_turns=40), Dice(seed), []
    while not g.over:
        seat = dice.pick(list(g.pending))
        move: str = str(dice.pick(g.pending[seat].options))
        if dice.below(9) == 0:
            seat, move = (dice.below(g.seats), "!leave") if dice.below(2) else (g.seats + g.joining, "!join")
        before = save(g)
        try:
            g.play(seat, move)
            moves.append((seat, move))
        except IllegalMove:
            assert save(g) == before
        assert not GAME.faults(g)
    return g, moves


@rule("fluxx 133", "fluxx 137")
@pytest.mark.parametrize("seed", range(60))
def test_joining_and_leaving_mix_with_play_saves_and_replays(seed: int) -> None:
    g, moves = random_table(seed)
    record = Record.from_json(Record("fluxx", 3, seed, {"max_turns": 40}, moves).to_json())
    for state in record.states():
        assert save(load(json.loads(json.dumps(save(state))))) == save(state)
        for seat in (None, *range(state.seats)):
            assert GAME.view(GAME.imagine(state, seat, Dice(1)), seat) == GAME.view(state, seat)
    assert save(state) == save(g)


def test_a_call_that_there_is_not_changes_nothing() -> None:
    g = table(hands={ANN: ["milk"]})
    before = save(g)
    for seat, call in [(ANN, "shout"), (9, "leave"), (-1, "leave"), (ANN, "claim"), (ANN, "join")]:
        with pytest.raises(IllegalMove):
            g.call(seat, call)
        with pytest.raises(IllegalMove):
            g.play(seat, f"!{call}")
    assert save(g) == before


def test_somebody_may_leave_before_the_first_turn() -> None:
    g = GAME.start(3, 1, who_starts="claim")
    g.call(ANN, "leave")
    assert asked(g) == {BOB: "who starts", CY: "who starts"}
    g.play(BOB, "anybody")
    g.play(CY, "anybody")
    assert g.active in (BOB, CY)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("active", 7),
        ("gone", [9]),
        ("gone", [0, 1, 2]),
        ("stage", "noon"),
        ("drawn", -1),
        ("hands", [[]]),
        ("seats", 2),
    ],
)
def test_a_save_that_cannot_be_right_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadSave):
        load(save(table(hands={ANN: ["milk"]})) | {field: value})
