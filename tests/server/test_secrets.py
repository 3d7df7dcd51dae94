"""Promise 2: nothing hidden leaves. What an audience may not know can be dealt anew without one byte of difference."""

import copy
from collections.abc import Iterator

import pytest

from fourfold import GAMES, Dice, State
from fourfold.server import deeds
from fourfold.server.connection import encode
from fourfold.server.messages import Move, Refused
from fourfold.server.table import Table
from tests.server.room import setup, step, token
from tests.walks import cases

PERMUTATIONS = 1000
WORLDS = 2


def tables(game: str) -> Iterator[Table]:
    """Tables of a game at random moments, with every number of seats and every set of options."""
    named = [case for case in cases() if case.game.name == game]
    for seed in range(10_000):
        case = named[seed % len(named)]
        table = Table("t", setup(game, case.seats, seed=seed, options=case.options))
        dice = Dice(seed)
        for _ in range(dice.below(120)):
            if table.state is None or table.state.over:
                break
            step(table, dice)
        yield table


def elsewhere(table: Table, state: State) -> Table:
    """The same table in another world."""
    other = copy.copy(table)
    other.state, other.views, other.turns, other.events = state, {}, list(table.turns), copy.copy(table.events)
    return other


def sent(table: Table, viewer: int | None) -> bytes:
    """Every byte a viewer gets: the update with its events, and what its own mistakes are answered with."""
    told = encode(table.update(viewer, table.happened(viewer, table.seq - 1), 5))
    told += encode(table.moment(viewer, table.seq - 1))
    if viewer is None:
        return told
    for move in ("nonsense", "!join", "!nonsense", ""):
        for seq in (0, table.seq, table.seq + 1):
            try:
                deeds.deed(table, Move(token=token(viewer), id="x", seq=seq, move=move), 5)
            except Refused as refused:
                told += f"{refused.code}: {refused.text}\n".encode()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_dealing_anew_what_an_audience_cannot_know_changes_no_byte_it_is_sent(game: str) -> None:
    done = 0
    for table in tables(game):
        assert table.state
        for viewer in [None, *range(table.state.seats)]:
            real = sent(table, viewer)
            for number in range(WORLDS):
                world = elsewhere(table, table.game.imagine(table.state, viewer, Dice(number)))
                assert sent(world, viewer) == real
                done += 1
        if done >= PERMUTATIONS:
            return


def test_nobody_is_told_anothers_token_or_the_seed() -> None:
    table = next(tables(next(iter(GAMES))))
    for viewer in (None, 0, 1):
        told = sent(table, viewer)
        assert not any(player.holder.encode() in told or token(0).encode() in told for player in table.players)
        assert b'"seed"' not in told
