"""The contract every game keeps, for every number of seats and every set of options; no exceptions by name."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from fourfold import Dice, IllegalMove, Record, State, load, save
from tests.length import at_length
from tests.walks import Case, cases, play_picks, random_moves, walks

CASES = list(cases())
every_case = pytest.mark.parametrize("case", CASES, ids=str)
a_few = settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def walked(case: Case, walk: tuple[int, list[int], int]) -> State:
    """A position somewhere in a game."""
    seed, picks, rounds = walk
    state = case.start(seed)
    play_picks(state, picks * (rounds + 1))
    return state


def played(case: Case, seed: int, moves: int) -> State:
    """A position after some random moves, or the end."""
    state = case.start(seed)
    for number, _ in enumerate(random_moves(state, seed)):
        if number == moves:
            break
    return state


def viewers(state: State) -> list[int | None]:
    """Everybody who may look: each seat, and an onlooker."""
    return [None, *range(state.seats)]


def check_decisions(case: Case, state: State) -> None:
    """Whoever is asked has options, and no two of them have the same notation."""
    assert state.over == (not state.pending)
    for decision in state.pending.values():
        assert len({str(option) for option in decision.options}) == len(decision.options) > 0
        assert decision.prompt in case.game.prompts


@at_length
@every_case
def test_random_games_keep_every_invariant_and_end(case: Case) -> None:
    for seed in range(case.games):
        state = case.start(seed)
        moves = 0
        for moves, _ in enumerate(random_moves(state, seed), 1):
            assert not case.game.faults(state)
            check_decisions(case, state)
            assert moves <= case.game.bound
        assert not case.game.faults(state)
        assert len(case.game.scores(state)) == len(case.game.ranking(state)) == state.seats
        assert min(case.game.ranking(state)) == 1


@every_case
@given(walks)
@a_few
def test_copies_are_independent(case: Case, walk: tuple[int, list[int], int]) -> None:
    state = walked(case, walk)
    before = save(state)
    copy = state.copy()
    assert save(copy) == before
    play_picks(copy, [3, 1, 4, 1, 5])
    assert save(state) == before
    copy, after = state.copy(), save(state)
    play_picks(state, [2, 7, 1, 8])
    assert save(copy) == after


@every_case
@given(walks)
@a_few
def test_save_and_load_are_exact(case: Case, walk: tuple[int, list[int], int]) -> None:
    state = walked(case, walk)
    again = load(json.loads(json.dumps(save(state))))
    assert save(again) == save(state)
    assert [case.game.view(again, seat) for seat in viewers(state)] == [
        case.game.view(state, seat) for seat in viewers(state)
    ]
    play_picks(state, [3, 1, 4, 1, 5, 9])
    play_picks(again, [3, 1, 4, 1, 5, 9])
    assert save(again) == save(state)


@every_case
def test_a_replay_is_exact(case: Case) -> None:
    state = case.start(11)
    moves = [(seat, str(move)) for seat, move in random_moves(state, 11)]
    record = Record.from_json(Record(case.game.name, case.seats, 11, case.options, moves).to_json())
    assert save(record.replay()) == save(state)


@every_case
@given(walks)
@a_few
def test_a_view_shows_nothing_a_seat_may_not_know(case: Case, walk: tuple[int, list[int], int]) -> None:
    state = walked(case, walk)
    for seat in viewers(state):
        view = case.game.view(state, seat)
        world = case.game.imagine(state, seat, Dice(1))
        assert json.loads(json.dumps(view)) == view == case.game.view(world, seat)
        assert not case.game.faults(world)
        other = case.game.imagine(state, seat, Dice(2))
        assert save(case.game.imagine(other, seat, Dice(1))) == save(world), "the real hidden cards shine through"


@every_case
def test_imagine_really_deals_anew(case: Case) -> None:
    state = played(case, 5, 3)
    worlds = [save(case.game.imagine(state, None, Dice(seed))) | {"dice": None} for seed in range(9)]
    assert any(world != worlds[0] for world in worlds)


@every_case
@given(walks)
@a_few
def test_imagined_games_can_be_played_to_the_end(case: Case, walk: tuple[int, list[int], int]) -> None:
    state = walked(case, walk)
    for seat in viewers(state):
        world = case.game.imagine(state, seat, Dice(walk[0]))
        for _ in random_moves(world, walk[0]):
            assert not case.game.faults(world)


@every_case
@given(walks)
@a_few
def test_an_unoffered_move_changes_nothing(case: Case, walk: tuple[int, list[int], int]) -> None:
    state = walked(case, walk)
    before = save(state)
    for seat in range(-1, state.seats + 1):
        moves: list[Any] = ["no such option", None, 10**9, [], "\0"]
        for move in moves:
            with pytest.raises(IllegalMove, match=r"\w+ \w+"):
                state.play(seat, move)
    assert save(state) == before


@every_case
@given(walks)
@a_few
def test_the_order_of_secret_answers_does_not_matter(case: Case, walk: tuple[int, list[int], int]) -> None:
    state = walked(case, walk)
    answers: dict[int, Any] = {seat: Dice(seat).pick(each.options) for seat, each in state.pending.items()}
    forth, back = state.copy(), state.copy()
    for seat in answers:
        forth.play(seat, answers[seat])
    for seat in reversed(answers):
        back.play(seat, answers[seat])
    assert save(forth) == save(back)


@every_case
def test_scores_exist_only_at_the_end(case: Case) -> None:
    state = case.start(3)
    if not state.over:
        with pytest.raises(ValueError, match="not over"):
            case.game.scores(state)
        with pytest.raises(ValueError, match="not over"):
            case.game.ranking(state)
        assert case.game.view(state, None)["scores"] is None
