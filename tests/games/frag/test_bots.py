"""The bots: they play every variant, beat chance, and games between them end soon."""

from statistics import median
from typing import Any

import pytest

from fourfold import Dice
from fourfold.arena.match import Match, play_match, wins
from fourfold.bots import choose, find_bot
from fourfold.games.frag.advice import answer_attack, answer_special
from fourfold.games.frag.table import Frag
from tests.games.frag.table import ANN, BOB, GAME, play, table
from tests.games.frag.variants import VARIANTS


@pytest.mark.parametrize("options", VARIANTS, ids=range(len(VARIANTS)))
def test_the_bots_play_every_variant_by_the_rules(options: dict[str, Any]) -> None:
    state, dice = GAME.start(4, seed=5, **options), Dice(1)
    bots = [find_bot(GAME, level) for level in ("normal", "hard", "expert", "expert")]
    while not state.over:
        seat = next(iter(state.pending))
        choice = choose(GAME, bots[seat], state, seat, dice)
        assert str(choice) in [str(option) for option in state.pending[seat].options]
        state.play(seat, choice)


@pytest.mark.parametrize("name", ["pump_station", "six_gates"])
def test_the_bot_clearly_beats_chance(name: str) -> None:
    outcomes = list(play_match(Match("frag", ("greedy", "random", "random", "random"), 4, 8, options={"map": name})))
    assert sum(wins(outcome)["greedy"] for outcome in outcomes) >= 7  # chance would win 2


@pytest.mark.parametrize("name", ["pump_station", "six_gates"])
def test_games_between_bots_end_soon(name: str) -> None:
    outcomes = list(play_match(Match("frag", ("greedy",), 4, 6, options={"map": name})))
    assert median(sum(outcome.decisions) for outcome in outcomes) < 800


def test_the_bot_saves_itself_and_its_cards() -> None:
    g = table(hands={BOB: ["s_packet_loss"]}, down={ANN: ["w_assault_cannon"]}, builds={BOB: "1-3-3"})
    play(g, ANN, "fire w_assault_cannon.1 at 1")
    assert str(answer_attack(g, BOB, g.pending[BOB].options)) == "play s_packet_loss.1"
    g = table(hands={BOB: ["s_packet_loss"]}, builds={BOB: "4-2-1"})
    play(g, ANN, "fire pistol at 1")
    assert str(answer_attack(g, BOB, g.pending[BOB].options)) == "pass"
    g = table(hands={ANN: ["s_no_carrier"], BOB: ["s_anti_cheat"]})
    play(g, ANN, "play s_no_carrier.1 at 1")
    assert str(answer_special(g, BOB, g.pending[BOB].options)) == "play s_anti_cheat.1"


def test_only_the_expert_holds_others_up_and_knows_the_hacks() -> None:
    def told(g: Frag, seat: int) -> list[str]:
        return [str(choose(GAME, find_bot(GAME, level), g, seat, Dice(1))) for level in ("hard", "expert")]

    g = table(hands={BOB: ["s_disconnect"]}, down={ANN: ["w_assault_cannon"]}, builds={BOB: "1-3-3"})
    play(g, ANN, "fire w_assault_cannon.1 at 1")
    assert told(g, BOB) == ["pass", "play s_disconnect.1 at 0"]
    g = table(seats=2, hands={BOB: ["s_lag"]}, phase="begin")
    assert told(g, BOB) == ["pass", "play s_lag.1 at 0"]
    g = table(hands={BOB: ["s_disconnect"]}, phase="begin")
    assert told(g, BOB) == ["pass", "pass"]
    g.fighters[ANN].frags = 2
    assert told(g, BOB) == ["pass", "play s_disconnect.1 at 0"]
    g = table(seats=2, hands={ANN: ["s_hack_speed"]}, phase="roll")
    assert told(g, ANN) == ["roll", "play s_hack_speed.1"]
