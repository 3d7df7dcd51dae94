"""The lab: what it writes down of a game, what it makes of many, and its report."""

import re
from typing import Any

import pytest

from fourfold import GAMES, Dice
from fourfold.arena.findings import Finding, findings, lead_changes, pairs, same_winner
from fourfold.arena.lab import Look, Question, Study, hidden_share, study_game
from fourfold.arena.match import Match
from fourfold.locale import Texts


def made(
    number: int, winner: int, leaders: tuple[int, ...] = (0,), used: tuple[set[str], ...] = (set(), set())
) -> Study:
    """A short game of two."""
    looks = tuple(Look(n, (1.0 - leader, float(leader)), 0.5) for n, leader in enumerate(leaders))
    questions = (Question(0, "play", 3), Question(0, "play", 1), Question(1, "discard", 2), Question(0, "play", 4))
    ranking = (1, 2) if winner == 0 else (2, 1)
    return Study(number, number // 2, (5 - winner, 3 + winner), ranking, questions, looks, tuple(map(frozenset, used)))


def finding(key: str, studies: list[Study]) -> Finding:
    """One table."""
    return next(each for each in findings(studies) if each.key == key)


def test_length_choice_and_questions_are_counted() -> None:
    studies = [made(0, 0), made(1, 1)]
    length = {row[0]: row[1] for row in finding("length", studies).rows}
    assert length == {"decisions": 4, "decisions-a-player": 2, "changes": 3}
    choice = {row[0]: row[1] for row in finding("branching", studies).rows}
    assert choice == {"options": 2.5, "options-if-several": 3}
    assert finding("prompts", studies).rows[0] == ("play", 3, pytest.approx(8 / 3), 4, "33.3 %")


def test_seats_scores_and_the_lead() -> None:
    studies = [made(0, 0), made(1, 0), made(2, 0), made(3, 1)]
    assert [row[1] for row in finding("seats", studies).rows] == ["75.0%", "25.0%"]
    rows = {row[0]: row[1:] for row in finding("scores", studies).rows}
    assert rows["best-score"][0] == 4.75
    assert rows["lead"][0] == 1.5


def test_luck_is_read_from_favourites_and_equal_deals() -> None:
    studies = [made(0, 0, (0, 1, 0)), made(1, 0), made(2, 0), made(3, 1)]
    assert lead_changes(studies[0]) == 2
    assert [(one.number, other.number) for one, other in pairs(studies)] == [(0, 1), (2, 3)]
    assert same_winner(studies) == 1
    rows = dict(finding("luck", studies).rows)
    assert rows["favourite-0"] == "75.0 %"
    assert rows["same-winner"] == "50.0 %"


def test_a_card_of_winners_is_above_its_fair_share() -> None:
    studies = [made(n, n % 4 == 3, used=({"good"}, {"bad"})) for n in range(40)]
    rows = finding("cards", studies).rows
    assert [(row[0], row[1], row[3]) for row in rows] == [("good", 40, 25), ("bad", 40, -25)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_studied(game: str) -> None:
    study = study_game(Match(game, ("greedy",), 4, 2, clock=False), 1)
    assert study == study_game(Match(game, ("greedy",), 4, 2, clock=False), 1)
    assert len(study.ranking) == 4
    assert study.looks[0].decisions == 0
    assert sum(study.looks[0].outlook) == pytest.approx(1)
    assert all(study.used)
    assert set().union(*study.used) <= set(GAMES[game].start(4, 0).box)


def test_what_lies_open_is_not_hidden() -> None:
    game = GAMES["fluxx"]
    state: Any = game.start(2, 1)
    assert 0.5 < hidden_share(game, state, 0, Dice(1)) < 1
    state.hands, state.deck, state.discard = [[], []], [], [*state.deck, *state.hands[0], *state.hands[1]]
    assert hidden_share(game, state, 0, Dice(1)) == 0


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
@pytest.mark.parametrize("game", ["fluxx", "fits"])
def test_the_report_is_one_page_with_its_pictures(lang: str, game: str) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra research")
    from fourfold.arena.report import report

    match = Match(game, ("random",), 2, 8)
    page = report(match, [study_game(match, number) for number in range(8)], Texts(lang))
    assert page.count("<svg") == page.count("</svg>") >= 6
    assert page.count("<h2>") == 8
    assert not re.search(r"(src|href)=[\"']?http", page)
    assert f'lang="{lang}"' in page
