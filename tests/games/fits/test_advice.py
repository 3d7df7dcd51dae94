"""The bots: what they are shown, what they choose, and that they are worth playing against."""

from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from fourfold import Dice
from fourfold.bots import Bot, choose, explain, find_bot, play_randomly
from fourfold.games.fits import advice
from fourfold.games.fits.judge import Judge, judge
from fourfold.games.fits.planner import Planner
from fourfold.games.fits.seer import Seer
from fourfold.games.fits.table import Fits
from tests.games.fits.sets import set_file
from tests.games.fits.table import ANN, BOB, FITS, FLAT, grid, option, play, play_all, table

QUICK = Planner(advice.reasons, shortlist=2, decks=2, ahead=1)
DEEP = Planner(advice.reasons, shortlist=3, decks=2, ahead=2, finalists=2, answering=QUICK)
SEER = Seer(widths=(2, 1), answers=1, otherwise=QUICK)


def played(bot: Bot, seed: int, seats: int = 1, **options: Any) -> Fits:
    """A game played by a bot in every seat."""
    g, dice, chosen = FITS.start(seats, seed, **options), Dice(seed), bot
    while not g.over:
        seat = next(iter(g.pending))
        g.play(seat, choose(FITS, chosen, g, seat, dice))
    return g


@pytest.mark.parametrize("bot", [advice.greedy, QUICK, DEEP, SEER])
@pytest.mark.parametrize("options", [{}, {"mode": "long"}, {"mode": "custom", "set_file": set_file()}])
def test_bots_play_every_mode_to_the_end(bot: Bot, options: dict[str, Any]) -> None:
    assert played(bot, 1, seats=2, **options).over


def test_greedy_plays_much_better_than_chance() -> None:
    greedy = fmean(FITS.scores(played(advice.greedy, seed))[0] for seed in range(20))
    chance = fmean(FITS.scores(played(play_randomly, seed))[0] for seed in range(20))
    assert greedy > 16
    assert chance < 5


def test_rollout_plays_better_than_greedy() -> None:
    seeds = range(100, 102)
    assert sum(FITS.scores(played(find_bot(FITS, "rollout"), seed))[0] for seed in seeds) >= sum(
        FITS.scores(played(advice.greedy, seed))[0] for seed in seeds
    )


@pytest.mark.parametrize("bot", [advice.greedy, QUICK, DEEP, SEER])
def test_the_order_of_the_cards_and_hidden_choices_do_not_change_what_a_bot_does(bot: Bot) -> None:
    one, other = table("L5", "P5", calls="O4 I3 X5 Y5"), table("L5", "P5", calls="O4 Y5 X5 I3")
    for g in (one, other):
        play_all(g, FLAT, "P5 ##/##/#. 4")
    play(one, "O4 ##/## 0", seat=BOB)
    play(other, "pass", seat=BOB)
    chosen = [str(choose(FITS, bot, g, ANN, Dice(3))) for g in (one, other)]
    assert chosen[0] == chosen[1]


def test_the_last_landing_is_the_one_that_pays_most() -> None:
    g = grid(FLAT, call="O4")
    g.deck = []
    assert advice.greedy(g, ANN, Dice(1)) == option(g, "O4 ##/## 4")  # fills row 0
    symbols = grid(FLAT, call="O4", board=2)
    symbols.deck = []
    assert advice.greedy(symbols, ANN, Dice(1)) not in (None, option(symbols, "O4 ##/## 4"))  # a row, but a star lost


def known(g: Fits) -> Judge:
    """The judge of a table."""
    return judge(g.board, tuple([card.shape for card in g.deck]))


def test_without_cards_to_come_a_grid_is_worth_its_points() -> None:
    for board in (1, 2):
        g = grid(FLAT, "O4 ##/## 4", "I3 ### 1", board=board)
        assert known(g).worth(g.covered[ANN], 0) == {1: 2, 2: 8}[board]


def test_a_judge_sees_which_pieces_fit_a_surface() -> None:
    g = grid()
    judged = known(g)
    fits = {shape.piece for shape, bit in judged.shapes.items() if judged.look_at_surface((0,) * 5)[1] & bit}
    assert fits == {"I3", "O4", "T4", "L4", "L5", "P5", "T5", "U5", "V5", "Y5"}  # not N5, W5, X5: they close a cell


def test_a_planner_says_which_row_a_landing_fills_and_which_symbols_it_saves() -> None:
    g = grid(FLAT, call="O4")
    (first, *_) = explain(FITS, QUICK, g, ANN, Dice(1))
    assert str(first.option) == "O4 ##/## 4"
    assert ("bots-fits-fills", {"row": 0}) in first.reasons
    symbols = grid(FLAT, call="O4", board=2)
    keys = {
        reason.key
        for opinion in explain(FITS, find_bot(FITS, "normal"), symbols, ANN, Dice(1))
        for reason in opinion.reasons
    }
    assert {"bots-fits-saves", "bots-fits-covers", "bots-fits-pass"} <= keys


def test_the_best_few_ways_begin_with_the_best_and_hold_passing_too() -> None:
    g = grid(FLAT)
    judged, left = known(g), known(g).pieces([card.shape for card in g.deck[1:]])
    few = judged.best_few(g.covered[ANN], g.deck[0].shape, left, 100)
    assert few[0][1] == judged.best(g.covered[ANN], g.deck[0].shape, left)
    assert g.covered[ANN] in [each for _, each in few]
    assert few == sorted(few, reverse=True)
    assert [judged.worth(each, left) for _, each in few] == pytest.approx([worth for worth, _ in few])
    assert judged.best_few(g.covered[ANN], g.deck[0].shape, left, 3) == few[:3]


def test_an_answer_with_more_ways_in_mind_is_never_worse() -> None:
    g = grid(FLAT)
    judged, (shape, *_) = known(g), [card.shape for card in g.deck]
    one, five = [
        replace(QUICK, shortlist=number).answer(judged, g.covered[ANN], shape, [], Dice(1)) for number in (1, 5)
    ]
    assert five == one == judged.best_few(g.covered[ANN], shape, 0, 1)[0][0]  # the last piece: no luck is left
    rest = [card.shape for card in g.deck[1:]]
    thorough = replace(QUICK, shortlist=5, decks=40).answer(judged, g.covered[ANN], shape, rest, Dice(1))
    assert thorough > judged.worth(g.covered[ANN], judged.pieces(rest))  # better than to pass


def test_whoever_looks_deeper_compares_the_best_once_more() -> None:
    g = grid(FLAT, call="O4")
    opinions = explain(FITS, DEEP, g, ANN, Dice(1))
    assert len(opinions) == 3
    assert opinions[0].value >= opinions[1].value
    assert opinions[0].weight == opinions[1].weight > opinions[2].weight
    assert str(opinions[0].option) == "O4 ##/## 4"


def test_the_planner_stops_when_its_time_is_over() -> None:
    g = grid(FLAT, call="O4")
    hurried = Planner(advice.reasons, shortlist=5, decks=10**9, ahead=6, seconds=0.0, finalists=5, answering=QUICK)
    assert hurried.opinions(g, ANN, Dice(1))[0].option == advice.greedy(g, ANN, Dice(1))
