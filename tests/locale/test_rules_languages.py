"""The rules in other languages are the same rules: line by line, number by number, option by option."""

import re

import pytest

from fourfold import GAMES
from tests.citing import RULES, numbered_rules

LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())
ENGLISH_WORDS = {"the", "of", "and", "is", "are", "with", "when", "its", "to", "by", "from"}
every_translation = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES]
)


def pairs(language: str, game: str) -> list[tuple[str, str]]:
    """Every line of the English rules beside the same line of the translation."""
    texts = [(folder / f"{game}.md").read_text(encoding="utf-8") for folder in (RULES, RULES / language)]
    english, translated = (text.splitlines() for text in texts)
    return list(zip(english, translated, strict=True))


def prose(line: str) -> str:
    """A line without what is never translated: code between backticks, and quoted names."""
    return re.sub(r"`[^`]*`|«[^»]*»", "", line)


def shape(line: str) -> tuple[str, int]:
    """What a line is, heading, row or rule with its number, and how many cells it has."""
    start = re.match(rf"#+ |```|\||- (?:\**(?:{'|'.join(GAMES)}) \d+\b)?|$", line)
    return start.group() if start else "text", prose(line).count("|") if line.startswith("|") else 0


def tags(line: str) -> list[str]:
    """The origin tags of a line, in their order; coordinates such as [0,9] are none."""
    return re.findall(r"\[[^\]\d,]+\]", prose(line))


def figures(line: str) -> list[str]:
    """The numbers in a row of a table, in their order."""
    return re.findall(r"\d+", line)


@every_translation
def test_the_numbers_are_the_same_in_the_same_order(language: str, game: str) -> None:
    assert numbered_rules(game, RULES / language) == numbered_rules(game) != []


@every_translation
def test_headings_tables_and_rules_stand_in_the_same_lines(language: str, game: str) -> None:
    for english, translated in pairs(language, game):
        assert shape(translated) == shape(english), translated


@every_translation
def test_every_rule_has_the_same_tags_always_translated_alike(language: str, game: str) -> None:
    meanings: dict[str, str] = {}
    for english, translated in pairs(language, game):
        for tag, translation in zip(tags(english), tags(translated), strict=True):
            assert meanings.setdefault(tag, translation) == translation, translated
        assert english.endswith("]") == translated.endswith("]"), translated
    assert len(set(meanings.values())) == len(meanings) > 1


@every_translation
def test_option_names_values_and_ids_stay_as_they_are(language: str, game: str) -> None:
    for english, translated in pairs(language, game):
        assert set(re.findall(r"`[^`]+`", english)) <= set(re.findall(r"`[^`]+`", translated)), translated


@every_translation
def test_tables_of_figures_say_the_same(language: str, game: str) -> None:
    for english, translated in pairs(language, game):
        if re.match(r"\| (?:\d+|\dD) \| \d+\.\d", english):
            assert figures(translated) == figures(english), translated


@every_translation
def test_no_english_sentence_is_left(language: str, game: str) -> None:
    for english, translated in pairs(language, game):
        if english.startswith("- "):
            assert translated != english
            assert ENGLISH_WORDS.isdisjoint(re.findall(r"\w+", prose(translated))), translated


@pytest.mark.parametrize("game", GAMES)
def test_the_russian_rules_are_in_cyrillic(game: str) -> None:
    for english, translated in pairs("ru", game):
        if english.startswith("- "):
            words = prose(translated)
            assert len(re.findall("[а-яё]", words)) > 2 * len(re.findall("[a-z]", words)), translated
