"""When a move may be taken back without asking anybody."""

from collections.abc import Sequence
from typing import Any

from fourfold.core.dice import Dice
from fourfold.core.game import Game, View
from fourfold.core.state import IllegalMove, State
from fourfold.server.stages import Turn
from fourfold.server.table import Table

WORLDS = 16  # so many imagined worlds must agree that nothing was shown


def is_free(table: Table, seat: int, to: int) -> bool:
    """Alone against bots in a game that is not rated; or nobody else acted, and nothing was rolled or shown since."""
    if table.people == [seat] and not table.setup.rated:
        return True
    since = [turn for turn in table.turns if turn.seq >= to]
    if table.state is None or any(turn.seat != seat for turn in since):
        return False
    before = table.before(to)
    if before.dice.word != table.state.dice.word:
        return False
    viewers = [None, *range(table.state.seats)]
    return all(showed_nothing(table.game, before, since, table.state, viewer) for viewer in viewers)


def showed_nothing(game: Game[Any], before: State, turns: Sequence[Turn], after: State, viewer: int | None) -> bool:
    """Whether a viewer could have foretold what it sees after some moves: in every world it looks the same."""
    seen = game.view(after, viewer)
    if without_waiting(seen) == without_waiting(game.view(before, viewer)):
        return True
    for number in range(WORLDS):
        world = game.imagine(before, viewer, Dice(number))
        try:
            for turn in turns:
                world.play(turn.seat, turn.move)
        except IllegalMove:
            return False
        if game.view(world, viewer) != seen:
            return False
    return True


def without_waiting(view: View) -> View:
    """A view but for who is waited for."""
    return {name: value for name, value in view.items() if name != "waiting_for"}
