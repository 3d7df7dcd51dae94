"""What happened, in words: events and cards as a person reads them."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fourfold.compiling import type_hints
from fourfold.core.events import Event, Seat
from fourfold.locale import Texts
from fourfold.plain import Thing, fields


def kebab(name: str) -> str:
    """LotWon as lot-won."""
    return (
        "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("-").replace(" ", "-")
    )


def card_name(say: Texts, game: str, card: Thing) -> str:
    """A card by the name of its own, or by that of its kind with what is printed on it."""
    if f"{game}-card-{card.id}" in say:
        return say(f"{game}-card-{card.id}")
    names = getattr(card, "names", {})
    if f"{game}-card-{getattr(card, 'kind', '')}" not in say:
        return str(names.get(say.language) or getattr(card, "name", card.id))
    printed = {name: in_words(say, game, getattr(card, name), ()) for name in fields(type(card))}
    return say(f"{game}-card-{getattr(card, 'kind', '')}", **printed)


def in_words(say: Texts, game: str, value: Any, names: Sequence[str]) -> Any:
    """A value for a sentence: cards by name, several joined, words that have a translation translated."""
    if isinstance(value, Thing):
        return card_name(say, game, value)
    if isinstance(value, Mapping):  # names by language
        return in_words(say, game, value.get(say.language) or next(iter(value.values()), ""), names)
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):  # a named tuple has a notation
        return ", ".join([str(in_words(say, game, each, names)) for each in value])
    if isinstance(value, str) and f"{game}-word-{kebab(value)}" in say:
        return say(f"{game}-word-{kebab(value)}")
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return value if isinstance(value, int) else str(value)


def option_text(say: Texts, game: str, name: str, values: Sequence[Any]) -> str:
    """What an option of a game is about, and what each of its values means."""
    key = f"{game}-option-{name}"
    meanings = [f"{value}: {say(f'{key}.{value}')}" for value in values if f"{key}.{value}" in say]
    return "; ".join([say(key), *meanings])


def sentence(say: Texts, game: str, event: Event, names: Sequence[str]) -> str:
    """An event as a sentence; seats stand in it with the names of the players."""
    kinds, told = kinds_of(type(event)), event._asdict()
    words = {
        name: names[value] if kinds[name] == Seat else in_words(say, game, value, names) for name, value in told.items()
    }
    return say(f"{game}-event-{kebab(type(event).__name__)}", **words | parts(say, game, told, names))


@cache
def kinds_of(event: type[Event]) -> dict[str, Any]:
    """The types of an event's fields, also where it is compiled."""
    return type_hints(event, extras=True)


def parts(say: Texts, game: str, told: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """What the moves in an event consist of, as in `landing-piece`; a card stands there by its id."""
    moves = {name: value._asdict() for name, value in told.items() if hasattr(value, "_fields")}
    found = {f"{name}-{part}": value for name, move in moves.items() for part, value in move.items()}
    known = {name: say(f"{game}-card-{value}") for name, value in found.items() if f"{game}-card-{value}" in say}
    return {name: in_words(say, game, value, names) for name, value in found.items()} | known
