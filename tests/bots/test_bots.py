"""Bots see only what their seat may know, and the better one wins."""

import json
from itertools import product
from typing import Any

import pytest

from fourfold import GAMES, Dice, Game
from fourfold.arena.match import Match, play_match, wins
from fourfold.bots import LEVELS, Bot, advice, bots, choose, explain, find_bot, play_randomly
from fourfold.bots.ismcts import Budget, Search
from fourfold.games.fits.planner import Planner
from fourfold.games.fits.seer import Seer
from fourfold.locale import LANGUAGES, Texts
from fourfold.locale.telling import in_words
from tests.walks import random_moves, table_sizes


def quick_bots(game: Game[Any]) -> dict[str, Bot]:
    """Every kind of bot, made anew, with budgets that no clock ends."""
    found = {name: bot for name, bot in bots(game).items() if not isinstance(bot, Search | Planner | Seer)}
    if game.name == "fits":
        planner = Planner(lambda *_: (), 3, 4, 2)
        found |= {"planner": planner, "seer": Seer(widths=(2, 1), answers=1, otherwise=planner)}
    return found | {"search": Search(game, advice(game), Budget(12, 1e9, 3))}


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_never_change_what_a_bot_chooses(game: str) -> None:
    rules = GAMES[game]
    for seed in range(3):
        state = rules.start(min(table_sizes(rules), key=lambda seats: abs(seats - 3)), seed)
        for number, (seat, _) in enumerate(random_moves(state, seed)):
            if number % 11 == 0:
                other = rules.imagine(state, seat, Dice(seed + 1))
                for real_bot, other_bot in zip(quick_bots(rules).values(), quick_bots(rules).values(), strict=True):
                    real = choose(rules, real_bot, state, seat, Dice(number))
                    assert str(real) == str(choose(rules, other_bot, other, seat, Dice(number)))
            if number >= 77:
                break


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in table_sizes(GAMES[game])])
def test_bots_play_in_every_seat_at_tables_of_every_size(game: str, seats: int) -> None:
    rules, asked = GAMES[game], set[int]()
    state = rules.start(seats, 6)
    every = list(quick_bots(rules).values())
    for number in range(5 * seats):
        seat = next(iter(state.pending))
        asked.add(seat)
        for bot in every if number % 4 == 0 else ():
            assert choose(rules, bot, state, seat, Dice(number)) in state.pending[seat].options
        state.play(seat, choose(rules, play_randomly, state, seat, Dice(number)))
    assert len(asked) > 1 or seats == 1


@pytest.mark.parametrize("game", GAMES)
def test_nor_do_they_when_a_bot_goes_on_from_what_it_has_thought(game: str) -> None:
    rules = GAMES[game]
    state = rules.start(min(table_sizes(rules), key=lambda seats: abs(seats - 3)), 4)
    real, other = [Search(rules, advice(rules), Budget(12, 1e9, 3)) for _ in range(2)]
    for number, (seat, _) in enumerate(random_moves(state, 4)):
        dealt = rules.imagine(state, seat, Dice(number + 1))
        assert str(choose(rules, real, state, seat, Dice(number))) == str(
            choose(rules, other, dealt, seat, Dice(number))
        )
        assert real.memory.keys() == other.memory.keys()
        if number >= 20:
            break


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_explains_first_is_what_it_chooses_and_every_reason_has_its_text(game: str) -> None:
    rules, texts = GAMES[game], [Texts(language) for language in LANGUAGES]
    state = rules.start(table_sizes(rules)[-1] if game == "frag" else 2, 5)
    for number, (seat, _) in enumerate(random_moves(state, 5)):
        if number % 9 == 0:
            for bot, again in zip(quick_bots(rules).values(), quick_bots(rules).values(), strict=True):
                opinions = explain(rules, bot, state, seat, Dice(number))
                assert str(opinions[0].option) == str(choose(rules, again, state, seat, Dice(number)))
                assert all(str(each.option) in [str(o) for o in state.pending[seat].options] for each in opinions)
                assert sum(each.weight for each in opinions) == pytest.approx(1)
                for reason, say in product([reason for each in opinions for reason in each.reasons], texts):
                    assert say(reason.key, **{k: in_words(say, game, v, ()) for k, v in reason.values.items()})
                assert json.loads(json.dumps([each.told() for each in opinions]))[0]["text"] == str(opinions[0].option)
                assert all(each.reasons for each in opinions)
        if number >= 60:
            break


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_levels_in_order_and_the_plain_bots(game: str) -> None:
    found = list(bots(GAMES[game]))
    assert tuple(found[:5]) == LEVELS
    assert {"random", "greedy"} <= set(found[5:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_at_fzzzt(seats: int) -> None:
    match = Match("fzzzt", ("greedy", *["random"] * (seats - 1)), seats, 24)
    share = sum(wins(outcome)["greedy"] for outcome in play_match(match)) / match.games
    assert share > 1.6 / seats


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="fzzzt has no bot 'clever'; there are novice, easy, normal"):
        find_bot(GAMES["fzzzt"], "clever")


@pytest.mark.parametrize("seed", [201, 246, 292])
def test_two_bots_that_only_undo_what_the_other_does_find_an_end(seed: int) -> None:
    rules, bot, dice = GAMES["fluxx"], find_bot(GAMES["fluxx"], "normal"), Dice(seed)
    state: Any = rules.start(2, seed)
    while not state.over and state.turn < 200:
        seat = next(iter(state.pending))
        state.play(seat, choose(rules, bot, state, seat, dice))
    assert state.winner is not None
