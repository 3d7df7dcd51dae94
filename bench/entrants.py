"""Our games, and what a researcher would use otherwise; a library is imported only when one of its games is loaded."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

from bench.measure import Entrant, Play, pick
from fourfold import GAMES

PACKAGES = {
    "fourfold": "fourfold",
    "openspiel": "open_spiel",
    "openspiel-python": "open_spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo",
    "pgx": "pgx",
}


def fourfold_play(name: str, seats: int) -> Play:
    """A game of ours."""
    game = GAMES[name]

    def play(source: Random, limit: int) -> tuple[Any, int]:
        state, decisions = game.start(seats, source.getrandbits(32)), 0
        while state.pending and decisions < limit:
            decisions += len(state.pending)
            for seat, decision in list(state.pending.items()):  # nobody's answer changes what the others are asked
                state.play(seat, pick(source, decision.options))
        return state, decisions

    return play


def openspiel_play(name: str, seats: int) -> Play:
    """A game of OpenSpiel, in C++ or in Python, called from Python; what chance does is no decision."""
    import pyspiel

    import_module("open_spiel.python.games")  # registers those written in Python
    game = pyspiel.load_game(name, {"players": seats} if name in OPENSPIEL_SEATS else {})
    chance, everybody, nobody = [
        int(getattr(pyspiel.PlayerId, each)) for each in ("CHANCE", "SIMULTANEOUS", "TERMINAL")
    ]

    def play(source: Random, limit: int) -> tuple[Any, int]:
        state, decisions = game.new_initial_state(), 0
        while decisions < limit and (seat := state.current_player()) != nobody:
            if seat == chance:
                state.apply_action(draw(source, state.chance_outcomes()))
            elif seat == everybody:
                state.apply_actions([pick(source, state.legal_actions(each)) for each in range(seats)])
                decisions += seats
            else:
                state.apply_action(pick(source, state.legal_actions()))
                decisions += 1
        return state, decisions

    return play


def draw(source: Random, outcomes: Sequence[tuple[int, float]]) -> int:
    """An outcome of chance; quicker than random.choices, numpy or pyspiel.sample_action."""
    left = source.random()
    for outcome, likelihood in outcomes:
        left -= likelihood
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the likelihoods are rounded and may not quite add up to 1


def rlcard_play(name: str, _: int) -> Play:
    """A game of RLCard; a step gives the next observation along with the legal actions."""
    import rlcard

    environment = rlcard.make(name, config={"seed": 0})

    def play(source: Random, limit: int) -> tuple[Any, int]:
        (observation, _), decisions = environment.reset(), 0
        while decisions < limit and not environment.is_over():
            observation, _ = environment.step(pick(source, list(observation["legal_actions"])))
            decisions += 1
        return environment, decisions

    return play


def pettingzoo_play(name: str, seats: int) -> Play:
    """A game of PettingZoo in the loop its manual shows; seats that are done only step on."""
    environment = make_pettingzoo(name, seats)
    environment.reset(seed=0)  # once: a seed for every game would take most of the time

    def play(source: Random, limit: int) -> tuple[Any, int]:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            elif decisions < limit:
                environment.step(int(pick(source, observation["action_mask"].nonzero()[0])))
                decisions += 1
            else:
                break
        return environment, decisions

    return play


def pgx_play(name: str, _: int) -> Play:
    """A game of pgx, one call at a time; compiled for the processor before the clock runs."""
    import jax
    import pgx

    environment = pgx.make(name)
    begin, step = jax.jit(environment.init), jax.jit(environment.step)

    def play(source: Random, limit: int) -> tuple[Any, int]:
        state, decisions = begin(jax.random.PRNGKey(source.getrandbits(31))), 0
        while decisions < limit and not state.terminated:
            state = step(state, int(pick(source, state.legal_action_mask.__array__().nonzero()[0])))
            decisions += 1
        return state, decisions

    play(Random(0), 1)
    return play


def make_pettingzoo(name: str, seats: int) -> Any:
    """An environment of PettingZoo, or an ImportError when a package it needs is missing."""
    from pettingzoo import make
    from pettingzoo.env_registry.exceptions import FailedToImport

    try:
        return make("aec", f"classic/{name}", **({PETTINGZOO_SEATS[name]: seats} if name in PETTINGZOO_SEATS else {}))
    except FailedToImport as error:
        raise ImportError(str(error.__cause__)) from error  # the package that is missing


OPENSPIEL_SEATS = {
    "hanabi": range(2, 6),
    "leduc_poker": range(2, 11),
    "goofspiel": range(2, 11),
    "oh_hell": range(3, 8),
}
PETTINGZOO_SEATS = {"hanabi-v5": "players", "texas_holdem-v4": "num_players"}  # by which name the seats are given
TWO, FOUR = range(2, 3), range(4, 5)
PGX = {"kuhn_poker": TWO, "leduc_holdem": TWO, "sparrow_mahjong": range(3, 4)}


def entrants() -> list[Entrant]:
    """Every game that is measured, ours first."""
    cpp = ["hanabi", "leduc_poker", "gin_rummy", "goofspiel", "oh_hell"]
    python = {"python_kuhn_poker": TWO, "python_liars_poker": TWO, "python_team_dominoes": FOUR}
    zoo = {"leduc_holdem-v4": TWO, "hanabi-v5": range(2, 6), "texas_holdem-v4": range(2, 11), "connect_four-v3": TWO}
    return [
        *[Entrant("fourfold", name, game.seats, fourfold_play, "copy") for name, game in GAMES.items()],
        *[Entrant("openspiel", name, OPENSPIEL_SEATS.get(name, TWO), openspiel_play, "clone") for name in cpp],
        *[Entrant("openspiel-python", name, seats, openspiel_play, "clone") for name, seats in python.items()],
        *[Entrant("rlcard", name, TWO, rlcard_play, observes=True) for name in ("leduc-holdem", "uno", "gin-rummy")],
        *[Entrant("pgx", name, seats, pgx_play, observes=True) for name, seats in PGX.items()],
        *[Entrant("pettingzoo", name, seats, pettingzoo_play, observes=True) for name, seats in zoo.items()],
    ]
