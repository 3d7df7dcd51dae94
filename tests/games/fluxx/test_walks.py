"""What is true whenever the active player may play, wherever random picks lead; and how many ways there are."""

from hypothesis import HealthCheck, given, settings

from fourfold.games.fluxx.goals import meeting
from fourfold.games.fluxx.table import Fluxx, in_force
from tests.games.fluxx.table import ANN, GAME, table
from tests.walks import play_picks, walks

KINDS = ("draw", "play", "hand_limit", "keeper_limit")
some = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def check_rest(g: Fluxx) -> None:
    """A table that has settled (fluxx 22, 39, 42, 55, 62, 73, 120)."""
    now = in_force(g.rules)
    assert not g.resolving
    assert not g.small_hands
    assert not g.looked_at
    assert len(g.goals) <= now.goals
    assert g.drawn >= now.draw + (g.draw_bonus(now) if g.party or not now.party else 0)
    for seat in g.others(g.active):
        assert len(g.hands[seat]) <= now.hand_limit
        assert len(g.keepers[seat]) <= now.keeper_limit
    kinds = [rule.kind for rule in g.rules if rule.kind in KINDS]
    assert len(set(kinds)) == len(kinds)
    assert len({seat for goal in g.goals for seat in meeting(g, goal)}) != 1


@given(walks)
@some
def test_the_table_has_settled_whenever_a_card_may_be_played(walk: tuple[int, list[int], int]) -> None:
    seed, picks, rounds = walk
    g = GAME.start(2 + seed % 5, seed)
    for pick in picks * (rounds + 1):
        play_picks(g, [pick])
        if [decision.prompt for decision in g.pending.values()] == ["play"]:
            check_rest(g)
            assert len(g.pending[g.active].options) > 0


def ways(g: Fluxx, turn: int) -> int:
    """How many move sequences there are until a turn is over."""
    if g.over or g.turn != turn:
        return 1
    (decision,) = g.pending.values()
    total = 0
    for option in decision.options:
        world = g.copy()
        world.play(decision.seat, option)
        total += ways(world, turn)
    return total


def test_there_are_as_many_ways_through_a_turn_as_the_rules_allow() -> None:
    three = ["milk", "bread", "time"]
    assert ways(table(hands={ANN: three}), 1) == 3  # Play 1: any card
    assert ways(table(hands={ANN: three}, rules=["play_2"]), 1) == 3 * 2
    assert ways(table(hands={ANN: three}, rules=["play_all"]), 1) == 3 * 2 * 1
    assert ways(table(hands={ANN: three}, rules=["play_all_but_1"]), 1) == 3 * 2
    assert ways(table(hands={ANN: three}, rules=["hand_limit_1"]), 1) == 3 * 2  # a play, then one of two goes
    assert ways(table(hands={ANN: ["rotate_hands"]}), 1) == 2  # either way round
    assert ways(table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=three), 1) == 3 * 2
    four = ["draw_2", "play_2", "hand_limit_2", "first_play_random"]
    g = table(hands={ANN: ["lets_simplify"]}, rules=four, drawn=2)
    assert ways(g, 1) == 4 + 4 * 3  # random is the one way to play it; then one rule, or two in either order
