"""What is wrong with options and files is said in every language, and by the engine without any library."""

import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fourfold
from fourfold import GAMES
from fourfold.bots import find_bot
from fourfold.faults import Sentence, english, reason, said
from fourfold.locale import LANGUAGES, Texts

SOURCES = Path(fourfold.__file__).parent
WRONG: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "fzzzt": [
        (9, {}),
        (2, {"edition": "de"}),
        (2, {"extension": "on"}),
        (2, {"peripherals": "x"}),
        (2, {"peripherals": 3}),
        (2, {"card_file": "{"}),
        (2, {"card_file": '{"robots": [7, {"power": 9}], "peripherals": 3}'}),
        (2, {"nothing": 1}),
    ],
    "fits": [
        (1, {"mode": "custom"}),
        (1, {"mode": "long", "set_file": "{}"}),
        (1, {"mode": "custom", "set_file": '{"rounds": [{"picture": 3, "kinds": {"?": 1}}], "pieces": [{"id": ""}]}'}),
    ],
    "fluxx": [
        (2, {"who_starts": 7}),
        (2, {"who_starts": "me"}),
        (2, {"max_turns": 0}),
        (2, {"without": ["basic_rules", "nothing"]}),
        (2, {"add": '[{"type": "goal", "condition": {"luck": 1, "all_keepers": ["x"]}}, {"type": "war"}]'}),
    ],
    "frag": [
        (3, {}),
        (4, {"map": "moon"}),
        (4, {"map": '{"name_en": 3}'}),
        (4, {"characters": "9-9-9"}),
        (4, {"characters": "new,new"}),
        (4, {"round_limit": -1}),
    ],
}


def errors() -> Iterator[ValueError]:
    """What the games say to all these wishes."""
    for game, wishes in WRONG.items():
        for seats, options in wishes:
            with pytest.raises(ValueError, match=r"\w") as caught:
                GAMES[game].start(seats, **options)
            yield caught.value
    with pytest.raises(ValueError, match="no bot") as caught:
        find_bot(GAMES["fits"], "genius")
    yield caught.value


def test_every_wrong_wish_is_answered_by_a_sentence_with_its_values() -> None:
    for error in errors():
        assert isinstance(reason(error), Sentence), error
        assert json.loads(json.dumps(said(error))) == said(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_wish_is_answered_in_every_language(language: str) -> None:
    say = Texts(language)
    for error in errors():
        if language == "en":
            assert say.fault(error) == str(error)
        else:
            assert say.fault(error) != str(error)
            assert language != "ru" or re.search("[а-яё]", say.fault(error)), error


def test_the_rules_say_english_sentences_as_fluent_does() -> None:
    for key, text in english().items():
        values = {name: f"<{name}>" for name in re.findall(r"\$(\w+)", text)}
        assert Sentence(key, **values) == Texts("en")(key, **values)


def test_every_sentence_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py")))
    parts = [key.removeprefix("fault-") for key in english()]
    stems = [re.sub("^(fits|fluxx|frag|fzzzt)-", "", part) for part in parts]
    assert [part for part, stem in zip(parts, stems, strict=True) if f'{stem}"' not in sources] == []


def test_a_sentence_is_the_same_on_the_other_side_of_a_pipe() -> None:
    sentence = Sentence("fault-line", line=3, column=Sentence("fault-file"))
    read = pickle.loads(pickle.dumps(sentence))
    assert (read, read.data()) == (sentence, sentence.data())


def test_other_words_stay_as_they_are() -> None:
    assert Texts("fr").fault(ValueError("so it is")) == "so it is"
    assert said(ValueError("so it is")) is None
