"""The official tests of PettingZoo, Gymnasium and OpenSpiel, for every game and number of seats, without a warning."""

from types import SimpleNamespace
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import fourfold.envs
from fourfold import GAMES, Dice
from fourfold.envs.gymnasium import TITLES
from fourfold.envs.pettingzoo import aec_env, parallel_env
from fourfold.envs.play import Language, Play
from tests.walks import allowed

TABLES = [
    (name, seats, options)
    for name, game in GAMES.items()
    for seats in game.seats
    for options in ({}, {"few_players": "on"})[: 1 + ("few_players" in game.options and seats < 4)]
    if allowed(game, seats, options)
]
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


@every_table
def test_pettingzoo(name: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    about = {"seats": seats, "illegal": "first"} | options
    api_test(aec_env(name, seats=seats, **options), num_cycles=12)
    parallel_api_test(parallel_env(name, **about), num_cycles=12)
    seed_test(lambda: aec_env(name, seats=seats, **options), num_cycles=10)
    parallel_seed_test(lambda: parallel_env(name, **about), num_cycles=10)


@every_table
def test_pettingzoo_renders_and_ends(
    name: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    about = {"seats": seats, "illegal": "first"} | options
    render_test(lambda render_mode: aec_env(name, render_mode=render_mode, **about))
    cut = SimpleNamespace(parallel_env=lambda max_cycles: parallel_env(name, max_cycles=max_cycles, **about))
    cut.env = lambda max_cycles: parallel_to_aec(cut.parallel_env(max_cycles))
    max_cycles_test(cut)


@every_table
def test_gymnasium(name: str, seats: int, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"fourfold/{TITLES[name]}-v0", seats=seats, seat=seats - 1, **options).unwrapped)


@every_table
def test_openspiel(name: str, seats: int, options: dict[str, Any]) -> None:
    short = {"round_limit": 2} if name == "frag" else {}
    game = pyspiel.load_game(f"fourfold_{name}", {"players": seats, **options, **short})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@every_table
def test_the_same_seed_and_actions_are_the_same_game_everywhere(name: str, seats: int, options: dict[str, Any]) -> None:
    play = Play(Language(GAMES[name], seats, options), 11)
    one, all_at_once = (
        aec_env(name, seats=seats, **options),
        parallel_env(name, seats=seats, illegal="first", **options),
    )
    spiel = pyspiel.load_game(f"fourfold_{name}", {"players": seats, "seed": 11, **options}).new_initial_state()
    one.reset(seed=11)
    all_at_once.reset(seed=11)
    spiel.apply_action(0)
    dice = Dice(4)
    for _ in range(40):
        if play.state.over:
            break
        seat = min(play.acting())
        assert one.agent_selection == f"seat_{seat}"
        assert spiel.current_player() == seat
        assert (one.infos[f"seat_{seat}"]["action_mask"] == play.mask(seat)).all()
        action = dice.pick(play.legal(seat))
        play.act(seat, action)
        one.step(action)
        spiel.apply_action(action)
        assert one.play.save() == play.save() == spiel.play.save()
    for seat, move in play.moves:
        all_at_once.play.play(seat, move)
    assert [all_at_once.play.moves, all_at_once.play.seed] == [play.moves, play.seed]
    assert GAMES[name].view(all_at_once.play.state, 0) == GAMES[name].view(play.state, 0)
    assert str(spiel) == str(spiel.clone())


def test_openspiel_resamples_what_a_player_cannot_know() -> None:
    state = pyspiel.load_game("fourfold_fzzzt", {"players": 3}).new_initial_state()
    state.apply_action(7)
    state.apply_action(state.legal_actions()[0])
    me = state.current_player()
    other = state.resample_from_infostate(me, lambda: 0.25)
    assert other.information_state_string(me) == state.information_state_string(me)
    assert list(other.information_state_tensor(me)) == list(state.information_state_tensor(me))
    assert str(other) != str(state)


def test_importing_the_environments_registers_them() -> None:
    assert fourfold.envs.__doc__
    assert {f"fourfold/{TITLES[name]}-v0" for name in GAMES} <= set(gymnasium.registry)
    assert {f"fourfold_{name}" for name in GAMES} <= set(pyspiel.registered_names())


def test_a_bad_choice_of_words_is_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match="illegal is one of error, first"):
        aec_env("fits", illegal="maybe")
    with pytest.raises(ValueError, match="seat is 0 to 1"):
        gymnasium.make("fourfold/Fits-v0", seats=2, seat=5)
    env = aec_env("fits")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="the mask says what it may"):
        env.step(0)
