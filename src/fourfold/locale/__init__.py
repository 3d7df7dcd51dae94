"""Every text a person reads, in English, Russian and French, from Fluent files."""

import locale as system
import os
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fourfold.faults import Sentence, reason, words

LANGUAGES = ("en", "ru", "fr")


def default_language() -> str:
    """The language of the person's system, if we speak it, else English."""
    named = os.environ.get("FOURFOLD_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    named = named or os.environ.get("LANG") or (system.getlocale()[0] or "")
    return next((language for language in LANGUAGES if named.lower().startswith(language)), "en")


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of one language."""
    texts = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


class Texts:
    """The texts of one language: `say("fzzzt-prompt-bid")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = bundle(language)

    def __contains__(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        return self.bundle.has_message(name) and (
            not attribute or attribute in self.bundle.get_message(name).attributes
        )

    def __call__(self, key: str, **values: Any) -> str:
        """The text with this key (`name` or `name.attribute`) and these values in it."""
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has no text"
        text, faults = self.bundle.format_pattern(pattern, values)
        assert not faults, f"{key}: {faults}"
        return str(text)

    def fault(self, what: Any) -> Any:
        """What is wrong, in this language: a sentence, an error that has one, or a list; other words as they are."""
        if isinstance(what, Exception):
            return self.fault(reason(what))
        if isinstance(what, list):
            return words([self.fault(each) for each in what])
        return (
            self(what.key, **{n: self.fault(v) for n, v in what.values.items()}) if isinstance(what, Sentence) else what
        )
