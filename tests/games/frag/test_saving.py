"""Positions are saved and read back in the middle of everything; impossible ones are refused."""

import json
from typing import Any

import pytest

from fourfold import BadSave, load, save
from tests.games.frag.table import GAME
from tests.games.frag.variants import ARENA, VARIANTS
from tests.walks import random_moves


@pytest.mark.parametrize("options", [{"map": ARENA}, VARIANTS[-1]], ids=["plain", "fog"])
def test_every_moment_of_a_game_can_be_saved_and_read_back(options: dict[str, Any]) -> None:
    prompts = set()
    for seed in range(3):
        state = GAME.start(5, seed, **options)
        for number, (seat, _) in enumerate(random_moves(state, seed)):
            prompts.add(state.pending[seat].prompt)
            if number > 300:
                break
            if number % 3 == 0 or state.pending[seat].prompt not in ("act", "roll"):
                again = load(json.loads(json.dumps(save(state))))
                assert save(again) == save(state)
                assert GAME.view(again, seat) == GAME.view(state, seat)
    assert {"act", "roll", "declared", "place"} <= prompts


def change(data: dict[str, Any], **values: Any) -> dict[str, Any]:
    """The save with some fields of the first fighter changed."""
    data["fighters"][0] |= values
    return data


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: data | {"active": 9}, "seats: there is no such place or number"),
        (lambda data: change(data, place=99999), "places: there is no such place"),
        (lambda data: change(data, wounds=-1), "blood: there is no such"),
        (lambda data: change(data, shown=["w_nuke.1"], hand=[]), "shown: there is no such|is missing"),
        (lambda data: data | {"fighters": data["fighters"][:2]}, "fighters: there are 4 seats"),
        (lambda data: data | {"blood": {"-7": 1}}, "places: there is no such"),
        (lambda data: data | {"attack": {"shooter": 1}}, "attack: "),
        (lambda data: data | {"board": "six_gates"}, "'six_gates' is no board of this game"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(spoil: Any, reason: str) -> None:
    state = GAME.start(4, 1, characters="2-2-3,2-2-3,2-2-3,2-2-3", placement="roll")
    with pytest.raises(BadSave, match=reason):
        load(spoil(json.loads(json.dumps(save(state)))))
