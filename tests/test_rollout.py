"""Games are played on as by hand, only without a look."""

from typing import Any

import pytest

from fourfold import GAMES, Dice, State, roll_out, save


def by_hand(state: State, dice: Dice, limit: int) -> int:
    """The same, move for move."""
    for made in range(limit):
        if state.over:
            return made
        asked = next(iter(state.pending.values()))
        state.play(asked.seat, asked.options[dice.below(len(asked.options))])
    return limit


@pytest.mark.parametrize("limit", [1, 7, 50, 10**6])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_rolls_out_as_it_would_be_played(name: str, limit: int) -> None:
    state, other = [GAMES[name].start(4, 5) for _ in range(2)]
    dice, same = Dice(3), Dice(3)
    assert roll_out(state, dice, limit) == by_hand(other, same, limit)
    assert save(state) == save(other)
    assert dice.word == same.word


def test_a_policy_chooses() -> None:
    state, asked = GAMES["fits"].start(2, 1), list[int]()

    def last(world: State, seat: int, _: Dice) -> Any:
        asked.append(seat)
        return world.pending[seat].options[-1]

    assert roll_out(state, Dice(1), choose=last) == len(asked)
    assert state.over
    assert set(asked) == {0, 1}
