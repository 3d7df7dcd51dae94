"""The bots: what they are shown, what they choose, and that they are worth playing against."""

from statistics import fmean
from typing import Any

import pytest

from fourfold import Dice
from fourfold.bots import choose, find_bot
from fourfold.games.fits import advice
from fourfold.games.fits.advice import Judge, judge
from fourfold.games.fits.table import Fits
from tests.games.fits.sets import set_file
from tests.games.fits.table import ANN, BOB, FITS, FLAT, grid, option, play, play_all, table


def played(bot: str, seed: int, seats: int = 1, **options: Any) -> Fits:
    """A game played by a bot in every seat."""
    g, dice, chosen = FITS.start(seats, seed, **options), Dice(seed), find_bot(FITS, bot)
    while not g.over:
        seat = next(iter(g.pending))
        g.play(seat, choose(FITS, chosen, g, seat, dice))
    return g


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rollout bot that looks at little."""
    monkeypatch.setattr(advice, "SHORTLIST", 2)
    monkeypatch.setattr(advice, "DECKS", 2)
    monkeypatch.setattr(advice, "AHEAD", 1)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("bot", ["greedy", "rollout"])
@pytest.mark.parametrize("options", [{}, {"mode": "long"}, {"mode": "custom", "set_file": set_file()}])
def test_bots_play_every_mode_to_the_end(bot: str, options: dict[str, Any]) -> None:
    assert played(bot, 1, seats=2, **options).over


def test_greedy_plays_much_better_than_chance() -> None:
    greedy = fmean(FITS.scores(played("greedy", seed))[0] for seed in range(20))
    chance = fmean(FITS.scores(played("random", seed))[0] for seed in range(20))
    assert greedy > 16
    assert chance < 5


def test_rollout_plays_better_than_greedy() -> None:
    seeds = range(100, 102)
    assert sum(FITS.scores(played("rollout", seed))[0] for seed in seeds) >= sum(
        FITS.scores(played("greedy", seed))[0] for seed in seeds
    )


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("bot", ["greedy", "rollout"])
def test_the_order_of_the_cards_and_hidden_choices_do_not_change_what_a_bot_does(bot: str) -> None:
    one, other = table("L5", "P5", calls="O4 I3 X5 Y5"), table("L5", "P5", calls="O4 Y5 X5 I3")
    for g in (one, other):
        play_all(g, FLAT, "P5 ##/##/#. 4")
    play(one, "O4 ##/## 0", seat=BOB)
    play(other, "pass", seat=BOB)
    chosen = [str(choose(FITS, find_bot(FITS, bot), g, ANN, Dice(3))) for g in (one, other)]
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
    fits = {shape.piece for shape, bit in judged.shapes.items() if judged.surface_worth((0,) * 6)[1] & bit}
    assert fits == {"I3", "O4", "T4", "L4", "L5", "P5", "T5", "U5", "V5", "Y5"}  # not N5, W5, X5: they close a cell
