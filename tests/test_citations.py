"""Every numbered rule has a test, and every citation names a rule."""

import pytest

from fourfold import GAMES
from tests.citing import citations, numbered_rules


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_is_numbered_once_and_without_a_gap(game: str) -> None:
    numbers = numbered_rules(game)
    assert numbers == [f"{game} {n}" for n in range(1, len(numbers) + 1)]
    assert numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    cited = {number for number, _ in citations()}
    assert [number for number in numbered_rules(game) if number not in cited] == []


def test_every_citation_names_a_rule() -> None:
    known = {number for game in GAMES for number in numbered_rules(game)}
    assert [f"{place} cites {number}" for number, place in citations() if number not in known] == []
