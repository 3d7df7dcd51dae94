"""What is wrong with options and users' files: sentences in English that can also be said in other languages."""

import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Self

VALUE = re.compile(r"\{ \$(\w+) \}")


@cache
def english() -> dict[str, str]:
    """The sentences by key; they are simple, so that rules can say them without a library."""
    lines = files("fourfold").joinpath("locale", "en", "faults.ftl").read_text(encoding="utf-8").splitlines()
    return {key: text for key, equals, text in [line.partition(" = ") for line in lines] if equals}


class Sentence(str):
    """A sentence in English, with the key of its text and what stands in it: words, sentences, or a list of them."""

    key: str
    values: dict[str, Any]

    def __new__(cls, key: str, /, **values: Any) -> Self:
        told = {name: each if isinstance(each, (Sentence, list)) else str(each) for name, each in values.items()}
        self = super().__new__(cls, VALUE.sub(lambda found: words(told[found[1]]), english()[key]))
        self.key, self.values = key, told
        return self

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.key,), self.values

    def data(self) -> dict[str, Any]:
        """The key and the values, for those who say it in another language."""
        return {"key": self.key, "values": {name: data(each) for name, each in self.values.items()}}


class Checked(str):
    """The text of a user's file that was checked before; a game may read it as it is."""

    __slots__ = ()


def trusted(options: Mapping[str, Any], files: Collection[str]) -> dict[str, Any]:
    """Options of a game that was started with them before: those that are files need no other check."""
    return {
        name: Checked(value) if name in files and isinstance(value, str) else value for name, value in options.items()
    }


def words(value: Any) -> str:
    """What stands in a sentence: the entries of a list each on a line of its own."""
    return "".join([f"\n{each}" for each in value]) if isinstance(value, list) else str(value)


def data(value: Any) -> Any:
    """A value of a sentence as plain data."""
    if isinstance(value, list):
        return [data(each) for each in value]
    return value.data() if isinstance(value, Sentence) else value


def reason(error: Exception) -> str:
    """What an error says: a sentence if it was raised with one."""
    said = error.args[0] if error.args else ""
    return said if isinstance(said, Sentence) else str(error)


def said(error: Exception) -> dict[str, Any] | None:
    """The key and the values of what an error says, if it was raised with a sentence."""
    why = reason(error)
    return why.data() if isinstance(why, Sentence) else None


def not_json(error: Exception) -> Sentence:
    """Where a text stops being JSON."""
    return Sentence("fault-line", line=getattr(error, "lineno", 1), column=getattr(error, "colno", 1))


def wrong_option(name: str, key: str, /, **values: Any) -> ValueError:
    """The error that an option cannot have its value, and why."""
    return ValueError(Sentence("fault-option", name=name, why=Sentence(key, **values)))
