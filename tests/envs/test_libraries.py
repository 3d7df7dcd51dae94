"""The official tests of PettingZoo, Gymnasium and OpenSpiel, for every game and number of seats, without a warning."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import pyspiel
import pytest
from absl.flags import FLAGS
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
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
from fourfold.envs.gymnasium import TITLES, FourfoldEnv
from fourfold.envs.pettingzoo import FourfoldAEC, FourfoldParallel, aec_env, parallel_env
from fourfold.envs.play import Language, Play
from fourfold.envs.spaces import default_seats
from tests.walks import allowed

TABLES = [
    (name, seats, options)
    for name, game in GAMES.items()
    for seats in game.seats
    for options in ({}, {"few_players": "on"})[: 1 + ("few_players" in game.options and seats < 4)]
    if allowed(game, seats, options)
]
SHORT = {"frag": {"round_limit": 2}}
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
    game = pyspiel.load_game(f"fourfold_{name}", {"players": seats, **options, **SHORT.get(name, {})})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@every_table
def test_the_same_seed_and_actions_are_the_same_game_everywhere(name: str, seats: int, options: dict[str, Any]) -> None:
    play, one = Play(Language(GAMES[name], seats, options), 11), aec_env(name, seats=seats, **options)
    spiel = pyspiel.load_game(f"fourfold_{name}", {"players": seats, "seed": 11, **options}).new_initial_state()
    one.reset(seed=11)
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
    assert str(spiel) == str(spiel.clone())


@every_table
def test_they_are_the_same_game_when_all_choose_at_once(name: str, seats: int, options: dict[str, Any]) -> None:
    play, table = Play(Language(GAMES[name], seats, options), 11), parallel_env(name, seats=seats, **options)
    seen, _ = table.reset(seed=11)
    dice = Dice(4)
    for _ in range(40):
        if play.state.over:
            break
        said = {seat: dice.pick(play.legal(seat)) for seat in sorted(play.acting())}
        for seat, action in said.items():
            assert (seen[f"seat_{seat}"] == play.observe(seat)).all()
            play.act(seat, action)
        seen, *_ = table.step({f"seat_{seat}": action for seat, action in said.items()})
        assert table.play.save() == play.save()


@every_table
def test_they_are_the_same_game_for_one_learner_among_bots(name: str, seats: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"fourfold/{TITLES[name]}-v0", seats=seats, **options).unwrapped
    assert isinstance(env, FourfoldEnv)
    env.reset(seed=11)
    shadow, dice, over = Play(env.language, 11), Dice(4), env.play.state.over
    for _ in range(40):
        if over:
            break
        *_, over, _, _ = env.step(dice.pick(env.play.legal(0)))
    for seat, move in env.play.moves:
        shadow.play(seat, move)
    assert shadow.save() == env.play.save() | {"said": []}  # the learner may have begun to spell out a move


def played_through(name: str, seats: int, options: dict[str, Any]) -> str:
    """OpenSpiel's account of a whole random game, in which it has asked for all there is."""
    chosen = {"players": seats, "deals": 3, **options, **({"round_limit": 1} if name == "frag" else {})}
    game = f"fourfold_{name}({','.join(f'{key}={value}' for key, value in chosen.items())})"
    return str(generate_playthrough.playthrough(game, None, seed=0))


@every_table
def test_openspiel_plays_a_game_through(name: str, seats: int, options: dict[str, Any]) -> None:
    text = played_through(name, seats, options)
    assert "IsTerminal() = True" in text
    assert f"ObservationString({seats - 1})" in text
    assert "PrivateObservationString" not in text


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_a_game_through_again(name: str, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(played_through(name, default_seats(name), {}), encoding="utf-8")
    if not FLAGS.is_parsed():  # the playthrough reads one of its own
        FLAGS(["test"])
    original, again = generate_playthrough.replay(str(tmp_path / "game.txt"))
    assert again == original


def test_openspiel_shows_onlookers_nothing_private() -> None:
    game = pyspiel.load_game("fourfold_fzzzt", {"players": 2})
    state = game.new_initial_state()
    state.apply_action(1)
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    seen = json.loads(game.make_py_observer(public).string_from(state, 0))
    assert seen == GAMES["fzzzt"].view(state.play.state, None)


@every_table
def test_every_environment_is_cloned_saved_and_loaded(name: str, seats: int, options: dict[str, Any]) -> None:
    env: Any
    learner = gymnasium.make(f"fourfold/{TITLES[name]}-v0", seats=seats, **options).unwrapped
    for env in (aec_env(name, seats=seats, **options), parallel_env(name, seats=seats, **options), learner):
        env.reset(seed=8)
        go_on(env, 3)
        saved, other = json.loads(json.dumps(env.save())), env.clone()
        third = type(env)(name, seats=seats, **options)
        third.reset(seed=1)
        third.load(saved)
        ends = [go_on(each, 12) for each in (env, other, third)]
        assert ends[0] == ends[1] == ends[2]
        assert (ends[0] != saved["play"]) == (saved["play"]["state"]["asked"] is not None)
        env.load(saved)
        assert env.save() == saved


def go_on(env: Any, steps: int) -> Any:
    """Let agents say what they may first, and tell where the game is then."""
    for _ in range(steps):
        if env.play.state.over:
            break
        first = {seat: env.play.legal(seat)[0] for seat in range(env.play.state.seats)}
        if isinstance(env, FourfoldAEC):
            env.step(first[env.seat(env.agent_selection)])
        elif isinstance(env, FourfoldParallel):
            env.step({agent: first[env.seat(agent)] for agent in env.agents})
        else:
            env.step(first[env.seat])
    return env.play.save()


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


@pytest.mark.parametrize("library", ["gymnasium", "pyspiel"])
def test_importing_fourfold_is_enough_for_who_uses_a_library(library: str) -> None:
    known = {
        "gymnasium": "'fourfold/Fits-v0' in gymnasium.registry",
        "pyspiel": "'fourfold_fits' in pyspiel.registered_names()",
    }
    script = f"import {library}, fourfold; assert {known[library]}"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_importing_fourfold_alone_loads_no_library() -> None:
    script = "import fourfold, sys; assert not {'gymnasium', 'numpy', 'pyspiel'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_name_with_its_module_needs_no_import() -> None:
    script = "import gymnasium; assert gymnasium.make('fourfold.envs:fourfold/Fits-v0', seats=1).reset(seed=1)"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_bad_choice_of_words_is_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match="illegal is one of error, first"):
        aec_env("fits", illegal="maybe")
    with pytest.raises(ValueError, match="seat is 0 to 1"):
        gymnasium.make("fourfold/Fits-v0", seats=2, seat=5)
    env = aec_env("fits")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="the mask says what it may"):
        env.step(0)
