"""Games as values: their options, and the same game on every machine."""

import subprocess
import sys
from typing import Any

import pytest

from fourfold import GAMES
from fourfold.options import Option, settle
from tests.walks import table_sizes

DIGEST = """
import hashlib, json
from fourfold import GAMES, Dice, save
sizes = SIZES
digest = hashlib.sha256()
for name, game in sorted(GAMES.items()):
    for seats in sizes[name]:
        state, dice = game.start(seats, seats), Dice(seats)
        for number in range(150):
            if state.over:
                break
            seat = dice.pick(list(state.pending))
            state.play(seat, dice.pick(state.pending[seat].options))
            if number % 10 == 0:
                views = [game.view(state, each) for each in (None, *range(seats))]
                world = save(game.imagine(state, 0, Dice(number)))
                told = [str(each) for each in state.told]
                digest.update(json.dumps([save(state), views, world, told]).encode())
print(digest.hexdigest())
""".replace("SIZES", repr({name: table_sizes(game) for name, game in GAMES.items()}))


def test_games_are_the_same_whatever_the_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "12345")
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64


def test_games_are_the_same_without_assertions() -> None:
    outputs = [
        subprocess.run([sys.executable, *flags, "-c", DIGEST], capture_output=True, text=True, check=True).stdout
        for flags in ([], ["-O"])
    ]
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("name", GAMES)
def test_options_that_are_not_there_and_seats_that_do_not_fit_are_named(name: str) -> None:
    game = GAMES[name]
    with pytest.raises(ValueError, match=f"{name} has no option 'colour'; there are "):
        game.start(game.seats[0], colour="red")
    wrong: tuple[Any, ...] = (0, game.seats[-1] + 1, str(game.seats[0]), float(game.seats[0]), None, True)
    for seats in wrong:
        with pytest.raises(ValueError, match=f"{name} is for {game.seats[0]} to {game.seats[-1]} players, not "):
            game.start(seats)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_default_that_it_accepts(name: str) -> None:
    game = GAMES[name]
    settled = settle(game.name, game.options, {})
    assert set(settled) == set(game.options)
    assert settle(game.name, game.options, settled) == settled


@pytest.mark.parametrize(("given", "settled"), [("on", "on"), (True, "on"), (False, "off"), ("off", "off")])
def test_a_switch_is_on_or_true(given: Any, settled: str) -> None:
    assert Option("off").settle(given) == settled


@pytest.mark.parametrize("given", ["yes", 1, 0, None, "", "On", [], ["on"]])
def test_anything_else_is_refused(given: Any) -> None:
    with pytest.raises(ValueError, match="is not one of off, on"):
        Option("off").settle(given)


def test_a_game_there_is_not_is_named() -> None:
    with pytest.raises(KeyError, match="there is no game 'chess'; there are "):
        GAMES["chess"]
