"""The search: it averages over worlds, looks through nested choices, answers secrets, keeps its tree and its time."""

from dataclasses import replace

import pytest

from fourfold import GAMES, Dice
from fourfold.bots import advice, choose, explain
from fourfold.bots.ismcts import MEMORY, Budget, Search, rounds
from fourfold.bots.tree import Node
from tests.bots.toys import ADVICE, toy


def searcher(prompt: str, games: int = 120) -> Search:
    """A bot for a toy."""
    return Search(toy(prompt), ADVICE, Budget(games, 1e9))


def test_a_sure_win_is_better_than_a_guess_at_what_is_hidden() -> None:
    game = toy("coin")
    for seed in range(5):
        (best, *others) = explain(game, searcher("coin"), game.start(2, seed), 0, Dice(seed))
        assert best.option == 2
        assert best.value == 1
        assert all(0.2 < other.value < 0.8 for other in others)  # not 0 or 1: it has seen many worlds


def test_a_choice_behind_a_choice_is_found_though_chance_misses_it() -> None:
    game = toy("doors")
    best = explain(game, searcher("doors"), game.start(2, 1), 0, Dice(1))[0]
    assert best.option == 1  # roll-outs alone win a quarter of the games behind it
    assert best.value > 0.5


@pytest.mark.parametrize("careful", [True, False])
def test_only_a_careful_search_plays_on_with_the_thought_that_a_game_advises(careful: bool) -> None:
    game, known = toy("doors"), replace(ADVICE, careful=lambda g, me, dice: g.pending[me].options[-1])
    found = []
    for seed in range(20):
        bot = Search(game, known, Budget(2, 1e9, careful=careful))  # a game for each door
        opinions = {each.option: each.value for each in explain(game, bot, game.start(2, 1), 0, Dice(seed))}
        found.append(opinions[1])
    assert (set(found) == {1.0}) == careful


def test_in_secret_choices_both_seats_learn() -> None:
    game = toy("hands")
    opinions = explain(game, searcher("hands", 600), game.start(2, 1), 0, Dice(1))
    assert all(0.2 < opinion.value < 0.8 for opinion in opinions)  # whoever always shows the same hand is found out


def test_whoever_has_answered_in_secret_is_thought_through_anew() -> None:
    game = toy("hands")
    state = game.start(2, 1)
    state.play(1, 0)
    chosen = [choose(game, searcher("hands", 40), state, 0, Dice(seed)) for seed in range(12)]
    state = game.start(2, 1)
    state.play(1, 1)
    assert chosen == [choose(game, searcher("hands", 40), state, 0, Dice(seed)) for seed in range(12)]


def test_the_tree_below_a_choice_is_used_for_the_next() -> None:
    game, bot = toy("doors"), searcher("doors", 200)
    state = game.start(2, 1)
    state.play(0, choose(game, bot, state, 0, Dice(1)))
    assert bot.memory
    known = next(iter(bot.memory.values())).lines[0]
    before = sum(line.visits for line in known.values())
    opinions = explain(game, bot, state, 0, Dice(2))
    assert opinions[0].option == 3
    assert sum(line.visits for line in known.values()) > before + 100


def test_a_bot_keeps_many_tables_in_mind_and_forgets_the_oldest() -> None:
    game, bot = toy("doors"), searcher("doors", 200)
    state = game.start(2, 1)
    state.play(0, choose(game, bot, state, 0, Dice(1)))
    kept = dict(bot.memory)
    for number in range(MEMORY - len(kept)):
        bot.remember(str(number), Node())
    assert kept.items() <= bot.memory.items()
    bot.remember("one too many", Node())
    assert len(bot.memory) == MEMORY
    assert next(iter(kept)) not in bot.memory


def test_the_clock_ends_the_search_and_the_first_thought_stands() -> None:
    game = GAMES["fluxx"]
    state = game.start(2, 3)
    seat = next(iter(state.pending))
    hurried = Search(game, advice(game), Budget(10**9, 0.0))
    world = game.imagine(state, seat, Dice(1))
    assert hurried.opinions(world, seat, Dice(1))[0].option == advice(game).weigh(world, seat, Dice(1))[0][1]


def test_without_a_clock_equal_dice_give_equal_choices() -> None:
    game = GAMES["fzzzt"]
    state = game.start(3, 2)
    chosen = {
        str(choose(game, Search(game, advice(game), Budget(20, 0.0)).unhurried(), state, 0, Dice(9))) for _ in range(3)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize(("games", "candidates"), [(40, 6), (400, 8), (10, 2), (3, 7)])
def test_every_round_has_its_share_of_the_games(games: int, candidates: int) -> None:
    left, used = candidates, 0
    for worlds in rounds(games, candidates):
        used += worlds * left
        left = -(-left // 2)
    assert left == 1
    assert used <= max(games, 2 * candidates + 2)


def test_an_untried_option_that_looks_good_is_tried_first_and_a_bad_one_is_left() -> None:
    node = Node()
    assert node.select(0, ["a", "b"], [0.7, 0.3]) == "a"
    for _ in range(20):
        node.line(0, "a").add(0.0)
    assert node.select(0, ["a", "b"], [0.7, 0.3]) == "b"
    for _ in range(20):
        node.line(0, "b").add(1.0)
    assert node.select(0, ["a", "b"], [0.7, 0.3]) == "b"
    assert node.select(0, ["a"], [1.0]) == "a"  # only what this world offers
