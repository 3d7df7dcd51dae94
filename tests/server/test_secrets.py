"""Promise 2: nothing hidden leaves. What an audience may not know can be dealt anew without one byte of difference."""

import copy
import io
import logging
import random
from collections.abc import Iterator

import pytest

from fourfold import GAMES, Dice, State
from fourfold.core.events import Private
from fourfold.core.state import IllegalMove
from fourfold.server import deeds, thinkers
from fourfold.server.catalogue import about_box
from fourfold.server.catalogue import told as as_data
from fourfold.server.connection import encode
from fourfold.server.entries import Moved
from fourfold.server.entries import encode as written
from fourfold.server.house import about, about_mine
from fourfold.server.logs import JsonLines
from fourfold.server.messages import Agree, Deed, Leave, Move, Refused, Return, Say, Undo
from fourfold.server.stages import Turn
from fourfold.server.table import Table
from fourfold.server.tables import Hosted
from tests.length import at_length, times
from tests.server.room import make_tables, setup, step, token
from tests.server.simulation import Disk
from tests.walks import cases

PERMUTATIONS = times(500, 20_000)
WORLDS = 2


def tables(game: str) -> Iterator[Table]:
    """Tables of a game at random moments, with every number of seats and every set of options."""
    named = [case for case in cases() if case.game.name == game]
    for seed in range(10_000):
        case = named[seed % len(named)]
        table = Table("t", setup(game, case.seats, seed=seed, options=case.options, hints=True))
        dice = Dice(seed)
        for _ in range(dice.below(120)):
            if table.state is None or table.state.over:
                break
            step(table, dice)
        yield table


class Elsewhere(Table):
    """The same table in another world, with the past that leads there."""

    def __init__(self, table: Table, state: State, past: State | None = None) -> None:
        vars(self).update(vars(copy.copy(table)))
        self.state, self.views, self.turns, self.events = state, {}, list(table.turns), copy.copy(table.events)
        self.past = past

    def before(self, seq: int) -> State:
        """The past of this world."""
        return self.past.copy() if self.past else super().before(seq)


def said_by(viewer: int, table: Table) -> Iterator[Deed]:
    """What a seat may say at a bad moment, or a good one."""
    for move in ("nonsense", "!join", "!nonsense", ""):
        for seq in (0, table.seq, table.seq + 1):
            yield Move(token=token(viewer), id="x", seq=seq, move=move)
    yield Say(token=token(viewer), id="x", text="Hm.")
    yield Agree(token=token(viewer), id="x", yes=True)
    yield Leave(token=token(viewer), id="x")
    yield Return(token=token(viewer), id="x")


def sent(table: Table, viewer: int | None) -> bytes:
    """Every byte a viewer gets: updates, moments, lists, the box, hints, answers to good and bad deeds; and the log."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines("%(message)s"))
    logging.getLogger("fourfold").addHandler(handler)
    hosted, room = Hosted(table, 0), make_tables(Disk(random.Random(1)))
    told = encode(table.update(viewer, table.happened(viewer, table.seq - 1), 5))
    told += (
        encode(table.moment(viewer, table.seq - 1))
        + encode(about(room, hosted))
        + encode(about_box(table.game, table.box()))
    )
    if viewer is not None:
        told += encode(about_mine(room, hosted, viewer))
        told += b"\n".join(answer(table, deed) for deed in said_by(viewer, table))
        if table.state and viewer in table.state.pending:
            told += encode(thinkers.known_to(table.game, "greedy", table.state, viewer))
    logging.getLogger("fourfold").removeHandler(handler)
    return told + lines.getvalue().encode()


def answer(table: Table, deed: Deed) -> bytes:
    """What a deed becomes, or why not."""
    try:
        return encode(deeds.deed(table, deed, 5))
    except Refused as refused:
        return f"{refused.code}: {refused.text}".encode()


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have the same luck in all worlds."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 12345)


@at_length
@pytest.mark.parametrize("game", GAMES)
def test_dealing_anew_what_an_audience_cannot_know_changes_no_byte_it_is_sent(game: str) -> None:
    done = 0
    for table in tables(game):
        assert table.state
        for viewer in [None, *range(table.state.seats)]:
            real = sent(table, viewer)
            for number in range(WORLDS):
                world = Elsewhere(table, table.game.imagine(table.state, viewer, Dice(number)))
                assert sent(world, viewer) == real
                done += 1
        if done >= PERMUTATIONS:
            return


def moved(table: Table, seat: int, move: str, world: State) -> Elsewhere | None:
    """The table after a move in another world, if the move is possible there."""
    there = world.copy()
    try:
        there.play(seat, move)
    except IllegalMove:
        return None
    after = Elsewhere(table, there, world)
    after.seq, after.turns = table.seq + 1, [*table.turns, Turn(table.seq + 1, seat, move)]
    after.events.append((after.seq, there.told, None))
    return after


@at_length
@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_undone_tells_no_more_than_was_seen(game: str) -> None:
    """Two worlds that look alike before, during and after a move: the wish to undo it is answered alike."""
    done = 0
    for number, table in enumerate(tables(game)):
        if table.state is None or table.state.over:
            continue
        dice = Dice(number)
        seat = dice.pick(list(table.state.pending))
        move = str(dice.pick(table.state.pending[seat].options))
        real = moved(table, seat, move, table.state)
        assert real
        for viewer in range(table.state.seats):
            undo = Undo(token=token(viewer), id="x")
            seen, answered = seen_by(real, viewer), answer(real, undo)
            for other in range(WORLDS * 3):
                world = table.game.imagine(table.state, viewer, Dice(other))
                world.dice = table.state.dice.copy()
                there = moved(table, seat, move, world)
                if there and seen_by(there, viewer) == seen:
                    assert answer(there, undo) == answered
                    done += 1
        if done >= PERMUTATIONS:
            return


def seen_by(table: Table, viewer: int | None) -> bytes:
    """A view and what happened just before."""
    return bytes(table.view(viewer)) + encode(table.happened(viewer, table.seq - 1))


@at_length
@pytest.mark.parametrize("game", GAMES)
def test_a_history_has_only_the_forms_of_events_that_were_meant_for_the_audience(game: str) -> None:
    private = 0
    for table in tables(game):
        assert table.state
        whole = Table("t", table.setup, recent=None)
        for turn in table.turns:
            entry = Moved(at=0, seat=turn.seat, move=turn.move)
            whole.add(entry, written(entry))
        for viewer in [None, *range(table.state.seats)]:
            history = whole.happened(viewer, -1)
            for seq, each in [(seq, each) for seq, told, _ in whole.events for each in told]:
                if isinstance(each, Private) and viewer not in each.seen_by and each.others != each.event:
                    assert {"seq": seq} | as_data(each.event) not in history
                    private += 1
        if private >= PERMUTATIONS or (table.seq and not private and game == "fits"):  # nothing is private there
            return


def test_nobody_is_told_anothers_token_or_the_seed() -> None:
    table = next(tables(next(iter(GAMES))))
    for viewer in (None, 0, 1):
        told = sent(table, viewer)
        assert not any(player.holder.encode() in told or token(0).encode() in told for player in table.players)
        assert b'"seed"' not in told
