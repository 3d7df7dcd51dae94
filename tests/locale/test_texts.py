"""Every text exists in every language, with the same variables, and is really in that language."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fourfold.locale
from fourfold import GAMES
from fourfold.compiling import type_hints
from fourfold.core.events import Seat
from fourfold.locale import LANGUAGES, Texts, default_language
from fourfold.locale.telling import card_name, kebab, sentence

FOLDER = Path(fourfold.locale.__file__).parent
RUDE = {
    "ru": r"\b(ты|теб[яе]|тобой|тво\w+|\w+[еёи]шь(ся)?|возьми|выбери|сыграй|играй|тяни|сбрось|положи|скажи|нажми)\b",
    "fr": r"\b(tu|toi|ton|tes|te|t’\w+|joue tes|choisis|prends|pioche tes)\b",
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # the name fluent.syntax calls
        self.names.add(node.id.name)


class Words(Visitor):
    """Collects the words of a message, placeables aside."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # the name fluent.syntax calls
        self.text += node.value


def messages(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by key, attributes as `key.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                if entry.value:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables of a text."""
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def words(pattern: ast.Pattern) -> str:
    """The words of a text."""
    visitor = Words()
    visitor.visit(pattern)
    return visitor.text


def events(game: str) -> list[Any]:
    """Every event class of a game."""
    module = import_module(f"fourfold.games.{game}.events")
    return [each for each in vars(module).values() if hasattr(each, "_fields") and each.__module__ == module.__name__]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_in_every_language_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(other) == sorted(english)
    assert {key: variables(text) for key, text in other.items()} == {
        key: variables(text) for key, text in english.items()
    }


def test_russian_texts_are_in_russian() -> None:
    latin = {key: words(text) for key, text in messages("ru").items() if re.search("[A-Za-z]{3}", words(text))}
    assert [key for key, text in latin.items() if not re.search("[а-яё]", text, re.IGNORECASE)] == ["table-title"]


def test_french_texts_are_not_left_in_english() -> None:
    english, french = messages("en"), messages("fr")
    same = [key for key, text in french.items() if words(text) == words(english[key])]
    assert [key for key in same if len(set(re.findall(r"\w{2,}", words(french[key])))) > 2] == []


@pytest.mark.parametrize("language", RUDE)
def test_players_are_spoken_to_politely(language: str) -> None:
    ours = {key: words(text) for key, text in messages(language).items() if not is_title(key)}
    unquoted = {key: re.sub("«[^»]*»", "", text) for key, text in ours.items()}
    assert [key for key, text in unquoted.items() if re.search(RUDE[language], text, re.IGNORECASE)] == []


def is_title(key: str) -> bool:
    """Whether a key names a card, whose title is the publisher's."""
    return "-card-" in key and not key.endswith(".effect")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_prompt_and_option_can_be_said(game: str, language: str) -> None:
    texts = messages(language)
    kinds = [f"{game}-event-{kebab(event.__name__)}" for event in events(game)]
    prompts = [f"{game}-{kind}-{kebab(prompt)}" for prompt in GAMES[game].prompts for kind in ("prompt", "help")]
    options = [f"{game}-option-{option}" for option in GAMES[game].options]
    assert [key for key in [*kinds, *prompts, *options, f"{game}-title", f"{game}-about"] if key not in texts] == []
    said = {event: variables(texts[f"{game}-event-{kebab(event.__name__)}"]) for event in events(game)}
    assert {event: names - sayable(event) for event, names in said.items() if names - sayable(event)} == {}


def sayable(event: Any) -> set[str]:
    """The fields of an event, and of the moves in it."""
    moves = {name: kind for name, kind in type_hints(event).items() if hasattr(kind, "_fields")}
    return {*event._fields, *[f"{name}-{part}" for name, kind in moves.items() for part in kind._fields]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(game: str, language: str) -> None:
    say, rules = Texts(language), GAMES[game]
    seats = next(seats for seats in (4, *rules.seats) if seats in rules.seats)
    for card in rules.start(seats).box.values():
        name = card_name(say, game, card)
        assert name
        assert "{" not in name
        assert name != card.id or len(name) < 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_take_the_right_plural(language: str) -> None:
    say = Texts(language)
    forms = [say("fzzzt-screen-points", points=points) for points in (1, 2, 5, 21)]
    expected = {
        "en": ["1 point", "2 points", "5 points", "21 points"],
        "ru": ["1 очко", "2 очка", "5 очков", "21 очко"],
        "fr": ["1 point", "2 points", "5 points", "21 points"],
    }
    assert forms == expected[language]


def test_a_sentence_names_players_and_cards() -> None:
    state = GAMES["fzzzt"].start(2)
    event = next(event for event in state.told if type(event).__name__ == "RoundBegan")
    assert type_hints(type(event), extras=True)["chief"] == Seat
    names = ["Ann", "Bob"]
    assert f"{names[state.chief]} holds the wrench" in sentence(Texts("en"), "fzzzt", event, names)


def test_the_language_of_the_system_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", "fr_CA.UTF-8")
    assert default_language() == "fr"
    monkeypatch.setenv("FOURFOLD_LANG", "tlh")
    assert default_language() == "en"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts in 'de'; there are en, ru, fr"):
        Texts("de")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "bracket (U5) in column 2, row 0"), ("ru", "скоба (U5), колонка 2, ряд 0")]
)
def test_the_log_says_what_a_move_consists_of(language: str, said: str) -> None:
    state = GAMES["fits"].start(2, 5)
    card = state.box["U5"]
    landing = next(drop.land(0) for (_, column), drop in card.shape.by_name.items() if column == 2)
    laid = next(each for each in events("fits") if each.__name__ == "PieceLaid")
    assert said in sentence(Texts(language), "fits", laid(0, landing), ["Ann", "Bob"])
